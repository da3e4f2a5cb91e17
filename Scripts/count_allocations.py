#!/usr/bin/env python3
"""Prints what the UIKit host allocates in a frame once it is warm, and who does: the host or UIKit.

Counted by valgrind's DHAT on the double, in release, exactly. An allocation belongs to the innermost
function on its stack that is of this repository: to the host, Swift's own arrays and closures
included, or to the double, which stands for Core Animation. What makes a `CGMutablePath` is counted by
itself: a layer takes a new path or none, so an outline that changed needs one. Each case runs twice
with different numbers of frames; what an observer does that only reads is taken off. The lines are
as Benchmarks/record.py takes them; the exit code is 1 if the host itself allocates.

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

# Whole rounds of the same pull.
FEW, MANY = 240, 480
# What the scene is called in the program, and in words.
SCENES = [("steady", "pulling"), ("running", "running")]
HOST, PATH, DOUBLE = "the host", "new paths", "UIKit's double"


@cache
def makes_path(file, line):
    return "CGMutablePath()" in Path(file).read_text().splitlines()[int(line) - 1]


def owner(frames):
    """Whose an allocation is, by its stack from the innermost function outwards."""
    for frame in frames:
        name = frame.partition(": ")[2]
        if name.startswith("$s5UIKit13CGMutablePathCACycfC"):
            continue
        if found := re.search(r"\((/.*/(?:Sources|UIKitDouble)/.*\.swift):(\d+)\)", name):
            if "/UIKitDouble/UIKit/" in found[1]:
                return DOUBLE
            return PATH if found[2] != "0" and makes_path(found[1], found[2]) else HOST
        # What the compiler made has no line; its name begins with its module's.
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
    return {whose: (many[whose] - few[whose]) / (MANY - FEW) for whose in (HOST, PATH, DOUBLE)}


def show(whose, case, count):
    name = f"UIKit host in allocations a frame: {case}, {whose}"
    print(name, "allocations", round(count, 2), sep="\t", flush=True)


def main():
    if not shutil.which("valgrind"):
        print("allocations are not counted: no valgrind here")
        return 0
    program = sys.argv[1]
    looks = subprocess.run([program, "looks"], capture_output=True, text=True, check=True).stdout.split()
    # What runs, in words, how many lists it has, and whose allocations are shown.
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
            for whose in owners:
                count = taken[whose] - lists * floor[whose]
                show(whose, f"{words}, {name}", count)
                is_clean = is_clean and (whose != HOST or count <= 0)
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
