#!/usr/bin/env bash
# Signs programs for Windows, in Git's shell there: packaging/windows/sign.sh FILE…
#
# The certificate lies in $RUNNER_TEMP/certificate.pfx, its password in PASSWORD. TIMESTAMP names a server that confirms
# when it was signed, so that the signature outlives the certificate; without one it doesn't.
set -euo pipefail
tool=$(find "/c/Program Files (x86)/Windows Kits/10/bin" -path '*/x64/signtool.exe' | sort | tail -1)
options=(sign //fd SHA256 //f "$RUNNER_TEMP/certificate.pfx" //p "$PASSWORD")
[ -z "${TIMESTAMP:-}" ] || options+=(//tr "$TIMESTAMP" //td SHA256)
"$tool" "${options[@]}" "$@"
