"""axe-core finds nothing on a page with the element, at rest and during a run.

Its rules are those of WCAG 2.0 to 2.2, levels A and AA, and its best practices."""

import pytest

from drivers import axe_findings
from sites import VIEW, ask, wait_for_engine, wait_until

ROWS = "".join(f"<li>Row {number}</li>" for number in range(100))


@pytest.fixture
def open_list(package, serve, open_phone, tmp_path):
    def open_list(attributes, style="", rows=ROWS):
        site_folder = tmp_path / "site"
        site_folder.mkdir()
        for source in package.iterdir():
            (site_folder / source.name).symlink_to(source)
        (site_folder / "index.html").write_text(
            f"""<!doctype html><html lang=en><meta charset=utf-8><title>News</title>
              <meta name=viewport content="width=device-width"><link rel=icon href='data:,'>
              <style>body {{ margin: 0; {style} }} overscroll-view {{ height: 80dvh }}</style>
              <main><h1>News</h1><overscroll-view {attributes}><ul>{rows}</ul></overscroll-view></main>
              <script type=module src=overscroll.js></script>
              <script>
                const view = document.querySelector("overscroll-view");
                view.onrefresh = view.onloadmore = () => new Promise((resolve) => (window.finish = resolve));
              </script>"""
        )
        page = open_phone(f"{serve(site_folder)}/index.html")
        wait_for_engine(page)
        return page

    return open_list


@pytest.mark.parametrize("edge", ["start", "end", "both"])
@pytest.mark.parametrize("style", ["", "background: #000; color: #fff; color-scheme: dark"])
def test_axe_has_no_findings_at_rest_and_during_a_run(open_list, edge, style):
    page = open_list(f"edge={edge}", style)
    assert axe_findings(page, rules=None) == []
    part = "end" if edge == "end" else "start"
    ask(page, f"void {VIEW}.{'loadMore()' if edge == 'end' else 'begin()'}")
    wait_until(page, f"{VIEW}.phaseOf('{part}') === 'running'")
    assert axe_findings(page, rules=None) == []
    ask(page, "finish()")
    wait_until(page, f"{VIEW}.phaseOf('{part}') === 'idle'")
    assert axe_findings(page, rules=None) == []


@pytest.mark.parametrize(
    "attributes", ["chat", "disabled", "axis=horizontal", "edge=end load-behavior=tap", "dir=rtl lang=ar"]
)
def test_axe_has_no_findings_for_other_kinds_of_lists(open_list, attributes):
    assert axe_findings(open_list(attributes), rules=None) == []


def test_axe_has_no_findings_for_an_empty_or_an_exhausted_list(open_list):
    page = open_list("edge=both", rows="<li>Row</li>")
    wait_until(page, f"{VIEW}.phaseOf('end') === 'running'")
    assert axe_findings(page, rules=None) == []
    ask(page, "finish('exhausted')")
    wait_until(page, f"{VIEW}.phaseOf('end') === 'exhausted'")
    assert axe_findings(page, rules=None) == []


@pytest.mark.parametrize("control", ["start", "end"])
def test_axe_has_no_findings_while_a_control_has_the_focus(open_list, control):
    page = open_list("edge=both")
    for _ in range(5):
        page.keyboard.press("Tab")
        if ask(page, f"{VIEW}.shadowRoot.activeElement?.matches('button.{control}') ?? false"):
            break
    else:
        pytest.fail(f"no tab stop at the {control}")
    assert axe_findings(page, rules=None) == []
