#!/usr/bin/env bash
# Builds and opens the GTK news reader, with the gallery's feed or with another one.
#
#     Scripts/news.sh [ADDRESS]
#
# PORT sets the port of the gallery's server, TRACE a file to record pulls in.
set -euo pipefail
cd "$(dirname "$0")/.."
fail() {
  echo "news: $*" >&2
  exit 1
}

address=${1:-}
case "$address" in
  "" | http://* | https://*) ;;
  # Without the address, which may have a password.
  *) fail "the address of a feed begins with http:// or https://" ;;
esac

missing=()
find_package() { pkg-config --exists "$1" 2>/dev/null || missing+=("$2"); }
command -v swift >/dev/null || missing+=("Swift 6.2")
command -v pkg-config >/dev/null || missing+=("pkg-config (pkgconf)")
find_package "gtk4 >= 4.8" "GTK 4.8 (libgtk-4-dev)"
find_package "libadwaita-1 >= 1.2" "libadwaita 1.2 (libadwaita-1-dev)"
find_package sqlite3 "SQLite (libsqlite3-dev)"
find_package libxml-2.0 "libxml2 (libxml2-dev)"
find_package "libcurl >= 7.85" "libcurl 7.85 (libcurl4-openssl-dev)"
[ ${#missing[@]} -eq 0 ] || fail "missing: $(IFS=,; echo "${missing[*]}" | sed 's/,/, /g')"

# SwiftPM warns about the compiler options in GTK's pkg-config files that it drops.
swift build --package-path Examples/GTKNews -Xswiftc -warnings-as-errors 2>&1 \
  | sed "/prohibited flag/d" >&2
if [ -z "$address" ]; then
  exec {lines}< <(exec python3 Examples/Gallery/server.py --feed)
  server=$!
  trap 'kill "$server" 2>/dev/null || true' EXIT
  # The server says why it cannot start.
  read -r -u "$lines" address || exit 1
  address+=feed.atom
fi
# With its icon.
XDG_DATA_DIRS=$PWD/Examples/GTKNews/data:${XDG_DATA_DIRS:-/usr/local/share:/usr/share} \
  Examples/GTKNews/.build/debug/GTKNews "$address" ${TRACE:+"$TRACE"}
