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


def parameters_in_swift() -> set[str]:
    """The parameters of `Behavior`, from its source."""
    source = (ROOT / "Sources/Overscroll/Behavior/Behavior.swift").read_text()
    names = set(re.findall(r"^  public var (\w+)", source, re.MULTILINE))
    assert len(names) == 26
    # The workbench requests nothing.
    return names - {"role", "prefetch"}


def test_every_parameter_of_a_behavior_has_a_control_with_its_unit_and_range(page):
    open_full(page)
    shown = page.locator(".parameter .term").all_text_contents()
    # Swift's cases with a value are two controls here.
    parts = {"armStrictness", "fireStrictness", "leadUnit", "holdMeans", "holdFollowsScroll"}
    # Those of the full engine, which the frame loads with the first of them.
    drag = {"dragRate", "dragLimit", "movesContent"}
    floor = {"floor", "floorStrictness", "floorLeave", "floorMotion"}
    names = (parameters_in_swift() | parts | drag | floor) - {"drag"}
    assert set(shown) == names and len(set(shown)) == len(shown)
    assert set(shown) - drag - floor - {"locksContent"} <= set(present(page))
    seen = set()
    for edge in ("start", "end"):
        page.locator(f'#edge [value="{edge}"]').check(force=True)
        for row in page.locator(".parameter:visible").all():
            seen.add(check_row(row))
    assert seen == names


def check_row(row) -> str:
    """Checks the control of a parameter, and returns its name."""
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
    return name


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


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_every_choice_is_in_words_with_its_name_in_code_where_they_differ(page, language):
    open_full(page)
    page.check(f'#language [value="{language}"]', force=True)
    try:
        until(page, f"document.documentElement.lang === '{language}'")
        for select in [*page.locator(".parameter select").all(), page.locator('[name="loadBehavior"]')]:
            for value, shown in zip(values(select), select.locator("option").all_text_contents(), strict=True):
                words, _, name = shown.rstrip(")）").replace("（", "(").partition("(")
                assert words[0].isupper() or not words[0].isascii()
                assert "-" not in words and re.search("[a-z][A-Z]", words) is None
                spelled = words.replace(" ", "").lower() == value.lower()
                # A product's name stays.
                assert name == ("" if spelled else value) or value in ("standard", "cll")
    finally:
        page.check('#language [value="en"]', force=True)


def test_settings_of_the_full_engine_are_in_the_frame_and_in_the_code(page):
    open_full(page)
    move(control(page, "dragRate"), 0.5)
    control(page, "movesContent", "combobox").select_option("no")
    control(page, "placement", "combobox").select_option("growing")
    until(page, f"{VIEW}.parametersOf('start')?.dragRate === 0.5")
    assert present(page).items() >= {"movesContent": "no", "placement": "growing"}.items()
    swift = page.locator("#swift").inner_text()
    assert "style.behavior.drag.rate = 0.5" in swift
    assert "style.behavior.drag.movesContent = false" in swift
    assert "style.behavior.placement = .growing" in swift
    assert "dragRate: 0.5" in page.locator("#html").inner_text()
    # A limit within a pull would be refused.
    move(control(page, "dragLimit"), 50)
    assert "dragLimit: 0" in page.locator("#html").inner_text()
    move(control(page, "dragLimit"), 160)
    until(page, f"{VIEW}.parametersOf('start').dragLimit === 160")


def test_a_floor_is_opened_by_the_pull_that_shows_it(page):
    open_full(page)
    page.evaluate(
        f"""window.states = [];
        {VIEW}.addEventListener("floorchange", ({{ detail }}) => states.push(detail.state))"""
    )
    move(control(page, "floor"), 130)
    until(page, "states.at(-1) === 'closed'")
    assert page.evaluate("states") == ["armed", "opening", "open", "closing", "closed"]
    assert present(page)["floor"] == 130
    swift = page.locator("#swift").inner_text()
    assert "style.behavior.floor.arm.distance = 130" in swift
    assert "tableView.overscroll.refresh?.setFloor(shop)" in swift
    assert '<section slot="floor">' in page.locator("#html").inner_text()
    assert page.locator("#workbench [slot=floor]").text_content() == "Push up to go back"
    page.locator('#edge [value="end"]').check(force=True)
    assert control(page, "floor").is_hidden()
    page.evaluate("document.getElementById('reset').click()")
    assert page.locator("#workbench [slot=floor]").count() == 0


def test_a_distance_that_another_setting_excludes_moves_or_is_removed(page):
    open_full(page)
    move(control(page, "floor"), 130)
    move(control(page, "dragLimit"), 160)
    until(page, f"{VIEW}.parametersOf('start').dragLimit === 160")
    # Farther than a run, nearer than the limit.
    move(control(page, "arm"), 200)
    assert present(page).items() >= {"arm": 200, "floor": 201, "dragLimit": 202}.items()
    # Content that stays has no floor.
    control(page, "movesContent", "combobox").select_option("no")
    assert page.locator("#workbench [slot=floor]").count() == 0
    assert present(page)["movesContent"] == "no"
    assert fragment(page) == "#arm=200&dragLimit=202&movesContent=no"
    page.locator("#reset").click()
    assert page.locator(".changed").count() == 0


@pytest.mark.parametrize(
    ("setting", "name"),
    [("dragRate=0.5", "dragRate"), ("floor=150", "floor"), ("load.locksContent=yes", "locksContent")],
)
def test_a_setting_of_the_full_engine_in_the_address_opens_its_group(open_page, setting, name):
    page = open_page(fragment=f"#{setting}", **DESKTOP)
    if setting.startswith("load."):
        page.wait_for_selector("#swift:has-text('more.behavior.locksContent = true')")
        page.locator('#edge [value="end"]').check(force=True)
    else:
        page.wait_for_selector(f"#parameter-{name}:visible")
    assert page.locator(".changed .term").all_text_contents() == [name]
    assert fragment(page) == f"#{setting}"


def test_a_group_that_cannot_be_loaded_says_so_and_comes_when_it_is_opened_again(open_page):
    page = open_page(block="**/full.js", allow_errors=True, **DESKTOP)
    at_the_workbench(page)
    page.click("#feel summary")
    page.wait_for_selector("#part-trouble:not(:empty)")
    page.unroute_all()
    page.click("#feel summary")
    page.click("#feel summary")
    page.wait_for_selector("#parameter-dragRate:visible")
    assert page.locator("#workbench [role=alert]:not(:empty)").count() == 0


ASKING = {
    "demonstration": lambda page: move(control(page, "arm"), 90),
    "copy": lambda page: page.click('[data-copies="html"]'),
}


@pytest.mark.parametrize("part", ASKING)
def test_a_part_of_it_that_cannot_be_loaded_says_so_until_it_is_loaded(open_page, part):
    page = open_page(block=f"**/{part}.js", allowed_error="net::ERR_FAILED", **DESKTOP)
    at_the_workbench(page)
    ASKING[part](page)
    page.wait_for_selector("#part-trouble:not(:empty)")
    page.unroute_all()
    ASKING[part](page)
    until(page, "!document.querySelector('#part-trouble').textContent")


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


def test_a_release_that_runs_before_it_is_armed_is_called_so(page):
    words = page.locator("#detail-fire")
    move(control(page, "arm"), 100)
    assert "before" not in words.inner_text()
    move(control(page, "fire"), 60)
    assert "before it is armed" in words.inner_text()
    page.locator("#reset").click()
    assert "before" not in words.inner_text()


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


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_each_change_is_shown_by_a_pull_that_plays_itself(open_shared, motion):
    page = at_the_workbench(open_shared(**DESKTOP, reduced_motion=motion))
    # The pull that the page begins with is a refresh of its own list.
    page.wait_for_selector("#invitation.shown")
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


TRANSLATED = [
    ("zh-Hans", "自定义轮廓", ["达到（reached）", "超过（exceeded）"]),
    ("ar", "شكل من عندك", ["قد بُلغت (reached)", "قد تُجووزت (exceeded)"]),
]


@pytest.mark.parametrize(("language", "title", "options"), TRANSLATED)
def test_its_words_follow_the_language(page, language, title, options):
    page.check(f'#language [value="{language}"]', force=True)
    try:
        until(page, f"document.documentElement.lang === '{language}'")
        words = page.locator('#workbench [data-text]:not([data-text=""])').all_text_contents()
        assert all(words) and page.locator("#workbench h3").nth(1).inner_text() == title
        # A choice has its name in code beside its word, and still sets it.
        choice = page.locator("[aria-labelledby$=parameter-armStrictness]")
        assert choice.locator("option").all_text_contents() == options
        choice.select_option("exceeded")
        assert present(page)["armStrictness"] == "exceeded"
        page.locator("#reset").click()
        has_latin = [word for word in words if re.fullmatch(r"[A-Za-z .;,]+", word)]
        assert set(has_latin) <= set(page.locator('[name="look"] option').all_text_contents())
    finally:
        page.check('#language [value="en"]', force=True)


def test_no_word_of_it_takes_the_place_of_the_page_s(page):
    names = page.evaluate(
        """async () => {
          const { texts } = await import("./workbench/workbench-texts-zh-Hans.js");
          const { texts: page } = await import("./texts-zh-Hans.js");
          return Object.keys(texts).filter((name) => name in page);
        }"""
    )
    assert names == []


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
    until(page, "getSelection().toString()")
    assert page.evaluate("getSelection().toString().trim()") == page.inner_text("#html").strip()
    assert page.inner_text('[data-copies="html"]') == "Copy"


def test_an_arabic_list_has_arabic_ages(open_page):
    page = open_page(fragment="#lang=ar")
    until(page, "document.querySelector('#workbench .article')?.lang === 'ar'")
    ages = page.locator("#workbench time").all_inner_texts()
    assert ages and all(re.search(r"[\u0600-\u06ff]", age) for age in ages)


def test_the_look_of_a_known_control_brings_its_behavior(open_page):
    page = at_the_workbench(open_page(**DESKTOP))
    for look, behavior in (("mj", "mj"), ("ego", "ego"), ("ring", "standard")):
        page.select_option('[name="look"]', look)
        assert page.evaluate("document.querySelector('[name=behavior]').value") == behavior


def test_the_fidelity_is_offered_with_known_controls_only(open_page):
    page = open_page(fragment="#look=ring")
    until(page, "document.querySelector('#workbench .article') && document.querySelector('#swift').textContent")
    fidelity = page.locator('#workbench [name="fidelity"]')
    assert not fidelity.is_visible()
    page.locator('#workbench [name="behavior"]').select_option("ego")
    until(page, "document.querySelector('#swift').textContent.includes('ego')")
    assert fidelity.is_visible()
