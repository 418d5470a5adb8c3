#!/bin/sh
# Takes away what install.sh has installed. See --help.
set -eu

usage() {
    cat <<'TEXT'
usage: uninstall.sh [--prefix FOLDER] [--purge] [--quiet]

Takes @TITLE@ away from ~/.local, or from the FOLDER that it was installed in.
Saved games and settings stay; --purge deletes them too, those of the person
who calls it. What the program could make anew (its cache) goes in any case.
TEXT
}

fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
prefix=
[ ! -e "$here/installed-files" ] || prefix=${here%/lib/@NAME@}
purge=no
quiet=no
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -gt 1 ] || fail "--prefix needs a folder."; prefix=$2; shift ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        --purge) purge=yes ;;
        --quiet) quiet=yes ;;
        -h | --help) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
    shift
done
if [ -z "$prefix" ]; then
    [ -n "${HOME:-}" ] || fail "The variable HOME names no folder of yours; use --prefix FOLDER."
    prefix=$HOME/.local
fi
case $prefix in
    /*) ;;
    *) prefix=$(pwd -P)/$prefix ;;
esac
if [ "$purge" = yes ] && [ -z "${HOME:-}" ]; then
    fail "The variable HOME names no folder of yours, so there is nothing to purge."
fi
lib=$prefix/lib/@NAME@
list=$lib/installed-files
[ -r "$list" ] || fail "There is no installed @TITLE@ in $prefix."
[ -w "$lib" ] || fail "There is no right to write in $prefix."

# Only what was installed is removed: a portable game's saves lie in the same folder. So are only the
# folders that were made for it; in the list they end with a slash.
refresh=$(cat "$lib/refresh.sh" 2>/dev/null || true)
files=$(cat "$list")
printf '%s\n' "$files" | while IFS= read -r file; do
    case $file in
        */) ;;
        *) rm -f -- "$prefix/$file" ;;
    esac
done
[ -z "$refresh" ] || sh -c "$refresh" refresh.sh "$prefix"
printf '%s\n' "$files" | LC_ALL=C sort -r | while IFS= read -r folder; do
    case $folder in
        */) rmdir -- "$prefix/$folder" 2>/dev/null || true ;;
    esac
done

caches=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
[ -z "$caches" ] || rm -rf -- "$caches/@NAME@"
if [ "$purge" = yes ]; then
    rm -rf -- "${XDG_DATA_HOME:-$HOME/.local/share}/@NAME@" "${XDG_CONFIG_HOME:-$HOME/.config}/@NAME@"
fi
[ "$quiet" = yes ] || printf '%s\n' "@TITLE@ is removed."
