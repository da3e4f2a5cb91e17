#!/usr/bin/env python3
"""Prints the UIKit host's allocations per frame once warm, attributed to the host or to UIKit.

Counted exactly by valgrind's DHAT on the test double, in release. An allocation is attributed to
the innermost function on its stack that is in this repository: to the host, including Swift's
arrays and closures, or to the double, which replaces Core Animation. Creating a `CGMutablePath` is
counted separately: a layer needs a new path whenever its outline changes. Each case runs twice with
different numbers of frames; the allocations of a read-only observer are subtracted.
Benchmarks/record.py reads the output; the exit code is 1 if the host itself allocates.

    Scripts/count_allocations.py .build/release/HostCost
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from functools import cache
from pathlib import Path

# Complete cycles of the same pull.
FEW, MANY = 240, 480
# The scene's name in the program, and its description.
SCENES = [("steady", "pulling"), ("running", "running")]
HOST, PATH, DOUBLE = "the host", "new paths", "UIKit's double"


@cache
def makes_path(file, line):
    return "CGMutablePath()" in Path(file).read_text().splitlines()[int(line) - 1]


def owner(frames):
    """Attributes an allocation by its stack, from the innermost function outwards."""
    for frame in frames:
        name = frame.partition(": ")[2]
        if name.startswith("$s5UIKit13CGMutablePathCACycfC"):
            continue
        if found := re.search(r"\((/.*/(?:Sources|UIKitDouble)/.*\.swift):(\d+)\)", name):
            if "/UIKitDouble/UIKit/" in found[1]:
                return DOUBLE
            return PATH if found[2] != "0" and makes_path(found[1], found[2]) else HOST
        # Compiler-generated functions have no line; their names begin with the module's.
        if name.startswith("$s5UIKit"):
            return DOUBLE
        if re.match(r"\$s\d+(Overscroll|HostCost)", name):
            return HOST
    return HOST


def allocations(program, scene, watcher, frames):
    with tempfile.NamedTemporaryFile() as out:
        subprocess.run(
            ["valgrind", "--tool=dhat", "--num-callers=60", "--fullpath-after=",
             f"--dhat-out-file={out.name}", program, scene, watcher, str(frames)],
            capture_output=True, check=True,
        )
        profile = json.loads(Path(out.name).read_text())
    counts = Counter()
    for point in profile["pps"]:
        counts[owner([profile["ftbl"][index] for index in point["fs"]])] += point["tbk"]
    return counts


def per_frame(program, scene, watcher):
    many, few = (allocations(program, scene, watcher, frames) for frames in (MANY, FEW))
    return {owner: (many[owner] - few[owner]) / (MANY - FEW) for owner in (HOST, PATH, DOUBLE)}


def show(owner, case, count):
    name = f"UIKit host in allocations a frame: {case}, {owner}"
    print(name, "allocations", round(count, 2), sep="\t", flush=True)


def main():
    if not shutil.which("valgrind"):
        print("allocations not counted: valgrind is not installed")
        return 0
    program = sys.argv[1]
    looks = subprocess.run([program, "looks"], capture_output=True, text=True, check=True).stdout.split()
    # The scene, its description, the number of its lists, and the attributions shown.
    watchers = [
        ("blank", "nothing drawn", 1, (HOST, PATH, DOUBLE)),
        ("ring", "ring", 1, (HOST, PATH, DOUBLE)),
        ("all", "every look once", len(looks), (HOST, PATH)),
    ]
    is_clean = True
    for scene, words in SCENES:
        floor = per_frame(program, scene, "floor")
        for watcher, name, lists, owners in watchers:
            taken = per_frame(program, scene, watcher)
            for owner in owners:
                count = taken[owner] - lists * floor[owner]
                show(owner, f"{words}, {name}", count)
                is_clean = is_clean and (owner != HOST or count <= 0)
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
