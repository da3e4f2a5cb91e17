"""The server's address: HOST and PORT, and the address for a phone.

`python3 Examples/Gallery/place.py` prints one line if the address cannot be bound, otherwise nothing.
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
# Reserved for documentation (RFC 5737): no such host exists, and nothing is sent.
UNREACHABLE = ("192.0.2.1", 9)


class BadPlace(Exception):
    """An invalid HOST or PORT, as one line for the user."""


class Place(NamedTuple):
    """An address and a port that can be bound, or at least look valid."""

    host: str  # always a number, never a name
    port: int

    @property
    def family(self) -> socket.AddressFamily:
        return socket.AF_INET6 if ":" in self.host else socket.AF_INET

    @property
    def is_open(self) -> bool:
        """Whether other machines can connect."""
        return not ip_address(self.host).is_loopback

    def address(self, host: str = "") -> str:
        """The URL for a browser; on this machine unless HOST is set."""
        if not host:
            any_host = ip_address(self.host).is_unspecified
            host = (DEFAULT_HOST if self.family == socket.AF_INET else "::1") if any_host else self.host
        return f"http://[{host}]:{self.port}/" if ":" in host else f"http://{host}:{self.port}/"

    @property
    def phone_address(self) -> str:
        """The URL for a phone on the same network."""
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
    """One line for an address that could not be bound."""
    if problem.errno == errno.EADDRINUSE:
        return f"Port {place.port} is in use: choose another, such as PORT={place.port % 65535 + 1}."
    if problem.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return f"HOST {place.host} is not an address of this machine: omit it, or try HOST=0.0.0.0."
    return f"{place.address()} cannot be opened: {problem.strerror}."


def own_address() -> str:
    """This machine's address in its network; the loopback address where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as seeker:
        try:
            seeker.connect(UNREACHABLE)
            return seeker.getsockname()[0]
        except OSError:
            return DEFAULT_HOST


def refusal(host: str, port: str) -> str:
    """Why the address cannot be bound, as one line; empty if it can."""
    try:
        place = read_place(host, port)
    except BadPlace as problem:
        return str(problem)
    with socket.socket(place.family) as probe:
        # As in the server, which can reuse an address that has just been closed.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((place.host, place.port))
        except OSError as problem:
            return why_not(place, problem)
    return ""


if __name__ == "__main__":
    sys.exit(refusal(os.environ.get("HOST", ""), os.environ.get("PORT", "")) or 0)
