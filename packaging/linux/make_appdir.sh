#!/usr/bin/env bash
# Lays dist/felucca out as an AppDir with desktop file, icons and metainfo; with appimagetool also makes the AppImage.
#
#   packaging/linux/make_appdir.sh VERSION [APPIMAGETOOL]
set -euo pipefail
cd "$(dirname "$0")/../.."
version=${1:?the version}
tool=${2:-}
dir=build/Felucca.AppDir
id=local.felucca.Felucca
rm -rf "$dir"
mkdir -p "$dir/usr/lib" "$dir/usr/bin"
cp -r dist/felucca "$dir/usr/lib/felucca"
ln -s ../lib/felucca/felucca "$dir/usr/bin/felucca"
install -Dm644 packaging/linux/$id.desktop -t "$dir/usr/share/applications"
install -Dm644 packaging/linux/$id.metainfo.xml "$dir/usr/share/metainfo/$id.appdata.xml"
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
if [ -n "$tool" ]; then
  ARCH=$(uname -m) VERSION=$version "$tool" --no-appstream "$dir" "dist/felucca-$version-linux-$(uname -m).AppImage"
fi
