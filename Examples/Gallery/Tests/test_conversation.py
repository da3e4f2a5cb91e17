"""Tests of the chat's messages, in memory and over HTTP."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from conversation import FOLDER, message_stream, read_talks


WRITERS = {"en": {"Mara", "Ilya"}, "zh-Hans": {"晓敏", "子轩"}, "ar": {"ليلى", "يوسف"}}


@pytest.mark.parametrize("language", WRITERS)
def test_the_same_seed_says_the_same_and_no_slot_stays_open(language):
    file = FOLDER / f"{language}.txt"
    first, second = (list(islice(message_stream(file, seed), 600)) for seed in (2026, 2026))
    assert first == second
    assert first != list(islice(message_stream(file, 1), 600))
    assert not any("{" in line.text for line, _ in first)
    assert {line.writer for line, _ in first} == WRITERS[language]


@pytest.mark.parametrize("language", WRITERS)
def test_every_slot_has_values_and_every_talk_two_lines(language):
    talks, words = read_talks(FOLDER / f"{language}.txt")
    assert len(talks) > 15 and all(len(talk) > 1 for talk in talks)
    assert all(len(values) > 1 for name, values in words.items() if name.islower())


def test_the_chat_is_in_the_language_that_was_asked_for(get):
    english, *others = (
        get(f"/api/messages?limit=100&language={language}").json["messages"] for language in WRITERS
    )
    assert english == get("/api/messages?limit=100").json["messages"]
    assert all(message["text"].isascii() for message in english)
    for language, messages in zip(list(WRITERS)[1:], others):
        assert not any(re.search("[a-z]{3}", message["text"]) for message in messages)
        assert {message["writer"] for message in messages} == WRITERS[language]
        new = get(f"/api/messages?after=600&language={language}", "POST").json["messages"]
        assert [message["id"] for message in new] == [601] and new[0]["writer"] in WRITERS[language]
    assert get("/api/messages?limit=1").json["messages"][0]["id"] == 600


def test_every_number_in_arabic_has_its_noun_in_the_plural():
    # Three to ten of a noun, the category few of CLDR's plural rules.
    lines = [line.text for line, _ in islice(message_stream(FOLDER / "ar.txt", 2026), 3000)]
    # Not the number of a bus.
    counted = [found for text in lines for found in re.findall(r"(?<!الحافلة )\b([0-9]+) (\w+)", text)]
    assert {noun for _, noun in counted} == {"دقائق", "ساعات", "أشهر", "أشخاص"}
    assert all(3 <= int(number) <= 10 for number, _ in counted)


def test_a_line_that_nobody_wrote_is_named(tmp_path):
    file = tmp_path / "xx.txt"
    file.write_text("== M Mara\nM: Hello\nX: Who?\n")
    with pytest.raises(ValueError, match="xx.txt, line 3"):
        read_talks(file)


def test_paging_back_visits_all_600_messages_once(get):
    answer = get("/api/messages?limit=45").json
    ids = [message["id"] for message in answer["messages"]]
    while answer["more"]:
        answer = get(f"/api/messages?limit=45&before={ids[0]}").json
        ids = [message["id"] for message in answer["messages"]] + ids
    assert ids == list(range(1, 601))


def test_messages_are_in_the_order_they_were_sent_in(get):
    messages = get("/api/messages?limit=100").json["messages"]
    times = [message["sent"] for message in messages]
    assert times == sorted(times)
    assert sorted(messages[0]) == ["id", "own", "sent", "text", "writer"]


def test_a_new_message_comes_with_all_that_the_reader_has_missed(get):
    get("/api/messages?after=600", "POST")
    messages = get("/api/messages?after=600", "POST").json["messages"]
    assert [message["id"] for message in messages] == [601, 602]
    assert get("/api/messages?limit=2").json["messages"] == messages


def test_a_page_above_the_first_message_is_empty_and_one_beyond_the_last_is_the_newest(get):
    assert get("/api/messages?before=1").json == {"messages": [], "more": False}
    assert get("/api/messages?before=999999").json == get("/api/messages").json


@pytest.mark.parametrize("query", ["before=0", "before=x", "limit=101", "after=1", "x=1"])
def test_a_value_out_of_range_is_refused(get, query):
    assert get(f"/api/messages?{query}").status == 400


def test_the_chat_obeys_the_switches_and_no_other_method(get):
    assert get("/api/messages?fail=1").status == 503
    assert get("/api/messages?fail=1", "POST").status == 503
    assert get("/api/messages", "DELETE").status == 405
