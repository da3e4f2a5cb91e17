"""Without a pointer: the refresh control, keys, and screen reader announcements."""

import pytest

from drivers import STATUS, finish, let_time_pass, wait_for_phase


@pytest.mark.quick
def test_the_first_tab_stop_is_the_refresh_control_and_it_shows_itself(desktop):
    opacity = "getComputedStyle(view.shadowRoot.querySelector('button')).opacity"
    assert desktop.evaluate(opacity) == "0"
    desktop.keyboard.press("Tab")
    assert desktop.evaluate(f"[view.shadowRoot.activeElement?.localName, {opacity}]") == ["button", "1"]
    desktop.keyboard.press("Enter")
    wait_for_phase(desktop, "running")
    assert desktop.evaluate("view.shadowRoot.activeElement.localName") == "button"


@pytest.mark.quick
@pytest.mark.parametrize("name, phases", [("a", ["running"]), ("input", [])], ids=["a link", "a text field"])
def test_the_key_refreshes_from_anywhere_in_the_list(desktop, name, phases):
    desktop.evaluate(f"view.insertAdjacentHTML('afterbegin', '<{name} href=#></{name}>')")
    desktop.evaluate("view.firstElementChild.focus({ preventScroll: true })")
    desktop.keyboard.press("Alt+r")
    assert desktop.evaluate("phases()") == phases


@pytest.mark.quick
def test_a_screen_reader_hears_how_a_refresh_goes(desktop):
    assert desktop.evaluate(STATUS) == ""
    for outcome, words in [("failed", "Could not refresh"), ("succeeded", "Updated")]:
        desktop.evaluate("void view.begin()")
        assert desktop.evaluate(f"[{STATUS}, view.ariaBusy]") == ["Refreshing", "true"]
        finish(desktop, outcome)
        assert desktop.evaluate(f"[{STATUS}, view.ariaBusy]") == [words, "false"]


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


def test_a_list_that_has_the_focus_shows_so_over_its_rows(desktop):
    desktop.add_style_tag(content=".row { background: white }")
    rim = {"x": 0, "y": 100, "width": 8, "height": 8}
    desktop.keyboard.press("Tab")
    before = desktop.screenshot(clip=rim)
    desktop.keyboard.press("Tab")
    assert desktop.evaluate("view.shadowRoot.activeElement.id") == "scroller"
    assert desktop.screenshot(clip=rim) != before


@pytest.mark.parametrize("query, is_stop", [({}, True), ({"edge": "both"}, True), ({"rows": 2}, False)])
def test_a_list_that_can_scroll_is_a_tab_stop_after_the_refresh_control(open_page, query, is_stop):
    page = open_page(touch=False, **query)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("view.shadowRoot.activeElement === view.scroller") is is_stop
    page.keyboard.press("PageDown")
    page.wait_for_function(f"view.scrollTop > 300 === {str(is_stop).lower()}")


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
    control, indicator, row = [
        f"view{selector}.getBoundingClientRect()" for selector in
        (".shadowRoot.querySelector('button')", ".shadowRoot.querySelector('.indicator')", ".querySelector('.row')")
    ]
    desktop.keyboard.press("Tab")
    assert desktop.evaluate(f"{control}.height > 20 && {row}.top >= {control}.bottom")
    desktop.keyboard.press("Enter")
    desktop.wait_for_function("view.overscroll === 56")
    # The gap is between the control and the first row, with the indicator in it.
    assert desktop.evaluate(f"{control}.bottom <= {indicator}.top && {row}.top >= {indicator}.bottom - 1")


@pytest.mark.quick
def test_a_named_list_that_takes_the_focus_has_a_role_and_the_name_of_the_element(desktop):
    shown = "[scroller.tabIndex, scroller.role, scroller.ariaLabel]"
    assert desktop.evaluate(shown) == [0, None, None]
    desktop.evaluate("view.setAttribute('name', 'Messages')")
    assert desktop.evaluate(shown) == [0, "region", "Messages"]
    desktop.evaluate("view.removeAttribute('name')")
    assert desktop.evaluate(shown) == [0, None, None]
