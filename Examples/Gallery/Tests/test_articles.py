"""Tests of the article stream and its vocabularies."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from itertools import islice
from random import Random

import pytest
from articles import FOLDER, LANGUAGE_MIX, Deck, article_stream
from conftest import GALLERY
from vocabulary import SLOT, read_vocabularies, read_vocabulary

VOCABULARIES = read_vocabularies(FOLDER)
ARTICLES = list(islice(article_stream(2026), 2500))


def test_the_same_seed_gives_the_same_articles():
    assert list(islice(article_stream(2026), 2500)) == ARTICLES


def test_another_seed_gives_other_articles():
    assert list(islice(article_stream(2027), 20)) != ARTICLES[:20]


def test_articles_do_not_depend_on_the_hash_seed_of_the_process():
    program = (
        "import hashlib, itertools, articles;"
        "print(hashlib.sha256(repr(list(itertools.islice("
        "articles.article_stream(2026), 2500))).encode()).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=GALLERY,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert digests == {hashlib.sha256(repr(ARTICLES).encode()).hexdigest()}


def test_no_title_repeats():
    titles = [article.title for article in ARTICLES]
    assert len(set(titles)) == len(titles)


def pattern(title: str) -> str:
    """The title without its slot values."""
    return PATTERNS[next(key for key in PATTERNS if key.fullmatch(title))]


PATTERNS = {
    re.compile(SLOT.sub("(.+)", re.sub(r"[.?()|*+]", r"\\\g<0>", story.title)), re.I): story.title
    for vocabulary in VOCABULARIES.values()
    for story in vocabulary.stories
}


def test_a_headline_pattern_never_comes_back_within_a_page_of_twenty():
    patterns = [pattern(article.title) for article in ARTICLES]
    last_seen: dict[str, int] = {}
    for index, name in enumerate(patterns):
        assert index - last_seen.get(name, -1000) >= 20, name
        last_seen[name] = index


def test_every_language_has_its_share():
    shares = [article.language for article in ARTICLES[:2000]]
    assert {tag: shares.count(tag) for tag in LANGUAGE_MIX} == {
        tag: 100 * share for tag, share in LANGUAGE_MIX.items()
    }


def test_every_article_is_complete_and_of_headline_length():
    for article in ARTICLES:
        assert article.source and article.section and article.summary
        assert 8 <= len(article.title) <= 120
        assert article.title[0] == article.title[0].upper()
        assert not re.search(r"[{}<>]|\s{2}", article.title + article.summary)


def test_no_english_article_has_the_wrong_form_before_its_noun():
    # A vowel that is spoken as a consonant, and a consonant that is silent.
    spoken = re.compile(r"\b(?:a (?!eu|one|uni|us)[aeiou]|an (?!hour|honest|heir)[^aeiou\W])", re.I)
    english = [f"{a.title} {a.summary}" for a in article_stream(2026) if a.language == "en"]
    assert [text for text in english if spoken.search(text)] == []


# By the categories few, many and other of CLDR's plural rules for Arabic, three to ten of a noun take its plural; from
# eleven on, and after a thousand, it is singular. Three to ten have the ending of the other gender.
FEW = re.compile(r"\bو?(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر)(ة?) (\S+)")
MASCULINE = {"أيام", "أسابيع", "أشهر", "أعوام", "كيلومترات", "فرق", "روافد", "متطوعين", "مبانٍ"}
FEMININE = {"ساعات", "سنوات", "دوائر", "رافعات", "صفحات", "أمسيات"}
MANY = re.compile(r"\b([0-9]+) (ألف \w+|\S+)")
SINGULAR = {"شخصًا", "مريضًا", "تلميذًا", "ألف شجرة", "ألف شخص", "ألف متفرج", "ألف عابر"}


def test_every_arabic_numeral_agrees_with_its_noun():
    arabic = [f"{a.title} {a.summary}" for a in article_stream(2026) if a.language == "ar"]
    few = {(end, noun.strip("،.:")) for text in arabic for end, noun in FEW.findall(text)}
    # Fifteen and twelve years.
    compound = {("ة", "عشر"), ("", "عامًا")}
    assert few - compound == {("ة", noun) for noun in MASCULINE} | {("", noun) for noun in FEMININE}
    many = [found for text in arabic for found in MANY.findall(text)]
    assert {noun.strip("،.") for _, noun in many} == SINGULAR
    assert all(int(number) > 10 for number, _ in many)


def test_the_stream_holds_years_of_refreshes_and_then_ends():
    assert sum(1 for _ in article_stream(2026)) > 10_000


@pytest.mark.parametrize("tag", VOCABULARIES)
def test_every_slot_has_a_word_and_every_word_a_slot(tag):
    vocabulary = VOCABULARIES[tag]
    texts = [text for story in vocabulary.stories for text in (story.title, story.summary)]
    slots = {match[1] for text in texts for match in SLOT.finditer(text)}
    assert slots == set(vocabulary.words)
    assert all("{" not in SLOT.sub("", text) for text in texts)


@pytest.mark.parametrize("tag", VOCABULARIES)
def test_no_word_is_listed_twice(tag):
    for name, values in VOCABULARIES[tag].words.items():
        assert len(set(values)) == len(values) >= 5, name


def test_the_mix_names_exactly_the_vocabularies():
    assert set(LANGUAGE_MIX) == set(VOCABULARIES)


def test_a_line_outside_any_part_is_reported_with_its_number(tmp_path):
    file = tmp_path / "xx.txt"
    file.write_text("# a comment\n\n== word city\nOslo\n== nonsense\nOslo\n")
    with pytest.raises(ValueError, match="xx.txt, line 6"):
        read_vocabulary(file)


def test_a_card_comes_back_only_after_half_of_the_deck():
    deck = Deck(list(range(11)), Random(1))
    dealt = [deck.deal() for _ in range(1100)]
    for index, card in enumerate(dealt):
        assert card not in dealt[max(0, index - 5) : index]
    assert all(sorted(dealt[i : i + 11]) == list(range(11)) for i in range(0, 1100, 11))


def test_a_deck_of_one_card_deals_it_for_ever():
    deck = Deck(["only"], Random(1))
    assert [deck.deal() for _ in range(3)] == ["only"] * 3
