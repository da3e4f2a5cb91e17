#!/usr/bin/env bash
# Checks that the browser tests are not flaky: runs all of them many times under load.
#
#   Scripts/steady.sh [TIMES]     10 times by default
#
# Four processes load the CPU meanwhile, and four tests run at a time. Each run prints one line,
# followed by its failures; the exit code is 1 if any run failed. The digest test is excluded: it
# compares builds and uses no page. Needs Web/dist, as Scripts/web.sh writes it.
set -uo pipefail
cd "$(dirname "$0")/.."

times=${1:-10}
[[ $times =~ ^[1-9][0-9]*$ ]] || { echo "steady: TIMES must be a number above 0, not $times" >&2; exit 2; }
[ -f Web/dist/overscroll.wasm ] || { echo "steady: no Web/dist; run Scripts/web.sh" >&2; exit 2; }

output=$(mktemp)
busy=()
leave() {
  kill "${busy[@]}" 2>/dev/null
  rm -f "$output"
}
trap leave EXIT
trap 'exit 130' INT TERM

for _ in 1 2 3 4; do
  yes >/dev/null &
  busy+=($!)
done

red=0
for ((run = 1; run <= times; run++)); do
  begin=$SECONDS status=0
  .venv/bin/python -m pytest -q -n 4 Web/Tests --ignore Web/Tests/engines --ignore Web/Tests/test_digest.py \
    >"$output" 2>&1 || status=$?
  # The last line of pytest: "1 failed, 424 passed in 99.99s".
  count() { tail -n 1 "$output" | grep -oE "[0-9]+ $1" | grep -oE '[0-9]+' || echo 0; }
  echo "run $run: $(count passed) passed, $(count failed) failed, $((SECONDS - begin)) seconds"
  [ "$status" -eq 0 ] && continue
  red=$((red + 1))
  grep -E '^(FAILED|ERROR|E  )' "$output" || tail -n 20 "$output"
done

echo "$((times - red)) of $times runs passed"
[ "$red" -eq 0 ]
