"""During a run the open gap belongs to the list, for touch, mouse and wheel."""

import pytest

from drivers import Fingers, Mouse, Wheel, wait_for_phase, wait_until_settled

# In the middle of a gap of 56 points, in a view that begins at 300.
Y = 328


def open_gap(page):
    """Holds the gap open in a page that scrolls too, so that a gesture may miss the list."""
    page.evaluate(
        """() => {
          Object.assign(view.style, { height: "500px", marginTop: "300px" });
          document.body.style.height = "2000px";
          view.begin();
        }"""
    )
    page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
    return page


@pytest.fixture
def open_page_with_gap(open_page):
    return lambda **options: open_gap(open_page(**options))


def test_a_finger_on_the_gap_pulls_the_list(open_page_with_gap):
    page = open_page_with_gap()
    fingers = Fingers(page)
    fingers.pull(200, y=Y)
    assert page.evaluate("view.overscroll") > 100
    fingers.up()
    page.wait_for_function("view.overscroll === 56")
    assert page.evaluate("[scrollY, count('refresh')]") == [0, 1]


def test_a_finger_on_the_gap_scrolls_the_list_and_not_the_page(open_page_with_gap):
    page = open_page_with_gap()
    fingers = Fingers(page)
    fingers.down(195, Y)
    # The gap closes first.
    fingers.move(0, -200, steps=40)
    page.wait_for_function("scroller.scrollTop > 80")
    fingers.up()
    assert page.evaluate("scrollY") == 0


def test_a_wheel_on_the_gap_scrolls_the_list_and_not_the_page(open_page_with_gap):
    page = open_page_with_gap(touch=False)
    wheel = Wheel(page, y=Y)
    # More than one step: the gap closes during the scroll.
    wheel.turn(40, 40, 40)
    page.wait_for_function("scroller.scrollTop === 120")
    assert page.evaluate("scrollY") == 0


def test_a_mouse_on_the_gap_pulls_the_list_and_selects_nothing(open_page_with_gap):
    page = open_page_with_gap(touch=False)
    mouse = Mouse(page)
    mouse.down(195, Y)
    mouse.move(0, 200)
    assert page.evaluate("view.overscroll") > 100
    assert page.evaluate("getSelection().toString()") == ""
    mouse.up()
    page.wait_for_function("view.overscroll === 56")


def test_buttons_of_an_own_indicator_are_clicked(open_page_with_gap):
    page = open_page_with_gap(slot="indicator")
    page.evaluate(
        """() => {
          own.innerHTML = "<button style='pointer-events: auto'>Cancel</button>";
          own.firstChild.onclick = () => view.end("cancelled");
        }"""
    )
    page.wait_for_function("own.firstChild.getBoundingClientRect().top >= 300")
    page.touchscreen.tap(*page.evaluate(
        """(() => {
          const { x, y, width, height } = own.firstChild.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        })()"""
    ))
    wait_until_settled(page)
    assert page.evaluate("log.find(({ type }) => type === 'refreshend').outcome") == "cancelled"


def test_the_gaps_control_is_clicked_where_the_keyboard_is(open_page):
    page = open_page(touch=False)
    page.keyboard.press("Tab")
    page.mouse.click(*page.evaluate(
        """(() => {
          const { x, y } = view.shadowRoot.activeElement.getBoundingClientRect();
          return [x + 5, y + 5];
        })()"""
    ))
    wait_for_phase(page, "running")
