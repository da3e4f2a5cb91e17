"""Serves the gallery: `PORT=8080 python3 Examples/Gallery/server.py`, or `make demo`.

With `--feed` it starts without the built element, for programs that only read its Atom feed.

Needs only Python 3.9 or newer. Listens on this machine only, unless HOST is set: `HOST=0.0.0.0 make
demo` serves phones on the same network too.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from datetime import datetime, timezone
from pathlib import Path

from database import Database
from handler import GalleryServer
from place import BadPlace, Place, read_place, why_not

HERE = Path(__file__).resolve().parent
PAGE = HERE / "page"
ELEMENT = HERE.parent.parent / "Web" / "plain"
DATABASE = HERE / "news.sqlite"
# Long enough to see a spinner. In milliseconds.
DELAY = 900


def open_server() -> GalleryServer:
    """A bound server with its database; exits with a one-line message on failure."""
    try:
        place = read_place(os.environ.get("HOST", ""), os.environ.get("PORT", ""))
    except BadPlace as problem:
        sys.exit(str(problem))
    if sys.argv[1:] != ["--feed"] and not (ELEMENT / "overscroll.js").is_file():
        sys.exit("Web/plain is not built yet: run `make demo`.")
    database = Database(DATABASE)
    try:
        server = GalleryServer(place, database, PAGE, ELEMENT, DELAY)
    except OSError as problem:
        sys.exit(why_not(place, problem))
    try:
        database.prepare(datetime.now(timezone.utc))
    except sqlite3.Error as problem:
        sys.exit(f"{DATABASE} cannot be used ({problem}): delete it and start again.")
    return server


def announce(place: Place) -> None:
    """Prints a warning if other machines can connect, and the address as the last line."""
    if place.is_open:
        print(
            f"Anyone on this network can open it; on a phone: {place.phone_address}",
            file=sys.stderr,
            flush=True,
        )
    print(place.address(), flush=True)


def main() -> None:
    with open_server() as server:
        announce(server.place)
        server.serve_forever()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
