#!/bin/bash
# Signs the application, or the disk image with it.
#
#   sign.sh app APP ENTITLEMENTS
#   sign.sh image IMAGE IDENTIFIER
#
# With a Developer ID, whose name is in MACOS_IDENTITY, the hardened runtime is on; without it the signature is ad hoc:
# enough to start the program here, but others are asked whether they trust it. An image that is signed with the ID is
# notarised, if the key of App Store Connect is given: its file in MACOS_NOTARY_KEY, its names in MACOS_NOTARY_KEY_ID
# and MACOS_NOTARY_ISSUER.
set -euo pipefail

identity="${MACOS_IDENTITY:-}"

sign() {
    codesign --force --sign "${identity:--}" ${identity:+--timestamp} "$@"
}

sign_program() {
    sign ${identity:+--options=runtime} "$@"
}

sign_app() {
    local app="$1" entitlements="$2" file
    # From the inside out: what is signed holds the signatures of its parts. The program in MacOS is signed with the whole.
    while IFS= read -r -d '' file; do
        if file --brief "$file" | grep --quiet Mach-O; then
            sign_program "$file"
        fi
    done < <(find "$app/Contents" -path "$app/Contents/MacOS" -prune -o -type f -print0)
    sign_program --entitlements "$entitlements" "$app"
    codesign --verify --deep --strict "$app"
}

sign_image() {
    local image="$1" identifier="$2"
    if [ -z "$identity" ]; then
        echo "No MACOS_IDENTITY: the image is not signed."
        return
    fi
    sign --identifier "$identifier" "$image"
    if [ -z "${MACOS_NOTARY_KEY:-}" ]; then
        echo "No MACOS_NOTARY_KEY: the image is not notarised."
        return
    fi
    xcrun notarytool submit "$image" --wait \
        --key "$MACOS_NOTARY_KEY" --key-id "$MACOS_NOTARY_KEY_ID" --issuer "$MACOS_NOTARY_ISSUER"
    xcrun stapler staple "$image"
}

case "${1:-}" in
    app) sign_app "$2" "$3" ;;
    image) sign_image "$2" "$3" ;;
    *)
        echo "usage: sign.sh app APP ENTITLEMENTS | sign.sh image IMAGE IDENTIFIER" >&2
        exit 2
        ;;
esac
