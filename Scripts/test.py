#!/usr/bin/env python3
"""Runs the tests: independent kinds run in parallel.

    Scripts/test.py                          # make test: required for every change
    Scripts/test.py --all                    # make test-all: the same, then everything else
    Scripts/test.py --only "native tests"    # one kind, with its dependencies

kinds.py lists them. A kind starts when its dependencies have passed, and runs to its end even if
another kind fails. A kind whose dependencies failed is not run and counts as one failure. A kind
whose tools are not installed is skipped, or fails where continuous integration must run it. Each kind
prints one line when it ends, after its whole output if it failed. The summary has a row per kind, the slowest tests, the last lines of failed kinds, and the totals
on the last line; the exit code is 1 on any failure, and 130 after Ctrl-C.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

from kinds import QUICK, REST

ROOT = Path(__file__).resolve().parent.parent
# A compiler and two browsers use both processors of a small machine; a third kind uses their idle time.
PLACES = 3
SLOWEST = 10
# How many last lines of a failed kind the summary repeats, in case the start of the log is cut off.
LAST_LINES = 25


@dataclass
class Result:
    kind: str
    passed: int = 0
    failed: int = 0
    seconds: float = 0.0
    output: str = ""
    # Each test's duration and name, where the command reports them.
    tests: list = field(default_factory=list)
    note: str = ""


def read_report(path):
    """The tests of a JUnit report that were not skipped: whether each passed, its duration, its name.

    `swift test` writes the Swift Testing report next to the given path.
    """
    beside = path.with_name(f"{path.stem}-swift-testing{path.suffix}")
    try:
        cases = list(ElementTree.parse(beside if beside.exists() else path).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return []
    return [
        (
            case.find("failure") is None and case.find("error") is None,
            float(case.get("time") or 0),
            f"{case.get('classname', '').split('.')[-1]}.{case.get('name')}",
        )
        for case in cases
        if case.find("skipped") is None
    ]


def read_seconds(path):
    """Each test's duration and name, from the events of its cases.

    In Swift Testing's events all tests begin at once; a case begins when it gets a thread.
    """
    seconds = Counter()
    for line in path.read_text().splitlines():
        event = json.loads(line)["payload"]
        if event["kind"] in ("testCaseStarted", "testCaseEnded"):
            instant = event["instant"]["absolute"]
            seconds[event["testID"]] += instant if event["kind"] == "testCaseEnded" else -instant
    return [(taken, name.split("/")[0].split(".")[-1] + "." + name.split("/")[-2])
            for name, taken in seconds.items()]


def count(kind, result, exit_code, report):
    """Counts the passed and failed tests of a kind.

    A command that fails without a failed test in its report (a crash, a compile error), or reports no
    test at all, is one failure.
    """
    told = re.fullmatch(r"(\d+) passed, (\d+) failed", result.output.rstrip().split("\n")[-1])
    if "{report}" in kind.command:
        cases = read_report(report)
        result.passed = sum(passed for passed, _, _ in cases)
        result.failed = len(cases) - result.passed
        events = report.with_suffix(".jsonl")
        result.tests = read_seconds(events) if events.exists() else [case[1:] for case in cases]
    elif kind.counts and told:
        result.passed, result.failed = int(told[1]), int(told[2])
    elif exit_code == 0:
        result.passed = 1
    if result.failed == 0 and (exit_code != 0 or result.passed == 0):
        result.failed = 1


class Run:
    """The state of a run: waiting and running kinds, and results."""

    def __init__(self, kinds, reports):
        self.waiting = list(kinds)
        self.reports = reports
        self.running = {}
        self.results = []
        self.processes = set()

    def passed(self, name):
        return any(result.kind == name and not result.failed for result in self.results)

    def may_start(self, kind):
        is_locked = kind.builds and any(other.builds for other in self.running.values())
        return not is_locked and all(map(self.passed, kind.needs))

    def perform(self, kind):
        """Runs a kind's command to its end, and counts the results."""
        result = Result(kind.name)
        if kind.where and subprocess.run(kind.where, cwd=ROOT, capture_output=True).returncode:
            if kind.must_run and sys.platform == "linux" and os.environ.get("CI"):
                result.failed = 1
            result.note = "not installed" if result.failed else "not installed, skipped"
            return result
        report = self.reports / f"{kind.name.replace(' ', '-')}.xml"
        files = {"{report}": str(report), "{events}": str(report.with_suffix(".jsonl"))}
        command = [files.get(word, word) for word in kind.command]
        began = time.monotonic()
        process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | kind.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.processes.add(process)
        result.output, _ = process.communicate()
        self.processes.discard(process)
        result.seconds = time.monotonic() - began
        count(kind, result, process.returncode, report)
        return result

    def finish(self, result):
        self.results.append(result)
        if result.failed:
            print(f"\n== {result.kind}\n{result.output}", flush=True)
        print(line(result), flush=True)
        for kind in [kind for kind in self.waiting if result.failed and result.kind in kind.needs]:
            self.waiting.remove(kind)
            self.finish(Result(kind.name, failed=1, note=f"not run: {result.kind} failed"))

    def start(self, pool):
        for kind in list(self.waiting):
            if len(self.running) < PLACES and self.may_start(kind):
                self.waiting.remove(kind)
                self.running[pool.submit(self.perform, kind)] = kind

    def go(self):
        with ThreadPoolExecutor(PLACES) as pool:
            try:
                while self.waiting or self.running:
                    self.start(pool)
                    done, _ = wait(self.running, return_when=FIRST_COMPLETED)
                    for future in done:
                        del self.running[future]
                        self.finish(future.result())
            except KeyboardInterrupt:
                self.stop()
                raise

    def stop(self):
        """Terminates the running commands; the terminal has already interrupted their child processes."""
        for process in list(self.processes):
            process.terminate()


def line(result):
    note = f", {result.note}" if result.note else f", {result.seconds:.0f} s"
    return f"{result.kind}: {result.passed} passed, {result.failed} failed{note}"


def summary(results, seconds):
    print("\n== summary")
    print(f"{'kind':<28}{'passed':>8}{'failed':>8}{'seconds':>9}")
    for result in results:
        row = f"{result.kind:<28}{result.passed:>8}{result.failed:>8}{result.seconds:>9.0f}"
        print(f"{row}  {result.note}".rstrip())
    tests = [(*test, result.kind) for result in results for test in result.tests]
    if tests:
        print("\nthe slowest tests, in seconds")
    for time_taken, name, kind in sorted(tests, reverse=True)[:SLOWEST]:
        print(f"{time_taken:8.1f}  {kind}: {name}")
    for result in results:
        if result.failed and result.output:
            print(f"\n== the last lines of {result.kind}")
            print("\n".join(each[:300] for each in result.output.rstrip().split("\n")[-LAST_LINES:]))
    print(f"\n{seconds / 60:.1f} minutes")
    print(f"{sum(r.passed for r in results)} passed, {sum(r.failed for r in results)} failed")


def chosen(kinds, names):
    """The named kinds, with their dependencies."""
    needed, known = set(), {kind.name: kind for kind in kinds}
    rest = list(names)
    while rest:
        name = rest.pop()
        if name not in known:
            sys.exit(f"test: unknown kind {name}; expected one of {', '.join(known)}")
        needed.add(name)
        rest += known[name].needs
    return [kind for kind in kinds if kind.name in needed]


def main():
    options = argparse.ArgumentParser(allow_abbrev=False)
    options.add_argument("--all", action="store_true", help="everything, not just what is quick")
    options.add_argument("--only", metavar="KIND", action="append", help="this kind and its dependencies")
    options = options.parse_args()
    kinds = QUICK + REST if options.all or options.only else QUICK
    if options.only:
        kinds = chosen(kinds, options.only)
    began = time.monotonic()
    what = "--tests" if kinds is QUICK else "--all-tests"
    if subprocess.run(["Scripts/setup.sh", what], cwd=ROOT).returncode:
        return 1
    with tempfile.TemporaryDirectory(prefix="overscroll-reports-") as reports:
        run = Run(kinds, Path(reports))
        try:
            run.go()
        except KeyboardInterrupt:
            return 130
    summary(run.results, time.monotonic() - began)
    return int(any(result.failed for result in run.results))


if __name__ == "__main__":
    sys.exit(main())
