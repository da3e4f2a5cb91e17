#!/usr/bin/env python3
"""Reads lists at random with real touches, for minutes, and prints what no rule explains.

    Tests/GTK/reader.py --minutes 30
    Tests/GTK/reader.py --minutes 0 --seed 17

A history is a list of actions made from a seed. Of one that fails, actions are left out as long as it fails.
"""

import argparse
import random
import sys
import time
from collections import Counter

from conftest import Window
from meter import Meter, described, frames_of
from screen import Screen
from server import UPDATE, Server

ACTIONS = 25
WIDTH, HEIGHT, BAR = 360, 640, 60


def history(seed):
    """The options of a window, and what is done to it."""
    chance = random.Random(seed)
    options = ["rows=60", "delay=-1", "bar", "list=" + chance.choice(["listView", "listBox", "box"])]
    options += chance.choice([["chat"], ["staysAtTop"], []])
    options.append("loadMore=" + chance.choice(["ring", "arrow"]))
    return options, [action(chance) for _ in range(ACTIONS)]


def action(chance):
    up = chance.choice([1, -1])
    return chance.choices([
        # A finger's way in pixels, and its seconds.
        ("finger", up * chance.randint(80, 400), chance.uniform(0.06, 0.15)),
        ("finger", up * chance.randint(80, 500), chance.uniform(0.4, 1.2)),
        ("stop",),
        ("wait", chance.uniform(0.02, 1)),
        # A page: its rows, at which edge, and how the run ends.
        ("answer", chance.randint(0, 40), chance.choice(["insert", "append"]),
         chance.choice(["succeeded", "succeeded", "failed", "exhausted"])),
        # A row this far below the first visible one gets an image of this length.
        ("grow", chance.choice([-4, -2, 0, 2]), chance.randint(20, 300)),
        ("cut", chance.choice([-3, -1, 0, 1, 4])),
        ("bar",),
        ("size", chance.randint(300, 800)),
        ("begin",),
        ("scroll", chance.randint(0, 3000)),
    ], [20, 8, 3, 10, 12, 8, 4, 2, 2, 2, 1])[0]


class Reader:
    """A window with a list, and the texts of its rows in their order."""

    def __init__(self, server, options):
        self.server = server
        self.window = Window(server, options)
        self.rows = [f"Row {number}" for number in range(60)]
        self.new = self.more = 0
        self.screen = Screen(server.display)
        self.window.say("measure")
        self.pause(0.2)

    def pause(self, seconds):
        """Lets the window go on."""
        time.sleep(seconds)
        self.window.take()

    def first(self):
        """The index of the first visible row."""
        rows = next(each["rows"] for each in reversed(self.window.take()) if "rows" in each)
        known = [(y, text) for text, y in rows.items() if text in self.rows]
        return self.rows.index(min(known)[1]) if known else 0

    def row(self, offset):
        return self.rows[min(max(self.first() + offset, 0), len(self.rows) - 1)]

    def finger(self, way, seconds):
        x, start = WIDTH / 2, 350 - way / 2
        self.server.put(x, start)
        steps = max(4, round(seconds * 70))
        for step in range(1, steps + 1):
            self.server.finger(UPDATE, x, start + way * step / steps)
            time.sleep(seconds / steps)
        self.server.lift(x, start + way)
        self.window.take()

    def stop(self):
        self.server.put(WIDTH / 2, 300)
        self.pause(0.05)
        self.server.lift(WIDTH / 2, 300)

    def insert(self, count):
        for _ in range(count):
            self.new += 1
            self.rows.insert(0, f"New {self.new}")

    def append(self, count):
        for _ in range(count):
            self.more += 1
            self.rows.append(f"More {self.more}")

    def do(self, name, *values):
        match name:
            case "finger": self.finger(*values)
            case "stop": self.stop()
            case "wait": self.pause(*values)
            case "answer":
                count, edge, outcome = values
                getattr(self, edge)(count)
                self.window.say(edge, count)
                self.window.say("finish", outcome)
            case "grow": self.window.say("grow", values[1], self.row(values[0]))
            case "cut":
                if len(self.rows) > 30:
                    row = self.row(values[0])
                    self.rows.remove(row)
                    self.window.say("cut", row)
            case "size": self.screen.resize(WIDTH, values[0])
            case _: self.window.say(name, *values)


def read(options, actions):
    """The steps of a history by what explains them, what is wrong, and its seconds."""
    with Server() as server:
        server.point(780, 880)
        reader = Reader(server, options)
        for each in actions:
            reader.do(*each)
        reader.pause(0.7)
        try:
            reader.window.quit()
            error = None
        except AssertionError:
            error = "".join(reader.window.errors)
        frames = frames_of(reader.window.take())
    meter = Meter(options).read(frames)
    faults = [described(each) for each in meter.jumps] + [error] * bool(error)
    return meter.counts, faults, frames[-1]["frame"] - frames[0]["frame"]


def reduced(options, actions, tries=24):
    """A shorter history that fails, too: leaves out halves, then less."""
    size = len(actions) // 2
    while size and tries:
        for start in range(0, len(actions), size):
            shorter = actions[:start] + actions[start + size:]
            tries -= 1
            if tries and read(options, shorter)[1]:
                actions = shorter
                break
        else:
            size //= 2
    return actions


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1, help="that of the first history")
    parser.add_argument("--plain", action="store_true", help="without our controls, for comparison")
    parser.add_argument("--no-reduction", action="store_true")
    arguments = parser.parse_args()
    seed, counts, seconds, failed = arguments.seed, Counter(), 0, 0
    while True:
        options, actions = history(seed)
        options += ["plain"] * arguments.plain
        kinds, faults, took = read(options, actions)
        counts += kinds
        seconds += took
        if faults:
            failed += 1
            print(f"seed {seed}: {' '.join(options)}", *faults, sep="\n  ", flush=True)
            if not arguments.no_reduction:
                print(f"  still with {reduced(options, actions)}", flush=True)
        if seconds >= arguments.minutes * 60:
            break
        seed += 1
    print(f"{seconds / 60:.1f} minutes, {sum(counts.values())} steps:")
    for kind, count in counts.most_common():
        print(f"  {kind:12} {count}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
