#!/usr/bin/env python3
"""Prints what users pay, and fails when it is over budget: what a page downloads, or what an app links.

    Scripts/size.py [--lines]
    Scripts/size.py --app [--seconds]

A page in bytes. The levels: the engine alone; what every page loads, which is the engine with one look, the script and
its English; with another look, of which half are smaller, and with the largest; with all looks, as one file; with all
that can be loaded: pictures, the parameters and every language; and what a page
with a floor or with settings of the full engine loads, which has another engine. Then each file, and that of
each look. Raw and by gzip -9, of the files that Scripts/web.sh writes,
the wasm with no optimizer beyond the toolchain's. --lines prints the format of Benchmarks/record.py, without
checking budgets. The budgets are in steps of half a KB, so that no code is written for a few bytes.

An app in KB of 1,000 bytes. One app has a refresh and a load-more with the default look, another one imports every product; linked in release
with our modules and the double of UIKit on x86-64 Linux. Where GTK's headers are installed, a third one is the first
in GTK. The sizes are those of the symbols of our modules, without zero-filled data, each byte once: the record of a
type is in a longer one that has a name of its own. Nothing is left out of a product that an app links: what is
`public` or `package` stays. The budgets are in steps of 10 KB. The size of each program's file without symbols is
printed, too; it contains what is not ours: the double, and statically linked parts of Swift. --seconds adds the time of the processor for a build
of our modules from nothing, in both configurations.
"""

import gzip
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "Web/dist"

# The engine alone, with one look, with floors and more settings; and looks in files of their own.
SESSION, ENGINE, FULL = "engine", "engine with one look", "full engine"
MIDDLE, LARGEST, ALL, LANGUAGES = "another look", "largest look", "all looks", "languages"
# Before the name of each look.
LOOK = "look: "
# Name, the files that are loaded, and the budget in KB of gzip, of 1,000 bytes; sizes are rounded as they are told.
LEVELS = [
    ("engine", [SESSION], 13.0),
    ("every page", [ENGINE, "overscroll.js"], 33.0),
    ("with another look", [ENGINE, "overscroll.js", MIDDLE], 35.5),
    ("with the largest look", [ENGINE, "overscroll.js", LARGEST], 38.0),
    ("with all looks", [ENGINE, "overscroll.js", ALL], 50.0),
    ("with everything", [ENGINE, "overscroll.js", ALL, "overscroll-pictures.js", "overscroll-parameters.js", LANGUAGES], 61.0),
]
# What a page with a floor or with a setting of the full engine loads, in place of the engine of every page.
FULL_LEVELS = [
    ("before a use, lazy", ["overscroll-lazy.js"], 2.0),
    ("what is read stays", ["overscroll-place.js"], 4.6),
    ("a page that draws", [SESSION, "overscroll-engine.js"], 15.0),
    ("a page with a floor", [FULL, "overscroll.js", "overscroll-floor.js"], 38.0),
    ("a page with settings", [FULL, "overscroll.js", "overscroll-parameters.js"], 38.5),
]
# The program, what it is, and the budget of its linked bytes in KB.
APPS = [("SmallApp", "a UIKit app", 500), ("LargeApp", "one with every product", 660)]
GTK_APP = ("SmallGTKApp", "a GTK app", 500)
MODULE = re.compile(r"\$s(\d+)")


def sizes(data):
    return [len(data), len(gzip.compress(data, compresslevel=9, mtime=0))]


def total(rows):
    return [sum(kind) for kind in zip(*rows)]


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


def check_page():
    subprocess.run(["Scripts/web.sh"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    files = measured()
    levels = [
        (name, total([files[file] for file in needed]), budget) for name, needed, budget in LEVELS + FULL_LEVELS
    ]

    if sys.argv[1:] == ["--lines"]:
        for name in (SESSION, ENGINE, ALL):
            print(f"size: {name}, wasm\tbytes\t{files[name][0]}")
        for name, (_, packed), _ in levels:
            print(f"size: {name}, gzip\tbytes\t{packed}")
        for name, (_, packed) in files.items():
            print(f"size of a {name if name.startswith(LOOK) else 'file: ' + name}\tbytes\t{packed}")
        return 0

    row = "{:<24}{:>10}{:>10}{:>10}  {}"
    failures = 0
    print(row.format("bytes", "raw", "gzip", "budget", ""))
    for name, (raw, packed), budget in levels:
        is_over = round(packed / 1000, 1) > budget
        failures += is_over
        print(row.format(name, raw, packed, budget, "OVER BUDGET" if is_over else "ok"))
    print()
    for name, (raw, packed) in files.items():
        print(row.format(name, raw, packed, "", "").rstrip())
    return 1 if failures else 0


def build(*options, configuration="release"):
    command = [ROOT / "Scripts/swift.sh", "build", "--configuration", configuration, "--quiet", *options]
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout.strip()


def linked(program):
    """The bytes of each of our modules in a program."""
    symbols = subprocess.run(["nm", "--print-size", "--defined-only", program], check=True, text=True,
                             stdout=subprocess.PIPE).stdout
    ranges = []
    for line in symbols.splitlines():
        address, *rest = line.split()
        if len(rest) != 3 or rest[1] in "bB":
            continue
        found = MODULE.match(rest[2])
        module = rest[2][found.end():found.end() + int(found[1])] if found else ""
        if module.startswith("Overscroll"):
            ranges.append((int(address, 16), int(address, 16) + int(rest[0], 16), module))
    sizes, counted = Counter(), 0
    for start, end, module in sorted(ranges):
        sizes[module] += max(0, end - max(start, counted))
        counted = max(counted, end)
    return sizes


def stripped(program):
    """The bytes of a program's file without symbols."""
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(["strip", "--strip-all", "-o", file.name, program], check=True)
        return Path(file.name).stat().st_size


def build_seconds(configuration):
    """The seconds of the processor that a build of our modules takes, after one of UIKit's double."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--scratch-path", folder, "--target"]
        build(*options, "UIKit", configuration=configuration)
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        build(*options, "OverscrollUIKit", configuration=configuration)
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def has_gtk():
    return shutil.which("pkg-config") and subprocess.run(["pkg-config", "--exists", "gtk4"]).returncode == 0


def check_app():
    over = False
    for program, name, budget in APPS + ([GTK_APP] if has_gtk() else []):
        build("--product", program)
        path = Path(build("--show-bin-path"), program)
        sizes = linked(path)
        total = sum(sizes.values())
        over |= round(total / 1_000) > budget
        for module, size in sizes.most_common():
            print(f"{module:24} {size / 1_000:7.1f}")
        print(f"{name + ', linked':24} {total / 1_000:7.1f} of {budget}")
        print(f"{'its file, stripped':24} {stripped(path) / 1_000:7.1f}\n")
    for configuration in ("release", "debug") if "--seconds" in sys.argv else ():
        seconds = build_seconds(configuration)
        print(f"{configuration + ' build':24} {seconds:7.1f} s of processor time")
    return 1 if over else 0


if __name__ == "__main__":
    try:
        sys.exit(check_app() if "--app" in sys.argv else check_page())
    except subprocess.CalledProcessError as error:
        sys.exit(f"size: {error.cmd[0]} failed")
