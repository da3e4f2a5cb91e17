#!/usr/bin/env python3
"""Lets a random reader read on in a browser, and prints each step of what is read that rule R17 does not explain, with
its seed and the shortest history that shows it.

    .venv/bin/python Web/Tests/read_on.py --minutes 30                    # Chromium
    .venv/bin/python Web/Tests/read_on.py --minutes 5 --browser Firefox   # or WebKit
    .venv/bin/python Web/Tests/read_on.py --history '{"list": …}'         # once more what was printed

The time is real, and counts what is played. The exit code is 1 if anything is unexplained.
"""

import argparse
import json
import sys
import tempfile
import time

from conftest import Handler
from hands import chromium_hand, firefox_hand, webkit_hand
from meter import Report
from places import WEB
from reader import History, Reader, history, reduced
from serving import serving

HANDS = {"Chromium": chromium_hand, "Firefox": firefox_hand, "WebKit": webkit_hand}


def tell(report):
    for found in report.found[:6]:
        print(f"  {found.kind}, {found.points:.2f} points: {found.text}", flush=True)


def table(browser, report):
    print(f"\n{browser}: {report.milliseconds / 60_000:.1f} minutes, {report.counts.total()} frames")
    for kind, count in report.counts.most_common():
        print(f"{kind:<24}{count:>9}")
    print(f"{'unexplained':<24}{len(report.found):>9}", flush=True)


def main():
    options = argparse.ArgumentParser(allow_abbrev=False)
    options.add_argument("--browser", choices=HANDS, default="Chromium")
    options.add_argument("--minutes", type=float, default=30)
    options.add_argument("--seed", type=int, default=1, help="of the first history")
    options.add_argument("--history", help="play only this one, as printed")
    options.add_argument("--whole", action="store_true", help="print unexplained histories without reducing them")
    options = options.parse_args()
    given = options.history and json.loads(options.history)
    total = Report()
    with (
        serving(WEB, Handler) as server,
        tempfile.TemporaryDirectory() as folder,
        HANDS[options.browser](folder) as hand,
    ):
        reader = Reader(hand, server)
        end = time.monotonic() + 60 * options.minutes
        seed = options.seed
        while time.monotonic() < end:
            played = History(**given) if given else history(seed)
            report = reader.play(played)
            total.add(report)
            if report.found:
                print(f"seed {seed}, {len(report.found)} unexplained", flush=True)
                tell(report)
                print(f"  {(played if given or options.whole else reduced(reader.play, played)).text()}", flush=True)
            if given:
                break
            seed += 1
    table(options.browser, total)
    return int(bool(total.found))


if __name__ == "__main__":
    sys.exit(main())
