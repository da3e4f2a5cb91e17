"""The behaviors of five known controls, by name and in both fidelities.

Distances are those of the published originals, in points past the edge.
"""

import pytest

from drivers import Fingers, wait_until_settled

HEADERS = [
    ("ego", "corrected", 65, "armed"),
    ("ego", "original", 65, "armed"),
    ("cll", "corrected", 60, "armed"),
    pytest.param("mj", "corrected", 54, "armed", marks=pytest.mark.quick),
    ("mrefresh", "corrected", 140, "armed"),
    # The original did not wait for the release.
    ("mrefresh", "original", 140, "running"),
    ("yq", "corrected", 80, "armed"),
    ("yq", "original", 80, "armed"),
]


def watch(page):
    """Records every overscroll and phase of the start after a frame or an input."""
    page.evaluate(
        """() => {
          window.seen = [];
          view.addEventListener("overscrollframe", ({ detail }) => {
            seen.push([detail.overscroll, detail.phase]);
          });
        }"""
    )


@pytest.mark.parametrize("name,fidelity,distance,then", HEADERS)
def test_a_pull_arms_where_the_original_did(open_page, name, fidelity, distance, then):
    page = open_page(indicator=name, behavior=name, fidelity=fidelity)
    watch(page)
    fingers = Fingers(page)
    fingers.pull(500, steps=60)
    seen = page.evaluate("seen")
    before = [phase for overscroll, phase in seen if 0 < overscroll < distance]
    after = [phase for overscroll, phase in seen if overscroll > distance]
    assert len(before) > 10 and set(before) == {"pulling"}
    assert len(after) > 10 and set(after) == {then}


@pytest.mark.parametrize("name,fidelity,distance,then", HEADERS)
def test_a_whole_refresh_comes_to_rest(open_page, name, fidelity, distance, then):
    page = open_page(indicator=name, behavior=name, fidelity=fidelity)
    fingers = Fingers(page)
    fingers.pull(600)
    fingers.up()
    # MJRefresh calls back when its opening has ended.
    page.wait_for_function("window.finish && view.phase === 'running'")
    assert page.evaluate("count('refresh')") == 1
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle'")
    wait_until_settled(page)
    assert page.evaluate("[view.overscroll, count('refreshend')]") == [0, 1]


def test_asked_for_as_it_was_a_trace_names_it_so(open_page):
    page = open_page(edge="both", behavior="ego", **{"load-behavior": "mj-back"})
    page.evaluate(
        """() => {
          window.configured = [];
          view.addEventListener("overscrollframe", ({ detail }) => {
            for (const { event, behavior } of detail.events)
              if (event === "configured") configured.push(behavior);
          });
          view.fidelity = "original";
        }"""
    )
    page.wait_for_function("configured.length >= 2")
    # Equal values have one name.
    assert page.evaluate("configured.slice(-2)") == ["ego-original", "mj-back"]
    page.evaluate("view.loadBehavior = 'mj-auto'")
    page.wait_for_function("configured.length >= 4")
    assert page.evaluate("configured.slice(-2)") == ["ego-original", "mj-auto-original"]
    page.evaluate("[configured, view.fidelity] = [[], 'corrected']")
    page.wait_for_function("configured.length >= 2")
    assert page.evaluate("configured") == ["ego", "mj-auto"]


@pytest.mark.parametrize("name,distance", [("cll", 40), ("mj-back", 44), ("mj-trailer", 60)])
def test_a_pull_past_the_end_arms_where_the_original_did(open_page, name, distance):
    page = open_page(edge="end", at="end", **{"load-behavior": name})
    page.evaluate("seen = []")
    fingers = Fingers(page)
    fingers.down(195, 700)
    for _ in range(50):
        fingers.move(0, -8, steps=1)
        page.evaluate("seen.push([new DOMMatrix(getComputedStyle(scroller).transform).m42, view.phaseOf('end')])")
    seen = page.evaluate("seen")
    before = [phase for offset, phase in seen if 0 < -offset < distance - 1]
    after = [phase for offset, phase in seen if -offset > distance + 1]
    assert len(before) > 5 and set(before) == {"pulling"}
    assert len(after) > 5 and set(after) == {"armed"}


def test_under_a_short_list_the_automatic_footer_loads_after_a_drag(open_page):
    page = open_page(edge="end", rows=3, **{"load-behavior": "mj-auto"})
    assert page.evaluate("count('loadmore')") == 0
    fingers = Fingers(page)
    fingers.down(195, 600)
    fingers.move(0, -80)
    assert page.evaluate("count('loadmore')") == 0
    fingers.up()
    page.wait_for_function("count('loadmore') === 1")


@pytest.mark.quick
def test_the_view_stays_in_the_middle_of_the_gap(open_page):
    page = open_page(indicator="mrefresh", behavior="mrefresh")
    fingers = Fingers(page)
    fingers.down(195, 200)
    checked = 0
    for _ in range(60):
        fingers.move(0, 8, steps=1)
        gap, top, height = page.evaluate(
            """() => {
              const { y, height } = view.shadowRoot.querySelector(".indicator.start").getBoundingClientRect();
              return [view.overscroll, y - view.getBoundingClientRect().y, height];
            }"""
        )
        if gap < 60:
            continue
        checked += 1
        assert abs(height - 50) < 0.01
        assert abs(top + height / 2 - gap / 2) <= 1
    assert checked > 20


def test_an_end_under_the_finger_may_wait_for_it(open_page):
    page = open_page(indicator="mrefresh", behavior="mrefresh")
    fingers = Fingers(page)
    page.evaluate("void view.begin()")
    page.wait_for_function("window.finish && view.overscroll === 100")
    fingers.pull(40)
    page.evaluate("finish()")
    page.wait_for_timeout(100)
    assert page.evaluate("view.phase") == "running"
    fingers.up()
    page.wait_for_function("view.phase === 'idle'")
    wait_until_settled(page)
