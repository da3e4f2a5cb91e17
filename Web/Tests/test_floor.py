"""The second floor: a longer pull brings down the child in the slot `floor`. Distances are those of FloorTests: the
standard behavior arms at 64 points, its floor at 1.9 times as many; it is left by pushing back more than a sixth."""

import pytest

from drivers import (
    Fingers, Mouse, Wheel, axe_findings, devtools, draw, hooked, memory_growth, record_words, wait_for_phase,
    wait_until_settled, warnings_of,
)

LENGTH = 844
# The travel of a finger for a visible pull, by UIScrollView's curve; the first 10 points are the slop.
SLOP = 10


def travel(points):
    """The inverse of drivers.rubber_band."""
    return points * LENGTH / ((LENGTH - points) * 0.55) + SLOP


@pytest.fixture
def open_shop(open_page):
    def open_shop(is_open=False, **query):
        # Without a floor there is nothing that is inert.
        ready = "window.ready && view.hasAttribute('phase')" if query.get("floor") == "none" else ""
        page = open_page("floor.html", ready=ready, **query)
        draw(page)
        if is_open:
            open_floor(page)
        return page

    return open_shop


@pytest.fixture
def shop(open_shop):
    return open_shop()


@pytest.fixture
def opened(open_shop):
    return open_shop(is_open=True)


def open_floor(page):
    page.wait_for_function("view.openFloor()")
    wait_for(page, "open")


def close_floor(page):
    page.evaluate("view.closeFloor()")
    wait_until_closed(page)


def push(page, is_closing=True):
    """Pushes up by a finger, which rests before it is lifted."""
    fingers = Fingers(page).down(195, 600).move(0, -300, steps=20)
    draw(page)
    page.wait_for_timeout(300)
    fingers.up()
    if is_closing:
        wait_until_closed(page)


def state(page):
    return page.evaluate("states.at(-1) ?? 'closed'")


def wait_for(page, state):
    page.wait_for_function(f"states.at(-1) === '{state}'")


def wait_until_closed(page):
    wait_for(page, "closed")
    wait_until_settled(page)


def top_of(page, node):
    return page.evaluate(f"{node}.getBoundingClientRect().top")


@pytest.mark.quick
def test_a_pull_beyond_the_second_threshold_opens_the_floor_and_refreshes_nothing(shop):
    fingers = Fingers(shop).pull(travel(125))
    assert shop.evaluate("[states, view.phase, floor.dataset.phase]") == [["armed"], "armed", "armed"]
    draw(shop)
    fingers.up()
    shop.wait_for_timeout(120)
    assert shop.evaluate("[states, view.phase]") == [["armed", "opening"], "idle"]
    wait_for(shop, "open")
    draw(shop)
    assert top_of(shop, "scroller") == pytest.approx(LENGTH, abs=0.1)
    assert top_of(shop, "floor") == 0
    assert shop.evaluate("[runs.length, view.matches(':state(floor-open)'), slot.style.transform]") == [0, True, ""]


@pytest.mark.quick
def test_the_floor_follows_the_pull_and_is_not_drawn_before(shop):
    assert shop.evaluate("getComputedStyle(floor).visibility") == "hidden"
    assert not shop.evaluate("floor.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })")
    fingers = Fingers(shop)
    for points in (30, 90, 150):
        fingers.pull(travel(points))
        draw(shop)
        bottom = shop.evaluate("floor.getBoundingClientRect().bottom")
        assert bottom == pytest.approx(top_of(shop, "scroller"), abs=0.1) == pytest.approx(points, abs=0.5)
        numbers = shop.evaluate(
            "['progress', 'pull', 'open'].map((name) => parseFloat(floor.style.getPropertyValue(`--overscroll-${name}`)))"
        )
        assert numbers == [pytest.approx(bottom / 121.6), pytest.approx(bottom), pytest.approx(bottom / LENGTH)]
        fingers.cancel()
        wait_until_settled(shop)
    assert shop.evaluate("getComputedStyle(floor).visibility") == "hidden"


@pytest.mark.parametrize(
    ("scheme", "part", "color"),
    # The foreground of the palette, on light and on dark, in Palette.swift.
    [("", "", "#16181d"), ("dark", "", "#f2f3f5"), ("", "--overscroll-foreground: gold", "#ffd700")],
)
def test_its_colors_over_the_floor_are_those_of_the_floors_scheme_or_of_the_page(shop, scheme, part, color):
    record_words(shop)
    shop.evaluate(f"floor.style.colorScheme = '{scheme}'")
    # Without those that this page sets for all.
    sheet = "overscroll-view { --overscroll-foreground: initial; --overscroll-secondary: initial; --overscroll-accent: initial }"
    sheet += f"overscroll-view::part(start) {{ {part} }}"
    shop.evaluate("(text) => (document.head.appendChild(document.createElement('style')).textContent = text)", sheet)
    shop.evaluate("view.lastUpdated = null")
    Fingers(shop).pull(travel(140))
    draw(shop)
    assert shop.evaluate("written.find(({ text }) => text === 'Release for more').color") == color


# Notes in each frame which texts are painted, and how visible they are.
WORDS = """() => {
  window.words = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    const { opacity } = getComputedStyle(view.shadowRoot.querySelector(".indicator.start"));
    if (opacity > 0) words.push(text);
    fillText.call(this, text, ...rest);
  };
}"""


@pytest.mark.quick
@pytest.mark.parametrize(("is_pulled", "words"), [(True, {"Release for more"}), (False, set())])
def test_an_opening_floor_has_the_words_of_its_pull_until_they_have_faded(shop, is_pulled, words):
    fingers = Fingers(shop)
    if is_pulled:
        fingers.pull(travel(125))
        draw(shop)
    shop.evaluate(WORDS)
    fingers.up() if is_pulled else shop.evaluate("view.openFloor()")
    wait_for(shop, "open")
    assert set(shop.evaluate("words")) <= words


@pytest.mark.quick
def test_pushing_up_moves_it_with_the_finger_and_closes_it_beyond_a_sixth(opened):
    fingers = Fingers(opened).down(195, 700).move(0, -200, steps=20)
    draw(opened)
    assert top_of(opened, "scroller") == pytest.approx(LENGTH - 200 + SLOP, abs=0.5)
    fingers.up()
    assert state(opened) == "closing"
    wait_until_closed(opened)
    assert opened.evaluate("[runs.length, loads]") == [0, 0]
    assert top_of(opened, "scroller") == 0


@pytest.mark.parametrize("has_watcher", [True, False])
def test_escape_and_the_back_gesture_close_it(open_shop, has_watcher):
    page = open_shop(is_open=True, before="" if has_watcher else "delete window.CloseWatcher")
    assert page.evaluate("'CloseWatcher' in window") is has_watcher
    page.keyboard.press("Escape")
    assert state(page) == "closing"


def test_a_screen_reader_and_a_keyboard_have_a_button_to_leave(opened):
    opened.keyboard.press("Tab")
    opened.keyboard.press("Tab")
    assert opened.evaluate("document.activeElement.getAttribute('href')") == "#card1"
    opened.keyboard.press("Tab")
    back = opened.evaluate_handle("view.shadowRoot.activeElement")
    shown = "(node) => [node.localName, node.textContent, getComputedStyle(node).opacity]"
    assert back.evaluate(shown) == ["button", "Back", "1"]
    opened.keyboard.press("Enter")
    wait_until_closed(opened)


@pytest.mark.parametrize("is_open", [False, True])
def test_the_button_is_in_the_language_that_the_page_changes_to(open_shop, is_open):
    page = open_shop(is_open)
    back = "[...view.shadowRoot.querySelectorAll('button')].find(({ className }) => !className).textContent"
    assert page.evaluate(back) == "Back"
    for language, word in [("de", "Zurück"), ("ja", "戻る")]:
        page.evaluate(f"document.documentElement.lang = '{language}'")
        page.wait_for_function(f"{back} === '{word}'")


def test_a_mouse_and_a_touchpad_push_it_back(open_shop):
    page = open_shop(is_open=True, touch=False)
    Mouse(page).down(40, 560).move(0, -200).up()
    wait_until_closed(page)
    open_floor(page)
    Wheel(page).glide(-400, frames=40)
    wait_until_closed(page)


@pytest.mark.parametrize("act", ["view.refreshing = true", "view.setAttribute('refreshing', '')"])
def test_a_refresh_that_the_page_shows_while_the_floor_is_open_is_shown_once_it_has_closed(opened, act):
    opened.evaluate("view.refreshing = true, view.refreshing = false")
    close_floor(opened)
    assert opened.evaluate("[view.refreshing, view.phase]") == [False, "idle"]
    open_floor(opened)
    assert opened.evaluate("view.begin()") is None
    opened.evaluate(act)
    draw(opened)
    assert opened.evaluate("[view.refreshing, view.phase]") == [False, "idle"]
    opened.evaluate("view.closeFloor()")
    opened.wait_for_function("view.phase === 'running' && Math.abs(view.overscroll - 56) < 0.01")
    assert opened.evaluate("[view.refreshing, states.at(-1), runs.length]") == [True, "closed", 0]
    opened.evaluate("view.refreshing = false")
    wait_until_settled(opened)


@pytest.mark.quick
def test_the_focus_goes_to_the_floor_and_back_and_the_rest_is_inert(shop):
    shop.evaluate("view.querySelector('.row').tabIndex = 0, view.querySelector('.row').focus()")
    assert shop.evaluate("[scroller.inert, slot.inert]") == [False, True]
    shop.evaluate("view.openFloor()")
    assert shop.evaluate("[document.activeElement.id, scroller.inert, slot.inert]") == ["first", True, False]
    wait_for(shop, "open")
    buttons = "[...view.shadowRoot.querySelectorAll('button.start, button.end')].map((node) => node.inert)"
    assert shop.evaluate(buttons) == [True, True]
    shop.evaluate("view.closeFloor()")
    assert shop.evaluate("[document.activeElement.className, scroller.inert, slot.inert]") == ["row", False, True]


def test_a_screen_reader_finds_only_what_is_shown(shop):
    def names():
        nodes = devtools(shop).send("Accessibility.getFullAXTree")["nodes"]
        return {node.get("name", {}).get("value") for node in nodes if not node["ignored"]}

    assert "Linen shirt" in names() and "The evening market" not in names()
    open_floor(shop)
    assert "Linen shirt" not in names() and {"The evening market", "Evening market", "Back"} <= names()


def test_axe_has_no_findings_on_an_open_floor(open_page):
    page = open_page("floor.html", real_time=True)
    page.wait_for_function("view.openFloor()")
    page.wait_for_function("states.at(-1) === 'open'")
    assert axe_findings(page) == []


@pytest.mark.parametrize(("content", "focused"), [
    ("<a>Market</a><button disabled>Buy</button><b tabindex=-1>New</b><p contenteditable id=note></p><a href=#>Ask</a>",
     "document.activeElement.id === 'note'"),
    ("<a>Market</a>", "view.shadowRoot.activeElement === slot"),
])
def test_the_focus_goes_to_the_first_that_can_have_it(shop, content, focused):
    shop.evaluate("(content) => void (floor.innerHTML = content)", content)
    shop.evaluate("view.openFloor()")
    assert shop.evaluate(focused)


@pytest.mark.quick
def test_a_heading_at_the_top_of_a_floor_leaves_nothing_to_scroll(opened):
    """Its margin would otherwise be above the floor's child, as block layout has it."""
    opened.evaluate("[floor.className, floor.style.height] = ['', '100%']")
    opened.evaluate("floor.innerHTML = '<h1>Market</h1><button>Buy</button>'")
    assert opened.evaluate("(({ top, bottom }) => [top, bottom])(floor.getBoundingClientRect())") == [0, LENGTH]
    push(opened)
    opened.evaluate("floor.hidden = true")
    assert opened.evaluate("getComputedStyle(floor).display") == "none"


def test_a_long_floor_scrolls_by_itself_and_closes_only_from_its_end(open_shop):
    page = open_shop(is_open=True, cards=12)
    push(page, is_closing=False)
    page.wait_for_function("slot.scrollTop > 150")
    assert page.evaluate("[states.at(-1), view.overscroll, window.scrollY]") == ["open", LENGTH, 0]
    page.evaluate("slot.scrollTop = 1e6")
    draw(page)
    push(page)


def test_a_wheel_scrolls_the_floor_and_not_the_page(open_shop):
    page = open_shop(touch=False, cards=12)
    page.evaluate("document.body.style.height = '3000px', view.style.height = '800px'")
    open_floor(page)
    Wheel(page).turn(120)
    page.wait_for_function("slot.scrollTop > 100")
    page.evaluate("slot.scrollTop = 1e6")
    draw(page)
    Wheel(page).turn(120, 120)
    draw(page, 10)
    assert page.evaluate("[window.scrollY, scroller.scrollTop, states.at(-1)]") == [0, 0, "open"]


def test_another_size_keeps_the_content_away(opened):
    opened.set_viewport_size({"width": 844, "height": 390})
    opened.wait_for_function("view.overscroll === 390")
    assert top_of(opened, "scroller") == 390
    assert opened.evaluate("[floor.getBoundingClientRect().top, slot.clientHeight, states.at(-1)]") == [0, 390, "open"]
    opened.evaluate("view.style.display = 'none'")
    draw(opened)
    opened.evaluate("view.style.display = ''")
    opened.wait_for_function("view.overscroll === 390")
    assert state(opened) == "open"


def test_an_element_that_leaves_the_page_or_is_disabled_leaves_nothing_open(opened):
    opened.evaluate("view.remove()")
    left = "[states.at(-1), scroller.inert, slot.inert, scroller.style.transform]"
    assert opened.evaluate(left) == ["closed", False, True, ""]
    opened.keyboard.press("Escape")
    opened.evaluate("document.body.append(view)")
    open_floor(opened)
    opened.evaluate("view.disabled = true")
    wait_for(opened, "closed")
    opened.evaluate("view.disabled = false")
    open_floor(opened)
    # An app may remove it when it is told.
    opened.evaluate("view.addEventListener('floorchange', () => view.remove()), view.closeFloor()")
    assert opened.evaluate("[view.isConnected, states.at(-1), scroller.inert]") == [False, "closed", False]


def test_a_floor_of_an_element_that_never_refreshes_is_warned_of(shop):
    warned = warnings_of(shop)
    for edge, lines in [("both", 0), ("end", 1), ("start", 1)]:
        shop.evaluate(f"view.edge = '{edge}'")
        draw(shop)
        assert warned == ['overscroll-view: no floor with edge="end"'] * lines
    assert shop.evaluate("view.openFloor()")


def test_of_two_floors_escape_closes_the_one_that_was_opened_last(shop):
    shop.evaluate("""() => {
      view.style.height = "50%";
      document.body.insertAdjacentHTML("beforeend", `<overscroll-view id="other" style="height: 50%">
        <p style="height: 2000px">Other</p><div slot="floor">Below</div></overscroll-view>`);
      window.otherStates = [];
      other.addEventListener("floorchange", ({ detail }) => otherStates.push(detail.state));
    }""")
    open_floor(shop)
    shop.wait_for_function("other.openFloor()")
    shop.wait_for_function("otherStates.at(-1) === 'open'")
    shop.keyboard.press("Escape")
    assert shop.evaluate("[states.at(-1), otherStates.at(-1)]") == ["open", "closing"]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_comes_in_from_the_start_of_a_horizontal_list(open_shop, direction):
    page = open_shop(axis="horizontal", dir=direction)
    sign = -1 if direction == "rtl" else 1
    fingers = Fingers(page).down(195, 300).move(sign * 60, 0)
    draw(page)
    boxes = "[floor, scroller].map((node) => node.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    floor, list = page.evaluate(boxes)
    assert (floor[1] == pytest.approx(list[0])) if sign > 0 else (floor[0] == pytest.approx(list[1]))
    fingers.move(sign * 130, 0).move(sign * 400, 0, steps=20).up()
    wait_for(page, "open")
    assert [box[0] for box in page.evaluate(boxes)] == [0, sign * 390]
    fingers.down(195 + sign * 100, 300).move(sign * -150, 0, steps=20)
    page.wait_for_timeout(300)
    fingers.up()
    wait_until_closed(page)


@pytest.fixture
def paged(open_shop):
    """A list that scrolls with the page, below a header of 60 pixels."""
    page = open_shop(scroller="page")
    page.evaluate("""() => {
      for (const { style } of [document.documentElement, document.body, view]) style.height = "auto";
      view.insertAdjacentHTML("beforebegin", "<header style='height: 60px'>Shop</header>");
    }""")
    draw(page, 4)
    return page


@pytest.mark.parametrize("header", ["static", "sticky"])
def test_on_a_page_that_is_scrolled_a_floor_opens_in_view_and_the_page_scrolls_back(paged, header):
    paged.evaluate(f"document.querySelector('header').style = 'height: 60px; position: {header}; top: 0; z-index: 1'")
    paged.evaluate("scrollTo(0, 1500)")
    row = "view.querySelectorAll('.row')[17].getBoundingClientRect().top"
    before = paged.evaluate(row)
    assert 0 < before < LENGTH
    assert paged.evaluate("view.openFloor()")
    # No row moves but with the floor.
    assert paged.evaluate(f"{row} - view.overscroll") == pytest.approx(before, abs=0.5)
    wait_for(paged, "open")
    assert paged.evaluate("(({ top, bottom }) => [top, bottom])(floor.getBoundingClientRect())") == [60, LENGTH]
    assert paged.evaluate("document.elementFromPoint(195, 300).closest('section') === floor")
    push(paged)
    assert paged.evaluate(f"[scrollY, {row}]") == [1500, before]
    assert paged.evaluate("view.shadowRoot.querySelector('#content').style.translate") == ""


def test_where_the_list_begins_below_the_middle_of_the_page_its_floor_has_all_of_it(paged):
    paged.evaluate("document.querySelector('header').style.height = '700px'")
    draw(paged, 4)
    open_floor(paged)
    box = "(({ top, bottom }) => [top, bottom, scrollY])(floor.getBoundingClientRect())"
    assert paged.evaluate(box) == [0, LENGTH, 700]
    close_floor(paged)
    assert paged.evaluate("scrollY") == 0


@pytest.mark.quick
@pytest.mark.parametrize(("query", "files"), [
    ({"floor": "none"}, ["overscroll.js", "overscroll.wasm"]),
    ({}, ["overscroll-floor.js", "overscroll-full.wasm", "overscroll.js"]),
])
def test_only_a_page_with_a_floor_loads_its_files_and_no_other_engine(open_shop, query, files):
    page = open_shop(**query)
    names = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
    assert page.evaluate(f"{names}.filter((name) => name.startsWith('overscroll')).sort()") == files
    assert page.evaluate("view.openFloor()") is (query == {})


@pytest.mark.quick
def test_a_floor_that_is_added_later_waits_for_the_run(open_shop):
    page = open_shop(floor="none")
    page.evaluate("view.begin()")
    page.wait_for_function("runs.length === 1")
    page.evaluate("view.append(floor)")
    page.wait_for_function("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('full.wasm'))")
    draw(page, 5)
    assert page.evaluate("[view.phase, view.openFloor()]") == ["running", False]
    page.evaluate("finish()")
    wait_until_settled(page)
    page.wait_for_function("view.openFloor()")
    wait_for(page, "open")
    assert page.evaluate("runs.length") == 1
    page.evaluate("floor.remove()")
    wait_until_closed(page)
    assert not page.evaluate("view.openFloor()")


@pytest.mark.quick
def test_a_floor_that_is_added_after_a_failure_waits_for_no_retry(open_shop):
    page = open_shop(floor="none", edge="both", **{"load-behavior": "tap"})
    page.evaluate("view.onloadmore = async () => 'failed'; void view.loadMore()")
    wait_for_phase(page, "failed", "end")
    page.evaluate("view.append(floor)")
    open_floor(page)
    # The failure is still told of.
    assert page.evaluate("[view.phaseOf('end'), view.getAttribute('error')]") == ["failed", "end"]


def test_its_parameters_are_those_of_other_motions_and_distances(shop):
    changed = {"floor": 200, "floorLeave": 0.5, "floorMotion": "easeInOut:0.2", "floorStrictness": "exceeded"}
    shop.evaluate("(changed) => (view.parameters = changed)", changed)
    shop.wait_for_function("view.parametersOf()?.floor === 200")
    assert changed.items() <= shop.evaluate("view.parametersOf()").items()
    # At 1.9 times the distance of a refresh; one that is nearer is refused, and none may be wanted.
    for parameters, floor in [("{ arm: 100 }", 190), ("{ floor: 50 }", 121.6)]:
        shop.evaluate(f"view.parameters = {parameters}")
        assert shop.evaluate("view.parametersOf().floor") == pytest.approx(floor)
    shop.evaluate("view.parameters = { floor: 0 }")
    assert not shop.evaluate("view.openFloor()")


def test_elements_with_a_floor_free_their_memory(open_shop):
    assert memory_growth(open_shop(before=hooked()), 100) == 0


def test_without_its_files_the_element_still_refreshes(open_page):
    page = open_page("floor.html", context={})
    page.expect_problem("cannot load floor")
    page.expect_problem("Failed to load resource")
    page.route("**/overscroll-floor.*", lambda route: route.fulfill(status=404))
    page.reload()
    page.wait_for_function("window.ready && view.hasAttribute('phase')")
    page.evaluate("view.begin()")
    page.wait_for_function("runs.length === 1")
    assert not page.evaluate("view.openFloor()")


@pytest.mark.quick
def test_a_trace_has_what_the_floor_was_told(shop):
    shop.evaluate("[window.events, window.effects] = [[], []]")
    shop.evaluate("view.addEventListener('overscrollframe', ({ detail }) => (events.push(...detail.events), effects.push(...detail.effects)))")
    shop.evaluate("OverscrollView = view.constructor, OverscrollView.load('parameters')")
    shop.evaluate("view.frames = null, view.openFloor()")
    wait_for(shop, "open")
    configured = shop.evaluate("events.find(({ event }) => event === 'configured')")
    assert configured["parameters"]["floor"] == pytest.approx(121.6)
    requests = shop.evaluate("events.filter(({ event }) => event === 'floorRequested').map(({ edge, flag }) => [edge, flag])")
    assert requests == [["start", True]]
    assert shop.evaluate("effects.filter(({ effect }) => effect === 'reportFloor').map(({ value }) => value)") == [2, 3]
