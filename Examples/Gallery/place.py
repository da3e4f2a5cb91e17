"""Where the server listens: what HOST and PORT say, and where a phone finds it.

`python3 Examples/Gallery/place.py` says in one line why nobody can listen there; nothing if one can.
"""

from __future__ import annotations

import errno
import os
import socket
import sys
from ipaddress import ip_address
from typing import NamedTuple

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8080
# Set apart for documentation (RFC 5737): nobody is there, and nothing is sent.
NOBODY = ("192.0.2.1", 9)


class BadPlace(Exception):
    """What is wrong with HOST or PORT, as one line for the person who set it."""


class Place(NamedTuple):
    """An address and a port that can be bound, or at least look it."""

    host: str  # always a number, never a name
    port: int

    @property
    def family(self) -> socket.AddressFamily:
        return socket.AF_INET6 if ":" in self.host else socket.AF_INET

    @property
    def is_open(self) -> bool:
        """Whether other machines can get in."""
        return not ip_address(self.host).is_loopback

    def address(self, host: str = "") -> str:
        """What to type into a browser; on this machine unless another host is given."""
        if not host:
            any_host = ip_address(self.host).is_unspecified
            host = (DEFAULT_HOST if self.family == socket.AF_INET else "::1") if any_host else self.host
        return f"http://[{host}]:{self.port}/" if ":" in host else f"http://{host}:{self.port}/"

    @property
    def phone_address(self) -> str:
        """What to type into a phone in the same network."""
        return self.address(own_address() if ip_address(self.host).is_unspecified else "")


def read_place(host: str, port: str) -> Place:
    """The values of HOST and PORT; empty means the default. Raises BadPlace."""
    number = read_port(port)
    try:
        kinds = socket.getaddrinfo(host or DEFAULT_HOST, number, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadPlace(f"HOST must be an address of this machine, not {host[:40]!r}.") from None
    return Place(kinds[0][4][0].partition("%")[0], number)


def read_port(text: str) -> int:
    if not text:
        return DEFAULT_PORT
    if text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= 65535:
        return int(text)
    raise BadPlace(f"PORT must be a whole number from 0 to 65535, not {text[:40]!r}.")


def why_not(place: Place, problem: OSError) -> str:
    """One line for a place that could not be bound."""
    if problem.errno == errno.EADDRINUSE:
        return f"Port {place.port} is in use: choose another, such as PORT={place.port % 65535 + 1}."
    if problem.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return f"HOST {place.host} is no address of this machine: leave it out, or try HOST=0.0.0.0."
    return f"{place.address()} cannot be opened: {problem.strerror}."


def own_address() -> str:
    """This machine's address in its network; the loopback address where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as seeker:
        try:
            seeker.connect(NOBODY)
            return seeker.getsockname()[0]
        except OSError:
            return DEFAULT_HOST


def refusal(host: str, port: str) -> str:
    """Why nobody can listen there, as one line; empty where one can."""
    try:
        place = read_place(host, port)
    except BadPlace as problem:
        return str(problem)
    with socket.socket(place.family) as probe:
        # As the server does, which need not wait for connections of the one before.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((place.host, place.port))
        except OSError as problem:
            return why_not(place, problem)
    return ""


if __name__ == "__main__":
    sys.exit(refusal(os.environ.get("HOST", ""), os.environ.get("PORT", "")) or 0)
