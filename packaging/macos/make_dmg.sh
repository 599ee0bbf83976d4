#!/usr/bin/env bash
# Makes the disk image of dist/Felucca.app; with a certificate it is signed, notarised and stapled as well.
#
#   packaging/macos/make_dmg.sh
#
# For signing, set FELUCCA_SIGN ("Developer ID Application: …"); for notarising also FELUCCA_NOTARY, the name of a
# profile made once with `xcrun notarytool store-credentials`. Without them the program is signed for this machine only
# ("ad hoc"), and players must allow it in the system's settings.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$("${PYTHON:-python3}" packaging/release.py version)
app=dist/Felucca.app
image=dist/felucca-$version-macos-$(uname -m).dmg
identity=${FELUCCA_SIGN:--}

options=(--force --timestamp=none)
[ "$identity" = "-" ] || options=(--force --timestamp --options runtime --entitlements packaging/macos/entitlements.plist)
# every library and program by itself, from the inside: --deep signs them all alike, and misses those among the data
find "$app/Contents" -type f \( -name '*.so' -o -name '*.dylib' -o -perm +111 \) -print0 |
  xargs -0 -n 1 codesign "${options[@]}" --sign "$identity"
codesign "${options[@]}" --sign "$identity" "$app"
codesign --verify --deep --strict "$app"

notarise() { # FILE: let Apple look through it
  xcrun notarytool submit "$1" --keychain-profile "$FELUCCA_NOTARY" --wait
}
if [ "$identity" != "-" ] && [ -n "${FELUCCA_NOTARY:-}" ]; then # the app as well, so that it starts without a network
  ditto -c -k --keepParent "$app" build/Felucca.zip
  notarise build/Felucca.zip
  xcrun stapler staple "$app"
fi

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
rm -f "$image"
hdiutil create -volname "Felucca $version" -srcfolder "$stage" -fs HFS+ -format UDZO -imagekey zlib-level=9 "$image"

if [ "$identity" != "-" ]; then
  codesign --force --timestamp --sign "$identity" "$image"
  if [ -n "${FELUCCA_NOTARY:-}" ]; then
    notarise "$image"
    xcrun stapler staple "$image"
    spctl --assess --type open --context context:primary-signature --verbose "$image"
  fi
fi
echo "$image"
