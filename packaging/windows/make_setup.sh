#!/usr/bin/env bash
# Makes the installer of dist/felucca with Inno Setup 6, in the shell that comes with Git for Windows.
#
#   packaging/windows/make_setup.sh
#
# ISCC names the compiler, if it is not where its own installer puts it.
set -euo pipefail
cd "$(dirname "$0")/../.."
iscc=${ISCC:-/c/Program Files (x86)/Inno Setup 6/ISCC.exe}
[ -f "$iscc" ] || { echo "there is no Inno Setup at $iscc" >&2; exit 1; }
version=$("${PYTHON:-python}" packaging/release.py version)
# one slash would be taken for a folder by this shell and made into a path of Windows
MSYS2_ARG_CONV_EXCL='*' "$iscc" "/DVersion=$version" packaging/windows/felucca.iss
ls "dist/felucca-$version-windows-x64-setup.exe"
