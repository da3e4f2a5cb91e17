#!/usr/bin/env python3
"""Prints the download size of a page, in bytes, and fails when it is over budget.

Three levels: the engine alone; the element with one look; everything. Raw and gzip -9, the wasm
with no optimizer beyond the toolchain's, the script as Scripts/minify.sh prints it. --lines prints
the format of Benchmarks/record.py, without checking budgets. The budgets are defined only in this
table.

The original budgets, for a refresh at one edge, were 8 KB for the engine and 20 KB for everything.
Load-more at both edges, anchoring, chats, two axes, custom indicators, the originals' looks and
texts, and twenty languages need more: the table holds the present sizes, so that growth is noticed.
Changing and reading every parameter of a behavior is 1.1 KB of each; a custom outline, which the
browser measures, 0.3 of wasm and 0.5 of script; a page that scrolls around a view, a gap that can
be touched and a script that loads anywhere, 1.0 of script. Each part has a goal, 32 KB of wasm and
6 KB of script: once a part reaches its goal, the goal is its budget.
"""

import gzip
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# For comparison, a scroller without states or indicator, minified, from the package libjs-iscroll.
PEER = Path("/usr/share/javascript/iscroll/iscroll-probe-min.js")

# Name, Web product, whether it includes the element's JavaScript, budget in bytes of gzip or None.
LEVELS = [
    ("engine", "SizeEngine", False, 11_260),
    ("element with one look", "SizeOneLook", True, None),
    ("everything", "OverscrollWeb", True, 41_560),
]
# Parts of everything: part, goal, budget.
PARTS = [("wasm", 32_768, 32_768), ("script", 6_144, 11_870)]


def sizes(data):
    return len(data), len(gzip.compress(data, compresslevel=9, mtime=0))


def main():
    subprocess.run(["Scripts/setup.sh"], cwd=ROOT, check=True)
    script = subprocess.run(["Scripts/minify.sh"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    built = subprocess.run(
        ["Scripts/wasm.sh", *(product for _, product, _, _ in LEVELS)],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True,
    ).stdout.split()

    if sys.argv[1:] == ["--lines"]:
        for (name, _, has_script, _), path in zip(LEVELS, built):
            raw, packed = sizes((ROOT / path).read_bytes())
            total = packed + (sizes(script)[1] if has_script else 0)
            print(f"size: {name}, wasm\tbytes\t{raw}")
            print(f"size: {name}, all of it, gzip\tbytes\t{total}")
        if PEER.exists():
            print(f"size: iScroll's script, gzip\tbytes\t{sizes(PEER.read_bytes())[1]}")
        else:
            print("no comparison: run apt-get install libjs-iscroll")
        return 0

    row = "{:<24}{:>10}{:>10}{:>10}{:>10}{:>12}{:>10}  {}"
    print(row.format("bytes", "wasm", "gzip", "js", "gzip", "sum gzip", "budget", ""))
    failures = 0
    for (name, _, has_script, budget), path in zip(LEVELS, built):
        wasm = sizes((ROOT / path).read_bytes())
        js = sizes(script) if has_script else (0, 0)
        total = wasm[1] + js[1]
        is_over = budget is not None and total > budget
        failures += is_over
        verdict = "" if budget is None else "OVER BUDGET" if is_over else "ok"
        print(row.format(name, *wasm, *js, total, budget or "-", verdict))

    print()
    row = "{:<24}{:>10}{:>10}{:>10}  {}"
    print(row.format("of everything, gzip", "bytes", "goal", "budget", ""))
    for (name, goal, budget), size in zip(PARTS, (wasm[1], js[1])):
        is_over = size > budget
        failures += is_over
        verdict = "OVER BUDGET" if is_over else "ok" if size <= goal else "over the goal"
        print(row.format(name, size, goal, budget, verdict))
    return 1 if failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        sys.exit(f"size: {error.cmd[0]} failed")
