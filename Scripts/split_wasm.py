#!/usr/bin/env python3
"""Splits what a wasm module shares with another one off, so that it imports it.

A look is linked by itself, with all it needs, and so is the engine. What both have, function by function, is the
same code: here such a function of a look becomes an import of the engine's. A look then has its own code alone, and
uses the engine's memory, stack and table of functions; its data is where the engine has left room for it.

Two functions are the same if they have the same name and, instruction by instruction, the same code, as all
functions have that they call; only addresses of data differ, because each module has data of its own. So a list made
by either module can be freed by both.

Sizes count, so sections are written anew: types and data that nothing uses any more are left out.
"""

from dataclasses import dataclass, field

TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA = range(1, 12)
CUSTOM, DATA_COUNT = 0, 12
CALL, CALL_INDIRECT, I32_CONST, FUNCTION_REFERENCE, MORE = 0x10, 0x11, 0x41, 0xD2, 0xFC
BLOCKS = (0x02, 0x03, 0x04)
GLOBAL_ACCESS = (0x23, 0x24)
MEMORY_ACCESS = range(0x28, 0x3F)
# What follows each opcode: u an unsigned number, s a signed one, n or b some numbers or bytes with their count, 4 or 8
# bytes; others below the last have nothing.
OPERANDS = {
    **dict.fromkeys(BLOCKS, "s"), 0x0C: "u", 0x0D: "u", 0x0E: "nu", CALL: "u", CALL_INDIRECT: "uu", 0x1C: "b",
    **dict.fromkeys(range(0x20, 0x27), "u"), **dict.fromkeys(MEMORY_ACCESS, "uu"), 0x3F: "u", 0x40: "u",
    I32_CONST: "s", 0x42: "s", 0x43: "4", 0x44: "8", FUNCTION_REFERENCE: "u",
}  # fmt: skip
LAST = 0xC4
MORE_OPERANDS = {8: "uu", 9: "u", 10: "uu", 11: "u", 12: "uu", 13: "u", 14: "uu", 15: "u", 16: "u", 17: "u"}


def unsigned(number):
    out = bytearray()
    while True:
        byte, number = number & 127, number >> 7
        if not number:
            return bytes(out + bytes([byte]))
        out.append(byte | 128)


def signed(number):
    out = bytearray()
    while True:
        byte, number = number & 127, number >> 7
        if number == (-1 if byte & 64 else 0):
            return bytes(out + bytes([byte]))
        out.append(byte | 128)


class Reader:
    def __init__(self, data, at=0, end=None):
        self.data, self.at, self.end = data, at, len(data) if end is None else end

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def bytes(self, count):
        self.at += count
        return self.data[self.at - count : self.at]

    def unsigned(self, is_signed=False):
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result - (1 << shift) if is_signed and byte & 64 else result

    def signed(self):
        return self.unsigned(is_signed=True)

    def operands(self, kinds):
        reads = {"u": self.unsigned, "s": self.signed}
        lists = {"n": self.unsigned, "b": self.byte}
        for kind in kinds:
            if kind in lists:
                yield tuple(self.list(lists[kind]))
            else:
                yield reads[kind]() if kind in reads else self.bytes(int(kind))

    def name(self):
        return self.bytes(self.unsigned()).decode()

    def list(self, read):
        return [read() for _ in range(self.unsigned())]

    def since(self, start):
        return self.data[start : self.at]


def vector(items):
    items = list(items)
    return unsigned(len(items)) + b"".join(items)


def section(number, content):
    return bytes([number]) + unsigned(len(content)) + content


def text(name):
    return unsigned(len(name.encode())) + name.encode()


class SplitError(Exception):
    """Reports a module that has something this script does not know."""


@dataclass
class Function:
    name: str
    type: bytes
    code: bytes
    # What it calls, by number; and whether it has an address of data or of a function.
    callees: list = field(default_factory=list)
    has_data: bool = False
    # Its code without what may differ between two modules.
    shape: tuple = ()


class Module:
    """A module that imports nothing, with the names of its functions."""

    def __init__(self, data):
        if data[:8] != b"\0asm\1\0\0\0":
            raise SplitError("no wasm of version 1")
        self.sections, names, types, numbers, codes = {}, {}, [], [], []
        self.exports, self.segments, self.elements, self.element_base = [], [], [], 0
        # Their first values.
        self.globals = []
        reader = Reader(data, 8)
        while reader.at < reader.end:
            number, length = reader.byte(), reader.unsigned()
            content = reader.bytes(length)
            self.read_section(number, Reader(content), names, types, numbers, codes)
            self.sections[number] = content
        self.types = types
        if IMPORT in self.sections or START in self.sections:
            raise SplitError("imports or a start function")
        self.functions = [
            Function(names.get(index, ""), types[type], code)
            for index, (type, code) in enumerate(zip(numbers, codes))
        ]
        for function in self.functions:
            self.analyze(function)

    def read_section(self, number, reader, names, types, numbers, codes):
        def type_():
            start = reader.at
            reader.byte()
            reader.list(reader.byte)
            reader.list(reader.byte)
            return reader.since(start)

        def offset():
            if reader.byte() != I32_CONST:
                raise SplitError("an offset that is no constant")
            value = reader.signed()
            reader.byte()
            return value

        match number:
            case 1:
                types += reader.list(type_)
            case 3:
                numbers += reader.list(reader.unsigned)
            case 6:
                for _ in range(reader.unsigned()):
                    reader.bytes(2)
                    self.globals.append(offset())
            case 7:
                self.exports = reader.list(lambda: (reader.name(), reader.byte(), reader.unsigned()))
            case 9:
                for _ in range(reader.unsigned()):
                    if reader.unsigned():
                        raise SplitError("elements of another kind")
                    self.element_base = offset()
                    self.elements = reader.list(reader.unsigned)
            case 10:
                codes += reader.list(lambda: reader.bytes(reader.unsigned()))
            case 11:
                for _ in range(reader.unsigned()):
                    if reader.unsigned():
                        raise SplitError("data of another kind")
                    self.segments.append((offset(), reader.bytes(reader.unsigned())))
            case 0 if reader.name() == "name":
                while reader.at < reader.end:
                    kind, length = reader.byte(), reader.unsigned()
                    end = reader.at + length
                    if kind == 1:
                        names |= dict(reader.list(lambda: (reader.unsigned(), reader.name())))
                    reader.at = end

    def global_named(self, wanted):
        """The first value of an exported global; None without one."""
        return next((self.globals[at] for name, kind, at in self.exports if kind == 3 and name == wanted), None)

    @property
    def base(self):
        """Where its data begins: everything below is the stack."""
        return min((at for at, _ in self.segments), default=1 << 31)

    def is_address(self, number):
        # The address of a table may be that of its element -1 or so. The heap begins at the end of the data, and the
        # allocator knows where.
        return self.base - 64 <= number <= self.global_named("__heap_base")

    def tokens(self, code):
        """The instructions of a function: opcode, operands and bytes of each."""
        reader = Reader(code)
        for _ in range(reader.unsigned()):
            reader.unsigned()
            reader.byte()
        yield None, (code[: reader.at],), code[: reader.at]
        while reader.at < reader.end:
            start = reader.at
            opcode = reader.byte()
            if opcode == MORE:
                more = reader.unsigned()
                operands = (more, *reader.operands(MORE_OPERANDS.get(more, "")))
            elif opcode in OPERANDS or opcode <= LAST:
                operands = tuple(reader.operands(OPERANDS.get(opcode, "")))
            else:
                raise SplitError(f"an unknown instruction, {opcode:#x}")
            yield opcode, operands, reader.since(start)

    def analyze(self, function):
        shape = []
        for opcode, operands, _ in self.tokens(function.code):
            if opcode in (CALL, FUNCTION_REFERENCE):
                function.callees.append(operands[0])
                operands = (self.functions[operands[0]].name,)
            elif opcode == CALL_INDIRECT:
                operands = (self.types[operands[0]], operands[1])
            elif opcode in BLOCKS and operands[0] >= 0:
                operands = (self.types[operands[0]],)
            elif opcode in GLOBAL_ACCESS and operands[0] > 0:
                raise SplitError("a global besides the stack pointer")
            elif (opcode == I32_CONST or opcode in MEMORY_ACCESS) and self.is_address(operands[-1]):
                function.has_data = True
                operands = (*operands[:-1], "data")
            elif opcode == I32_CONST and self.element_base <= operands[0] < self.element_base + len(self.elements):
                # Perhaps the address of a function, which only the table has.
                function.has_data = True
            shape.append((opcode, operands))
        function.shape = tuple(shape)


def shared(look, engines):
    """The functions of a look that all engines have, by number, each with its name."""
    names = [function.name for function in look.functions]
    by_name = [
        {function.name: function for function in engine.functions if function.name} for engine in engines
    ]

    def is_same(function):
        others = [functions.get(function.name) for functions in by_name]
        return (
            names.count(function.name) == 1
            and all(other and (other.type, other.shape) == (function.type, function.shape) for other in others)
        )

    same = {number for number, function in enumerate(look.functions) if is_same(function)}
    while True:
        rest = {number for number in same if not all(callee in same for callee in look.functions[number].callees)}
        if not rest:
            return {number: names[number] for number in same}
        same -= rest


def reached(look, roots, imported):
    """The functions of its own that a look needs, and those that it imports; and whether it has data."""
    own, used, waiting = set(), set(), list(roots)
    has_data = False
    while waiting:
        number = waiting.pop()
        if number in imported:
            used.add(number)
        elif number not in own:
            own.add(number)
            waiting += look.functions[number].callees
            if look.functions[number].has_data and not has_data:
                has_data = True
                # What its data points to can be called.
                waiting += look.elements
    return own, used, has_data


def roots_of(look, exports):
    """The functions that a look exports, with the names that they get."""
    return {number: exports[name] for name, kind, number in look.exports if kind == 0 and name in exports}


def imports(look, imported, exports):
    """The names of the functions that a look needs of those that it may import."""
    return {imported[number] for number in reached(look, roots_of(look, exports), imported)[1]}


def split(look, imported, letters, exports, traits):
    """The bytes of a look that imports functions by their letters, with other names for its exports."""
    roots = roots_of(look, exports)
    own, used, has_data = reached(look, roots, imported)
    used = sorted(used, key=lambda number: letters[imported[number]])
    order = {number: index for index, number in enumerate([*used, *sorted(own)])}
    types = {}

    def type_of(signature):
        return types.setdefault(signature, len(types))

    def renumbered(code):
        for opcode, operands, data in look.tokens(code):
            if opcode in (CALL, FUNCTION_REFERENCE):
                data = bytes([opcode]) + unsigned(order[operands[0]])
            elif opcode == CALL_INDIRECT:
                data = bytes([opcode]) + unsigned(type_of(look.types[operands[0]])) + unsigned(operands[1])
            elif opcode in BLOCKS and operands[0] >= 0:
                data = bytes([opcode]) + signed(type_of(look.types[operands[0]]))
            yield data

    codes = [b"".join(renumbered(look.functions[number].code)) for number in sorted(own)]
    functions = vector(unsigned(type_of(look.functions[number].type)) for number in sorted(own))

    def function_import(number):
        return text("o") + text(letters[imported[number]]) + b"\0" + unsigned(type_of(look.functions[number].type))

    needed = [
        text("o") + text("memory") + b"\2\0\1",
        text("o") + text(STACK) + b"\3\x7f\1",
        *([text("o") + text(ROOM) + b"\1\x70\0\1"] if has_data else []),
        *map(function_import, used),
    ]
    elements = [b"\0" + bytes([I32_CONST]) + signed(look.element_base) + b"\x0b" + vector(
        unsigned(order[number]) for number in (look.elements if has_data else [])
    )]  # fmt: skip
    segments = [
        b"\0" + bytes([I32_CONST]) + signed(at) + b"\x0b" + unsigned(len(data)) + data for at, data in look.segments
    ]
    named = [text(name) + b"\0" + unsigned(order[number]) for number, name in roots.items()]
    return b"".join(
        [
            b"\0asm\1\0\0\0",
            section(TYPE, vector(types)),
            section(IMPORT, vector(needed)),
            section(FUNCTION, functions),
            section(EXPORT, vector(named)),
            section(ELEMENT, vector(elements)) if has_data and look.elements else b"",
            section(CODE, vector(unsigned(len(code)) + code for code in codes)),
            section(DATA, vector(segments)) if has_data else b"",
            section(CUSTOM, text("look") + traits),
        ]
    )


# The names of the engine's stack pointer and of its table among its exports.
STACK, ROOM = "_", "$"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def with_exports(data, engine, letters, table_size):
    """The bytes of an engine that exports functions by their letters, without names."""
    numbers = {function.name: number for number, function in enumerate(engine.functions)}
    added = [text(letter) + b"\0" + unsigned(numbers[name]) for name, letter in letters.items()]
    added += [text(STACK) + b"\3\0", text(ROOM) + b"\1\0"]
    out = bytearray(data[:8])
    for number, content in engine.sections.items():
        if number == CUSTOM:
            continue
        if number == TABLE:
            content = b"\1\x70\0" + unsigned(table_size)
        if number == EXPORT:
            # Globals are for this script alone.
            given = [text(name) + bytes([kind]) + unsigned(at) for name, kind, at in engine.exports if kind != 3]
            content = vector([*given, *added])
        out += section(number, content)
    return bytes(out)
