"""The script without a document or loaded twice, and an engine that fails to load.

What a page is told when something is wrong: names that are almost right, and an engine that is forbidden.
"""

import pytest

from drivers import READY, Fingers, draw, wait_for_phase, warnings_of
from places import WEB


@pytest.fixture
def loading(open_page):
    """A page without a view, and the requests for the wasm so far; the first one fails."""
    page = open_page("loading.html")
    page.requests = []

    def answer(route):
        page.requests.append(route.request.url)
        if len(page.requests) > 1:
            route.continue_()
        else:
            route.fulfill(status=503)

    page.route("**/*.wasm", answer)
    page.expect_problem("503")
    return page


@pytest.mark.parametrize("is_other", [False, True])
def test_a_second_copy_leaves_the_first_one_in_use(open_page, is_other):
    page = open_page()
    warnings = warnings_of(page)
    if is_other:
        script = (WEB / "plain/overscroll.js").read_text(encoding="utf-8")
        beginning = "var View = class extends (globalThis.HTMLElement ?? Object) {"
        assert script.count(beginning) == 1
        other = script.replace(beginning, beginning + "static made = 1;")
        page.route("**/overscroll.js?copy", lambda route: route.fulfill(body=other, content_type="text/javascript"))
    is_first = page.evaluate("""async () => {
      const { OverscrollView } = await import("../../dist/overscroll.js?copy");
      view.begin();
      return OverscrollView === view.constructor;
    }""")
    page.wait_for_function("view.phase === 'running'")
    assert is_first
    if is_other and not warnings:
        page.wait_for_event("console")
    assert [("another version" in text) for text in warnings] == [True] * is_other


@pytest.mark.parametrize(("act", "runs"), [("void addView()", 0), ("void view.begin()", 1)])
def test_the_next_view_or_begin_tries_again_to_load(loading, act, runs):
    loading.evaluate("void addView()")
    loading.wait_for_function("errors.length === 1")
    loading.evaluate(act)
    loading.wait_for_function(f"isAttached() && runs.length === {runs}")
    assert [len(loading.requests), loading.evaluate("errors.length")] == [2, 1]


def test_a_begin_that_fails_to_load_says_so_again_and_is_forgotten(loading):
    loading.unroute("**/*.wasm")
    loading.route("**/*.wasm", lambda route: route.fulfill(status=503))
    for count, act in enumerate(["void addView()", "view.begin()"], start=1):
        loading.evaluate(act)
        loading.wait_for_function(f"errors.length === {count}")
    assert all("503" in message for message in loading.evaluate("errors"))
    assert len([text for text in loading.problems if text.startswith("overscroll-view cannot load")]) == 2
    # The engine has loaded, and requests made before that do not start.
    loading.unroute("**/*.wasm")
    loading.evaluate("view.remove(), document.body.append(view)")
    loading.wait_for_function("isAttached()")
    assert loading.evaluate("runs.length") == 0


@pytest.mark.parametrize(
    "source",
    ["address", "new URL(address)", "fetch(address)", "await fetch(address)", "WebAssembly.compileStreaming(fetch(address))"],
)
def test_the_wasm_comes_from_where_the_page_says(open_page, source):
    page = open_page("loading.html")
    page.route("**/dist/overscroll.wasm", lambda route: route.abort())
    page.route("**/elsewhere.wasm", lambda route: route.fulfill(
        path=WEB / "plain/overscroll.wasm", content_type="application/wasm"))
    page.evaluate(f"""async () => {{
      const address = `${{location.origin}}/elsewhere.wasm`;
      OverscrollView.wasm = {source};
      void addView();
    }}""")
    page.wait_for_function("isAttached()")


def test_a_script_that_does_not_know_its_address_says_what_to_set(open_page):
    page = open_page("blank.html")
    page.expect_problem("set OverscrollView.base")
    script = (WEB / "plain/overscroll.js").read_text(encoding="utf-8")
    # As a bundler writes a classic script.
    exported = "export {\n  OverscrollView\n};"
    assert script.count(exported) == 1
    classic = script.replace("import.meta", "({})").replace(exported, "window.OverscrollView = OverscrollView;")
    page.add_script_tag(content=classic)
    page.evaluate("""() => {
      window.errors = [];
      window.view = document.createElement("overscroll-view");
      view.style.height = "100px";
      view.addEventListener("error", ({ message }) => errors.push(message));
      document.body.append(view);
    }""")
    page.wait_for_function("errors.length === 1")
    page.evaluate("OverscrollView.wasm = '/dist/overscroll.wasm', view.onrefresh = () => {}, view.begin()")
    page.wait_for_function("view.shadowRoot.querySelector('button:not([hidden])')")


@pytest.fixture
def early(open_page):
    """A list whose engine comes once the test calls page.go_on."""
    page = open_page("loading.html")
    held = []
    page.route("**/overscroll.wasm", lambda route: held.append(route))
    page.evaluate("""() => {
      document.body.innerHTML = `<style>body { margin: 0 } p { height: 60px; margin: 0 }</style>
        <overscroll-view id="view" style="height: 500px">${"<p>Row</p>".repeat(40)}</overscroll-view>`;
      window.runs = 0;
      view.onrefresh = () => new Promise(() => { runs += 1; });
    }""")

    def go_on():
        for route in held:
            route.continue_()
        page.wait_for_function(READY)

    page.go_on = go_on
    return page


@pytest.mark.quick
@pytest.mark.parametrize("is_early", [True, False], ids=["ended", "began"])
def test_a_pull_that_ended_or_began_before_the_engine_is_there_refreshes(early, is_early):
    fingers = Fingers(early).pull(200 if is_early else 100)
    if is_early:
        fingers.up()
    early.go_on()
    if not is_early:
        fingers.move(0, 100).up()
    wait_for_phase(early, "running")
    assert early.evaluate("runs") == 1


@pytest.mark.quick
@pytest.mark.parametrize("is_zoom", [True, False])
def test_two_fingers_or_one_that_has_scrolled_before_the_engine_is_there_pull_nothing(early, is_zoom):
    early.evaluate(f"view.scrollTop = {0 if is_zoom else 100}")
    fingers = Fingers(early).pull(300)
    if is_zoom:
        fingers.down(195, 450, finger=1).up(1)
    early.wait_for_function("view.scrollTop === 0")
    fingers.up()
    early.go_on()
    draw(early, 4)
    assert early.evaluate("[view.phase, view.overscroll]") == ["idle", 0]


def test_a_wasm_of_another_version_is_refused(open_page):
    page = open_page("loading.html")
    page.expect_problem("another version")
    page.evaluate(
        """() => {
          const load = WebAssembly.instantiate;
          WebAssembly.instantiate = async (source) => {
            const { instance } = await load(source);
            return { instance: { exports: { ...instance.exports, overscroll_layout: () => 1 } } };
          };
          void addView();
        }"""
    )
    page.wait_for_function("errors.length === 1")
    assert "another version" in page.evaluate("errors[0]")


HELP = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('overscroll-help')).length"


def hints(page):
    return [line.removeprefix("overscroll-view: ") for line in page.lines if "did you mean" in line or "no attribute" in line]


@pytest.fixture
def told(open_page):
    """Opens a list that a script has prepared; its `lines` are the warnings."""

    def told(script, **query):
        page = open_page("blank.html")
        page.lines = warnings_of(page)
        page.evaluate(f"""async () => {{
          document.body.innerHTML = '<overscroll-view id="view" style="height: 300px"></overscroll-view>';
          await import("/dist/overscroll.js?{id(script)}");
          const view = document.querySelector("overscroll-view");
          {script};
        }}""")
        page.wait_for_function("document.querySelector('[phase]')")
        draw(page, 4)
        return page

    return told


@pytest.mark.quick
@pytest.mark.parametrize("script, hint", [
    ("view.onRefresh = () => {}", 'unknown property "onRefresh", did you mean "onrefresh"?'),
    ("view.loadbehavior = 'back'", 'unknown property "loadbehavior", did you mean "loadBehavior"?'),
    ("view.setAttribute('load-behaviour', 'back')", 'unknown attribute "load-behaviour", did you mean "load-behavior"?'),
    ("view.setAttribute('onrefresh', 'reload()')", '"onrefresh" is no attribute, set the property "onrefresh"'),
    ("view.addEventListener('loadMore', () => {})", 'unknown event "loadMore", did you mean "loadmore"?'),
    ("view.addEventListener('refreshEnd', () => {})", 'unknown event "refreshEnd", did you mean "refreshend"?'),
])
def test_a_name_that_is_almost_right_is_reported_with_the_right_one(told, script, hint):
    page = told(script)
    page.wait_for_function(f"{HELP} === 1")
    for _ in range(50):
        draw(page, 4)
        if hints(page):
            break
    assert hints(page) == [hint]


@pytest.mark.quick
def test_right_names_and_those_of_frameworks_load_nothing(told):
    page = told(
        """view.onrefresh = view.onloadmore = () => {};
        for (const type of ["refresh", "refreshend", "loadmore", "loadmoreend", "phasechange", "floorchange", "milestone",
          "scroll", "load", "error", "click", "pointerdown", "mouseenter", "change"]) view.addEventListener(type, () => {});
        for (const name of ["id", "class", "title", "data-load", "aria-label", "data-v-1234", "pull-text", "first-indicator"])
          view.setAttribute(name, view.getAttribute(name) ?? "arrow");
        view.__reactProps$abc = view._vei = view.__onrefresh = view.$onRefresh = {};"""
    )
    draw(page, 20)
    assert hints(page) == []
    assert page.evaluate(HELP) == 0


@pytest.mark.quick
@pytest.mark.parametrize("is_boxed", [False, True])
def test_rows_outside_of_their_box_are_said(told, is_boxed):
    row = '<p style="position: absolute; margin: 0; height: 60px; top: {}px">Row</p>'
    rows = "".join(row.format(60 * number) for number in range(20))
    content = f'<div style="position: relative">{rows}</div>' if is_boxed else rows
    page = told(f"view.innerHTML = `{content}`")
    page.wait_for_function("document.querySelector('overscroll-view').scrollHeight === 1200")
    page.evaluate("document.querySelector('overscroll-view').constructor.load().then(() => {})")
    assert [line for line in page.lines if "outside of their box" in line] == [page.lines[-1]]


def test_a_tip_that_hangs_out_of_the_last_row_is_no_fault(told):
    tip = '<p style="position: relative">Row<span style="position: absolute; top: 0; height: 200px">Tip</span></p>'
    page = told(f"view.innerHTML = `<div style='height: 900px'></div>{tip}`")
    assert page.evaluate("document.querySelector('overscroll-view').scrollHeight") > 1000
    assert page.lines == []
