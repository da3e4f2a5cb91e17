"""Pages in JavaScript: the claims of PagesTests, which tests OverscrollPaging, on the same inputs."""

import pytest

CLAIMS = {
    "pages by number until the last": """
      const first = pages.first();
      pages.receive(rows(1, 2, 3), first.key + 1, first);
      const second = pages.next();
      const added = pages.receive(rows(4, 5), null, second);
      return [first.key, second.key, ids(added), ids(pages.items), pages.hasMore, pages.next() ?? null];
    """,
    "a load-more before any refresh loads the first page": """
      const request = pages.next();
      return [request.key, ids(pages.receive(rows(1, 2), 2, request))];
    """,
    "a page that arrives after a refresh is ignored": """
      pages.receive(rows(1, 2, 3), 2, pages.first());
      const next = pages.next();
      pages.receive(rows(7, 8, 9), 2, pages.first());
      return [ids(pages.receive(rows(4, 5, 6), 3, next)), ids(pages.items), pages.next().key];
    """,
    "of two refreshes the later one counts": """
      const earlier = pages.first();
      pages.receive(rows(4, 5, 6), null, pages.first());
      return [ids(pages.receive(rows(1, 2, 3), 2, earlier)), ids(pages.items)];
    """,
    "the answer of a cancelled request does not set the page back": """
      pages.receive(rows(1, 2, 3), 2, pages.first());
      const cancelled = pages.next();
      pages.receive(rows(4, 5, 6), 3, pages.next());
      pages.receive(rows(4, 5, 6), 3, cancelled);
      return [pages.next().key, ids(pages.items)];
    """,
    "rows sent twice are in the list once": """
      pages.receive(rows(1, 2, 1), 2, pages.first());
      const added = pages.receive(rows(2, 3), 3, pages.next());
      return [ids(added), ids(pages.items), ids(pages.receive(rows(1, 2), 4, pages.next())), pages.hasMore];
    """,
    "newer rows come before the first": """
      pages.receive(rows(5, 6), 2, pages.first());
      return [ids(pages.insert(rows(3, 4, 5))), ids(pages.items), pages.next().key];
    """,
    "after the last page nothing is received": """
      pages.receive(rows(1), null, pages.first());
      return [ids(pages.receive(rows(2), null, pages.next())), ids(pages.items)];
    """,
}

RESULTS = {
    "pages by number until the last": [1, 2, [4, 5], [1, 2, 3, 4, 5], False, None],
    "a load-more before any refresh loads the first page": [1, [1, 2]],
    "a page that arrives after a refresh is ignored": [[], [7, 8, 9], 2],
    "of two refreshes the later one counts": [[], [4, 5, 6]],
    "the answer of a cancelled request does not set the page back": [3, [1, 2, 3, 4, 5, 6]],
    "rows sent twice are in the list once": [[3], [1, 2, 3], [], True],
    "newer rows come before the first": [[3, 4], [3, 4, 5, 6], 2],
    "after the last page nothing is received": [[], [1]],
}


@pytest.mark.quick
def test_pages(open_page):
    page = open_page()
    source = "/dist/overscroll-pages.js"
    results = page.evaluate(f"""async (claims) => {{
      const {{ Pages }} = await import("{source}");
      const rows = (...numbers) => numbers.map((id) => ({{ id }}));
      const ids = (items) => items.map((item) => item.id);
      const run = (body) => new Function("pages", "rows", "ids", body)(new Pages(1), rows, ids);
      return Object.fromEntries(Object.entries(claims).map(([name, body]) => [name, run(body)]));
    }}""", CLAIMS)
    assert results == RESULTS
