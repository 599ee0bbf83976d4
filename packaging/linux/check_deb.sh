#!/usr/bin/env bash
# Installs the Debian package in dist into a clean root by apt, checks and plays it there, and removes it; as root.
#
#   packaging/linux/check_deb.sh [SUITE]       # bookworm, or another suite of Debian
#
# The root is made by debootstrap in build/deb-root. PYTHON names a Python that Felucca can run with, for the match by mouse
# (packaging/play_by_mouse.py, then first_game.py; they need Xvfb and xdotool). KILLS and MINUTES are passed on.
set -euo pipefail
cd "$(dirname "$0")/../.."
suite=${1:-bookworm}
python=${PYTHON:-python3}
version=$("$python" packaging/release.py version | sed 's/\.dev/~dev/') # as make_deb.sh writes it
package=$PWD/dist/felucca_${version}_$(dpkg --print-architecture).deb
root=$PWD/build/deb-root
rm -rf "$root"
debootstrap --variant=minbase "$suite" "$root" >/dev/null
inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 chroot "$root" "$@"; }

echo "== install, with nothing that is only recommended"
cp "$package" "$root/root/"
inside apt-get update --quiet >/dev/null
inside apt-get install --yes --quiet --no-install-recommends "/root/$(basename "$package")" >/dev/null
inside felucca --version
[ "$(inside dpkg-query --show felucca)" = "felucca	$version" ]
inside dpkg --verify felucca
[ "$(inside which python3 || true)" = "" ] || { echo "the clean root has a Python, which proves nothing" >&2; exit 1; }

echo "== self-check"
inside env SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy felucca --selfcheck

echo "== a match by mouse"
"$python" packaging/play_by_mouse.py --inside "$root" --kills "${KILLS:-3}" --minutes "${MINUTES:-15}" felucca

echo "== a newcomer's first game, by the entry of the menu"
entry=$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$root/usr/share/applications/local.felucca.Felucca.desktop")
"$python" packaging/first_game.py --inside "$root" --minutes "${MINUTES:-30}" "$entry"

echo "== remove"
inside dpkg --listfiles felucca | sort > build/deb-files
inside apt-get purge --yes --quiet felucca >/dev/null
left=$(while read -r file; do [ -d "$root$file" ] || [ ! -e "$root$file" ] || echo "$file"; done < build/deb-files)
[ -z "$left" ] || { echo "after removing stay: $left" >&2; exit 1; }
[ ! -e "$root/usr/lib/felucca" ] || { echo "after removing stays /usr/lib/felucca" >&2; exit 1; }
echo "all is well"
