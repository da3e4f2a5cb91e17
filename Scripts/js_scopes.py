"""Finds what each name of a program stands for: its scopes, and what is declared in each."""

from js_tokens import CLOSING, is_sign


class Scope:
    """A stretch of a program where names are declared, in the order in which they are."""

    def __init__(self, start, end, outer=None):
        self.start, self.end, self.outer, self.names = start, end, outer, []

    def owner(self, name):
        """The innermost scope from here on out that declares a name; none for the browser's."""
        scope = self
        while scope is not None and name not in scope.names:
            scope = scope.outer
        return scope


def scopes_of(tokens):
    """The scopes of a program, outer ones first, and for each token the innermost one."""
    scopes, at = [Scope(0, len(tokens))], []
    stretches = sorted(stretches_of(tokens), key=lambda ends: (-ends[0], ends[1]))
    here = scopes[0]
    for i in range(len(tokens)):
        while i >= here.end:
            here = here.outer
        while stretches and stretches[-1][0] == i:
            here = Scope(*stretches.pop(), here)
            scopes.append(here)
        at.append(here)
    for i, token in enumerate(tokens):
        declare(tokens, i, at)
    return scopes, at


def stretches_of(tokens):
    """Where blocks, functions, catches and loops begin and end."""
    found = set()
    for i, token in enumerate(tokens):
        before = tokens[i - 1] if i else None
        if is_sign(token, "{") and token.role == "block":
            found.add((i, token.mate + 1))
        elif is_sign(token, "=>"):
            start = i - 1 if before.mate is None else before.mate
            found.add((start, statement_or_value_end(tokens, i + 1)))
        elif is_sign(token, "(") and is_parameters(tokens, i):
            found.add((i, statement_or_value_end(tokens, token.mate + 1)))
        elif is_sign(token, "(") and before is not None and before.role is None:
            if before.text in ("catch", "for"):
                found.add((i, statement_or_value_end(tokens, token.mate + 1)))
    return found


def statement_or_value_end(tokens, start):
    """The index after the block that begins there, or at the end of the value or plain statement."""
    if is_sign(tokens[start], "{") and tokens[start].role == "block":
        return tokens[start].mate + 1
    i = start
    while i < len(tokens) and not is_sign(tokens[i], ",", ";", *CLOSING.values()):
        token = tokens[i]
        if token.kind == "template" and token.text[0] != "`":
            break
        opens = token.kind == "template" or is_sign(token, *CLOSING)
        i = token.mate + 1 if opens and token.mate is not None else i + 1
    return i


def declare(tokens, i, at):
    """Notes the names that a token declares in the scope they belong to."""
    token, names, scope = tokens[i], [], at[i]
    if token.kind == "word" and token.role is None:
        if token.text in ("function", "class") and tokens[i + 1].role == "variable":
            names = [tokens[i + 1].text]
        elif token.text in ("const", "let", "var"):
            names = bound(tokens[i + 1 : binding_end(tokens, i + 1)])
        elif token.text == "catch" and is_sign(tokens[i + 1], "("):
            names, scope = bound(tokens[i + 2 : tokens[i + 1].mate]), at[i + 1]
    elif is_sign(token, "(") and is_parameters(tokens, i):
        names = bound(tokens[i + 1 : token.mate])
    elif is_sign(token, "=>") and tokens[i - 1].role == "variable":
        names, scope = [tokens[i - 1].text], at[i - 1]
    scope.names += [name for name in names if name not in scope.names]


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
    """The names that a pattern or a list of parameters binds: no values behind =, no keys in []."""
    names, opened, value_depth = [], [], None
    for i, token in enumerate(tokens):
        if is_sign(token, *CLOSING):
            opened.append(token.text)
            is_key = opened[-2:] == ["{", "["] and is_sign(tokens[i - 1], "{", ",")
            if is_key and value_depth is None:
                value_depth = len(opened)
        elif is_sign(token, *CLOSING.values()):
            opened.pop()
            if value_depth is not None and len(opened) < value_depth:
                value_depth = None
        elif is_sign(token, "=") and value_depth is None:
            value_depth = len(opened)
        elif is_sign(token, ",") and len(opened) == value_depth:
            value_depth = None
        elif value_depth is None and token.role in ("variable", "short"):
            names.append(token.text)
    return names


def exported_from(tokens):
    """The names that a program exports: they stay."""
    names = set()
    for i, token in enumerate(tokens):
        if token.text == "export" and token.role is None and not token.depth:
            word = next(j for j in range(i, len(tokens)) if tokens[j].role == "variable")
            names.add(tokens[word].text)
    return names
