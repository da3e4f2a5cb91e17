#!/usr/bin/env python3
"""Builds and runs a package that depends on this package by URL and version, as an app does.

    Tests/Consumer/check.py [--build-system native|swiftbuild|both]

It checks the present commit, without uncommitted changes. The commit is cloned into a temporary
folder and tagged with its version. SwiftPM's caches are in that folder too, so that it never uses
an older clone.

The dependent package is `App` next to this file. In it a line

    // taken from PAGE[, HEADING[, BLOCK[, PARAGRAPH]]]

is replaced by the Swift code of a page, verbatim: all of it, the code below a heading, one of its
blocks, or a paragraph of a block. Code that no such line includes is a failure. Code for UIKit or
SwiftUI is inside `#if canImport`, so on Linux it is only parsed; the package's own tests compile
the UIKit code with the test double.

Prints a line per check, and `N passed, N failed`. The exit code is 1 if a check failed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
APP = "Tests/Consumer/App/"
SYSTEMS = ["native", "swiftbuild"]
# The README and the reference, from which users copy code. The migration guides are compiled only with
# the UIKit test double.
PAGE = re.compile(r"README\.md|Sources/\w+/\w+\.docc/\w+\.md")
# A host is a module of this package, so only the package's own tests can compile the code of its page.
OWN_PAGE = "Sources/Overscroll/Overscroll.docc/WriteAHost.md"
TAKEN = re.compile(r"^( *)// taken from (.+)$", re.MULTILINE)
ADDRESS = re.compile(r'url: "[^"]+"')
PRODUCT = re.compile(r'\.(?:library|executable|plugin)\(\s*name: "([^"]+)"')


def git(*words, at=ROOT):
    return subprocess.run(
        ["git", "-C", at, *words], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def files():
    """The path of every committed file."""
    return git("ls-tree", "-r", "--name-only", "HEAD").split("\n")


def paragraphs(page):
    """Each paragraph of a page's Swift code, by heading, index of the block below it, and index in the
    block."""
    heading, number, found = "", 0, {}
    lines = iter(git("show", f"HEAD:{page}").split("\n"))
    for line in lines:
        if line.startswith("#"):
            heading, number = line.lstrip("# "), 0
        elif line.startswith("```"):
            block = []
            for inside in lines:
                if inside.startswith("```"):
                    break
                block.append(inside)
            if line == "```swift":
                number += 1
                for place, text in enumerate("\n".join(block).split("\n\n"), start=1):
                    found[heading, str(number), str(place)] = text
    return found


class Book:
    """The code of all pages, with the parts already included."""

    def __init__(self):
        self.code = {page: paragraphs(page) for page in files()
                     if PAGE.fullmatch(page) and page != OWN_PAGE}
        self.taken = set()

    def fill(self, text):
        """A file of the package with the code in place of each include line."""
        def code(match):
            page, *place = match[2].split(", ")
            keys = [key for key in self.code.get(page, {}) if list(key[:len(place)]) == place]
            if not keys:
                sys.exit(f"consumer: no code found at: {match[2]}")
            self.taken |= {(page, *key) for key in keys}
            text = "\n\n".join(self.code[page][key] for key in keys)
            return "\n".join(match[1] + line if line else "" for line in text.split("\n"))

        return TAKEN.sub(code, text)

    @property
    def left(self):
        every = {(page, *key) for page, found in self.code.items() for key in found}
        return sorted(every - self.taken)


def version():
    """The version of the commit, which the tool prints."""
    source = git("show", "HEAD:Sources/OverscrollTool/OverscrollTool.swift")
    return re.search(r'static let version = "([^"]+)"', source)[1]


class Check:
    def __init__(self, work):
        self.work = work
        self.passed = self.failed = 0
        # As on a user's machine: without the variables that our scripts export.
        self.environment = {
            key: value for key, value in os.environ.items() if not key.startswith("OVERSCROLL_")}
        self.environment["XDG_CACHE_HOME"] = str(work / "cache")

    def expect(self, words, is_so, why=""):
        print(f"{'ok' if is_so else 'FAILED'}: {words}", flush=True)
        if is_so:
            self.passed += 1
        else:
            self.failed += 1
            print(why, flush=True)
        return is_so

    def run(self, *command):
        """Runs a command, and once more if it crashed: `swift` 6.3.1 sometimes crashes in its own threads
        before it has compiled anything, independent of the package."""
        for attempt in range(3):
            done = subprocess.run(
                command, cwd=self.work / "App", env=self.environment, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode >= 0:
                break
            print(f"{command[0]} {command[1]} crashed, attempt {attempt + 1} of 3", flush=True)
        return done

    def prepare(self):
        """The clone with its tag, and the package with the included code."""
        clone = self.work / "overscroll.git"
        git("clone", "--quiet", "--bare", "--no-tags", ROOT, clone)
        git("tag", version(), git("rev-parse", "HEAD"), at=clone)
        book = Book()
        for source in (file for file in files() if file.startswith(APP)):
            target = self.work / "App" / source.removeprefix(APP)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = book.fill(git("show", f"HEAD:{source}")) + "\n"
            if target.name == "Package.swift":
                text, count = ADDRESS.subn(f'url: "{clone.as_uri()}"', text)
                self.expect("the README's line for a manifest has one URL", count == 1, text)
                products = PRODUCT.findall(git("show", "HEAD:Package.swift"))
                unused = [name for name in products if f'name: "{name}"' not in text]
                # The tool is run instead.
                self.expect("the package uses every product", unused == ["overscroll-tool"], unused)
            target.write_text(text)
        left = "\n".join(", ".join(place) for place in book.left)
        self.expect("the package includes all code on the pages", not left, left)

    def build(self, system):
        options = [
            "--build-system", system, "--scratch-path", str(self.work / system),
            "--cache-path", str(self.work / "cache"), "--manifest-cache", "local",
        ]
        if system == "swiftbuild":
            options.append("--disable-index-store")  # the native build system needs it to find tests
        built = self.run("swift", "build", *options, "--build-tests")
        if self.expect(f"{system}: it builds", built.returncode == 0, errors(built.stdout)):
            tested = self.run("swift", "test", *options, "--skip-build", "--disable-xctest")
            passed = re.search(r"Test run with ([1-9]\d*) tests.* passed", tested.stdout)
            self.expect(f"{system}: it runs", tested.returncode == 0 and passed, tested.stdout)
            self.run_tool(system, options)

    def run_tool(self, system, options):
        """Builds the tool and runs it separately: a crash of `swift run` would look like the tool's."""
        built = self.run("swift", "build", *options, "--product", "overscroll-tool")
        if self.expect(f"{system}: the tool builds", built.returncode == 0, errors(built.stdout)):
            [tool] = [path for path in (self.work / system).rglob("overscroll-tool")
                      if path.is_file() and not path.is_symlink() and os.access(path, os.X_OK)]
            said = self.run(tool, "--version").stdout
            self.expect(f"{system}: the tool prints its version",
                       said == f"overscroll-tool {version()}\n", said)


def errors(text):
    """The errors in a build's output, or its last lines if there are none."""
    lines = text.strip().split("\n")
    return "\n".join([line for line in lines if "error:" in line][:20] or lines[-30:])


def main():
    options = argparse.ArgumentParser(allow_abbrev=False)
    options.add_argument("--build-system", choices=[*SYSTEMS, "both"], default="both")
    options = options.parse_args()
    if git("status", "--porcelain"):
        print("consumer: uncommitted changes are not checked", flush=True)
    work = Path(tempfile.mkdtemp(prefix="overscroll-consumer-"))
    check = Check(work)
    try:
        check.prepare()
        for system in SYSTEMS if options.build_system == "both" else [options.build_system]:
            check.build(system)
    finally:
        shutil.rmtree(work)
    print(f"{check.passed} passed, {check.failed} failed")
    return check.failed > 0


if __name__ == "__main__":
    sys.exit(main())
