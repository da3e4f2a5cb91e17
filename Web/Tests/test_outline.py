"""Custom outlines: painting, warnings, and memory."""

import math

import pytest

from drivers import Fingers, begin, draw, hooked, load, memory_growth, wait_until_settled, warnings_of
from test_appearance import pull_to

# Two bars of the same length, far from the origin, the second by a relative move.
BARS = "M1000 500h10%0Am-10 10h10"
# Without the faint copy, which would hide the drawn part.
NO_SHADOW = "view.style.setProperty('--overscroll-track', 'transparent')"


def ink(page, view="view", edge="start"):
    """The painted points, after the frame that shows the last change."""
    draw(page)
    painted = f"pixels('{edge}', {view}).filter(({{ alpha }}) => alpha > 40)"
    return page.evaluate(f"{painted}.map(({{ x, y }}) => [x / devicePixelRatio, y / devicePixelRatio])")


def size(points):
    """Size and origin of the bounds of points."""
    across, down = zip(*points)
    return max(across) - min(across), max(down) - min(down), min(across), min(down)


@pytest.mark.parametrize("look, fidelity", [("path", "corrected"), ("mrefresh", "corrected"), ("mrefresh", "original")])
def test_an_outline_in_pieces_is_drawn_by_the_pull(open_page, look, fidelity):
    page = open_page(indicator=look, fidelity=fidelity, outline=BARS)
    page.evaluate(NO_SHADOW)
    fingers = Fingers(page).down(195, 200)
    seen = {}
    for progress in (0.25, 0.75, 1):
        while page.evaluate("view.progress") < progress:
            fingers.move(0, 2, steps=1)
        if progress == 1:
            page.wait_for_timeout(400)
        seen[progress] = ink(page), page.evaluate("view.progress")
    # Both bars at a distance of their length, and nothing between them.
    whole, _ = seen[1]
    width, height, left, top = size(whole)
    assert abs(width - height) < 2
    assert not [y for _, y in whole if 3 < y - top < height - 3]
    # Half the pull draws the upper bar, the other half the lower one.
    points, progress = seen[0.25]
    box = size(points)
    assert box[1] < 3 and abs(box[0] / width - 2 * progress) < 0.08
    points, progress = seen[0.75]
    # Before it arms, the look is nearer to the content.
    *_, top = size(points)
    upper, lower = [size([p for p in points if (p[1] - top > 3) == is_lower]) for is_lower in (0, 1)]
    assert upper[0] == width and abs(lower[0] / width - (2 * progress - 1)) < 0.08


@pytest.mark.quick
def test_changing_or_removing_an_outline_counts_at_once(open_page):
    page = open_page(indicator="path")
    pull_to(page, Fingers(page), 0.5)
    mark = size(ink(page))
    assert mark[0] > 20 and mark[1] > 20
    page.evaluate("view.outline = 'M0 0h1'")
    assert size(ink(page))[0] > 20 > 4 > size(ink(page))[1]
    assert page.evaluate("view.getAttribute('outline')") == "M0 0h1"
    page.evaluate("view.setAttribute('outline', 'M0 0v1')")
    assert size(ink(page))[1] > 20 > 4 > size(ink(page))[0]
    page.evaluate("view.outline = null")
    assert page.evaluate("view.outline") is None
    assert size(ink(page)) == mark


@pytest.mark.quick
@pytest.mark.parametrize("data, words", [
    ("", "is no path data"), ("M0 0L10", "is no path data"), ('M0 0h1") border-box', "is no path data"),
    ("\\4d 0 0h1", "is no path data"), ("M1 1m3 3", "draws nothing"),
    # Beyond the largest number in a browser's paths.
    ("M3e38 0l1e38 0", "draws nothing"),
])
def test_a_bad_outline_is_said_once_and_leaves_the_looks_own(open_page, data, words):
    page = open_page(indicator="path")
    pull_to(page, Fingers(page), 0.5)
    own = size(ink(page))
    lines = warnings_of(page)
    page.evaluate("(data) => { view.outline = data }", data)
    page.evaluate("view.behavior = 'yq'; view.behavior = 'standard'")
    assert size(ink(page)) == own
    page.evaluate("view.outline = 'M0 0h1'")
    assert size(ink(page)) != own
    said = [line for line in lines if line.startswith("overscroll-view")]
    assert said == [f'overscroll-view: outline {words}: "{data}"']


def test_every_view_and_every_edge_has_its_own_outline(open_page):
    query = {"indicator": "path", "outline": "M0 0h1", "edge": "both", "load-behavior": "tap"}
    page = open_page(context={"reduced_motion": "reduce"}, **query)
    other = '<overscroll-view id=other indicator=path outline="M0 0v1"></overscroll-view>'
    page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', markup)", other)
    page.evaluate("void (other.onrefresh = view.onrefresh)")
    page.wait_for_function("other.begin()")
    begin(page)
    page.wait_for_function("other.overscroll === 56")
    for view, (long, short) in {"view": (0, 1), "other": (1, 0)}.items():
        box = size(ink(page, view))
        assert box[long] > 20 > 4 > box[short]
    page.evaluate("view.end()")
    wait_until_settled(page)
    load(page)
    page.wait_for_timeout(500)
    box = size(ink(page, edge="end"))
    assert box[0] > 20 > 4 > box[1]


KEPT = """
  window.points = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...rest) {
    const { exports } = new Instance(...rest);
    const outline = (address, ...point) => {
      if (point.length > 1) points.push(point);
      return exports.outline(address, ...point);
    };
    return { exports: { ...exports, outline } };
  };
"""


def test_no_line_leaves_an_outline_by_more_than_a_20_000th_of_its_length(open_page):
    # Both fill the square of 26 points: a circle of arcs, and a square that reverses.
    page = open_page(before=KEPT, indicator="path", outline="M0 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0z")
    circle = page.evaluate("loaded().then(() => points)")
    # A browser's numbers have seven digits.
    tolerance = 2 * math.pi * 13 / 20_000 + 1e-5
    assert [begins for *_, begins in circle] == [True] + [False] * (len(circle) - 1)
    assert len(circle) < 150
    for (x, y, _), (toX, toY, _) in zip(circle, circle[1:]):
        assert abs(math.hypot(x, y) - 13) < tolerance
        assert abs(math.hypot((x + toX) / 2, (y + toY) / 2) - 13) < tolerance
    page.evaluate("points.length = 0, view.outline = 'M3 3h7v7h-7zh7v7'")
    square = page.evaluate("points")
    # Six sides of 26 points; a corner is cut by at most one of 4096 segments.
    for corner in [(-13, -13), (13, -13), (13, 13), (-13, 13)]:
        assert min(math.dist(corner, point[:2]) for point in square) < 6 * 26 / 4096


def test_an_outlines_memory_is_used_again(open_page):
    page = open_page(before=hooked(), indicator="path")
    outline = 'view.outline = i % 2 ? "M0 0h1v1h-1z" : "M0 0h1m5 5v3"'
    assert memory_growth(page, 300, outline) == 0
