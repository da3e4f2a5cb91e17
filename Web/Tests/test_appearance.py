"""Visible output: looks, colors, texts, reduced motion. Screenshots go to Web/artifacts."""

import pytest

from drivers import Fingers, draw, finish, record_words, wait_for_phase, wait_until_settled, warnings_of

LOOKS = [
    "arrow", pytest.param("ring", marks=pytest.mark.quick), "path", "tick", "petals", "material", "frames", "drop", "wave",
    "segments", "liquid", "morph", "field",
]


def picture(page):
    """Every opaque color that is painted, and its count."""
    return page.evaluate("paintedColors()")


def is_blank(page):
    """Whether the canvas is fully transparent."""
    return page.evaluate(
        """() => {
          const canvas = view.shadowRoot.querySelector("canvas");
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return data.every((value, i) => i % 4 < 3 || value === 0);
        }"""
    )


def pull_to(page, fingers, progress):
    """Moves a touch until the pull reaches a distance; continues an existing touch."""
    if not fingers.points:
        fingers.down(195, 200)
    while page.evaluate("view.progress") < progress:
        fingers.move(0, 8, steps=1)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_look_is_seen_at_every_stage(open_page, artifacts, look, scheme):
    page = open_page(
        indicator=look, rows=8, scheme=scheme, context={"color_scheme": scheme}
    )
    fingers = Fingers(page)
    clip = {"x": 0, "y": 0, "width": 390, "height": 240}

    def shoot(stage):
        page.screenshot(path=artifacts / f"{look}-{scheme}-{stage}.png", clip=clip)

    shoot("0")
    assert is_blank(page)
    for percent in (50, 100):
        pull_to(page, fingers, percent / 100)
        shoot(str(percent))
        assert not is_blank(page)
    fingers.up()
    page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
    shoot("refreshing")
    assert not is_blank(page)
    for outcome in ("succeeded", "failed"):
        page.evaluate(f"finish('{outcome}')")
        wait_for_phase(page, "finishing")
        page.wait_for_timeout(420)
        shoot(outcome)
        wait_until_settled(page)
        if outcome == "succeeded":
            page.evaluate("void view.begin()")
            page.wait_for_function("view.overscroll === 56")
    assert is_blank(page)


def test_a_running_look_moves_and_a_reduced_one_does_not_turn(open_page):
    def painted(page):
        return page.evaluate("view.shadowRoot.querySelector('canvas').toDataURL()")

    page = open_page(indicator="ring", context={"reduced_motion": "reduce"})
    page.evaluate("void view.begin()")
    page.wait_for_function("view.overscroll === 56")
    reach = """() => {
      const canvas = view.shadowRoot.querySelector("canvas");
      const { data, width } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      // Where anything but the groove is painted, as the set of eighths of the circle.
      const cells = new Set();
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] > 60 && data[i + 2] > data[i + 1] + 40) {
          const x = (i / 4) % width - canvas.width / 2, y = (i / 4 - (i / 4) % width) / width - canvas.height / 2;
          cells.add(Math.floor((Math.atan2(y, x) / Math.PI + 1) * 4) % 8);
        }
      }
      return cells.size;
    }"""
    draw(page)
    # A static ring is closed; a rotating one is open.
    assert page.evaluate(reach) == 8
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function(f"({reach})() < 8")


def test_a_run_opens_and_closes_at_once_where_less_motion_is_preferred(open_page):
    page = open_page(context={"reduced_motion": "reduce"})
    page.evaluate(
        """() => {
          window.seen = [];
          const look = () => (seen.push(Math.round(view.overscroll)), requestAnimationFrame(look));
          look();
          void view.begin();
        }"""
    )
    page.wait_for_function("view.overscroll === 56")
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle'")
    assert page.evaluate("[...new Set(seen)]") == [0, 56]


@pytest.mark.parametrize(
    ("look", "scheme", "accent"),
    # The palettes in Palette+Looks.swift.
    [("arrow", "light", "29,95,214"), ("ring", "light", "122,63,209"), ("path", "dark", "242,176,78")],
)
def test_every_look_has_its_own_accent(open_page, look, scheme, accent):
    page = open_page(indicator=look, scheme=scheme)
    pull_to(page, Fingers(page), 0.7)
    assert accent in picture(page)


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


def test_a_style_that_changed_between_two_pulls_counts_for_the_second(page, fingers):
    fingers.pull(200)
    fingers.cancel()
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    page.evaluate("view.style.setProperty('--overscroll-accent', 'rgb(1, 200, 3)')")
    fingers.pull(200)
    assert "1,200,3" in page.evaluate("paintedColors()")


@pytest.mark.quick
def test_a_hidden_view_takes_no_room(page):
    page.evaluate("view.hidden = true")
    assert page.evaluate("view.getBoundingClientRect().height") == 0


def test_colors_follow_the_color_scheme_during_a_refresh(open_page):
    page = open_page(indicator="ring", scheme="light dark")
    page.evaluate("view.style.setProperty('--overscroll-track', 'light-dark(#010203, #fafbfc)')")
    page.evaluate("void view.begin()")
    page.wait_for_function("view.overscroll === 56")
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
    assert page.evaluate("[...painted]") == ["Pull down to refresh", "Never updated"]
    page.evaluate("painted.clear()")
    fingers.move(0, 120)
    assert "Release to refresh" in page.evaluate("[...painted]")
    fingers.up()
    wait_for_phase(page, "running")
    finish(page)
    painted = page.evaluate("[...painted]")
    assert {"Loading…", "Updated"} <= set(painted)
    assert any(text.startswith("Last updated: Today ") for text in painted)


def test_an_older_update_is_told_with_its_date(open_page):
    page = open_page(context={"timezone_id": "UTC"})
    fingers = Fingers(page)
    record_words(page)
    page.evaluate("view.lastUpdated = '2021-03-07T10:05:00Z'")
    fingers.pull(90)
    detail = next(text for text in page.evaluate("[...painted]") if text.startswith("Last"))
    assert "2021" in detail and "Mar" in detail and "10:05" in detail


def test_the_choices_that_an_element_names_are_those_it_takes(open_page):
    page = open_page()
    warnings = warnings_of(page)
    taken = page.evaluate(
        """() => Object.entries(view.constructor.choices).map(([name, values]) => {
          const property = name.replace("-b", "B");
          return [name, values[0], values, values.map((value) => {
            view.setAttribute(name, value);
            return view[property];
          })];
        })"""
    )
    assert [name for name, *_ in taken] == [
        "indicator", "behavior", "load-behavior", "fidelity", "edge", "axis", "inputs", "lang",
    ]
    for name, default, named, got in taken:
        assert named == got and len(set(named)) == len(named) > 1
    defaults = {name: default for name, default, *_ in taken}
    assert defaults == {
        "indicator": "arrow", "behavior": "standard", "load-behavior": "standard",
        "fidelity": "corrected", "edge": "start", "axis": "vertical", "inputs": "touch mouse wheel", "lang": "en",
    }
    assert warnings == []


def test_an_unknown_name_is_warned_of_and_counts_as_the_default(page, fingers):
    warnings = warnings_of(page)
    for name in ["indicator", "behavior", "edge", "fidelity"]:
        warnings.clear()
        default = page.evaluate(f"view.{name}")
        with page.expect_console_message(lambda message: "nonsense" in message.text):
            page.evaluate(f"view.setAttribute('{name}', 'nonsense')")
        assert page.evaluate(f"view.{name}") == default, name
        assert len(warnings) == 1 and "nonsense" in warnings[0] and name in warnings[0]
        fingers.pull(200)
        assert page.evaluate("view.phase") == "armed", name
        fingers.cancel()
        wait_until_settled(page)
        page.evaluate(f"view.removeAttribute('{name}')")


def test_the_look_changes_at_run_time(open_page):
    page = open_page(indicator="arrow")
    fingers = Fingers(page)
    record_words(page)
    pull_to(page, fingers, 0.6)
    assert page.evaluate("painted.size") > 0
    page.evaluate("view.indicator = 'ring', loaded()")
    page.evaluate("painted.clear()")
    fingers.move(0, 4, steps=1)
    assert page.evaluate("painted.size") == 0
    assert picture(page) != {}


@pytest.mark.quick
def test_right_to_left_mirrors_the_look(open_page):
    def figure_side(page):
        return page.evaluate(
            """() => {
              const canvas = view.shadowRoot.querySelector("canvas");
              const { data, width } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
              let sum = 0, count = 0;
              for (let i = 0; i < data.length; i += 4) {
                if (data[i + 3] > 200 && data[i + 2] > data[i + 1] + 40) (sum += (i / 4) % width), count++;
              }
              return sum / count < width / 2 ? "left" : "right";
            }"""
        )

    for direction, side in [("ltr", "left"), ("rtl", "right")]:
        page = open_page(dir=direction)
        pull_to(page, Fingers(page), 0.9)
        assert figure_side(page) == side


def test_the_picture_is_as_sharp_as_the_screen(page, fingers):
    fingers.pull(100)
    assert page.evaluate("view.shadowRoot.querySelector('canvas').width") == 390 * 2


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


def test_a_resized_view_draws_to_its_new_width(open_page):
    page = open_page(touch=False)
    page.set_viewport_size({"width": 600, "height": 500})
    page.wait_for_function("view.shadowRoot.querySelector('canvas').width === scroller.clientWidth")
    page.evaluate("void view.begin()")
    page.wait_for_function("view.overscroll === 56")
    assert picture(page) != {}


def drawn_texts(page, size):
    """The zoom and the box of the title that a pull paints at a font size."""
    page.evaluate("(size) => { view.style.fontSize = size }", size)
    page.evaluate(
        """() => {
          window.titles = [];
          const { prototype } = CanvasRenderingContext2D;
          const fillText = (window.original ??= prototype.fillText);
          prototype.fillText = function (text, x, y, width) {
            const { a, d } = this.getTransform();
            const measured = this.measureText(text).width * a;
            titles.push([text, a / devicePixelRatio, d / devicePixelRatio, measured / devicePixelRatio, x, y]);
            original.call(this, text, x, y, width);
          };
        }"""
    )
    fingers = Fingers(page)
    fingers.pull(90)
    # The date, where there is room for it, is below.
    title = page.evaluate("titles.findLast(([text]) => !text.startsWith('Last'))")
    fingers.cancel()
    wait_until_settled(page)
    return title


@pytest.mark.quick
def test_the_indicator_has_the_size_of_the_elements_text(open_page):
    page = open_page()
    # Twice as large, a title needs twice the room.
    page.set_viewport_size({"width": 780, "height": 844})
    sizes = {size: drawn_texts(page, size) for size in ["", "16px", "24px", "150%", "8px", "90px"]}
    assert sizes["16px"] == sizes[""]
    zooms = {size: title[1:3] for size, title in sizes.items()}
    assert zooms == {
        "": [1, 1], "16px": [1, 1], "24px": [1.5, 1.5], "150%": [1.5, 1.5], "8px": [0.75, 0.75], "90px": [2, 2],
    }
    assert sizes["24px"][3] == pytest.approx(1.5 * sizes["16px"][3], rel=0.02)
    # In the middle of the indicator's height of 56 points.
    assert [size for size, title in sizes.items() if not 0 < title[5] * title[2] < 56] == []


def test_a_horizontal_lists_indicator_keeps_its_size(open_page):
    page = open_page(axis="horizontal", indicator="ring")
    page.evaluate("view.style.fontSize = '32px'")
    page.evaluate(
        """() => {
          window.zooms = new Set();
          const { prototype } = CanvasRenderingContext2D;
          const { setTransform } = prototype;
          prototype.setTransform = function (a, ...rest) {
            zooms.add(a / devicePixelRatio);
            setTransform.call(this, a, ...rest);
          };
        }"""
    )
    fingers = Fingers(page)
    fingers.down(100, 300)
    fingers.move(150, 0)
    assert page.evaluate("[...zooms]") == [1]
    fingers.up()
