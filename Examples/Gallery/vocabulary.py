"""The vocabulary of one language: its papers, its words and its stories.

A file in `vocabulary/` is one language, named by its BCP 47 tag. A line that begins with `==`
starts a section; `#` starts a comment line:

    == sources              papers, separated by semicolons or line ends
    == word city            values of the slot {city}; `4..39` stands for all whole numbers between
    == stories Science      a story is two lines: the title, then its summary, indented

A slot may have a digit: {city} and {city2} take two different values of the word `city`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

SLOT = re.compile(r"\{([a-z]+)([0-9]?)\}")
NUMBERS = re.compile(r"([0-9]+)\.\.([0-9]+)")


class Story(NamedTuple):
    section: str
    title: str
    summary: str


class Vocabulary(NamedTuple):
    language: str
    sources: list[str]
    words: dict[str, list[str]]
    stories: list[Story]


def read_vocabulary(path: Path) -> Vocabulary:
    """Reads one file; a line outside all sections raises ValueError with its number."""
    vocabulary = Vocabulary(path.stem, [], {}, [])
    part, name, title = "", "", ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if text.startswith("=="):
            part, _, name = text[2:].strip().partition(" ")
        elif part == "sources":
            vocabulary.sources.extend(values_of(text))
        elif part == "word" and name:
            vocabulary.words.setdefault(name, []).extend(values_of(text))
        elif part == "stories" and name and not line.startswith(" "):
            title = text
        elif part == "stories" and name and title:
            vocabulary.stories.append(Story(name, title, text))
            title = ""
        else:
            raise ValueError(f"{path.name}, line {number}: this line is outside all sections")
    return vocabulary


def values_of(text: str) -> list[str]:
    """Splits a line at its semicolons; a range of numbers becomes all of them."""
    numbers = NUMBERS.fullmatch(text)
    if numbers:
        return [str(n) for n in range(int(numbers[1]), int(numbers[2]) + 1)]
    return [value.strip() for value in text.split(";") if value.strip()]


def read_vocabularies(folder: Path) -> dict[str, Vocabulary]:
    """All languages of a folder by their tag."""
    return {path.stem: read_vocabulary(path) for path in sorted(folder.glob("*.txt"))}
