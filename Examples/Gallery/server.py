"""Serves the gallery: `PORT=8080 python3 Examples/Gallery/server.py`, or `make demo`.

Needs Python 3.9 or newer and nothing else. Listens on this machine only.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from datetime import datetime, timezone
from pathlib import Path

from database import Database
from handler import GalleryServer

HERE = Path(__file__).resolve().parent
PAGE = HERE / "page"
ELEMENT = HERE.parent.parent / "Web" / "dist"
DATABASE = HERE / "news.sqlite"
DEFAULT_PORT = 8080


def read_port(text: str) -> int:
    """The value of PORT; empty means the default. Raises ValueError for what is no port."""
    if not text:
        return DEFAULT_PORT
    if text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= 65535:
        return int(text)
    raise ValueError(f"PORT must be a whole number from 0 to 65535, not {text[:40]!r}.")


def open_server() -> GalleryServer:
    """A server that is bound and has its database; exits with one line if something lacks."""
    try:
        port = read_port(os.environ.get("PORT", ""))
    except ValueError as problem:
        sys.exit(str(problem))
    if not (ELEMENT / "overscroll.js").is_file():
        sys.exit("Web/dist is not built yet: run `make web` first.")
    database = Database(DATABASE)
    try:
        server = GalleryServer(port, database, PAGE, ELEMENT)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            sys.exit(f"Port {port} is in use: choose another, such as PORT={port % 65535 + 1}.")
        sys.exit(f"Port {port} cannot be opened: {problem.strerror}.")
    try:
        database.prepare(datetime.now(timezone.utc))
    except sqlite3.Error as problem:
        sys.exit(f"{DATABASE} cannot be used ({problem}): delete it and start again.")
    return server


def main() -> None:
    with open_server() as server:
        print(f"http://127.0.0.1:{server.server_address[1]}/", flush=True)
        server.serve_forever()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
