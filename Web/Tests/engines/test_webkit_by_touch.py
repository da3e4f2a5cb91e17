"""Real touches in WebKit, which no other test has; each scene also works with a plain scroller."""

import subprocess

import pytest

from places import WEB, installed
from touching import touchable_webkit

SETUP = WEB.parent / "Scripts/setup.sh"
# Acts on the view at the third step of a momentum.
THROWN = """
window.acted = undefined;
let steps;
addEventListener("touchend", () => { steps = 0; }, { capture: true, once: true });
scroller.addEventListener("scroll", () => {
  steps += 1;
  if (steps !== 3) return;
  window.acted = scroller.scrollTop;
  ACT;
});
"""
AT_REST = """
window.still = scroller.scrollTop === window.seen ? still + 1 : 0, window.seen = scroller.scrollTop, still > 20
"""
# A busy machine may end a momentum in less than three steps.
TRIES = 5


@pytest.fixture
def page(tmp_path):
    if subprocess.run([SETUP, "--gtk-touch"], capture_output=True).returncode:
        pytest.skip("no X server with a touch screen")
    with touchable_webkit(installed("--webkit"), tmp_path) as page:
        yield page
        assert not page.evaluate("window.problems?.length")


def test_a_page_with_a_view_scrolls_by_a_finger_and_pulls_at_its_top(page, server):
    page.open(f"{server}/Tests/pages/scrolling.html?scroller=page")
    page.swipe(600, 300)
    page.wait_for("scrollY > 200")
    page.evaluate("scrollTo(0, 0)")
    page.wait_for("scrollY === 0")
    page.wait_for_frames(30)
    page.swipe(200, 500)
    page.wait_for_phase("running")


@pytest.mark.parametrize("before, act", [
    (None, "view.loadMore('end')"),
    (None, "view.begin()"),
    ("view.loadMore('end')", "finish()"),
    ("view.begin()", "finish()"),
])
def test_momentum_goes_on_when_a_run_begins_or_ends(page, server, before, act):
    for _ in range(TRIES):
        page.open(f"{server}/Tests/pages/list.html?rows=300&edge=both&load-behavior=tap")
        if before:
            page.evaluate(f"void {before}")
            page.wait_for("window.finish && [0, 56].includes(view.overscroll)")
        page.evaluate(THROWN.replace("ACT", act))
        page.swipe(650, 350, steps=8, seconds=0.1)
        page.wait_for(AT_REST)
        if page.evaluate("scroller.scrollTop - acted > 20"):
            return
    pytest.fail("a run ends the momentum")


def test_a_zoomed_page_is_panned_at_the_top_of_a_list(page, server):
    page.open(f"{server}/Tests/pages/list.html")
    page.pinch(400, 30, 230)
    page.wait_for("visualViewport.scale > 1.5 && visualViewport.offsetTop > 100")
    page.wait_until_settled()
    page.evaluate("window.before = [visualViewport.offsetTop, phases().length]")
    page.drag(300, 500)
    page.wait_for("visualViewport.offsetTop < before[0] - 30")
    page.lift(195, 500)
    assert page.evaluate("[view.overscroll, phases().length - before[1]]") == [0, 0]
