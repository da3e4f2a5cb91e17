"""Load-more: automatic before the end, by a pull, by a tap, and its results."""

import pytest

from drivers import (
    FOOTER, SHIFT, STATUS, Fingers, begin, box, draw, finish, finish_load, outcomes, scroll_to, wait_for_phase,
    wait_until_settled,
)

LOADS = "loadmoreend"


@pytest.mark.quick
def test_a_load_begins_half_a_screen_before_the_end_and_continues_after_it_grew(open_page):
    page = open_page(edge="end")
    # 60 rows of 60 points and 44 of reserved space; a lead of half a viewport.
    lead_begins_at = int(60 * 60 + 44 - 1.5 * page.evaluate("scroller.clientHeight"))
    for offset, count in [(lead_begins_at - 20, 0), (lead_begins_at + 20, 1)]:
        scroll_to(page, offset)
        assert page.evaluate("log.filter(({ type, edge }) => type === 'loadmore' && edge === 'end').length") == count
    scroll_to(page, 1e6)
    page.evaluate("appendRows(20)")
    finish_load(page)
    assert outcomes(page, LOADS) == ["succeeded"]
    # 20 rows more than the lead: nothing begins until the list is scrolled.
    assert page.evaluate("count('loadmore')") == 1
    scroll_to(page, 1e6)
    page.wait_for_function("count('loadmore') === 2")
    assert page.evaluate("[view.phase, count('refresh')]") == ["idle", 0]


@pytest.mark.quick
def test_a_load_that_failed_is_tried_again_by_a_tap(open_page):
    page = open_page(edge="end")
    scroll_to(page, 1e6)
    page.wait_for_function("count('loadmore') === 1")
    assert page.evaluate(f"{FOOTER}.hidden")
    finish_load(page, "failed", "failed")
    assert page.evaluate(f"[{FOOTER}.hidden, {FOOTER}.textContent]") == [False, "Could not load. Tap to retry"]
    footer = box(page, FOOTER)
    page.touchscreen.tap(footer["x"] + footer["width"] / 2, footer["y"] + footer["height"] / 2)
    page.wait_for_function("count('loadmore') === 2")
    page.evaluate("appendRows(30)")
    finish_load(page)
    assert outcomes(page, LOADS) == ["failed", "succeeded"]


def test_the_footer_is_a_control_for_keys_and_screen_readers(open_page):
    page = open_page(edge="end", touch=False, **{"load-behavior": "tap"})
    scroll_to(page, 1e6)
    assert page.evaluate("count('loadmore')") == 0
    page.evaluate(f"{FOOTER}.focus()")
    page.keyboard.press("Enter")
    page.wait_for_function("count('loadmore') === 1")
    assert page.evaluate(f"[view.ariaBusy, {STATUS}]") == ["true", "Loading more"]
    finish_load(page, "exhausted", "exhausted")
    # It stays while it has the focus.
    assert page.evaluate(f"[{STATUS}, {FOOTER}.hidden, view.ariaBusy]") == ["No more", False, "false"]
    page.evaluate(f"{FOOTER}.blur()")
    assert page.evaluate(f"{FOOTER}.hidden")


@pytest.mark.quick
def test_exhausted_loads_nothing_until_it_is_reset_or_refreshed(open_page):
    page = open_page(edge="both")
    scroll_to(page, 1e6)
    for count in (1, 2):
        page.wait_for_function(f"count('loadmore') === {count}")
        finish_load(page, "exhausted", "exhausted")
        if count == 1:
            page.evaluate("view.reset()")
    scroll_to(page, 0)
    # A refresh that has found nothing more leaves none.
    for outcome, phase in [("succeeded", "idle"), ("exhausted", "exhausted")]:
        begin(page)
        page.evaluate(f"finish('{outcome}')")
        wait_for_phase(page, phase, "end")
        wait_until_settled(page)


def test_a_short_first_page_fills_itself(open_page):
    page = open_page(edge="end", rows=3, ready="window.ready")
    # 23 rows are 1380 points: more than a screen and a half.
    for count in range(1, 5):
        page.wait_for_function(f"count('loadmore') === {count}")
        page.evaluate("appendRows(5); finish()")
    wait_for_phase(page, "idle", "end")
    draw(page, 4)
    assert page.evaluate("[view.children.length, count('loadmore')]") == [23, 4]


@pytest.mark.quick
def test_a_back_footer_loads_by_pulling_past_the_end_and_letting_go(open_page):
    page = open_page(edge="end", **{"load-behavior": "back"})
    scroll_to(page, 1e6)
    fingers = Fingers(page).down(195, 700).move(0, -200, steps=20)
    assert page.evaluate("[view.phaseOf('end'), count('loadmore')]") == ["armed", 0]
    assert page.evaluate(SHIFT) < -64
    fingers.up()
    page.wait_for_function(f"view.phaseOf('end') === 'running' && {SHIFT} === -56")
    page.evaluate("appendRows(5); finish()")
    page.wait_for_function(f"view.phaseOf('end') === 'idle' && {SHIFT} === 0")
    assert [outcomes(page, LOADS), page.evaluate("count('refresh')")] == [["succeeded"], 0]


def test_a_pull_past_the_end_goes_over_into_native_scrolling_in_one_gesture(open_page):
    page = open_page(edge="end", **{"load-behavior": "back"})
    scroll_to(page, 2700)
    end = page.evaluate("scroller.scrollHeight - scroller.clientHeight")
    fingers = Fingers(page).down(195, 700).move(0, -250, steps=25)
    assert page.evaluate("scroller.scrollTop") == end
    assert page.evaluate(SHIFT) < -40
    fingers.move(0, 400, steps=40)
    page.wait_for_function(f"scroller.scrollTop < {end} - 50")
    fingers.up()
    page.wait_for_function("view.phaseOf('end') === 'idle' && scroller.style.transform === ''")
    assert page.evaluate("count('loadmore')") == 0


def test_a_refresh_aborts_a_running_load(open_page):
    page = open_page(edge="both", rows=40)
    page.evaluate("void (window.load = view.loadMore())")
    wait_for_phase(page, "running", "end")
    Fingers(page).pull(200).up()
    wait_for_phase(page, "running")
    # None begins during a refresh.
    assert page.evaluate("[load.signal.aborted, view.loadMore()]") == [True, None]
    finish(page)
    assert [outcomes(page, LOADS), outcomes(page)] == [["cancelled"], ["succeeded"]]


def test_the_footer_is_seen_at_rest_and_moves_during_a_load(open_page):
    page = open_page(edge="end", indicator="ring")
    scroll_to(page, 1e6)
    page.wait_for_function("count('loadmore') === 1")
    picture = "view.shadowRoot.querySelector('.indicator.end canvas').toDataURL()"
    page.wait_for_function(f"{picture} !== {page.evaluate(picture)!r}")
    finish_load(page, "failed", "failed")
    footer = box(page, "view.shadowRoot.querySelector('.indicator.end')")
    assert [footer["bottom"], footer["height"]] == [page.evaluate("scroller.clientHeight"), 44]


def test_a_back_footer_under_short_content_is_at_the_viewports_end(open_page):
    page = open_page(edge="end", rows=3, **{"load-behavior": "mj-back"})
    Fingers(page).down(195, 700).move(0, -200)
    page.wait_for_function("view.phaseOf('end') === 'armed'")
    draw(page)
    last = page.evaluate("view.querySelector('.row:last-of-type').getBoundingClientRect().bottom")
    top = page.evaluate("view.shadowRoot.querySelector('.indicator.end').getBoundingClientRect().top")
    moved = page.evaluate("-new DOMMatrix(scroller.style.transform).m42")
    assert last < 200 and moved > 44
    # It comes in at the viewport's end, as far as the content has moved up.
    assert top == pytest.approx(844 - moved, abs=0.5)


def test_rows_that_a_footer_has_loaded_stay_in_sight_when_it_closes(open_page):
    page = open_page(edge="end", at="end", rows=30, **{"load-behavior": "back"})
    Fingers(page).down(195, 700).move(0, -250).up()
    page.wait_for_function("count('loadmore') === 1 && scroller.style.transform !== ''")
    draw(page, 60)
    top = "view.querySelectorAll('.row')[{}].getBoundingClientRect().top"
    seen = page.evaluate(top.format(29))
    page.evaluate("appendRows(10); finish()")
    page.wait_for_function("view.phaseOf('end') === 'idle' && scroller.style.transform === ''")
    draw(page, 3)
    assert page.evaluate(top.format(29)) == pytest.approx(seen, abs=0.5)
    # The first new row is where the footer was.
    assert page.evaluate(top.format(30)) < 844 - 50
