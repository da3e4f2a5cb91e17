#!/usr/bin/env python3
"""Prints how many instructions the engine spends on one change of a scroll view's offset.

Counted by callgrind, in release: the same number on every run of one build, however busy the machine
is. Each case runs twice with different numbers of events, so that the difference is theirs alone;
what the program does without a session is taken off. What is left holds the making of the event, the
work of the session, and taking out its effects. The lines are as Benchmarks/record.py takes them.

    Scripts/count.py Benchmarks/.build/release/EventCost
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
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


def count(program, case, events):
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *case, str(events)],
        capture_output=True, text=True, check=True,
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
                name = f"event in instructions: {scene_name}, {parts_name}, {entry_name}"
                print(name, "instructions", cost, sep="\t", flush=True)


if __name__ == "__main__":
    main()
