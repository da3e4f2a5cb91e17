#!/usr/bin/env python3
"""Rejects API newer than the minimum versions: iOS 15 and Swift 6.2.

The UIKit test double has no availability information, no Apple compiler runs here, and the one that does
may be newer than Swift 6.2. So too-new.tsv lists common newer names and keywords, each with the version
that introduced it. Comments are skipped, and so are names in files that ask `#available` for their
version. On a Mac the compiler checks everything else. Pass folders or
files; by default all files that Xcode builds are checked, tests included; files and targets for Linux
only are skipped.
"""

import re
import sys
from pathlib import Path

TOO_NEW = [
    line.split("\t") for line in Path(__file__).with_name("too-new.tsv").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]

root = Path(__file__).resolve().parent.parent
places = sys.argv[1:] or ["Sources", "Examples/UIKitNews.swiftpm", "Tests"]
LINUX_TARGETS = {"MovedAppsTests", "OverscrollUIKitTests", "UIKitDoubleTests"}


def files(place):
    """Yields the Swift files of a folder that Xcode builds, or the named file."""
    if not place.is_dir():
        return [place]
    return [path for path in sorted(place.rglob("*.swift")) if is_for_apple(path)]


def is_for_apple(path):
    """Returns whether a file is not for Linux only."""
    if LINUX_TARGETS & set(path.parts):
        return False
    with path.open(encoding="utf-8") as file:
        return not file.readline().startswith(("#if os(Linux)", "#if GTK"))


def found(path):
    """Yields the place, the name and the version of each name that is too new."""
    text = path.read_text(encoding="utf-8")
    asked = [float(version) for version in re.findall(r"#available\(iOS ([0-9.]+)", text)]
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0]
        for version, pattern in TOO_NEW:
            hit = re.search(pattern, code)
            needed = re.match(r"iOS ([0-9.]+)", version)
            if hit and not (needed and float(needed[1]) <= max(asked, default=0)):
                yield f"{path}:{number}: {hit.group(0).strip()} requires {version}"


def main():
    problems = []
    for place in places:
        for path in files(root / place):
            problems += found(path)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
