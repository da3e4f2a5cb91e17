"""Tests of the workbench: its controls, its preview, and the state in the address."""

import re

import pytest
from browsing import DESKTOP, until
from conftest import ROOT

VIEW = "document.querySelector('#workbench overscroll-view')"
READY = f"{VIEW}?.parametersOf?.('start') && document.querySelector('#swift').textContent"


@pytest.fixture(scope="module")
def page(open_shared):
    return at_the_workbench(open_shared(**DESKTOP))


@pytest.fixture(autouse=True)
def from_the_beginning(page):
    for group in page.locator("#workbench details").all():
        group.evaluate("(details) => { details.open = false }")
    page.evaluate("document.getElementById('reset')?.click()")
    page.locator('#edge [value="start"]').check(force=True)


def at_the_workbench(page):
    page.locator("#workbench").scroll_into_view_if_needed()
    until(page, READY)
    return page


def open_full(page) -> None:
    """Opens both groups of the full engine's settings, which are loaded then."""
    for group in ("feel", "second-floor"):
        page.locator(f"#workbench #{group}").evaluate("(details) => { details.open = true }")
    page.wait_for_selector("#parameter-floorMotion:visible")


def present(page, edge: str = "start") -> dict:
    return page.evaluate(f"{VIEW}.parametersOf('{edge}')")


def control(page, name: str, role: str = "slider"):
    kind = {"slider": "input", "combobox": "select"}[role]
    return page.locator(f"#workbench {kind}[aria-labelledby$=' parameter-{name}']")


def move(slider, value: float) -> None:
    """Drags a slider: the values it passes and the value it stops at."""
    slider.evaluate(
        """(slider, value) => {
          slider.value = value;
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          slider.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        value,
    )


def fragment(page) -> str:
    return page.evaluate("location.hash")


def test_every_parameter_of_a_behavior_has_a_control(page):
    open_full(page)
    source = (ROOT / "Sources/Overscroll/Behavior/Behavior.swift").read_text()
    # The workbench requests nothing.
    named = set(re.findall(r"^  public var (\w+)", source, re.MULTILINE)) - {"role", "prefetch", "drag"}
    # Swift's cases with a value are two controls here.
    named |= {"armStrictness", "fireStrictness", "leadUnit", "holdMeans", "holdFollowsScroll"}
    # Those of the full engine, which the frame loads with the first of them.
    named |= {"dragRate", "dragLimit", "movesContent", "floor", "floorStrictness", "floorLeave", "floorMotion"}
    assert sorted(page.locator(".parameter .term").all_text_contents()) == sorted(named)


def values(select) -> list[str]:
    return select.locator("option").evaluate_all("(options) => options.map(({ value }) => value)")


def test_the_values_of_each_choice_are_those_that_the_element_takes(page):
    open_full(page)
    page.locator('#edge [value="end"]').check(force=True)
    warnings = []
    page.on("console", lambda line: line.type == "warning" and warnings.append(line.text))
    for select in page.locator(".parameter select:visible").all():
        name = select.get_attribute("aria-labelledby").split("parameter-")[1]
        for word in values(select):
            select.select_option(word)
            # Of the full engine once nothing runs.
            value = f"String({VIEW}.parametersOf('end')?.{name})"
            if name in ("opening", "closing"):
                value = f"(({value}).split(':').reverse()[1] ?? 'spring')"
            until(page, f"{value} === '{word}'")
    assert warnings == []


def test_a_change_is_in_the_frame_at_once_and_in_the_code(page):
    move(control(page, "arm"), 90)
    assert present(page)["arm"] == present(page)["fire"] == 90
    assert "arm: 90, fire: 90" in page.locator("#html").inner_text()
    assert "behavior.arm = PullStyle.Threshold(90)" in page.locator("#swift").inner_text()
    assert page.locator(".changed .term").all_inner_texts() == ["arm"]
    control(page, "closing", "combobox").select_option("easeInOut")
    move(control(page, "closing"), 0.2)
    assert present(page)["closing"] == "easeInOut:0.2"
    assert "behavior.closing = .curve(.easeInOut, seconds: 0.2)" in page.locator("#swift").inner_text()


def test_what_a_reader_changed_is_felt_in_the_frame(page):
    move(control(page, "arm"), 120)
    scrub = page.locator("#workbench .scrub input")
    # Any input of the reader's stops the pull that shows the change.
    until(page, f"{VIEW}.overscroll > 0")
    scrub.press("Shift")
    until(page, f"{VIEW}.phase === 'idle' && {VIEW}.overscroll === 0")
    # A finger that catches a list on its way moves it only from its next step on.
    page.wait_for_timeout(100)
    scrub.evaluate("(slider) => { slider.value = 80; slider.dispatchEvent(new Event('input')) }")
    assert page.evaluate(f"{VIEW}.overscroll") == pytest.approx(96, abs=0.5)  # 80 % of 120
    assert page.evaluate(f"{VIEW}.phase") == "pulling"
    scrub.evaluate("(slider) => slider.dispatchEvent(new Event('blur'))")
    until(page, f"{VIEW}.phase === 'idle' && {VIEW}.overscroll === 0")


NOTE = f"""() => {{
  window.noted = [];
  window.highest = 0;
  {VIEW}.addEventListener("phasechange", ({{ detail: {{ edge, phase }} }}) => noted.push(`${{edge}} ${{phase}}`));
  {VIEW}.addEventListener("overscrollframe", ({{ detail }}) => (highest = Math.max(highest, detail.overscroll)));
}}"""


def test_each_change_is_shown_by_a_pull_that_plays_itself(open_shared):
    page = at_the_workbench(open_shared(**DESKTOP, reduced_motion="no-preference"))
    # The pull that the page begins with is a refresh of its own list.
    page.wait_for_selector("#invitation.shown")
    asked = []
    page.on("request", lambda request: "/api/publish" in request.url and asked.append(request.url))
    page.evaluate(NOTE)
    move(control(page, "arm"), 110)
    until(page, f"noted.includes('start armed') && noted.at(-1) === 'start idle' && {VIEW}.overscroll === 0")
    assert 110 <= page.evaluate("highest") < 150
    phases = ["pulling", "armed", "running", "finishing", "idle"]
    assert page.evaluate("noted")[:5] == [f"start {name}" for name in phases]
    page.locator('#edge [value="end"]').check(force=True)
    until(page, "noted.includes('end running')")
    assert asked == []


def test_the_address_bar_keeps_everything_and_leads_back(page):
    page.locator('[name="look"]').select_option("ring")
    page.locator('[name="behavior"]').select_option("mrefresh")
    # A slider that is moved on is one step back.
    for value in (70, 80):
        move(control(page, "hold"), value)
    assert fragment(page) == "#look=ring&behavior=mrefresh&hold=80"
    page.go_back()
    until(page, "location.hash === '#look=ring&behavior=mrefresh'")
    until(page, f"{VIEW}.parametersOf('start').hold !== 80")
    assert control(page, "hold").input_value() == str(present(page)["hold"])
    page.go_back()
    until(page, f"{VIEW}.behavior === 'standard'")
    page.go_forward()
    page.go_forward()
    until(page, f"{VIEW}.parametersOf('start').hold === 80")
    assert "hold: 80" in page.locator("#html").inner_text()


def test_an_address_that_was_sent_to_a_friend_opens_the_same_workbench(open_shared):
    address = "#look=cll&load-behavior=x&loadBehavior=back&lang=ar&arm=99&load.closing=linear%3A0.5"
    page = open_shared(at=address, **DESKTOP)
    until(page, READY)
    assert page.evaluate(f"[{VIEW}.indicator, {VIEW}.loadBehavior, {VIEW}.lang]") == ["cll", "back", "ar"]
    assert present(page)["arm"] == 99 and present(page, "end")["closing"] == "linear:0.5"
    assert -50 < page.locator("#workbench").bounding_box()["y"] < 200


def test_an_address_that_makes_no_sense_is_the_beginning(page):
    for address in (
        "#look=nonsense&arm=x&hold=&armStrictness=almost&opening=boing:1",
        "#opening=linear:x&lang=%3Cscript%3E&load.lead=NaN&minimumRunning=Infinity",
        "#%E0%A4%A&&&==&arm",
        "#arm=-5&hold=1e9",
    ):
        page.evaluate("(address) => { location.hash = address }", address)
        until(page, f"location.hash.startsWith('{address[:3]}')")
        page.wait_for_timeout(50)
        assert page.evaluate(f"{VIEW}.indicator") == "arrow"
        assert page.locator(".changed").count() == 0


def test_what_has_the_focus_is_not_behind_the_frame_that_stays_in_sight(open_shared):
    page = at_the_workbench(open_shared(**DESKTOP | {"viewport": {"width": 640, "height": 400}}))
    page.locator("#workbench [data-group=placing] input").last.focus()
    for _ in range(25):
        page.keyboard.press("Shift+Tab")
        top, name = page.evaluate(
            """() => [document.activeElement.getBoundingClientRect().top,
              document.activeElement.getAttribute("aria-labelledby")]"""
        )
        box = page.locator(".bench").bounding_box()
        assert top >= box["y"] + box["height"], name


@pytest.mark.parametrize("language", ["zh-Hans", "ar"])
def test_every_word_of_it_is_there_in_every_language(page, language):
    names = page.evaluate(
        """async (language) => {
          const read = async (name) => Object.keys((await import(`./workbench/${name}.js`)).texts);
          const parts = ["workbench-texts", `workbench-texts-${language}`, "full", `full-${language}`];
          return Promise.all(parts.map(read));
        }""",
        language,
    )
    # The English of these, and of most choices, is derived from their names.
    derived = {"standard", "running", "pulling", "feel", "second-floor"}
    choices = {value for select in page.locator(".parameter select").all() for value in values(select)}
    assert {*names[0], *derived, *choices} == set(names[1]) and len(names[0]) > 50
    assert names[2] == names[3] and len(names[2]) == 9


def test_code_that_cannot_be_copied_is_selected_and_not_called_copied(open_shared):
    page = at_the_workbench(open_shared(**DESKTOP))
    page.evaluate("document.execCommand = () => false")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.click('[data-copies="html"]')
    until(page, "getSelection().toString()")
    assert page.evaluate("getSelection().toString().trim()") == page.inner_text("#html").strip()
    assert page.inner_text('[data-copies="html"]') == "Copy"
