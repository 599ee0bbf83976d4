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

options=(--force --deep --timestamp=none)
[ "$identity" = "-" ] || options=(--force --deep --timestamp --options runtime --entitlements packaging/macos/entitlements.plist)
codesign "${options[@]}" --sign "$identity" "$app"
codesign --verify --deep --strict "$app"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
rm -f "$image"
hdiutil create -volname "Felucca $version" -srcfolder "$stage" -fs HFS+ -format UDZO -imagekey zlib-level=9 "$image"

if [ "$identity" != "-" ]; then
  codesign --force --timestamp --sign "$identity" "$image"
  if [ -n "${FELUCCA_NOTARY:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$FELUCCA_NOTARY" --wait
    xcrun stapler staple "$image"
    spctl --assess --type open --context context:primary-signature --verbose "$image"
  fi
fi
echo "$image"
