"""Tests of requests and answers, hostile requests included."""

from __future__ import annotations

import gzip
import socket
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import pytest
from conftest import Client, serving


def query(**values) -> str:
    return "&".join(f"{name}={quote(str(value), safe='')}" for name, value in values.items())


def test_the_feed_gives_twenty_articles_unless_told_otherwise(get):
    assert len(get("/api/articles").json["articles"]) == 20
    assert len(get("/api/articles?limit=7").json["articles"]) == 7


def test_an_article_has_all_its_parts(get):
    article = get("/api/articles?limit=1").json["articles"][0]
    assert sorted(article) == [
        "id", "key", "language", "published", "section", "source", "summary", "title",
    ]


def test_paging_over_http_visits_all_2000_articles_once(get):
    answer = get("/api/articles?limit=100").json
    ids = [article["id"] for article in answer["articles"]]
    while answer["more"]:
        key = answer["articles"][-1]["key"]
        answer = get(f"/api/articles?{query(limit=100, before=key)}").json
        ids += [article["id"] for article in answer["articles"]]
    assert len(ids) == len(set(ids)) == 2000


def test_after_gives_exactly_what_was_published_since(get):
    top = get("/api/articles?limit=1").json["articles"][0]["key"]
    assert get(f"/api/articles?{query(after=top)}").json == {"articles": [], "more": False}
    published = get("/api/publish?count=3", "POST").json["articles"]
    assert len(published) == 3
    assert get(f"/api/articles?{query(after=top)}").json["articles"] == published


@pytest.mark.parametrize("language", ["en", "zh-Hans", "ar"])
def test_paging_in_one_language_visits_all_its_articles_once(get, language):
    every, answer = [], get("/api/articles?limit=100").json
    while True:
        every += [a["id"] for a in answer["articles"] if a["language"] == language]
        if not answer["more"]:
            break
        answer = get(f"/api/articles?{query(limit=100, before=answer['articles'][-1]['key'])}").json
    answer = get(f"/api/articles?{query(limit=40, language=language)}").json
    ids = [article["id"] for article in answer["articles"]]
    while answer["more"]:
        key = answer["articles"][-1]["key"]
        answer = get(f"/api/articles?{query(limit=40, before=key, language=language)}").json
        ids += [article["id"] for article in answer["articles"]]
    assert ids == every


def test_what_is_published_in_one_language_is_all_that_comes_after_in_it(get):
    top = get("/api/articles?limit=1&language=ar").json["articles"][0]["key"]
    # More than the reserve has.
    for _ in range(3):
        answer = get("/api/publish?count=20&language=ar", "POST").json["articles"]
        assert [article["language"] for article in answer] == ["ar"] * 20
    after = get(f"/api/articles?{query(limit=100, after=top, language='ar')}").json["articles"]
    assert len(after) == 60 and {article["language"] for article in after} == {"ar"}


@pytest.mark.parametrize("path", ["articles?language=xx", "articles?language=", "messages?language=de"])
def test_a_language_without_texts_is_refused(get, path):
    answer = get(f"/api/{path}")
    assert answer.status == 400 and answer.json["error"].startswith("language must be one of en")


def test_reading_changes_nothing(get):
    assert get("/api/articles").body == get("/api/articles").body


def test_text_of_every_language_arrives_as_utf8(get):
    answer = get("/api/articles?limit=100")
    assert answer.headers["Content-Type"] == "application/json; charset=utf-8"
    languages = {article["language"] for article in answer.json["articles"]}
    assert languages == {"en", "zh-Hans", "ja", "de", "fr", "es", "ar"}


INJECTIONS = [
    "' OR 1=1 --",
    "2026-11-20T09:30:00Z~1; DROP TABLE article",
    "2026-11-20T09:30:00Z~1 OR 1=1",
    '"><script>alert(1)</script>',
    "\0",
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    "9" * 5000,
    "２０２６-11-20T09:30:00Z~1",
]


@pytest.mark.parametrize("text", INJECTIONS)
@pytest.mark.parametrize("name", ["before", "after", "limit", "delay", "fail", "x"])
def test_an_injected_value_is_refused_and_harms_nothing(get, name, text):
    answer = get(f"/api/articles?{query(**{name: text})}")
    assert answer.status == 400
    assert len(answer.json["error"]) < 200
    assert len(get("/api/articles?limit=100").json["articles"]) == 100


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("limit=0", "limit must be a whole number from 1 to 100, not '0'"),
        ("limit=101", "limit must be"),
        ("limit=-1", "limit must be"),
        ("limit=1.5", "limit must be"),
        ("limit=", "limit must be"),
        ("limit=٣", "limit must be"),
        ("delay=10001", "delay must be a whole number from 0 to 10000"),
        ("fail=yes", "fail must be"),
        ("before=1", "before must be the key of an article"),
        ("limit=5&limit=6", "'limit' is given twice"),
        ("offset=20", "Unknown parameter 'offset'"),
        ("before=2026-11-20T09:30:00Z~1&after=2026-11-20T09:30:00Z~1", "not both"),
        ("&".join(f"a{n}=1" for n in range(40)), "At most 16 parameters"),
    ],
)
def test_a_bad_parameter_is_named_in_the_answer(get, text, part):
    answer = get(f"/api/articles?{quote(text, safe='=&:~')}")
    assert answer.status == 400
    assert part in answer.json["error"]


@pytest.mark.parametrize("count", ["0", "21", "x"])
def test_publishing_takes_one_to_twenty(get, count):
    assert get(f"/api/publish?count={count}", "POST").status == 400


def test_the_fail_switch_answers_503_with_a_reason(get):
    answer = get("/api/articles?fail=1")
    assert answer.status == 503
    assert answer.json == {"error": "Failure requested by `fail=1`."}
    assert get("/api/articles?fail=0").status == 200


def test_a_failing_publish_publishes_nothing(get):
    top = get("/api/articles?limit=1").body
    assert get("/api/publish?fail=1", "POST").status == 503
    assert get("/api/articles?limit=1").body == top


@pytest.fixture
def delays(monkeypatch):
    """The seconds that the server delays its answers, which then come at once."""
    delays = []
    monkeypatch.setattr(time, "sleep", delays.append)
    return delays


def test_the_delay_switch_delays_so_long(get, delays):
    assert get("/api/articles?delay=300&limit=1").status == 200
    assert delays == [0.3]


def test_without_the_switch_answers_take_as_long_as_the_server_was_told(database, page, element, delays):
    with serving(database, page, element, delay=300) as server:
        get = Client(server.place.port)
        for path in ("/api/articles?limit=1", "/api/messages?limit=1", "/api/articles?limit=1&delay=0"):
            assert get(path).status == 200
    assert delays == [0.3, 0.3, 0]


def test_a_slow_answer_holds_up_nobody_else(get, monkeypatch):
    is_delayed, go_on = threading.Event(), threading.Event()

    def sleep(seconds):
        if seconds:
            is_delayed.set()
            go_on.wait()

    monkeypatch.setattr(time, "sleep", sleep)
    with ThreadPoolExecutor(1) as pool:
        slow = pool.submit(get, "/api/articles?delay=1500&limit=1")
        try:
            assert is_delayed.wait(60)
            assert get("/api/articles?limit=1").status == 200
        finally:
            go_on.set()
        assert slow.result().status == 200


def test_many_publishers_at_once_publish_each_article_once(get):
    with ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(lambda _: get("/api/publish?count=3", "POST"), range(32)))
    ids = [article["id"] for answer in answers for article in answer.json["articles"]]
    assert len(ids) == len(set(ids)) == 96


def test_the_page_and_the_element_are_served_with_their_types(get):
    assert get("/").headers["Content-Type"] == "text/html; charset=utf-8"
    assert get("/index.html").body == get("/").body
    assert get("/page.css").headers["Content-Type"] == "text/css; charset=utf-8"
    assert get("/overscroll/overscroll.js").headers["Content-Type"].startswith("text/javascript")
    wasm = get("/overscroll/overscroll.wasm")
    assert wasm.headers["Content-Type"] == "application/wasm"
    assert wasm.body == b"\0asm\1\0\0\0"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.js",
        "/overscroll/../secret.js",
        "/overscroll/../../secret.js",
        "/overscroll/%2e%2e/secret.js",
        "/overscroll/%2e%2e%2fsecret.js",
        "/overscroll/..%5csecret.js",
        "/overscroll//secret.js",
        "/overscroll/.hidden.js",
        "/overscroll/",
        "/overscroll",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/../server.py",
        "/server.py",
        "/news.sqlite",
        "/page.css%00.js",
        "/" + "a" * 50_000 + ".js",
        "/" + "a/" * 20_000 + "a.js",
        "/api/",
        "/api/articles/",
        "/%ff%fe.js",
    ],
)
def test_nothing_outside_the_two_folders_is_served(get, path):
    answer = get(path)
    assert answer.status == 404
    assert answer.json == {"error": "Not found."}


def test_a_link_out_of_the_folder_is_not_followed(get, element):
    (element / "link.js").symlink_to(element.parent / "secret.js")
    assert get("/overscroll/link.js").status == 404


@pytest.mark.parametrize(
    ("method", "path", "allow"),
    [
        ("POST", "/api/articles", "GET, HEAD"),
        ("DELETE", "/api/articles", "GET, HEAD"),
        ("GET", "/api/publish", "POST"),
        ("HEAD", "/api/publish", "POST"),
        ("PUT", "/index.html", "GET, HEAD"),
        ("OPTIONS", "/", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_told_the_right_one(get, method, path, allow):
    answer = get(path, method)
    assert answer.status == 405
    assert answer.headers["Allow"] == allow


def test_head_answers_without_a_body(get):
    answer = get("/api/articles", "HEAD")
    assert answer.status == 200 and answer.body == b""
    assert int(answer.headers["Content-Length"]) > 1000


def test_a_request_body_is_refused(get):
    assert get("/api/publish", "POST", b"x" * 1000).status == 413


@pytest.mark.parametrize("path", ["/", "/nothing", "/api/articles", "/api/articles?limit=x"])
def test_every_answer_carries_the_security_headers(get, path):
    headers = get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "'unsafe-inline'" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n", b"414"),
        (b"GET /api/articles?" + b"a&" * 30_000 + b" HTTP/1.1\r\n\r\n", b"400"),
        (b"nonsense\r\n\r\n", b"400"),
        (b"GET / HTTP/9.9\r\n\r\n", b"505"),
        (b"BREW / HTTP/1.1\r\n\r\n", b"501"),
        (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n", b"431"),
        (b"GET http://[ HTTP/1.1\r\n\r\n", b"400"),
        (b"POST /api/publish HTTP/1.1\r\nContent-Length: x\r\n\r\n", b"413"),
        (b"POST /api/publish HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"413"),
    ],
)
def test_a_malformed_request_gets_an_error_and_the_server_lives(get, raw, status):
    with socket.create_connection(("127.0.0.1", get.port), timeout=10) as connection:
        connection.sendall(raw)
        assert status in connection.recv(200).split(b"\r\n")[0]
    assert get("/api/articles?limit=1").status == 200


@pytest.mark.parametrize(
    ("accepted", "is_compressed"),
    [
        ("gzip", True),
        ("br, gzip;q=0.8", True),
        ("GZIP; q=1", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("identity", False),
        ("xgzip", False),
    ],
)
def test_an_answer_is_compressed_for_those_who_take_it(get, accepted, is_compressed):
    plain = get("/api/articles?limit=20")
    answer = get("/api/articles?limit=20", Accept_Encoding=accepted)
    assert plain.headers["Content-Encoding"] is None
    assert answer.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert (answer.headers["Content-Encoding"] == "gzip") == is_compressed
    assert (gzip.decompress(answer.body) if is_compressed else answer.body) == plain.body
    assert int(answer.headers["Content-Length"]) == len(answer.body)


def test_a_few_bytes_are_not_compressed(get):
    answer = get("/api/articles?limit=1", Accept_Encoding="gzip")
    assert answer.headers["Content-Encoding"] is None and len(answer.body) < 1000


def test_a_reader_who_leaves_early_is_no_error(get, capfd):
    with socket.create_connection(("127.0.0.1", get.port)) as connection:
        connection.sendall(b"GET /api/articles?delay=200 HTTP/1.1\r\n\r\n")
    # The second request's delay outlasts the first, whose client has disconnected.
    assert get("/api/articles?delay=400").status == 200
    assert capfd.readouterr() == ("", "")


def test_a_database_that_breaks_is_an_answer_and_a_line_on_the_console(get, tmp_path, capfd):
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        connection.execute("DROP TABLE article")
    answer = get("/api/articles")
    assert answer.status == 500
    assert answer.json == {"error": "The database failed."}
    assert capfd.readouterr().err == "database: no such table: article\n"
