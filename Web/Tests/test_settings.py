"""Settings of an app: external loading, titles, transparency, indicator placement."""

import base64

import pytest

from drivers import Fingers, draw, finish, record_words, wait_for_phase, wait_until_settled, warnings_of


def color_at(page, x, y):
    """The color of one point of the screen, after the frames that a change may take."""
    draw(page)
    image = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
    return page.evaluate(
        """async (data) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const context = new OffscreenCanvas(1, 1).getContext("2d");
          context.drawImage(image, 0, 0);
          return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        }""",
        base64.b64encode(image).decode(),
    )


@pytest.mark.quick
def test_while_the_app_loads_by_itself_nothing_arms_or_fires(page):
    page.evaluate("view.loading = true")
    assert page.evaluate("view.hasAttribute('loading')")
    fingers = Fingers(page)
    fingers.pull(400)
    fingers.up()
    wait_until_settled(page)
    assert "armed" not in page.evaluate("phases()")
    assert page.evaluate("count('refresh')") == 0
    page.evaluate("view.loading = false")
    fingers.pull(400)
    wait_for_phase(page, "armed")


@pytest.mark.parametrize("act", ["", "view.disabled = true; view.disabled = false"])
def test_a_part_that_is_new_while_the_app_loads_does_not_arm_either(open_page, act):
    page = open_page(loading="")
    page.evaluate(act)
    Fingers(page).pull(400)
    assert page.evaluate("[view.phase, view.overscroll > 100]") == ["pulling", True]


@pytest.mark.quick
def test_titles_of_the_pages_own_take_the_place_of_the_looks(open_page):
    page = open_page(indicator="mj")
    record_words(page)
    page.evaluate(
        """view.titles = (phase, edge, outcome) =>
          phase === "running" ? `${edge} is busy` : phase === "finishing" ? outcome : undefined"""
    )
    fingers = Fingers(page)
    fingers.pull(400)
    fingers.up()
    wait_for_phase(page, "running")
    page.wait_for_function("painted.has('start is busy')")
    # Titles that are not set are the look's.
    assert "Release to refresh" in page.evaluate("[...painted]")
    page.evaluate("painted.clear(); view.titles = null")
    page.wait_for_function("painted.size > 1")
    assert "start is busy" not in page.evaluate("[...painted]")


def test_a_title_may_be_left_out(open_page):
    page = open_page()
    page.evaluate("view.titles = () => ''")
    page.evaluate("view.dateLine = () => ''")
    record_words(page)
    Fingers(page).pull(300)
    wait_for_phase(page, "armed")
    assert page.evaluate("[...painted].join('')") == ""


def test_the_page_may_word_its_dates(page):
    record_words(page)
    page.evaluate("view.dateLine = (date) => (date ? `Seen ${date.getTime()}` : 'Never seen')")
    fingers = Fingers(page)
    fingers.pull(300)
    page.wait_for_function("painted.has('Never seen')")
    page.evaluate("view.lastUpdated = 86400000")
    fingers.move(0, 20)
    page.wait_for_function("painted.has('Seen 86400000')")
    page.evaluate("painted.clear(); view.dateLine = null")
    fingers.move(0, 20)
    page.wait_for_function("painted.size > 1")
    assert not [text for text in page.evaluate("[...painted]") if "een" in text]


@pytest.mark.quick
def test_texts_of_the_page_that_throw_are_reported_and_stop_nothing(page):
    page.expect_problem("broken on purpose")
    record_words(page)
    # Attached together, and each of them refreshes.
    page.evaluate(
        """() => {
          const broken = () => { throw new Error("broken on purpose"); };
          window.views = ["titles", "dateLine", "neither"].map((name) => {
            const each = document.createElement("overscroll-view");
            each.style.height = "200px";
            each.onrefresh = () => {};
            each[name] = broken;
            return each;
          });
          view.replaceWith(...views);
        }"""
    )
    page.wait_for_function("views.every((view) => !view.shadowRoot.querySelector('button').hidden)")
    page.evaluate("for (const view of views) view.begin()")
    page.wait_for_function("views.every((view) => view.lastUpdated && view.phase === 'idle' && !view.overscroll)")
    painted = page.evaluate("[...painted]")
    assert {"Loading…", "Updated", "Never updated"} <= set(painted)
    assert set(page.problems) == {"broken on purpose"}


# The most frequent opacity of painted points; where two lines cross it is higher.
OPACITY = """() => {
  const canvas = view.shadowRoot.querySelector("canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const counts = new Array(256).fill(0);
  for (let i = 3; i < data.length; i += 4) counts[data[i]] += data[i] > 0;
  return counts.indexOf(Math.max(...counts));
}"""


@pytest.mark.parametrize("fading", [False, True])
def test_a_look_may_be_as_visible_as_it_is_pulled(open_page, fading):
    page = open_page(indicator="mj", **({"fading": ""} if fading else {}))
    assert page.evaluate("view.fading") is fading
    Fingers(page).pull(60)
    page.wait_for_function("view.progress > 0.2 && view.progress < 0.8")
    draw(page, 1)
    share = page.evaluate("view.progress") if fading else 1
    assert page.evaluate(OPACITY) == pytest.approx(255 * share, abs=3)


@pytest.mark.quick
def test_milestones_are_told_as_events(page):
    page.evaluate(
        """() => {
          window.told = [];
          view.addEventListener("milestone", ({ detail }) => {
            told.push([detail.edge, detail.milestone, Math.round(view.overscroll)]);
          });
          view.begin();
        }"""
    )
    page.wait_for_function("told.length === 1")
    page.evaluate("finish()")
    page.wait_for_function("told.length === 3")
    told = page.evaluate("told")
    assert [(edge, milestone) for edge, milestone, _ in told] == [
        ("start", "opened"), ("start", "closingBegan"), ("start", "closed"),
    ]
    opened, closing, closed = (points for *_, points in told)
    assert (opened, closed) == (56, 0)
    # A late timer runs during the closing.
    assert 20 <= closing <= 56


QUICK_PLACEMENT = pytest.param("fixedInFront", True, marks=pytest.mark.quick)
HOLDER = """() => {
  const holder = view.shadowRoot.querySelector(".indicator.start");
  const { transform, zIndex } = getComputedStyle(holder);
  return [new DOMMatrix(transform).m42, holder.offsetHeight, zIndex.replace("auto", "")];
}"""


@pytest.mark.parametrize(
    ("parameters", "position", "height", "layer"),
    [
        # As documented by IndicatorPlacement, with a gap of 56 points.
        ("{}", 0, 56, ""),
        ("{ indicatorExtent: 40 }", 16, 40, ""),
        ("{ ignoredInset: 9 }", -9, 56, ""),
        ("{ placement: 'superviewLayer', indicatorExtent: 40 }", 0, 40, ""),
        ("{ placement: 'fixedBehind', indicatorExtent: 40 }", 0, 40, ""),
        ("{ placement: 'fixedInFront', indicatorExtent: 40 }", 0, 40, "1"),
        ("{ placement: 'gapCentered', indicatorExtent: 40 }", 8, 40, ""),
    ],
)
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


def test_an_automatic_footer_may_load_when_a_share_of_its_room_is_in_view(open_page):
    page = open_page(edge="end", **{"load-behavior": "mj-auto"})
    # Half of its 44 points.
    page.evaluate("view.loadParameters = { lead: 22 }")
    page.evaluate("scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - 24")
    page.wait_for_function("scroller.scrollTop > 100")
    draw(page)
    assert page.evaluate("count('loadmore')") == 0
    page.evaluate("scroller.scrollTop += 3")
    page.wait_for_function("count('loadmore') === 1")


@pytest.mark.parametrize("budget", [1, 2])
def test_one_drag_loads_as_often_as_it_may(open_page, budget):
    page = open_page(edge="end", rows=16, **{"load-behavior": "mj-auto"})
    page.evaluate(f"view.loadParameters = {{ budgetPerDrag: {budget} }}")
    fingers = Fingers(page)
    fingers.down(195, 800)
    fingers.move(0, -300, steps=20)
    page.wait_for_function("count('loadmore') === 1")
    page.evaluate("appendRows(2); finish()")
    page.wait_for_function("count('loadmoreend') === 1 && view.phaseOf('end') === 'idle'")
    fingers.move(0, -300, steps=20)
    draw(page)
    assert page.evaluate("count('loadmore')") == budget


def test_an_empty_or_broken_language_is_said_once_and_counts_as_english(page):
    warned = warnings_of(page)
    for lang, direction in [("", "rtl"), ("no such thing", "ltr")]:
        page.evaluate("view.lang = 'de'")
        warned.clear()
        page.evaluate("(lang) => view.setAttribute('lang', lang)", lang)
        page.evaluate("(direction) => (document.documentElement.dir = direction)", direction)
        page.evaluate("loaded()")
        draw(page)
        assert warned == [f'overscroll-view: lang "{lang}" is no language, using "en"']
        button = "view.shadowRoot.querySelector('button').textContent"
        assert page.evaluate(button) == "Refresh", lang


def test_a_language_that_nobody_says_is_no_mistake(open_page):
    page = open_page()
    warned = warnings_of(page)
    page.evaluate("document.documentElement.removeAttribute('lang')")
    draw(page)
    assert warned == []


def test_an_unknown_date_is_said_and_changes_nothing(page):
    page.evaluate("view.lastUpdated = 1000")
    warned = warnings_of(page)
    for value in ["'yesterday'", "NaN", "undefined"]:
        warned.clear()
        page.evaluate(f"view.lastUpdated = {value}")
        page.evaluate("loaded()")
        text = value.strip("'")
        assert warned == [f"overscroll-view: lastUpdated is not a date: {text}"]
        assert page.evaluate("view.lastUpdated.getTime()") == 1000, value
