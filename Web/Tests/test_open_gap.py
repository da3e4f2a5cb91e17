"""During a run the open gap belongs to the list, for touch, mouse and wheel."""

import pytest

from drivers import Fingers, Wheel, begin, box, outcomes, wait_for_phase, wait_until_settled

# In the middle of a gap of 56 points, in a view that begins at 300.
Y = 328


@pytest.fixture
def open_page_with_gap(open_page):
    """Holds the gap open in a page that scrolls too, so that a gesture may miss the list."""

    def open_page_with_gap(**options):
        page = open_page(**options)
        page.evaluate("Object.assign(view.style, { height: '500px', marginTop: '300px' })")
        page.evaluate("void (document.body.style.height = '2000px')")
        begin(page)
        return page

    return open_page_with_gap


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "wheel"])
def test_a_finger_and_a_wheel_on_the_gap_scroll_the_list_and_not_the_page(open_page_with_gap, touch):
    page = open_page_with_gap(touch=touch)
    # The gap closes first.
    if touch:
        Fingers(page).down(195, Y).move(0, -200, steps=40).up()
    else:
        Wheel(page, y=Y).turn(40, 40, 40)
    page.wait_for_function("scroller.scrollTop > 80")
    assert page.evaluate("scrollY") == 0


def test_buttons_of_an_own_indicator_are_clicked(open_page_with_gap):
    page = open_page_with_gap(slot="indicator")
    page.evaluate("own.innerHTML = '<button style=\"pointer-events: auto\">Cancel</button>'")
    page.evaluate("own.firstChild.addEventListener('click', () => view.end('cancelled'))")
    page.wait_for_function("own.firstChild.getBoundingClientRect().top >= 300")
    button = box(page, "own.firstChild")
    page.touchscreen.tap(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    wait_until_settled(page)
    assert outcomes(page) == ["cancelled"]


def test_the_gaps_control_is_clicked_where_the_keyboard_is(open_page):
    page = open_page(touch=False)
    page.keyboard.press("Tab")
    control = box(page, "view.shadowRoot.activeElement")
    page.mouse.click(control["x"] + 5, control["y"] + 5)
    wait_for_phase(page, "running")
