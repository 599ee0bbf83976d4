#!/usr/bin/env bash
# Builds Felucca for Windows on a clean Debian 12 and tries it under Wine; fails if anything is off.
#
#   packaging/windows/check_in_wine.sh [--games N] [STEP…]      # build, parity, repeat, installer, window, walk, first, kills, suite; all of them if none is named
#
# Needs root (or sudo) once, for packages of Debian. Everything else stays in build/wine; the zip, the installer and the
# bill of materials come out in dist. All versions and hashes stand in pins.toml beside this file and in requirements.lock.
set -euo pipefail
cd "$(dirname "$0")/../.."
pins=packaging/windows/pins.toml

packages=(ca-certificates git python3 python3-venv xdotool xvfb)
while IFS='" =' read -r name version; do
  [ "$(dpkg-query --show --showformat='${Version}' "$name" 2>/dev/null || true)" = "$version" ] || packages+=("$name=$version")
done < <(awk '/^\[/ {inside = ($1 == "[debian]"); next} inside && NF {gsub(/"/, ""); print $1, $3}' "$pins")
missing=()
for package in "${packages[@]}"; do
  [[ $package != *=* ]] && dpkg-query --show "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update --quiet
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends --allow-downgrades "${missing[@]}"
fi

mkdir -p build
python3 packaging/lock.py build compile test > build/requirements.txt
if ! cmp --silent build/requirements.txt build/host/requirements.txt; then
  rm -rf build/host
  python3 -m venv build/host
  build/host/bin/python -m pip install --quiet --require-hashes -r build/requirements.txt
  cp build/requirements.txt build/host/
fi
# all through a pipe: a Python of which an output goes to a file does not start under Wine 8
build/host/bin/python packaging/windows/wine.py "$@" 2>&1 | cat
