"""Reads a program as tokens and says of each what it is there."""

import re

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
    """A piece of the program: its kind, its text, and for a bracket or a word what it is there.

    The mate of a bracket is the index of the other one of its pair; of a template's beginning its end.
    """

    def __init__(self, kind, text):
        self.kind, self.text, self.depth, self.mate = kind, text, 0, None
        # Of a bracket: "object", "block", "class", "(" or "["; of a word: its role.
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
        inside = tokens[stack[-1]].role if stack else None
        if token.kind == "template":
            opens, goes_on = token.text[0] == "`", token.role == "open"
            if opens and goes_on:
                stack.append(i)
            elif not opens and not goes_on:
                tokens[stack.pop()].mate = i
        if token.kind == "sign":
            if token.text in CLOSING:
                token.role = token.text
                if token.text == "{":
                    token.role = role_of_brace(tokens, i, is_class)
                    is_class = False
                stack.append(i)
            elif token.text in CLOSING.values() and stack:
                opened = tokens[stack[-1]]
                opened.mate, token.mate, token.role = i, stack.pop(), opened.role
                token.depth = len(stack)
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
        elif token.text == "class" and not is_sign(after, ":"):
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
