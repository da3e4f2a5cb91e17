"""Path data of icons: of installed themes, and in their style by a seeded generator, for sets that this project may ship.

No icon is copied. Both generated sets have the syntax of optimized icons on a 24 by 24 grid: relative commands,
numbers without a leading zero, and no separator where the grammar needs none. `arcs` are outlines of
rounded rectangles, rings, pills and badges, half of whose segments are arcs; `numbers` are long outlines of
cubic curves with three and four decimals.
"""

import os
import random
import xml.parsers.expat
from pathlib import Path

COUNT = 1_000
ICONS = Path("/usr/share/icons")
ADWAITA = [ICONS / "Adwaita"]
PAPIRUS = [ICONS / name for name in (
    "Papirus", "Papirus-Dark", "Papirus-Light", "ePapirus", "ePapirus-Dark",
)]


def number(value, decimals):
    """The shortest spelling."""
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    sign = "-" if text.startswith("-") else ""
    digits = text.removeprefix("-")
    digits = digits.removeprefix("0") if "." in digits else digits
    return sign + digits if digits not in ("", "0") else "0"


def joined(letter, values, decimals):
    """A command with its numbers, separated only where they would run together."""
    text = letter
    for index, value in enumerate(values):
        spelled = value if isinstance(value, str) else number(value, decimals)
        last = text[len(letter):].rpartition(" ")[2].rpartition("-")[2]
        if index > 0 and not spelled.startswith("-") and not (spelled.startswith(".") and "." in last):
            text += " "
        text += spelled
    return text


def arc(radius, across, down, decimals, *, is_large=False, is_clockwise=True):
    # Flags need no separator after them.
    flags = f"{int(is_large)}{int(is_clockwise)}"
    first, second = number(across, decimals), number(down, decimals)
    gap = "" if second.startswith("-") or (second.startswith(".") and "." in first) else " "
    return joined("a", [radius, radius, 0.0], decimals) + " " + flags + first + gap + second


def rounded_rectangle(random, decimals):
    width, height, radius = random.uniform(4, 20), random.uniform(4, 20), random.uniform(0.5, 2)
    return "".join([
        joined("h", [width], decimals), arc(radius, radius, radius, decimals),
        joined("v", [height], decimals), arc(radius, -radius, radius, decimals),
        joined("h", [-width], decimals), arc(radius, -radius, -radius, decimals),
        joined("v", [-height], decimals), arc(radius, radius, -radius, decimals), "z",
    ])


def ring(random, decimals):
    radius = random.uniform(1, 11)
    return arc(radius, 0, 2 * radius, decimals, is_large=True) + arc(radius, 0, -2 * radius, decimals) + "z"


def badge(random, decimals):
    """Arcs of any angle from point to point."""
    parts = []
    for _ in range(random.randint(3, 9)):
        across, down = random.uniform(-4, 4), random.uniform(-4, 4)
        radius = random.uniform(0.6, 3) * (across * across + down * down) ** 0.5
        parts.append(arc(radius, across, down, decimals, is_large=random.random() < 0.2,
                         is_clockwise=random.random() < 0.6))
        if random.random() < 0.5:
            parts.append(joined("l", [random.uniform(-3, 3), random.uniform(-3, 3)], decimals))
    return "".join(parts) + "z"


def curves(random, decimals):
    parts = []
    for _ in range(random.randint(10, 60)):
        size = random.choice([0.3, 1, 3])
        letter, count = random.choice([("c", 6), ("c", 6), ("c", 6), ("s", 4), ("l", 2), ("h", 1), ("v", 1)])
        parts.append(joined(letter, [random.uniform(-size, size) for _ in range(count)], decimals))
    return "".join(parts) + "z"


def generated(name, count=COUNT, seed=19):
    """The path data of a set, `arcs` or `numbers`: the same for the same seed."""
    chosen = random.Random(f"{name} {seed}")
    data = []
    for _ in range(count):
        decimals = chosen.choice([1, 2, 2, 3] if name == "arcs" else [3, 3, 4])
        shapes = [rounded_rectangle, ring, badge, badge] if name == "arcs" else [curves]
        parts = []
        for _ in range(chosen.randint(1, 4)):
            parts.append(joined("M", [chosen.uniform(0, 24), chosen.uniform(0, 24)], decimals))
            parts.append(chosen.choice(shapes)(chosen, decimals))
        data.append("".join(parts))
    return data


def path_data(folders):
    """The `d` of every path element of every file, symbolic links excluded, and the number of files."""
    data, files = [], 0

    def take(tag, attributes):
        if tag.rpartition(" ")[2] == "path" and attributes.get("d", "").strip():
            data.append(" ".join(attributes["d"].splitlines()))

    for folder in folders:
        for root, below, names in os.walk(folder):
            below.sort()
            for name in sorted(names):
                file = Path(root, name)
                if file.suffix != ".svg" or file.is_symlink():
                    continue
                parser = xml.parsers.expat.ParserCreate(namespace_separator=" ")
                parser.StartElementHandler = take
                parser.Parse(file.read_bytes(), True)
                files += 1
    return data, files
