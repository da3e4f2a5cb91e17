#!/usr/bin/env bash
# Checks the machine's tools, and with --tests installs what the tests need.
#
# The demo needs a Swift toolchain, Python's standard library, and esbuild, which joins the scripts for a page and which
# --esbuild installs. --tests installs a Chromium from the system's packages (real touch
# needs a real browser) and, in a local .venv, pinned versions of Python packages; --all-tests
# also installs the icons of adwaita-icon-theme (Chromium and we measure their paths),
# Firefox ESR and WebKitGTK's driver with a virtual display, and what --gtk-tests installs: GTK 4 with its headers, and an X server that sends touches.
# --package-tests, which only the tests of the npm package use, installs bundlers and TypeScript
# from the system's packages, and frameworks from PyPI into .build/frameworks. Each
# missing or outdated tool is reported on one line; the exit code is then 1. Without Firefox, WebKit
# or GTK, which some systems do not package, their tests are skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
# What the tests use of PyPI.
packages="pytest==9.2.0 playwright==1.65.2 pytest-xdist==3.8.0 oxlint==1.89.0 axe-playwright-python==0.1.8 pillow==13.0.0"
# Packages that contain builds of React, Vue, Preact and lottie-web for browsers, and Deno; for the tests of the npm
# package, without their dependencies.
frameworks="dash==4.5.0rc2 nicegui==3.18.0 datasette-preact==0.0.1 deno==2.9.8 wagtail-lottie==0.1.19"

fail() {
  echo "setup: $*" >&2
  exit 1
}

# at_least 6.2 6.3.1: is the second version the first one or newer?
at_least() {
  [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]
}

check_swift() {
  command -v swift >/dev/null || fail "no Swift toolchain: install 6.2 or newer from swift.org/install"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p') || true
  [ -n "$version" ] || fail "$(command -v swift) does not work: install 6.2 or newer from swift.org/install"
  at_least 6.2 "$version" || fail "Swift $version is too old: install 6.2 or newer from swift.org/install"
  # Xcode's toolchain lacks the WebAssembly target; swift.org's toolchains have it.
  local resources
  resources=$(swiftc -print-target-info -target wasm32-unknown-none-wasm 2>/dev/null \
    | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p') || true
  [ -d "$resources/embedded/wasm32-unknown-none-wasm" ] \
    || fail "this Swift toolchain cannot build for the web: install the one from swift.org/install"
}

check_python() {
  command -v python3 >/dev/null || fail "no python3: install Python $1 or newer"
  local version
  version=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])') \
    || fail "$(command -v python3) does not work: install Python $1 or newer"
  at_least "$1" "$version" || fail "Python $version is too old: install $1 or newer"
}

install_packages() {
  command -v apt-get >/dev/null || fail "cannot install $*: no apt-get here, please install it yourself"
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "cannot install $*: neither root nor sudo"
    sudo=(sudo)
  fi
  echo "setup: installing from the system's packages: $*"
  # Prints the last lines of a failed installation, and nothing on success.
  local log
  log=$(mktemp)
  if ! { "${sudo[@]}" apt-get update \
    && "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install --yes --no-install-recommends "$@"; } >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    rm -f "$log"
    fail "could not install $*"
  fi
  rm -f "$log"
}

# The browser tests also use this list, through --chromium. The headless shell is first: without browser
# windows and menus the tests take a quarter less time.
find_chromium() {
  local candidate
  for candidate in "${OVERSCROLL_CHROMIUM:-}" chromium-headless-shell chromium chromium-browser \
    google-chrome "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if [ -n "$candidate" ] && command -v "$candidate"; then return 0; fi
  done
  return 1
}

# The same for the other browsers.
find_firefox() {
  command -v "${OVERSCROLL_FIREFOX:-firefox-esr}"
}

find_webkit() {
  command -v Xvfb >/dev/null && command -v "${OVERSCROLL_WEBKIT:-WebKitWebDriver}"
}

# The headers of GTK and of what its example uses, and a display: both are needed for the host's tests.
find_gtk() {
  pkg-config --exists gtk4 libadwaita-1 sqlite3 2>/dev/null && command -v Xvfb >/dev/null
}

# The same, with what the news reader uses beside GTK.
find_gtk_news() {
  find_gtk && pkg-config --exists libxml-2.0 libcurl 2>/dev/null
}

# What sends real touches: an X server with its test driver, which only root may start; and what tells
# assistive technologies.
find_gtk_touch() {
  command -v Xorg >/dev/null && command -v xinput >/dev/null && [ "$(id -u)" -eq 0 ] \
    && command -v gdbus >/dev/null && command -v dbus-run-session >/dev/null \
    && [ -x /usr/libexec/at-spi-bus-launcher ] \
    && [ -e /usr/lib/xorg/modules/input/inputtest_drv.so ] \
    && [ -e /usr/lib/xorg/modules/drivers/dummy_drv.so ]
}

# A Wayland compositor, which root can start only as another user.
find_wayland() {
  command -v sway >/dev/null && { [ "$(id -u)" -ne 0 ] || command -v setpriv >/dev/null; }
}

prepare_esbuild() {
  command -v esbuild >/dev/null && return 0
  command -v apt-get >/dev/null || fail "no esbuild, which joins the scripts: npm install --global esbuild"
  install_packages esbuild
}

prepare_tests() {
  # Without fonts, Chromium draws boxes and the screenshots are useless.
  find_chromium >/dev/null || (install_packages chromium-headless-shell fonts-dejavu-core) \
    || install_packages chromium fonts-dejavu-core
  find_chromium >/dev/null || fail "no Chromium found; set OVERSCROLL_CHROMIUM to one"

  # Which versions are installed is noted there.
  [ "$(cat .venv/packages 2>/dev/null)" != "$packages" ] || return 0
  # Debian packages the venv module separately.
  python3 -c 'import ensurepip, venv' 2>/dev/null || install_packages python3-venv
  echo "setup: installing from PyPI into .venv: $packages"
  python3 -m venv --clear .venv || fail "could not create .venv"
  # shellcheck disable=SC2086
  .venv/bin/python -m pip install --quiet --disable-pip-version-check $packages \
    || fail "could not install from PyPI"
  echo "$packages" >.venv/packages
}

prepare_all_tests() {
  prepare_tests

  # Only Debian-based systems package the icons; elsewhere their comparison is skipped.
  [ -d /usr/share/icons/Adwaita ] || ! command -v apt-get >/dev/null \
    || install_packages adwaita-icon-theme

  (prepare_gtk_tests) || echo "setup: skipping the tests of the GTK host"

  local engines=()
  find_firefox >/dev/null || engines+=(firefox-esr)
  find_webkit >/dev/null || engines+=(webkit2gtk-driver xvfb)
  [ "${#engines[@]}" -eq 0 ] || (install_packages "${engines[@]}") \
    || echo "setup: skipping the tests in Firefox or WebKit"
}

prepare_gtk_tests() {
  find_gtk_news || install_packages pkgconf libgtk-4-dev libadwaita-1-dev libsqlite3-dev libxml2-dev \
    libcurl4-openssl-dev xvfb
  find_gtk_touch || install_packages xserver-xorg-core xserver-xorg-video-dummy xinput \
    at-spi2-core dbus libglib2.0-bin
  find_wayland || (install_packages sway util-linux) || echo "setup: skipping the tests on Wayland"
  # Only for the recipe with Lottie, whose test is skipped without it.
  pkg-config --exists rlottie || (install_packages librlottie-dev) || true
}

# What Debian's webpack needs to bundle, without its command line.
webpack_packages=(webpack node-acorn node-ajv node-ajv-keywords node-ampproject-remapping node-browserslist node-caniuse-lite
  node-chrome-trace-event node-ci-info node-electron-to-chromium node-enhanced-resolve
  node-es-module-lexer node-eslint-scope node-esrecurse node-estraverse node-events
  node-fast-deep-equal node-graceful-fs node-jest-worker node-json-parse-better-errors
  node-json-schema-traverse node-loader-runner node-merge-stream node-mime node-mime-types
  node-neo-async node-p-limit node-randombytes node-schema-utils node-serialize-javascript node-source-map
  node-source-map-support node-supports-color node-tapable node-terser node-uri-js node-watchpack node-webassemblyjs node-webpack-sources)

# Debian's webpack depends on a virtual package that only Debian's own Node provides. With another Node it
# is unpacked into .build/webpack, which is enough for a program in JavaScript.
prepare_webpack() {
  [ ! -d /usr/share/nodejs/webpack ] && [ ! -d .build/webpack ] || return 0
  if apt-get install --simulate --no-install-recommends webpack >/dev/null 2>&1; then
    install_packages webpack
    return 0
  fi
  echo "setup: unpacking from the system's packages: webpack"
  local new=.build/webpack.new package
  rm -rf "$new"
  mkdir -p "$new"
  (cd "$new" && apt-get download "${webpack_packages[@]}") >/dev/null 2>&1 || fail "could not download webpack"
  for package in "$new"/*.deb; do
    dpkg-deb --extract "$package" "$new"
    rm "$package"
  done
  mv "$new" .build/webpack
}

prepare_package_tests() {
  prepare_esbuild
  command -v npm >/dev/null || install_packages nodejs npm
  local missing=()
  command -v rollup >/dev/null || missing+=(rollup)
  command -v tsc >/dev/null || missing+=(node-typescript)
  [ "${#missing[@]}" -eq 0 ] || install_packages "${missing[@]}"
  prepare_webpack

  [ "$(cat .build/frameworks/packages 2>/dev/null)" != "$frameworks" ] || return 0
  echo "setup: installing from PyPI into .build/frameworks: $frameworks"
  rm -rf .build/frameworks
  # shellcheck disable=SC2086
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
    --target .build/frameworks $frameworks || fail "could not install from PyPI"
  echo "$frameworks" >.build/frameworks/packages
}

case "${1:-}" in
  "")
    check_swift
    check_python 3.9
    ;;
  --tests)
    check_swift
    check_python 3.10 # required by the pinned versions
    prepare_tests
    ;;
  --all-tests)
    check_swift
    check_python 3.10
    prepare_all_tests
    ;;
  --gtk-tests)
    prepare_gtk_tests
    ;;
  --gtk)
    find_gtk || fail "no GTK 4 with its headers, or no Xvfb; run Scripts/setup.sh --gtk-tests"
    ;;
  --gtk-news)
    find_gtk_news || fail "no GTK 4, libxml2 or libcurl with its headers, or no Xvfb; run Scripts/setup.sh --gtk-tests"
    ;;
  --gtk-touch)
    find_gtk && find_gtk_touch || fail "no GTK 4, or no Xorg with inputtest for root; run Scripts/setup.sh --gtk-tests"
    ;;
  --wayland)
    find_gtk && find_wayland || fail "no GTK 4, or no sway; run Scripts/setup.sh --gtk-tests"
    ;;
  --package-tests)
    prepare_package_tests
    ;;
  --chromium)
    find_chromium || fail "no Chromium found; run Scripts/setup.sh --tests"
    ;;
  --firefox)
    find_firefox || fail "no Firefox found; run Scripts/setup.sh --tests"
    ;;
  --webkit)
    find_webkit || fail "no WebKitWebDriver or no Xvfb found; run Scripts/setup.sh --tests"
    ;;
  --esbuild)
    prepare_esbuild
    ;;
  --python)
    check_python 3.9
    ;;
  *)
    fail "unknown option $1; expected --tests, --all-tests, --gtk-tests, --package-tests, --chromium, --gtk, --gtk-news, --gtk-touch, --wayland, --firefox, --webkit, --esbuild and --python"
    ;;
esac
