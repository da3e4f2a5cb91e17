"""Visible output: looks, colors, texts, reduced motion."""

import pytest

from drivers import Fingers, begin, draw, finish, record_words, wait_for_phase, wait_until_settled, warnings_of

LOOKS = [
    "arrow", pytest.param("ring", marks=pytest.mark.quick), "path", "tick", "petals", "material", "frames", "drop", "wave",
    "segments", "liquid", "morph", "field",
]


def picture(page):
    """Every opaque color that is painted, and its count."""
    return page.evaluate("paintedColors()")


def is_blank(page, edge="start"):
    """Whether the canvas is fully transparent."""
    return page.evaluate("(edge) => pixels(edge).length === 0", edge)


def pull_to(page, fingers, progress):
    """Moves a touch until the pull reaches a distance; continues an existing touch."""
    if not fingers.points:
        fingers.down(195, 200)
    while page.evaluate("view.progress") < progress:
        fingers.move(0, 8, steps=1)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_look_is_seen_at_every_stage(open_page, look, scheme):
    page = open_page(indicator=look, rows=8, scheme=scheme, context={"color_scheme": scheme})
    fingers = Fingers(page)
    assert is_blank(page)
    for progress in (0.5, 1):
        pull_to(page, fingers, progress)
        assert not is_blank(page)
    fingers.up()
    page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
    assert not is_blank(page)
    finish(page, "succeeded")
    begin(page)
    finish(page, "failed")
    assert is_blank(page)


def test_a_running_look_moves_and_a_reduced_one_does_not_turn(open_page):
    page = open_page(indicator="ring", context={"reduced_motion": "reduce"})
    begin(page)
    # In how many eighths of the circle anything but the groove is painted.
    reach = """(({ width, height }) => new Set(
      pixels().filter(({ green, blue, alpha }) => alpha > 60 && blue > green + 40)
        .map(({ x, y }) => Math.floor((Math.atan2(y - height / 2, x - width / 2) / Math.PI + 1) * 4) % 8)
    ).size)(view.shadowRoot.querySelector("canvas"))"""
    draw(page)
    # A static ring is closed; a rotating one is open.
    assert page.evaluate(reach) == 8
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function(f"{reach} < 8")


def test_a_run_opens_and_closes_at_once_where_less_motion_is_preferred(open_page):
    page = open_page(context={"reduced_motion": "reduce"})
    page.evaluate("window.seen = new Set()")
    page.evaluate("view.addEventListener('overscrollframe', ({ detail }) => void seen.add(detail.overscroll))")
    begin(page)
    finish(page)
    assert sorted(page.evaluate("[...seen]")) == [0, 56]


@pytest.mark.quick
def test_colors_come_from_custom_properties(open_page):
    page = open_page(indicator="ring")
    fingers = Fingers(page)
    page.evaluate("view.style.setProperty('--overscroll-accent', 'rgb(200 30 100)')")
    pull_to(page, fingers, 0.6)
    assert "200,30,100" in picture(page)
    fingers.cancel()
    wait_until_settled(page)
    page.evaluate("document.documentElement.style.setProperty('--mine', '#0a0b0c')")
    page.evaluate("view.style.setProperty('--overscroll-accent', 'light-dark(var(--mine), red)')")
    pull_to(page, fingers, 0.6)
    assert "10,11,12" in picture(page)


@pytest.mark.quick
def test_the_accent_is_that_of_the_pages_controls(open_page):
    page = open_page(indicator="ring")
    fingers = Fingers(page)
    page.evaluate("document.body.style.accentColor = 'rgb(200 30 100)'")
    pull_to(page, fingers, 0.6)
    assert "200,30,100" in picture(page)
    # Not in an original, which has a color of its own.
    fingers.cancel()
    wait_until_settled(page)
    page.evaluate("view.indicator = 'yq'")
    pull_to(page, fingers, 0.6)
    assert "200,30,100" not in picture(page) and "11,193,240" in picture(page)


@pytest.mark.quick
def test_a_hidden_view_takes_no_room(page):
    page.evaluate("view.hidden = true")
    assert page.evaluate("view.getBoundingClientRect().height") == 0


def test_colors_follow_the_color_scheme_during_a_refresh(open_page):
    page = open_page(indicator="ring", scheme="light dark")
    page.evaluate("view.style.setProperty('--overscroll-track', 'light-dark(#010203, #fafbfc)')")
    begin(page)
    before = picture(page)
    assert "1,2,3" in before and "250,251,252" not in before
    page.emulate_media(color_scheme="dark")
    draw(page)
    after = picture(page)
    assert "250,251,252" in after and "1,2,3" not in after


@pytest.mark.quick
def test_words_go_with_the_phases(page, fingers):
    record_words(page)
    fingers.pull(90)
    assert page.evaluate("[...painted]") == ["Pull down to refresh"]
    fingers.move(0, 120).up()
    wait_for_phase(page, "running")
    finish(page)
    written = {(each["text"], each["phase"]) for each in page.evaluate("written")}
    assert {text for text, _ in written} == {"Pull down to refresh", "Release to refresh", "Loading…", "Updated"}
    # Each fades out in the next phase.
    assert {("Pull down to refresh", "armed"), ("Release to refresh", "running"), ("Loading…", "finishing")} <= written
    # It would have moved the title.
    fingers.pull(90)
    assert any(text.startswith("Last updated: Today ") for text in page.evaluate("[...painted]"))


def test_an_older_update_is_told_with_its_date(open_page):
    page = open_page(context={"timezone_id": "UTC"})
    record_words(page)
    page.evaluate("view.lastUpdated = '2021-03-07T10:05:00Z'")
    Fingers(page).pull(90)
    detail = next(text for text in page.evaluate("[...painted]") if text.startswith("Last"))
    assert "2021" in detail and "Mar" in detail and "10:05" in detail


def test_the_choices_that_an_element_names_are_those_it_takes(open_page):
    page = open_page()
    warnings = warnings_of(page)
    choices = page.evaluate("OverscrollView.choices")
    take = "([name, value]) => (view.setAttribute(name, value), view[name.replace('-b', 'B')])"
    for name, named in choices.items():
        assert [page.evaluate(take, [name, value]) for value in named] == named and len(set(named)) > 1, name
    assert {name: named[0] for name, named in choices.items()} == {
        "indicator": "arrow", "behavior": "standard", "load-behavior": "standard",
        "fidelity": "corrected", "edge": "start", "axis": "vertical", "inputs": "touch mouse wheel", "lang": "en",
    }
    assert warnings == []


@pytest.mark.parametrize("name", ["indicator", "behavior", "edge", "fidelity"])
def test_an_unknown_name_is_warned_of_and_counts_as_the_default(page, fingers, name):
    warnings = warnings_of(page)
    default = page.evaluate(f"view.{name}")
    with page.expect_console_message(lambda message: "nonsense" in message.text):
        page.evaluate(f"view.setAttribute('{name}', 'nonsense')")
    assert page.evaluate(f"view.{name}") == default
    assert len(warnings) == 1 and name in warnings[0]
    fingers.pull(200)
    assert page.evaluate("view.phase") == "armed"


@pytest.mark.quick
@pytest.mark.parametrize("direction, is_left", [("ltr", True), ("rtl", False)])
def test_right_to_left_mirrors_the_look(open_page, direction, is_left):
    page = open_page(dir=direction)
    pull_to(page, Fingers(page), 0.9)
    places = page.evaluate(
        "pixels().filter(({ green, blue, alpha }) => alpha > 200 && blue > green + 40).map(({ x }) => x)"
    )
    assert (sum(places) / len(places) < 390) is is_left


def test_the_picture_stays_sharp_when_the_page_is_zoomed(open_page):
    # A separate page, because the protocol's zoom persists after the test.
    page = open_page(touch=False, context={"device_scale_factor": 1})
    page.evaluate("view.style.width = '300px'; view.style.height = '200px'")
    sharpness = "view.shadowRoot.querySelector('canvas').width / view.clientWidth"
    page.wait_for_function(f"{sharpness} === devicePixelRatio")
    # As in browsers: fewer points, each of more pixels.
    zoomed = {"width": 400, "height": 300, "deviceScaleFactor": 4, "mobile": False}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", zoomed)
    page.wait_for_function("devicePixelRatio === 4")
    page.wait_for_function(f"{sharpness} === 4")


@pytest.mark.quick
def test_the_indicator_has_the_size_of_the_elements_text(open_page):
    page = open_page()
    # Twice as large, a title needs twice the room.
    page.set_viewport_size({"width": 780, "height": 844})
    record_words(page)
    fingers = Fingers(page)
    for size, zoom in [("", 1), ("16px", 1), ("24px", 1.5), ("150%", 1.5), ("8px", 0.75), ("90px", 2)]:
        page.evaluate("(size) => { view.style.fontSize = size }", size)
        fingers.pull(90)
        title = page.evaluate("written.findLast(({ text }) => text.startsWith('Pull'))")
        assert title["zoom"] == [zoom, zoom], size
        # In the middle of the indicator's height of 56 points.
        assert 0 < title["y"] * zoom < 56, size
        fingers.cancel()
        wait_until_settled(page)


@pytest.mark.quick
def test_a_picture_is_no_larger_than_its_title_fits(open_page):
    page = open_page()
    record_words(page)
    page.evaluate("view.style.fontSize = '32px'")
    Fingers(page).pull(90)
    [zoom, width] = page.evaluate("""() => {
      const { zoom, text } = written.findLast(({ text }) => text.startsWith("Pull"));
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      context.font = `600 14px ${getComputedStyle(view).fontFamily}`;
      return [zoom[0], context.measureText(text).width];
    }""")
    # A figure, a gap and margins of 80 points beside it fill the width of 390, at more than 100 %.
    assert zoom == pytest.approx(390 / (width + 80), rel=0.01) and zoom > 1


# Notes the ends of all curves, in points of the page.
OUTLINE = """() => {
  const { prototype } = CanvasRenderingContext2D;
  const { bezierCurveTo } = prototype;
  window.outline = [];
  prototype.bezierCurveTo = function (...controls) {
    const { a, d, e, f } = this.getTransform();
    const [x, y] = controls.slice(-2);
    outline.push([(a * x + e) / devicePixelRatio, (d * y + f) / devicePixelRatio]);
    bezierCurveTo.apply(this, controls);
  };
}"""


@pytest.mark.quick
def test_larger_text_changes_no_shape(open_page):
    page = open_page(indicator="drop")
    page.evaluate(OUTLINE)
    fingers = Fingers(page)
    outlines = []
    for size in ("16px", "24px"):
        page.evaluate("(size) => { view.style.fontSize = size }", size)
        fingers.pull(90)
        page.evaluate("outline.length = 0")
        fingers.move(0, 1)
        draw(page)
        outlines.append(page.evaluate("outline.flat()"))
        fingers.cancel()
        wait_until_settled(page)
    assert outlines[0] and outlines[1] == pytest.approx(outlines[0], abs=0.1)


@pytest.mark.quick
def test_the_wave_is_highest_under_the_finger(open_page):
    page = open_page(indicator="wave")
    page.evaluate("""() => {
      const { prototype } = CanvasRenderingContext2D;
      const { quadraticCurveTo } = prototype;
      window.curve = [];
      prototype.quadraticCurveTo = function (x, y, ...rest) {
        curve.push({ x, y });
        quadraticCurveTo.call(this, x, y, ...rest);
      };
    }""")
    fingers = Fingers(page)
    for x in (120, 300):
        page.evaluate("curve.length = 0")
        fingers.down(x - 10, 200).move(10, 90)
        crest = page.evaluate("curve.reduce((highest, point) => point.y < highest.y ? point : highest)")
        assert crest["x"] == pytest.approx(x, abs=8)
        fingers.cancel()
        wait_until_settled(page)


def test_the_whole_list_is_printed(page):
    page.emulate_media(media="print")
    heights = page.evaluate("[view.offsetHeight, getComputedStyle(scroller).overflowY, view.scrollHeight]")
    page.emulate_media(media="null")
    assert heights[0] >= 3600 and heights[1] == "visible"
