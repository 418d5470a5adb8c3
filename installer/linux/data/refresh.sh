#!/bin/sh
# Tells the desktop what has changed below a prefix; what a system has not needs no telling. Where
# nothing is left of anybody, the desktop's own notes go too; the folders stay.
set -eu

share=$1/share
if command -v update-desktop-database >/dev/null && [ -d "$share/applications" ]; then
    update-desktop-database -q "$share/applications" || true
    if [ "$(ls -A "$share/applications")" = mimeinfo.cache ]; then
        rm -- "$share/applications/mimeinfo.cache"
    fi
fi
if command -v update-mime-database >/dev/null && [ -d "$share/mime/packages" ]; then
    update-mime-database "$share/mime" >/dev/null 2>&1 || true
    if [ -z "$(ls -A "$share/mime/packages")" ]; then
        for name in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache \
            subclasses treemagic types version; do
            rm -f -- "$share/mime/$name"
        done
        find "$share/mime" -mindepth 1 -depth -type d ! -path "*/mime/packages" \
            -exec rmdir -- {} + 2>/dev/null || true
    fi
fi
if command -v gtk-update-icon-cache >/dev/null && [ -e "$share/icons/hicolor/index.theme" ]; then
    gtk-update-icon-cache -q -t "$share/icons/hicolor" || true
fi
