#!/usr/bin/env bash
# Runs a program of this clone in a folder that has Debian 13, whose GTK is 4.18.
#
#     Scripts/debian-13.sh .build/debug/GTKTestWindow
#     Scripts/debian-13.sh --make
#
# debootstrap makes the folder, .build/debian-13, on first use; that needs root and the network. The program sees
# the clone, Swift's libraries and the displays of this system, by mounts that end with it.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$PWD/.build/debian-13
swift=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")")
packages=(libgtk-4-1 libadwaita-1-0 adwaita-icon-theme fonts-dejavu-core libcurl4t64 libsqlite3-0 libstdc++6 libxml2
  librlottie0-1)

# Runs a command in a folder.
inside() {
  # shellcheck disable=SC2016
  unshare --mount bash -c '
    set -euo pipefail
    folder=$1 root=$2
    for each in /proc /sys /dev /tmp "$2" "$3"; do
      mkdir -p "$folder$each"
      mount --rbind "$each" "$folder$each"
    done
    shift 3
    exec chroot "$folder" env --chdir="$root" "$@"
  ' bash "$1" "$PWD" "$swift" "${@:2}"
}

make_folder() {
  [ "$(id -u)" -eq 0 ] || { echo "debian-13: only root can make the folder" >&2; return 1; }
  rm -rf "$folder.new"
  debootstrap --variant=minbase trixie "$folder.new" http://deb.debian.org/debian
  inside "$folder.new" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --no-install-recommends "${packages[@]}"
  mv "$folder.new" "$folder"
}

[ -d "$folder" ] || make_folder >&2
[ "${1:?debian-13: say --make or a program}" = --make ] || inside "$folder" "$@"
