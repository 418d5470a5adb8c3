#!/bin/bash
# Looks at a disk image as somebody would who has downloaded it, and starts what is in it.
#
#   check.sh IMAGE TITLE EXECUTABLE
set -euo pipefail

image="$1"
app_name="$2.app"
executable="$3"

work="$(mktemp -d)"
volume="$work/volume"
trap 'hdiutil detach -quiet "$volume" 2>/dev/null || true; rm -rf "$work"' EXIT

hdiutil verify -quiet "$image"
mkdir "$volume"
hdiutil attach -quiet -nobrowse -readonly -mountpoint "$volume" "$image"
test -L "$volume/Applications"
test -s "$volume/$app_name/Contents/Resources/licences/INDEX.txt"
plutil -lint "$volume/$app_name/Contents/Info.plist"
codesign --verify --deep --strict "$volume/$app_name"
if [ -n "${MACOS_NOTARY_KEY:-}" ]; then
    xcrun stapler validate "$image"
    spctl --assess --type execute "$volume/$app_name"
fi

# Once from the image, which cannot be written, and once installed, with nothing in its environment but how Qt shall draw.
environment=("HOME=$work")
for name in QT_QPA_PLATFORM QT_QUICK_BACKEND; do
    if [ -n "${!name:-}" ]; then
        environment+=("$name=${!name}")
    fi
done
installed="$work/programmes à moi"
mkdir "$installed"
ditto "$volume/$app_name" "$installed/$app_name"
for place in "$volume" "$installed"; do
    env -i "${environment[@]}" "$place/$app_name/Contents/MacOS/$executable" --self-test
done
