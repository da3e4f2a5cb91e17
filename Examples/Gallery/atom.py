"""The articles as an Atom 1.0 feed (RFC 4287), for any feed reader.

Articles have no pages, so each entry contains the whole text. Addresses are relative: the feed is valid under any
host name and path.
"""

from __future__ import annotations

from uuid import UUID, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

# The feed's identity does not depend on where it is served; nor do its entries'.
IDENTITY = UUID("5c1b4b0e-8f0a-4f0e-9a53-1f3b7a52c9d1")


def atom_feed(articles: list[dict], more: bool) -> bytes:
    """The feed of one page of articles."""
    feed = Element("feed", {"xmlns": "http://www.w3.org/2005/Atom", "xml:lang": "en"})
    add(feed, "id", IDENTITY.urn)
    add(feed, "title", "Overscroll gallery news")
    # A page of older articles than the oldest is empty.
    add(feed, "updated", articles[0]["published"] if articles else "1970-01-01T00:00:00Z")
    add(feed, "link", rel="self", type="application/atom+xml", href="feed.atom")
    add(feed, "link", rel="alternate", type="text/html", href="./")
    if more:
        address = f"feed.atom?before={articles[-1]['key']}"
        add(feed, "link", rel="next", type="application/atom+xml", href=address)
    for article in articles:
        entry = add(feed, "entry", **{"xml:lang": article["language"]})
        add(entry, "id", uuid5(IDENTITY, str(article["id"])).urn)
        add(entry, "title", article["title"])
        add(entry, "published", article["published"])
        add(entry, "updated", article["published"])
        add(add(entry, "author"), "name", article["source"])
        add(entry, "category", term=article["section"])
        add(entry, "content", article["summary"], type="text")
    return tostring(feed, encoding="utf-8", xml_declaration=True)


def add(parent: Element, name: str, text: str | None = None, **attributes: str) -> Element:
    element = SubElement(parent, name, attributes)
    element.text = text
    return element
