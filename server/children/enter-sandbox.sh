#!/bin/sh
# Makes a small file system out of what it is told, enters it for good, and runs the command that follows `--` there.
# enclose.ts starts it as the first process of fresh namespaces. What it may be told, in order:
#   read PATH         this folder or file, not to be written
#   write PATH        this folder, to be written too
#   link PATH TARGET  a symbolic link
#   hide PATH         an empty folder over what became visible there
#   seal PATH         from here on nothing is written into what was hidden
#   temp PATH BYTES   an empty folder to write in, lost at the end
#   still             no user namespace may be made inside: only where the sandbox itself is in one
set -eu
umask 022

# Every system has this folder, and nothing below is taken from it.
root=/sys
mount -t tmpfs -o mode=755,nosuid,nodev,size=1m tmpfs "$root"

folder() {
  [ -d "$root$1" ] || mkdir -p "$root$1"
}

# Whoever is not root may not take the noexec of a source away, and has to name it.
bind() {
  if [ -d "$2" ]; then
    folder "$2"
  elif [ ! -e "$root$2" ]; then
    folder "${2%/*}"
    : > "$root$2"
  fi
  mount -o "bind,$1" "$2" "$root$2" 2> /dev/null && return
  umount "$root$2" 2> /dev/null || true
  mount -o "bind,$1,noexec" "$2" "$root$2"
}

mkdir "$root/proc" "$root/dev" "$root/.old"
mount -t proc -o nosuid,nodev,noexec proc "$root/proc"
for device in null zero full random urandom; do bind rw,nosuid,noexec "/dev/$device"; done

while [ "$1" != -- ]; do
  case $1 in
    read) bind ro,nosuid,nodev "$2" ;;
    write) bind rw,nosuid,nodev,noexec "$2" ;;
    link)
      folder "${2%/*}"
      ln -s "$3" "$root$2"
      shift
      ;;
    hide)
      folder "$2"
      mount -t tmpfs -o mode=755,nosuid,nodev,size=1m tmpfs "$root$2"
      ;;
    seal) mount -o remount,bind,ro,nosuid,nodev "$root$2" ;;
    temp)
      folder "$2"
      mount -t tmpfs -o "mode=1777,nosuid,nodev,noexec,size=$3" tmpfs "$root$2"
      shift
      ;;
    still)
      # A kernel that does not let us is no less safe than one without the word.
      echo 0 > "$root/proc/sys/user/max_user_namespaces" 2> /dev/null || true
      shift
      continue
      ;;
  esac
  shift 2
done
shift

cd "$root"
pivot_root . .old
umount -l /.old
rmdir /.old
mount -o remount,bind,ro,nosuid,nodev /
cd /
# No `exec`: with the end of this shell, the first process, the kernel ends all others in here.
"$@"
