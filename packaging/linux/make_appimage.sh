#!/usr/bin/env bash
# Lays dist/felucca out as an AppDir with menu entry, icons and metainfo; with a runtime it becomes an AppImage.
#
#   packaging/linux/make_appimage.sh [RUNTIME]
#
# RUNTIME is the small program that every AppImage (type 2) begins with; it is published as `runtime-x86_64` by the
# makers of the format. What follows it is a squashfs, which comes out the same each time.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$("${PYTHON:-python3}" packaging/release.py version)
runtime=${1:-}
dir=build/Felucca.AppDir
id=local.felucca.Felucca
rm -rf "$dir"
mkdir -p "$dir/usr/lib" "$dir/usr/bin"
cp -r dist/felucca "$dir/usr/lib/felucca"
ln -s ../lib/felucca/felucca "$dir/usr/bin/felucca"
install -Dm644 packaging/linux/$id.desktop -t "$dir/usr/share/applications"
install -Dm644 packaging/linux/$id.metainfo.xml -t "$dir/usr/share/metainfo"
install -Dm644 packaging/linux/$id.mime.xml "$dir/usr/share/mime/packages/$id.xml"
install -Dm644 art/logo.svg "$dir/usr/share/icons/hicolor/scalable/apps/$id.svg"
for size in 48 128 256 512; do
  install -Dm644 packaging/icons/felucca-$size.png "$dir/usr/share/icons/hicolor/${size}x${size}/apps/$id.png"
done
ln -s usr/share/applications/$id.desktop "$dir/$id.desktop"
ln -s usr/share/icons/hicolor/256x256/apps/$id.png "$dir/$id.png"
ln -s $id.png "$dir/.DirIcon"
cat > "$dir/AppRun" <<'RUN'
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/lib/felucca/felucca" "$@"
RUN
chmod 755 "$dir/AppRun"
"$dir/AppRun" --version
[ -n "$runtime" ] || exit 0

[ "$(head -c 11 "$runtime" | tail -c 3 | od -An -tx1 | tr -d ' ')" = 414902 ] ||
  { echo "$runtime is no runtime of an AppImage (type 2)" >&2; exit 1; }
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
mksquashfs "$dir" build/felucca.squashfs -root-owned -noappend -no-xattrs -comp zstd -Xcompression-level 19 -quiet -no-progress
image=dist/felucca-$version-linux-$(uname -m).AppImage
cat "$runtime" build/felucca.squashfs > "$image"
chmod 755 "$image"
du -m "$image"
