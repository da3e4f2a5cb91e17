"""Without a pointer: the refresh control, keys, and screen reader announcements."""

import pytest

from drivers import finish, let_time_pass, wait_for_phase, wait_until_settled


def test_the_first_tab_stop_is_the_refresh_control_and_it_shows_itself(desktop):
    desktop.keyboard.press("Tab")
    focused = desktop.evaluate("view.shadowRoot.activeElement?.localName")
    assert focused == "button"
    assert desktop.evaluate("getComputedStyle(view.shadowRoot.activeElement).opacity") == "1"
    desktop.evaluate("view.shadowRoot.activeElement.blur()")
    opacity = "getComputedStyle(view.shadowRoot.querySelector('button')).opacity"
    assert desktop.evaluate(opacity) == "0"


@pytest.mark.quick
def test_the_refresh_control_refreshes(desktop):
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Enter")
    wait_for_phase(desktop, "running")
    assert desktop.evaluate("view.shadowRoot.activeElement.localName") == "button"
    finish(desktop)


@pytest.mark.quick
def test_the_key_refreshes_from_anywhere_in_the_list(desktop):
    desktop.evaluate("view.append(Object.assign(document.createElement('a'), { href: '#' }))")
    desktop.evaluate("view.querySelector('a').focus({ preventScroll: true })")
    desktop.keyboard.press("Alt+r")
    wait_for_phase(desktop, "running")


def test_the_key_is_left_to_text_fields(desktop):
    desktop.evaluate("view.prepend(document.createElement('input'))")
    desktop.evaluate("view.querySelector('input').focus()")
    desktop.keyboard.press("Alt+r")
    assert desktop.evaluate("phases()") == []


@pytest.mark.quick
def test_a_screen_reader_hears_how_a_refresh_goes(desktop):
    status = "view.shadowRoot.querySelector('[role=status]').textContent"
    assert desktop.evaluate(status) == ""
    desktop.evaluate("void view.begin()")
    assert desktop.evaluate(status) == "Refreshing"
    desktop.evaluate("finish('failed')")
    desktop.wait_for_function(f"{status} === 'Could not refresh'")
    wait_until_settled(desktop)
    desktop.evaluate("void view.begin()")
    desktop.evaluate("finish()")
    desktop.wait_for_function(f"{status} === 'Updated'")


def test_a_load_that_begins_under_the_focus_does_not_lose_it(open_page):
    page = open_page(touch=False, edge="both")
    page.evaluate("document.body.append(Object.assign(document.createElement('a'), { href: '#' }))")
    for _ in range(3):
        page.keyboard.press("Tab")
    # The control is at the end of the list: focusing it starts the load.
    page.wait_for_function("view.phaseOf('end') === 'running'")
    focused = "view.shadowRoot.activeElement?.className"
    assert page.evaluate(focused) == "end"
    page.evaluate("appendRows(60); finish()")
    page.wait_for_function("view.phaseOf('end') === 'idle'")
    assert page.evaluate(focused) == "end"
    page.evaluate("void view.loadMore()")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.localName") == "a"
    page.wait_for_function("view.shadowRoot.querySelector('button.end').hidden")


def test_the_page_scrolls_by_keys(desktop):
    desktop.mouse.click(195, 300)
    desktop.keyboard.press("PageDown")
    desktop.wait_for_function("scroller.scrollTop > 100")
    assert desktop.evaluate("phases()") == []


def test_a_list_that_has_the_focus_shows_so_over_its_rows(desktop):
    desktop.add_style_tag(content=".row { background: white }")
    rim = {"x": 0, "y": 100, "width": 8, "height": 8}
    desktop.keyboard.press("Tab")
    before = desktop.screenshot(clip=rim)
    desktop.keyboard.press("Tab")
    assert desktop.evaluate("view.shadowRoot.activeElement.id") == "scroller"
    assert desktop.screenshot(clip=rim) != before


@pytest.mark.parametrize("edge", ["start", "both"])
def test_the_list_is_a_tab_stop_after_the_refresh_control(open_page, edge):
    page = open_page(touch=False, edge=edge)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("view.shadowRoot.activeElement === view.scroller")
    page.keyboard.press("PageDown")
    page.wait_for_function("view.scrollTop > 300")


def test_a_list_that_cannot_scroll_is_no_tab_stop(open_page):
    page = open_page(touch=False, rows=2)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("view.shadowRoot.activeElement") is None


@pytest.mark.parametrize(("key", "least"), [("PageDown", 700), ("End", 2500), ("ArrowDown", 40)])
def test_keys_on_the_refresh_control_scroll_the_list(desktop, key, least):
    desktop.keyboard.press("Tab")
    desktop.keyboard.press(key)
    assert desktop.evaluate("view.scrollTop") >= least
    # The browser scrolls for the next key; it must have drawn the list that has the focus now.
    let_time_pass(desktop, 100)
    desktop.keyboard.press("Home")
    desktop.wait_for_function("view.scrollTop === 0")


def test_the_refresh_control_covers_no_row_while_it_has_the_focus(desktop):
    desktop.keyboard.press("Tab")
    assert desktop.evaluate(
        """() => {
          const control = view.shadowRoot.activeElement.getBoundingClientRect();
          return control.height > 20 && view.querySelector(".row").getBoundingClientRect().top >= control.bottom;
        }"""
    )
    desktop.keyboard.press("Enter")
    desktop.wait_for_function("view.overscroll === 56")
    # The gap is between the control and the first row, with the indicator in it.
    tops = desktop.evaluate(
        """["button", ".indicator"].map((name) => view.shadowRoot.querySelector(name).getBoundingClientRect())
          .map(({ top, bottom }) => [top, bottom])"""
    )
    assert tops[0][1] <= tops[1][0]
    assert desktop.evaluate("view.querySelector('.row').getBoundingClientRect().top") >= tops[1][1] - 1


@pytest.mark.quick
def test_a_named_list_that_takes_the_focus_has_a_role_and_the_name_of_the_element(desktop):
    assert desktop.evaluate("[scroller.tabIndex, scroller.role, scroller.ariaLabel]") == [0, None, None]
    desktop.evaluate("view.setAttribute('name', 'Messages')")
    assert desktop.evaluate("[scroller.role, scroller.ariaLabel]") == ["region", "Messages"]
    desktop.evaluate("view.removeAttribute('name')")
    assert desktop.evaluate("[scroller.role, scroller.ariaLabel]") == [None, None]
