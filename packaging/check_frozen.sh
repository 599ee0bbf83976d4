#!/usr/bin/env bash
# Builds the program in an environment of its own and checks it where there is no Python: packaging/check_frozen.sh
#
# The folder comes out in dist/felucca. PYTHON names the Python to build with, FELUCCA_BUILT=1 checks what is there,
# FELUCCA_PLAIN=1 needs no C compiler: rules and AIs are not compiled. WALK says for how many seconds the window is walked through (needs Xvfb and xdotool).
set -euo pipefail
cd "$(dirname "$0")/.."
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)} PYTHONHASHSEED=1

if [ -z "${FELUCCA_BUILT:-}" ]; then
  compiled=(--compiled)
  [ -z "${FELUCCA_PLAIN:-}" ] || compiled=()
  "${PYTHON:-python3}" packaging/build.py "${compiled[@]}"
fi
folder=dist/felucca

echo "== the self-check, with no Python on the path and no settings"
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
bare=(env -i "HOME=$home" PATH=/nonexistent SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy)
"${bare[@]}" "$folder/felucca" --selfcheck

echo "== commands"
"${bare[@]}" "$folder/felucca" --version | tee "$home/told"
[ -n "${FELUCCA_PLAIN:-}" ] || grep -qF "(rules and AIs compiled)" "$home/told"
"${bare[@]}" FELUCCA_PURE=1 "$folder/felucca" --version | grep -F "(rules and AIs not compiled: "
"${bare[@]}" "$folder/felucca" --help >/dev/null
"${bare[@]}" "$folder/felucca" check
"${bare[@]}" "$folder/felucca" simulate sobek --games 2 --jobs 2 --record "$home/games"
"${bare[@]}" "$folder/felucca" verify "$home"/games/*.felucca
"${bare[@]}" SDL_VIDEODRIVER=none "$folder/felucca" "$home/games/sobek-1-00000.felucca" >"$home/told" # no screen: in the terminal
grep -q "the end:" "$home/told"

echo "== portable: everything stays beside the program"
cp -r "$folder" "$home/stick"
touch "$home/stick/portable"
"${bare[@]}" "$home/stick/felucca" endure --matches 1 >"$home/told"
tail -1 "$home/told"
ls "$home"/stick/felucca-data/matches/*.felucca
[ ! -e "$home/.local" ] || { echo "something was written to the home folder" >&2; exit 1; }

if command -v Xvfb >/dev/null && command -v xdotool >/dev/null; then
  echo "== a walk through the window"
  python=build/venv/bin/python
  [ -x "$python" ] || python=${PYTHON:-python3}
  "$python" packaging/walk_window.py --seconds "${WALK:-120}" "$folder/felucca"
else
  echo "== no walk through the window: Xvfb or xdotool is missing"
fi

echo "== what is inside"
for paper in LICENSE LICENCES.txt felucca.cdx.json; do [ -s "$folder/$paper" ] || { echo "$paper is missing" >&2; exit 1; }; done
unwanted=$(find "$folder" \( -name '*.ttf' -o -name '*.py' -o -name '*.wav' -o -name RECORD -o -iname '*numpy*' -o -name 'libcrypto*' -o -path '*/tests/*' -o -path '*/zoneinfo/*' \) ! -path '*/lib-dynload/*')
[ -z "$unwanted" ] || { echo "what nobody needs: $unwanted" >&2; exit 1; }
for kind in art/*.svg art/*.webp data/*.yaml data/*.json data/*.ftl data/*.tmx sounds/*.ogg; do
  place=${kind%%/*} ending=${kind##*.}
  [ "$(cd "$place" && find . -name "*.$ending" | sort)" = "$(cd "$folder/_internal/$place" && find . -name "*.$ending" | sort)" ] ||
    { echo "files of $place are missing or too many" >&2; exit 1; }
done
"${PYTHON:-python3}" packaging/linux/libraries.py "$folder"
du -sm "$folder" | awk '{ print $1 " MB" }'
