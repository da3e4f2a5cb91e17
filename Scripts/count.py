#!/usr/bin/env python3
"""Prints how many instructions the engine, and a host with it, spend on one change of an offset.

Counted by callgrind, in release: the same number on every run of one build, however busy the machine
is. Each case runs twice with different numbers of events, so that the difference is theirs alone;
what the program does without a session is taken off. What is left holds the making of the event, the
work of the session, and taking out its effects. The lines are as Benchmarks/record.py takes them.

With a second program, the UIKit host's share on the double: beyond an observer that reads offset,
insets, bounds, dragging and the time. A look that draws nothing stands for the host without drawing.
Pictures are made once a frame and so are counted with frames; what of them is the double's own is
in these numbers, because nothing paints without asking it.

    Scripts/count.py .build/release/EventCost .build/release/HostCost
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

FEW, MANY = 600, 6_600

# what the scene is called in the program, and in words
SCENES = [
    ("content", "scrolling content"),
    ("pulling", "pulling"),
    ("drawn", "pulling, progress and placement read"),
    ("running", "scrolling during a run"),
]
PARTS = [("header", "header only"), ("both", "header and footer")]
# by which way in
ENTRIES = [("direct", "scroll(to:)"), ("event", "send(_:)")]
HOST_SCENES = SCENES[:2] + [("frames", "pulling, a frame after each change")]
HOSTED = [("blank", "drawing nothing"), ("ring", "ring")]


def count(program, case, events):
    # The same path and environment at each run: what lies where on the stack, and which slot of a hash
    # table, is 10 instructions of a change.
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
        print("instructions are not counted: no valgrind here")
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
