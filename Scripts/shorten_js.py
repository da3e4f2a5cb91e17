"""Shortens a program that join_js.py has joined: its own names, needless signs, line ends.

Only names that are the program's own are touched. A variable is its own where it is declared, by
const, let, function, class, a parameter or a catch; one that is declared nowhere belongs to the
browser. A member is its own when it is private (#name) or stands in the list that is passed in.

A scope gives its names out in the order of its declarations, and takes none that is in use there. So
functions that are alike look alike, which a compressor likes better than the shortest names.

What it asks of the program: every statement ends with a semicolon or a block, const and let declare one
name or pattern at a time, nothing is declared that is also used as a global, no label, no `with`, no
`eval`, no `var`.
"""

import re
from collections import Counter
from itertools import count, product

from js_scopes import exported_from, scopes_of
from js_tokens import CLOSING, KEYWORDS, classify, is_sign, tokens_of

# The letters that texts and the browser's names use most come first: a compressor knows them already.
LETTERS = "etnraoislcdhpfumgbvywkxTjzqESNRAOILCDHPFUMGBVYWKXJZQ_$"


class ShortenError(Exception):
    """Says which name breaks what is asked of the program."""


def short_names(taken):
    """Names of one letter, then of two and so on, but none of those that are taken."""
    for length in count(1):
        for letters in product(LETTERS, *[LETTERS + "0123456789"] * (length - 1)):
            name = "".join(letters)
            if name not in taken and name not in KEYWORDS:
                yield name


def rename(tokens, members):
    """Gives every name of the program's own its short form."""
    variable = short_variables(tokens)
    uses = Counter(token.text for token in tokens if token.role in ("member", "key", "short"))
    names = short_names(uses.keys() - members)
    member = {name: next(names) for name, _ in uses.most_common() if name in members}
    uses = Counter(token.text for token in tokens if token.role == "private")
    private = dict(zip((name for name, _ in uses.most_common()), short_names(set())))
    for i, token in enumerate(tokens):
        name = token.text
        if token.role == "private":
            token.text = private[name]
        elif token.role == "variable":
            token.text = variable.get(i, name)
        elif token.role in ("member", "key"):
            token.text = member.get(name, name)
        elif token.role == "short":
            key, value = member.get(name, name), variable.get(i, name)
            token.text = key if key == value else f"{key}:{value}"


def short_variables(tokens):
    """The short form of every token that is a variable of the program's own."""
    scopes, at = scopes_of(tokens)
    exported = exported_from(tokens)
    owners = {
        i: at[i].owner(token.text)
        for i, token in enumerate(tokens)
        if token.role in ("variable", "short")
    }
    foreign = {tokens[i].text for i, owner in owners.items() if owner is None}
    lost = foreign & {name for scope in scopes for name in scope.names}
    if lost:
        raise ShortenError(f"declared, but used where nothing declares it: {' '.join(sorted(lost))}")

    # What a scope and those inside it use of those around it.
    used = {scope: set() for scope in scopes}
    for i, owner in owners.items():
        scope = at[i]
        while scope is not owner:
            used[scope].add((owner, tokens[i].text))
            scope = scope.outer
    short = {}
    for scope in scopes:
        taken = exported | {short.get(outer, outer[1]) for outer in used[scope]}
        names = short_names(taken)
        for name in scope.names:
            short[scope, name] = name if name in exported else next(names)
    return {i: short[owner, tokens[i].text] for i, owner in owners.items() if owner}


def simplify(tokens):
    """Leaves out signs that mean nothing where they stand, and says let for const, once for several."""
    kept, is_declaring = [], [False]
    for i, token in enumerate(tokens):
        after = tokens[i + 1] if i + 1 < len(tokens) else None
        is_keyword = token.kind == "word" and token.role is None
        if is_sign(token, *CLOSING):
            is_declaring.append(False)
        elif is_sign(token, *CLOSING.values()):
            is_declaring.pop()
        elif is_keyword and token.text in ("const", "let"):
            token.text = "let"
            if is_declaring[-1]:
                continue
            is_declaring[-1] = True
        elif is_keyword and token.text in ("true", "false"):
            token.text = "!0" if token.text == "true" else "!1"
        if is_sign(token, ",") and is_sign(after, "}", "]", ")"):
            continue
        if is_sign(token, ";") and is_sign(after, "}"):
            continue
        if is_sign(token, ";") and is_declaring[-1]:
            if after is not None and after.role is None and after.text in ("const", "let"):
                token.text = ","
            else:
                is_declaring[-1] = False
        if is_sign(token, "(", ")") and is_lone_parameter(tokens, i):
            continue
        kept.append(token)
    return kept


def is_lone_parameter(tokens, i):
    """Whether a parenthesis is one of a pair around the one plain parameter of an arrow function."""
    start = i if tokens[i].text == "(" else i - 2
    if start < 0 or start + 3 >= len(tokens):
        return False
    opening, name, closing, arrow = tokens[start : start + 4]
    is_pair = is_sign(opening, "(") and is_sign(closing, ")") and is_sign(arrow, "=>")
    return is_pair and name.role == "variable"


def write(tokens):
    """The text of the tokens, with a space only where two would become one."""
    parts, before = [], None
    for token in tokens:
        if before is not None:
            pair = parts[-1][-1] + token.text[0]
            if re.fullmatch(r"[\w$]{2}|\+\+|--|//", pair):
                parts.append(" ")
        parts.append(token.text)
        if token.kind == "text" and token.text.startswith("/*!"):
            parts.append("\n")
        before = token
    return "".join(parts)


def shorten(source, members=frozenset()):
    """The same program with short names; `members` are the names of members that are its own."""
    tokens, _ = tokens_of(source)
    classify(tokens)
    rename(tokens, members)
    return write(simplify(tokens)) + "\n"
