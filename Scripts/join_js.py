#!/usr/bin/env python3
"""Joins the ES modules of the browser host into one.

    join_js.py ENTRY > overscroll.js

One file needs one request and can be copied anywhere with its wasm. It stays readable;
Scripts/minify.sh makes the released script from it.

The joined modules share one scope, so only these forms are accepted, and any other fails the build:
imports are `import { a, b } from "./file.js";` without renaming, exports are `export
class|const|function|async function`, and no two modules may declare the same name at the top level.
Only the entry's exports remain.

An exported object of whole numbers is an enumeration, as in js/codes.js: `NAME.key` is replaced by
its number, with the name in a comment. So is a constant number. terser 5.16 does this only outside
function declarations.
"""

import re
import sys
from pathlib import Path

IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|class|const|function)\b)", re.MULTILINE)
OTHER_FORM = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
DECLARATION = re.compile(r"^(?:async function|class|const|function|let|var)\b\*? *(\w+)", re.MULTILINE)
ENUMERATION = re.compile(r"^const (\w+) = \{\n((?:  \w+: \d+,\n)+)\};\n", re.MULTILINE)
NUMBER = re.compile(r"^const ([A-Z_]+) = ([\d_.]+);\n", re.MULTILINE)


class JoinError(Exception):
    """Reports the file that violates one of the rules above."""


def modules_of(entry):
    """The text of the entry and of all its imports, by path, imported files first."""
    found, path_here = {}, []

    def visit(path):
        if path in path_here:
            raise JoinError(f"{path.name} imports itself through {path_here[-1].name}")
        if path in found:
            return
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise JoinError(f"cannot read {path}: {error.strerror}") from error
        path_here.append(path)
        for _, name in IMPORT.findall(text):
            visit(path.parent / name)
        found[path_here.pop()] = text

    visit(entry)
    return found


def with_numbers(text):
    """Replaces enumeration keys and constant numbers with their values."""
    for name, body in ENUMERATION.findall(text):
        numbers = dict(re.findall(r"(\w+): (\d+)", body))

        def number(use):
            if use[1] not in numbers:
                raise JoinError(f"{name} has no {use[1]}")
            return f"{numbers[use[1]]} /* {use[0]} */"

        text = re.sub(rf"\b{name}\.(\w+)", number, text)
    for name, value in NUMBER.findall(text):
        text = re.sub(rf"(?<!const )\b{name}\b", f"{value} /* {name} */", text)
    return text


def join(entry):
    """The joined module for the entry and all its imports."""
    declared_in, joined = {}, ""
    for path, text in modules_of(entry).items():
        for names, source in IMPORT.findall(text):
            for name in re.findall(r"\w+", names):
                if declared_in.get(name) != source:
                    raise JoinError(f"{path.name} imports {name}, which {source} does not declare")
        text = IMPORT.sub("", text)
        own = EXPORT.sub("", text)
        other = OTHER_FORM.search(own)
        if other:
            raise JoinError(f"{path.name}: unsupported form: {other[0]}")
        for name in DECLARATION.findall(own):
            if name in declared_in:
                raise JoinError(f"{path.name} and {declared_in[name]} both declare {name}")
            declared_in[name] = path.name
        joined += text if path == entry else own
    return with_numbers(joined)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: join_js.py ENTRY > JOINED")
    try:
        sys.stdout.write(join(Path(sys.argv[1])))
    except JoinError as error:
        sys.exit(f"join_js: {error}")
