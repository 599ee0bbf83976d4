#!/usr/bin/env bash
# Checks the AppImage in dist where there is no Python and no FUSE: packaging/linux/check_appimage.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$("${PYTHON:-python3}" packaging/release.py version)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
cp "dist/felucca-$version-linux-$(uname -m).AppImage" "$home/Felucca.AppImage"
image=(env -i "HOME=$home" PATH=/usr/bin:/bin SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$home/Felucca.AppImage" --appimage-extract-and-run)

told=$("${image[@]}" --version)
[[ "$told" = "Felucca $version (rules and AIs "* ]]
[ "$told" = "$(dist/felucca/felucca --version)" ] # compiled or not, as the folder that it was made from
"${image[@]}" --selfcheck

echo "== portable: everything stays beside the image"
touch "$home/portable"
"${image[@]}" endure --matches 1 | tail -1
ls "$home"/felucca-data/matches/*.felucca
[ ! -e "$home/.local" ] || { echo "something was written to the home folder" >&2; exit 1; }
