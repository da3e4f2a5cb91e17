#!/usr/bin/env python3
"""Writes owner, version and date of a release into the project's files, for Scripts/release.sh.

    release_pages.py version                   # prints the version, which the tool defines
    release_pages.py set OWNER VERSION DATE    # changes the files that git tracks
    release_pages.py notes VERSION             # prints the changelog's section of a version
    release_pages.py check                     # says what a release must not contain

`set` replaces OWNER in addresses, the version in the tool and in the lines to copy, and the path of a clone in those lines
by the address; it dates the changelog's section, removes the first of these parts of a page, and shows the second one:

    <!-- until published -->
    What holds until then.
    <!-- once published
    What holds from then on, and is hidden until then.
    -->
"""

import re
import subprocess
import sys
from pathlib import Path

VERSION_FILE = "Sources/OverscrollTool/OverscrollTool.swift"
CHANGELOG = "CHANGELOG.md"
# The manifest of the app that uses the package by its address; before publication by the path of the clone.
APP = "Examples/UIKitNews.swiftpm/Package.swift"
PLACEHOLDER = re.compile(r"(?<=github\.com/)OWNER(?=/)|(?<=https://)OWNER(?=\.github\.io/)")
UNPUBLISHED = re.compile(r"<!-- until published -->\n.*?(?=<!-- once published\n)", re.DOTALL)
HIDDEN = re.compile(r"<!-- once published\n(.*?)^-->\n", re.DOTALL | re.MULTILINE)
UNTRUE = re.compile(r"^<!-- (until|once) published|not published yet", re.MULTILINE | re.IGNORECASE)
CLONE = re.compile(r'(?<=\.package\()name: "overscroll", path: "[^"]*"')
DEFINITION = re.compile(r'(static let version = ")([^"]+)(")')
# GitHub's rule for the name of an account, and three numbers, which SwiftPM and npm both read.
OWNER = re.compile(r"[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38}")
NUMBERS = re.compile(r"(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}")
DATE = re.compile(r"\d{4}-\d\d-\d\d")
# They describe the placeholder.
OF_THE_RELEASE = ("Scripts/release", "Tests/Scripts/")


class ReleaseError(Exception):
    """What is wrong, and where."""


def read(file):
    return Path(file).read_text(encoding="utf-8")


def texts():
    """Each tracked text file that a release may change, with its text."""
    listed = subprocess.run(["git", "ls-files", "-z"], check=True, stdout=subprocess.PIPE, text=True).stdout
    for file in filter(None, listed.split("\0")):
        if file.startswith(OF_THE_RELEASE) or not Path(file).is_file():
            continue
        try:
            yield file, read(file)
        except UnicodeDecodeError:
            continue


def version():
    found = DEFINITION.search(read(VERSION_FILE))
    if not found:
        raise ReleaseError(f"no version in {VERSION_FILE}")
    return found[2]


def section(number):
    """The heading and the text of a version in the changelog."""
    found = re.search(
        rf"^## {re.escape(number)}(?: - ([\d-]+))?\n(.*?)(?=^## |\Z)", read(CHANGELOG), re.DOTALL | re.MULTILINE)
    if not found:
        raise ReleaseError(f"{CHANGELOG} has no section `## {number}`")
    return found


def with_version(text, old, new):
    """The lines to copy and the sentences beside them name the version after `from`."""
    return re.sub(rf'(from: "|\bfrom |从 ){re.escape(old)}(?![\d]|\.\d)', rf"\g<1>{new}", text)


def dated(text, number, date):
    """The changelog with a date for the version; changes under Unreleased become its section."""
    if not re.search(rf"^## {re.escape(number)}(?: - |$)", text, re.MULTILINE):
        text = re.sub(r"^## Unreleased$", f"## {number}", text, count=1, flags=re.MULTILINE)
    text = re.sub(rf"^## {re.escape(number)}$", f"## {number} - {date}", text, count=1, flags=re.MULTILINE)
    return text.replace("Not published yet.\n\n", "", 1)


def check_order(number, old):
    def numbers(text):
        return [int(part) for part in text.split(".")]

    if numbers(number) < numbers(old):
        raise ReleaseError(f"version {number} is before the present one, {old}")


def set_all(owner, number, date):
    for what, pattern, text in [("owner", OWNER, owner), ("version", NUMBERS, number), ("date", DATE, date)]:
        if not pattern.fullmatch(text):
            raise ReleaseError(f"{text!r} is no {what}")
    old = version()
    check_order(number, old)
    changed = []
    for file, text in texts():
        new = PLACEHOLDER.sub(owner, text)
        if file.endswith(".md"):
            new = HIDDEN.sub(r"\1", UNPUBLISHED.sub("", new))
        if file.endswith(".md") or file == APP:
            new = CLONE.sub(f'url: "https://github.com/{owner}/overscroll", from: "{number}"', new)
        if file == CHANGELOG:
            new = dated(new, number, date)
        elif file == VERSION_FILE:
            new = DEFINITION.sub(rf"\g<1>{number}\g<3>", new)
        elif file.endswith((".md", "Package.swift")):
            new = with_version(new, old, number)
        if new != text:
            Path(file).write_text(new, encoding="utf-8")
            changed.append(file)
    check(owner, number)
    print("\n".join(changed))


def check(owner=None, number=None):
    """Refuses a placeholder, another owner, and a section without text or date."""
    number = number or version()
    for file, text in texts():
        if PLACEHOLDER.search(text) or (file.endswith(".md") and UNTRUE.search(text)):
            raise ReleaseError(f"{file} still says what holds before publication")
        owners = set(re.findall(r"github\.com/([\w-]+)/overscroll\b", text))
        if owner and owners - {owner}:
            raise ReleaseError(f"{file} names another owner: {', '.join(sorted(owners - {owner}))}")
    found = section(number)
    if not found[1]:
        raise ReleaseError(f"{CHANGELOG}: the section of {number} has no date")
    if not found[2].strip():
        raise ReleaseError(f"{CHANGELOG}: the section of {number} is empty")
    if re.search(r"^## Unreleased\n+(?!## |\s*\Z)", read(CHANGELOG), re.MULTILINE):
        raise ReleaseError(f"{CHANGELOG} has changes under Unreleased: name them {number}, or leave them out")


def main(words):
    command, given = words[:1], words[1:]
    if command == ["version"] and not given:
        print(version())
    elif command == ["set"] and len(given) == 3:
        set_all(*given)
    elif command == ["notes"] and len(given) == 1:
        print(section(given[0])[2].strip())
    elif command == ["check"] and not given:
        check()
    else:
        sys.exit("usage: release_pages.py version | set OWNER VERSION DATE | notes VERSION | check")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (OSError, subprocess.CalledProcessError, ReleaseError) as error:
        sys.exit(f"release: {error}")
