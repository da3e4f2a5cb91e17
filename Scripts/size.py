#!/usr/bin/env python3
"""Prints the download size of a page, in bytes, and fails when it is over budget.

The levels: the engine alone; what every page loads, which is the engine with one look, the script and
its English; with all looks; with all that can be loaded: the parameters and every language; and what a page
with a floor or with settings of the full engine loads, which has another engine. Raw,
gzip -9 and, if it is installed, brotli -q 11, the wasm with no optimizer beyond the toolchain's, the
scripts as Scripts/minify.sh prints them. --lines prints the format of Benchmarks/record.py, without
checking budgets. The budgets are defined only in this table: for what every page loads about 28 KB; all
are the present sizes, so that growth is noticed.
"""

import gzip
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# For comparison, a scroller without states or indicator, minified, from the package libjs-iscroll.
PEER = Path("/usr/share/javascript/iscroll/iscroll-probe-min.js")

# With their names in the format of record.py.
PRODUCTS = {"OverscrollWebSession": "engine", "OverscrollWeb": "engine with one look", "OverscrollWebLooks": "all looks"}
# The engine with floors and more settings, as Scripts/wasm.sh --full builds it.
FULL = "full engine"
SCRIPTS = ["overscroll-view", "looks-part", "parameters-part", "floor-part", "help-part", "session", "lazy"]
# Name, the files it adds to those of the level before, except to the engine's own probe, and the budget
# in bytes of gzip.
LEVELS = [
    ("engine", ["OverscrollWebSession"], 11_531),
    ("every page", ["OverscrollWeb", "overscroll-view"], 29_112),
    ("with all looks", ["OverscrollWebLooks", "looks-part"], 49_141),
    ("with everything", ["parameters-part", "languages"], 57_905),
]
# What a page with a floor or with a setting of the full engine loads, in place of the engine of every page.
FULL_LEVELS = [
    ("before a use, lazy", ["lazy"], 2_000),
    ("a page that draws", ["OverscrollWebSession", "session"], 13_293),
    ("a page with a floor", [FULL, "overscroll-view", "floor-part"], 33_869),
    ("a page with settings", [FULL, "overscroll-view", "parameters-part"], 34_579),
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


def output(*command):
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


def measured():
    """The sizes of each file, the languages together as files of their own."""
    paths = output("Scripts/wasm.sh", *PRODUCTS).decode().split()
    found = {product: sizes((ROOT / path).read_bytes()) for product, path in zip(PRODUCTS, paths)}
    full = output("Scripts/wasm.sh", "--full", "OverscrollWeb").decode().strip()
    found[FULL] = sizes((ROOT / full).read_bytes())
    for entry in SCRIPTS:
        found[entry] = sizes(output("Scripts/minify.sh", entry))
    with tempfile.TemporaryDirectory() as folder:
        output("Scripts/languages.sh", folder)
        found["languages"] = total([sizes(file.read_bytes()) for file in sorted(Path(folder).iterdir())])
    return found


def main():
    subprocess.run(["Scripts/setup.sh"], cwd=ROOT, check=True)
    files = measured()
    levels, files_so_far = [], []
    for name, added, budget in LEVELS:
        files_so_far = added if name == "every page" else files_so_far + added
        levels.append((name, total([files[file] for file in files_so_far]), budget))
    for name, needed, budget in FULL_LEVELS:
        levels.append((name, total([files[file] for file in needed]), budget))

    if sys.argv[1:] == ["--lines"]:
        for product, name in PRODUCTS.items():
            print(f"size: {name}, wasm\tbytes\t{files[product][0]}")
        for name, (_, packed, _), _ in levels:
            print(f"size: {name}, gzip\tbytes\t{packed}")
        if PEER.exists():
            print(f"size: iScroll's script, gzip\tbytes\t{sizes(PEER.read_bytes())[1]}")
        else:
            print("no comparison: run apt-get install libjs-iscroll")
        return 0

    row = "{:<24}{:>10}{:>10}{:>10}{:>10}  {}"
    failures = 0
    print(row.format("bytes", "raw", "gzip", "brotli", "budget", ""))
    for name, (raw, packed, best), budget in levels:
        is_over = packed > budget
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
