"""Tests of the Atom feed: what RFC 4287 requires, and that it contains the same articles."""

from __future__ import annotations

import re
import sqlite3
from datetime import datetime
from urllib.parse import urljoin, urlsplit
from xml.etree import ElementTree

import pytest

ATOM = "{http://www.w3.org/2005/Atom}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
# RFC 3339 in UTC, as RFC 4287, section 3.3, requires: with capital T and Z.
DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
IRI = re.compile(r"[a-z][a-z0-9+.-]*:\S+")


def read(get, path: str = "/feed.atom") -> ElementTree.Element:
    answer = get(path)
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "application/atom+xml; charset=utf-8"
    return ElementTree.fromstring(answer.body)


def one(parent: ElementTree.Element, name: str) -> ElementTree.Element:
    """The child element that must occur exactly once."""
    found = parent.findall(ATOM + name)
    assert len(found) == 1, f"{len(found)} {name} in {parent.tag}"
    return found[0]


def links(feed: ElementTree.Element) -> dict[str, str]:
    """Links by relation; section 4.1.1: no two with the same relation, type and language."""
    found = [(link.get("rel"), link.get("href")) for link in feed.findall(ATOM + "link")]
    assert len(dict(found)) == len(found)
    return dict(found)


def expect_a_dated_and_named_thing(element: ElementTree.Element) -> None:
    """Sections 4.1.1 and 4.1.2: exactly one id, title and updated."""
    assert IRI.fullmatch(one(element, "id").text)
    assert one(element, "title").text.strip()
    assert DATE.fullmatch(one(element, "updated").text)
    datetime.strptime(one(element, "updated").text, "%Y-%m-%dT%H:%M:%SZ")


def test_it_has_all_that_RFC_4287_requires(get):
    feed = read(get, "/feed.atom?limit=100")
    assert feed.tag == ATOM + "feed"
    expect_a_dated_and_named_thing(feed)
    assert "self" in links(feed)  # 4.1.1: should
    entries = feed.findall(ATOM + "entry")
    assert len(entries) == 100
    for entry in entries:
        expect_a_dated_and_named_thing(entry)
        # 4.1.1: an author in every entry, as the feed has none. 3.2.1: with one name.
        assert one(one(entry, "author"), "name").text.strip()
        # 4.1.2: content, as there is no link to an alternate. 4.1.3.1: text without children.
        content = one(entry, "content")
        assert content.get("type") == "text" and content.text.strip() and not len(content)
        assert one(entry, "category").get("term")  # 4.2.2.1
        assert DATE.fullmatch(one(entry, "published").text)
    # 4.2.6: the id is permanent and unique.
    ids = [one(element, "id").text for element in (feed, *entries)]
    assert len(set(ids)) == 101
    known = {"author", "category", "content", "id", "published", "title", "updated"}
    assert {child.tag for entry in entries for child in entry} == {ATOM + name for name in known}


def test_its_entries_are_the_articles_in_their_order_and_language(get):
    entries = read(get, "/feed.atom?limit=30").findall(ATOM + "entry")
    articles = get("/api/articles?limit=30").json["articles"]
    seen = [
        (
            entry.get(LANGUAGE),
            one(entry, "title").text,
            one(entry, "content").text,
            one(one(entry, "author"), "name").text,
            one(entry, "category").get("term"),
            one(entry, "updated").text,
        )
        for entry in entries
    ]
    names = ("language", "title", "summary", "source", "section", "published")
    assert seen == [tuple(article[name] for name in names) for article in articles]
    assert one(read(get), "updated").text == articles[0]["published"]


def test_its_next_links_lead_through_all_articles_and_end(get):
    address, ids = "/feed.atom?limit=100", []
    while address:
        feed = read(get, address)
        ids += [one(entry, "id").text for entry in feed.findall(ATOM + "entry")]
        following = links(feed).get("next")
        address = following and urljoin(address, following)
    assert len(ids) == len(set(ids)) == 2000


def test_its_addresses_hold_under_any_path_and_lead_somewhere(get):
    for relation, address in links(read(get, "/feed.atom?limit=5")).items():
        assert not urlsplit(address).netloc and not address.startswith("/"), relation
        assert get(urljoin("/feed.atom", address)).status == 200


def test_an_article_keeps_its_id_when_others_come(get):
    first = one(read(get).find(ATOM + "entry"), "id").text
    assert get("/api/publish?count=2", "POST").status == 200
    assert one(read(get).findall(ATOM + "entry")[2], "id").text == first


def test_markup_and_bytes_that_xml_cannot_hold_do_not_break_it(get, tmp_path):
    hostile = "]]><script>&\"' \x00\x08\x1b\ufffe \U0001f600"
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        connection.execute(
            "UPDATE article SET section = ?1, source = ?1, summary = ?1, title = ?1 || id "
            "WHERE published = (SELECT max(published) FROM article)",
            [hostile],
        )
    entry = read(get).find(ATOM + "entry")
    shown = "]]><script>&\"' \ufffd\ufffd\ufffd\ufffd \U0001f600"
    assert one(entry, "title").text.startswith(shown)
    assert one(entry, "content").text == one(entry, "category").get("term") == shown


def test_an_empty_feed_is_still_a_feed(get, tmp_path):
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        connection.execute("DELETE FROM article")
    feed = read(get)
    expect_a_dated_and_named_thing(feed)
    assert feed.findall(ATOM + "entry") == [] and "next" not in links(feed)


def test_an_unchanged_feed_is_not_sent_again(get):
    """RFC 9110, section 13.1.2."""
    first = get("/feed.atom?limit=5")
    known = {"If_None_Match": first.headers["ETag"]}
    again = get("/feed.atom?limit=5", **known)
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", known["If_None_Match"])
    assert get("/feed.atom?limit=6", **known).status == 200
    assert get("/api/publish?count=1", "POST").status == 200
    assert get("/feed.atom?limit=5", **known).status == 200


@pytest.mark.parametrize("query", ["limit=0", "before=x", "after=1", "limit=1&limit=2"])
def test_a_bad_parameter_is_refused(get, query):
    assert get(f"/feed.atom?{query}").status == 400


def test_it_obeys_the_switches_and_takes_no_other_method(get):
    assert get("/feed.atom?fail=1").status == 503
    answer = get("/feed.atom", "POST")
    assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD")
