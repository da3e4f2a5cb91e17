"""The browser code of the README and of the first steps works verbatim.

So does what the page about tests of an app says of a browser.
"""

import re

import pytest

from drivers import wait_until_settled
from places import WEB, code_in

APP = """<script>
  const calls = []
  const reload = async ({ signal }) => { calls.push(`reload ${signal.aborted}`) }
  const next = async ({ signal }) => { calls.push(`next ${signal.aborted}`); return false }
</script>"""


def show(page, body):
    """Opens a page with the folder of the element beside it."""

    def serve(route):
        file = route.request.url.split("/first/")[1]
        if file:
            route.fulfill(path=WEB / "plain" / file.removeprefix("overscroll/"))
        else:
            route.fulfill(content_type="text/html", body=body)

    page.route("**/first/**", serve)
    page.goto(page.url.split("/Tests/")[0] + "/first/")
    page.wait_for_function("view.shadowRoot?.querySelector('button:not([hidden])')")


@pytest.mark.quick
@pytest.mark.parametrize("first", [WEB.parent / "README.md", WEB / "README.md"])
def test_the_lines_of_the_first_page_refresh_and_load_more(open_page, first):
    lines = first.read_text().split("```html\n")[1].split("```")[0]
    rows = "".join(f"<p>Row {number}</p>" for number in range(200))
    assert "…rows…" in lines
    page = open_page()
    show(page, f"<!doctype html><link rel=icon href='data:,'>{APP}{lines.replace('…rows…', rows)}")
    # The file of one of the pages loads the script when it is idle.
    page.wait_for_function("view.begin")
    assert page.evaluate("calls") == []
    page.evaluate("view.begin()")
    page.wait_for_function("view.phaseOf('start') === 'idle' && calls.length === 1")
    page.evaluate("view.loadMore('end')")
    page.wait_for_function("view.phaseOf('end') === 'exhausted'")
    assert page.evaluate("calls") == ["reload false", "next false"]


def test_the_page_of_the_first_steps_refreshes_and_loads_until_its_last_page(open_page):
    guide = (WEB.parent / "Documentation/FirstSteps.md").read_text()
    code = guide.split("```html\n")[1].split("```")[0]
    page = open_page()
    show(page, code.replace("<title>", "<link rel=icon href='data:,'><title>"))
    rows = "[...list.children].map(({ textContent }) => Number(textContent))"
    page.evaluate("view.begin()")
    page.wait_for_function("view.phaseOf('start') === 'idle' && list.firstChild.textContent === '0'")
    # Where the rows are small, it loads some by itself.
    for _ in range(3):
        page.evaluate("view.loadMore('end')")
        page.wait_for_function("['idle', 'exhausted'].includes(view.phaseOf('end'))")
    page.wait_for_function("view.phaseOf('end') === 'exhausted'")
    assert page.evaluate(rows) == list(range(101))


PAGE = WEB.parent / "Documentation/Testing.md"


@pytest.mark.quick
@pytest.mark.parametrize("touch", [False, True])
def test_the_code_for_a_test_of_a_page_pulls_and_waits_for_the_end(open_page, touch):
    page = open_page(touch=touch)
    page.evaluate("window.calls = 0; view.onrefresh = async () => void (calls += 1); void 0")
    exec(code_in(PAGE, "In a browser")["python"][0], {"page": page})
    assert page.evaluate("calls") == 1


@pytest.mark.parametrize(("height", "distance"), [(800, 140), (200, 190)])
def test_a_pull_arms_at_the_distance_that_the_page_says(open_page, height, distance):
    assert re.search(rf"\b{distance}( px arm a list of| one of) {height} px", PAGE.read_text())
    page = open_page(touch=False)
    page.evaluate(f"view.style.height = '{height}px'")
    reached = []
    for travel in (distance - 10, distance):
        page.mouse.move(100, 20)
        page.mouse.down()
        page.mouse.move(100, 20 + travel, steps=10)
        reached.append(page.evaluate("view.phase"))
        page.mouse.move(100, 20, steps=10)
        page.mouse.up()
        wait_until_settled(page)
    assert reached == ["pulling", "armed"]
