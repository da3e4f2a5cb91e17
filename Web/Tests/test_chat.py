"""A chat: older rows are inserted at the top without moving the visible ones. On any axis."""

import pytest

from drivers import Fingers, draw, let_time_pass

FIRST = """[...view.querySelectorAll('.row')].find((row) => row.getBoundingClientRect().bottom > 0)"""


def open_chat(open_page, **query):
    page = open_page(chat="", at="end", rows=40, **query)
    page.wait_for_function("scroller.scrollTop > 1000")
    return page


def scroll_to(page, offset):
    page.evaluate(f"scroller.scrollTop = {offset}")
    page.wait_for_function(f"Math.abs(scroller.scrollTop - {offset}) < 1")
    draw(page)


def open_at(open_page, offset):
    """A chat whose history loads, scrolled to an offset where `read` is the first visible row."""
    page = open_chat(open_page)
    scroll_to(page, offset)
    page.wait_for_function("count('loadmore') === 1")
    page.evaluate(f"void (window.read = {FIRST})")
    return page


def place_of(page):
    return page.evaluate("read.getBoundingClientRect().top")


def crop(page):
    """The visible rows, without the strip that shows the loading state."""
    return page.screenshot(clip={"x": 0, "y": 100, "width": 390, "height": 700})


@pytest.mark.quick
@pytest.mark.parametrize("behavior", ["auto", "smooth"])
def test_C1_history_comes_in_above_without_a_moved_pixel(open_page, behavior):
    page = open_at(open_page, 300)
    assert page.evaluate("log.find((e) => e.type === 'loadmore').edge") == "start"
    page.evaluate("(behavior) => (scroller.style.scrollBehavior = behavior)", behavior)
    before, place = crop(page), place_of(page)
    # Every frame in between is the same, not only the last.
    page.evaluate(
        """() => {
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
        }"""
    )
    page.wait_for_function("places.length > 5 && view.phase === 'idle'")
    assert page.evaluate("scroller.scrollTop") == 300 + 25 * 60
    assert place_of(page) == place
    assert page.evaluate("[...new Set(places)]") == [place]
    assert crop(page) == before
    assert page.evaluate("count('loadmore')") == 1


def test_history_added_before_or_after_the_handler_ends_stays_put(open_page):
    page = open_at(open_page, 200)
    place = place_of(page)
    page.evaluate("void finish()")
    page.wait_for_function("view.phase === 'idle'")
    page.evaluate("prependRows(10)")
    page.wait_for_function("scroller.scrollTop === 800")
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


def test_the_open_room_at_the_top_turns_into_rows(open_page):
    page = open_at(open_page, 0)
    assert place_of(page) == 44
    page.evaluate("prependRows(20); finish()")
    page.wait_for_function("scroller.scrollTop === 1200")
    assert place_of(page) == 44


def test_a_row_sent_at_the_bottom_moves_nothing(open_page):
    page = open_chat(open_page)
    scroll_to(page, 900)
    page.evaluate(f"void (window.read = {FIRST})")
    place = place_of(page)
    page.evaluate("appendRows(1)")
    draw(page)
    assert place_of(page) == place


def test_all_history_read_says_so_and_keeps_its_place(open_page):
    page = open_chat(open_page)
    scroll_to(page, 200)
    page.wait_for_function("count('loadmore') === 1")
    page.evaluate("prependRows(5); finish('exhausted')")
    page.wait_for_function("view.phase === 'exhausted' && scroller.scrollTop === 500")
    scroll_to(page, 0)
    assert page.evaluate("count('loadmore')") == 1
    assert page.evaluate("view.begin()") is None


def test_a_chat_can_be_pulled_at_its_top_while_it_loads(open_page):
    page = open_chat(open_page)
    scroll_to(page, 0)
    page.wait_for_function("count('loadmore') === 1")
    Fingers(page).pull(120)
    assert page.evaluate("new DOMMatrix(getComputedStyle(scroller).transform).m42") > 40
    page.evaluate(f"void (window.read = {FIRST})")
    place = place_of(page)
    page.evaluate("prependRows(20); finish()")
    page.wait_for_function("scroller.scrollTop > 100")
    assert abs(place_of(page) - place) < 0.5


@pytest.mark.parametrize(
    ("direction", "sign"), [("ltr", 1), pytest.param("rtl", -1, marks=pytest.mark.quick)]
)
def test_a_horizontal_list_refreshes_at_its_start(open_page, artifacts, direction, sign):
    page = open_page(axis="horizontal", dir=direction, indicator="ring")
    fingers = Fingers(page)
    fingers.down(195, 200)
    fingers.move(sign * 150, 0, steps=20)
    assert page.evaluate("view.phase") == "armed"
    assert sign * page.evaluate("new DOMMatrix(getComputedStyle(scroller).transform).m41") > 64
    fingers.up()
    page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
    page.screenshot(path=artifacts / f"horizontal-{direction}.png", clip={"x": 0, "y": 0, "width": 390, "height": 500})
    box = page.evaluate(
        "(({ left, right }) => [left, right])(view.shadowRoot.querySelector('.indicator.start').getBoundingClientRect())"
    )
    assert box == ([0, 56] if sign > 0 else [390 - 56, 390])
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle' && scroller.style.transform === ''")


@pytest.mark.parametrize(("direction", "sign"), [("ltr", 1), ("rtl", -1)])
def test_a_horizontal_list_scrolls_and_loads_before_its_end(open_page, direction, sign):
    page = open_page(axis="horizontal", dir=direction, edge="both", rows=30)
    fingers = Fingers(page)
    assert page.evaluate("count('loadmore')") == 0
    fingers.down(195, 200)
    fingers.move(-sign * 150, 0, steps=15)
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


def test_a_horizontal_list_leaves_vertical_drags_alone(open_page):
    page = open_page(axis="horizontal")
    fingers = Fingers(page)
    fingers.down(195, 200)
    fingers.move(0, 200)
    fingers.up()
    assert page.evaluate("phases()") == []


@pytest.mark.parametrize(("direction", "sign"), [("ltr", 1), ("rtl", -1)])
def test_a_horizontal_chat_keeps_what_is_read_in_place(open_page, direction, sign):
    page = open_page(axis="horizontal", chat="", dir=direction, rows=30, ready=False)
    page.wait_for_function("window.ready && count('loadmore') === 1")
    page.evaluate(f"void (window.read = view.children[3])")
    draw(page)
    left = page.evaluate("read.getBoundingClientRect().left")
    page.evaluate("prependRows(10); finish()")
    page.wait_for_function(f"{sign} * scroller.scrollLeft >= 1200")
    assert page.evaluate("read.getBoundingClientRect().left") == left


def test_the_axis_changes_at_run_time(open_page):
    page = open_page()
    page.evaluate("view.axis = 'horizontal'")
    page.wait_for_function("view.shadowRoot.querySelector('button:not([hidden])')")
    fingers = Fingers(page)
    fingers.down(195, 200)
    fingers.move(150, 0, steps=20)
    assert page.evaluate("view.phase") == "armed"
