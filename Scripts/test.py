#!/usr/bin/env python3
"""Runs the tests: independent kinds run in parallel.

    Scripts/test.py                          # make test: required for every change
    Scripts/test.py --all                    # make test-all: the same, then everything else
    Scripts/test.py --only "native tests"    # one kind, with its dependencies

QUICK and REST list them. A kind starts when its dependencies have passed, and runs to its end even if
another kind fails. A kind whose dependencies failed is not run and counts as one failure. A kind
whose tools are not installed is skipped, or fails where continuous integration must run it. Each kind
prints one line when it ends, after its whole output if it failed. The summary has a row per kind, the last
lines of failed kinds, and the totals on the last line; the exit code is 1 on any failure, and 130 after
Ctrl-C.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# A compiler and two browsers use both processors of a small machine; a third kind uses their idle time.
PLACES = 3
# How many last lines of a failed kind the summary repeats, in case the start of the log is cut off.
LAST_LINES = 25


FORMATTED = [
    "Package.swift", "Sources", "Tests", "UIKitDouble", "Web/Sources", "Benchmarks",
    "Examples/GTKNews/Package.swift", "Examples/GTKNews/Sources", "Examples/GTKNews/Tests", "Examples/ObjectiveC",
]
PYTEST = [".venv/bin/python", "-m", "pytest", "-q", "--junitxml", "{report}"]
# The native build gets more of the processors than what a browser needs: the native tests, most of which
# share one thread, leave the other to the browser tests.
NICE = ["nice", "-n", "5"]
# A browser test spends part of its time waiting for frames, so two run side by side.
PAIRED = [*NICE, *PYTEST, "-n", "2"]
BROWSER = [*PAIRED, "Web/Tests", "--ignore", "Web/Tests/engines", "--ignore", "Web/Tests/package", "-m"]
GALLERY = [*PAIRED, "Examples/Gallery/Tests", "--dist", "loadscope"]
ENGINES = [*PYTEST, "Web/Tests/engines", "-k"]
PACKAGE = [*PAIRED, "Web/Tests/package"]
# For an existing build. Two tests at a time.
NATIVE = [
    # The GTK host has a kind of its own, with a display.
    "Scripts/swift.sh", "test", "--skip-build", "--disable-xctest", "--skip", "OverscrollGTKTests",
    "--experimental-maximum-parallelization-width", "2", "--xunit-output", "{report}",
]
# A target that imports a module it does not depend on builds by chance.
BUILD = ["Scripts/swift.sh", "build", "--build-tests", "--explicit-target-dependency-import-check", "error"]
# In its own folder, to run in parallel with the debug tests.
RELEASE = ["--configuration", "release", "--scratch-path", ".build/release-tests"]
# The rules are in .oxlintrc.json.
SCRIPTS = [".venv/bin/oxlint", "--deny-warnings", "Web/js", "Web/Tests", "Examples/Gallery/page", "Examples/Gallery/static"]
SITE = [*PYTEST, "Tests/Site"]
TOTALS = "Tests/Scripts/test_totals.py"
CONSUMER = ["Tests/Consumer/check.py", "--build-system"]
LINUX = ["test", "-e", "/proc/version"]
# The long random runs: in release only, where they take less than half the time.
EVERYTHING = {"OVERSCROLL_TESTS": "all"}
WAYLAND = "Tests/GTK/test_wayland.py"
GTK_TOUCH = [*PAIRED, "Tests/GTK", "--ignore", WAYLAND]
# In a folder with another system, made on first use.
DEBIAN_13 = ["Scripts/debian-13.sh", "--make"]
GTK_4_18 = [
    "Scripts/on-display.sh", "Scripts/debian-13.sh", ".build/debug/overscrollPackageTests.xctest",
    "--testing-library", "swift-testing", "--filter", "OverscrollGTKTests", "--xunit-output", "{report}",
]
# With one scale.
GTK_4_18_WINDOW = [*PAIRED, "Tests/GTK", "-k", "not (scale and (1.5 or 2))"]
# A warning of GTK ends the program.
STRICT = {"G_DEBUG": "fatal-warnings"}
GTK_NEWS = [
    "swift", "test", "--package-path", "Examples/GTKNews", "-Xswiftc", "-warnings-as-errors",
    "--disable-xctest", "--xunit-output", "{report}",
]
GTK_NEWS_TOUCH = [*PAIRED, "Examples/GTKNews/Tests/Window"]
# GTK does not start without a display, even for widgets that no window shows.
GTK = [
    "Scripts/on-display.sh", "Scripts/swift.sh", "test", "--skip-build", "--disable-xctest", "--filter", "OverscrollGTKTests",
    "--xunit-output", "{report}",
]
# With the minified script instead of the readable one.
MINIFIED = {"OVERSCROLL_SCRIPT": "minified"}


@dataclass(frozen=True)
class Kind:
    """A command, and how its result is counted.

    A command with `{report}` writes a JUnit report, whose tests are counted. With `counts`, its last line is `N
    passed, N failed`. Any other command is one check.
    """

    name: str
    command: list
    # Kinds that must pass before this one starts.
    needs: list = field(default_factory=list)
    # Only one kind at a time uses the native build folder, which SwiftPM locks.
    builds: bool = False
    counts: bool = False
    # The kind is skipped if this command fails; in continuous integration one that must run on Linux fails.
    where: list = field(default_factory=list)
    must_run: bool = False
    environment: dict = field(default_factory=dict)


# In starting order, as far as dependencies allow.
QUICK = [
    Kind("web build", [*NICE, "Scripts/web.sh", "--plain"]),
    Kind("native build", BUILD, builds=True),
    Kind("browser", [*BROWSER, "quick"], needs=["web build"]),
    Kind("format", ["swift", "format", "lint", "--strict", "--parallel", "--recursive", *FORMATTED]),
    Kind("JavaScript", SCRIPTS),
    Kind("age", ["Scripts/check-age.py"]),
    Kind("totals", [*PYTEST, TOTALS]),
    Kind("SwiftUI", ["Scripts/check-swiftui.sh"], needs=["native build"], where=LINUX),
    Kind("Objective-C", ["Scripts/check-objc.sh"], where=LINUX),
    Kind("exploration", ["make", "--silent", "explore"], needs=["native build"]),
    Kind("code table", ["Scripts/codes.sh", "--check"], needs=["native build"], builds=True),
    Kind("native tests", NATIVE, needs=["native build"], builds=True),
    Kind("GTK", GTK, needs=["native build"], builds=True, where=["Scripts/setup.sh", "--gtk"],
         environment=STRICT),
    # With Xcode's build system, which is stricter; in parallel with the native tests, most of which
    # share one thread.
    Kind("consumer", [*CONSUMER, "swiftbuild"], needs=["native build"], counts=True),
]

# Before a release, and in continuous integration.
REST = [
    Kind("release build", ["Scripts/swift.sh", "build", "--build-tests", *RELEASE], needs=["native build"]),
    Kind("release tests", [*NATIVE, *RELEASE], needs=["release build"], environment=EVERYTHING),
    Kind("consumer, native", [*CONSUMER, "native"], counts=True),
    Kind("browser, the rest", [*BROWSER, "not quick"], needs=["browser"]),
    Kind("web release", [*NICE, "Scripts/web.sh"], needs=["web build"]),
    Kind("gallery", GALLERY, needs=["web build", "native build"]),
    Kind("browser, minified", [*BROWSER, "quick"], needs=["browser", "web release"], environment=MINIFIED),
    Kind("GTK by touch", GTK_TOUCH, needs=["GTK"], where=["Scripts/setup.sh", "--gtk-touch"]),
    Kind("GTK on Wayland", [*PAIRED, WAYLAND], needs=["GTK"], where=["Scripts/setup.sh", "--wayland"], must_run=True),
    Kind("GTK 4.18", GTK_4_18, needs=["GTK"], where=DEBIAN_13, environment=STRICT),
    Kind("GTK 4.18, window", GTK_4_18_WINDOW, needs=["GTK 4.18"], where=DEBIAN_13,
         environment={"OVERSCROLL_GTK_IN": "Scripts/debian-13.sh"}),
    Kind("GTK news", GTK_NEWS, needs=["GTK"], where=["Scripts/setup.sh", "--gtk-news"]),
    Kind("GTK news by touch", GTK_NEWS_TOUCH, needs=["GTK news"], where=["Scripts/setup.sh", "--gtk-touch"]),
    Kind("Firefox", [*ENGINES, "Firefox"], needs=["web build"], where=["Scripts/setup.sh", "--firefox"]),
    Kind("WebKit", [*ENGINES, "WebKit"], needs=["web build"], where=["Scripts/setup.sh", "--webkit"]),
    Kind("npm package", PACKAGE, needs=["web release"], where=["Scripts/setup.sh", "--package-tests"]),
    Kind("embedded", ["Scripts/check-embedded.sh"]),
    Kind("size", ["Scripts/size.py"], needs=["web release"]),
    Kind("app size", ["Scripts/size.py", "--app"], needs=["native build"], builds=True, where=LINUX),
    Kind("documentation", ["Scripts/docs.py"], needs=["native build"], builds=True, where=LINUX),
    Kind("site", SITE, needs=["web build", "documentation"], where=LINUX),
    # Measurements kept and drawn; what a release and a Mac's first hour do, without network and Mac.
    Kind("scripts", [*PYTEST, "Benchmarks/Tests", "Tests/Scripts", "--ignore", TOTALS]),
    Kind("paths in Chromium", [*PYTEST, "Tests/PathDifferential"], needs=["native build"], builds=True),
]


@dataclass
class Result:
    kind: str
    passed: int = 0
    failed: int = 0
    seconds: float = 0.0
    output: str = ""
    note: str = ""


def read_report(path):
    """Whether each test of a JUnit report that was not skipped has passed.

    `swift test` writes the Swift Testing report next to the given path.
    """
    beside = path.with_name(f"{path.stem}-swift-testing{path.suffix}")
    try:
        cases = list(ElementTree.parse(beside if beside.exists() else path).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return []
    return [case.find("failure") is None and case.find("error") is None
            for case in cases if case.find("skipped") is None]


def count(kind, result, exit_code, report):
    """Counts the passed and failed tests of a kind.

    A command that fails without a failed test in its report (a crash, a compile error), or reports no
    test at all, is one failure.
    """
    told = re.fullmatch(r"(\d+) passed, (\d+) failed", result.output.rstrip().split("\n")[-1])
    if "{report}" in kind.command:
        cases = read_report(report)
        result.passed, result.failed = cases.count(True), cases.count(False)
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
        command = [str(report) if word == "{report}" else word for word in kind.command]
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
