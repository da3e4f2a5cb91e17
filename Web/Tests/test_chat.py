"""A chat: older rows are inserted at the top without moving the visible ones. On any axis."""

import pytest

from drivers import Fingers, box, draw, finish_load, let_time_pass, scroll_to

FIRST = """[...view.querySelectorAll('.row')].find((row) => row.getBoundingClientRect().bottom > 0)"""


def open_chat(open_page, **query):
    page = open_page(chat="", at="end", rows=40, **query)
    page.wait_for_function("scroller.scrollTop > 1000")
    return page


def open_at(open_page, offset):
    """A chat whose history loads, scrolled to an offset where `read` is the first visible row."""
    page = open_chat(open_page)
    scroll_to(page, offset)
    page.wait_for_function("count('loadmore') === 1")
    page.evaluate(f"void (window.read = {FIRST})")
    return page


def place_of(page):
    return page.evaluate("read.getBoundingClientRect().top")


@pytest.mark.quick
@pytest.mark.parametrize("behavior", ["auto", "smooth"])
def test_C1_history_comes_in_above_without_a_moved_pixel(open_page, behavior):
    page = open_at(open_page, 300)
    assert page.evaluate("log.find((e) => e.type === 'loadmore').edge") == "start"
    page.evaluate("(behavior) => (scroller.style.scrollBehavior = behavior)", behavior)
    # The visible rows, without the strip that shows the loading state.
    clip = {"x": 0, "y": 100, "width": 390, "height": 700}
    before, place = page.screenshot(clip=clip), place_of(page)
    # Every frame in between is the same, not only the last.
    page.evaluate("""() => {
      window.places = [];
      // A message posted by a frame comes after its picture.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        places.push(read.getBoundingClientRect().top);
        requestAnimationFrame(() => port2.postMessage(0));
      };
      requestAnimationFrame(() => port2.postMessage(0));
      prependRows(25);
      finish();
    }""")
    page.wait_for_function("places.length > 5 && view.phase === 'idle'")
    assert page.evaluate("[scroller.scrollTop, ...new Set(places)]") == [300 + 25 * 60, place]
    assert page.screenshot(clip=clip) == before
    assert page.evaluate("count('loadmore')") == 1


@pytest.mark.parametrize("offset", [0, 200], ids=["the open room becomes rows", "further down"])
def test_history_that_comes_after_the_handler_has_ended_stays_put(open_page, offset):
    page = open_at(open_page, offset)
    place = place_of(page)
    finish_load(page, edge="start")
    page.evaluate("prependRows(10)")
    page.wait_for_function(f"scroller.scrollTop === {offset + 600}")
    assert place_of(page) == place


def test_a_run_that_begins_before_the_next_frame_has_its_own_history(open_page):
    page = open_at(open_page, 300)
    place = place_of(page)
    let_time_pass(page, 1000)
    # As soon as the first run has ended, a few promises later.
    page.evaluate("""async () => {
      prependRows(25);
      finish();
      while (view.phase === "running") await null;
      view.loadMore();
    }""")
    assert page.evaluate("count('loadmore')") == 2
    draw(page, 3)
    assert place_of(page) == place
    page.evaluate("prependRows(25); finish()")
    draw(page, 3)
    assert place_of(page) == place


@pytest.mark.parametrize(("direction", "sign"), [("ltr", 1), pytest.param("rtl", -1, marks=pytest.mark.quick)])
def test_a_horizontal_list_refreshes_at_its_start(open_page, direction, sign):
    page = open_page(axis="horizontal", dir=direction, indicator="ring")
    fingers = Fingers(page).down(195, 200).move(sign * 150, 0, steps=20)
    assert page.evaluate("view.phase") == "armed"
    assert sign * page.evaluate("new DOMMatrix(getComputedStyle(scroller).transform).m41") > 64
    fingers.up()
    page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
    indicator = box(page, "view.shadowRoot.querySelector('.indicator.start')")
    assert [indicator["left"], indicator["right"]] == ([0, 56] if sign > 0 else [390 - 56, 390])
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle' && scroller.style.transform === ''")


@pytest.mark.parametrize(("direction", "sign"), [("ltr", 1), ("rtl", -1)])
def test_a_horizontal_list_scrolls_and_loads_before_its_end(open_page, direction, sign):
    page = open_page(axis="horizontal", dir=direction, edge="both", rows=30)
    fingers = Fingers(page)
    assert page.evaluate("count('loadmore')") == 0
    fingers.down(195, 200).move(-sign * 150, 0, steps=15)
    page.wait_for_function(f"{sign} * scroller.scrollLeft > 100")
    fingers.up()
    # 30 columns of 120 points; a lead of half a viewport.
    page.evaluate(f"scroller.scrollLeft = {sign} * (3600 - 195 - 390 - 60)")
    draw(page)
    assert page.evaluate("count('loadmore')") == 0
    page.evaluate(f"scroller.scrollLeft = {sign} * 3600")
    page.wait_for_function("count('loadmore') === 1")
    left = page.evaluate("view.lastElementChild.getBoundingClientRect().left")
    # The reserved space is after the last column.
    assert left == (390 - 44 - 120 if sign > 0 else 44)
    page.evaluate("appendRows(10); finish()")
    page.wait_for_function("view.phaseOf('end') === 'idle'")
    draw(page)
    assert page.evaluate("count('loadmore')") == 1
