"""Situations from public reports about pull-to-refresh scripts, each by real touch or wheel.

Those in which other scripts failed and this one did not: they stay so.
"""

import pytest

from drivers import Fingers, draw, finish, wait_for_phase

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def prepend(page, markup):
    page.evaluate(
        """(markup) => {
          const row = document.createElement("div");
          row.innerHTML = markup;
          view.prepend(row);
          window.child = row.firstElementChild;
        }""",
        markup,
    )
    draw(page)


def pull(page, distance=200, **place):
    fingers = Fingers(page)
    fingers.pull(distance, **place)
    fingers.up()
    draw(page, 2)


def assert_refreshes(page, **place):
    pull(page, **place)
    wait_for_phase(page, "running")
    finish(page)


def test_a_range_slider_slides_and_pulls_nothing(page):
    prepend(page, '<input type="range" value="0" style="width: 300px; height: 60px; margin: 100px 0">')
    fingers = Fingers(page)
    fingers.down(30, 130)
    fingers.move(200, 5)
    fingers.up()
    draw(page)
    assert page.evaluate("Number(child.value) > 20") is True
    assert page.evaluate("phases()") == []


def test_a_scrolled_text_area_scrolls_first(page):
    prepend(page, f'<textarea style="height: 200px; width: 300px; margin-top: 60px">{"text " * 2000}</textarea>')
    page.evaluate("child.scrollTop = 400")
    page.wait_for_function("child.scrollTop === 400")
    pull(page, 150, y=150)
    page.wait_for_function("child.scrollTop < 400")
    assert page.evaluate("phases()") == []


@pytest.mark.parametrize("style", ["zoom: 0.8", "transform: scale(0.9)"])
def test_a_zoomed_and_a_scaled_list_are_pulled(page, style):
    page.evaluate(f"document.body.style = '{style}'")
    draw(page)
    assert_refreshes(page)


@pytest.mark.parametrize("count", [1, 3])
def test_a_list_of_few_rows_on_a_tiny_page_is_pulled(open_page, count):
    page = open_page(rows=count, context={**PHONE, "viewport": {"width": 240, "height": 320}})
    fingers = Fingers(page)
    fingers.pull(280, x=100, y=10, steps=20)
    fingers.up()
    wait_for_phase(page, "running")
    finish(page)


@pytest.mark.parametrize("ratio", [1.1, 1.5, 2.625])
def test_a_pull_ends_at_rest_at_any_device_ratio(open_page, ratio):
    page = open_page(context={**PHONE, "device_scale_factor": ratio})
    assert_refreshes(page)
    assert page.evaluate("scroller.scrollTop") == 0


def test_turning_the_phone_during_a_pull_leaves_nothing_displaced(open_page):
    page = open_page(context=PHONE)
    fingers = Fingers(page)
    fingers.pull(150)
    page.set_viewport_size({"width": 844, "height": 390})
    draw(page, 4)
    fingers.cancel()
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    page.set_viewport_size({"width": 390, "height": 844})
    draw(page)
    assert_refreshes(page)


def test_rows_replaced_in_the_handler(page):
    page.evaluate(
        """view.onrefresh = async () => view.replaceChildren(...Array.from({ length: 40 }, (_, i) =>
          Object.assign(document.createElement("div"), { className: "row", textContent: `New ${i}` })))"""
    )
    pull(page)
    page.wait_for_function("count('refreshend') === 1 && view.phase === 'idle' && view.overscroll === 0")
    assert page.evaluate("[scroller.style.transform, view.children.length]") == ["", 40]


def test_a_list_that_is_shown_later_is_pulled(open_page):
    page = open_page(style="display: none")
    page.evaluate("view.style = ''")
    draw(page)
    assert_refreshes(page)


def test_a_list_that_is_hidden_during_a_run_rests_afterwards(page):
    pull(page)
    wait_for_phase(page, "running")
    page.evaluate("view.hidden = true")
    page.evaluate("finish()")
    draw(page, 4)
    page.evaluate("view.hidden = false")
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    assert_refreshes(page)


def test_a_list_that_shrinks_during_a_run_rests_afterwards(page):
    pull(page)
    wait_for_phase(page, "running")
    page.evaluate("view.replaceChildren(view.firstElementChild)")
    finish(page)
    assert page.evaluate("scroller.scrollTop") == 0


@pytest.mark.parametrize(
    "markup",
    [
        '<dialog style="height: 300px; margin: 80px 0"></dialog>',
        '<div style="position: fixed; inset: 80px 0 auto; height: 300px; background: white"></div>',
    ],
)
def test_a_sheet_beside_the_list_pulls_nothing(page, markup):
    page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', markup)", markup)
    page.evaluate("document.body.lastElementChild.showModal?.()")
    pull(page)
    assert page.evaluate("phases()") == []
    page.evaluate("document.body.lastElementChild.remove()")


def test_a_list_with_scroll_snap_is_pulled(page):
    page.evaluate(
        """() => {
          scroller.style.scrollSnapType = "y mandatory";
          for (const row of view.children) row.style.scrollSnapAlign = "start";
        }"""
    )
    draw(page)
    assert_refreshes(page)


def test_a_pull_that_begins_in_a_frame_is_the_frames(page):
    prepend(page, '<iframe srcdoc="<p>Frame" style="height: 200px; width: 300px; border: 0"></iframe>')
    pull(page, y=100)
    assert page.evaluate("phases()") == []


CAROUSEL = """<div style="display: flex; overflow-x: auto; margin-top: 60px">
  <p style="flex: 0 0 500px; height: 200px"></p><p style="flex: 0 0 500px"></p></div>"""


@pytest.mark.parametrize("dy, pulls", [(0, False), (60, False), (400, True)])
def test_a_carousel_scrolls_sideways_and_is_pulled_down(page, dy, pulls):
    prepend(page, CAROUSEL)
    fingers = Fingers(page)
    fingers.down(300, 150)
    fingers.move(-150, dy)
    fingers.up()
    draw(page, 2)
    assert page.evaluate("phases().length > 0") is pulls
    if not pulls:
        page.wait_for_function("child.scrollLeft > 50")


def test_text_is_selected_in_an_editable_row(open_page):
    page = open_page(touch=False)
    prepend(page, '<div contenteditable style="height: 100px; margin-top: 60px">First line<br>Second line</div>')
    page.mouse.move(5, 70)
    page.mouse.down()
    page.mouse.move(60, 95, steps=8)
    assert page.evaluate("`${getSelection()}`.length > 3") is True
    page.mouse.up()
    assert page.evaluate("phases()") == []


def test_the_focus_and_an_anchor_in_a_row_keep_a_run(page):
    prepend(page, '<a href="#there" style="display: block; height: 60px">Link</a>')
    page.evaluate("view.children[30].id = 'there'")
    pull(page)
    page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
    page.evaluate("child.focus(); location.hash = 'there'")
    page.wait_for_function("scroller.scrollTop > 500")
    assert page.evaluate("run.signal.aborted") is False
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    # The list is where the anchor put it, and the gap of the run has closed.
    assert page.evaluate("[scroller.scrollTop, scroller.style.transform]") == [1800, ""]
