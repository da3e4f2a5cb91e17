"""What the page about tests of an app says of a browser."""

import re

import pytest

from drivers import wait_until_settled
from places import WEB, code_in

PAGE = WEB.parent / "Documentation/Testing.md"


@pytest.mark.quick
@pytest.mark.parametrize("touch", [False, True])
def test_the_code_for_a_test_of_a_page_pulls_and_waits_for_the_end(open_page, touch):
    page = open_page(touch=touch)
    page.evaluate("window.calls = 0; view.onrefresh = async () => void (calls += 1); void 0")
    exec(code_in(PAGE, "In a browser")["python"][0], {"page": page})
    assert page.evaluate("calls") == 1


@pytest.mark.parametrize(("height", "distance"), [(800, 140), (200, 190)])
def test_a_pull_arms_at_the_distance_that_the_page_says(open_page, height, distance):
    assert re.search(rf"\b{distance}( px arm a list of| one of) {height} px", PAGE.read_text())
    page = open_page(touch=False)
    page.evaluate(f"view.style.height = '{height}px'")
    reached = []
    for travel in (distance - 10, distance):
        page.mouse.move(100, 20)
        page.mouse.down()
        page.mouse.move(100, 20 + travel, steps=10)
        reached.append(page.evaluate("view.phase"))
        page.mouse.move(100, 20, steps=10)
        page.mouse.up()
        wait_until_settled(page)
    assert reached == ["pulling", "armed"]
