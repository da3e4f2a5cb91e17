"""Answers one request: the JSON interface, the feed, the page, and the built element under `overscroll`.

Those of `api` accept `delay` (milliseconds) and `fail=1` (responds with 503), to simulate bad networks. Without
`delay` they take as long as the server was told to, so that one sees what waits for them.
"""

from __future__ import annotations

import gzip
import json
import re
import socket
import sys
import time
from datetime import datetime, timezone
from hashlib import sha256
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from socketserver import ThreadingTCPServer
from urllib.parse import parse_qsl, unquote

from atom import atom_feed
from database import Chat, Database
from stories import CHAT_LANGUAGES, LANGUAGES

MEDIA_TYPES = {
    ".atom": "application/atom+xml; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ts": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
}
HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# A quality of 0 is a refusal: RFC 9110, section 12.4.2.
TAKES_GZIP = re.compile(r"(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")

# What parameters may be.
LIMIT, COUNT, ID = "[1-9][0-9]?|100", "[1-9]", "[1-9][0-9]{0,8}"
KEY = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z~[0-9]{9}"
NEWS, CHAT = (
    {"language": "|".join(languages), "delay": "[0-9]{1,4}", "fail": "[01]"}
    for languages in (LANGUAGES, CHAT_LANGUAGES)
)


class Refusal(Exception):
    """The status of an answer, and its reason."""


class GalleryServer(ThreadingTCPServer):
    """Listens at one address; port 0 chooses a free port. Answers of `api` take `delay` milliseconds."""

    allow_reuse_address = True
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, address: tuple, database: Database, page: Path, element: Path, delay: int = 0) -> None:
        self.database = database
        self.delay = delay
        chat = Chat(now())
        self.answers = {
            "GET /api/articles": (database.page, {"limit": LIMIT, "before": KEY, "after": KEY, **NEWS}),
            "POST /api/publish": (lambda **values: database.publish(now(), **values), {"count": COUNT, **NEWS}),
            "GET /api/messages": (chat.page, {"limit": LIMIT, "before": ID, **CHAT}),
            "POST /api/messages": (lambda **values: chat.go_on(now(), **values), {"after": ID, **CHAT}),
            "GET /feed.atom": (lambda **values: atom_feed(**database.page(**values)), {"before": KEY}),
        }
        # Nothing else is served, whatever a path looks like.
        self.files = {
            prefix + file.relative_to(folder).as_posix(): file
            for prefix, folder in (("/", page), ("/overscroll/", element))
            for file in folder.rglob("[!.]*")
            if file.suffix in MEDIA_TYPES and not file.is_symlink()
        }
        self.files["/"] = self.files["/index.html"]
        super().__init__(address, Handler)

    def handle_error(self, request: object, client_address: object) -> None:
        # A client that disconnects during an answer is not an error.
        if not isinstance(sys.exc_info()[1], (ConnectionError, socket.timeout)):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    protocol_version = default_request_version = "HTTP/1.1"
    server_version, sys_version = "OverscrollGallery", ""
    timeout = 30  # seconds before an idle connection is closed
    server: GalleryServer

    def answer(self) -> None:
        try:
            # An unread body would be taken for the next request.
            if self.headers.get("Content-Length", "0") != "0" or "Transfer-Encoding" in self.headers:
                raise Refusal(413, "Request bodies are not accepted")
            self.reply(*self.content())
        except Refusal as refusal:
            self.send_error(*refusal.args)

    do_GET = do_HEAD = do_POST = answer

    def content(self) -> tuple[str, bytes]:
        """The media type and the body."""
        path, _, query = self.path.partition("?")
        request = f"{self.command.replace('HEAD', 'GET')} {path}"
        if request not in self.server.answers:
            file = self.server.files.get(unquote(path))
            if not file or not request.startswith("GET"):
                raise Refusal(404)
            return MEDIA_TYPES[file.suffix], file.read_bytes()
        answer, known = self.server.answers[request]
        values = read_query(query, known)
        if "delay" in known:
            time.sleep(values.pop("delay", self.server.delay) / 1000)
        if values.pop("fail", 0):
            raise Refusal(503, "Failure requested by fail=1")
        data = answer(**values)
        if isinstance(data, bytes):
            return MEDIA_TYPES[".atom"], data
        return MEDIA_TYPES[".json"], json.dumps(data, ensure_ascii=False).encode()

    def reply(self, media_type: str, body: bytes) -> None:
        # Weak, because the body is sent compressed and not.
        etag = f'W/"{sha256(body).hexdigest()[:16]}"'
        is_known = self.headers.get("If-None-Match") == etag
        self.send_response(304 if is_known else 200)
        self.send_header("ETag", etag)
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Content-Type", media_type)
        if TAKES_GZIP.search(self.headers.get("Accept-Encoding", "")):
            self.send_header("Content-Encoding", "gzip")
            body = gzip.compress(body, compresslevel=6)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if not is_known and self.command != "HEAD":
            self.wfile.write(body)

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *arguments: object) -> None:
        """Disables the request log."""


def now() -> datetime:
    return datetime.now(timezone.utc)


def read_query(text: str, known: dict[str, str]) -> dict[str, int | str]:
    """Reads `a=1&b=2`; each parameter is known, given once, and as its pattern says."""
    values: dict[str, int | str] = {}
    for name, value in parse_qsl(text, keep_blank_values=True):
        if name in values or not re.fullmatch(known.get(name, "(?!)"), value):
            # Quoted, printable and short.
            raise Refusal(400, f"Bad parameter {name[:40]!a}={value[:40]!a}; allowed are {known}")
        values[name] = int(value) if value.isdigit() else value
    return values
