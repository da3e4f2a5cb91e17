"""What a page is told when something is wrong: names that are almost right, and an engine that is forbidden."""

import pytest

from drivers import draw, warnings_of

HELP = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('overscroll-help')).length"


def hints(page):
    return [line.removeprefix("overscroll-view: ") for line in page.lines if "did you mean" in line or "no attribute" in line]


@pytest.fixture
def told(open_page):
    """Opens a list that a script has prepared; its `lines` are the warnings."""

    def told(script, **query):
        page = open_page("blank.html", ready=False)
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
