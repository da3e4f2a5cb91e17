#!/usr/bin/env python3
"""Prints the number of instructions the engine, and a host, execute per change of an offset.

Counted by callgrind, in release: deterministic for a build, regardless of machine load, which is checked
by counting each run twice. Each case runs with two numbers of events, and the difference is counted; the
cost of the program without a session is subtracted. The result covers creating the event, the session's
work, and draining its effects. Benchmarks/record.py reads the output.

With a second program, the UIKit host's cost on the test double, in three figures. "Own code alone" is
what the functions of our modules execute themselves, without the runtime and the double below them. The
others are all that is executed beyond a scroll view with another observer: one that reads offset, insets,
bounds and dragging as Swift 5 compiles it, without a clock and without a check of the thread; and none. A
look that draws nothing measures the host without drawing. Drawing happens once per frame and is counted
with frames, including the double's own drawing code.

    Scripts/count.py .build/release/EventCost .build/release/HostCost
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
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
READER = "beyond an observer in Swift 5 style"
NOTHING = "beyond no observer"
# The mangled names of the modules' functions.
OWN = re.compile(r"\$s\d+Overscroll")


def instructions(program, arguments, text=""):
    """The count of one run, and that of the project's own functions: the lesser of two runs.

    They differ by some hundreds of instructions where the system prints addresses at the start, which is
    less than a quarter of an instruction for an event. Ends the script if they differ by more.
    """
    first, second = (counted(Path(program).resolve(), arguments, text) for _ in range(2))
    if any(abs(one - other) > LIMIT for one, other in zip(first, second)):
        sys.exit(f"count: two runs of {program} {' '.join(arguments)} differ: {first}, {second}")
    return [min(pair) for pair in zip(first, second)]


def counted(program, arguments, text):
    # The same path and environment for each run: stack addresses and hash table slots change the count
    # by about 10 instructions.
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder, "profile")
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", f"./{program.name}",
             *arguments],
            input=text, capture_output=True, text=True, check=True, cwd=program.parent,
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
        print("instructions not counted: valgrind is not installed")
        return
    program = sys.argv[1]
    for scene, scene_name in SCENES:
        for parts, parts_name in PARTS:
            floor, _ = per_event(program, (scene, parts, "none"))
            for entry, entry_name in ENTRIES:
                cost, _ = per_event(program, (scene, parts, entry))
                show("event in instructions", f"{scene_name}, {parts_name}, {entry_name}", cost - floor)
    if len(sys.argv) > 2:
        count_host(sys.argv[2])


def count_host(program):
    for scene, scene_name in HOST_SCENES:
        nothing, _ = per_event(program, (scene, "nothing"))
        reader, _ = per_event(program, (scene, "reader"))
        for watcher, name in HOSTED:
            cost, own = per_event(program, (scene, watcher))
            for floor, count in [("own code alone", own), (READER, cost - reader), (NOTHING, cost - nothing)]:
                show(f"UIKit host in instructions, {floor}", f"{scene_name}, {name}", count)


def show(what, name, cost):
    print(f"{what}: {name}", "instructions", round(cost), sep="\t", flush=True)


if __name__ == "__main__":
    main()
