"""Shortens a program that join_js.py has joined: its own names, needless signs, line ends.

Only names that are the program's own are touched. A variable is its own where it is declared, by
const, let, function, class, a parameter or a catch; one that is declared nowhere belongs to the
browser. A member is its own when it is private (#name) or stands in the list that is passed in. In a
statement at the top a name has one short form wherever it stands, so no inner scope has to be known.

What it asks of the program: every statement ends with a semicolon or a block, nothing is declared
that is also used as a global, no label, no `with`, no `eval`.
"""

import re
from collections import Counter
from itertools import count, product

TOKEN = re.compile(
    r"""(?P<word>[A-Za-z_$][\w$]*)
      | (?P<number>\d[\w.]*)
      | (?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|/\*!.*?\*/)
      | (?P<space>\s+)
      | (?P<sign>\?\.(?!\d)|\.\.\.|=>|===|!==|\*\*|\?\?=|\|\|=|&&=|\?\?|&&|\|\||[-+*/%&|^<>=!]=|\+\+|--|.)
    """,
    re.VERBOSE | re.DOTALL,
)
REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
KEYWORDS = frozenset(
    "async await break case catch class const continue debugger default delete do else export extends "
    "false finally for function get if import in instanceof let new null of return set static super "
    "switch this throw true try typeof undefined var void while with yield".split()
)
# After one of these words a slash begins a regular expression and a brace an object.
BEFORE_VALUE = frozenset("return typeof case in of void delete await yield".split())
CLOSING = {"(": ")", "[": "]", "{": "}"}


class Token:
    """A piece of the program: its kind, its text, and for a brace or a word what it is there."""

    def __init__(self, kind, text):
        self.kind, self.text, self.depth, self.mate = kind, text, 0, None
        # Of an opening bracket: "object", "block", "class", "(" or "["; of a word: its role.
        self.role = None

    def __repr__(self):
        return f"{self.kind}:{self.text}:{self.role}"


def tokens_of(source, start=0, is_inside_template=False):
    """The tokens of a program, and where they end; templates become signs around their parts."""
    tokens, i, depth = [], start, 0
    while i < len(source):
        before = tokens[-1] if tokens else None
        if source[i] == "`":
            i = read_template(source, i, tokens)
            continue
        if source[i] == "/" and source[i : i + 3] != "/*!" and begins_value(before):
            match, kind = REGEX.match(source, i), "text"
        else:
            match = TOKEN.match(source, i)
            kind = match.lastgroup
        i = match.end()
        if kind == "space":
            continue
        depth += {"{": 1, "}": -1}.get(match[0], 0) if kind == "sign" else 0
        if depth < 0 and is_inside_template:
            return tokens, i
        tokens.append(Token(kind, match[0]))
    return tokens, i


def read_template(source, start, tokens):
    """Adds a template's tokens: pieces of text that hold its quotes and braces, code between."""
    i = piece = start
    i += 1
    while source[i] != "`":
        if source[i] == "\\":
            i += 2
        elif source.startswith("${", i):
            tokens.append(Token("template", source[piece : i + 2]))
            tokens[-1].role = "open"
            inner, piece = tokens_of(source, i + 2, True)
            tokens += inner
            i = piece
            piece -= 1
        else:
            i += 1
    tokens.append(Token("template", source[piece : i + 1]))
    return i + 1


def begins_value(before):
    """Whether a value begins after this token, so that a slash there is no division."""
    if before is None:
        return True
    if before.kind == "word":
        return before.text in BEFORE_VALUE
    if before.kind == "template":
        return before.role == "open"
    return before.kind == "sign" and before.text not in (")", "]", "}")


def is_sign(token, *signs):
    return token is not None and token.kind == "sign" and token.text in signs


def classify(tokens):
    """Says of each bracket and each word what it is: variable, member, key, short (both) or none."""
    stack = []
    is_case = is_class = False
    for i, token in enumerate(tokens):
        token.depth = len(stack)
        before = tokens[i - 1] if i else None
        after = tokens[i + 1] if i + 1 < len(tokens) else None
        inside = stack[-1].role if stack else None
        if token.kind == "sign":
            if token.text in CLOSING:
                token.role = token.text
                if token.text == "{":
                    token.role = role_of_brace(tokens, i, is_class)
                    is_class = False
                stack.append(token)
            elif token.text in CLOSING.values() and stack:
                opened = stack.pop()
                opened.mate, token.role, token.depth = i, opened.role, len(stack)
            elif token.text == ":" and is_case:
                token.role, is_case = "case", False
        if token.kind != "word":
            continue
        if is_sign(before, ".", "?."):
            token.role = "member"
        elif is_sign(before, "#"):
            token.role = "private"
        elif token.text in ("case", "default") and not is_sign(after, ":", "(") or (
            token.text == "default" and is_sign(after, ":")
        ):
            is_case = True
        elif token.text == "class":
            is_class = True
        elif inside in ("object", "class") and begins_member(tokens, i, inside):
            if is_sign(after, ":", "(") or inside == "class" and is_sign(after, "=", ";"):
                token.role = "key"
            elif inside == "object" and is_sign(after, ",", "}", "="):
                token.role = "short"
        elif token.text not in KEYWORDS:
            token.role = "variable"


def begins_member(tokens, i, inside):
    """Whether a word inside an object or a class is where a member's name stands."""
    before = tokens[i - 1]
    if before.kind == "word" and before.text in ("get", "set", "async", "static"):
        return not is_sign(tokens[i + 1], ",", "}") or inside == "class"
    if inside == "class":
        return is_sign(before, "{", "}", ";")
    return is_sign(before, "{", ",")


def role_of_brace(tokens, i, is_class):
    """Whether a brace opens an object (or a pattern of one), a class or a block."""
    before = tokens[i - 1] if i else None
    if is_class:
        return "class"
    if before is None or is_sign(before, ")", "=>", ";", "{", "}"):
        return "block"
    if is_sign(before, ":"):
        return "block" if before.role == "case" else "object"
    if before.kind == "word":
        is_value = before.text in BEFORE_VALUE or before.text in ("const", "let", "var")
        return "object" if is_value else "block"
    return "object"


def declared_in(tokens, start=0, end=None, is_top_only=False):
    """The names of the variables that a stretch of a program declares."""
    names = set()
    for i in range(start, len(tokens) if end is None else end):
        token = tokens[i]
        if is_top_only and token.depth:
            continue
        if token.kind == "word" and token.role is None:
            if token.text in ("function", "class") and tokens[i + 1].role == "variable":
                names.add(tokens[i + 1].text)
            elif token.text in ("const", "let", "var"):
                names |= bound(tokens[i + 1 : binding_end(tokens, i + 1)])
            elif token.text == "catch" and is_sign(tokens[i + 1], "("):
                names |= bound(tokens[i + 2 : tokens[i + 1].mate])
        elif is_top_only:
            continue
        elif is_sign(token, "(") and is_parameters(tokens, i):
            names |= bound(tokens[i + 1 : token.mate])
        elif is_sign(token, "=>") and tokens[i - 1].role == "variable":
            names.add(tokens[i - 1].text)
    return names


def exported_from(tokens):
    """The names that a program exports: they stay."""
    names = set()
    for i, token in enumerate(tokens):
        if token.text == "export" and token.role is None and not token.depth:
            word = next(j for j in range(i, len(tokens)) if tokens[j].role == "variable")
            names.add(tokens[word].text)
    return names


def statements_of(tokens):
    """The stretches of a program that are a statement each, as pairs of a start and an end."""
    start = 0
    for i, token in enumerate(tokens):
        after = tokens[i + 1] if i + 1 < len(tokens) else None
        is_end = is_sign(token, ";") and not token.depth
        if is_sign(token, "}") and not token.depth:
            is_end = token.role in ("block", "class") and (after is None or after.kind == "word")
        if is_end or after is None:
            yield start, i + 1
            start = i + 1


def is_parameters(tokens, i):
    """Whether a parenthesis opens a list of parameters."""
    after = tokens[tokens[i].mate + 1] if tokens[i].mate + 1 < len(tokens) else None
    if is_sign(after, "=>"):
        return True
    before = tokens[i - 1] if i else None
    if not is_sign(after, "{") or before is None or before.kind != "word":
        return False
    is_function = i > 1 and tokens[i - 2].text == "function"
    return is_function or before.role in ("key", "private") or before.text == "function"


def binding_end(tokens, start):
    """Where the declaration that begins there ends: at its value, or at the end of the statement."""
    if tokens[start].text in CLOSING:
        return tokens[start].mate + 1
    end = start + 1
    while is_sign(tokens[end], ",") and tokens[end + 1].role == "variable":
        end += 2
    return end


def bound(tokens):
    """The names that a pattern or a list of parameters binds; what is behind = are values."""
    names, depth, value_depth = set(), 0, None
    for token in tokens:
        if is_sign(token, *CLOSING):
            depth += 1
        elif is_sign(token, *CLOSING.values()):
            depth -= 1
            if value_depth is not None and depth < value_depth:
                value_depth = None
        elif is_sign(token, "=") and value_depth is None:
            value_depth = depth
        elif is_sign(token, ",") and depth == value_depth:
            value_depth = None
        elif value_depth is None and token.role in ("variable", "short"):
            names.add(token.text)
    return names


def short_names(taken):
    """Names of one letter, then of two and so on, but none of those that are taken."""
    first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$"
    for length in count(1):
        for letters in product(*[first] + [first + "0123456789"] * (length - 1)):
            name = "".join(letters)
            if name not in taken and name not in KEYWORDS:
                yield name


def rename(tokens, members):
    """Gives every name of the program's own its short form; frequent names get the shortest.

    Members and what is declared at the top have one everywhere, and a name that is both a member and
    a variable has one for both, so that it can go on being written once. The other variables of a
    statement at the top have theirs in that statement alone.
    """
    exported = exported_from(tokens)
    fixed = declared_in(tokens, is_top_only=True) - exported
    everywhere = fixed | (declared_in(tokens) & members) - exported
    statements = list(statements_of(tokens))
    locals_by = [declared_in(tokens, *ends) - everywhere - exported for ends in statements]

    uses, members_taken, variables_taken = Counter(), set(), set()
    for (start, end), local in zip(statements, locals_by):
        for token in tokens[start:end]:
            uses[token.text] += 1
            if token.role in ("member", "key", "short") and token.text not in members:
                members_taken.add(token.text)
            if token.role in ("variable", "short") and token.text not in everywhere | local:
                variables_taken.add(token.text)
    frequent = [name for name, _ in uses.most_common()]

    names = short_names(members_taken | variables_taken)
    short = {name: next(names) for name in frequent if name in everywhere}
    names = short_names(members_taken | {short[name] for name in everywhere & members})
    member = {name: short.get(name) or next(names) for name in frequent if name in members}
    names = short_names(set())
    privates = {token.text for token in tokens if token.role == "private"}
    private = {name: next(names) for name in frequent if name in privates}

    for (start, end), local in zip(statements, locals_by):
        stretch = tokens[start:end]
        present = {token.text for token in stretch if token.role in ("variable", "short")}
        names = short_names({short.get(name, name) for name in present - local})
        variable = {name: next(names) for name in frequent if name in local} | short
        for token in stretch:
            name = token.text
            if token.role == "private":
                token.text = private[name]
            elif token.role == "variable":
                token.text = variable.get(name, name)
            elif token.role in ("member", "key"):
                token.text = member.get(name, name)
            elif token.role == "short":
                key, value = member.get(name, name), variable.get(name, name)
                token.text = key if key == value else f"{key}:{value}"


def simplify(tokens):
    """Leaves out signs that mean nothing where they stand, and says let for const."""
    kept = []
    for i, token in enumerate(tokens):
        after = tokens[i + 1] if i + 1 < len(tokens) else None
        if token.text == "const" and token.role is None and token.kind == "word":
            token.text = "let"
        if is_sign(token, ",") and is_sign(after, "}", "]", ")"):
            continue
        if is_sign(token, ";") and is_sign(after, "}"):
            continue
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
    """The text of the tokens, with a space only where two would become one, a line per statement."""
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
