"""Settings of an app: external loading, titles, transparency, indicator placement.

Defaults for a page or a part of it: custom properties, which elements inherit.
"""

import base64
from statistics import mode

import pytest

from drivers import BUTTON, HOLDER, Fingers, begin, draw, finish, record_words, wait_for_phase, wait_until_settled, warnings_of


def color_at(page, x, y):
    """The color of one point of the screen, after the frames that a change may take."""
    draw(page)
    image = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
    return page.evaluate("""async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      context.drawImage(image, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    }""", base64.b64encode(image).decode())


@pytest.mark.quick
def test_titles_of_the_pages_own_take_the_place_of_the_looks(open_page):
    page = open_page(indicator="mj")
    record_words(page)
    page.evaluate("view.titles = (phase, edge, outcome) => ({ running: `${edge} is busy`, finishing: outcome })[phase]")
    Fingers(page).pull(400).up()
    page.wait_for_function("painted.has('start is busy')")
    # Titles that are not set are the look's.
    assert "Release to refresh" in page.evaluate("[...painted]")
    page.evaluate("painted.clear(); view.titles = null")
    page.wait_for_function("painted.size > 1")
    assert "start is busy" not in page.evaluate("[...painted]")


def test_the_page_may_word_its_dates_and_leave_a_title_out(page):
    record_words(page)
    page.evaluate("view.titles = () => ''; view.dateLine = (date) => (date ? `Seen ${date.getTime()}` : 'Never seen')")
    fingers = Fingers(page).pull(300)
    page.wait_for_function("painted.has('Never seen')")
    page.evaluate("view.lastUpdated = 86400000")
    fingers.move(0, 20)
    page.wait_for_function("painted.has('Seen 86400000')")
    assert page.evaluate("[...painted].filter(Boolean)") == ["Never seen", "Seen 86400000"]
    page.evaluate("painted.clear(); view.dateLine = null")
    fingers.move(0, 20)
    page.wait_for_function("painted.size > 0")
    assert not [text for text in page.evaluate("[...painted]") if "een" in text]


@pytest.mark.quick
def test_texts_of_the_page_that_throw_are_reported_and_stop_nothing(page):
    page.expect_problem("broken on purpose")
    record_words(page)
    # Attached together, and each of them refreshes.
    page.evaluate("""() => {
      window.views = ["titles", "dateLine", "neither"].map((name) => {
        const each = document.createElement("overscroll-view");
        each.style.height = "200px";
        const broken = () => { throw new Error("broken on purpose"); };
        return Object.assign(each, { onrefresh: () => {}, [name]: broken });
      });
      view.replaceWith(...views);
    }""")
    page.wait_for_function("views.every((view) => !view.shadowRoot.querySelector('button').hidden)")
    page.evaluate("for (const view of views) view.begin()")
    page.wait_for_function("views.every((view) => view.lastUpdated && view.phase === 'idle' && !view.overscroll)")
    assert {"Loading…", "Updated"} <= set(page.evaluate("[...painted]"))
    assert set(page.problems) == {"broken on purpose"}


@pytest.mark.parametrize("fading", [False, True])
def test_a_look_may_be_as_visible_as_it_is_pulled(open_page, fading):
    page = open_page(indicator="mj", **({"fading": ""} if fading else {}))
    assert page.evaluate("view.fading") is fading
    Fingers(page).pull(60)
    page.wait_for_function("view.progress > 0.2 && view.progress < 0.8")
    draw(page, 1)
    share = page.evaluate("view.progress") if fading else 1
    # Where two lines cross, it is higher.
    assert mode(page.evaluate("pixels().map(({ alpha }) => alpha)")) == pytest.approx(255 * share, abs=3)


@pytest.mark.quick
def test_milestones_are_told_as_events(page):
    page.evaluate("window.told = []")
    note = "({ detail }) => told.push([detail.edge, detail.milestone, view.overscroll])"
    page.evaluate(f"view.addEventListener('milestone', {note})")
    begin(page)
    finish(page)
    opened, closing, closed = page.evaluate("told")
    assert [opened, closed] == [["start", "opened", 56], ["start", "closed", 0]]
    # A late timer runs during the closing.
    assert closing[:2] == ["start", "closingBegan"] and 20 <= closing[2] <= 56


QUICK_PLACEMENT = pytest.param("fixedInFront", True, marks=pytest.mark.quick)


@pytest.mark.parametrize(("parameters", "position", "height", "layer"), [
    # As documented by IndicatorPlacement, with a gap of 56 points.
    ("{}", 0, 56, ""),
    ("{ indicatorExtent: 40 }", 16, 40, ""),
    ("{ ignoredInset: 9 }", -9, 56, ""),
    ("{ placement: 'superviewLayer', indicatorExtent: 40 }", 0, 40, ""),
    ("{ placement: 'fixedBehind', indicatorExtent: 40 }", 0, 40, ""),
    ("{ placement: 'fixedInFront', indicatorExtent: 40 }", 0, 40, "1"),
    ("{ placement: 'gapCentered', indicatorExtent: 40 }", 8, 40, ""),
])
def test_an_indicator_sits_where_its_placement_says(page, parameters, position, height, layer):
    page.evaluate(f"view.parameters = {parameters}")
    page.evaluate("void view.begin()")
    page.wait_for_function("Math.abs(view.overscroll - 56) < 0.01")
    assert page.evaluate(HOLDER) == [pytest.approx(position, abs=0.02), height, layer]


@pytest.mark.parametrize(("placement", "is_over"), [("superviewLayer", False), QUICK_PLACEMENT])
def test_a_header_is_behind_the_list_or_in_front_of_it(page, placement, is_over):
    page.evaluate(f"view.parameters = {{ placement: '{placement}', hold: 20, indicatorExtent: 80 }}")
    # Then nothing changes the node's style any more.
    page.evaluate("view.constructor.load('parameters').then(() => null)")
    page.evaluate("view.shadowRoot.querySelector('.indicator').style.background = 'rgb(9, 99, 199)'")
    page.evaluate("view.shadowRoot.querySelector('#content').style.background = 'rgb(1, 2, 3)'")
    page.evaluate("void view.begin()")
    page.wait_for_function("Math.abs(view.overscroll - 20) < 0.01")
    # It is visible in the gap, and over the first row only if it is in front.
    assert color_at(page, 5, 5) == [9, 99, 199]
    assert color_at(page, 5, 50) == ([9, 99, 199] if is_over else [1, 2, 3])


def test_what_a_pull_shows_is_the_elements_background(page):
    page.evaluate("view.style.background = 'rgb(10, 120, 30)'")
    page.evaluate("view.querySelectorAll('.row').forEach((row) => (row.style.background = 'white'))")
    assert color_at(page, 5, 5) == [255, 255, 255]
    Fingers(page).pull(200)
    page.wait_for_function("view.overscroll > 60")
    for y in (2, 30, 58):
        assert color_at(page, 5, y) == [10, 120, 30]
        assert color_at(page, 385, y) == [10, 120, 30]


@pytest.mark.parametrize("lang", ["", "no such thing"])
def test_an_empty_or_broken_language_is_said_once_and_counts_as_english(page, lang):
    warned = warnings_of(page)
    # A page that names no language makes no mistake.
    page.evaluate("document.documentElement.removeAttribute('lang')")
    draw(page)
    assert warned == []
    page.evaluate("view.lang = 'de'")
    page.evaluate("(lang) => view.setAttribute('lang', lang)", lang)
    page.evaluate("loaded()")
    draw(page)
    assert warned == [f'overscroll-view: lang "{lang}" is no language, using "en"']
    assert page.evaluate(BUTTON) == "Refresh"


INHERITED = {
    "indicator": "ring", "behavior": "mj", "load-behavior": "tap", "fidelity": "original", "edge": "both",
    "inputs": "touch",
}


@pytest.mark.quick
def test_a_custom_property_of_an_ancestor_is_the_default_of_an_attribute(open_page):
    page = open_page("loading.html")
    page.evaluate("(values) => { for (const name in values) document.body.style.setProperty(`--overscroll-${name}`, values[name]) }", INHERITED)
    page.evaluate("addView()")
    read = "(names) => names.map((name) => view[name.replace('-b', 'B')])"
    assert page.evaluate(read, list(INHERITED)) == list(INHERITED.values())
    page.wait_for_function("isAttached()")
    # The original's distance.
    page.evaluate("OverscrollView.load('parameters').then(() => null)")
    assert page.evaluate("view.parametersOf('start').arm") == 54
    # The element's own attribute counts more, and one of its own on an element nearer than the page.
    page.evaluate("view.indicator = 'tick'")
    page.evaluate("view.style.setProperty('--overscroll-inputs', 'touch mouse')")
    assert page.evaluate("[view.indicator, view.inputs, view.axis]") == ["tick", "touch mouse", "vertical"]


def test_the_next_pull_shows_a_look_that_a_style_sheet_has_changed(page):
    fingers = Fingers(page).pull(100)
    arrow = page.evaluate("paintedColors()")
    fingers.cancel()
    wait_until_settled(page)
    page.evaluate("document.body.style.setProperty('--overscroll-indicator', 'petals')")
    fingers.pull(300)
    wait_for_phase(page, "armed")
    page.wait_for_function("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('petals.wasm'))")
    page.evaluate("OverscrollView.load().then(() => null)")
    draw(page, 3)
    assert page.evaluate("paintedColors()") != arrow
