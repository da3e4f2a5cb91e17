"""Tests of the cards that play their own pull: how, until when, and what it costs."""

from __future__ import annotations

import pytest
from browsing import until

DESKTOP = {"viewport": {"width": 1280, "height": 900}, "is_mobile": False, "has_touch": False}
MOVING = {"reduced_motion": "no-preference"}
CARDS = "#known > li"
FIRST = f"document.querySelector('{CARDS} overscroll-view')"
# Every change of a phase in the page, with its time and its card.
NOTED = """() => {
  window.noted = [];
  const note = ({ target, detail: { phase } }) =>
    noted.push([target.getAttribute("indicator"), phase, performance.now() / 1000]);
  for (const view of document.querySelectorAll("#known overscroll-view")) {
    view.addEventListener("phasechange", note);
  }
  return document.querySelectorAll("#known overscroll-view").length;
}"""
# How many frames the page requests while its time passes.
FRAMES = """async () => {
  const request = requestAnimationFrame;
  let count = 0;
  window.requestAnimationFrame = (call) => {
    count += 1;
    return request(call);
  };
  await clock.pass(2000);
  window.requestAnimationFrame = request;
  return count;
}"""


def at_the_cards(open_page, **options):
    page = open_page(**options)
    page.goto(page.url.partition("?")[0].partition("#")[0] + "originals.html")
    until(page, f"{FIRST}?.parametersOf('start')")
    return page


def test_the_cards_in_sight_play_their_pulls_one_after_another_and_over_and_over(open_page):
    page = at_the_cards(open_page, **DESKTOP, **MOVING)
    count = page.evaluate(NOTED)
    assert count >= 2
    page.wait_for_timeout(20_000)
    noted = page.evaluate("noted")
    # From being held on: a pull that plays is armed.
    begun = [(at, look) for look, phase, at in noted if phase == "armed"]
    looks = [look for _, look in begun]
    assert len(set(looks)) >= 2 and len(looks) > len(set(looks))
    assert min(after - before for (before, _), (after, _) in zip(begun, begun[1:])) > 0.5
    for look in set(looks):
        changes = [(phase, at) for name, phase, at in noted if name == look]
        lasted = {}
        for (phase, at), (_, end) in zip(changes, changes[1:]):
            lasted.setdefault(phase, end - at)
        # Long enough to be looked at; an eye rests for a quarter of a second.
        assert lasted["armed"] > 0.75 and lasted["running"] > 1.5, look


def test_a_pull_that_plays_tells_no_screen_reader(open_page):
    page = at_the_cards(open_page, **DESKTOP, **MOVING)
    until(page, f"{FIRST}.phase === 'running'")
    status = f"{FIRST}.shadowRoot.querySelector('[role=status]').ariaLive"
    assert page.evaluate(status) == "off"
    # Its reader's own refresh is told.
    page.locator(f"{CARDS} .frame").first.hover()
    until(page, f"{FIRST}.overscroll === 0")
    assert page.evaluate(status) is None


def test_a_finger_stops_it_and_gets_the_list(open_page):
    page = at_the_cards(open_page, **MOVING)
    rows = page.locator(f"{CARDS}:first-child .bones li")
    until(page, f"{FIRST}.phase === 'armed'")
    box = page.locator(f"{CARDS} .frame").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    devtools = page.context.new_cdp_session(page)

    def touch(kind, *points):
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    # The finger catches the list where it is, and holds it as long as it stays.
    caught = page.evaluate(f"{FIRST}.overscroll")
    page.wait_for_timeout(8000)
    assert page.evaluate(f"{FIRST}.overscroll") == pytest.approx(caught, abs=2)
    count = rows.count()
    for step in range(1, 13):
        touch("touchMove", {"x": x, "y": y + 30 * step})
    assert page.evaluate(f"{FIRST}.phase") == "armed"
    touch("touchEnd")
    # A real refresh, with new rows.
    page.wait_for_selector(f"{CARDS}:first-child .new")
    assert rows.count() > count
    # It plays again later.
    until(page, f"{FIRST}.phase === 'idle'")
    until(page, f"{FIRST}.phase === 'armed'")


def test_a_pull_that_plays_does_not_vibrate(open_page):
    script = "window.buzzed = 0; Navigator.prototype.vibrate = () => ++window.buzzed;"
    page = at_the_cards(open_page, **MOVING, script=script)
    # A browser vibrates only after an input.
    page.touchscreen.tap(4, 4)
    until(page, f"navigator.userActivation.hasBeenActive && {FIRST}.phase === 'running'")
    assert page.evaluate("buzzed") == 0
    page.evaluate("navigator.vibrate(8)")
    assert page.evaluate("buzzed") == 1


def test_a_pointer_stops_it_and_leaves_it_again(open_page):
    page = at_the_cards(open_page, **DESKTOP, **MOVING)
    until(page, f"{FIRST}.progress > 0.7")
    page.locator(f"{CARDS} .frame").first.hover()
    until(page, f"{FIRST}.overscroll === 0")
    page.wait_for_timeout(8000)
    assert page.evaluate(f"[{FIRST}.phase, {FIRST}.overscroll]") == ["idle", 0]
    page.mouse.move(2, 2)
    until(page, f"{FIRST}.phase === 'armed'")


def test_with_less_motion_a_card_is_a_still_that_needs_no_frames(open_page):
    page = at_the_cards(open_page, **DESKTOP)
    until(page, f"{FIRST}.progress > 0.5")
    page.wait_for_timeout(1000)
    held = "[...document.querySelectorAll('#known overscroll-view')].map(({ progress }) => progress)"
    before = page.evaluate(held)
    assert len(before) >= 2 and before[0] > 0.5
    assert page.evaluate(FRAMES) == 0
    assert page.evaluate(held) == before
    page.locator(f"{CARDS} .frame").first.hover()
    until(page, f"{FIRST}.overscroll === 0")


def test_one_switch_ends_all_playing_and_starts_it_again(open_page):
    page = at_the_cards(open_page, **DESKTOP, **MOVING)
    switch = page.get_by_role("switch", name="Autoplay", checked=True)
    until(page, f"{FIRST}.phase === 'running'")
    switch.focus()
    page.keyboard.press("Space")
    assert page.get_by_role("switch", name="Autoplay", checked=False).count() == 1
    # What was in progress ends within WCAG's five seconds; a look is held as a still.
    page.wait_for_timeout(5000)
    assert page.evaluate(FRAMES) == 0
    held = "[...document.querySelectorAll('#known overscroll-view')].map(({ phase }) => phase)"
    assert "pulling" in page.evaluate(held)
    page.locator("#autoplay").focus()
    page.keyboard.press("Space")
    until(page, f"{FIRST}.phase === 'running'")


def test_with_less_motion_there_is_no_switch_as_nothing_plays(open_page):
    page = at_the_cards(open_page, **DESKTOP)
    assert page.get_by_role("switch", name="Autoplay").count() == 0


OPENED = """
  const load = WebAssembly.instantiate;
  window.views = 0;
  WebAssembly.instantiate = async (source) => {
    const { instance } = await load(source);
    const { overscroll_open, overscroll_close } = instance.exports;
    if (!overscroll_open) return { instance };
    const counted = {
      overscroll_open: (...rest) => (views++, overscroll_open(...rest)),
      overscroll_close: (...rest) => (views--, overscroll_close(...rest)),
    };
    return { instance: { exports: { ...instance.exports, ...counted } } };
  };
"""


@pytest.mark.parametrize("width", [390, 1280])
def test_a_card_out_of_sight_has_no_engine(open_page, width):
    size = {**DESKTOP, "viewport": {"width": width, "height": 600}}
    page = at_the_cards(open_page, **size, **MOVING, script=OPENED)
    unseen = """() => [...document.querySelectorAll("[data-original]")]
      .filter((card) => {
        const { top, bottom } = card.querySelector(".frame").getBoundingClientRect();
        return (bottom <= 0 || top >= innerHeight) && card.querySelector("overscroll-view");
      }).length"""
    for place in ("last-child", "first-child"):
        page.locator(f"#known > :{place}").evaluate("(node) => node.scrollIntoView()")
        until(page, f"document.querySelector('#known > :{place} overscroll-view')")
        page.wait_for_timeout(1000)
        assert page.evaluate(unseen) == 0
        # One engine for each list that is in the page.
        until(page, "views === document.querySelectorAll('overscroll-view').length")
