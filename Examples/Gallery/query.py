"""The parameters of a request: known, given once, and in range."""

from __future__ import annotations

from typing import Any, Callable
from urllib.parse import parse_qsl

from database import Key

MOST_FIELDS = 16


class BadQuery(Exception):
    """An invalid query, as one sentence for the client."""


def read_query(text: str, readers: dict[str, Callable[[str, str], Any]]) -> dict[str, Any]:
    """Reads `a=1&b=2`; an unknown or repeated parameter raises BadQuery."""
    try:
        fields = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise BadQuery(f"At most {MOST_FIELDS} parameters are allowed.") from None
    values: dict[str, Any] = {}
    for name, value in fields:
        if name not in readers:
            known = ", ".join(readers)
            raise BadQuery(f"Unknown parameter {shown(name)}; known are: {known}.")
        if name in values:
            raise BadQuery(f"Parameter {shown(name)} is given twice.")
        values[name] = readers[name](name, value)
    return values


def whole(lowest: int, highest: int) -> Callable[[str, str], int]:
    """A parser for whole numbers in a range, both ends included."""

    def read(name: str, value: str) -> int:
        # The length is checked first: parsing a number of a million digits is slow.
        if value.isascii() and value.isdigit() and len(value) <= 9:
            number = int(value)
            if lowest <= number <= highest:
                return number
        raise BadQuery(
            f"{name} must be a whole number from {lowest} to {highest}, not {shown(value)}."
        )

    return read


def one_of(names: list[str]) -> Callable[[str, str], str]:
    """A parser for one of several names."""

    def read(name: str, value: str) -> str:
        if value in names:
            return value
        raise BadQuery(f"{name} must be one of {', '.join(names)}, not {shown(value)}.")

    return read


def feed_key(name: str, value: str) -> Key:
    """A parser for an article's `key`."""
    key = Key.read(value)
    if key is None:
        raise BadQuery(f"{name} must be the key of an article, not {shown(value)}.")
    return key


def shown(text: str) -> str:
    """Untrusted text in a message: quoted, printable and short."""
    return ascii(text if len(text) <= 40 else text[:40] + "...")
