"""Settings that only the full engine has: it is loaded for pages that name one."""

import pytest

from drivers import (
    Fingers, Wheel, draw, finish, rubber_band, wait_for_phase, wait_until_settled, warnings_of,
)

LENGTH = 844
# The first 10 points of a touch are the slop.
SLOP = 10
# With their default values.
SETTINGS = {"dragRate": 1, "dragLimit": 0, "movesContent": "yes", "locksContent": "no"}
FILES = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
OVERSCROLL = f"{FILES}.filter((name) => name.startsWith('overscroll')).sort()"


def use(page, parameters, property="parameters"):
    """Sets parameters of the full engine and waits until the element is attached to it."""
    page.evaluate(f"void (view.{property} = {parameters})")
    edge = "end" if property == "loadParameters" else "start"
    page.wait_for_function(f"view.parametersOf('{edge}')?.dragRate > 0 && view.shadowRoot.querySelector('button:not([hidden])')")
    draw(page)


# MARK: Its files


@pytest.mark.quick
@pytest.mark.parametrize(
    ("edge", "property", "parameters"),
    [
        *[("start", "parameters", f"{{ {name}: {value!r} }}") for name, value in SETTINGS.items()],
        ("start", "parameters", "{ placement: 'growing' }"),
        ("start", "parameters", "{ placement: 'fullViewport' }"),
        ("end", "loadParameters", "{ whenExhausted: 'loadAgain' }"),
    ],
)
def test_a_page_that_names_a_setting_loads_the_full_engine(open_page, edge, property, parameters):
    page = open_page(edge=edge)
    assert page.evaluate(OVERSCROLL) == ["overscroll.js", "overscroll.wasm"]
    use(page, parameters, property)
    assert page.evaluate(OVERSCROLL) == [
        "overscroll-full.wasm", "overscroll-parameters.js", "overscroll.js", "overscroll.wasm",
    ]
    assert SETTINGS.items() <= page.evaluate(f"view.parametersOf('{edge}')").items()


@pytest.mark.quick
def test_an_element_that_names_one_before_it_is_in_the_page_loads_no_other_engine(open_page):
    page = open_page("loading.html", ready=False)
    page.wait_for_function("window.ready")
    page.evaluate(
        """() => {
          window.view = document.createElement("overscroll-view");
          view.style.height = "100px";
          view.parameters = { dragRate: 0.5 };
          document.body.append(view);
        }"""
    )
    page.wait_for_function("view.parametersOf()?.dragRate === 0.5")
    assert page.evaluate(OVERSCROLL) == ["overscroll-full.wasm", "overscroll-parameters.js", "overscroll.js"]


def test_other_parameters_load_the_basic_engine_alone(page):
    page.evaluate("view.parameters = { arm: 80, placement: 'overlay', dragRate: undefined, haptics: null }")
    page.wait_for_function("view.parametersOf()?.arm === 80")
    draw(page, 3)
    assert page.evaluate(OVERSCROLL) == ["overscroll-parameters.js", "overscroll.js", "overscroll.wasm"]
    assert "dragRate" not in page.evaluate("view.parametersOf()")


def test_a_setting_at_one_edge_counts_whatever_the_other_edge_has(open_page):
    page = open_page(edge="both")
    page.evaluate("[view.parameters, view.loadParameters] = [{ placement: 'growing' }, { placement: 'overlay' }]")
    page.wait_for_function("view.parametersOf()?.dragRate > 0")
    assert page.evaluate("['start', 'end'].map((edge) => view.parametersOf(edge).placement)") == ["growing", "overlay"]


def test_a_setting_that_is_named_later_waits_for_the_run(page):
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.evaluate("scroller.scrollTop = 70")
    page.evaluate("view.parameters = { dragRate: 0.5 }")
    page.wait_for_function(f"{FILES}.includes('overscroll-full.wasm')")
    draw(page, 5)
    assert page.evaluate("[view.phase, run.signal.aborted]") == ["running", False]
    finish(page)
    page.wait_for_function("view.parametersOf().dragRate === 0.5")
    assert page.evaluate("[scroller.scrollTop, count('refresh')]") == [70, 1]


def test_a_setting_that_is_named_after_a_failure_waits_for_no_retry(open_page):
    page = open_page(edge="both", **{"load-behavior": "tap"})
    page.evaluate("void view.loadMore(); finish('failed')")
    wait_for_phase(page, "failed", "end")
    page.evaluate("view.parameters = { dragRate: 0.5 }")
    page.wait_for_function("view.parametersOf()?.dragRate === 0.5")


def test_without_its_file_the_element_still_refreshes(open_page):
    page = open_page(context={})
    page.expect_problem("cannot load full")
    page.expect_problem("Failed to load resource")
    page.route("**/overscroll-full.*", lambda route: route.fulfill(status=404))
    page.evaluate("view.parameters = { dragRate: 0.5, arm: 80 }")
    page.wait_for_function("view.parametersOf()?.arm === 80")
    Fingers(page).pull(400)
    wait_for_phase(page, "armed")


def test_a_floor_and_settings_share_one_engine(open_page):
    page = open_page("floor.html", ready=False)
    page.wait_for_function("window.ready && window.slot.inert")
    page.evaluate("view.parameters = { dragRate: 0.5, locksContent: 'yes' }")
    page.wait_for_function("view.parametersOf()?.dragRate === 0.5")
    assert page.evaluate(f"{FILES}.filter((name) => name.endsWith('.wasm'))") == ["overscroll-full.wasm"]
    page.wait_for_function("view.openFloor()")
    page.wait_for_function("states.at(-1) === 'open'")
    page.evaluate("view.closeFloor()")
    wait_until_settled(page)
    page.evaluate("void view.begin()")
    page.wait_for_function("'overscrollLocked' in scroller.dataset")
    page.evaluate("finish()")
    page.wait_for_function("!('overscrollLocked' in scroller.dataset)")


# MARK: Feel


@pytest.mark.quick
def test_a_drag_moves_the_content_at_its_rate(page):
    use(page, "{ dragRate: 0.5 }")
    Fingers(page).pull(200)
    assert page.evaluate("view.overscroll") == pytest.approx(rubber_band((200 - SLOP) / 2, LENGTH), abs=0.01)


@pytest.mark.quick
def test_no_pull_reaches_the_limit(page):
    use(page, "{ dragLimit: 120 }")
    fingers = Fingers(page)
    fingers.pull(200)
    assert page.evaluate("view.overscroll") == pytest.approx(rubber_band(200 - SLOP, 120), abs=0.01)
    fingers.move(0, 400)
    assert 64 < page.evaluate("view.overscroll") < 120
    wait_for_phase(page, "armed")


def test_parameters_of_a_load_more_that_are_refused_are_named(open_page):
    page = open_page(edge="both")
    warned = warnings_of(page)
    page.evaluate("view.loadParameters = { arm: -1 }")
    page.wait_for_function("view.parametersOf('end')")
    page.evaluate("loaded()")
    assert warned == ['overscroll-view: all of "loadParameters" is ignored: arm must be above 0 (startDistance), not -1']


def test_content_that_stays_and_a_floor_exclude_each_other(open_page):
    page = open_page(slot="floor")
    page.wait_for_function("view.openFloor()")
    page.evaluate("OverscrollView.load('parameters').then(() => null)")
    warned = warnings_of(page)
    page.evaluate("view.parameters = { movesContent: 'no' }")
    draw(page)
    page.wait_for_function("view.parametersOf()?.dragRate && view.openFloor()")
    # Once for each engine.
    assert set(warned) == {'overscroll-view: all of "parameters" is ignored: movesContent cannot be "no" with a floor'}


ROWS = "[...view.querySelectorAll('.row')].slice(0, 14).map((row) => row.getBoundingClientRect().top)"
HOLDER = """((holder) => {
  const { transform, zIndex } = getComputedStyle(holder);
  return [new DOMMatrix(transform).m42, holder.offsetHeight, zIndex.replace("auto", "")];
})(view.shadowRoot.querySelector(".indicator.start"))"""


@pytest.mark.quick
def test_content_that_stays_does_not_move_and_scrolls_during_a_run(page, artifacts):
    page.evaluate("view.style.background = 'canvas'")
    use(page, "{ movesContent: 'no' }")
    rows = page.evaluate(ROWS)
    fingers = Fingers(page)
    fingers.pull(240)
    assert page.evaluate(ROWS) == rows
    assert page.evaluate("[view.phase, scroller.style.transform]") == ["armed", ""]
    pulled = page.evaluate("view.overscroll")
    assert page.evaluate(HOLDER) == [pytest.approx(pulled - 56, abs=0.1), 56, "1"]
    draw(page)
    page.screenshot(path=artifacts / "settings-content-stays-pulled.png")
    fingers.up()
    wait_for_phase(page, "running")
    page.wait_for_function("Math.abs(view.overscroll - 56) < 0.01")
    draw(page)
    page.screenshot(path=artifacts / "settings-content-stays-running.png")
    assert page.evaluate(ROWS) == rows
    # The list scrolls under the indicator, which stays.
    fingers.down(195, 600)
    fingers.move(0, -200)
    fingers.up()
    page.wait_for_function("scroller.scrollTop > 100")
    assert page.evaluate(HOLDER) == [pytest.approx(0, abs=0.02), 56, "1"]
    finish(page)
    wait_until_settled(page)
    assert page.evaluate("[view.overscroll, count('refresh')]") == [0, 1]


# MARK: Locked content


@pytest.fixture
def locked(open_page):
    """A list in the middle, that a refresh keeps from scrolling."""
    def locked(**query):
        page = open_page(**query)
        use(page, "{ locksContent: 'yes' }")
        page.evaluate("void (scroller.scrollTop = 300)")
        draw(page)
        page.evaluate("void view.begin()")
        wait_for_phase(page, "running")
        page.wait_for_function("'overscrollLocked' in scroller.dataset")
        draw(page, 30)
        return page
    return locked


def offset(page):
    draw(page, 3)
    return page.evaluate("scroller.scrollTop")


@pytest.mark.quick
def test_locked_content_does_not_scroll_by_touch_until_the_run_ends(locked):
    page = locked()
    kept = offset(page)
    fingers = Fingers(page)
    for distance in (-300, 300):
        fingers.down(195, 400)
        fingers.move(0, distance)
        fingers.up()
        assert offset(page) == kept
    finish(page)
    wait_until_settled(page)
    assert page.evaluate("[getComputedStyle(scroller).overflowY, scroller.style.overflowY]") == ["auto", ""]
    fingers.down(195, 400)
    fingers.move(0, -200)
    fingers.up()
    page.wait_for_function(f"scroller.scrollTop > {kept}")


@pytest.mark.quick
def test_locked_content_does_not_scroll_by_wheel_keys_focus_or_a_script(locked):
    page = locked(touch=False)
    kept = offset(page)
    Wheel(page).turn(120, 120)
    assert offset(page) == kept
    page.evaluate("scroller.focus({ preventScroll: true })")
    for key in ("PageDown", "End", "Home", " "):
        page.keyboard.press(key)
        assert offset(page) == kept, key
    page.evaluate("view.append(Object.assign(document.createElement('button'), { id: 'far' }))")
    page.evaluate("far.focus()")
    assert offset(page) == kept
    page.evaluate("void (scroller.scrollTop = 900)")
    assert offset(page) == kept
    finish(page)
    wait_until_settled(page)
    Wheel(page).turn(120)
    page.wait_for_function(f"scroller.scrollTop > {kept}")


def test_the_place_of_the_scroll_bar_stays_while_content_is_locked(open_page):
    page = open_page(touch=False, context={}, before="""
      addEventListener("DOMContentLoaded", () => {
        const style = document.createElement("style");
        style.textContent = "overscroll-view::part(scroller) { scrollbar-width: auto }";
        document.head.append(style);
      });
    """)
    use(page, "{ locksContent: 'yes' }")
    width = page.evaluate("scroller.clientWidth")
    page.evaluate("void view.begin()")
    page.wait_for_function("'overscrollLocked' in scroller.dataset")
    assert page.evaluate("[scroller.clientWidth, getComputedStyle(scroller).overflowY]") == [width, "hidden"]
    finish(page)
    page.wait_for_function("!('overscrollLocked' in scroller.dataset)")
    assert page.evaluate("[scroller.clientWidth, getComputedStyle(scroller).overflowY]") == [width, "auto"]


def test_a_run_whose_list_is_removed_unlocks_it(locked):
    page = locked()
    page.evaluate("view.remove()")
    assert page.evaluate("Object.keys(scroller.dataset)") == []


def test_a_finger_that_is_down_while_the_run_begins_and_ends_leaves_nothing_locked(page):
    use(page, "{ locksContent: 'yes' }")
    fingers = Fingers(page)
    fingers.down(195, 600)
    fingers.move(0, -200)
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    draw(page, 3)
    kept = offset(page)
    fingers.move(0, -100)
    assert offset(page) == kept
    finish(page)
    page.wait_for_function("!('overscrollLocked' in scroller.dataset)")
    fingers.move(0, -50)
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("[getComputedStyle(scroller).overflowY, scroller.style.overflowY]") == ["auto", ""]


# MARK: Placement


@pytest.mark.quick
def test_an_indicator_that_grows_is_as_long_as_the_gap(open_page, artifacts):
    page = open_page(indicator="wave")
    use(page, "{ placement: 'growing' }")
    fingers = Fingers(page)
    for distance in (60, 190):
        if distance == 60:
            fingers.pull(60)
        else:
            fingers.move(0, 130)
        draw(page)
        pulled = page.evaluate("view.overscroll")
        extent = max(pulled, 56)
        assert page.evaluate(HOLDER) == [pytest.approx(pulled - extent, abs=0.1), round(extent), ""]
        canvas = "parseFloat(view.shadowRoot.querySelector('canvas').style.height)"
        assert page.evaluate(canvas) == pytest.approx(extent, abs=0.1)
    page.screenshot(path=artifacts / "settings-growing.png")
    fingers.up()
    wait_for_phase(page, "running")
    page.wait_for_function("Math.abs(view.overscroll - 56) < 0.01")
    assert page.evaluate(HOLDER) == [pytest.approx(0, abs=0.02), 56, ""]


@pytest.mark.quick
def test_an_indicator_may_cover_the_viewport(open_page, artifacts):
    page = open_page(indicator="petals")
    use(page, "{ placement: 'fullViewport', movesContent: 'no' }")
    assert page.evaluate(HOLDER)[1] == LENGTH
    page.evaluate("view.shadowRoot.querySelector('.indicator').style.background = 'canvas'")
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.wait_for_function("Math.abs(view.overscroll - 56) < 0.01")
    draw(page, 30)
    assert page.evaluate(HOLDER) == [0, LENGTH, "1"]
    page.screenshot(path=artifacts / "settings-full-viewport.png")
    page.set_viewport_size({"width": 390, "height": 600})
    page.wait_for_function(f"{HOLDER}[1] === 600")


# MARK: Load again


@pytest.mark.quick
def test_a_tap_loads_again_after_no_more(open_page, artifacts):
    page = open_page(edge="end", **{"load-behavior": "tap"})
    use(page, "{ whenExhausted: 'loadAgain' }", "loadParameters")
    page.evaluate("view.querySelector('.row:last-of-type').scrollIntoView({ block: 'end' })")
    page.evaluate("void (scroller.scrollTop += 100)")
    page.evaluate("void view.loadMore()")
    wait_for_phase(page, "running", "end")
    finish(page, "exhausted")
    wait_for_phase(page, "exhausted", "end")
    draw(page, 3)
    page.screenshot(path=artifacts / "settings-load-again.png")
    # Scrolling alone does not load again.
    page.evaluate("void (scroller.scrollTop -= 300)")
    draw(page)
    page.evaluate("void (scroller.scrollTop += 300)")
    draw(page)
    assert page.evaluate("count('loadmore')") == 1
    fingers = Fingers(page)
    fingers.down(195, LENGTH - 20)
    fingers.up()
    page.wait_for_function("count('loadmore') === 2")
    finish(page, "exhausted")
    wait_for_phase(page, "exhausted", "end")


def test_the_control_of_a_list_without_more_is_hidden_unless_it_loads_again(open_page):
    page = open_page(edge="end", **{"load-behavior": "tap"})
    hidden = "view.shadowRoot.querySelector('button.end').hidden"
    for word in ("hide", "loadAgain"):
        page.evaluate(f"view.loadParameters = {{ whenExhausted: '{word}' }}")
        page.wait_for_function(f"view.parametersOf('end')?.whenExhausted === '{word}' && !{hidden}")
        page.evaluate("void view.loadMore()")
        wait_for_phase(page, "running", "end")
        finish(page, "exhausted")
        wait_for_phase(page, "exhausted", "end")
        assert page.evaluate(hidden) is (word == "hide")
        page.evaluate("view.reset()")
