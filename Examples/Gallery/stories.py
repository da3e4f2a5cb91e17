"""The gallery's texts: news and a chat without an end, the same on every machine.

A file in `stories`, named by its BCP 47 tag, is one language. Its sections:

    [sources], [words]   the papers, and the values of each slot; `4..39` are all numbers between
    [stories Science]    a title = its summary, in which {city} and {city2} are two values of `city`
    [chat], [chat words] two writers and their talks, which an empty line separates

Whatever is drawn comes from a shuffled deck, so that a headline's pattern repeats only pages later.
"""

from __future__ import annotations

import re
from configparser import ConfigParser
from itertools import islice
from pathlib import Path
from random import Random
from typing import Iterable, Iterator, Mapping, Sequence

FOLDER = Path(__file__).parent / "stories"
# How many of twenty articles are in each language.
LANGUAGES = {"en": 10, "zh-Hans": 2, "ja": 2, "de": 2, "fr": 1, "es": 1, "ar": 2}
CHAT_LANGUAGES = ["en", "zh-Hans", "ar"]
SLOT = re.compile(r"\{([a-z]+)[0-9]?\}")

# Seconds since the previous article, since the previous message, and since the previous talk.
ARTICLE_GAP, MESSAGE_GAP, TALK_GAP = (90, 1110), (15, 160), (2400, 16_000)

# An endless stream has entries with the seconds since the previous one.
Stream = Iterator[tuple[int, dict]]


def news(languages: Iterable[str] = LANGUAGES, seed: int = 2026) -> Stream:
    """Articles, each language with its share; hangs once a language has no new title, after some 20,000."""
    chance = Random(seed)
    rooms = {language: newsroom(read(language), chance) for language in languages}
    shares = [language for language in languages for _ in range(LANGUAGES[language])]
    for language in deck(shares, chance):
        yield chance.randint(*ARTICLE_GAP), {"language": language, **next(rooms[language])}


def newsroom(texts: ConfigParser, chance: Random) -> Iterator[dict]:
    """The articles of one language; no title comes twice."""
    sections = [section for section in texts if section.startswith("stories ")]
    stories = [(section.partition(" ")[2], *story) for section in sections for story in texts[section].items()]
    sources = deck(values(texts["sources"]["papers"]), chance)
    words, titles = decks(texts["words"], chance), set()
    for section, *story in deck(stories, chance):
        title, summary = fill(story, words)
        if title not in titles:
            titles.add(title)
            yield {"section": section, "source": next(sources), "title": title, "summary": summary}


def talk(language: str, seed: int = 2026) -> Stream:
    """The messages of a chat; the page shows those of one writer as its reader's own."""
    chance, texts = Random(seed), read(language)
    words = decks(texts["chat words"], chance)
    for lines in deck(texts["chat"]["talks"].strip().split("\n\n"), chance):
        gap = TALK_GAP
        writers, said = zip(*(line.split(": ", 1) for line in lines.split("\n")))
        for writer, text in zip(writers, fill(said, words)):
            yield chance.randint(*gap), {"writer": texts["chat"][writer], "text": text, "own": writer == "I"}
            gap = MESSAGE_GAP


def told(stream: Stream, count: int) -> list[dict]:
    """The next entries, each with the seconds from it to the last one."""
    entries = list(islice(stream, count))
    age = sum(gap for gap, _ in entries)
    return [{"age": (age := age - gap), **entry} for gap, entry in entries]


def deck(cards: list, chance: Random) -> Iterator:
    """Deals the cards without an end; a card comes back only after half of the others."""
    middle = len(cards) // 2
    cards = chance.sample(cards, len(cards))
    while True:
        yield from cards
        # Each half on its own: the last card of a round cannot be the first of the next.
        cards = chance.sample(cards[:middle], middle) + chance.sample(cards[middle:], len(cards) - middle)


def decks(words: Mapping[str, str], chance: Random) -> dict[str, Iterator]:
    return {name: deck(values(text), chance) for name, text in words.items()}


def fill(texts: Sequence[str], words: dict[str, Iterator]) -> list[str]:
    """Fills the slots of texts that belong together: the same slot has the same word in all of them."""
    chosen = {slot[0]: next(words[slot[1]]) for slot in SLOT.finditer(" ".join(texts))}
    filled = [SLOT.sub(lambda slot: chosen[slot[0]], text).strip() for text in texts]
    return [text[0].upper() + text[1:] for text in filled]


def values(text: str) -> list[str]:
    """What semicolons and line ends separate; a range of numbers becomes all of them."""
    numbers = re.fullmatch(r"([0-9]+)\.\.([0-9]+)", text.strip())
    if numbers:
        return [str(number) for number in range(int(numbers[1]), int(numbers[2]) + 1)]
    return re.split(r"\s*[;\n]\s*", text.strip())


def read(language: str) -> ConfigParser:
    """The texts of a language; configparser says which line it cannot read."""
    texts = ConfigParser(delimiters="=", comment_prefixes="#", interpolation=None)
    texts.optionxform = str
    with open(FOLDER / f"{language}.ini", encoding="utf-8") as file:
        texts.read_file(file)
    return texts
