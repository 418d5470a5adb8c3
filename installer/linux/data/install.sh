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

prefix=${HOME:-}/.local
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -gt 1 ] || fail "--prefix needs a folder."; prefix=$2; shift ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        -h | --help) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
    shift
done
case $prefix in
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac
case $prefix in
    *'
'*) fail "The folder must not have a line break in its name." ;;
esac

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
[ -x "$here/@NAME@" ] || fail "The program is not in the folder of this script, $here."
lib=$prefix/lib/@NAME@
list=$lib/installed-files
[ "$here" != "$lib" ] || fail "This is the installed program already."

mkdir -p -- "$lib" "$prefix/bin" || fail "There is no right to write in $prefix."
if [ ! -w "$lib" ] || [ ! -w "$prefix/bin" ]; then
    fail "There is no right to write in $prefix."
fi
if [ -e "$list" ]; then
    sh "$here/uninstall.sh" --prefix "$prefix" --quiet
    mkdir -p -- "$lib" "$prefix/bin"
fi

# The list comes first, so that what an interrupted call leaves can be taken away too.
(
    cd "$here"
    find . -path ./share -prune -o ! -type d -print | sed 's,^\./,lib/@NAME@/,'
    find share ! -type d -print
    printf '%s\n' bin/@NAME@ lib/@NAME@/installed-files
) >"$list"
(cd "$here" && find . -path ./share -prune -o ! -type d -print) | while IFS= read -r file; do
    mkdir -p -- "$lib/$(dirname -- "$file")"
    cp -P -- "$here/$file" "$lib/$file"
done
chmod -R u+w "$lib"
(cd "$here" && find share ! -type d -print) | while IFS= read -r file; do
    mkdir -p -- "$prefix/$(dirname -- "$file")"
    cp -- "$here/$file" "$prefix/$file"
    chmod u+w "$prefix/$file"
done
ln -sf -- "../lib/@NAME@/@NAME@" "$prefix/bin/@NAME@"

# A desktop may not look in the folder's bin, so its entry names the program's whole path: first in
# quotes as Exec wants it, then with each backslash doubled as any value has it.
program=$prefix/bin/@NAME@
exec_path=$(printf '%s' "$program" | sed 's/[\\"`$]/\\&/g; s/%/%%/g; s/\\/\\\\/g')
try_path=$(printf '%s' "$program" | sed 's/\\/\\\\/g')
entry=share/applications/@APP_ID@.desktop
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$exec_path" ;;
        TryExec=*) printf 'TryExec=%s\n' "$try_path" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/$entry" >"$prefix/$entry"

sh "$lib/refresh.sh" "$prefix"
printf '%s\n' "@TITLE@ @VERSION@ is in $lib." "$program starts it, and so does your menu." \
    "$lib/uninstall.sh takes it away again."
