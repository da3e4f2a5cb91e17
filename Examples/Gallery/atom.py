"""The same articles as an Atom 1.0 feed (RFC 4287), for any feed reader.

Articles have no pages, so each entry contains the whole text. Addresses are relative: the feed is
valid under any host name and path.
"""

from __future__ import annotations

import re
from urllib.parse import quote
from uuid import UUID, uuid5
from xml.etree import ElementTree

from database import Page

ATOM = "http://www.w3.org/2005/Atom"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
# The feed's identity does not depend on where it is served; nor do its entries'.
IDENTITY = UUID("5c1b4b0e-8f0a-4f0e-9a53-1f3b7a52c9d1")
# Characters that XML 1.0 cannot contain, not even escaped.
FOREIGN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

ElementTree.register_namespace("", ATOM)


def atom_feed(page: Page, title: str, limit: int, empty_since: str) -> bytes:
    """The feed of one page of articles; `empty_since` is its date when it is empty."""
    feed = ElementTree.Element(f"{{{ATOM}}}feed", {LANGUAGE: "en"})
    add(feed, "id", IDENTITY.urn)
    add(feed, "title", title)
    add(feed, "updated", page.articles[0]["published"] if page.articles else empty_since)
    add(feed, "link", rel="self", type="application/atom+xml", href="feed.atom")
    add(feed, "link", rel="alternate", type="text/html", href="./")
    if page.more:
        before = quote(page.articles[-1]["key"], safe="~")
        address = f"feed.atom?limit={limit}&before={before}"
        add(feed, "link", rel="next", type="application/atom+xml", href=address)
    for article in page.articles:
        entry = add(feed, "entry")
        entry.set(LANGUAGE, article["language"])
        add(entry, "id", uuid5(IDENTITY, str(article["id"])).urn)
        add(entry, "title", article["title"])
        add(entry, "published", article["published"])
        add(entry, "updated", article["published"])
        add(add(entry, "author"), "name", article["source"])
        add(entry, "category", term=article["section"])
        add(entry, "content", article["summary"], type="text")
    return ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)


def add(
    parent: ElementTree.Element, name: str, text: str = "", **attributes: str
) -> ElementTree.Element:
    clean = {key: FOREIGN.sub("\ufffd", value) for key, value in attributes.items()}
    element = ElementTree.SubElement(parent, f"{{{ATOM}}}{name}", clean)
    element.text = FOREIGN.sub("\ufffd", text) or None
    return element
