"""What a finger does to the element of a page, in real time.

Playwright evaluates text in the page, which a strict policy forbids; so a page is asked through the DevTools
protocol.
"""

import time

from drivers import Fingers, devtools

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
