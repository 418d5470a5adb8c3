#!/bin/bash
# Makes the disk image: the application beside a link to the folder where it belongs.
#
#   dmg.sh APP ICON TITLE IMAGE
set -euo pipefail

app="$1"
icon="$2"
title="$3"
image="$4"

work="$(mktemp -d)"
volume="$work/volume"
trap 'hdiutil detach -quiet "$volume" 2>/dev/null || true; rm -rf "$work"' EXIT

mkdir "$work/content" "$volume"
ditto "$app" "$work/content/$(basename "$app")"
ln -s /Applications "$work/content/Applications"
cp "$icon" "$work/content/.VolumeIcon.icns"

hdiutil create -quiet -fs HFS+ -format UDRW -volname "$title" -srcfolder "$work/content" "$work/open.dmg"
hdiutil attach -quiet -nobrowse -mountpoint "$volume" "$work/open.dmg"
# The volume has an icon of its own: the flag 0x0400 in what the Finder keeps about a folder.
xattr -wx com.apple.FinderInfo \
    "0000000000000000040000000000000000000000000000000000000000000000" "$volume"
for _ in 1 2 3 4 5; do # it may still be looked at by the system's search
    hdiutil detach -quiet "$volume" && break
    sleep 2
done
rm -f "$image"
hdiutil convert -quiet "$work/open.dmg" -format UDZO -imagekey zlib-level=9 -o "$image"
