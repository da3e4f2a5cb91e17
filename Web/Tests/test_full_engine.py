"""Settings that only the full engine has: it is loaded for pages that name one."""

import pytest

from drivers import (
    FOOTER, HOLDER, Fingers, Wheel, begin, draw, finish, finish_load, load, rubber_band, scroll_to, wait_for_phase, wait_until_settled,
)

pytestmark = pytest.mark.quick

LENGTH = 844
# The first 10 points of a touch are the slop.
SLOP = 10
# With their default values.
SETTINGS = {"dragRate": 1, "dragLimit": 0, "movesContent": "yes", "locksContent": "no"}
FILES = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
LOCKED = "'overscrollLocked' in scroller.dataset"
OVERSCROLL = f"{FILES}.filter((name) => name.startsWith('overscroll')).sort()"


def use(page, parameters, property="parameters"):
    """Sets parameters of the full engine and waits until the element is attached to it."""
    page.evaluate(f"void (view.{property} = {parameters})")
    edge = "end" if property == "loadParameters" else "start"
    page.wait_for_function(f"view.parametersOf('{edge}')?.dragRate > 0")
    page.wait_for_function("view.shadowRoot.querySelector('button:not([hidden])')")
    draw(page)
    return page


@pytest.mark.parametrize(("edge", "property", "parameters"), [
    *[("start", "parameters", f"{{ {name}: {value!r} }}") for name, value in SETTINGS.items()],
    ("start", "parameters", "{ placement: 'growing' }"),
    ("start", "parameters", "{ placement: 'fullViewport' }"),
    ("end", "loadParameters", "{ whenExhausted: 'loadAgain' }"),
])
def test_a_page_that_names_a_setting_loads_the_full_engine(open_page, edge, property, parameters):
    page = open_page(edge=edge)
    assert page.evaluate(OVERSCROLL) == ["overscroll.js", "overscroll.wasm"]
    use(page, parameters, property)
    assert page.evaluate(OVERSCROLL) == [
        "overscroll-full.wasm", "overscroll-parameters.js", "overscroll.js", "overscroll.wasm",
    ]
    assert SETTINGS.items() <= page.evaluate(f"view.parametersOf('{edge}')").items()


def test_other_parameters_load_the_basic_engine_alone(page):
    page.evaluate("view.parameters = { arm: 80, placement: 'overlay', dragRate: undefined, haptics: null }")
    page.wait_for_function("view.parametersOf()?.arm === 80")
    draw(page, 3)
    assert page.evaluate(OVERSCROLL) == ["overscroll-parameters.js", "overscroll.js", "overscroll.wasm"]
    assert "dragRate" not in page.evaluate("view.parametersOf()")


def test_a_setting_that_is_named_later_waits_for_the_run(page):
    begin(page, is_open=False)
    page.evaluate("scroller.scrollTop = 70; view.parameters = { dragRate: 0.5 }")
    page.wait_for_function(f"{FILES}.includes('overscroll-full.wasm')")
    draw(page, 5)
    assert page.evaluate("[view.phase, run.signal.aborted]") == ["running", False]
    finish(page)
    page.wait_for_function("view.parametersOf().dragRate === 0.5")
    assert page.evaluate("[scroller.scrollTop, count('refresh')]") == [70, 1]


def test_a_floor_and_settings_share_one_engine(open_page):
    page = open_page("floor.html")
    page.evaluate("view.parameters = { dragRate: 0.5, locksContent: 'yes' }")
    page.wait_for_function("view.parametersOf()?.dragRate === 0.5")
    assert page.evaluate(f"{FILES}.filter((name) => name.endsWith('.wasm'))") == ["overscroll-full.wasm"]
    page.wait_for_function("view.openFloor()")
    page.wait_for_function("states.at(-1) === 'open'")
    page.evaluate("view.closeFloor()")
    wait_until_settled(page)
    page.evaluate("void view.begin()")
    page.wait_for_function(LOCKED)


def test_a_drag_moves_the_content_at_its_rate(page):
    use(page, "{ dragRate: 0.5 }")
    Fingers(page).pull(200)
    assert page.evaluate("view.overscroll") == pytest.approx(rubber_band((200 - SLOP) / 2, LENGTH), abs=0.01)


ROWS = "[...view.querySelectorAll('.row')].slice(0, 14).map((row) => row.getBoundingClientRect().top)"


def test_content_that_stays_does_not_move_and_scrolls_during_a_run(page):
    page.evaluate("view.style.background = 'canvas'")
    use(page, "{ movesContent: 'no' }")
    rows = page.evaluate(ROWS)
    fingers = Fingers(page).pull(240)
    assert page.evaluate(ROWS) == rows
    assert page.evaluate("[view.phase, scroller.style.transform]") == ["armed", ""]
    assert page.evaluate(HOLDER) == [pytest.approx(page.evaluate("view.overscroll") - 56, abs=0.1), 56, "1"]
    draw(page)
    fingers.up()
    page.wait_for_function("view.phase === 'running' && Math.abs(view.overscroll - 56) < 0.01")
    assert page.evaluate(ROWS) == rows
    # The list scrolls under the indicator, which stays.
    fingers.down(195, 600).move(0, -200).up()
    page.wait_for_function("scroller.scrollTop > 100")
    assert page.evaluate(HOLDER) == [pytest.approx(0, abs=0.02), 56, "1"]
    finish(page)


@pytest.fixture
def locked(open_page):
    """A list in the middle, that a refresh keeps from scrolling."""
    def locked(**query):
        page = use(open_page(**query), "{ locksContent: 'yes' }")
        scroll_to(page, 300)
        begin(page, is_open=False)
        page.wait_for_function(LOCKED)
        draw(page, 30)
        return page
    return locked


def offset(page):
    draw(page, 3)
    return page.evaluate("scroller.scrollTop")


def test_locked_content_does_not_scroll_by_touch_until_the_run_ends(locked):
    page = locked()
    kept = offset(page)
    fingers = Fingers(page)
    for distance in (-300, 300):
        fingers.down(195, 400).move(0, distance).up()
        assert offset(page) == kept
    finish(page)
    assert page.evaluate("[getComputedStyle(scroller).overflowY, scroller.style.overflowY]") == ["auto", ""]
    fingers.down(195, 400).move(0, -200).up()
    page.wait_for_function(f"scroller.scrollTop > {kept}")


def test_locked_content_does_not_scroll_by_wheel_keys_focus_or_a_script(locked):
    page = locked(touch=False)
    kept = offset(page)
    Wheel(page).turn(120, 120)
    assert offset(page) == kept
    page.evaluate("scroller.focus({ preventScroll: true })")
    for key in ("PageDown", "End", "Home", " "):
        page.keyboard.press(key)
        assert offset(page) == kept, key
    page.evaluate("view.append(Object.assign(document.createElement('button'), { id: 'far' })), far.focus()")
    assert offset(page) == kept
    page.evaluate("void (scroller.scrollTop = 900)")
    assert offset(page) == kept


def test_the_place_of_the_scroll_bar_stays_while_content_is_locked(open_page):
    page = open_page(touch=False, context={})
    page.add_style_tag(content="overscroll-view::part(scroller) { scrollbar-width: auto }")
    use(page, "{ locksContent: 'yes' }")
    shown = "[scroller.clientWidth, getComputedStyle(scroller).overflowY]"
    width, _ = page.evaluate(shown)
    page.evaluate("void view.begin()")
    page.wait_for_function(LOCKED)
    assert page.evaluate(shown) == [width, "hidden"]
    finish(page)
    page.wait_for_function(f"!({LOCKED})")
    assert page.evaluate(shown) == [width, "auto"]


def test_a_run_whose_list_is_removed_unlocks_it(locked):
    page = locked()
    page.evaluate("view.remove()")
    assert page.evaluate("Object.keys(scroller.dataset)") == []


def test_an_indicator_that_grows_is_as_long_as_the_gap(open_page):
    page = use(open_page(indicator="wave"), "{ placement: 'growing' }")
    fingers = Fingers(page).down(195, 200)
    for distance in (60, 130):
        fingers.move(0, distance)
        draw(page)
        pulled = page.evaluate("view.overscroll")
        extent = max(pulled, 56)
        assert page.evaluate(HOLDER) == [pytest.approx(pulled - extent, abs=0.1), round(extent), ""]
        canvas = "parseFloat(view.shadowRoot.querySelector('canvas').style.height)"
        assert page.evaluate(canvas) == pytest.approx(extent, abs=0.1)


def test_an_indicator_may_cover_the_viewport(open_page):
    page = use(open_page(indicator="petals"), "{ placement: 'fullViewport', movesContent: 'no' }")
    page.evaluate("view.shadowRoot.querySelector('.indicator').style.background = 'canvas'")
    page.evaluate("void view.begin()")
    page.wait_for_function("view.phase === 'running' && Math.abs(view.overscroll - 56) < 0.01")
    draw(page, 30)
    assert page.evaluate(HOLDER) == [0, LENGTH, "1"]
    page.set_viewport_size({"width": 390, "height": 600})
    page.wait_for_function(f"{HOLDER}[1] === 600")


def test_a_tap_loads_again_after_no_more(open_page):
    page = use(open_page(edge="end", **{"load-behavior": "tap"}), "{ whenExhausted: 'loadAgain' }", "loadParameters")
    scroll_to(page, 1e6)
    load(page)
    finish_load(page, "exhausted", "exhausted")
    draw(page, 3)
    assert page.evaluate(f"{FOOTER}.hidden") is False
    Fingers(page).down(195, LENGTH - 20).up()
    page.wait_for_function("count('loadmore') === 2")


def test_without_its_file_the_element_still_refreshes(open_page):
    page = open_page(context={})
    page.expect_problem("cannot load full")
    page.expect_problem("Failed to load resource")
    page.route("**/overscroll-full.*", lambda route: route.fulfill(status=404))
    page.evaluate("view.parameters = { dragRate: 0.5, arm: 80 }")
    page.wait_for_function("view.parametersOf()?.arm === 80")
    Fingers(page).pull(400)
    wait_for_phase(page, "armed")
