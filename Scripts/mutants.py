#!/usr/bin/env python3
"""Changes the code at one place at a time, and looks whether a test fails.

    Scripts/mutants.py                    # make mutants: all mutants
    Scripts/mutants.py --only Overscroll/Part/ OverscrollLooks/    # of files whose paths begin so
    Scripts/mutants.py --list             # what would be changed, without a build

Each comparison, sign, literal, condition and statement of MODULES is a site with one or more mutants.
One build in .build/mutants serves all: mutation_sites.py writes a switch at each site, and the
environment says which mutant a process is. First each suite runs once without a mutant, to learn which
sites it reaches. Then, for each mutant, the suites that reach it run until the first failure, those that
have found its neighbors first, and the exploration last; a process that crashes, or takes ten seconds on
the processor, has found the mutant as well.

A mutant that nothing finds has a line in Tests/Mutants/Explained.tsv, which says why it is the same
program, or the run fails. So does a line whose mutant is gone or is found.
"""

import argparse
import os
import re
import resource
import selectors
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

import mutation_sites

ROOT = Path(__file__).resolve().parent.parent
OWN = ROOT / "Tests" / "Mutants"
SCRATCH = ROOT / ".build" / "mutants"
TESTS = SCRATCH / "run" / "overscrollPackageTests.xctest"
SEARCH = TESTS.with_name("Exploration")
EXPLAINED = OWN / "Explained.tsv"
# What is changed, each after those that it imports.
MODULES = [
    "Overscroll", "OverscrollIndicators", "OverscrollLooks", "OverscrollClassics", "OverscrollHosting",
    "OverscrollAnchor", "OverscrollPlace",
]
# What those import besides, unchanged.
PLAIN = ["OverscrollMath", "OverscrollGraphics", "OverscrollPaths", "OverscrollText"]
# What the package of the scratch folder shares with the project.
LINKS = [
    "Documentation", "README.md", "Sources/OverscrollCatalog", "Sources/OverscrollGraphics",
    "Sources/OverscrollMath", "Sources/OverscrollPaths", "Sources/OverscrollText",
    "Sources/OverscrollTesting", "Sources/OverscrollTrace", "Tests/Exploration",
    "Tests/OverscrollHostingTests", "Tests/OverscrollIndicatorsTests", "Tests/OverscrollPlaceTests",
    "Tests/OverscrollTestSupport", "Tests/OverscrollTests", "Tests/OverscrollTraceTests",
    "Tests/SeedSystemTests", "Tests/Traces",
]
SECONDS = 10
# Results of a mutant that nothing finds.
SURVIVES, UNREACHED = "nothing", "no test reaches it"
SURVIVED = (SURVIVES, UNREACHED)
# These test the notation of traces and not the engine.
NOTATION = {
    "TraceErrorTests", "NotationTests", "WrittenNumberTests", "ReplayTests",
}
# These read sources: those that have switches in the scratch folder, or those of all tests.
READERS = {"R16NothingBundledTests", "UnionTableTests"}
# The search of all states, which runs last, and of how many states of each list.
EXPLORATION = "exploration"
STATES = 500
# The suites that have found the last mutants of a file run alone before all others, in steps.
STEPS = ((0, 1), (1, 2), (2, 6))


def link(path, target):
    """Makes a link, unless it is there already: the build looks at its time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_symlink() or os.readlink(path) != str(target):
        if path.is_symlink():
            path.unlink()
        path.symlink_to(target)


def copy(source, target):
    """Copies a file, unless it is the same."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists() or target.read_bytes() != source.read_bytes():
        shutil.copyfile(source, target)


def prepare():
    """Writes the package with the switches; returns the mutants."""
    articles = [str(path.relative_to(ROOT)) for name in MODULES
                for path in (ROOT / "Sources" / name).glob("*.docc")]
    for name in LINKS + articles:
        if (ROOT / name).exists():
            link(SCRATCH / name, ROOT / name)
    copy(OWN / "Package.swift", SCRATCH / "Package.swift")
    for path in (OWN / "CSwitches").rglob("*.[ch]"):
        copy(path, SCRATCH / "Sources" / path.relative_to(OWN))
    compiled = SCRATCH / "Modules"
    compiled.mkdir(exist_ok=True)
    for name in PLAIN[:1] + MODULES[:1] + PLAIN[1:] + MODULES[1:-1]:
        files = sorted(str(path) for path in (ROOT / "Sources" / name).rglob("*.swift"))
        subprocess.run(
            ["swiftc", "-emit-module", "-module-name", name, *options(compiled), *files,
             "-o", str(compiled / f"{name}.swiftmodule")], check=True)
    code = mutation_sites.Code()
    for name in MODULES:
        target = SCRATCH / "Sources" / name
        mutation_sites.rewrite(code, ROOT / "Sources" / name, target, options(compiled))
        copy(OWN / "Switches.swift", target / "Switches.swift")
        for path in target.rglob("*.swift"):
            own = path.relative_to(target)
            if str(own) != "Switches.swift" and not (ROOT / "Sources" / name / own).exists():
                path.unlink()
    return code


def options(compiled):
    """What the compiler needs to know of the package."""
    return ["-package-name", "overscroll", "-swift-version", "6", "-I", str(compiled),
            "-enable-upcoming-feature", "InternalImportsByDefault"]


def build():
    """Builds the tests, optimized: what counts is the time of a few thousand runs."""
    subprocess.run(
        ["swift", "build", "--package-path", str(SCRATCH), "--configuration", "release",
         "--build-tests", "-Xswiftc", "-gnone"], check=True, stdout=sys.stderr)
    # Copies, so that another build disturbs no run.
    TESTS.parent.mkdir(exist_ok=True)
    for path in (TESTS, SEARCH):
        path.unlink(missing_ok=True)
        shutil.copy2(SCRATCH / ".build" / "release" / path.name, path)


def read_tests():
    """The suite of each test."""
    names = subprocess.run(
        [str(TESTS), "--testing-library", "swift-testing", "--list-tests"],
        check=True, capture_output=True, text=True).stdout
    suites = {}
    for line in names.splitlines():
        if "/" in line:
            suite, test = line.rsplit("/", 1)
            if suite.split(".")[-1] not in READERS | NOTATION:
                suites[test.split("(")[0]] = suite
    return suites


def limit():
    """Limits a test process's time on the processor, which others may use at the same time."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def run(names, mutant=None, reached=None):
    """Runs suites in one process until the first failure.

    Returns what failed: the suite and name of a test, or "crash" or "time"; None if all passed.
    """
    environment = dict(os.environ)
    if mutant is not None:
        environment["OVERSCROLL_MUTANT"] = str(mutant)
    if reached:
        environment["OVERSCROLL_REACHED"] = str(reached)
    if names == [EXPLORATION]:
        command = [str(SEARCH), "--limit", str(STATES)]
    else:
        pattern = "|".join("^" + re.escape(name) + "/" for name in names)
        command = [
            str(TESTS), "--testing-library", "swift-testing", "--quiet", "--filter", pattern,
            "--experimental-maximum-parallelization-width", "1",
        ]
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, preexec_fn=limit)
    failure = watch(process)
    if failure:
        process.kill()
    process.stdout.close()
    if process.wait() and not failure:
        killed = process.returncode in (-signal.SIGXCPU, -signal.SIGKILL)
        found = EXPLORATION if names == [EXPLORATION] and process.returncode == 1 else "crash"
        failure = "time" if killed else found
    return failure


def watch(process):
    """Reads a process's lines until one tells of a failure."""
    # A process that waits forever uses no time on the processor, and none of its threads is ready to run.
    deadline = time.monotonic() + 20 * SECONDS
    rest = b""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while True:
            left = max(deadline - time.monotonic(), SECONDS)
            if not selector.select(left):
                if is_to_run(process):
                    continue
                return "time"
            piece = os.read(process.stdout.fileno(), 1 << 16)
            if not piece:
                return None
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                if "recorded an issue" in (text := line.decode(errors="replace")):
                    return re.split(r"Test |\(| recorded", text)[1].strip() or "test"


def is_to_run(process):
    """Whether a thread of a process runs, or would if a processor were free."""
    states = (path.read_text().rsplit(")", 1)[1].split()[0]
              for path in Path(f"/proc/{process.pid}/task").glob("*/stat"))
    return "R" in states


class Finder:
    """Knows which suites reach a site, and which of them have found mutants near it."""

    def __init__(self, names, tests):
        self.reached = {}
        self.suites = tests
        # The suites that have found mutants of a file, the last one first.
        self.finders = defaultdict(list)
        path = SCRATCH / "reached"
        for name in names:
            if failure := run([name], reached=path):
                sys.exit(f"mutants: {name} fails without a mutant: {failure}")
            self.reached[name] = path.read_bytes()

    def names(self, mutant):
        """The suites that can find a mutant."""
        return [name for name, sites in self.reached.items() if sites[mutant.site]]

    def find(self, mutant):
        """What finds a mutant.

        First the suites that have found the last mutants of the file, the last one first.
        """
        names = self.names(mutant)
        if not names:
            return UNREACHED
        likely = [name for name in self.finders[mutant.file] if name in names]
        rest = [name for name in names if name not in likely]
        rest = likely[STEPS[-1][1]:] + [name for name in rest if name != EXPLORATION]
        steps = [likely[first:last] for first, last in STEPS] + [rest]
        if EXPLORATION in names:
            steps.append([EXPLORATION])
        for step in filter(None, steps):
            if failure := run(step, mutant.number):
                if failure in self.suites or len(step) == 1 and step != [EXPLORATION]:
                    self.remember(mutant.file, self.suites.get(failure, step[0]))
                return failure
        return SURVIVES

    def remember(self, file, name):
        """Puts a suite before the others of a file."""
        finders = self.finders[file]
        if name in finders:
            finders.remove(name)
        finders.insert(0, name)


def read_explained():
    """The explanations, by what identifies a mutant."""
    explained = {}
    if EXPLAINED.exists():
        for line in EXPLAINED.read_text().splitlines()[1:]:
            *name, reason = line.split("\t")
            explained[tuple(name)] = reason
    return explained


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", nargs="*", default=[""], metavar="PATH",
                        help="the beginnings of the files' paths in Sources")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    options = parser.parse_args()
    began = time.monotonic()
    code = prepare()
    chosen = [mutant for path in options.only for mutant in code.mutants
              if mutant.file.startswith(path)]
    if options.list:
        for mutant in chosen:
            print(mutant.file, mutant.line, mutant.original, "->", mutant.mutated, sep="\t")
        print(f"{len(chosen)} mutants, {len(code.skipped)} places without a switch", file=sys.stderr)
        return 0
    build()
    built = time.monotonic()
    tests = read_tests()
    names = sorted(set(tests.values())) + ([EXPLORATION] if SEARCH.exists() else [])
    finder = Finder(names, tests)
    covered = time.monotonic()
    print(f"{len(chosen)} mutants; build {built - began:.0f} s, "
          f"{len(names)} suites {covered - built:.0f} s", flush=True)
    explained, found = read_explained(), {}
    for count, mutant in enumerate(chosen, 1):
        found[mutant.name] = by = finder.find(mutant)
        if by in SURVIVED and mutant.name not in explained:
            print(describe(mutant, by), flush=True)
        if count % 100 == 0:
            print(f"{count} of {len(chosen)}: {time.monotonic() - covered:.0f} s", flush=True)
    return report(code, chosen, found, explained, time.monotonic() - began)


def describe(mutant, by):
    """A mutant with its place and number, for OVERSCROLL_MUTANT."""
    return (f"Sources/{mutant.file}:{mutant.line}: {mutant.original} -> {mutant.mutated} "
            f"in {mutant.scope}: {by} ({mutant.number})")


def report(code, chosen, found, explained, seconds):
    """Prints the survivors and the figures."""
    names = {mutant.name for mutant in code.mutants}
    survivors = [mutant for mutant in chosen if found[mutant.name] in SURVIVED]
    unexplained = [mutant for mutant in survivors if mutant.name not in explained]
    for mutant in unexplained:
        print(describe(mutant, found[mutant.name]))
    bad = len(unexplained)
    for name in explained:
        if name not in names:
            bad += 1
            print("explained, but gone:", *name)
        elif name in found and found[name] not in SURVIVED:
            bad += 1
            print("explained, but found by", found[name] + ":", *name)
    kinds = ("time", "crash", EXPLORATION, *SURVIVED)
    means = Counter(by if by in kinds else "test" for by in found.values())
    print(f"{len(chosen)} mutants at {len({mutant.site for mutant in chosen})} sites: "
          f"{means['test']} found by a test, {means['crash']} by a crash, {means['time']} by the time, "
          f"{means[EXPLORATION]} by the exploration; "
          f"{len(survivors)} survivors, {len(survivors) - len(unexplained)} explained; "
          f"{len(code.skipped)} places without a switch; {seconds:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
