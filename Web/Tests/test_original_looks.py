"""The five known controls on a page: texts, images, the trailer.

Angles and sizes are tested in Tests/SeedSystemTests.
"""

import re

import pytest

from drivers import Fingers, draw, finish, outcomes, record_words, wait_for_phase, wait_until_settled
from test_appearance import is_blank, picture, pull_to

LOOKS = ["ego", "cll", "mj", "mrefresh", "yq"]
# From sections 1.b to 5.b of the specification: the held distance, in points.
HOLDS = {"ego": 60, "cll": 60, "mj": 54, "mrefresh": 100, "yq": 80}


@pytest.mark.parametrize(("fidelity", "scheme"), [("corrected", "light"), ("corrected", "dark"), ("original", "light")])
@pytest.mark.parametrize("look", LOOKS)
def test_every_original_is_seen_at_every_stage(open_page, look, fidelity, scheme):
    page = open_page(
        indicator=look, behavior=look, fidelity=fidelity, rows=8, scheme=scheme, context={"color_scheme": scheme},
    )
    fingers = Fingers(page)
    assert is_blank(page)
    pull_to(page, fingers, 0.5)
    assert not is_blank(page)
    # Of the original mrefresh, reaching the distance is enough, during the touch.
    reached = "running" if (look, fidelity) == ("mrefresh", "original") else "armed"
    while page.evaluate("view.phase") != reached:
        fingers.move(0, 8, steps=1)
    page.wait_for_timeout(300)
    fingers.up()
    page.wait_for_function(f"view.phase === 'running' && view.overscroll === {HOLDS[look]}")
    page.wait_for_timeout(500)
    assert not is_blank(page)
    finish(page)
    assert is_blank(page)
    assert [outcomes(page), page.evaluate("count('refresh')")] == [["succeeded"], 1]


def test_under_a_short_list_the_automatic_footer_loads_after_a_drag(open_page):
    page = open_page(edge="end", rows=3, **{"load-behavior": "mj-auto"})
    fingers = Fingers(page).down(195, 600).move(0, -80)
    assert page.evaluate("count('loadmore')") == 0
    fingers.up()
    page.wait_for_function("count('loadmore') === 1")


@pytest.mark.parametrize(("look", "language", "today", "older"), [
    ("mj", "en", r"^Last update: Today \d\d:\d\d$", "Last update: 2021-03-07 10:05"),
    ("mj", "zh-Hans", r"^最后更新：今天 \d\d:\d\d$", "最后更新：2021-03-07 10:05"),
    ("cll", "zh-Hans", r"^上次刷新：\d\d-\d\d \d\d:\d\d$", "上次刷新：03-07 10:05"),
    ("ego", "en", r"^Last Updated: \d+/\d+/\d\d, ", "Last Updated: 3/7/21, 10:05 AM"),
])
def test_the_last_update_is_written_as_it_was(open_page, look, language, today, older):
    context = {"timezone_id": "UTC", "locale": "en-US"}
    page = open_page(indicator=look, behavior=look, lang=language, context=context)
    fingers = Fingers(page)
    record_words(page)
    for date, expected in [("'2021-03-07T10:05:00Z'", re.escape(older)), ("new Date()", today)]:
        page.evaluate(f"painted.clear(); view.lastUpdated = {date}")
        fingers.pull(90)
        # Some systems have a narrow space before AM.
        lines = [re.sub(r"\s", " ", text) for text in page.evaluate("[...painted]")]
        assert any(re.search(expected, line) for line in lines), lines
        fingers.cancel()
        wait_until_settled(page)


# Of ten images mj shows the last in the last tenth of the pull, frames when it arms.
@pytest.mark.parametrize(("look", "behavior", "steps"), [("mj", "mj", 10), ("frames", "standard", 9)])
def test_images_take_the_place_of_the_figure(open_page, look, behavior, steps):
    page = open_page(indicator=look, behavior=behavior)
    page.evaluate(f"""() => {{
      const make = {IMAGE};
      view.frames = {{
        pull: Array.from({{ length: 10 }}, (_, i) => make(`rgb(${{i}} 100 200)`)),
        run: [make("rgb(200 0 0)"), make("rgb(0 200 0)")],
      }};
    }}""")
    fingers = Fingers(page)
    pull_to(page, fingers, 0.5)
    draw(page, 1)
    assert f"{int(page.evaluate('view.progress') * steps)},100,200" in picture(page)
    fingers.move(0, 200).up()
    wait_for_phase(page, "running")
    for color in ("200,0,0", "0,200,0"):
        page.wait_for_function(f"'{color}' in paintedColors()")
    # MJRefresh calls back when its opening has ended.
    page.wait_for_function("window.finish")
    # Without images the figure is back, and an image that cannot be shown leaves its place empty.
    finish(page)
    page.evaluate("view.frames = { pull: [new Image()] }")
    pull_to(page, fingers, 0.5)
    assert "0,100,200" not in picture(page)


IMAGE = """(color, ...size) => {
  const image = new OffscreenCanvas(size[0] ?? 20, size[1] ?? 20);
  const context = image.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, image.width, image.height);
  return image;
}"""


def test_images_are_as_large_as_fits_in_the_middle_and_keep_their_shape(open_page):
    page = open_page(indicator="frames")
    # The first images load what shows them.
    page.evaluate("view.frames = {}, loaded()")
    pull_to(page, Fingers(page), 0.5)

    def box_of(width, height):
        page.evaluate(f"view.frames = {{ pull: [({IMAGE})('rgb(9 99 199)', {width}, {height})] }}")
        draw(page)
        painted = "pixels().filter(({ red, alpha }) => red === 9 && alpha === 255)"
        found = page.evaluate(f"{painted}.map(({{ x, y }}) => [x, y])")
        across, down = zip(*found)
        return [min(across), min(down), max(across) + 1, max(down) + 1]

    left, top, right, bottom = box_of(20, 20)
    side, x, y = right - left, (left + right) / 2, (top + bottom) / 2
    assert side == bottom - top > 20
    # Within a pixel on each side, where edges are blurred.
    assert box_of(40, 10) == pytest.approx([left, y - side / 8, right, y + side / 8], abs=1)
    assert box_of(10, 40) == pytest.approx([x - side / 8, top, x + side / 8, bottom], abs=1)


def test_a_trailer_stands_beside_a_horizontal_list(open_page):
    query = {"indicator": "mj", "axis": "horizontal", "edge": "end", "load-behavior": "mj-trailer"}
    page = open_page(rows=6, at="end", **query)
    record_words(page)
    fingers = Fingers(page).down(300, 300)
    while page.evaluate("view.phaseOf('end')") != "armed":
        fingers.move(-8, 0, steps=1)
    page.wait_for_timeout(300)
    assert "Release to view details" in page.evaluate("[...painted]")
    fingers.up()
    page.wait_for_function("view.phaseOf('end') === 'running'")
