#!/bin/sh
# Installs @TITLE@ from the folder that this script lies in. See --help.
set -eu

usage() {
    cat <<'TEXT'
usage: ./install.sh [--prefix FOLDER]

Installs @TITLE@ for you alone, in ~/.local, or below another FOLDER, such as
/usr/local (which needs the rights to write there). What an earlier call has
installed there is replaced. Saved games and settings are not touched.
uninstall.sh takes everything away again.
TEXT
}

fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

prefix=
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -gt 1 ] || fail "--prefix needs a folder."; prefix=$2; shift ;;
        --prefix=*) prefix=${1#--prefix=} ;;
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
case $prefix in
    *'
'*) fail "The folder must not have a line break in its name." ;;
esac

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
[ -x "$here/@NAME@" ] || fail "The program is not in the folder of this script, $here."
lib=$prefix/lib/@NAME@
list=$lib/installed-files
place=$(CDPATH='' cd -- "$lib" 2>/dev/null || cd -- "$prefix" 2>/dev/null && pwd -P) || place=$prefix
case $place/ in
    "$here"/*) fail "The program cannot be installed into its own folder, $here." ;;
esac
[ -d "$here/share" ] || fail "The folder of this script, $here, is not whole."

# What is below the folder of the program, as find's last words tell it: not what is for the folder
# that was unpacked alone, nor what a portable game keeps there.
program() {
    (
        cd "$here"
        find . \( -path ./share -o -path ./install.sh -o -path ./README.txt \
            -o -path ./@PORTABLE_FILE@ -o -path ./@PORTABLE_FOLDER@ \) -prune -o "$@" -print
    )
}

shared() {
    (cd "$here" && find share "$@" -print)
}

# All folders below the prefix, and first itself, each after the one that it is in.
folders() {
    printf '%s\n' '' bin lib
    program -type d | sed 's,^\.,lib/@NAME@,'
    shared -type d
}

missing() {
    folders | while IFS= read -r folder; do
        [ -d "$prefix/$folder" ] || printf '%s/\n' "$folder"
    done
}

made=$(missing)
mkdir -p -- "$lib" "$prefix/bin" || fail "There is no right to write in $prefix."
if [ ! -w "$lib" ] || [ ! -w "$prefix/bin" ]; then
    fail "There is no right to write in $prefix."
fi
if [ -e "$list" ]; then
    earlier=$(grep '/$' "$list" || true)
    sh "$here/uninstall.sh" --prefix "$prefix" --quiet
    made=$(printf '%s\n' "$earlier" "$made" "$(missing)" | sed '/^$/d' | LC_ALL=C sort -u)
    mkdir -p -- "$lib"
fi

# The list comes first, so that what an interrupted call leaves can be taken away too. In it, the
# folders that were not there before end with a slash.
{
    program ! -type d | sed 's,^\./,lib/@NAME@/,'
    shared ! -type d
    printf '%s\n' bin/@NAME@ lib/@NAME@/installed-files
    [ -z "$made" ] || printf '%s\n' "$made"
} >"$list"
folders | while IFS= read -r folder; do
    mkdir -p -- "$prefix/$folder"
done
program ! -type d | while IFS= read -r file; do
    cp -P -- "$here/$file" "$lib/$file"
done
chmod -R u+w "$lib"
shared ! -type d | while IFS= read -r file; do
    cp -- "$here/$file" "$prefix/$file"
    chmod u+w "$prefix/$file"
done
ln -sf -- "../lib/@NAME@/@NAME@" "$prefix/bin/@NAME@"

# A desktop may not look in the folder's bin, so its entry names the program's whole path: first in
# quotes as Exec wants it, then with each backslash doubled as any value has it.
start=$prefix/bin/@NAME@
exec_path=$(printf '%s' "$start" | sed 's/[\\"`$]/\\&/g; s/%/%%/g; s/\\/\\\\/g')
try_path=$(printf '%s' "$start" | sed 's/\\/\\\\/g')
entry=share/applications/@APP_ID@.desktop
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$exec_path" ;;
        TryExec=*) printf 'TryExec=%s\n' "$try_path" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/$entry" >"$prefix/$entry"

sh "$lib/refresh.sh" "$prefix"
printf '%s\n' "@TITLE@ @VERSION@ is in $lib." "$start starts it, and so does your menu." \
    "$lib/uninstall.sh takes it away again."
