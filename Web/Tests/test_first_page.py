"""The README's browser code works verbatim."""

from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parent.parent
APP = """<script>
  const calls = []
  const reload = async ({ signal }) => { calls.push(`reload ${signal.aborted}`) }
  const next = async (signal) => { calls.push(`next ${signal.aborted}`); return false }
</script>"""


@pytest.mark.quick
def test_the_lines_of_the_first_page_refresh_and_load_more(open_page):
    lines = (WEB.parent / "README.md").read_text().split("```html\n")[1].split("```")[0]
    rows = "".join(f"<p>Row {number}</p>" for number in range(200))
    assert "…rows…" in lines
    body = f"<!doctype html><link rel=icon href='data:,'>{APP}{lines.replace('…rows…', rows)}"
    page = open_page()

    def serve(route):
        file = route.request.url.split("/first/")[1]
        if file:
            route.fulfill(path=WEB / "dist" / file)
        else:
            route.fulfill(content_type="text/html", body=body)

    page.route("**/first/*", serve)
    page.goto(page.url.split("/Tests/")[0] + "/first/")
    page.wait_for_function("view.shadowRoot?.querySelector('button:not([hidden])')")
    assert page.evaluate("calls") == []
    page.evaluate("view.begin()")
    page.wait_for_function("view.phaseOf('start') === 'idle' && calls.length === 1")
    page.evaluate("view.loadMore('end')")
    page.wait_for_function("view.phaseOf('end') === 'exhausted'")
    assert page.evaluate("calls") == ["reload false", "next false"]
