"""Tests of the workbench: its controls, its preview, and the state in the address."""

from __future__ import annotations

import re

import pytest
from browsing import at_rest, until
from conftest import ROOT

VIEW = "document.querySelector('#workbench overscroll-view')"
DESKTOP = {"viewport": {"width": 1280, "height": 900}, "is_mobile": False, "has_touch": False}
READY = f"{VIEW}?.parametersOf?.('start') && document.querySelector('#swift').textContent"


@pytest.fixture(scope="module")
def page(open_shared):
    return at_the_workbench(open_shared(**DESKTOP))


@pytest.fixture(autouse=True)
def from_the_beginning(page):
    page.evaluate("document.getElementById('reset')?.click()")
    page.locator('#edge [value="start"]').check(force=True)


def at_the_workbench(page):
    page.locator("#workbench").scroll_into_view_if_needed()
    until(page, READY)
    return page


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


def parameters_in_swift() -> set[str]:
    """The parameters of `Behavior`, from its source."""
    source = (ROOT / "Sources/Overscroll/Behavior/Behavior.swift").read_text()
    names = set(re.findall(r"^  public var (\w+)", source, re.MULTILINE))
    assert len(names) == 23
    # The frame of the workbench has no page on a second floor.
    return names - {"role", "floor"}


def test_every_parameter_of_a_behavior_has_a_control_with_its_unit_and_range(page):
    shown = page.locator(".parameter .term").all_text_contents()
    # Swift's cases with a value are two controls here.
    parts = {"armStrictness", "fireStrictness", "leadUnit", "holdMeans", "holdFollowsScroll"}
    assert set(shown) == parameters_in_swift() | parts and len(set(shown)) == len(shown)
    assert set(shown) == set(present(page))
    page.locator('#edge [value="end"]').check(force=True)
    for row in page.locator(".parameter").all():
        name = row.locator(".term").inner_text()
        words = row.locator(".detail").inner_text()
        assert len(words) > 5 and words.lower() != name.lower()
        # Named in words for people, and by its name in code.
        sliders = row.get_by_role("slider", name=f"{words} {name}", exact=True)
        selects = row.get_by_role("combobox", name=f"{words} {name}", exact=True)
        assert sliders.count() + selects.count() >= 1
        if sliders.count():
            least, most = sliders.get_attribute("min"), sliders.get_attribute("max")
            assert row.locator(".range").inner_text().startswith(f"{least}–{most}")
            unit = row.locator(".range").inner_text().split(" ")[1:]
            assert row.locator(".value").inner_text().split(" ")[1:] == unit
            assert unit or name == "budgetPerDrag"


def test_the_words_of_each_choice_are_those_that_the_element_takes(page):
    page.locator('#edge [value="end"]').check(force=True)
    warnings = []
    page.on("console", lambda line: line.type == "warning" and warnings.append(line.text))
    for select in page.locator(".parameter select").all():
        name = select.get_attribute("aria-labelledby").split("parameter-")[1]
        for word in select.locator("option").all_text_contents():
            select.select_option(word)
            value = str(present(page, "end")[name])
            curve = value.split(":")[0] if ":" in value else "spring"
            assert word == (curve if name in ("opening", "closing") else value)
    assert warnings == []


@pytest.mark.quick
def test_a_change_is_in_the_frame_at_once_and_in_the_code(page):
    move(control(page, "arm"), 90)
    assert present(page)["arm"] == present(page)["fire"] == 90
    assert "arm: 90" in page.locator("#html").inner_text()
    assert "behavior.arm = Threshold(90)" in page.locator("#swift").inner_text()
    assert page.locator(".changed .term").all_inner_texts() == ["arm"]
    control(page, "closing", "combobox").select_option("easeInOut")
    move(control(page, "closing"), 0.2)
    assert present(page)["closing"] == "easeInOut:0.2"
    assert "behavior.closing = .curve(.easeInOut, seconds: 0.2)" in page.locator("#swift").inner_text()


def test_what_a_reader_changed_is_felt_in_the_frame(page):
    move(control(page, "arm"), 120)
    scrub = page.locator("#workbench .scrub input")
    # Any input of the reader's stops the pull that shows the change.
    scrub.press("Shift")
    until(page, f"{VIEW}.phase === 'idle' && {VIEW}.overscroll === 0")
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
AT_REST = f"{VIEW}.phase === 'idle' && {VIEW}.phaseOf('end') === 'idle' && {VIEW}.overscroll === 0"


@pytest.mark.parametrize("motion", [pytest.param("no-preference", marks=pytest.mark.quick), "reduce"])
def test_each_change_is_shown_by_a_pull_that_plays_itself(open_shared, motion):
    page = at_the_workbench(open_shared(**DESKTOP, reduced_motion=motion))
    asked = []
    page.on("request", lambda request: "/api/publish" in request.url and asked.append(request.url))
    page.evaluate(NOTE)
    move(control(page, "arm"), 110)
    until(page, f"noted.includes('start armed') && noted.at(-1) === 'start idle' && {AT_REST}")
    assert 110 <= page.evaluate("highest") < 150
    phases = ["pulling", "armed", "running", "finishing", "idle"]
    # With less motion the list is pulled at once.
    shown = phases if motion == "no-preference" else phases[1:]
    assert page.evaluate("noted")[: len(shown)] == [f"start {name}" for name in shown]
    # A look, an outline, and the other edge.
    for change in (
        lambda: page.locator('[name="look"]').select_option("petals"),
        lambda: page.locator("#workbench textarea").fill("M0 0L10 0L10 10Z"),
        lambda: page.locator("#reset").click(),
    ):
        page.evaluate("void (noted = [])")
        change()
        until(page, f"noted.includes('start running') && {AT_REST}")
    page.evaluate("void (noted = [])")
    page.locator('#edge [value="end"]').check(force=True)
    until(page, f"noted.includes('end running') && {AT_REST}")
    assert asked == []


def test_a_reader_stops_the_pull_that_shows_a_change_and_gets_the_list(open_shared):
    page = at_the_workbench(open_shared(**DESKTOP, reduced_motion="no-preference"))
    page.wait_for_selector("#workbench .article")
    move(control(page, "hold"), 80)
    until(page, f"{VIEW}.phase === 'pulling'")
    page.locator("#workbench .bench").evaluate("(node) => node.scrollIntoView()")
    box = page.locator("#workbench overscroll-view").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 200)
    page.mouse.down()
    page.mouse.up()
    until(page, AT_REST)
    page.wait_for_timeout(100)
    asked = []
    page.on("request", lambda request: "/api/publish" in request.url and asked.append(request.url))
    page.evaluate(f"void {VIEW}.begin()")
    page.wait_for_selector("#workbench .new")
    assert len(asked) == 1


@pytest.mark.parametrize("size", [(1280, 900), (390, 844)])
def test_the_frame_is_in_sight_where_an_outline_is_chosen(page, size):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    try:
        page.locator("#own textarea").evaluate("(node) => node.scrollIntoView({ block: 'end' })")
        at_rest(page)
        box = page.locator("#workbench .frame").bounding_box()
        assert 0 <= box["y"] and box["y"] + 100 < size[1]
    finally:
        page.set_viewport_size(DESKTOP["viewport"])


def test_both_edges_keep_their_own_parameters(page):
    move(control(page, "resting"), 20)
    page.locator('#edge [value="end"]').check(force=True)
    move(control(page, "resting"), 60)
    assert (present(page, "start")["resting"], present(page, "end")["resting"]) == (20, 60)
    page.locator('#edge [value="start"]').check(force=True)
    assert control(page, "resting").input_value() == "20"


@pytest.mark.quick
def test_the_address_bar_keeps_everything_and_leads_back(page):
    page.locator('[name="look"]').select_option("ring")
    page.locator('[name="behavior"]').select_option("mrefresh")
    move(control(page, "hold"), 80)
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


def test_a_slider_that_is_moved_on_is_one_step_back(page):
    before = page.evaluate("history.length")
    for value in (70, 75, 80):
        move(control(page, "arm"), value)
    assert page.evaluate("history.length") == before + 1
    assert fragment(page) == "#arm=80"


def test_an_address_that_was_sent_to_a_friend_opens_the_same_workbench(open_shared):
    address = "#look=cll&load-behavior=x&loadBehavior=back&lang=ar&arm=99&load.closing=linear%3A0.5"
    page = open_shared(fragment=address, **DESKTOP)
    until(page, READY)
    assert page.evaluate(f"[{VIEW}.indicator, {VIEW}.loadBehavior, {VIEW}.lang]") == [
        "cll", "back", "ar",
    ]
    assert present(page)["arm"] == 99 and present(page, "end")["closing"] == "linear:0.5"
    top = page.locator("#workbench").bounding_box()["y"]
    assert -50 < top < 200
    # Arabic is written right to left, in this frame only.
    button = page.evaluate(f"getComputedStyle({VIEW}.shadowRoot.querySelector('button')).direction")
    assert (button, page.evaluate("document.dir")) == ("rtl", "")


@pytest.mark.parametrize(
    "address",
    [
        "#look=nonsense&arm=x&hold=&armStrictness=almost&opening=boing:1",
        "#opening=linear:x&lang=%3Cscript%3E&load.lead=NaN&minimumRunning=Infinity",
        "#%E0%A4%A&&&==&arm",
    ],
)
def test_an_address_that_makes_no_sense_is_the_beginning(page, address):
    page.evaluate("(address) => { location.hash = address }", address)
    until(page, f"location.hash.startsWith('{address[:3]}')")
    page.wait_for_timeout(50)
    assert page.evaluate(f"{VIEW}.indicator") == "arrow"
    assert page.locator(".changed").count() == 0


def test_values_out_of_range_leave_the_last_ones_and_harm_nothing(page):
    page.evaluate("location.hash = '#arm=-5&hold=1e9'")
    page.wait_for_timeout(50)
    assert present(page)["arm"] == 64  # Behavior.standard
    move(control(page, "arm"), 70)
    page.locator("#reset").click()
    assert fragment(page) == "" and present(page)["arm"] == 64


def test_no_slider_reaches_what_makes_no_behavior(page):
    warnings = []
    page.on("console", lambda line: line.type == "warning" and warnings.append(line.text))
    for edge in ("start", "end"):
        page.locator(f'#edge [value="{edge}"]').check(force=True)
        for slider in page.locator("#workbench .group input[type=range]:visible").all():
            for limit in ("max", "min"):
                move(slider, slider.evaluate(f"(slider) => slider.{limit}"))
                assert slider.evaluate(f"(slider) => slider.value === slider.{limit}")
        # A value below `arm` stays below it.
        move(control(page, "startDistance"), 200)
        assert 0 <= present(page, edge)["startDistance"] < present(page, edge)["arm"]
    assert warnings == []


def test_changes_that_another_behavior_cannot_have_are_not_shown_as_if_they_counted(page):
    page.locator('[name="behavior"]').select_option("mrefresh")
    move(control(page, "startDistance"), 100)
    assert present(page)["startDistance"] == 100
    page.locator('[name="behavior"]').select_option("ego")  # arms at 65
    assert page.locator(".changed").count() == 0
    assert "startDistance" not in fragment(page)
    assert "startDistance" not in page.evaluate("document.getElementById('html').textContent")


def test_a_lead_in_another_unit_is_one_that_its_slider_can_show(page):
    page.locator('#edge [value="end"]').check(force=True)
    control(page, "leadUnit", "combobox").select_option("points")
    move(control(page, "lead"), 800)
    control(page, "leadUnit", "combobox").select_option("viewports")
    assert present(page, "end")["lead"] == control(page, "lead").evaluate("(slider) => +slider.value") == 5


@pytest.mark.parametrize("size", [(640, 400), (390, 844)])
def test_what_has_the_focus_is_not_behind_the_frame_that_stays_in_sight(page, size):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    try:
        page.locator("#workbench [data-group=placing] input").last.focus()
        bench = page.locator(".bench")
        for _ in range(25):
            page.keyboard.press("Shift+Tab")
            top, name = page.evaluate(
                """() => [document.activeElement.getBoundingClientRect().top,
                  document.activeElement.getAttribute("aria-labelledby")]"""
            )
            box = bench.bounding_box()
            assert top >= box["y"] + box["height"], name
    finally:
        page.set_viewport_size(DESKTOP["viewport"])


def test_its_words_follow_the_language(page):
    page.check('#language [value="zh-Hans"]', force=True)
    try:
        until(page, "document.documentElement.lang === 'zh-Hans'")
        words = page.locator("#workbench [data-text]").all_text_contents()
        assert all(words) and page.locator("#workbench h3").nth(1).inner_text() == "自定义轮廓"
        has_latin = [word for word in words if re.fullmatch(r"[A-Za-z .;,]+", word)]
        assert set(has_latin) <= set(page.locator('[name="look"] option').all_text_contents())
    finally:
        page.check('#language [value="en"]', force=True)


def test_no_word_of_it_takes_the_place_of_the_page_s(page):
    names = page.evaluate(
        """async () => {
          const { texts } = await import("./workbench/workbench-texts.js");
          const { texts: page } = await import("./texts-zh-Hans.js");
          return Object.keys(texts).filter((name) => name in page);
        }"""
    )
    assert names == []


def test_every_word_of_it_is_there_in_both_languages(page):
    names = page.evaluate(
        """async () => {
          const read = async (name) => Object.keys((await import(`./workbench/${name}.js`)).texts);
          return [await read("workbench-texts"), await read("workbench-texts-zh-Hans")];
        }"""
    )
    assert sorted(names[0]) == sorted(names[1]) and len(names[0]) > 50


@pytest.mark.parametrize("id", ["swift", "html"])
def test_the_code_is_copied_by_its_button(open_shared, id):
    page = at_the_workbench(open_shared(**DESKTOP, permissions=["clipboard-read", "clipboard-write"]))
    button = page.locator(f'[data-copies="{id}"]')
    button.click()
    until(page, f"document.querySelector('[data-copies={id}]').textContent === 'Copied'")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.evaluate(f"document.getElementById('{id}').textContent")


def test_code_that_cannot_be_copied_is_selected_and_not_called_copied(open_shared):
    page = at_the_workbench(open_shared(**DESKTOP))
    page.evaluate("document.execCommand = () => false")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.click('[data-copies="html"]')
    assert page.evaluate("getSelection().toString().trim()") == page.inner_text("#html").strip()
    assert page.inner_text('[data-copies="html"]') == "Copy"
