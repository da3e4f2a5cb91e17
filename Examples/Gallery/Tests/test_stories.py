"""Tests of the news and the chats: repeatable, complete and in correct language."""

import re
from collections import Counter
from functools import partial
from itertools import islice
from random import Random

import pytest
from database import PUBLISHED, WAITING
from stories import CHAT_LANGUAGES, LANGUAGES, deck, news, talk, told

ARTICLES = told(news(), PUBLISHED + WAITING)


@pytest.mark.parametrize("stream", [news, *(partial(talk, language) for language in CHAT_LANGUAGES)])
def test_the_same_seed_tells_the_same_and_no_slot_stays_open(stream):
    first = told(stream(), 1000)
    assert first == told(stream(), 1000) != told(stream(seed=1), 1000)
    ages = [entry["age"] for entry in first]
    assert ages == sorted(ages, reverse=True) and ages[-1] == 0
    texts = [text for entry in first for text in entry.values() if isinstance(text, str)]
    assert all(texts) and not [text for text in texts if re.search(r"[{}<>]|\s{2}", text)]


def test_every_language_has_its_share_and_no_title_repeats():
    shares = Counter(article["language"] for article in ARTICLES[:PUBLISHED])
    assert shares == {language: 100 * share for language, share in LANGUAGES.items()}
    titles = [article["title"] for article in ARTICLES]
    assert len(set(titles)) == len(titles) and all(8 <= len(title) <= 120 for title in titles)


@pytest.mark.parametrize("count", [1, 11])
def test_a_card_comes_back_only_after_half_of_the_deck(count):
    dealt = list(islice(deck(list(range(count)), Random(1)), 100 * count))
    assert all(card not in dealt[max(0, index - count // 2) : index] for index, card in enumerate(dealt))
    assert all(len(set(dealt[start : start + count])) == count for start in range(0, len(dealt), count))
