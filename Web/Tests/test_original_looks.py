"""The five known controls on a page: screenshots, texts, images, the trailer.

Angles and sizes are tested in Tests/SeedSystemTests.
"""

import pytest

from drivers import Fingers, draw, finish, wait_for_phase, wait_until_settled
from test_appearance import is_blank, picture, pull_to, record_words

LOOKS = ["ego", "cll", "mj", "mrefresh", "yq"]
# From sections 1.b to 5.b of the specification: the held distance, in points.
HOLDS = {"ego": 60, "cll": 60, "mj": 54, "mrefresh": 100, "yq": 80}


@pytest.mark.parametrize(
    ("fidelity", "scheme"), [("corrected", "light"), ("corrected", "dark"), ("original", "light")]
)
@pytest.mark.parametrize("look", LOOKS)
def test_every_original_is_seen_at_every_stage(open_page, artifacts, look, fidelity, scheme):
    page = open_page(
        indicator=look, behavior=look, fidelity=fidelity, rows=8, scheme=scheme,
        context={"color_scheme": scheme},
    )
    fingers = Fingers(page)
    clip = {"x": 0, "y": 0, "width": 390, "height": 240}

    def shoot(stage):
        page.screenshot(path=artifacts / f"{look}-{fidelity}-{scheme}-{stage}.png", clip=clip)

    shoot("0")
    assert is_blank(page)
    pull_to(page, fingers, 0.5)
    shoot("50")
    assert not is_blank(page)
    if look == "mrefresh" and fidelity == "original":
        # Reaching the distance is enough, during the touch.
        while page.evaluate("view.phase") != "running":
            fingers.move(0, 8, steps=1)
        shoot("100")
    else:
        while page.evaluate("view.phase") != "armed":
            fingers.move(0, 8, steps=1)
        page.wait_for_timeout(300)
        shoot("100")
    fingers.up()
    page.wait_for_function(f"view.phase === 'running' && view.overscroll === {HOLDS[look]}")
    page.wait_for_timeout(500)
    shoot("refreshing")
    assert not is_blank(page)
    finish(page)
    assert is_blank(page)


@pytest.mark.parametrize(
    ("look", "language", "words"),
    [
        ("ego", "en", ["Pull down to refresh...", "Release to refresh...", "Loading..."]),
        ("ego", "zh-Hans", ["下拉可以刷新", "松开即可刷新", "加载中"]),
        ("cll", "zh-Hans", ["下拉刷新", "释放立即刷新", "正在加载", "刷新时间"]),
        ("mj", "en", ["Pull down to refresh", "Release to refresh", "Last update: No record"]),
        ("mj", "zh-Hans", ["下拉可以刷新", "松开立即刷新", "正在刷新数据中...", "最后更新：无记录"]),
    ],
)
def test_the_words_are_the_originals(open_page, look, language, words):
    page = open_page(indicator=look, behavior=look, lang=language)
    record_words(page)
    fingers = Fingers(page)
    fingers.pull(300)
    wait_for_phase(page, "armed")
    fingers.up()
    wait_for_phase(page, "running")
    page.wait_for_timeout(100)
    assert set(words) <= set(page.evaluate("[...painted]"))


@pytest.mark.parametrize(
    ("look", "language", "today", "older"),
    [
        ("mj", "en", r"^Last update: Today \d\d:\d\d$", "Last update: 2021-03-07 10:05"),
        ("mj", "zh-Hans", r"^最后更新：今天 \d\d:\d\d$", "最后更新：2021-03-07 10:05"),
        ("cll", "zh-Hans", r"^上次刷新：\d\d-\d\d \d\d:\d\d$", "上次刷新：03-07 10:05"),
        ("ego", "en", r"^Last Updated: \d+/\d+/\d\d, ", "Last Updated: 3/7/21, 10:05 AM"),
    ],
)
def test_the_last_update_is_written_as_it_was(open_page, look, language, today, older):
    import re

    page = open_page(
        indicator=look, behavior=look, lang=language,
        context={"timezone_id": "UTC", "locale": "en-US"},
    )
    fingers = Fingers(page)

    def lines():
        record_words(page)
        fingers.pull(90)
        # Some systems have a narrow space before AM.
        found = page.evaluate("[...painted]")
        fingers.cancel()
        wait_until_settled(page)
        return [re.sub(r"\s", " ", text) for text in found]

    page.evaluate("view.lastUpdated = '2021-03-07T10:05:00Z'")
    assert older in lines()
    page.evaluate("view.lastUpdated = new Date()")
    assert any(re.search(today, text) for text in lines())


# Of ten images mj shows the last in the last tenth of the pull, frames when it arms.
@pytest.mark.parametrize(("look", "behavior", "steps"), [("mj", "mj", 10), ("frames", "standard", 9)])
def test_images_take_the_place_of_the_figure(open_page, look, behavior, steps):
    page = open_page(indicator=look, behavior=behavior)
    page.evaluate(
        """() => {
          const make = (color) => {
            const canvas = document.createElement("canvas");
            Object.assign(canvas, { width: 20, height: 20 });
            const context = canvas.getContext("2d");
            context.fillStyle = color;
            context.fillRect(0, 0, 20, 20);
            return canvas;
          };
          view.frames = {
            pull: Array.from({ length: 10 }, (_, i) => make(`rgb(${i} 100 200)`)),
            run: [make("rgb(200 0 0)"), make("rgb(0 200 0)")],
          };
        }"""
    )
    fingers = Fingers(page)
    pull_to(page, fingers, 0.5)
    draw(page, 1)
    progress = page.evaluate("view.progress")
    assert f"{int(progress * steps)},100,200" in picture(page)
    fingers.move(0, 200)
    fingers.up()
    wait_for_phase(page, "running")
    seen = set()
    for _ in range(12):
        seen |= {"200,0,0", "0,200,0"} & set(picture(page))
        page.wait_for_timeout(40)
    assert seen == {"200,0,0", "0,200,0"}
    # Without images the figure is back, and an image that cannot be shown leaves its place empty.
    finish(page)
    page.evaluate("view.frames = { pull: [new Image()] }")
    pull_to(page, fingers, 0.5)
    assert "0,100,200" not in picture(page)


def test_images_are_as_large_as_fits_in_the_middle_and_keep_their_shape(open_page):
    page = open_page(indicator="frames")
    show = """(size) => {
      const image = new OffscreenCanvas(...size);
      const context = image.getContext("2d");
      context.fillStyle = "rgb(9 99 199)";
      context.fillRect(0, 0, ...size);
      view.frames = { pull: [image] };
    }"""
    box = """() => {
      const canvas = view.shadowRoot.querySelector("canvas");
      const { data, width } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const [xs, ys] = [[], []];
      for (let i = 0; i < data.length; i += 4) {
        if (data.slice(i, i + 4).join() !== "9,99,199,255") continue;
        xs.push((i / 4) % width);
        ys.push(Math.floor(i / 4 / width));
      }
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
    }"""
    # The first images load what shows them.
    page.evaluate("view.frames = {}, loaded()")
    pull_to(page, Fingers(page), 0.5)

    def box_of(size):
        page.evaluate(show, size)
        draw(page)
        return page.evaluate(box)

    square = box_of([20, 20])
    left, top, right, bottom = square
    side, x, y = right - left, (left + right) / 2, (top + bottom) / 2
    assert side == bottom - top > 20
    # Within a pixel on each side, where edges are blurred.
    assert box_of([40, 10]) == pytest.approx([left, y - side / 8, right, y + side / 8], abs=1)
    assert box_of([10, 40]) == pytest.approx([x - side / 8, top, x + side / 8, bottom], abs=1)


@pytest.mark.quick
def test_a_refresh_beside_a_trailer_keeps_its_words(open_page):
    def words(**query):
        page = open_page(indicator="mj", edge="both", lang="zh-Hans", **query)
        record_words(page)
        pull_to(page, Fingers(page), 0.5)
        return page.evaluate("[...painted]")

    assert words(**{"load-behavior": "mj-trailer"}) == words(**{"load-behavior": "mj-back"})


def test_a_trailer_stands_beside_a_horizontal_list(open_page, artifacts):
    page = open_page(
        indicator="mj", axis="horizontal", edge="end", rows=6, at="end",
        **{"load-behavior": "mj-trailer"},
    )
    record_words(page)
    fingers = Fingers(page)
    fingers.down(300, 300)
    while page.evaluate("view.phaseOf('end')") != "armed":
        fingers.move(-8, 0, steps=1)
    page.wait_for_timeout(300)
    page.screenshot(path=artifacts / "mj-trailer.png")
    assert "Release to view details" in page.evaluate("[...painted]")
    fingers.up()
    page.wait_for_function("view.phaseOf('end') === 'running'")
