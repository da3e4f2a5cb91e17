"""A long, repeatable stream of plausible news.

The same seed gives the same articles on every machine. Titles never repeat; the stream ends when a
language has used all its stories, after some twenty thousand articles. Words, papers and stories
are drawn from shuffled decks, so a headline's pattern repeats only pages later.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Generic, Iterator, NamedTuple, TypeVar

from vocabulary import SLOT, Story, Vocabulary, read_vocabularies

FOLDER = Path(__file__).parent / "vocabulary"

# The number of articles per language in every twenty.
LANGUAGE_MIX = {"en": 10, "zh-Hans": 2, "ja": 2, "de": 2, "fr": 1, "es": 1, "ar": 2}

# Time between two articles, in seconds: about ten minutes, so that 2,000 span two weeks.
SHORTEST_GAP, LONGEST_GAP = 90, 1110

Card = TypeVar("Card")


class Article(NamedTuple):
    language: str
    section: str
    source: str
    title: str
    summary: str
    gap: int  # seconds after the previous article


class Deck(Generic[Card]):
    """Deals its cards endlessly; a card repeats only after half of the others."""

    def __init__(self, cards: list[Card], chance: Random) -> None:
        self._cards = list(cards)
        self._chance = chance
        self._next = 0
        chance.shuffle(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def deal(self) -> Card:
        if self._next == len(self._cards):
            # Each half is shuffled separately: the last card of a round cannot be the first of the next.
            middle = len(self._cards) // 2
            halves = self._cards[:middle], self._cards[middle:]
            for half in halves:
                self._chance.shuffle(half)
            self._cards = halves[0] + halves[1]
            self._next = 0
        self._next += 1
        return self._cards[self._next - 1]


class Newsroom:
    """Writes the articles of one language."""

    def __init__(self, vocabulary: Vocabulary, chance: Random) -> None:
        self._language = vocabulary.language
        self._sources = Deck(vocabulary.sources, chance)
        self._stories = Deck(vocabulary.stories, chance)
        self._words = {name: Deck(values, chance) for name, values in vocabulary.words.items()}
        self._used: set[str] = set()

    def write(self, gap: int) -> Article | None:
        """The next article, or None when all stories are used."""
        # Skips a story whose words are used up.
        for _ in range(10 * len(self._stories)):
            story = self._stories.deal()
            title, summary = self._fill(story)
            if title not in self._used:
                self._used.add(title)
                source = self._sources.deal()
                return Article(self._language, story.section, source, title, summary, gap)
        return None

    def _fill(self, story: Story) -> tuple[str, str]:
        chosen: dict[str, str] = {}

        def value(slot) -> str:
            if slot[0] not in chosen:
                chosen[slot[0]] = self._words[slot[1]].deal()
            return chosen[slot[0]]

        title, summary = (SLOT.sub(value, text) for text in (story.title, story.summary))
        return title[0].upper() + title[1:], summary[0].upper() + summary[1:]


def article_stream(seed: int) -> Iterator[Article]:
    """Articles one after the other, oldest first."""
    chance = Random(seed)
    rooms = {
        language: Newsroom(vocabulary, chance)
        for language, vocabulary in read_vocabularies(FOLDER).items()
    }
    mix = [language for language, share in LANGUAGE_MIX.items() for _ in range(share)]
    languages = Deck(mix, chance)
    while True:
        article = rooms[languages.deal()].write(chance.randint(SHORTEST_GAP, LONGEST_GAP))
        if article is None:
            return
        yield article
