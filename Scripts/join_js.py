#!/usr/bin/env python3
"""Joins the ES modules of the browser host into one and strips what only readers need.

    join_js.py ENTRY > overscroll.js

One file is one request, and people may copy it anywhere beside its wasm. Comments and white space
go, and shorten_js.py gives short names to what is the program's own. The members that are stand in
own-members.txt beside the entry. A comment that begins with /*! stays, for the license. To follow a
stack trace, serve js/ instead: it runs as it is, beside the wasm.

An exported object of whole numbers is an enumeration, as js/codes.js has them: each `NAME.key`
becomes its number, and the object goes. So does a constant in capitals that is a number, or two and
a sign between them, and a constant on one line that nothing asks for.

The modules share one scope afterwards, so the form they may take is narrow, and anything else
stops the build: imports are `import { a, b } from "./file.js";` without renaming, exports are
`export class|const|function|async function`, and no two modules may declare the same name at the
top level. Only the entry's exports remain.
"""

import operator
import re
import sys
from pathlib import Path

from shorten_js import ShortenError, shorten

IMPORT = re.compile(r'^import\{([^}]*)\}from "\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|class|const|function)\b)", re.MULTILINE)
ENUMERATION = re.compile(r"^(?:export )?const (\w+)=\{\n((?:\w+:\d+,\n)+)\};\n", re.MULTILINE)
NUMBER = re.compile(
    r"^(?:export )?const ([A-Z][A-Z_]*)=([\d_.]+)(?: ?([-+*/]) ?([\d_.]+))?;\n", re.MULTILINE
)
CONSTANT = re.compile(r"^(?:export )?const (\w+)=[\[\d\"].*;\n", re.MULTILINE)
OTHER_FORM = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
# Top level shows by its lack of indentation, so this one reads the source before stripping.
DECLARATION = re.compile(
    r"^(?:export )?(?:async function|class|const|function|let|var)\b\*? *(\w+)", re.MULTILINE
)
# After one of these a slash begins a regular expression; after anything else it divides.
BEFORE_REGEX = re.compile(r"(?:^|[(,=:\[!&|?{};]|\b(?:return|typeof|case))\s*$")
# Spaces beside these mean nothing, wherever they stand.
AROUND = re.compile(r" ?([{}()\[\];,:=<>?&|*!]) ?")
OPERATIONS = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv,
}
KEPT = re.compile("\0(\\d+)\0")


class JoinError(Exception):
    """Says which file breaks which of the rules above."""


def end_of_text(source, start):
    """The index after the string, template or regular expression that opens at `start`."""
    quote, i, in_class = source[start], start + 1, False
    while i < len(source) and (quote == "`" or source[i] != "\n"):
        c = source[i]
        if c == "\\":
            i += 2
        elif quote == "`" and source.startswith("${", i):
            i = end_of_substitution(source, i + 2)
        elif c == quote and not in_class:
            return i + 1
        else:
            if quote == "/":
                in_class = c == "[" or (in_class and c != "]")
            i += 1
    raise JoinError(f"a {quote} is never closed: {source[start:start + 40]!r}")


def end_of_substitution(source, start):
    """The index after the brace that closes the template substitution that opens at `start`."""
    i, depth = start, 1
    while i < len(source) and depth:
        if source[i] in "\"'`":
            i = end_of_text(source, i)
        else:
            depth += {"{": 1, "}": -1}.get(source[i], 0)
            i += 1
    return i


def index_of(text, source, start):
    """Where `text` comes next, or the end of the source."""
    index = source.find(text, start)
    return index if index >= 0 else len(source)


def strip(source):
    """The same program without comments, needless spaces and empty lines."""
    kept, code, i = [], "", 0

    def keep(end):
        kept.append(source[i:end])
        return f"\0{len(kept) - 1}\0"

    while i < len(source):
        end = i + 1
        if source.startswith("//", i):
            end = index_of("\n", source, i)
        elif source.startswith("/*", i):
            end = index_of("*/", source, i) + 2
            code += keep(end) if source.startswith("/*!", i) else ""
        elif source[i] in "\"'`" or (source[i] == "/" and BEFORE_REGEX.search(code[-80:])):
            end = end_of_text(source, i)
            code += keep(end)
        else:
            code += source[i]
        i = end
    lines = (AROUND.sub(r"\1", line.strip()) for line in code.splitlines())
    code = "".join(line + "\n" for line in lines if line)
    return KEPT.sub(lambda match: kept[int(match[1])], code)


def modules_of(entry):
    """The stripped text of the entry and of all it imports, by path, imported files first."""
    found, path_here = {}, []

    def visit(path):
        if path in path_here:
            raise JoinError(f"{path.name} imports itself by way of {path_here[-1].name}")
        if path in found:
            return
        try:
            text = strip(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise JoinError(f"cannot read {path}: {error.strerror}") from error
        except JoinError as error:
            raise JoinError(f"{path.name}: {error}") from error
        path_here.append(path)
        for _, name in IMPORT.findall(text):
            visit(path.parent / name)
        found[path_here.pop()] = text

    visit(entry)
    return found


def inline(text):
    """The same program with numbers in place of the names that stand for them."""
    for name, body in ENUMERATION.findall(text):
        numbers = dict(re.findall(r"(\w+):(\d+)", body))
        text = re.sub(
            rf"\b{name}\.(\w+)", lambda match: numbers.get(match[1], f"{name}.{match[1]}"), text
        )
        if len(re.findall(rf"\b{name}\b", text)) > 1:
            raise JoinError(f"{name} is an enumeration, but used as an object or without a key it has")
    text = ENUMERATION.sub("", text)
    for name, *terms in NUMBER.findall(text):
        text = re.sub(rf"\b{name}\b(?!=)", number_of(*terms), text)
    return NUMBER.sub("", text)


def number_of(left, sign, right):
    """The value of a constant, written as short as it goes."""
    value = float(left)
    if sign:
        value = OPERATIONS[sign](value, float(right))
    return f"{int(value)}" if value.is_integer() else repr(value)


def without_unused(text):
    """The same program without constants that occur once: where they are declared."""
    for constant in CONSTANT.finditer(text):
        if len(re.findall(rf"\b{constant[1]}\b", text)) == 1:
            text = text.replace(constant[0], "")
    return text


def members_of(entry, text):
    """The names of members that are the program's own; a name that it does not have is a mistake."""
    listed = entry.parent / "own-members.txt"
    lines = listed.read_text(encoding="utf-8").splitlines() if listed.exists() else []
    names = {name for line in lines if not line.startswith("#") for name in line.split()}
    unknown = names - set(re.findall(r"\w+", text))
    if unknown:
        raise JoinError(f"{listed.name} has names that no module has: {' '.join(sorted(unknown))}")
    return names


def join(entry):
    """The one module that stands for the entry and everything it imports."""
    declared_in, joined = {}, ""
    for path, text in modules_of(entry).items():
        for names, source in IMPORT.findall(text):
            for name in re.findall(r"\w+", names):
                if declared_in.get(name) != source:
                    raise JoinError(f"{path.name} imports {name}, which {source} does not declare")
        for name in DECLARATION.findall(path.read_text(encoding="utf-8")):
            if name in declared_in:
                raise JoinError(f"{path.name} and {declared_in[name]} both declare {name}")
            declared_in[name] = path.name
        text = IMPORT.sub("", text)
        other = OTHER_FORM.search(EXPORT.sub("", text))
        if other:
            raise JoinError(f"{path.name}: not a form that can be joined: {other[0]}")
        joined += text if path == entry else EXPORT.sub("", text)
    return without_unused(inline(joined))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: join_js.py ENTRY > JOINED")
    try:
        entry = Path(sys.argv[1])
        joined = join(entry)
        sys.stdout.write(shorten(joined, members_of(entry, joined)))
    except (JoinError, ShortenError) as error:
        sys.exit(f"join_js: {error}")
