"""Tests of the feed in the database."""

from __future__ import annotations

import sqlite3
from datetime import timedelta

import pytest
from conftest import NOW
from database import PUBLISHED_AT_FIRST, RESERVE, Database, Key

FIRST = Key("0000-01-01T00:00:00Z", 0)


def all_ids(database: Database, limit: int) -> list[int]:
    page = database.newest(limit)
    ids = [article["id"] for article in page.articles]
    while page.more:
        page = database.before(Key.read(page.articles[-1]["key"]), limit)
        ids += [article["id"] for article in page.articles]
    return ids


@pytest.mark.parametrize("limit", [1, 7, 20, 100])
def test_paging_visits_every_article_exactly_once(database, limit):
    ids = all_ids(database, limit)
    assert len(ids) == PUBLISHED_AT_FIRST == 2000
    assert len(set(ids)) == len(ids)


def test_pages_are_newest_first(database):
    keys = [article["key"] for article in database.newest(100).articles]
    assert keys == sorted(keys, reverse=True)
    assert database.newest(1).articles[0]["published"] < NOW.strftime("%Y-%m-%dT%H:%M:%SZ")


def test_articles_published_while_someone_pages_neither_repeat_nor_skip(database):
    before = set(all_ids(database, 100))
    page = database.newest(50)
    seen = [article["id"] for article in page.articles]
    while page.more:
        database.publish(2, NOW)
        page = database.before(Key.read(page.articles[-1]["key"]), 50)
        seen += [article["id"] for article in page.articles]
    assert set(seen) == before and len(seen) == len(before)


def test_articles_of_the_same_second_are_told_apart_by_their_number(database):
    top = Key.read(database.newest(1).articles[0]["key"])
    published = [article["id"] for article in database.publish(9, NOW)]
    seen = []
    while True:
        page = database.after(top, 2)
        seen = [article["id"] for article in page.articles] + seen
        if not page.more:
            break
        top = Key.read(page.articles[0]["key"])
    assert seen == published == sorted(published, reverse=True)


def test_after_the_newest_article_there_is_nothing(database):
    top = Key.read(database.newest(1).articles[0]["key"])
    assert database.after(top, 20) == ([], False)


def test_before_the_first_article_there_is_nothing(database):
    assert database.before(FIRST, 20) == ([], False)


def test_a_reader_far_behind_catches_up_without_a_gap(database):
    key, ids = FIRST, []
    while True:
        page = database.after(key, 100)
        ids = [article["id"] for article in page.articles] + ids
        if not page.more:
            break
        key = Key.read(page.articles[0]["key"])
    assert ids == all_ids(database, 100)


def test_publishing_puts_articles_on_top_with_the_present_time(database):
    new = database.publish(3, NOW)
    assert database.newest(3).articles == new
    assert {article["published"] for article in new} == {"2026-11-20T09:30:00Z"}


def test_a_clock_set_back_does_not_publish_below_the_top(database):
    database.publish(1, NOW)
    late = database.publish(1, NOW - timedelta(days=3))
    assert database.newest(1).articles == late


def test_the_reserve_is_filled_again_when_it_runs_short(database):
    for _ in range(RESERVE // 20 + 5):
        assert len(database.publish(20, NOW)) == 20
    titles = [article["title"] for article in database.newest(800).articles]
    assert len(set(titles)) == 800


def test_starting_again_keeps_what_is_there(database, tmp_path):
    database.publish(2, NOW)
    ids = all_ids(database, 100)
    Database(tmp_path / "news.sqlite").prepare(NOW + timedelta(days=1))
    assert all_ids(database, 100) == ids


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "news.sqlite").write_text("not a database " * 100)
    with pytest.raises(sqlite3.DatabaseError):
        Database(tmp_path / "news.sqlite").prepare(NOW)


def test_a_database_of_something_else_is_refused_and_untouched(tmp_path):
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        connection.execute("CREATE TABLE other (x)")
    with pytest.raises(sqlite3.Error):
        Database(tmp_path / "news.sqlite").prepare(NOW)
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("other",)]


def test_paging_walks_the_index_instead_of_sorting(database, tmp_path):
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        plan = connection.execute(
            "EXPLAIN QUERY PLAN SELECT * FROM article WHERE (published, id) < ('2', 1) "
            "ORDER BY published DESC, id DESC LIMIT 20"
        ).fetchall()
    assert "article_by_time" in str(plan) and "TEMP B-TREE" not in str(plan)


def test_a_key_reads_back_what_it_wrote():
    key = Key("2026-11-20T09:30:00Z", 17)
    assert Key.read(str(key)) == key


@pytest.mark.parametrize(
    "text", ["", "~", "x~1", "2026-11-20T09:30:00Z~", "2026-11-20T09:30:00Z~-1"]
)
def test_what_is_no_key_reads_as_nothing(text):
    assert Key.read(text) is None
