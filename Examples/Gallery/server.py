"""Serves the gallery: `PORT=8080 python3 Examples/Gallery/server.py`, or `make demo`.

Needs only Python 3.9 or newer. Listens on this machine only, unless HOST is set: `HOST=0.0.0.0 make demo` serves
phones on the same network too.
"""

from __future__ import annotations

import os
import socket
import sqlite3
import sys
from argparse import ArgumentParser
from contextlib import suppress
from pathlib import Path

from database import Database
from handler import GalleryServer, now

HERE = Path(__file__).resolve().parent
PAGE = HERE / "page"
ELEMENT = HERE.parent.parent / "Web" / "plain"
DATABASE = HERE / "news.sqlite"
# Long enough to see a spinner. In milliseconds.
DELAY = 900
# Reserved for documentation (RFC 5737): no such host exists, and nothing is sent.
UNREACHABLE = ("192.0.2.1", 9)


def open_server() -> GalleryServer:
    """A bound server; ends the program with one line if the address cannot be used."""
    host, port = os.environ.get("HOST") or "127.0.0.1", os.environ.get("PORT") or "8080"
    try:
        return GalleryServer((host, int(port)), Database(DATABASE), PAGE, ELEMENT, DELAY)
    except (OSError, OverflowError, TypeError, ValueError) as problem:
        cause = getattr(problem, "strerror", "no address")
        sys.exit(
            f"HOST={host[:40]!a} and PORT={port[:40]!a} cannot be opened ({cause}): "
            "choose an address of this machine and a free port from 1 to 65535, or leave them out."
        )


def own_address() -> str:
    """This machine's address in its network; the loopback address where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as seeker, suppress(OSError):
        seeker.connect(UNREACHABLE)
        return seeker.getsockname()[0]
    return "127.0.0.1"


def main() -> None:
    parser = ArgumentParser(description="Serves the gallery.")
    parser.add_argument("--check", action="store_true", help="only say why the address cannot be opened")
    parser.add_argument("--feed", action="store_true", help="serve the feed, without the built element")
    options = parser.parse_args()
    with open_server() as server:
        if options.check:
            return
        if not (options.feed or (ELEMENT / "overscroll.js").is_file()):
            sys.exit("Web/plain is not built yet: run `make demo`.")
        try:
            server.database.prepare(now())
        except sqlite3.Error as problem:
            sys.exit(f"{DATABASE} cannot be used ({problem}): delete it and start again.")
        host, port = server.server_address
        phone, here = (own_address(), "127.0.0.1") if host == "0.0.0.0" else (host, host)
        if not host.startswith("127."):
            warning = f"Anyone on this network can open it; on a phone: http://{phone}:{port}/"
            print(warning, file=sys.stderr, flush=True)
        # The last line.
        print(f"http://{here}:{port}/", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


if __name__ == "__main__":
    main()
