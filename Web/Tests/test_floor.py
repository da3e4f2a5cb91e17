"""The second floor: a longer pull brings down the child in the slot `floor`. Distances are those of FloorTests: the
standard behavior arms at 64 points, its floor at 1.9 times as many; it is left by pushing back more than a sixth."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from drivers import Fingers, Mouse, Wheel, draw, hooked, memory_growth, wait_until_settled, warnings_of

LENGTH = 844
# The travel of a finger for a visible pull, by UIScrollView's curve; the first 10 points are the slop.
SLOP = 10


def travel(points):
    """The inverse of drivers.rubber_band."""
    return points * LENGTH / ((LENGTH - points) * 0.55) + SLOP


@pytest.fixture
def open_shop(open_page):
    def open_shop(**query):
        page = open_page("floor.html", ready=False, **query)
        page.wait_for_function("window.ready && view.hasAttribute('phase')")
        if query.get("floor") != "none":
            page.wait_for_function("slot.inert")
        draw(page)
        return page

    return open_shop


@pytest.fixture
def shop(open_shop):
    return open_shop()


@pytest.fixture
def opened(shop):
    shop.evaluate("view.openFloor()")
    wait_for(shop, "open")
    return shop


def state(page):
    return page.evaluate("states.at(-1) ?? 'closed'")


def wait_for(page, state):
    page.wait_for_function(f"states.at(-1) === '{state}'")


def wait_until_closed(page):
    wait_for(page, "closed")
    wait_until_settled(page)


def top_of(page, node):
    return page.evaluate(f"{node}.getBoundingClientRect().top")


# MARK: The two thresholds


@pytest.mark.quick
def test_a_pull_beyond_the_second_threshold_opens_the_floor_and_refreshes_nothing(shop, artifacts):
    fingers = Fingers(shop)
    fingers.pull(travel(125))
    assert shop.evaluate("[states, view.phase, floor.dataset.phase]") == [["armed"], "armed", "armed"]
    draw(shop)
    shop.screenshot(path=artifacts / "floor-1-armed.png")
    fingers.up()
    shop.wait_for_timeout(120)
    shop.screenshot(path=artifacts / "floor-2-opening.png")
    assert shop.evaluate("[states, view.phase]") == [["armed", "opening"], "idle"]
    wait_for(shop, "open")
    draw(shop)
    shop.screenshot(path=artifacts / "floor-3-open.png")
    assert top_of(shop, "scroller") == pytest.approx(LENGTH, abs=0.1)
    assert top_of(shop, "floor") == 0
    assert shop.evaluate("[runs.length, view.matches(':state(floor-open)'), slot.style.transform]") == [0, True, ""]


# MARK: What is seen


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


def test_the_browser_renders_nothing_of_a_floor_that_is_not_seen(open_page):
    """Chromium says so on the console, at its lowest level."""
    page = open_page("floor.html", ready=False, before="")
    lines = []
    page.on("console", lambda message: lines.append(message.text))
    page.reload()
    page.wait_for_function("window.ready && view.hasAttribute('phase') && slot.inert && view.openFloor()")
    wait_for(page, "open")
    page.evaluate("view.closeFloor()")
    wait_until_closed(page)
    Fingers(page).pull(travel(140))
    draw(page)
    assert lines == []


def test_the_title_asks_to_release_for_more(shop):
    shop.evaluate(
        """() => {
          window.painted = [];
          const { fillText } = CanvasRenderingContext2D.prototype;
          CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
            painted.push(text);
            fillText.call(this, text, ...rest);
          };
        }"""
    )
    fingers = Fingers(shop)
    fingers.pull(travel(140))
    draw(shop)
    assert shop.evaluate("painted.includes('Release for more')")
    fingers.move(0, -travel(140) + travel(100))
    draw(shop)
    assert shop.evaluate("painted.findLast((text) => text.startsWith('Release'))") == "Release to refresh"


COLORS = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    (window.colors ??= {})[text] = this.fillStyle;
    fillText.call(this, text, ...rest);
  };
}"""


@pytest.mark.parametrize(
    ("scheme", "part", "color"),
    # The foreground of the palette, on light and on dark, in Palette.swift.
    [("", "", "#16181d"), ("dark", "", "#f2f3f5"), ("", "--overscroll-foreground: gold", "#ffd700")],
)
def test_its_colors_over_the_floor_are_those_of_the_floors_scheme_or_of_the_page(shop, artifacts, scheme, part, color):
    shop.evaluate(COLORS)
    shop.evaluate(f"floor.style.colorScheme = '{scheme}'")
    # Without those that this page sets for all.
    sheet = "overscroll-view { --overscroll-foreground: initial; --overscroll-secondary: initial; --overscroll-accent: initial }"
    sheet += f"overscroll-view::part(start) {{ {part} }}"
    shop.evaluate("(text) => (document.head.appendChild(document.createElement('style')).textContent = text)", sheet)
    shop.evaluate("view.lastUpdated = null")
    Fingers(shop).pull(travel(140))
    draw(shop)
    shop.screenshot(path=artifacts / f"floor-colors-{scheme or 'none'}.png")
    assert shop.evaluate("colors['Release for more']") == color


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
def test_an_opening_floor_has_the_words_of_its_pull_until_they_have_faded(shop):
    fingers = Fingers(shop)
    fingers.pull(travel(125))
    draw(shop)
    shop.evaluate(WORDS)
    fingers.up()
    wait_for(shop, "open")
    assert set(shop.evaluate("words")) <= {"Release for more", "Never updated"}


@pytest.mark.quick
def test_a_floor_that_a_program_opens_has_no_words(shop):
    shop.evaluate(WORDS)
    shop.evaluate("view.openFloor()")
    wait_for(shop, "open")
    assert shop.evaluate("words") == []


def test_an_indicator_that_is_not_over_the_floor_keeps_its_colors(open_shop):
    page = open_shop(floor="none", edge="both")
    page.evaluate("view.firstElementChild.insertAdjacentHTML('afterbegin', '<div data-overscroll-indicator id=place></div>')")
    page.evaluate("view.indicator = 'ring'")
    page.wait_for_function("place.shadowRoot?.querySelector('canvas')")
    page.evaluate("floor.style.colorScheme = 'dark', view.append(floor)")
    page.wait_for_function("view.openFloor()")
    wait_for(page, "open")
    canvases = "[place.shadowRoot, view.shadowRoot].map((root) => root.querySelector('canvas').style.colorScheme)"
    assert page.evaluate(canvases) == ["", ""]


def test_the_indicator_fades_out_and_comes_back(shop):
    opacity = "getComputedStyle(view.shadowRoot.querySelector('.indicator.start')).opacity"
    shop.evaluate("view.openFloor()")
    shop.wait_for_function(f"{opacity} === '0'")
    wait_for(shop, "open")
    shop.evaluate("view.closeFloor()")
    wait_until_closed(shop)
    Fingers(shop).pull(travel(30))
    assert shop.evaluate(opacity) == "1"


# MARK: Leaving


@pytest.mark.quick
def test_pushing_up_moves_it_with_the_finger_and_closes_it_beyond_a_sixth(opened, artifacts):
    fingers = Fingers(opened)
    fingers.down(195, 700)
    fingers.move(0, -100, steps=20)
    draw(opened)
    # The finger rests.
    opened.wait_for_timeout(300)
    assert top_of(opened, "scroller") == pytest.approx(LENGTH - 100 + SLOP, abs=0.5)
    opened.screenshot(path=artifacts / "floor-4-pushed.png")
    fingers.up()
    opened.wait_for_function(f"view.overscroll === {LENGTH}")
    assert state(opened) == "open"
    fingers.down(195, 700)
    fingers.move(0, -200, steps=20)
    opened.wait_for_timeout(300)
    fingers.up()
    assert state(opened) == "closing"
    wait_until_closed(opened)
    assert opened.evaluate("[runs.length, loads]") == [0, 0]
    assert top_of(opened, "scroller") == 0


def test_escape_and_the_back_gesture_close_it(opened):
    assert opened.evaluate("typeof CloseWatcher") == "function"
    opened.keyboard.press("Escape")
    assert state(opened) == "closing"
    wait_until_closed(opened)


def test_without_a_close_watcher_escape_closes_it(open_page):
    page = open_page("floor.html", ready=False, before="delete window.CloseWatcher")
    page.wait_for_function("window.ready && view.hasAttribute('phase') && slot.inert")
    page.evaluate("view.openFloor()")
    wait_for(page, "open")
    page.keyboard.press("Escape")
    assert state(page) == "closing"


def test_a_screen_reader_and_a_keyboard_have_a_button_to_leave(opened):
    opened.keyboard.press("Tab")
    opened.keyboard.press("Tab")
    assert opened.evaluate("document.activeElement.getAttribute('href')") == "#card1"
    opened.keyboard.press("Tab")
    back = opened.evaluate_handle("view.shadowRoot.activeElement")
    assert back.evaluate("(node) => [node.localName, node.textContent, getComputedStyle(node).opacity]") == ["button", "Back", "1"]
    opened.keyboard.press("Enter")
    wait_until_closed(opened)


@pytest.mark.parametrize("is_open", [False, True])
def test_the_button_is_in_the_language_that_the_page_changes_to(shop, is_open):
    if is_open:
        shop.evaluate("view.openFloor()")
        wait_for(shop, "open")
    back = "[...view.shadowRoot.querySelectorAll('button')].find(({ className }) => !className).textContent"
    assert shop.evaluate(back) == "Back"
    for language, word in [("de", "Zurück"), ("ja", "戻る")]:
        shop.evaluate(f"document.documentElement.lang = '{language}'")
        shop.wait_for_function(f"{back} === '{word}'")


def test_a_mouse_and_a_touchpad_push_it_back(open_page):
    page = open_page("floor.html", ready=False, touch=False)
    page.wait_for_function("window.ready && view.hasAttribute('phase') && slot.inert")
    page.evaluate("view.openFloor()")
    wait_for(page, "open")
    mouse = Mouse(page)
    mouse.down(40, 560)
    mouse.move(0, -200)
    mouse.up()
    wait_until_closed(page)
    page.evaluate("view.openFloor()")
    wait_for(page, "open")
    Wheel(page).glide(-400, frames=40)
    wait_until_closed(page)


@pytest.mark.parametrize("act", ["view.refreshing = true", "view.setAttribute('refreshing', '')"])
def test_a_refresh_that_the_page_shows_while_the_floor_is_open_is_shown_once_it_has_closed(opened, act):
    opened.evaluate(act)
    draw(opened)
    assert opened.evaluate("[view.refreshing, view.phase]") == [False, "idle"]
    opened.evaluate("view.closeFloor()")
    opened.wait_for_function("view.phase === 'running' && Math.abs(view.overscroll - 56) < 0.01")
    assert opened.evaluate("[view.refreshing, states.at(-1), runs.length]") == [True, "closed", 0]
    opened.evaluate("view.refreshing = false")
    wait_until_settled(opened)


def test_a_refresh_that_has_ended_before_the_floor_closes_is_not_shown(opened):
    assert opened.evaluate("view.begin()") is None
    opened.evaluate("view.refreshing = true, view.refreshing = false")
    opened.evaluate("view.closeFloor()")
    wait_until_closed(opened)
    draw(opened, 4)
    assert opened.evaluate("[view.refreshing, view.phase, runs.length]") == [False, "idle", 0]


# MARK: Focus and assistive technologies


@pytest.mark.quick
def test_the_focus_goes_to_the_floor_and_back_and_the_rest_is_inert(shop):
    shop.evaluate("view.querySelector('.row').tabIndex = 0, view.querySelector('.row').focus()")
    assert shop.evaluate("[scroller.inert, slot.inert]") == [False, True]
    shop.evaluate("view.openFloor()")
    assert shop.evaluate("[document.activeElement.id, scroller.inert, slot.inert]") == ["first", True, False]
    wait_for(shop, "open")
    buttons = shop.evaluate("[...view.shadowRoot.querySelectorAll('button.start, button.end')].map((node) => node.inert)")
    assert buttons == [True, True]
    shop.evaluate("view.closeFloor()")
    assert shop.evaluate("[document.activeElement.className, scroller.inert, slot.inert]") == ["row", False, True]
    wait_until_closed(shop)


def test_a_screen_reader_finds_only_what_is_shown(shop):
    def names():
        shop.devtools = getattr(shop, "devtools", None) or shop.context.new_cdp_session(shop)
        nodes = shop.devtools.send("Accessibility.getFullAXTree")["nodes"]
        return {node.get("name", {}).get("value") for node in nodes if not node["ignored"]}

    assert "Linen shirt" in names() and "The evening market" not in names()
    shop.evaluate("view.openFloor()")
    wait_for(shop, "open")
    assert "Linen shirt" not in names() and {"The evening market", "Evening market", "Back"} <= names()
    shop.evaluate("view.closeFloor()")
    wait_until_closed(shop)
    assert "Linen shirt" in names() and "The evening market" not in names()


def test_axe_has_no_findings_on_an_open_floor(open_page):
    page = open_page("floor.html", ready=False, real_time=True)
    page.wait_for_function("window.ready && view.hasAttribute('phase') && slot.inert && view.openFloor()")
    page.wait_for_function("states.at(-1) === 'open'")
    response = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa"]}).response
    assert len(response["passes"]) > 10
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in response["violations"]] == []


def test_the_focus_goes_to_the_first_that_can_have_it(shop):
    shop.evaluate(
        """floor.innerHTML = "<a>Market</a><button disabled>Buy</button><b tabindex=-1>New</b><p contenteditable id=note>Note</p>"
          + "<button>Ask</button>" """
    )
    shop.evaluate("view.openFloor()")
    assert shop.evaluate("document.activeElement.id") == "note"


def test_a_floor_without_a_focusable_element_has_the_focus_itself(shop):
    shop.evaluate("for (const link of floor.querySelectorAll('a')) link.removeAttribute('href')")
    shop.evaluate("view.openFloor()")
    assert shop.evaluate("view.shadowRoot.activeElement === slot")


# MARK: On the floor


@pytest.mark.quick
def test_a_heading_at_the_top_of_a_floor_leaves_nothing_to_scroll(opened):
    """Its margin would otherwise be above the floor's child, as block layout has it."""
    opened.evaluate("[floor.className, floor.style.height] = ['', '100%']")
    opened.evaluate("floor.innerHTML = '<h1>Market</h1><button>Buy</button>'")
    assert opened.evaluate("(({ top, bottom }) => [top, bottom])(floor.getBoundingClientRect())") == [0, LENGTH]
    fingers = Fingers(opened)
    fingers.down(195, 600)
    fingers.move(0, -300, steps=20)
    opened.wait_for_timeout(300)
    fingers.up()
    assert state(opened) == "closing"
    wait_until_closed(opened)
    opened.evaluate("floor.hidden = true")
    assert opened.evaluate("getComputedStyle(floor).display") == "none"


def test_a_long_floor_scrolls_by_itself_and_closes_only_from_its_end(open_shop):
    page = open_shop(cards=12)
    page.evaluate("view.openFloor()")
    wait_for(page, "open")
    fingers = Fingers(page)
    fingers.down(195, 700)
    fingers.move(0, -300, steps=20)
    fingers.up()
    page.wait_for_function("slot.scrollTop > 150")
    assert page.evaluate("[states.at(-1), view.overscroll, window.scrollY]") == ["open", LENGTH, 0]
    page.evaluate("slot.scrollTop = 1e6")
    draw(page)
    fingers.down(195, 700)
    fingers.move(0, -300, steps=20)
    fingers.up()
    wait_until_closed(page)


def test_a_wheel_scrolls_the_floor_and_not_the_page(open_page):
    page = open_page("floor.html", ready=False, touch=False, cards=12)
    page.wait_for_function("window.ready && view.hasAttribute('phase') && slot.inert")
    page.evaluate("document.body.style.height = '3000px', view.style.height = '800px', view.openFloor()")
    wait_for(page, "open")
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


def test_an_element_that_leaves_the_page_leaves_nothing_open(opened):
    opened.evaluate("window.left = new Promise((done) => (view.addEventListener('floorchange', done))), view.remove()")
    assert opened.evaluate("[states.at(-1), scroller.inert, slot.inert, scroller.style.transform]") == ["closed", False, True, ""]
    opened.keyboard.press("Escape")
    opened.evaluate("document.body.append(view)")
    opened.wait_for_function("view.openFloor()")
    wait_for(opened, "open")
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


def test_a_disabled_element_closes_its_floor(opened):
    opened.evaluate("view.disabled = true")
    wait_for(opened, "closed")
    assert top_of(opened, "scroller") == 0


def test_two_lists_have_floors_of_their_own(shop):
    shop.evaluate(
        """() => {
          view.style.height = "50%";
          window.other = document.createElement("overscroll-view");
          other.style.height = "50%";
          other.innerHTML = "<p style='height: 2000px'>Other</p><div slot=floor>Below</div>";
          document.body.append(other);
          window.otherStates = [];
          other.addEventListener("floorchange", ({ detail }) => otherStates.push(detail.state));
        }"""
    )
    shop.wait_for_function("view.openFloor() && other.openFloor()")
    shop.wait_for_function("otherStates.at(-1) === 'open' && states.at(-1) === 'open'")
    # The one that was opened last is closed first.
    shop.keyboard.press("Escape")
    assert shop.evaluate("[states.at(-1), otherStates.at(-1)]") == ["open", "closing"]
    shop.wait_for_function("otherStates.at(-1) === 'closed'")
    shop.evaluate("slot.scrollTop = 1e6")
    draw(shop)
    fingers = Fingers(shop)
    fingers.down(195, 400)
    fingers.move(0, -200, steps=20)
    shop.wait_for_timeout(300)
    fingers.up()
    wait_until_closed(shop)
    assert shop.evaluate("otherStates.at(-1)") == "closed"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_comes_in_from_the_start_of_a_horizontal_list(open_shop, direction):
    page = open_shop(axis="horizontal", dir=direction)
    sign = -1 if direction == "rtl" else 1
    fingers = Fingers(page)
    fingers.down(195, 300)
    fingers.move(sign * 60, 0)
    draw(page)
    edges = page.evaluate("[floor, scroller].map((node) => node.getBoundingClientRect()).map(({ left, right }) => [left, right])")
    assert (edges[0][1] == pytest.approx(edges[1][0])) if sign > 0 else (edges[0][0] == pytest.approx(edges[1][1]))
    assert 10 < sign * page.evaluate("scroller.getBoundingClientRect().left") < 60
    fingers.move(sign * 130, 0)
    fingers.move(sign * 400, 0, steps=20)
    fingers.up()
    wait_for(page, "open")
    assert page.evaluate("[floor.getBoundingClientRect().left, scroller.getBoundingClientRect().left]") == [0, sign * 390]
    fingers.down(195 + sign * 100, 300)
    fingers.move(sign * -150, 0, steps=20)
    page.wait_for_timeout(300)
    fingers.up()
    wait_until_closed(page)


def test_a_list_that_is_not_at_its_start_opens_a_floor_too(shop):
    shop.evaluate("scroller.scrollTop = 500")
    draw(shop)
    shop.evaluate("view.openFloor()")
    wait_for(shop, "open")
    assert top_of(shop, "scroller") == LENGTH
    fingers = Fingers(shop)
    fingers.down(195, 700)
    fingers.move(0, -250, steps=20)
    shop.wait_for_timeout(300)
    fingers.up()
    wait_until_closed(shop)
    assert shop.evaluate("scroller.scrollTop") == 500


@pytest.fixture
def paged(open_shop):
    """A list that scrolls with the page, below a header of 60 pixels."""
    page = open_shop(scroller="page")
    page.evaluate(
        """() => {
          for (const { style } of [document.documentElement, document.body, view]) style.height = "auto";
          view.insertAdjacentHTML("beforebegin", "<header style='height: 60px'>Shop</header>");
        }"""
    )
    draw(page, 4)
    return page


def push_back(page):
    fingers = Fingers(page)
    fingers.down(195, 500)
    fingers.move(0, -300, steps=20)
    page.wait_for_timeout(300)
    fingers.up()
    wait_until_closed(page)


def test_a_list_that_scrolls_with_the_page_has_a_floor_as_long_as_what_is_left_of_it(paged):
    fingers = Fingers(paged)
    fingers.pull(travel(140))
    draw(paged)
    assert paged.evaluate("floor.getBoundingClientRect().bottom") == pytest.approx(top_of(paged, "scroller"), abs=0.1)
    fingers.up()
    wait_for(paged, "open")
    box = "(({ top, bottom }) => [top, bottom, scrollY])(floor.getBoundingClientRect())"
    assert paged.evaluate(box) == [60, LENGTH, 0]
    # What has the focus is in view already.
    paged.evaluate("floor.querySelector('.cards a:last-child').focus()")
    assert paged.evaluate(box) == [60, LENGTH, 0]
    push_back(paged)
    assert paged.evaluate("scrollY") == 0


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
    push_back(paged)
    assert paged.evaluate(f"[scrollY, {row}]") == [1500, before]
    assert paged.evaluate("view.shadowRoot.querySelector('#content').style.translate") == ""


def test_where_the_list_begins_below_the_middle_of_the_page_its_floor_has_all_of_it(paged):
    paged.evaluate("document.querySelector('header').style.height = '700px'")
    draw(paged, 4)
    assert paged.evaluate("view.openFloor()")
    wait_for(paged, "open")
    assert paged.evaluate("(({ top, bottom }) => [top, bottom, scrollY])(floor.getBoundingClientRect())") == [0, LENGTH, 700]
    paged.evaluate("view.closeFloor()")
    wait_until_closed(paged)
    assert paged.evaluate("scrollY") == 0


# MARK: Its files


@pytest.mark.quick
def test_a_page_without_a_floor_loads_nothing_for_it(open_shop):
    page = open_shop(floor="none")
    files = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))")
    assert "overscroll.wasm" in files and not any("floor." in name or "full" in name for name in files if name != "floor.html")
    assert not page.evaluate("view.openFloor()")


@pytest.mark.quick
def test_a_page_with_one_loads_its_engine_instead_of_the_other(shop):
    files = shop.evaluate("performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))")
    assert sorted(name for name in files if name.startswith("overscroll")) == [
        "overscroll-floor.js", "overscroll-full.wasm", "overscroll.js",
    ]


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
    page.wait_for_function("view.phaseOf('end') === 'failed'")
    page.evaluate("view.append(floor)")
    page.wait_for_function("view.openFloor()")
    wait_for(page, "open")
    # The failure is still told of.
    assert page.evaluate("[view.phaseOf('end'), view.getAttribute('error')]") == ["failed", "end"]


def test_without_its_files_the_element_still_refreshes(open_page):
    page = open_page("floor.html", ready=False, context={}, before="")
    page.expect_problem("cannot load floor")
    page.expect_problem("Failed to load resource")
    page.route("**/overscroll-floor.*", lambda route: route.fulfill(status=404))
    page.reload()
    page.wait_for_function("window.ready && view.hasAttribute('phase')")
    page.evaluate("view.begin()")
    page.wait_for_function("runs.length === 1")
    assert not page.evaluate("view.openFloor()")


def test_its_parameters_are_those_of_other_motions_and_distances(shop):
    shop.evaluate("view.parameters = { floor: 200, floorLeave: 0.5, floorMotion: 'easeInOut:0.2', floorStrictness: 'exceeded' }")
    shop.wait_for_function("view.parametersOf()?.floor === 200")
    names = ["floor", "floorLeave", "floorMotion", "floorStrictness"]
    assert shop.evaluate("(names) => names.map((name) => view.parametersOf()[name])", names) == [200, 0.5, "easeInOut:0.2", "exceeded"]
    shop.evaluate("view.parameters = { arm: 100 }")
    assert shop.evaluate("view.parametersOf().floor") == 190
    shop.evaluate("view.parameters = { floor: 50 }")
    assert shop.evaluate("view.parametersOf().floor") == pytest.approx(121.6)
    shop.evaluate("view.parameters = { floor: 0 }")
    assert not shop.evaluate("view.openFloor()")


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


def test_elements_with_a_floor_free_their_memory(open_page):
    page = open_page("floor.html", ready=False, before=hooked())
    page.wait_for_function("window.ready && view.hasAttribute('phase') && slot.inert")
    assert memory_growth(page, 100) == 0
