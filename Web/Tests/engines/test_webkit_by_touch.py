"""Real touches in WebKit, which no other test has; each scene also works with a plain scroller."""

import subprocess

import pytest

from places import WEB
from touching import touchable_webkit

SETUP = WEB.parent / "Scripts/setup.sh"


@pytest.fixture
def page(tmp_path):
    if subprocess.run([SETUP, "--gtk-touch"], capture_output=True).returncode:
        pytest.skip("no X server with a touch screen")
    found = subprocess.run([SETUP, "--webkit"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    with touchable_webkit(found, tmp_path) as page:
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
