"""Local sites, each a folder at an origin of its own, and what a finger does to the element of a page, in real time.

Playwright evaluates text in the page, which a strict policy forbids; so a page is asked through the DevTools
protocol.
"""

import json
import time

from drivers import Fingers, devtools
from serving import Files

VIEW = "document.querySelector('overscroll-view')"
PATIENCE = 20
# The phases at the start, with a run's outcome in place of its last one.
REFRESHED = ["pulling", "armed", "running", "succeeded", "idle"]


def ask(page, expression):
    """The value of an expression, or of the promise that it makes."""
    asked = {"expression": expression, "awaitPromise": True, "returnByValue": True}
    answer = devtools(page).send("Runtime.evaluate", asked)
    assert "exceptionDetails" not in answer, answer["exceptionDetails"]
    return answer["result"].get("value")


def wait_until(page, expression):
    """Waits until an expression is true; otherwise fails with the page's errors."""
    until = time.monotonic() + PATIENCE
    while not ask(page, f"Boolean({expression})"):
        assert time.monotonic() < until, f"never true: {expression}; {page.problems}"
        time.sleep(0.02)


def wait_for_engine(page):
    wait_until(page, f"{VIEW}?.hasAttribute('phase')")


def wait_until_idle(page):
    wait_until(page, f"{VIEW}.phase === 'idle'")


def pull(page):
    """Pulls the list down and lets it go; returns the phases until it is closed again."""
    wait_for_engine(page)
    wait_until_idle(page)
    ask(
        page,
        f"""
          window.phases = [];
          {VIEW}.addEventListener("phasechange", ({{ detail }}) => {{
            if (detail.edge === "start") phases.push(detail.outcome ?? detail.phase);
          }});
        """,
    )
    fingers = Fingers(page)
    fingers.pull(300)
    fingers.up()
    wait_until(page, "phases.at(-1) === 'idle'")
    return ask(page, "phases")


class Handler(Files):
    """Serves a folder, with extra headers; `rows?page=N` is answered from the list of pages, or with 404."""

    # Those of a subclass for each folder.
    more_headers, site = {}, None

    def do_GET(self):
        self.site.requests.append(self.path)
        path, _, query = self.path.partition("?page=")
        if not path.endswith("/rows"):
            return super().do_GET()
        if int(query) >= len(self.site.pages):
            return self.send_error(404)
        rows, is_last = self.site.pages[int(query)]
        body = json.dumps({"rows": rows, "isLast": is_last}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        for name, value in self.more_headers.items():
            self.send_header(name, value)
        super().end_headers()


def rows_of(page, count=30):
    return [f"Row {page}.{number}" for number in range(count)]


class Site(str):
    """The address of a served folder, the paths that were requested from it, and the pages of its list."""

    requests: list
    # The rows of each page, and whether it is the last.
    pages: list

    def count(self, ending):
        return sum(path.partition("?")[0].endswith(ending) for path in self.requests)
