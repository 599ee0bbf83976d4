#!/usr/bin/env bash
# Makes the installer of a built program for Windows with NSIS 3, on Linux or in the shell of Git for Windows.
#
#   packaging/windows/make_setup.sh [FOLDER [OUT]]      # dist/felucca -> dist/felucca-VERSION-windows-x64-setup.exe
#
# MAKENSIS names the compiler if it is not on the path; VERSION stands for another version than that of the sources.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
version=${VERSION:-$("$python" packaging/release.py version)}
folder=${1:-dist/felucca}
out=${2:-dist/felucca-$version-windows-x64-setup.exe}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
files=$stage/files.nsh
size=$("$python" packaging/windows/setup_files.py "$folder" "$files")
mkdir -p "$(dirname "$out")"

target=amd64-unicode # as in Debian; the NSIS for Windows makes installers of 32 bits only
if command -v cygpath >/dev/null; then target=x86-unicode; fi
absolute() { # as the compiler reads it: a folder of Windows there, a plain one elsewhere
  if command -v cygpath >/dev/null; then cygpath --absolute --windows "$1"; else readlink -f "$1"; fi
}
home=$("$python" packaging/release.py home)
"${MAKENSIS:-makensis}" -V2 -WX -INPUTCHARSET UTF8 "-DTARGET=$target" "-DVERSION=$version" \
  "-DNUMBERS=${version%%.dev*}" ${home:+"-DHOMEPAGE=$home"} "-DSIZE=$size" \
  "-DFILES=$(absolute "$files")" "-DOUT=$(absolute "$out")" packaging/windows/felucca.nsi
ls -l "$out"
