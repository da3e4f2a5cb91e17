"""Finds what can be changed in Swift sources, and writes switches there.

The compiler prints its checked syntax tree as JSON, with the places and types of all expressions. Each
operator, literal, condition and statement gets a call of a function of Tests/Mutants/Switches.swift, which
knows by the number of the mutant whether to give the original or a variant.
"""

import json
import re
import subprocess
from dataclasses import dataclass, field

# Enums that name things to the outside and decide nothing.
CODES = {"EffectCode", "EventCode", "Parameter"}

COMPARISONS = {
    "<": ("mutantLess", "<="), "<=": ("mutantLessOrEqual", "<"),
    ">": ("mutantGreater", ">="), ">=": ("mutantGreaterOrEqual", ">"),
}
ARITHMETIC = {
    "+": ("mutantAdd", "-"), "-": ("mutantSubtract", "+"),
    "*": ("mutantMultiply", "/"), "/": ("mutantDivide", "*"),
}
LOGIC = {"&&": ("mutantAnd", "||"), "||": ("mutantOr", "&&")}
TWO, THREE = ["1st", "2nd"], ["without 1st", "without 2nd", "without 3rd"]
# By the name of a function and the number of its arguments: the values that a mutant gives instead, and the function
# that computes them. A call of min or max with three arguments has a fourth one, an empty list of others.
CALLED = {
    ("min", 2): (TWO, "mutantMin"), ("min", 4): (THREE, "mutantMin"),
    ("max", 2): (TWO, "mutantMax"), ("max", 4): (THREE, "mutantMax"),
    ("abs", 1): (["without abs"], "mutantMagnitude"), ("clamp", 2): (["without clamp"], "mutantClamp"),
}
# The parts of a node that are visited, each with what its value is for; see Source.visit. Of other nodes all are.
PARTS = {
    "accessor_decl": {"body": "none"},
    "parameter": {"expression": "value"},
    "return_stmt": {"result": "condition"},
    "then_stmt": {"result": "condition"},
    "if_stmt": {"conditions": "condition", "then_stmt": "none", "else_stmt": "none"},
    "guard_stmt": {"conditions": "condition", "body": "none"},
    "while_stmt": {"conditions": "condition", "body": "none"},
    "for_each_stmt": {"parsed_sequence": "value", "body": "none"},
    "single_value_stmt_expr": {"stmt": "none"},
    "assign_expr": {"dest": "none", "src": "value"},
    "inout_expr": {"sub_expr": "none"},
    "closure_expr": {"body": "none"},
    "autoclosure_expr": {"single_expr_body": "same"},
    "ternary_expr": {"cond_expr": "condition", "then_expr": "same", "else_expr": "same"},
    # A text for people.
    "interpolated_string_literal_expr": {},
    "default_argument_expr": {}, "enum_element_decl": {}, "type_expr": {},
    "pattern_enum_element": {}, "pattern_expr": {}, "decl_ref": {}, "inheritance": {},
}
BOOL, DOUBLE, VOID = "$sSbD", "$sSdD", "$sytD"
NUMBERS = {DOUBLE, "$sSiD", "$ss6UInt32VD", "$ss5UInt8VD"}
CALLS = {"call_expr", "assign_expr", "try_expr", "binary_expr"}
TOKEN = re.compile(
    rb'0x[\dA-Fa-f]+|[\d][\d_]*(\.\d[\d_]*)?(e-?\d+)?|`?[A-Za-z_$][A-Za-z0-9_]*`?|[)\]}?]|"(?:[^"\\]|\\.)*"'
)


@dataclass
class Mutant:
    """One change: a variant of a site."""

    file: str
    line: int
    scope: str
    context: str
    original: str
    mutated: str
    # The first number of the site, and the mutant's own.
    site: int
    number: int
    # Which of several equal changes in the same line of the same function.
    ordinal: int = 1

    @property
    def name(self):
        """What identifies the mutant as long as its code is the same, wherever it moves in its file."""
        count = f"#{self.ordinal}" if self.ordinal > 1 else ""
        return (self.file, self.scope, self.context, f"{self.original} -> {self.mutated}{count}")


@dataclass
class Code:
    """The mutants of all files, and what has no switch."""

    mutants: list = field(default_factory=list)
    skipped: list = field(default_factory=list)
    # The number of the next site.
    next: int = 0
    # The cases without values of each enum, by its mangled type.
    enums: dict = field(default_factory=dict)
    # The variables with a value and the name of each type, by its mangled type.
    defaults: dict = field(default_factory=dict)
    names: dict = field(default_factory=dict)


def dump(folder, files, options):
    """The checked syntax tree of each file of a module."""
    command = ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json"]
    for file in files:
        command += ["-primary-file", str(file)]
    command += ["-module-name", folder.name, *options]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    decoder, position, trees = json.JSONDecoder(), 0, []
    while position < len(text):
        tree, position = decoder.raw_decode(text, position)
        trees.append(tree)
        while text[position:position + 1].isspace():
            position += 1
    return trees


def walk(node):
    """All nodes below one."""
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for child in node:
            yield from walk(child)


def read_types(code, trees):
    """Reads what other declarations than their own need to know of the engine's types."""
    for node in walk(trees):
        if node.get("_kind") not in ("enum_decl", "struct_decl", "class_decl"):
            continue
        mangled = "$s" + node["usr"].removeprefix("s:") + "D"
        code.names[mangled] = node["name"]["base_name"]["name"]
        code.defaults[mangled] = {
            pattern_name(entry["pattern"])
            for member in node["members"] if member["_kind"] == "pattern_binding_decl"
            for entry in member["pattern_entries"] if "processed_init" in entry
        }
        cases = [
            member["name"]["base_name"]["name"] for member in node["members"]
            if member["_kind"] == "enum_element_decl" and "params" not in member
        ]
        if code.names[mangled] not in CODES and len(cases) > 1:
            code.enums[mangled] = cases


def of_type(function, node):
    """The function for a number of a type: generic ones take the compiler too long in long expressions."""
    return function.replace("mutant", "mutantDouble") if node["type"] == DOUBLE else function


def pattern_name(pattern):
    """The name that a pattern of one name binds."""
    pattern = pattern.get("sub_pattern", pattern)
    return pattern.get("name", {}).get("base_name", {}).get("name", "")


class Source:
    """One file with its changes."""

    def __init__(self, code, path, name, tree):
        self.code = code
        self.name = name
        self.text = path.read_bytes()
        self.lines = self.text.decode().splitlines()
        self.scopes = []
        self.edits = []
        self.seen = set()
        # Of the type around: its variables with a value, which an initializer need not set.
        self.defaults = []
        self.deferred = set()
        self.is_initializer = False
        self.visit(tree.get("items", []), "none")

    # Places

    def range(self, node):
        """The bytes of a node; the compiler gives the start of its last token."""
        start, last = node["range"]["start"], node["range"]["end"]
        token = TOKEN.match(self.text, last + 1 if self.text[last:last + 1] == b"-" else last)
        return start, token.end()

    def original(self, start, end):
        return re.sub(r"\s+", " ", self.text[start:end].decode())

    def is_explicit(self, node):
        return not node.get("implicit") and "range" in node

    # Changes

    def add(self, start, end, variants, function, close=")", replaced=None):
        """A site: text before and after a range, and one mutant for each variant."""
        if (start, end, function) in self.seen:
            return
        self.seen.add((start, end, function))
        site = self.code.next
        self.code.next += len(variants)
        order = len(self.edits)
        self.edits.append((start, 2, order, start, function.replace("#", str(site))))
        self.edits.append((end, 0, -order, end, close))
        if replaced:
            self.edits.append((replaced[0], 1, order, replaced[1], ","))
        line = self.text.count(b"\n", 0, start)
        original = self.original(start, end)
        for number, mutated in enumerate(variants):
            self.code.mutants.append(Mutant(
                self.name, line + 1, ".".join(self.scopes), self.lines[line].strip(), original,
                mutated, site, site + number))

    def skip(self, node, reason):
        start, end = self.range(node)
        if (start, reason) not in self.seen:
            self.seen.add((start, reason))
            line = self.text.count(b"\n", 0, start) + 1
            self.code.skipped.append((self.name, line, self.original(start, end), reason))

    def rewritten(self):
        """The file with its switches."""
        pieces, position = [], 0
        for start, _, _, end, text in sorted(self.edits):
            pieces += [self.text[position:start], text.encode()]
            position = max(position, end)
        return b"".join([*pieces, self.text[position:]])

    # The tree. A place is what a value is for: "condition" decides something; "value" is stored or
    # returned; "argument" is handed on; "compared" is an operand; "none" is no value of its own. In PARTS, "same" is
    # the place of the whole.

    def visit(self, node, place):
        if isinstance(node, list):
            for child in node:
                self.visit(child, place)
        if not isinstance(node, dict):
            return
        kind = node.get("_kind", "")
        if kind.endswith("_decl") and node.get("implicit"):
            return
        if kind in PARTS:
            for part, use in PARTS[kind].items():
                self.visit(node.get(part), place if use == "same" else use)
        else:
            getattr(self, "visit_" + kind, self.visit_children)(node, place)

    def visit_children(self, node, place):
        for key, child in node.items():
            if isinstance(child, (dict, list)) and key not in ("range", "attrs", "captures", "inherits"):
                self.visit(child, place)

    # Declarations

    def visit_type(self, node, place):
        self.enter(node["name"]["base_name"]["name"], "$s" + node["usr"].removeprefix("s:") + "D", node)

    visit_struct_decl = visit_enum_decl = visit_class_decl = visit_type

    def visit_extension_decl(self, node, place):
        mangled = node["extended_type"]
        self.enter(self.code.names.get(mangled, "extension"), mangled, node)

    def enter(self, name, mangled, node):
        self.scopes.append(name)
        self.defaults.append(self.code.defaults.get(mangled, set()))
        self.visit(node.get("members", []), "none")
        self.defaults.pop()
        self.scopes.pop()

    def visit_func_decl(self, node, place):
        self.visit_function(node, node["name"]["base_name"]["name"])

    def visit_constructor_decl(self, node, place):
        self.is_initializer = True
        self.visit_function(node, "init")
        self.is_initializer = False

    def visit_function(self, node, name):
        """A function, whose scope has the names of its parameters, at most of the first four."""
        params = node.get("params", {}).get("params", [])
        labels = [(param.get("apiName") or "_") + ":" for param in params]
        self.scopes.append(f"{name}({''.join(labels[:4])}{'…' if len(labels) > 4 else ''})")
        self.visit(node.get("params"), "none")
        self.visit(node.get("body"), "none")
        self.scopes.pop()

    def visit_var_decl(self, node, place):
        self.scopes.append(node["name"]["base_name"]["name"])
        self.visit(node.get("accessors"), "none")
        self.scopes.pop()

    def visit_pattern_binding_decl(self, node, place):
        for entry in node["pattern_entries"]:
            if "processed_init" in entry:
                self.scopes.append(pattern_name(entry["pattern"]))
                self.visit(entry["processed_init"], "value")
                self.scopes.pop()
            elif entry["pattern"]["_kind"] == "pattern_typed":
                start = node["range"]["start"]
                if self.text[start:start + 4] == b"let ":
                    self.deferred.add(pattern_name(entry["pattern"]))

    # Statements

    def visit_brace_stmt(self, node, place):
        for element in node.get("elements", []):
            self.visit_statement(element)

    def visit_statement(self, node):
        kind = node["_kind"]
        if kind == "return_stmt":
            result = node.get("result")
            if result and result.get("type") == VOID and self.is_explicit(result):
                start, end = self.range(result)
                if self.is_explicit(node):
                    begin = node["range"]["start"]
                    self.delete(begin, start, end, "; return")
                else:
                    self.delete(start, start, end, "")
        elif kind in CALLS and self.is_explicit(node):
            start, end = self.range(node)
            if self.may_delete(node):
                self.delete(start, start, end, "")
        self.visit(node, "none")

    def delete(self, begin, start, end, after):
        """Lets a statement go; `return f()` stays a return."""
        if begin != start and (begin, "return") not in self.seen:
            self.seen.add((begin, "return"))
            self.edits.append((begin, 1, 0, start, ""))
        self.add(start, end, ["(nothing)"], "if mutantKept(#) { ", " }" + after)

    def may_delete(self, node):
        if node["_kind"] == "binary_expr":
            return self.operator(node)[0] in ("+=", "-=", "*=", "/=")
        if node["_kind"] != "assign_expr":
            return True
        dest = node["dest"]
        name = dest.get("decl", {}).get("base_name")
        if dest["_kind"] == "declref_expr" and name in self.deferred:
            self.skip(node, "the only value of a constant")
            return False
        if self.is_initializer:
            is_member = dest["_kind"] == "member_ref_expr" and dest["base"]["_kind"] == "declref_expr"
            is_self = dest["_kind"] != "member_ref_expr" and name == "self"
            if is_self or dest["_kind"] == "tuple_expr" or (is_member and name not in self.defaults[-1]):
                self.skip(node, "the only value of a member")
                return False
        return True

    def visit_pattern(self, node, place):
        """`let x = …` or `case …` in a condition."""
        value = node["initializer"]
        while not self.is_explicit(value):
            value = value["sub_expr"]
        start, end = self.range(value)
        if node["pattern"]["_kind"] != "pattern_optional_some":
            begin = self.text.rindex(b"case ", 0, start)
            self.add(begin, end, ["false"], "mutantKept(#), ", "")
        elif self.text[:start].rstrip().endswith(b"="):
            self.add(start, end, ["nil"], "mutantSome(#, ")
        elif (name := self.text[start:end].decode()) == "self":
            self.skip(value, "another value than self needs it written in what follows")
        else:
            self.add(start, end, ["nil"], f"{name} = mutantSome(#, ")
        self.visit(value, "none")

    def visit_switch_stmt(self, node, place):
        if node.get("implicit"):
            return
        self.visit(node["subject_expr"], "none")
        for case in node["cases"]:
            for item in case["case_label_items"]:
                self.visit(item.get("where_expr"), "condition")
            self.visit(case["body"], "none")

    def visit_defer_stmt(self, node, place):
        self.visit(node["temp_decl"]["body"], "none")

    # Expressions

    def visit_optional_evaluation_expr(self, node, place):
        # The type inside is without the optional.
        self.visit_children(node, "none")

    def visit_declref_expr(self, node, place):
        if place == "condition":
            self.flag(node)

    def visit_member_ref_expr(self, node, place):
        is_constant = node.get("decl", {}).get("base_name") == "infinity"
        if is_constant and node["type"] == DOUBLE and place != "none" and self.is_explicit(node):
            start, end = self.range(node)
            self.add(start, end, ["0"], "mutantInfinity(#, ")
        elif place not in ("none", "compared"):
            self.flag(node)
        self.visit(node.get("base"), "none")

    def flag(self, node):
        """A condition that is neither a comparison nor made of others."""
        if node.get("type") == BOOL and self.is_explicit(node):
            start, end = self.range(node)
            self.add(start, end, ["true", "false"], "mutantFlag(#, ")

    def arguments(self, node):
        return [argument["expr"] for argument in node["args"].get("args", [])]

    def operator(self, node):
        for inner in walk(node["fn"]):
            if inner.get("_kind") == "declref_expr" and "range" in inner:
                name = inner["decl"]["base_name"]
                return name, (inner["range"]["start"], inner["range"]["start"] + len(name))
        return "", None

    def visit_binary_expr(self, node, place):
        if node.get("implicit"):
            return
        name, token = self.operator(node)
        start, end = self.range(node)
        inner = "value"
        if name in COMPARISONS:
            function, neighbor = COMPARISONS[name]
            inner = "compared"
            self.add(start, end, [neighbor, "true", "false"], f"{function}(#, ", replaced=token)
        elif name in ("==", "!="):
            inner = "compared"
            self.flag(node)
        elif name in LOGIC:
            function, other = LOGIC[name]
            inner = "condition"
            self.add(start, end, [other], f"{function}(#, ", replaced=token)
        elif name in ARITHMETIC and node["type"] in NUMBERS:
            function, other = ARITHMETIC[name]
            self.add(start, end, [other], f"{of_type(function, node)}(#, ", replaced=token)
        elif name == "??" and not node["type"].endswith("SgD"):
            self.add(start, end, ["right side"], "mutantCoalesce(#, ", replaced=token)
        self.visit(self.arguments(node), inner)

    def visit_prefix_unary_expr(self, node, place):
        name, token = self.operator(node)
        start, end = self.range(node)
        if name == "-" and node["type"] in NUMBERS:
            self.add(start, end, ["without -"], of_type("mutantNegate", node) + "(#, ")
            self.edits.append((token[0], 3, 0, token[1], ""))
        self.visit(self.arguments(node), "condition" if name == "!" else place)

    def visit_call_expr(self, node, place):
        if self.is_explicit(node):
            start, end = self.range(node)
            name = next(
                (inner["decl"]["base_name"] for inner in walk(node["fn"])
                 if inner.get("_kind") == "declref_expr" and "decl" in inner), "")
            opening = start + len(name) + 1
            is_free = self.text[start:opening] == name.encode() + b"(" and node["type"] in NUMBERS
            known = CALLED.get((name, len(self.arguments(node))))
            if is_free and known:
                self.call(start, end, opening, *known)
            elif place not in ("none", "compared"):
                self.flag(node)
        self.visit(node["fn"], "none")
        self.visit(node["args"], "argument")

    def call(self, start, end, opening, variants, function):
        """Another function with the same arguments."""
        before = len(self.edits)
        self.add(start, end, variants, f"{function}(#, ", "")
        if len(self.edits) > before:
            self.edits.append((start, 2, before + 1, opening, ""))

    def visit_dot_syntax_call_expr(self, node, place):
        cases = self.code.enums.get(node["type"])
        name = node["fn"].get("decl", {}).get("base_name")
        if cases and name in cases and self.is_explicit(node) and place not in ("none", "compared"):
            start, end = self.range(node)
            other = cases[(cases.index(name) + 1) % len(cases)]
            prefix = self.text[start:end].decode().rsplit(".", 1)[0]
            self.add(start, end, [f".{other}"], "mutantCase(#, ", f", {prefix}.{other})")
            return
        self.visit(node["fn"], "none")
        self.visit(node["args"], "none")

    def visit_integer_literal_expr(self, node, place):
        if not self.is_explicit(node) or node["type"] not in NUMBERS:
            return
        start, end = self.range(node)
        text = node["value"].replace("_", "")
        value = int(text, 16) if text.startswith("0x") else float(text)
        if value != int(value):
            self.add(start, end, ["0", "* 1.5"], "mutantFraction(#, ")
        elif value == 0:
            self.add(start, end, ["1"], of_type("mutantZero", node) + "(#, ")
        else:
            self.add(start, end, ["0", "+ 1"], of_type("mutantWhole", node) + "(#, ")

    visit_float_literal_expr = visit_integer_literal_expr

    def visit_boolean_literal_expr(self, node, place):
        if self.is_explicit(node):
            start, end = self.range(node)
            other = "false" if self.text[start:end] == b"true" else "true"
            self.add(start, end, [other], "mutantTruth(#, ")


def rewrite(code, folder, target, options):
    """Writes a module with switches into a folder, and lists its mutants."""
    files = sorted(path for path in folder.rglob("*.swift"))
    trees = dump(folder, files, options)
    read_types(code, trees)
    before = len(code.mutants)
    for path, tree in zip(files, trees, strict=True):
        place = target / path.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = Source(code, path, str(path.relative_to(folder.parent)), tree).rewritten()
        if not place.exists() or place.read_bytes() != text:
            place.write_bytes(text)
    counts = {}
    for mutant in code.mutants[before:]:
        counts[mutant.name] = mutant.ordinal = counts.get(mutant.name, 0) + 1
