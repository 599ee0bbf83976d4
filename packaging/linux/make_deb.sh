#!/usr/bin/env bash
# Makes a Debian package of dist/felucca: packaging/linux/make_deb.sh
#
# It depends on what SDL loads for a window and what the program itself is linked with, and has no scripts of its own:
# menus, icons and types of files are taken up by the triggers of the packages that keep them.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
version=$("$python" packaging/release.py version | sed 's/\.dev/~dev/') # the tilde sorts before the release
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
id=local.felucca.Felucca
root=build/deb
rm -rf "$root"
umask 022
mkdir -p "$root/DEBIAN" "$root/usr/lib" "$root/usr/bin" "$root/usr/share/doc/felucca"
cp -r dist/felucca "$root/usr/lib/felucca"
ln -s ../lib/felucca/felucca "$root/usr/bin/felucca"
install -Dm644 packaging/linux/$id.desktop -t "$root/usr/share/applications"
install -Dm644 packaging/linux/$id.metainfo.xml -t "$root/usr/share/metainfo"
install -Dm644 packaging/linux/$id.mime.xml "$root/usr/share/mime/packages/$id.xml"
install -Dm644 art/logo.svg "$root/usr/share/icons/hicolor/scalable/apps/$id.svg"
for size in 48 128 256 512; do
  install -Dm644 packaging/icons/felucca-$size.png "$root/usr/share/icons/hicolor/${size}x${size}/apps/$id.png"
done
mv "$root/usr/lib/felucca/LICENCES.txt" "$root/usr/share/doc/felucca/copyright"
cat "$root/usr/lib/felucca/LICENSE" >> "$root/usr/share/doc/felucca/copyright"
rm "$root/usr/lib/felucca/LICENSE"
mkdir -p "$root/usr/share/man/man1"
gzip -9 --no-name < packaging/linux/felucca.1 > "$root/usr/share/man/man1/felucca.1.gz"
gzip -9 --no-name < CHANGELOG.md > "$root/usr/share/doc/felucca/changelog.gz"
chmod -R u=rwX,go=rX "$root"
find "$root" -name '*.so*' -type f -exec chmod 644 {} +
find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +

home=$("$python" packaging/release.py home)
glibc=$("$python" packaging/linux/libraries.py --newest dist/felucca)
cat > "$root/DEBIAN/control" <<CONTROL
Package: felucca
Version: $version
Section: games
Priority: optional
Architecture: $architecture
Maintainer: The Felucca project${home:+
Homepage: $home}
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: libc6 (>= $glibc), libgcc-s1, zlib1g, libx11-6, libxcursor1, libxext6, libxfixes3, libxi6, libxrandr2, libxss1
Recommends: fontconfig, libasound2 | libasound2t64, libegl1, libgl1, libpulse0, libudev1, libwayland-client0, libwayland-cursor0, libwayland-egl1, libxkbcommon0
Description: desktop table for three games of the Nile
 Play Sobek, Sobek: 2 Players and Sa-Rê at the computer: alone against AIs
 that see only what their seat may see, with friends at one screen, or any mix.
 .
 Every move is saved as it is made. Nothing is ever sent over a network.
CONTROL
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
touch --date="@$SOURCE_DATE_EPOCH" "$root/DEBIAN" "$root"/DEBIAN/*
package=dist/felucca_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$package"
du -m "$package"
