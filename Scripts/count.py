#!/usr/bin/env python3
"""Prints the number of instructions the engine, and a host, execute per change of an offset.

Counted by callgrind, in release: deterministic for a build, regardless of machine load. Each case
runs twice with different numbers of events, and the difference is counted; the cost of the program
without a session is subtracted. The result covers creating the event, the session's work, and
draining its effects. Benchmarks/record.py reads the output.

With a second program, the UIKit host's cost on the test double, minus that of an observer that
reads offset, insets, bounds, dragging and the time. A look that draws nothing measures the host
without drawing. Drawing happens once per frame and is counted with frames, including the double's
own drawing code.

    Scripts/count.py .build/release/EventCost .build/release/HostCost
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

FEW, MANY = 600, 6_600

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


def count(program, case, events):
    # The same path and environment for each run: stack addresses and hash table slots change the count
    # by about 10 instructions.
    program = Path(program).resolve()
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"./{program.name}", *case,
         str(events)],
        capture_output=True, text=True, check=True, cwd=program.parent,
        env={"PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1"},
    )
    return int(re.search(r"Collected : (\d+)", result.stderr).group(1))


def per_event(program, case):
    return (count(program, case, MANY) - count(program, case, FEW)) / (MANY - FEW)


def main():
    if not shutil.which("valgrind"):
        print("instructions not counted: valgrind is not installed")
        return
    program = sys.argv[1]
    for scene, scene_name in SCENES:
        for parts, parts_name in PARTS:
            floor = per_event(program, (scene, parts, "none"))
            for entry, entry_name in ENTRIES:
                cost = round(per_event(program, (scene, parts, entry)) - floor)
                show("event", f"{scene_name}, {parts_name}, {entry_name}", cost)
    if len(sys.argv) > 2:
        count_host(sys.argv[2])


def count_host(program):
    for scene, scene_name in HOST_SCENES:
        floor = per_event(program, (scene, "floor"))
        for watcher, name in HOSTED:
            show("UIKit host", f"{scene_name}, {name}", round(per_event(program, (scene, watcher)) - floor))


def show(what, name, cost):
    print(f"{what} in instructions: {name}", "instructions", cost, sep="\t", flush=True)


if __name__ == "__main__":
    main()
