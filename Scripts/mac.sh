#!/usr/bin/env bash
# A Mac's first hour: builds, tests and shows on Apple's systems what Linux cannot, and writes one report.
#
#     Scripts/mac.sh [FOLDER]              # otherwise .build/mac
#     Scripts/mac.sh --dry-run [FOLDER]    # on any system: says what it would do and what is missing
#
# It needs a Mac with Xcode 26 or 27 and the platforms iOS, tvOS, visionOS and watchOS, and a simulator of an iPhone;
# no device, no account, no signing. What is missing is skipped and reported. A step that fails does not keep
# those after it from running. FOLDER/overscroll-mac-report.zip, with the report, the logs, the videos and the
# traces, is what to attach to an issue. The exit code is 1 if a step failed.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "mac: $*" >&2
  exit 2
}

read_arguments() {
  dry_run=
  folder=.build/mac
  if [ "${1:-}" = --dry-run ]; then
    dry_run=yes
    shift
  fi
  case "${1:-}" in
    "") ;;
    -*) fail "unknown option $1; expected --dry-run" ;;
    *) folder=$1 ;;
  esac
  [ $# -le 1 ] || fail "one folder, please"
  # Some commands run in another folder.
  case "$folder" in
    /*) ;;
    *) folder=$PWD/$folder ;;
  esac
}

# --- What is there ---

missing=()
has() { command -v "$1" >/dev/null 2>&1; }

find_xcode() {
  xcode=
  if [ "$(uname)" != Darwin ]; then
    missing+=("a Mac: this is $(uname)")
  elif ! has xcodebuild || ! xcodebuild -version >/dev/null 2>&1; then
    missing+=("Xcode 26 or 27: install it, then sudo xcode-select --switch /Applications/Xcode.app")
  else
    xcode=$(xcodebuild -version | sed -n 's/^Xcode \([0-9]*\).*/\1/p')
    [ "${xcode:-0}" -ge 26 ] || missing+=("Xcode 26 or 27: this is Xcode $xcode")
  fi
  has python3 || missing+=("python3: xcode-select --install")
}

# The five platforms: name, SDK, destination of xcodebuild, folder of its products.
platforms() {
  cat <<'LIST'
iOS|iphoneos|generic/platform=iOS|Debug-iphoneos
Mac Catalyst|macosx|generic/platform=macOS,variant=Mac Catalyst|Debug-maccatalyst
tvOS|appletvos|generic/platform=tvOS|Debug-appletvos
visionOS|xros|generic/platform=visionOS|Debug-xros
watchOS|watchos|generic/platform=watchOS|Debug-watchos
LIST
}

find_platforms() {
  local name sdk rest
  while IFS='|' read -r name sdk rest; do
    has_sdk "$sdk" || missing+=("the platform $name: $(how_to_get "$name")")
  done < <(platforms)
}

how_to_get() {
  case "$1" in
    "Mac Catalyst") echo "install Xcode, which includes it" ;;
    *) echo "xcodebuild -downloadPlatform $1" ;;
  esac
}

has_sdk() { has xcrun && xcrun --sdk "$1" --show-sdk-path >/dev/null 2>&1; }

find_simulator() {
  simulator=
  if has xcrun && has python3; then
    simulator=$(xcrun simctl list devices available --json 2>/dev/null | python3 -c '
import json, sys
found = [device["udid"] for system, devices in sorted(json.load(sys.stdin)["devices"].items(), reverse=True)
         if ".iOS-" in system for device in devices if device["name"].startswith("iPhone")]
print(found[0] if found else "")' 2>/dev/null) || simulator=
  fi
  [ -n "$simulator" ] && return 0
  missing+=("a simulator of an iPhone: xcodebuild -downloadPlatform iOS")
  [ -z "$dry_run" ] || simulator=SIMULATOR
}

say_what_is_missing() {
  local text
  for text in ${missing[@]+"${missing[@]}"}; do echo "missing: $text"; done
}

# --- Steps and the report ---

failed=0
chapter() {
  echo
  echo "$1"
  [ -n "$dry_run" ] || printf '\n## %s\n\n' "$1" >>"$report"
}

result() { # result passed|failed|skipped TEXT
  echo "  $1: $2"
  echo "- **$1**: $2" >>"$report"
  [ "$1" != failed ] || failed=$((failed + 1))
}

# run COMMAND…: runs it, or in a dry run prints it, to be pasted in a shell.
run() {
  if [ -n "$dry_run" ]; then echo "    $(quoted "$@")"; else "$@"; fi
}

# run_in FOLDER COMMAND…: the same in a shell of its own, in that folder.
run_in() {
  local place=$1
  shift
  if [ -n "$dry_run" ]; then
    echo "    (cd $(quoted "$place") && $(quoted "$@"))"
  else
    (cd "$place" && "$@")
  fi
}

# quoted WORD…: the words as a shell reads them. `printf %q` would also escape commas.
quoted() {
  local word separator= script="s/'/'\\\\''/g"
  for word in "$@"; do
    case "$word" in
      "" | *[!A-Za-z0-9_@%+=:,./-]*) word=\'$(printf %s "$word" | sed "$script")\' ;;
    esac
    printf '%s%s' "$separator" "$word"
    separator=' '
  done
}

# step NAME COMMAND…: runs a command or a function of `run`s, with its output in a log of that name. A function's
# commands are joined by `&&`, because bash does not stop at an error inside a condition.
step() {
  local name=$1 log
  shift
  if [ -n "$dry_run" ]; then
    echo "  $name:"
    if declare -F "$1" >/dev/null; then "$@"; else run "$@"; fi
    return 0
  fi
  log="logs/$(printf %s "$name" | tr -cs '[:alnum:]\n' -).log"
  if "$@" >"$folder/$log" 2>&1; then
    result passed "$name"
  else
    result failed "$name, see $log"
    { echo; echo '  ```'; tail -n 15 "$folder/$log" | sed 's/^/  /'; echo '  ```'; } >>"$report"
    return 1
  fi
}

begin_report() {
  mkdir -p "$folder/logs" "$folder/videos" "$folder/traces"
  report=$folder/report.md
  {
    echo "# Overscroll on a Mac"
    echo
    echo "- commit: $(git rev-parse --short HEAD 2>/dev/null)$([ -z "$(git status --porcelain 2>/dev/null)" ] || echo ", with changes")"
    echo "- system: macOS $(sw_vers -productVersion), $(uname -m)"
    echo "- Xcode: $(xcodebuild -version | tr '\n' ' ')"
    echo "- Swift: $(xcrun swift --version 2>/dev/null | head -n 1)"
    say_what_is_missing | sed 's/^/- /'
  } >"$report"
}

# --- The steps ---

test_without_a_device() {
  chapter "Without a device"
  step "engine, looks, texts, tool" swift test || true
  step "a package that depends on this one" Tests/Consumer/check.py || true
}

# Every library of the manifest, so that a new product is built without a change here.
products() { sed -n 's/^ *\.library(name: "\([A-Za-z]*\)".*/\1/p' Package.swift; }

build_products() {
  local name sdk destination built product
  while IFS='|' read -r name sdk destination built; do
    chapter "Every product for $name"
    if [ -z "$dry_run" ] && ! has_sdk "$sdk"; then
      result skipped "Xcode has no platform $name"
      continue
    fi
    # xcodebuild must not read the list.
    for product in $(products); do
      step "$product for $name" xcodebuild build -quiet -scheme "$product" -destination "$destination" \
        -derivedDataPath "$folder/derived" CODE_SIGNING_ALLOWED=NO </dev/null || true
    done
    case "$name" in
      tvOS | visionOS | watchOS) check_empty "$name" "$folder/derived/Build/Products/$built" ;;
    esac
  done < <(platforms)
}

# Where there is no UIKit for the host, its modules define nothing. A symbol begins with the module's name.
check_empty() {
  local module
  for module in OverscrollUIKit OverscrollSwiftUI; do
    step "$module is empty on $1" defines_nothing "$module" "$2/$module.o" || true
  done
}

defines_nothing() {
  if [ -n "$dry_run" ]; then
    run xcrun nm -g --defined-only "$2"
    return 0
  fi
  local symbols
  symbols=$(xcrun nm -g --defined-only "$2") && ! printf '%s\n' "$symbols" | grep -F "\$s${#1}$1"
}

copy_example() {
  run rm -rf "$folder/UIKitNews.swiftpm" \
    && run cp -R Examples/UIKitNews.swiftpm "$folder/" \
    && run sed -i.original "s|\.package(.*)|.package(name: \"overscroll\", path: \"$PWD\")|" \
    "$folder/UIKitNews.swiftpm/Package.swift"
}

# xcodebuild finds a package in the folder where it runs.
build_example() { # build_example DESTINATION
  run_in "$folder/UIKitNews.swiftpm" xcodebuild build -quiet -scheme UIKitNews -destination "$1" \
    -derivedDataPath "$folder/derived-example" CODE_SIGNING_ALLOWED=NO
}

# Its first refresh takes a second.
show_example() {
  local app=$folder/derived-example/Build/Products/Debug-iphonesimulator/UIKitNews.app
  run xcrun simctl install "$simulator" "$app" \
    && run xcrun simctl launch "$simulator" example.overscroll.UIKitNews \
    && run sleep 5 \
    && run xcrun simctl io "$simulator" screenshot "$folder/videos/example.png"
}

run_example() {
  chapter "The example app"
  step "copy it, with the path of this clone in its manifest" copy_example || return 0
  step "build it for iOS" build_example "generic/platform=iOS" || true
  needs_simulator || return 0
  step "build it for the simulator" build_example "id=$simulator" || return 0
  step "start it in the simulator, with a picture" show_example || true
}

needs_simulator() {
  [ -z "$simulator" ] || return 0
  result skipped "no simulator of an iPhone"
  return 1
}

start_simulator() {
  chapter "The simulator"
  needs_simulator || return 0
  step "start it" xcrun simctl bootstatus "$simulator" -b || true
}

test_in_simulator() {
  chapter "Logic tests and probes on Apple's UIKit"
  needs_simulator || return 0
  local name="logic tests and probes"
  step "$name" xcodebuild test -scheme overscroll-Package -destination "id=$simulator" \
    -derivedDataPath "$folder/derived-tests" \
    -only-testing:OverscrollUIKitLogicTests -only-testing:UIKitProbeTests || true
  [ -n "$dry_run" ] || report_probes "$folder/logs/logic-tests-and-probes.log"
}

# The answers have the names of the policies in UIKitDouble/README.md.
report_probes() {
  if grep -h -o 'probe: .*' "$1" | sort -u >"$folder/probes.txt"; then
    { echo; echo '  ```'; sed 's/^/  /' "$folder/probes.txt"; echo '  ```'; } >>"$report"
  else
    result failed "the probes printed no answers"
  fi
}

# The scenes of Tests/Mac: test, name of the trace.
scenes() {
  cat <<'LIST'
testLargeTitle|large-title
testSheet|sheet
testPlain|plain
testBounce|bounce
testDeceleration|deceleration
LIST
}

# xcodebuild for its project.
for_pulls() {
  run xcodebuild "$@" -project Tests/Mac/Pulls.xcodeproj -scheme Pulls \
    -destination "id=$simulator" -derivedDataPath "$folder/derived-pulls"
}

build_pulls() { for_pulls build-for-testing -quiet; }

# A pull by a test, with a video; the recording ends by an interrupt, which completes its file.
record_pull() { # record_pull TEST SCENE
  local recording code=0
  local video=(xcrun simctl io "$simulator" recordVideo --codec h264 --force "$folder/videos/$2.mp4")
  if [ -n "$dry_run" ]; then
    run "${video[@]}"
  else
    # With job control, as otherwise bash lets background commands ignore interrupts.
    set -m
    "${video[@]}" &
    recording=$!
    set +m
    # It takes a moment to begin.
    sleep 2
  fi
  for_pulls test-without-building -only-testing:"PullsUITests/PullTests/$1" || code=$?
  [ -n "$dry_run" ] || { kill -INT "$recording" && wait "$recording"; } 2>/dev/null || true
  copy_trace "$2" || code=1
  return "$code"
}

copy_trace() {
  local data=DATA
  if [ -n "$dry_run" ]; then
    run xcrun simctl get_app_container "$simulator" example.overscroll.Pulls data
  else
    data=$(xcrun simctl get_app_container "$simulator" example.overscroll.Pulls data) || return 1
  fi
  run cp "$data/Documents/$1.json" "$folder/traces/"
}

record_pulls() {
  chapter "Videos and traces of pulls, with the control attached"
  needs_simulator || return 0
  local test scene
  step "build the app that is pulled" build_pulls || return 0
  while IFS='|' read -r test scene; do
    step "a pull in the scene $scene, with videos/$scene.mp4 and traces/$scene.json" record_pull "$test" "$scene" \
      </dev/null || true
  done < <(scenes)
}

# The traces decide what the double assumes about UIKit.
explain_traces() {
  chapter "To replay the traces"
  local text
  text="Unpack the report where the double is, on Linux, and run:
  OVERSCROLL_TRACES=FOLDER/traces Scripts/swift.sh test --filter TraceFileTests
The test prints, for every combination of the double's policies that affect motion, how far it is from each trace.
UIKitDouble/README.md, Recordings, explains the format. To record another scene, add it to Tests/Mac/App and a test of
its pull to Tests/Mac/UITests, then to the list of scenes in Scripts/mac.sh. On a device, open
Tests/Mac/Pulls.xcodeproj in Xcode, choose a team, run the tests, and take the traces from the app's container."
  if [ -n "$dry_run" ]; then printf '%s\n' "$text" | sed 's/^/  /'; else printf '%s\n' "$text" >>"$report"; fi
}

pack_report() {
  (cd "$folder" && rm -f overscroll-mac-report.zip \
    && zip --quiet --recurse-paths overscroll-mac-report.zip report.md logs videos traces)
  echo
  echo "mac: $failed steps failed; attach $folder/overscroll-mac-report.zip to an issue"
}

read_arguments "$@"
find_xcode
find_platforms
find_simulator
say_what_is_missing
if [ -z "$dry_run" ]; then
  [ -n "$xcode" ] || fail "needs a Mac with Xcode; Scripts/mac.sh --dry-run says what it would do"
  begin_report
fi
test_without_a_device
build_products
start_simulator
test_in_simulator
run_example
record_pulls
explain_traces
if [ -n "$dry_run" ]; then
  echo
  echo "mac: nothing was run; missing: $(say_what_is_missing | wc -l | tr -d ' ')"
  exit 0
fi
pack_report
[ "$failed" -eq 0 ]
