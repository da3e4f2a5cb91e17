"""Tests of requests and answers, hostile requests included, with a real database."""

import gzip
import json
import re
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from http.client import HTTPConnection
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from conftest import NOW, serving

ATOM = "{http://www.w3.org/2005/Atom}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def get(database, tmp_path, monkeypatch):
    """Sends one request as it is written, to a server whose delays are only recorded."""
    element, delays = tmp_path / "element", []
    element.mkdir()
    for file in (tmp_path / "secret.js", element / "overscroll.wasm", element / ".hidden.js"):
        file.write_text("secret")
    (element / "link.js").symlink_to(tmp_path / "secret.js")
    monkeypatch.setattr(time, "sleep", delays.append)
    with serving(database, element, delay=300) as server:

        def get(path, method="GET", **headers):
            with closing(HTTPConnection(*server.server_address, timeout=20)) as connection:
                connection.request(method, path, headers={name.replace("_", "-"): headers[name] for name in headers})
                answer = connection.getresponse()
                answer.body = answer.read()
                return answer

        get.address, get.delays = server.server_address, delays
        yield get


def ask(get, path, method="GET"):
    answer = get(f"/api/{path}", method)
    assert (answer.status, answer.headers["Content-Type"]) == (200, "application/json; charset=utf-8")
    return json.loads(answer.body)


@pytest.mark.parametrize(("name", "query", "count"), [
    ("articles", "limit=100", 2000), ("articles", "limit=7&language=ar", 200), ("messages", "limit=50", 600),
])
def test_paging_back_visits_everything_once_while_more_is_published(get, name, query, count):
    keys, page = [], {"more": True}
    while page["more"]:
        page = ask(get, f"{name}?{query}" + (f"&before={keys[-1]}" if keys else ""))
        assert page[name]
        keys += sorted((entry.get("key", entry["id"]) for entry in page[name]), reverse=True)
        ask(get, "publish" if name == "articles" else name, "POST")
    assert len(keys) == count and keys == sorted(set(keys), reverse=True)


@pytest.mark.parametrize(("language", "languages"), [("", 7), ("&language=ar", 1)])
def test_after_gives_all_that_many_at_once_have_published_since(get, language, languages):
    key = ask(get, f"articles?limit=1{language}")["articles"][0]["key"]
    assert ask(get, f"articles?after={key}{language}") == {"articles": [], "more": False}
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: ask(get, f"publish?count=3{language}", "POST"), range(16)))
    found, more = [], True
    while more:
        page = ask(get, f"articles?limit=20&after={key}{language}")
        found, more = page["articles"] + found, page["more"]
        key = found[0]["key"]
    assert found == ask(get, f"articles?limit=48{language}")["articles"]
    assert len({article["id"] for article in found}) == 48
    assert len({article["language"] for article in found}) == languages


def test_without_waiting_articles_the_oldest_come_again_and_a_late_clock_hides_none(database):
    database.publish(NOW, 2000)
    for late in (timedelta(seconds=-1), timedelta(days=3)):
        database.publish(NOW - late, 1)
    newest = [article["key"] for article in database.page(2)["articles"]]
    assert newest == ["2026-11-20T09:30:01Z~000000002", "2026-11-20T09:30:01Z~000000001"]


def test_a_new_message_comes_with_all_that_the_reader_has_missed(get):
    old = ask(get, "messages?limit=100")["messages"]
    first, both = (ask(get, "messages?after=600", "POST")["messages"] for _ in range(2))
    assert [message["id"] for message in both] == [601, 602] and both[:1] == first
    times = [message["sent"] for message in old + both]
    assert times == sorted(times)


def test_the_feed_has_all_articles_and_all_that_RFC_4287_requires(get):
    address, ids, articles = "feed.atom", [], []
    while address:
        answer = get(f"/{address}")
        assert answer.headers["Content-Type"] == "application/atom+xml; charset=utf-8"
        feed = ElementTree.fromstring(answer.body)
        # 4.1.1: at most one link of a relation and type.
        links = {link.get("rel"): link.get("href") for link in feed.findall(ATOM + "link")}
        assert len(links) == len(feed.findall(ATOM + "link")) and links["self"] == "feed.atom"
        # Relative, so that the feed holds under any path.
        address = links.get("next")
        ids.append(feed.findtext(ATOM + "id"))
        for entry in feed.findall(ATOM + "entry"):
            # 4.1.2: exactly one of each; an author because the feed has none, and content because there is no link.
            parts = sorted(part.tag.removeprefix(ATOM) for part in entry)
            assert parts == ["author", "category", "content", "id", "published", "title", "updated"]
            ids.append(entry.findtext(ATOM + "id"))
            texts = (entry.findtext(ATOM + name) for name in ("title", "content", f"author/{ATOM}name", "updated"))
            articles.append((entry.get(LANGUAGE), entry.find(ATOM + "category").get("term"), *texts))
    # 4.2.6: permanent and unique; every page is one of the same feed.
    assert len(ids) == 2100 and len(set(ids)) == 2001 and all(id.startswith("urn:uuid:") for id in ids)
    # 3.3: RFC 3339, with capital T and Z.
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", article[-1]) for article in articles)
    names = ("language", "section", "title", "summary", "source", "published")
    newest = ask(get, "articles?limit=100")["articles"]
    assert articles[:100] == [tuple(article[name] for name in names) for article in newest]
    # RFC 9110, section 13.1.2: an unchanged feed is not sent again.
    known = {"If_None_Match": get("/feed.atom").headers["ETag"]}
    again = get("/feed.atom", **known)
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", known["If_None_Match"])
    ask(get, "publish?count=1", "POST")
    assert get("/feed.atom", **known).status == 200


INJECTIONS = [
    "' OR 1=1 --", "2026-11-20T09:30:00Z~000000001; DROP TABLE article", "<script>alert(1)</script>", "\0", "\r\nX: y",
    "9" * 5000, "２０２６-11-20T09:30:00Z~000000001", "٣", "", "-1", "1.5",
]


@pytest.mark.parametrize("path", ["api/articles", "api/messages", "feed.atom"])
def test_an_injected_value_is_refused_and_harms_nothing(get, path):
    for name in ("before", "after", "limit", "delay", "fail", "language", "x"):
        for text in INJECTIONS:
            answer = get(f"/{path}?{name}={quote(text)}")
            assert answer.status == 400 and b"<script>" not in answer.body and answer.headers["X"] is None
    assert len(ask(get, "articles?limit=100")["articles"]) == 100


REQUESTS = {
    200: ["HEAD /api/articles", "GET /", "GET /page.css", "GET /overscroll/overscroll.wasm",
          "GET /feed.atom?before=0000-00-00T00:00:00Z~000000000"],
    400: ["GET /api/articles?limit=0", "GET /api/articles?limit=101", "GET /api/articles?limit=1&limit=1",
          "GET /api/articles?delay=10001", "GET /api/articles?language=xx", "GET /api/messages?language=de",
          "GET /api/articles?" + "a&" * 30_000, "POST /api/publish?count=10", "GET /feed.atom?fail=1"],
    404: ["GET /api/publish", "POST /api/articles", "POST /", "POST /feed.atom", "GET /api/articles/", "GET /server.py",
          "GET /news.sqlite", "GET /secret.js", "GET /../secret.js", "GET /overscroll/../secret.js", "GET //etc/passwd",
          "GET /overscroll/%2e%2e/secret.js", "GET /overscroll/%2e%2e%2fsecret.js", "GET /overscroll/..%5csecret.js",
          "GET /overscroll/.hidden.js", "GET /overscroll/link.js", "GET /overscroll/", "GET /page.css%00.js",
          "GET /%ff%fe.js", "GET /" + "a/" * 20_000 + "a.js"],
    414: ["GET /" + "a" * 70_000],
    501: ["PUT /index.html", "DELETE /api/articles", "BREW /"],
    503: ["GET /api/articles?fail=1", "POST /api/publish?fail=1", "POST /api/messages?fail=1"],
}


@pytest.mark.parametrize("status", REQUESTS)
def test_each_request_has_its_status_and_the_security_headers(get, status):
    before = ask(get, "articles")
    for method, path in (request.split(" ") for request in REQUESTS[status]):
        answer = get(path, method)
        assert answer.status == status, path[:80]
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff" and answer.headers["Cache-Control"] == "no-cache"
    assert ask(get, "articles") == before


@pytest.mark.parametrize(("raw", "status"), [
    (b"nonsense", b"400"),
    (b"GET http://[ HTTP/1.1", b"404"),
    (b"GET / HTTP/9.9", b"505"),
    (b"GET / HTTP/1.1" + b"\r\nA: b" * 200, b"431"),
    (b"POST /api/publish HTTP/1.1\r\nContent-Length: x", b"413"),
    (b"POST /api/publish HTTP/1.1\r\nTransfer-Encoding: chunked", b"413"),
    (b"POST /api/publish HTTP/1.1\r\nContent-Length: 30\r\n\r\nGET /api/articles HTTP/1.1", b"413"),
])
def test_a_malformed_request_gets_one_error_and_the_server_lives(get, raw, status):
    with socket.create_connection(get.address, timeout=10) as connection:
        connection.sendall(raw + b"\r\n\r\n")
        answer = connection.makefile("rb").read()
    assert status in answer.split(b"\r\n")[0] and answer.count(b"HTTP/1.1 ") == 1
    assert get("/api/articles").status == 200


def test_an_answer_to_head_ends_with_its_headers(get):
    with socket.create_connection(get.address, timeout=10) as connection:
        connection.sendall(b"HEAD /api/articles HTTP/1.1\r\nConnection: close\r\n\r\n")
        assert connection.makefile("rb").read().endswith(b"\r\n\r\n")


@pytest.mark.parametrize(("accepted", "encoding"), [("br, GZIP; q=0.8", "gzip"), ("gzip; q=0.000, br", None), ("xgzip", None)])
def test_an_answer_is_compressed_for_those_who_take_it(get, accepted, encoding):
    answer = get("/api/articles", Accept_Encoding=accepted)
    assert answer.headers["Content-Encoding"] == encoding and int(answer.headers["Content-Length"]) == len(answer.body)
    assert (gzip.decompress(answer.body) if encoding else answer.body) == get("/api/articles").body


def test_an_answer_takes_as_long_as_the_request_or_else_the_server_says(get):
    for path in ("articles?delay=2500", "articles?delay=0", "articles", "messages"):
        ask(get, path)
    assert get.delays == [2.5, 0, 0.3, 0.3]


def test_a_slow_answer_holds_up_nobody_else_and_one_who_leaves_is_no_error(get, monkeypatch, capfd):
    is_delayed, go_on = threading.Event(), threading.Event()
    monkeypatch.setattr(time, "sleep", lambda seconds: seconds and (is_delayed.set(), go_on.wait(60)))
    with socket.create_connection(get.address) as connection:
        connection.sendall(b"GET /api/articles HTTP/1.1\r\n\r\n")
        assert is_delayed.wait(60)
        assert get("/api/articles?delay=0").status == 200
    go_on.set()
    assert get("/api/articles").status == 200
    assert capfd.readouterr() == ("", "")
