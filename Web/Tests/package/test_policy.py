"""A page under the strict content security policy of the documentation, with the script of another origin."""

import pytest

from places import REFERENCE, code_in
from sites import REFRESHED, VIEW, ask, pull, wait_for_engine, wait_until, wait_until_idle

[HEADER] = code_in(REFERENCE, "Content security policy")["http"]
NAME, _, POLICY = HEADER.strip().partition(": ")
STYLE = "body { margin: 0 } overscroll-view { height: 100vh }"
APP = """
  window.violations = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    violations.push([violatedDirective, blockedURI, sample]);
  });
  const view = document.querySelector("overscroll-view");
  view.onrefresh = async () => { await fetch("rows?page=0"); };
  view.onloadmore = async () => "exhausted";
"""


@pytest.fixture
def open_strict(package, serve, open_phone, tmp_path):
    """Opens a page under the policy, with a script of the package from another origin."""

    def open_strict(script="overscroll.js", attributes="", policy=POLICY):
        cdn = serve(package, {"Access-Control-Allow-Origin": "*"})
        rows = "".join(f"<p>Row {number}</p>" for number in range(100))
        # The page's own script runs first: violations are reported to it.
        page = f"""<!doctype html><meta name=viewport content="width=device-width">
          <link rel=stylesheet href=style.css>
          <overscroll-view {attributes}>{rows}</overscroll-view>
          <script src=app.js></script><script type=module src="{cdn}/{script}"></script>"""
        for name, text in {"index.html": page, "style.css": STYLE, "app.js": APP}.items():
            (tmp_path / name).write_text(text)
        site = serve(tmp_path, {NAME: policy.replace("https://cdn.example", cdn)})
        return open_phone(f"{site}/index.html"), cdn

    return open_strict


@pytest.mark.parametrize("attributes", [
    "",
    "indicator=mrefresh outline='M2 13 26 3 18 26 12 16Z'",
    "edge=both indicator=ring lang=ja",
    "axis=horizontal",
])
def test_it_refreshes_without_a_violation(open_strict, attributes):
    page, _ = open_strict(attributes=attributes)
    if "horizontal" in attributes:
        wait_for_engine(page)
        ask(page, f"void {VIEW}.begin()")
        wait_until_idle(page)
    else:
        assert pull(page) == REFRESHED
    assert ask(page, "violations") == []


def test_the_file_with_the_wasm_needs_no_connection(open_strict):
    policy = POLICY.replace("connect-src 'self' https://cdn.example", "connect-src 'self'")
    assert policy != POLICY
    page, cdn = open_strict("overscroll-inline.js", policy=policy)
    assert pull(page) == REFRESHED
    assert [ask(page, "violations"), cdn.count(".wasm")] == [[], 0]


def test_a_policy_without_wasm_names_the_directive_and_leaves_a_list_with_a_button(open_strict):
    page, _ = open_strict(policy=POLICY.replace(" 'wasm-unsafe-eval'", ""), attributes="edge=both")
    wait_until(page, "violations.length > 0")
    assert ask(page, "violations[0][0]") == "script-src"
    assert ask(page, f"{VIEW}.scrollTop = 100, {VIEW}.scrollTop") == 100
    wait_until(page, f"{VIEW}.shadowRoot.querySelector('button:not([hidden])')")
    [told] = [text for text in page.problems if "overscroll-view cannot load its engine" in text]
    assert told.endswith("needs script-src 'wasm-unsafe-eval', and not 'unsafe-eval'")
    page.problems.clear()
    # By real touch.
    page.get_by_role("button", name="Refresh").tap()
    wait_until(page, "performance.getEntriesByName(new URL('rows?page=0', location).href).length === 1")
    page.get_by_role("button", name="Load more").tap()
    wait_until(page, f"[...{VIEW}.shadowRoot.querySelectorAll('button')].map((button) => button.hidden).join() === 'false,true'")
    assert ask(page, f"{VIEW}.ariaBusy") is None
    page.problems.clear()
