#!/usr/bin/env python3
"""Prints the number of instructions the engine, and a host, execute per change of an offset, and what a host allocates.

Instructions are counted by callgrind, in release: deterministic for a build, regardless of machine load, which is checked
by counting each run twice. Each case runs with two numbers of events, and the difference is counted; the
cost of the program without a session is subtracted. The result covers creating the event, the session's
work, and draining its effects. Benchmarks/record.py reads the output.

With a second program, the UIKit host's cost on the test double: what the functions of our modules execute themselves,
without the runtime and the double below them. A
look that draws nothing measures the host without drawing. Drawing happens once per frame and is counted
with frames.

Allocations per frame, once warm, are counted by DHAT. One is attributed to the innermost function on its
stack that is in this repository: to the host, including Swift's arrays and closures, or to the double,
which replaces Core Animation. Creating a `CGMutablePath` is counted separately: a layer needs a new path
whenever its outline changes. Those of a read-only observer are subtracted. The exit code is 1 if the host
itself allocates.

    Benchmarks/count.py .build/release/EventCost .build/release/HostCost
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from functools import cache
from pathlib import Path

FEW, MANY = 600, 6_600
LIMIT = 1_500  # of instructions between two runs of the same: a quarter for an event

# The scene's name in the program, and its description.
SCENES = [
    ("content", "scrolling content"),
    ("pulling", "pulling"),
    ("drawn", "pulling, progress and placement read"),
    ("running", "scrolling during a run"),
]
PARTS = [("header", "header only"), ("both", "header and footer")]
# By input method.
ENTRIES = [("direct", "scroll(to:)"), ("event", "send(_:)")]
HOST_SCENES = SCENES[:2] + [("frames", "pulling, a frame after each change")]
HOSTED = [("blank", "drawing nothing"), ("ring", "ring")]
# The mangled names of the modules' functions.
OWN = re.compile(r"\$s\d+Overscroll")
# Complete cycles of the same pull, for allocations.
FEW_FRAMES, MANY_FRAMES = 240, 480
FRAME_SCENES = [("steady", "pulling"), ("running", "running")]
HOST, PATH, DOUBLE = "the host", "new paths", "UIKit's double"


def instructions(program, arguments):
    """The count of one run, and that of the project's own functions: the lesser of two runs.

    They differ by some hundreds of instructions where the system prints addresses at the start, which is
    less than a quarter of an instruction for an event. Ends the script if they differ by more.
    """
    first, second = (counted(Path(program).resolve(), arguments) for _ in range(2))
    if any(abs(one - other) > LIMIT for one, other in zip(first, second)):
        sys.exit(f"count: two runs of {program} {' '.join(arguments)} differ: {first}, {second}")
    return [min(pair) for pair in zip(first, second)]


def counted(program, arguments):
    # The same path and environment for each run: stack addresses and hash table slots change the count
    # by about 10 instructions.
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder, "profile")
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", f"./{program.name}",
             *arguments],
            capture_output=True, text=True, check=True, cwd=program.parent,
            env={"PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1"},
        )
        return profile_sums(profile.read_text(encoding="utf-8", errors="replace"))


def profile_sums(profile):
    """The sum of a profile of callgrind, and that of the functions of our modules, by their mangled names."""
    names, is_own, total, own = {}, False, 0, 0
    lines = iter(profile.splitlines())
    for line in lines:
        if line.startswith(("fn=", "cfn=")):
            # A name is written once, where its number first occurs.
            number, _, name = line.partition("=")[2].partition(" ")
            names[number] = name or names[number]
            if line.startswith("fn="):
                is_own = OWN.match(names[number]) is not None
        elif line.startswith("calls="):
            next(lines)  # what the call cost, which the called function has as well
        elif line[:1].isdigit() or line[:1] in ("+", "-", "*"):
            cost = int(line.split()[-1])
            total += cost
            own += cost if is_own else 0
    return total, own


def per_event(program, case):
    """The count for one event, and that of our functions."""
    few, many = (instructions(program, [*case, str(events)]) for events in (FEW, MANY))
    return [(more - less) / (MANY - FEW) for less, more in zip(few, many)]


def main():
    if not shutil.which("valgrind"):
        print("not counted: valgrind is not installed")
        return 0
    program = sys.argv[1]
    for scene, scene_name in SCENES:
        for parts, parts_name in PARTS:
            floor, _ = per_event(program, (scene, parts, "none"))
            for entry, entry_name in ENTRIES:
                cost, _ = per_event(program, (scene, parts, entry))
                show("event in instructions", f"{scene_name}, {parts_name}, {entry_name}", cost - floor)
    if len(sys.argv) <= 2:
        return 0
    count_host(sys.argv[2])
    return 0 if count_allocations(sys.argv[2]) else 1


def count_host(program):
    for scene, scene_name in HOST_SCENES:
        for watcher, name in HOSTED:
            _, own = per_event(program, (scene, watcher))
            show("UIKit host in instructions, own code alone", f"{scene_name}, {name}", own)


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
    many, few = (allocations(program, scene, watcher, frames) for frames in (MANY_FRAMES, FEW_FRAMES))
    return {owner: (many[owner] - few[owner]) / (MANY_FRAMES - FEW_FRAMES) for owner in (HOST, PATH, DOUBLE)}


def count_allocations(program):
    """Shows them; returns whether the host itself has none."""
    looks = subprocess.run([program, "looks"], capture_output=True, text=True, check=True).stdout.split()
    # The scene, its description, the number of its lists, and the attributions shown.
    watchers = [
        ("blank", "nothing drawn", 1, (HOST, PATH, DOUBLE)),
        ("ring", "ring", 1, (HOST, PATH, DOUBLE)),
        ("all", "every look once", len(looks), (HOST, PATH)),
    ]
    is_clean = True
    for scene, words in FRAME_SCENES:
        floor = per_frame(program, scene, "floor")
        for watcher, name, lists, owners in watchers:
            taken = per_frame(program, scene, watcher)
            for owner in owners:
                count = taken[owner] - lists * floor[owner]
                show("UIKit host in allocations a frame", f"{words}, {name}, {owner}", count, "allocations", 2)
                is_clean = is_clean and (owner != HOST or count <= 0)
    return is_clean


def show(what, name, cost, unit="instructions", digits=None):
    print(f"{what}: {name}", unit, round(cost, digits), sep="\t", flush=True)


if __name__ == "__main__":
    sys.exit(main())
