#!/bin/bash
# Puts the keys for signing where codesign and notarytool find them, and prints the variables that sign.sh wants.
#
#   keys.sh FOLDER
#
# Taken from MACOS_CERTIFICATE (a Developer ID with its key as PKCS 12, in base64), MACOS_CERTIFICATE_PASSWORD and,
# if the image shall be notarised, MACOS_NOTARY_KEY_TEXT (a key of App Store Connect).
set -euo pipefail

exec 3>&1 >&2 # what the tools say is no variable

folder="$1"
keychain="$folder/signing.keychain-db"
password="$(uuidgen)"

umask 077
printf '%s' "$MACOS_CERTIFICATE" | base64 --decode >"$folder/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 3600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$folder/certificate.p12" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
rm "$folder/certificate.p12"
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db

identity="$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(Developer ID Application: .*\)"/\1/p' | head -n 1)"
test -n "$identity"
echo "MACOS_IDENTITY=$identity" >&3
if [ -n "${MACOS_NOTARY_KEY_TEXT:-}" ]; then
    printf '%s' "$MACOS_NOTARY_KEY_TEXT" >"$folder/notary.p8"
    echo "MACOS_NOTARY_KEY=$folder/notary.p8" >&3
fi
