"""Pages in JavaScript: the claims of PagesTests, which tests OverscrollPaging, on the same inputs."""

import pytest

# The body of a function, and what it returns.
CLAIMS = {
    "pages by number until the last": ("""
      const first = pages.first();
      pages.receive(rows(1, 2, 3), first.key + 1, first);
      const second = pages.next();
      const added = pages.receive(rows(4, 5), null, second);
      return [first.key, second.key, ids(added), ids(pages.items), pages.hasMore, pages.next() ?? null];
    """, [1, 2, [4, 5], [1, 2, 3, 4, 5], False, None]),
    "a load-more before any refresh loads the first page": ("""
      const request = pages.next();
      return [request.key, ids(pages.receive(rows(1, 2), 2, request))];
    """, [1, [1, 2]]),
    "a page that arrives after a refresh is ignored": ("""
      pages.receive(rows(1, 2, 3), 2, pages.first());
      const next = pages.next();
      pages.receive(rows(7, 8, 9), 2, pages.first());
      return [ids(pages.receive(rows(4, 5, 6), 3, next)), ids(pages.items), pages.next().key];
    """, [[], [7, 8, 9], 2]),
    "of two refreshes the later one counts": ("""
      const earlier = pages.first();
      pages.receive(rows(4, 5, 6), null, pages.first());
      return [ids(pages.receive(rows(1, 2, 3), 2, earlier)), ids(pages.items)];
    """, [[], [4, 5, 6]]),
    "the answer of a cancelled request does not set the page back": ("""
      pages.receive(rows(1, 2, 3), 2, pages.first());
      const cancelled = pages.next();
      pages.receive(rows(4, 5, 6), 3, pages.next());
      pages.receive(rows(4, 5, 6), 3, cancelled);
      return [pages.next().key, ids(pages.items)];
    """, [3, [1, 2, 3, 4, 5, 6]]),
    "rows sent twice are in the list once": ("""
      pages.receive(rows(1, 2, 1), 2, pages.first());
      const added = pages.receive(rows(2, 3), 3, pages.next());
      return [ids(added), ids(pages.items), ids(pages.receive(rows(1, 2), 4, pages.next())), pages.hasMore];
    """, [[3], [1, 2, 3], [], True]),
    "newer rows come before the first": ("""
      pages.receive(rows(5, 6), 2, pages.first());
      return [ids(pages.insert(rows(3, 4, 5))), ids(pages.items), pages.next().key];
    """, [[3, 4], [3, 4, 5, 6], 2]),
    "after the last page nothing is received": ("""
      pages.receive(rows(1), null, pages.first());
      return [ids(pages.receive(rows(2), null, pages.next())), ids(pages.items)];
    """, [[], [1]]),
    # As in SavedPagesTests.
    "saved pages come back without a request": ("""
      for (let page = 0; page < 40; page += 1) pages.receive(rows(page, page + 100), page + 2, pages.next());
      const stored = JSON.stringify(savePages(pages, { place: { index: 50, distance: -12.5 }, time: 1000 }));
      const back = new Pages(1);
      const place = restorePages(back, JSON.parse(stored), { time: 1060 });
      return [JSON.stringify(back.items) === JSON.stringify(pages.items), place, back.next().key];
    """, [True, {"index": 50, "distance": -12.5, "outcome": "succeeded"}, 41]),
    "the end and a failure come back": ("""
      const outcome = (saved) => restorePages(new Pages(1), saved).outcome;
      pages.receive(rows(1), 2, pages.next());
      const failed = outcome(savePages(pages, { hasFailed: true }));
      pages.receive(rows(2), null, pages.next());
      const back = new Pages(1);
      return [failed, outcome(JSON.parse(JSON.stringify(savePages(pages)))),
        restorePages(back, savePages(pages)).outcome, back.next() ?? null];
    """, ["failed", "exhausted", "exhausted", None]),
    "the last pages are left out and loaded again": ("""
      for (let page = 0; page < 5; page += 1) pages.receive(rows(page, page + 100), page + 2, pages.next());
      const saved = savePages(pages, { place: { index: 5, distance: 0 }, hasFailed: true, limit: 7 });
      return [saved.pages.map(({ key }) => key), saved.next, restorePages(new Pages(1), saved).outcome,
        savePages(pages, { place: { index: 6, distance: 0 }, limit: 7 }) ?? null,
        savePages(new Pages(1)) ?? null];
    """, [[1, 2, 3], 4, "succeeded", None, None]),
    "the anchor of a kept place is saved, of an item that is in the list": ("""
      pages.receive(rows(7, 8, 9), 2, pages.next());
      return [savePages(pages, { place: { id: "8", distance: 5 } }).anchor,
        savePages(pages, { place: { id: "1", distance: 5 } }) ?? null, savePages(pages, { place: null }).anchor ?? null];
    """, [{"id": 8, "distance": 5}, None, None]),
    "inserted rows are in the first page": ("""
      pages.receive(rows(1, 2), 2, pages.next());
      pages.receive(rows(3), 3, pages.next());
      pages.insert(rows(8, 9));
      const back = new Pages(1);
      restorePages(back, savePages(pages));
      return [savePages(pages).pages.map(({ items }) => ids(items)), ids(back.items)];
    """, [[[8, 9, 1, 2], [3]], [8, 9, 1, 2, 3]]),
    "a refresh replaces what is saved": ("""
      for (const id of [1, 2, 3]) pages.receive(rows(id), id + 1, pages.next());
      pages.receive(rows(4), 2, pages.first());
      return savePages(pages).pages.map(({ key }) => key);
    """, [1]),
    "the form that OverscrollPaging documents is read": ("""
      const back = new Pages(1);
      return [restorePages(back, {"version": 1, "time": 1766750000, "pages": [{"key": 1, "items": [{"id": 7}]}],
        "next": 2, "anchor": {"id": 7, "distance": -12}, "hasFailed": false}, { time: 1766750001 }), ids(back.items)];
    """, [{"index": 0, "distance": -12, "outcome": "succeeded"}, [7]]),
    "what is old, damaged or of another version is refused": ("""
      pages.receive(rows(1), 2, pages.next());
      const saved = savePages(pages, { time: 0 });
      const refused = [[{ ...saved, version: 2 }, 0], [saved, 61], [saved, -1], [null, 0], [{}, 0], ["x", 0],
        [{ ...saved, pages: [{ key: 1 }] }, 0], [{ ...saved, pages: [{ items: [] }] }, 0],
        [{ ...saved, time: "now" }, 0], [{ ...saved, anchor: { id: 9, distance: 0 } }, 0]];
      const back = new Pages(1);
      const found = refused.map(([value, time]) => restorePages(back, value, { time, maximumAge: 60 }) ?? null);
      return [found.every((each) => each === null), back.items.length, back.next().key];
    """, [True, 0, 1]),
}


@pytest.mark.quick
def test_pages(open_page):
    page = open_page()
    source = "/dist/overscroll-pages.js"
    results = page.evaluate(f"""async (claims) => {{
      const {{ Pages, restorePages, savePages }} = await import("{source}");
      const rows = (...numbers) => numbers.map((id) => ({{ id }}));
      const ids = (items) => items.map((item) => item.id);
      const names = ["pages", "rows", "ids", "Pages", "restorePages", "savePages"];
      const run = (body) => new Function(...names, body)(new Pages(1), rows, ids, Pages, restorePages, savePages);
      return Object.fromEntries(Object.entries(claims).map(([name, body]) => [name, run(body)]));
    }}""", {name: body for name, (body, _) in CLAIMS.items()})
    assert results == {name: result for name, (_, result) in CLAIMS.items()}
