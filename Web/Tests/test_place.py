"""What is read stays where it is on the screen, from picture to picture, whatever happens to the list."""

import os
import re

import pytest

from drivers import STATUS, Fingers, axe_findings, draw, finish_load, load, wait_for_phase, wait_until_settled
from places import WEB

# The browser scrolls by whole pixels.
PIXEL = 1


def open_place(open_page, offset=1500, scroller="own", **query):
    page = open_page("place.html", **({} if scroller == "own" else {"scroller": scroller}), **query)
    if offset:
        scroll_to(page, offset)
    return page


def top_of(page, id):
    return page.evaluate(f"rowOf({id}).getBoundingClientRect().top")


def scroll_to(page, offset):
    page.evaluate(f"view.scroller[view.axis === 'horizontal' ? 'scrollLeft' : 'scrollTop'] = {offset}")
    draw(page)


def movement(page, change, during=None, above=None, **options):
    """The largest movement of a visible row in any picture, in pixels; what is done during it scrolls natively.

    With `above`, the change comes as soon as what is done has scrolled to before that offset, however busy the machine is.
    """
    moving = page.evaluate("""([change, above, options]) => {
      window.moved = undefined;
      const begin = () => {
        if (scroller.scrollTop >= (above ?? Infinity)) return;
        scroller.removeEventListener("scroll", begin);
        void movement(new Function(change), options).then((most) => (window.moved = most));
      };
      scroller.addEventListener("scroll", begin);
      if (above === null) begin();
    }""", [change, above, options])
    assert moving is None
    if during:
        during()
    page.wait_for_function("window.moved !== undefined")
    return page.evaluate("moved")


# Each with whether all visible rows stay, or only that which is read.
CHANGES = {
    "rows above": ("view.prepend(...range(0, 40))", True),
    "rows below": ("view.append(...range(5000, 5040))", True),
    "rows above and below": ("view.prepend(...range(0, 40)); view.append(...range(5000, 5040))", True),
    "as much away below as is new above": (
        "for (const row of range(500, 510)) { view.lastElementChild.remove(); view.prepend(row) }"
        "view.lastElementChild.style.height = '1000px'",
        True,
    ),
    "an image above": ("view.children[3].style.height = '400px'", True),
    "an image in the first visible row, cut off": ("reading().previousSibling.style.height = '300px'", False),
    "rows taken away above": ("for (const row of [...view.children].slice(0, 5)) row.remove()", True),
    "every row made anew": ("view.replaceChildren(...range(900, 1150))", False),
    "rows hidden above": ("for (const row of [...view.children].slice(0, 5)) row.hidden = true", True),
}


@pytest.mark.quick
@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("scroller", ["own", "page"])
@pytest.mark.parametrize("is_soon", [False, True], ids=["in a frame", "before it"])
def test_a_change_moves_no_visible_row(open_page, name, scroller, is_soon):
    change, is_all = CHANGES[name]
    assert movement(open_place(open_page, scroller=scroller), change, isAll=is_all, isSoon=is_soon) <= PIXEL


@pytest.mark.quick
@pytest.mark.parametrize("scroller", ["own", "page"])
def test_another_text_size_and_another_width_move_nothing(open_page, scroller):
    page = open_place(open_page, kind="words", scroller=scroller)
    assert movement(page, "document.body.style.fontSize = '24px'", isAll=False) <= PIXEL
    for size in [{"width": 844, "height": 390}, {"width": 390, "height": 844}]:
        before = page.evaluate("place.anchor")
        page.set_viewport_size(size)
        page.wait_for_function(f"innerWidth === {size['width']}")
        draw(page)
        assert abs(top_of(page, before["id"]) - before["distance"]) <= PIXEL
        assert page.evaluate("place.anchor.id") == before["id"]


def test_the_browsers_own_anchoring_is_off_and_comes_back(open_page):
    page = open_place(open_page)
    assert page.evaluate("getComputedStyle(scroller).overflowAnchor") == "none"
    page.evaluate("place.end()")
    assert page.evaluate("getComputedStyle(scroller).overflowAnchor") == "auto"
    assert page.evaluate("view.keptPlace") is None
    page.evaluate("view.scroller.style.overflowAnchor = 'none'")
    assert movement(page, CHANGES["rows above"][0]) > 2000


@pytest.mark.parametrize("hides", ["remove()", "hidden = true"])
def test_in_a_filtered_list_the_next_one_takes_the_place(open_page, hides):
    page = open_place(open_page, rows=400, offset=8000)
    anchor = page.evaluate("place.anchor")
    page.evaluate(f"for (const row of [...view.children]) if (row.dataset.id % 5) row.{hides}")
    left = -(-anchor["id"] // 5) * 5
    draw(page, 3)
    assert abs(top_of(page, left) - anchor["distance"]) <= PIXEL
    assert page.evaluate("place.anchor.id") == left


def test_of_a_tail_that_is_gone_the_last_one_before_begins_at_the_edge(open_page):
    page = open_place(open_page, offset=3000)
    anchor = page.evaluate("place.anchor.id")
    # There is something else, so that the list can be scrolled to it.
    rest = "view.insertAdjacentHTML('beforeend', '<p style=\"height: 2000px\"></p>')"
    page.evaluate(f"for (const row of [...view.children]) if (row.dataset.id >= {anchor}) row.remove(); {rest}")
    draw(page, 3)
    assert abs(top_of(page, anchor - 1)) <= PIXEL


def test_a_list_that_is_empty_for_some_frames_comes_back_where_it_was(open_page):
    page = open_place(open_page)
    anchor = page.evaluate("place.anchor")
    page.evaluate("view.replaceChildren()")
    draw(page, 3)
    assert page.evaluate("scroller.scrollTop") == 0
    page.evaluate("view.replaceChildren(...range(900, 1100))")
    draw(page, 3)
    assert abs(top_of(page, anchor["id"]) - anchor["distance"]) <= PIXEL


def test_rows_that_the_browser_skips_come_in_without_a_movement(open_page):
    """With content-visibility a row above gets its height when the reader comes near."""
    page = open_place(open_page, kind="lazy", offset=4000)
    # A reload of the list forgets the heights.
    page.evaluate("view.replaceChildren(...range(1000, 1100))")
    draw(page, 4)
    assert max(movement(page, "", by=-120, isAll=False) for _ in range(20)) <= PIXEL


def test_a_change_in_keep_is_laid_out_at_once(open_page):
    page = open_place(open_page)
    top = page.evaluate("""() => {
      const row = reading();
      const before = row.getBoundingClientRect().top;
      place.keep(() => view.prepend(...range(0, 40)));
      return row.getBoundingClientRect().top - before;
    }""")
    assert abs(top) <= PIXEL


def test_an_anchor_is_scrolled_to_also_before_its_list_is_shown(open_page):
    page = open_place(open_page)
    page.evaluate("place.scrollTo(1050, -20)")
    assert abs(top_of(page, 1050) + 20) <= PIXEL
    page.evaluate("view.style.display = 'none'")
    draw(page)
    page.evaluate("place.scrollTo(1020, 30); view.style.display = ''")
    draw(page, 3)
    assert abs(top_of(page, 1020) - 30) <= PIXEL
    before = page.evaluate("scroller.scrollTop")
    page.evaluate("place.scrollTo('none')")
    draw(page)
    assert page.evaluate("scroller.scrollTop") == before


def test_at_the_top_the_newest_is_shown_unless_the_page_stays(open_page):
    page = open_place(open_page, offset=0)
    page.evaluate("view.prepend(...range(0, 12))")
    draw(page, 3)
    assert page.evaluate("[scroller.scrollTop, place.anchor.id]") == [0, 0]
    page = open_place(open_page, offset=0, stays="")
    assert movement(page, "view.prepend(...range(0, 12))") <= PIXEL
    assert page.evaluate("scroller.scrollTop") > 500


MARKER = "view.shadowRoot.querySelector('#new button')"


@pytest.mark.quick
@pytest.mark.parametrize("scroller", ["own", "page"])
def test_the_marker_says_how_many_are_new_and_leads_to_the_top(open_page, scroller):
    page = open_place(open_page, offset=0, stays="", scroller=scroller)
    page.evaluate("view.prepend(...range(0, 12))")
    draw(page, 3)
    page.evaluate("place.newItems = 12")
    for offset in [700, 1500]:
        scroll_to(page, offset)
        box = f"(({{ top, height, left, right }}) => [top, height, left + right])({MARKER}.getBoundingClientRect())"
        assert page.evaluate(box) == [0, 44, pytest.approx(390, abs=1)]
    assert page.evaluate(f"[{MARKER}.textContent, {STATUS}]") == ["12 new"] * 2
    # By a tap, in front of the rows.
    page.touchscreen.tap(195, 22)
    page.wait_for_function("place.newItems === 0 && view.scroller.scrollTop <= 1")
    # At the top nothing is new.
    assert page.evaluate(f"(place.newItems = 3, [place.newItems, {MARKER}])") == [0, None]


def test_what_a_refresh_has_brought_is_the_number_of_the_marker(open_page):
    page = open_place(open_page)
    # The second one says nothing about it.
    for handler in ["async (run) => { view.prepend(...range(0, 5)); run.newItems = 5 }", "async () => {}"]:
        page.evaluate(f"() => {{ view.onrefresh = {handler}; view.begin(); }}")
        page.wait_for_function("place.newItems === 5")
        wait_until_settled(page)
    assert page.evaluate("place.newItems") == 5


@pytest.mark.parametrize("query", [{}, {"scroller": "page"}], ids=["own", "page"])
def test_the_marker_is_reached_and_used_by_keys(open_page, query):
    page = open_place(open_page, touch=False, **query)
    page.evaluate("place.newItems = 3")
    # Before the controls, to which the page would scroll.
    page.keyboard.press("Tab")
    assert page.evaluate(f"[view.shadowRoot.activeElement === {MARKER}, view.scroller.scrollTop]") == [True, 1500]
    page.keyboard.press("Enter")
    page.wait_for_function("place.newItems === 0 && view.scroller.scrollTop <= 1")
    # The page has the focus where it is the scroller; the next Tab is that after the marker.
    assert page.evaluate("view.shadowRoot.activeElement?.id") == (None if query else "scroller")


def test_what_is_in_front_of_the_list_by_scroll_padding_hides_nothing(open_page):
    page = open_place(open_page, scroller="page")
    page.evaluate("document.documentElement.style.scrollPaddingTop = '50px'; place.newItems = 3")
    scroll_to(page, 1600)
    anchor = page.evaluate("place.anchor")
    first = page.evaluate("[...shown()].find(([, { top }]) => top >= 49)")
    assert [anchor["id"], anchor["distance"]] == [int(first[0]), pytest.approx(first[1]["top"] - 50, abs=0.1)]
    page.evaluate("place.newItems = 4")
    assert page.evaluate(f"{MARKER}.getBoundingClientRect().top") == 50


@pytest.mark.quick
@pytest.mark.parametrize("scroller", ["own", "page"])
def test_under_a_finger_that_scrolls_the_rows_follow_it_and_nothing_else(open_page, scroller):
    page = open_place(open_page, offset=2500, scroller=scroller)
    fingers = Fingers(page).down(195, 500).move(0, 40, steps=4, is_drawn=True)
    for change in [CHANGES["rows above"][0], "view.children[3].style.height = '500px'", "view.children[0].remove()"]:
        before = page.evaluate("place.anchor")
        assert movement(page, change, lambda: fingers.move(0, 60, steps=6), isNative=True, frames=10) <= PIXEL
        # About as much as the finger; the browser guesses where that will be at the next picture.
        assert 30 < top_of(page, before["id"]) - before["distance"] < 90
    fingers.up()


@pytest.mark.quick
def test_a_throw_goes_on_over_a_change(open_page):
    page = open_place(open_page, offset=6000, rows=400)
    fingers = Fingers(page).down(195, 200)
    change = "window.thrown = scroller.scrollTop; view.prepend(...range(0, 200))"
    # Further than the finger.
    assert movement(page, change, lambda: fingers.flick(500), above=5400, isNative=True) <= PIXEL
    inserted = page.evaluate("view.children[200].offsetTop - view.children[0].offsetTop")
    assert inserted > 6000
    # Upward, as before.
    page.wait_for_function(f"scroller.scrollTop < thrown + {inserted} - 100")


@pytest.mark.quick
@pytest.mark.parametrize("stays", [True, False])
def test_during_a_pull_and_a_run_the_rows_stay(open_page, stays):
    page = open_place(open_page, offset=0, **({"stays": ""} if stays else {"chat": ""}))
    scroll_to(page, 0)
    fingers = Fingers(page).pull(150)
    draw(page)
    assert page.evaluate("view.overscroll") > 40
    assert movement(page, "view.prepend(...range(0, 12))") <= PIXEL
    fingers.up()
    page.wait_for_function("view.overscroll === 0 || view.phase === 'running'")


@pytest.mark.parametrize("scroller", ["own", "page"])
def test_a_run_that_begins_elsewhere_makes_room_without_a_movement(open_page, scroller):
    page = open_place(open_page, scroller=scroller)
    for change in ["void view.begin()", "finish()", "view.chat = true", "view.chat = false"]:
        assert movement(page, change) <= PIXEL
        assert movement(page, "view.prepend(makeRow(Math.random()))") <= PIXEL
        draw(page, 60)
    assert page.evaluate("count('refreshend')") == 1


@pytest.mark.quick
def test_history_is_not_kept_twice(open_page):
    page = open_place(open_page, chat="", offset=300)
    page.wait_for_function("count('loadmore') === 1")
    assert movement(page, "view.prepend(...range(900, 925)); finish()") <= PIXEL
    wait_for_phase(page, "idle")
    # It has grown, so the next page comes by itself at the next approach.
    scroll_to(page, 200)
    page.wait_for_function("count('loadmore') === 2")
    # An image below what is read is no history.
    assert movement(page, "view.lastElementChild.style.height = '900px'") <= PIXEL
    assert movement(page, "view.children[0].style.height = '300px'") <= PIXEL


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_horizontal_list_keeps_its_place(open_page, direction):
    sign = 1 if direction == "ltr" else -1
    page = open_place(open_page, axis="horizontal", dir=direction, offset=sign * 1500)
    assert movement(page, "view.prepend(...range(0, 40))") <= PIXEL
    assert page.evaluate(f"{sign} * scroller.scrollLeft") > 4000
    assert movement(page, "view.children[3].style.width = '300px'") <= PIXEL


def add_again(page, markup, scroll):
    """Adds the list anew, in markup, and scrolls it before its element has an engine."""
    page.evaluate("""([markup, scroll]) => import("/dist/overscroll-place.js").then(({ keepPlace }) => {
      view.remove();
      document.body.insertAdjacentHTML("afterbegin", markup);
      window.view = document.querySelector("overscroll-view");
      view.append(...range(1000, 1100));
      new Function("kept", scroll)(keepPlace(view, { id: (row) => Number(row.dataset.id) }));
      window.isAttached = view.hasAttribute("phase");
    })""", [markup, scroll])
    page.wait_for_function("view.hasAttribute('phase')")
    draw(page, 3)
    assert page.evaluate("isAttached") is False


BOX = '<div id=outer style="height: 400px; overflow: auto"><overscroll-view scroller=outer></overscroll-view></div>'


@pytest.mark.parametrize("markup", ["<overscroll-view scroller=page></overscroll-view>", BOX], ids=["page", "outer"])
def test_a_row_is_scrolled_to_before_the_element_has_its_engine(open_page, markup):
    page = open_place(open_page, offset=0, scroller="page")
    add_again(page, markup, "kept.scrollTo(1050, 30)")
    row = "view.querySelector('[data-id=\"1050\"]').getBoundingClientRect().top"
    assert abs(page.evaluate(row) - 30) <= PIXEL


def test_the_end_of_a_list_without_more_is_scrolled_to_before_the_element_has_its_engine(open_page):
    page = open_place(open_page, offset=0)
    # 44 pixels of "no more" below the last row.
    distance = "window.distance = view.clientHeight - 44 - view.lastElementChild.offsetHeight"
    markup = "<overscroll-view edge=both finished=end></overscroll-view>"
    add_again(page, markup, f"{distance}; kept.scrollTo(1099, distance)")
    wait_for_phase(page, "exhausted", "end")
    assert abs(page.evaluate("view.lastElementChild.getBoundingClientRect().top - distance")) <= PIXEL


@pytest.mark.parametrize("scrolled, is_reached", [(0, True), (40, False)])
def test_a_list_too_short_for_a_row_is_scrolled_to_it_once_its_images_are_there(open_page, scrolled, is_reached):
    page = open_place(open_page, offset=0)
    resize = "for (const row of view.children) row.style.height = '{}px'"
    # Unless the reader scrolls meanwhile.
    for act in [resize.format(9), "place.scrollTo(1050, 30)", f"scroller.scrollTop -= {scrolled}", resize.format(100)]:
        page.evaluate(act)
        draw(page, 3)
    assert (abs(top_of(page, 1050) - 30) <= PIXEL) == is_reached


@pytest.mark.parametrize("scrolled, read, distance", [(0, 1050, 100), (40, 1049, 20)])
def test_a_row_that_was_scrolled_to_is_what_is_read_until_the_reader_scrolls(open_page, scrolled, read, distance):
    page = open_place(open_page, offset=0)
    resize = "for (const row of [...view.children].slice(0, {})) row.style.height = '{}px'"
    # Two rows before it are seen, and their images arrive.
    for act in [resize.format(100, 40), "place.scrollTo(1050, 100)", f"scroller.scrollTop += {scrolled}", resize.format(50, 90)]:
        page.evaluate(act)
        draw(page, 3)
    assert page.evaluate("place.anchor.id") == read and abs(top_of(page, read) - distance) <= PIXEL


@pytest.mark.parametrize("height", ["auto", "100%"])
def test_what_grows_above_a_list_in_the_page_moves_no_row(open_page, height):
    page = open_place(open_page, scroller="page")
    page.evaluate(f"document.body.style.height = '{height}'")
    change = "document.body.prepend(Object.assign(document.createElement('header'), { style: 'height: 100px' }))"
    assert movement(page, change) <= PIXEL
    assert movement(page, "document.querySelector('header').style.height = '300px'") <= PIXEL
    # The start of the list is the start of what is read, below it.
    scroll_to(page, 290)
    page.evaluate("view.prepend(...range(0, 12))")
    draw(page, 3)
    assert page.evaluate("place.anchor") == {"id": 0, "distance": 10}


# As a feed of articles, by https://www.w3.org/WAI/ARIA/apg/patterns/feed/.
FOCUSED = "Number(document.activeElement.dataset.id)"


def open_feed(open_page, **query):
    page = open_place(open_page, feed="", touch=False, **query)
    page.evaluate("""() => {
      document.body.prepend(
        ...["First", "Before"].map((textContent) => Object.assign(document.createElement("button"), { textContent })),
      );
      document.body.append(Object.assign(document.createElement("button"), { textContent: "After" }));
      view.ariaLabel = "News";
    }""")
    return page


def test_a_feed_has_numbered_articles_and_is_busy_during_a_run(open_page):
    page = open_feed(open_page, offset=0, edge="both", rows=30)
    content = "view.shadowRoot.querySelector('#content')"
    first = "['role', 'aria-posinset', 'aria-setsize'].map((name) => view.children[0].getAttribute(name))"
    assert page.evaluate(f"{content}.role") == "feed"
    # It is unknown how many follow, until there are no more.
    assert page.evaluate(first) == ["article", "1", "-1"]
    page.evaluate("view.prepend(...range(0, 12))")
    draw(page, 3)
    assert page.evaluate("rowOf(1000).ariaPosInSet") == "13"
    load(page)
    assert page.evaluate(f"{content}.ariaBusy") == "true"
    finish_load(page, "exhausted", "exhausted")
    assert page.evaluate(f"{content}.ariaBusy") == "false"
    assert page.evaluate(first) == ["article", "1", "42"]


@pytest.mark.parametrize("own, name", [("", "News"), ("Latest", "Latest")])
def test_a_list_in_the_view_is_the_feed_and_has_its_name(open_page, own, name):
    page = open_place(open_page, free="")
    page.evaluate(f"""
      view.ariaLabel = "News";
      const list = document.createElement("div");
      if ("{own}") list.ariaLabel = "{own}";
      list.append(...view.children);
      view.append(list);
      keep({{ items: () => list.children, feed: true }});
      void place.anchor;
    """)
    draw(page, 3)
    assert page.evaluate("[view.firstElementChild.role, view.firstElementChild.ariaLabel]") == ["feed", name]


@pytest.mark.quick
def test_keys_go_from_article_to_article_and_out_of_the_feed(open_page):
    page = open_feed(open_page, offset=1500)
    read = page.evaluate("place.anchor.id")
    # The Tab key reaches what is read, and moves nothing.
    page.evaluate("scroller.focus()")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == read
    assert page.evaluate("scroller.scrollTop") == 1500
    for key, step in [("PageDown", 1), ("PageDown", 2), ("PageUp", 1), ("PageUp", 0)]:
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == read + step
    # Also from within one.
    page.evaluate(f"rowOf({read}).append(document.createElement('button')); rowOf({read}).lastChild.focus()")
    page.keyboard.press("PageDown")
    assert page.evaluate(FOCUSED) == read + 1
    assert page.evaluate("view.querySelectorAll('[tabindex=\"0\"]').length") == 1
    for key, text in [("Control+End", "After"), ("Control+Home", "Before")]:
        page.evaluate(f"rowOf({read}).focus()")
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.textContent") == text


def test_axe_has_no_findings_on_a_feed_with_a_marker(open_page):
    # Its timers run in real time.
    page = open_page("place.html", real_time=True, feed="")
    page.evaluate("scroller.scrollTop = 1500; view.ariaLabel = 'News'")
    page.wait_for_function("place.anchor.id > 1010")
    page.evaluate("place.newItems = 12")
    assert axe_findings(page) == []


# Half of them with each scroller; 1,000 take eight minutes on two busy cores.
HISTORIES = int(os.environ.get("OVERSCROLL_HISTORIES", "100"))


@pytest.mark.parametrize("scroller", ["own", "page"])
def test_random_histories_move_nothing_that_is_read(open_page, scroller):
    """Each with twelve changes and scrolls by chance, in one frame each; prints the largest movement."""
    page = open_place(open_page, rows=60, scroller=scroller)
    worst = (0, "")
    for seed in range(0, HISTORIES // 2, 10):
        page.evaluate(f"window.found = undefined; void histories({seed}, 10).then((most) => (window.found = most))")
        page.wait_for_function("window.found !== undefined")
        worst = max(worst, tuple(page.evaluate("found")))
    print(f"{HISTORIES // 2} histories with 12 changes each, the largest movement {worst[0]:.3f} px")
    assert worst[0] <= PIXEL, worst


def test_the_marker_is_worded_as_in_the_other_hosts(open_page):
    source = (WEB.parent / "Sources/OverscrollText/Languages/Language+Texts.swift").read_text(encoding="utf-8")
    # The only texts with that mark.
    cases = re.findall(r"case \.(\w+):[^#]*?\n *([^\n#]*#[^\n]*)", source)
    assert len(cases) == 20
    page = open_place(open_page)
    for name, text in cases:
        tag = re.sub(r"(?<=zh)(Han[st])", r"-\1", name)
        page.evaluate(f"place.newItems = 0; view.lang = '{tag}'; place.newItems = 12")
        assert page.evaluate(f"{MARKER}.textContent") == text.replace("#", "12"), tag
