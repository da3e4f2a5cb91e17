#!/usr/bin/env python3
"""Checks that every target of the package depends on the modules that its sources import.

A build with a missing dependency succeeds or fails by the order in which modules happen to be compiled.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\(\w+\))? )*(?:(?:public|package|internal|private) )?import "
    r"(?:(?:struct|class|enum|protocol|func|var|typealias) )?(\w+)",
    re.MULTILINE,
)


def targets(kind):
    """The targets of the package, by name, with what OVERSCROLL_TARGETS adds."""
    package = subprocess.run(
        # In a folder of its own, which no build locks.
        ["swift", "package", "--scratch-path", ".build/imports", "dump-package"],
        cwd=ROOT, env=os.environ | {"OVERSCROLL_TARGETS": kind}, check=True, stdout=subprocess.PIPE,
    ).stdout
    return {target["name"]: target for target in json.loads(package)["targets"]}


def direct(target):
    return {words[0] for dependency in target["dependencies"] for words in dependency.values()}


def reachable(name, known):
    """The modules that are compiled before this one."""
    found, rest = set(), [name]
    while rest:
        target = known.get(rest.pop())
        new = direct(target) - found if target else set()
        found |= new
        rest += new
    return found


def main():
    problems = set()
    for kind in ("development,gtk", "wasm"):
        known = targets(kind)
        for name, target in known.items():
            folder = "Tests" if target["type"] == "test" else "Sources"
            path = ROOT / (target.get("path") or f"{folder}/{name}")
            before = reachable(name, known) | {name}
            for file in path.rglob("*.swift"):
                for module in IMPORT.findall(file.read_text(encoding="utf-8")):
                    if module in known and module not in before:
                        problems.add(f"{file.relative_to(ROOT)} imports {module}, on which {name} does not depend")
    for problem in sorted(problems):
        print(f"imports: {problem}", file=sys.stderr)
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
