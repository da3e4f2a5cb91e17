#!/usr/bin/env python3
"""Prints what an app pays for the library, in KB of 1,000 bytes, and fails when it is over budget.

One app has a refresh and a load-more with the default look, another one imports every product; linked in release
with our modules and the double of UIKit on x86-64 Linux. Where GTK's headers are installed, a third one is the first
in GTK. The sizes are those of the symbols of our modules, without zero-filled data, each byte once: the record of a
type is in a longer one that has a name of its own. Nothing is left out of a product that an app links: what is
`public` or `package` stays. The budgets are in steps of 10 KB. The size of each program's file without symbols is
printed, too; it contains what is not ours: the double, and statically linked parts of Swift. --seconds adds the time of the processor for a build
of our modules from nothing, in both configurations.
"""

import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The program, what it is, and the budget of its linked bytes in KB.
APPS = [("SmallApp", "a UIKit app", 500), ("LargeApp", "one with every product", 660)]
GTK_APP = ("SmallGTKApp", "a GTK app", 500)
MODULE = re.compile(r"\$s(\d+)")


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


def main():
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
    sys.exit(1 if over else 0)


if __name__ == "__main__":
    main()
