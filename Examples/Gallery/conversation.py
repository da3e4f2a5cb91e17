"""An endless chat: the same on every machine, kept in memory only.

Each language has its talks in a file of the folder `conversation`. They and their slot values are drawn
from shuffled decks, like the news.
"""

from __future__ import annotations

import threading
from datetime import datetime, timedelta
from itertools import islice
from pathlib import Path
from random import Random
from typing import Iterator, NamedTuple

from articles import Deck
from vocabulary import SLOT, values_of

FOLDER = Path(__file__).parent / "conversation"
LANGUAGES = ["en", "zh-Hans", "ar"]
SEED = 2026
SENT_AT_FIRST = 600
# Whose messages the page shows on the other side.
OWN = "I"

# Seconds between two messages of a talk, and between two talks.
PAUSE = 15, 160
SILENCE = 2400, 16_000


class Line(NamedTuple):
    writer: str
    text: str
    own: bool


class Conversation:
    """Messages by id, counted from 1. Thread-safe."""

    def __init__(self, language: str, now: datetime) -> None:
        self._lock = threading.Lock()
        self._stream = message_stream(FOLDER / f"{language}.txt", SEED)
        written = list(islice(self._stream, SENT_AT_FIRST))
        sent = now - timedelta(seconds=sum(gap for _, gap in written))
        self._messages: list[dict] = []
        for line, gap in written:
            sent += timedelta(seconds=gap)
            self._append(line, sent)

    def before(self, end: int | None, limit: int) -> dict:
        """The messages just below an id, or the newest, oldest first."""
        with self._lock:
            end = len(self._messages) if end is None else min(end - 1, len(self._messages))
            start = max(0, end - limit)
            return {"messages": self._messages[start:end], "more": start > 0}

    def go_on(self, after: int, now: datetime) -> list[dict]:
        """Adds the next message; returns all above an id."""
        with self._lock:
            self._append(next(self._stream)[0], now)
            return self._messages[after:]

    def _append(self, line: Line, sent: datetime) -> None:
        id = len(self._messages) + 1
        time = sent.strftime("%Y-%m-%dT%H:%M:%SZ")
        self._messages.append({"id": id, "sent": time, **line._asdict()})


def message_stream(file: Path, seed: int) -> Iterator[tuple[Line, int]]:
    """Lines one after the other, each with the seconds since the one before it."""
    chance = Random(seed)
    talks, words = read_talks(file)
    decks = {name: Deck(values, chance) for name, values in words.items()}
    talk_deck = Deck(talks, chance)
    while True:
        chosen: dict[str, str] = {}
        pause = SILENCE
        for line in talk_deck.deal():
            for slot in SLOT.finditer(line.text):
                if slot[0] not in chosen:
                    chosen[slot[0]] = decks[slot[1]].deal()
            text = SLOT.sub(lambda slot: chosen[slot[0]], line.text)
            yield line._replace(text=text[0].upper() + text[1:]), chance.randint(*pause)
            pause = PAUSE


def read_talks(path: Path) -> tuple[list[list[Line]], dict[str, list[str]]]:
    """Reads the talks and slot values; an invalid line raises ValueError."""
    talks: list[list[Line]] = [[]]
    words: dict[str, list[str]] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        mark, _, text = line.partition(" ")
        if line.startswith("#"):
            continue
        if not line:
            talks.append([])
        elif mark == "==":
            name, _, values = text.partition(" ")
            words[name] = values_of(values)
        elif mark.endswith(":") and mark[:-1] in words and text:
            talks[-1].append(Line(words[mark[:-1]][0], text, mark[:-1] == OWN))
        else:
            raise ValueError(f"{path.name}, line {number}: this line is outside all talks")
    return [talk for talk in talks if talk], words
