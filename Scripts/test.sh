#!/usr/bin/env bash
# All tests of all kinds, each kind to its end even when one before it failed.
#
# The exceptions are steps that would only repeat a failure: no native tests without a native
# build, no browser tests without a built page. Those count as one failure each. The last lines are
# one summary a kind, then the sum; the exit code is 1 when anything failed.
set -uo pipefail
cd "$(dirname "$0")/.."

# Warnings are errors, for the tests too. The two configurations and the lint share one .build.
native=(-Xswiftc -warnings-as-errors)
# A test that builds something builds it with these options, or all of it would be built once more.
export OVERSCROLL_BUILD_OPTIONS="${native[*]}"
# Tests in Chromium wait for frames and motions half of their time, so two of them run beside each other.
beside=(-n 2)
reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT

summary=()
all_passed=0
all_failed=0

# note KIND PASSED FAILED
note() {
  summary+=("$1: $2 passed, $3 failed")
  all_passed=$((all_passed + $2))
  all_failed=$((all_failed + $3))
}

heading() {
  printf '\n== %s\n' "$1"
}

# single KIND COMMAND...: a kind that is one check.
single() {
  local kind=$1
  shift
  heading "$kind"
  if "$@"; then note "$kind" 1 0; else note "$kind" 0 1; return 1; fi
}

# reported KIND REPORT COMMAND...: a kind whose command leaves a JUnit report. A command that fails
# without a failed case in its report (a crash, a test that does not compile) is one failure.
reported() {
  local kind=$1 report=$2 status=0 counts
  shift 2
  heading "$kind"
  "$@" || status=$?
  counts=$(python3 - "$report" "$status" <<'PYTHON'
import sys
import xml.etree.ElementTree as tree
try:
    cases = [case for case in tree.parse(sys.argv[1]).iter("testcase") if case.find("skipped") is None]
except (OSError, tree.ParseError):
    cases = []
failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
print(len(cases) - failed, failed or int(sys.argv[2] != "0" or not cases))
PYTHON
  )
  # shellcheck disable=SC2086
  note "$kind" $counts
}

format_kind() {
  local folders=() folder
  for folder in Sources Tests UIKitDouble Web/Sources Benchmarks Fuzz; do
    [ -d "$folder" ] && folders+=("$folder")
  done
  swift format lint --strict --parallel --recursive Package.swift Web/Package.swift "${folders[@]}"
}

native_tests() {
  local configuration=$1 xml=$reports/$1.xml
  reported "native $configuration" "$reports/$1-swift-testing.xml" \
    swift test --configuration "$configuration" "${native[@]}" --xunit-output "$xml"
}

embedded_kind() {
  heading embedded
  local output
  output=$(Scripts/check-embedded.sh 2>&1)
  echo "$output"
  note embedded "$(grep -c '^ok ' <<<"$output")" "$(grep -c '^failed ' <<<"$output")"
}

# engine NAME OPTION: one of the other browsers, where the option of setup.sh finds it.
engine() {
  if Scripts/setup.sh "$2" >/dev/null 2>&1; then
    reported "$1" "$reports/$1.xml" \
      .venv/bin/python -m pytest -q Web/Tests/engines -k "$1" --junitxml "$reports/$1.xml"
  else
    summary+=("$1: not installed, left out")
  fi
}

Scripts/setup.sh --tests || exit 1

single format format_kind
single age Scripts/check-age.py
if single "native build" swift build "${native[@]}"; then
  native_tests debug
  native_tests release
  if [ "$(uname)" = Linux ]; then
    single SwiftUI Scripts/check-swiftui.sh
    single documentation Scripts/docs.py "${native[@]}"
  fi
fi
embedded_kind
single "code table" Scripts/codes.sh --check
single size Scripts/size.py
reported "benchmark results" "$reports/benchmarks.xml" \
  .venv/bin/python -m pytest -q Benchmarks/Tests --junitxml "$reports/benchmarks.xml"
reported "paths in Chromium" "$reports/paths.xml" \
  .venv/bin/python -m pytest -q Tests/PathDifferential --junitxml "$reports/paths.xml"
if single "web build" Scripts/web.sh; then
  [ -d Examples/Gallery/Tests ] && reported "demo server" "$reports/server.xml" \
    .venv/bin/python -m pytest -q Examples/Gallery/Tests "${beside[@]}" --dist loadscope \
    --junitxml "$reports/server.xml"
  reported browser "$reports/browser.xml" \
    .venv/bin/python -m pytest -q Web/Tests --ignore Web/Tests/engines "${beside[@]}" \
    --junitxml "$reports/browser.xml"
  engine Firefox --firefox
  engine WebKit --webkit
fi

heading summary
printf '%s\n' "${summary[@]}"
echo "$all_passed passed, $all_failed failed"
[ "$all_failed" -eq 0 ]
