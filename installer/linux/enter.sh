#!/bin/sh
# Runs a command in the system below a folder: enter.sh ROOT PACKAGES COMMAND...
# It sees the displays of this machine, and the folder of packages as /packages.
set -eu

root=$1
packages=$2
shift 2
mkdir -p "$root/packages" "$root/tmp/.X11-unix"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
mount --bind -o ro "$packages" "$root/packages"
exec chroot "$root" "$@"
