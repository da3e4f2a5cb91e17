"""A mouse drags like a touch, and still selects text and clicks."""

import pytest
from drivers import draw, finish, wait_for_phase, wait_until_settled


@pytest.mark.quick
def test_a_drag_down_from_the_top_refreshes(desktop, mouse):
    mouse.down(195, 200)
    mouse.move(0, 200)
    assert desktop.evaluate("view.phase") == "armed"
    mouse.up()
    wait_for_phase(desktop, "running")
    finish(desktop)
    assert desktop.evaluate("count('refresh')") == 1


def test_a_pull_selects_no_text(desktop, mouse):
    mouse.down(195, 130)
    mouse.move(-165, 200)
    mouse.up()
    assert desktop.evaluate("getSelection().toString()") == ""
    assert desktop.evaluate("scroller.style.userSelect") == ""


def test_a_pull_ends_without_a_click_and_the_next_click_counts(desktop, mouse):
    desktop.evaluate("view.addEventListener('click', () => log.push({ type: 'click' }))")
    mouse.down(195, 200)
    mouse.move(0, 100)
    mouse.up()
    wait_until_settled(desktop)
    assert desktop.evaluate("count('click')") == 0
    mouse.down(195, 300)
    mouse.up()
    desktop.wait_for_function("count('click') === 1")


def test_a_row_that_keeps_pointer_events_for_itself_is_clicked_after_a_pull(desktop, mouse):
    desktop.evaluate(
        """() => {
          const row = view.querySelector(".row");
          row.onpointerdown = (event) => event.stopPropagation();
          row.onclick = () => log.push({ type: "click" });
        }"""
    )
    mouse.down(195, 200)
    mouse.move(0, 100)
    mouse.up()
    wait_until_settled(desktop)
    mouse.down(195, 30)
    mouse.up()
    desktop.wait_for_function("count('click') === 1")


def test_a_mouse_that_pushes_a_pull_back_scrolls_nothing(desktop, mouse):
    mouse.down(195, 200)
    mouse.move(0, 100)
    assert desktop.evaluate("view.overscroll") > 30
    mouse.move(0, -250, steps=25)
    assert desktop.evaluate("[view.overscroll, scroller.scrollTop]") == [0, 0]
    mouse.up()


def test_a_link_is_clicked_after_a_pull(desktop, mouse):
    desktop.evaluate(
        """() => {
          const link = Object.assign(document.createElement("a"), { href: "#there", textContent: "A link" });
          view.querySelectorAll(".row")[3].replaceChildren(link);
        }"""
    )
    mouse.down(195, 100)
    mouse.move(0, 100)
    mouse.up()
    wait_until_settled(desktop)
    desktop.get_by_text("A link").click()
    desktop.wait_for_function("location.hash === '#there'")


def test_a_pull_goes_on_outside_the_view(desktop, mouse):
    desktop.evaluate("view.style.height = '300px'")
    mouse.down(195, 200)
    mouse.move(0, 300)
    assert desktop.evaluate("view.phase") == "armed"
    mouse.up()
    wait_for_phase(desktop, "running")


def test_a_key_clicks_after_a_pull(desktop, mouse):
    desktop.evaluate(
        """() => {
          const button = document.createElement("button");
          view.append(button);
          button.addEventListener("click", () => log.push({ type: "click" }));
          window.button = button;
        }"""
    )
    mouse.down(195, 200)
    mouse.move(0, 100)
    mouse.up()
    wait_until_settled(desktop)
    desktop.evaluate("button.focus()")
    desktop.keyboard.press("Enter")
    desktop.wait_for_function("count('click') === 1")


@pytest.mark.quick
def test_text_is_selected_sideways_at_the_top(desktop, mouse):
    mouse.down(20, 15)
    mouse.move(120, 4)
    mouse.up()
    assert desktop.evaluate("getSelection().toString()").startswith("ow 0") or desktop.evaluate(
        "getSelection().toString()"
    ).startswith("Row 0")
    assert desktop.evaluate("phases()") == []


def test_text_is_selected_upward_at_the_top(desktop, mouse):
    mouse.down(60, 195)
    mouse.move(-30, -120)
    mouse.up()
    assert "Row 2" in desktop.evaluate("getSelection().toString()")
    assert desktop.evaluate("phases()") == []


def test_text_is_selected_at_the_top_of_a_list_that_refreshes(desktop, mouse):
    desktop.evaluate("void view.begin()")
    desktop.wait_for_function("view.overscroll === 56")
    mouse.down(20, 56 + 15)
    mouse.move(120, 4)
    mouse.up()
    assert "ow 0" in desktop.evaluate("getSelection().toString()")
    assert desktop.evaluate("view.overscroll") == 56


def test_text_is_selected_in_the_middle_of_a_list_that_refreshes(desktop, mouse):
    desktop.evaluate("void view.begin()")
    desktop.wait_for_function("view.overscroll === 56")
    desktop.evaluate("scroller.scrollTop = 600")
    desktop.wait_for_function("scroller.scrollTop === 600")
    draw(desktop)
    # From the first letters of one row to the next row but one.
    top = desktop.evaluate("view.querySelectorAll('.row')[12].getBoundingClientRect().top")
    mouse.down(20, top + 12)
    mouse.move(60, 120)
    mouse.up()
    desktop.wait_for_function("getSelection().toString().includes('\\n')")


def test_text_is_selected_in_any_direction_away_from_the_top(desktop, mouse):
    desktop.evaluate("scroller.scrollTop = 200")
    desktop.wait_for_function("scroller.scrollTop === 200")
    mouse.down(20, 100)
    mouse.move(60, 130)
    mouse.up()
    assert "\n" in desktop.evaluate("getSelection().toString()")
    assert desktop.evaluate("phases()") == []


def test_other_buttons_and_controls_do_not_pull(desktop, mouse):
    desktop.evaluate("view.prepend(document.createElement('textarea'))")
    mouse.down(30, 20)
    mouse.move(0, 150)
    mouse.up()
    desktop.evaluate("addEventListener('contextmenu', (event) => event.preventDefault())")
    for button in ("middle", "right"):
        desktop.mouse.move(195, 300)
        desktop.mouse.down(button=button)
        desktop.mouse.move(195, 500, steps=5)
        desktop.mouse.up(button=button)
    assert desktop.evaluate("phases()") == []


def test_a_drag_let_go_outside_the_window_is_over(desktop, mouse):
    mouse.down(195, 200)
    mouse.move(0, 5)
    desktop.evaluate("window.dispatchEvent(new Event('blur'))")
    desktop.mouse.up()
    mouse.move(0, 200)
    assert desktop.evaluate("phases()") == []


@pytest.mark.parametrize("value, overscroll", [("true", False), ("false", True)])
def test_what_can_be_dragged_is_not_pulled_and_what_cannot_is(desktop, mouse, value, overscroll):
    desktop.evaluate(
        "value => view.querySelectorAll('.row')[1].setAttribute('draggable', value)", value
    )
    x, y = desktop.evaluate(
        """() => {
          const { left, top } = view.querySelectorAll(".row")[1].getBoundingClientRect();
          return [left + 200, top + 10];
        }"""
    )
    mouse.down(x, y)
    mouse.move(0, 100)
    assert (desktop.evaluate("view.overscroll") > 30) is overscroll
    mouse.up()


def test_a_mouse_pulls_nothing_where_the_page_turned_that_off(desktop, mouse):
    desktop.evaluate("view.inputs = 'touch wheel'")
    mouse.down(30, 90)
    mouse.move(60, 200)
    assert desktop.evaluate("view.overscroll") == 0
    assert "Row 2" in desktop.evaluate("getSelection().toString()")
    mouse.up()


@pytest.mark.quick
def test_a_drag_down_that_begins_on_text_at_the_top_selects_it(desktop, mouse):
    mouse.down(20, 15)
    mouse.move(60, 300)
    assert desktop.evaluate("getSelection().toString().split('\\n').length") >= 5
    mouse.up()
    assert desktop.evaluate("phases()") == []


def test_a_drag_that_begins_on_text_that_cannot_be_selected_pulls(desktop, mouse):
    desktop.evaluate("view.style.userSelect = 'none'")
    mouse.down(20, 15)
    mouse.move(0, 200)
    assert desktop.evaluate("view.phase") == "armed"
