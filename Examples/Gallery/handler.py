"""Answers one request: the JSON interface, the page, and the built element.

| Request | Answer |
|---|---|
| GET /api/articles?limit=20 | the newest articles, newest first |
| GET /api/articles?before=KEY | the articles below one |
| GET /api/articles?after=KEY | what was published since, nearest to the key |
| GET /api/articles?language=ar | the same in one language |
| POST /api/publish?count=3 | publishes that many, of one `language` if it is given, and returns them |
| GET /api/messages?limit=20 | the newest messages of the chat, oldest first |
| GET /api/messages?before=ID | the messages above one |
| POST /api/messages?after=ID | adds a message; returns all messages below one |
| GET /feed.atom?limit=20 | the newest articles as an Atom feed |
| GET /feed.atom?before=KEY | the articles below one |
| GET /feed.atom, If-None-Match | 304 without content if nothing has changed |
| GET /overscroll/... | Web/plain |
| GET /... | the page |

The chat has a `language` as well: `en`, the default, `zh-Hans` or `ar`.

All except files accept `delay` (milliseconds) and `fail=1` (responds with 503), to simulate bad
networks. Without `delay`, articles and messages take as long as the server was told to, so that one sees
what waits for them. Responses are compressed if the client accepts gzip.
"""

from __future__ import annotations

import gzip
import json
import socket
import socketserver
import sqlite3
import sys
import time
from datetime import datetime, timezone
from hashlib import sha256
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from atom import atom_feed
from articles import LANGUAGE_MIX
from conversation import LANGUAGES, Conversation
from database import TIME_FORMAT, Database
from place import Place
from query import BadQuery, feed_key, one_of, read_query, whole

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ts": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
}

ATOM = "application/atom+xml; charset=utf-8"
DEEPEST_PATH = 4
SMALLEST_COMPRESSED = 1000  # bytes; below it a packet is a packet

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

SWITCHES = {"delay": whole(0, 10_000), "fail": whole(0, 1)}
LANGUAGE = {"language": one_of(list(LANGUAGE_MIX))}
ARTICLES = {"limit": whole(1, 100), "before": feed_key, "after": feed_key, **LANGUAGE, **SWITCHES}
FEED = {"limit": whole(1, 100), "before": feed_key, **SWITCHES}
PUBLISH = {"count": whole(1, 20), **LANGUAGE, **SWITCHES}
MESSAGE_ID = whole(1, 999_999_999)
TALK = {"language": one_of(LANGUAGES), **SWITCHES}
MESSAGES = {"limit": whole(1, 100), "before": MESSAGE_ID, **TALK}
MESSAGE = {"after": MESSAGE_ID, **TALK}


class GalleryServer(ThreadingHTTPServer):
    """Listens at one address; port 0 chooses a free port. Answers take `delay` milliseconds."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self, place: Place, database: Database, page: Path, element: Path, delay: int = 0
    ) -> None:
        self.database = database
        self.delay = delay
        now = datetime.now(timezone.utc)
        self.conversations = {language: Conversation(language, now) for language in LANGUAGES}
        self.page = page
        self.element = element
        self.address_family = place.family
        super().__init__(place, Handler)

    def server_bind(self) -> None:
        # Not HTTPServer's method: it makes a needless DNS request that may block.
        socketserver.TCPServer.server_bind(self)

    @property
    def place(self) -> Place:
        """The address it listens at, with the actual port."""
        return Place(*self.server_address[:2])

    def handle_error(self, request: Any, client_address: Any) -> None:
        # A client that disconnects during an answer is not an error.
        if not isinstance(sys.exc_info()[1], (ConnectionError, socket.timeout)):
            super().handle_error(request, client_address)


class Failure(Exception):
    """An error answer, with its reason."""

    def __init__(self, status: HTTPStatus, reason: str, allow: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.allow = allow


class Handler(BaseHTTPRequestHandler):
    protocol_version = default_request_version = "HTTP/1.1"
    server_version = "OverscrollGallery"
    sys_version = ""
    timeout = 30  # seconds before an idle connection is closed
    server: GalleryServer

    def answer(self) -> None:
        try:
            length = self.headers.get("Content-Length", "0")
            if length != "0" or "Transfer-Encoding" in self.headers:
                raise Failure(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "Request bodies are not accepted.")
            media_type, body = self.content()
            etag = self.etag(body) if media_type == ATOM else ""
            if etag and self.headers.get("If-None-Match") == etag:
                self.reply(HTTPStatus.NOT_MODIFIED, media_type, b"", etag=etag)
            else:
                self.reply(HTTPStatus.OK, media_type, body, etag=etag)
        except BadQuery as problem:
            self.refuse(HTTPStatus.BAD_REQUEST, str(problem))
        except Failure as problem:
            self.refuse(problem.status, str(problem), problem.allow)
        except sqlite3.Error as problem:
            print(f"database: {problem}", file=sys.stderr)
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR, "The database failed.")

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = answer

    def content(self) -> tuple[str, bytes]:
        try:
            address = urlsplit(self.path)
        except ValueError:
            raise Failure(HTTPStatus.BAD_REQUEST, "The address is invalid.") from None
        if address.path == "/api/articles":
            self.expect("GET", "HEAD")
            return as_json(self.articles(address.query))
        if address.path == "/api/publish":
            self.expect("POST")
            return as_json(self.publish(address.query))
        if address.path == "/api/messages":
            self.expect("GET", "HEAD", "POST")
            return as_json(self.messages(address.query))
        self.expect("GET", "HEAD")
        if address.path == "/feed.atom":
            return ATOM, self.feed(address.query)
        return self.file(unquote(address.path))

    @staticmethod
    def etag(body: bytes) -> str:
        """Identifies a content; weak, because it is sent compressed and not."""
        return f'W/"{sha256(body).hexdigest()[:16]}"'

    def articles(self, query: str) -> dict:
        values = read_query(query, ARTICLES)
        if "before" in values and "after" in values:
            raise BadQuery("Give either before or after, not both.")
        obey_switches(values, self.server.delay)
        limit, language = values.get("limit", 20), values.get("language", "")
        if "before" in values:
            page = self.server.database.before(values["before"], limit, language)
        elif "after" in values:
            page = self.server.database.after(values["after"], limit, language)
        else:
            page = self.server.database.newest(limit, language)
        return page._asdict()

    def feed(self, query: str) -> bytes:
        values = read_query(query, FEED)
        obey_switches(values)
        limit = values.get("limit", 20)
        if "before" in values:
            page = self.server.database.before(values["before"], limit)
        else:
            page = self.server.database.newest(limit)
        now = datetime.now(timezone.utc).strftime(TIME_FORMAT)
        return atom_feed(page, "Overscroll gallery news", limit, now)

    def publish(self, query: str) -> dict:
        values = read_query(query, PUBLISH)
        obey_switches(values)
        now = datetime.now(timezone.utc)
        count, language = values.get("count", 3), values.get("language", "")
        return {"articles": self.server.database.publish(count, now, language)}

    def messages(self, query: str) -> dict:
        values = read_query(query, MESSAGE if self.command == "POST" else MESSAGES)
        obey_switches(values, self.server.delay)
        conversation = self.server.conversations[values.get("language", "en")]
        if self.command != "POST":
            return conversation.before(values.get("before"), values.get("limit", 20))
        now = datetime.now(timezone.utc)
        return {"messages": conversation.go_on(values.get("after", 0), now)}

    def file(self, path: str) -> tuple[str, bytes]:
        """A file of the page or of the element; nothing outside their two folders."""
        folder, parts = self.server.page, path.split("/")[1:]
        if parts[0] == "overscroll" and len(parts) > 1:
            folder, parts = self.server.element, parts[1:]
        elif parts == [""]:
            parts = ["index.html"]
        plain = (part and not part.startswith(".") and part.isprintable() for part in parts)
        if len(parts) <= DEEPEST_PATH and all(plain):
            root = folder.resolve()
            try:
                file = root.joinpath(*parts).resolve()
                media_type = MEDIA_TYPES.get(file.suffix)
                if media_type and root in file.parents and file.is_file():
                    return media_type, file.read_bytes()
            except OSError:
                pass  # A name too long for the file system does not exist.
        raise Failure(HTTPStatus.NOT_FOUND, "Not found.")

    def expect(self, *methods: str) -> None:
        if self.command not in methods:
            allow = ", ".join(methods)
            raise Failure(HTTPStatus.METHOD_NOT_ALLOWED, f"Use {allow} here.", allow)

    def refuse(self, status: HTTPStatus, reason: str, allow: str = "") -> None:
        # An unread request body may follow.
        self.close_connection = True
        self.reply(status, *as_json({"error": reason}), allow)

    def reply(
        self, status: HTTPStatus, media_type: str, body: bytes, allow: str = "", etag: str = ""
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Type", media_type)
        if len(body) >= SMALLEST_COMPRESSED:
            self.send_header("Vary", "Accept-Encoding")
            # An unreadable request line leaves none.
            headers = getattr(self, "headers", None) or {}
            if takes_gzip(headers.get("Accept-Encoding", "")):
                self.send_header("Content-Encoding", "gzip")
                body = gzip.compress(body, compresslevel=6, mtime=0)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        for name, value in SECURITY_HEADERS.items():
            self.send_header(name, value)
        if allow:
            self.send_header("Allow", allow)
        if etag:
            self.send_header("ETag", etag)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Errors that the base class finds in a request line or its headers."""
        status = HTTPStatus(code)
        self.refuse(status, message or status.phrase)

    def log_message(self, format: str, *args: Any) -> None:
        """Disables the request log."""


def obey_switches(values: dict[str, Any], delay: int = 0) -> None:
    time.sleep(values.get("delay", delay) / 1000)
    if values.get("fail"):
        raise Failure(HTTPStatus.SERVICE_UNAVAILABLE, "Failure requested by `fail=1`.")


def takes_gzip(accepted: str) -> bool:
    """Whether the client accepts the encoding; a quality value must be above 0."""
    for entry in accepted.lower().split(","):
        coding, _, rank = entry.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return rank.strip("0.") != "" if rank else True
    return False


def as_json(value: Any) -> tuple[str, bytes]:
    return "application/json; charset=utf-8", json.dumps(value, ensure_ascii=False).encode()
