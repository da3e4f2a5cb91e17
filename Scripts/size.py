#!/usr/bin/env python3
"""Prints the download size of a page, in bytes, and fails when it is over budget.

The levels: the engine alone; what every page loads, which is the engine with one look, the script and
its English; with another look, of which half are smaller, and with the largest; with all looks, as one file; with all
that can be loaded: pictures, the parameters and every language; and what a page
with a floor or with settings of the full engine loads, which has another engine. Then each file, and that of
each look. Raw, gzip -9 and, if it is installed, brotli -q 11, of the files that Scripts/web.sh writes,
the wasm with no optimizer beyond the toolchain's. --lines prints the format of Benchmarks/record.py, without
checking budgets. The budgets are in steps of half a KB, so that no code is written for a few bytes.
"""

import gzip
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "Web/dist"
# For comparison, a scroller without states or indicator, minified, from the package libjs-iscroll.
PEER = Path("/usr/share/javascript/iscroll/iscroll-probe-min.js")

# The engine alone, with one look, with floors and more settings; and looks in files of their own.
SESSION, ENGINE, FULL = "engine", "engine with one look", "full engine"
MIDDLE, LARGEST, ALL, LANGUAGES = "another look", "largest look", "all looks", "languages"
# Before the name of each look.
LOOK = "look: "
# Name, the files that are loaded, and the budget in KB of gzip, of 1,000 bytes; sizes are rounded as they are told.
LEVELS = [
    ("engine", [SESSION], 13.0),
    ("every page", [ENGINE, "overscroll.js"], 32.5),
    ("with another look", [ENGINE, "overscroll.js", MIDDLE], 35.0),
    ("with the largest look", [ENGINE, "overscroll.js", LARGEST], 38.0),
    ("with all looks", [ENGINE, "overscroll.js", ALL], 49.0),
    ("with everything", [ENGINE, "overscroll.js", ALL, "overscroll-pictures.js", "overscroll-parameters.js", LANGUAGES], 60.5),
]
# What a page with a floor or with a setting of the full engine loads, in place of the engine of every page.
FULL_LEVELS = [
    ("before a use, lazy", ["overscroll-lazy.js"], 2.0),
    ("what is read stays", ["overscroll-place.js"], 4.6),
    ("a page that draws", [SESSION, "overscroll-engine.js"], 15.0),
    ("a page with a floor", [FULL, "overscroll.js", "overscroll-floor.js"], 37.5),
    ("a page with settings", [FULL, "overscroll.js", "overscroll-parameters.js"], 38.5),
]


def brotli(data):
    """The size of brotli's best, or None where it is not installed."""
    if not shutil.which("brotli"):
        return None
    return len(subprocess.run(["brotli", "-q", "11", "-c"], input=data, check=True, stdout=subprocess.PIPE).stdout)


def sizes(data):
    return [len(data), len(gzip.compress(data, compresslevel=9, mtime=0)), brotli(data)]


def total(rows):
    """The sums by kind; None where a number is missing."""
    return [None if None in kind else sum(kind) for kind in zip(*rows)]


def measured():
    """The sizes of each file that a page may load, the languages together as files of their own."""
    scripts = {file.name: sizes(file.read_bytes()) for file in sorted(DIST.glob("*.js"))}
    looks = {file.stem: sizes(file.read_bytes()) for file in (DIST / "looks").iterdir()}
    found = {ALL: looks.pop("all")}
    looks = sorted(looks.items(), key=lambda look: look[1][1])
    for name, file in [(SESSION, "-engine"), (ENGINE, ""), (FULL, "-full")]:
        found[name] = sizes((DIST / f"overscroll{file}.wasm").read_bytes())
    found[MIDDLE], found[LARGEST] = looks[len(looks) // 2][1], looks[-1][1]
    found[LANGUAGES] = total([sizes(file.read_bytes()) for file in (DIST / "languages").iterdir()])
    return found | scripts | {LOOK + name: size for name, size in looks}


def main():
    subprocess.run(["Scripts/web.sh"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    files = measured()
    levels = [
        (name, total([files[file] for file in needed]), budget) for name, needed, budget in LEVELS + FULL_LEVELS
    ]

    if sys.argv[1:] == ["--lines"]:
        for name in (SESSION, ENGINE, ALL):
            print(f"size: {name}, wasm\tbytes\t{files[name][0]}")
        for name, (_, packed, _), _ in levels:
            print(f"size: {name}, gzip\tbytes\t{packed}")
        for name, (_, packed, _) in files.items():
            print(f"size of a {name if name.startswith(LOOK) else 'file: ' + name}\tbytes\t{packed}")
        if PEER.exists():
            print(f"size: iScroll's script, gzip\tbytes\t{sizes(PEER.read_bytes())[1]}")
        else:
            print("no comparison: run apt-get install libjs-iscroll")
        return 0

    row = "{:<24}{:>10}{:>10}{:>10}{:>10}  {}"
    failures = 0
    print(row.format("bytes", "raw", "gzip", "brotli", "budget", ""))
    for name, (raw, packed, best), budget in levels:
        is_over = round(packed / 1000, 1) > budget
        failures += is_over
        print(row.format(name, raw, packed, best or "-", budget, "OVER BUDGET" if is_over else "ok"))
    print()
    for name, (raw, packed, best) in files.items():
        print(row.format(name, raw, packed, best or "-", "", "").rstrip())
    return 1 if failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        sys.exit(f"size: {error.cmd[0]} failed")
