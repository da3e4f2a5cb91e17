"""What a page, or a framework for it, says by attributes and properties alone."""

import pytest

from drivers import (
    STATUS, Fingers, begin, draw, finish, finish_load, load, outcomes, record_words, scroll_to, wait_for_phase,
)

pytestmark = pytest.mark.quick

TAP = {"edge": "both", "load-behavior": "tap", "rows": 60}
FOOTER = "view.shadowRoot.querySelector('button.end').textContent"
LOADS = "loadmoreend"
CHANGES = """(edge) => {
  window.changes = [];
  view.addEventListener("phasechange", ({ detail }) => detail.edge === edge && changes.push(detail.phase));
}"""


def test_finished_is_set_and_reflected(open_page):
    page = open_page(**TAP)
    load(page)
    finish_load(page, "exhausted", "exhausted")
    assert page.evaluate("[view.finished, view.getAttribute('finished')]") == [True, "end"]
    for is_finished, phase in [("false", "idle"), ("true", "exhausted")]:
        page.evaluate(f"view.finished = {is_finished}")
        wait_for_phase(page, phase, "end")
    # A refresh may bring more.
    begin(page, is_open=False)
    page.evaluate("finish()")
    wait_for_phase(page, "idle", "end")
    assert page.evaluate("[view.finished, view.hasAttribute('finished')]") == [False, False]


def test_a_list_that_is_finished_from_the_beginning_loads_nothing(open_page):
    page = open_page(edge="end", rows=3, finished="", ready="window.ready")
    page.wait_for_timeout(1000)
    assert page.evaluate("[view.phaseOf('end'), count('loadmore')]") == ["exhausted", 0]
    page.evaluate("view.finished = false")
    page.wait_for_function("count('loadmore') === 1")


@pytest.mark.parametrize("edge, options", [("end", {}), ("start", {"chat": ""})])
def test_the_phase_is_failed_until_the_retry(open_page, edge, options):
    page = open_page(**TAP, **options)
    page.evaluate(CHANGES, edge)
    page.evaluate("window.titled = new Set(); view.titles = (phase, edge) => void titled.add(`${edge} ${phase}`)")
    load(page, edge)
    finish_load(page, "failed", "failed", edge)
    shown = f"[view.matches(':state({edge}-failed)'), titled.has('{edge} failed'), view.getAttribute('error')]"
    assert page.evaluate(shown) == [True, True, edge]
    load(page, edge)
    assert page.evaluate("view.hasAttribute('error')") is False
    finish_load(page, edge=edge)
    assert page.evaluate("changes") == ["running", "finishing", "failed", "running", "finishing", "idle"]


def test_a_page_that_sets_or_removes_error_changes_the_phase(open_page):
    page = open_page(**TAP)
    page.evaluate(CHANGES, "end")
    seen = f"[view.phaseOf('end'), view.phase, view.matches(':state(end-failed)'), {FOOTER}]"
    page.evaluate("view.setAttribute('error', 'end')")
    draw(page)
    assert page.evaluate(seen) == ["failed", "idle", True, "Could not load. Tap to retry"]
    page.evaluate("view.error = false")
    draw(page)
    assert page.evaluate(seen) == ["idle", "idle", False, "Load more"]
    assert page.evaluate("changes") == ["failed", "idle"]


@pytest.mark.parametrize("is_soon", [True, False], ids=["at once", "later"])
@pytest.mark.parametrize("change, outcome", [
    ("view.loading = false", "succeeded"),
    ("view.loading = false; view.finished = true", "exhausted"),
    ("view.error = true; view.loading = false", "failed"),
    ("view.setAttribute('loading', 'false')", "succeeded"),
])
def test_a_load_more_ends_when_loading_is_removed(open_page, is_soon, change, outcome):
    page = open_page(**TAP)
    # A listener may be the first that controls it.
    act = "view.loading = true" if is_soon else "view.loading = false; setTimeout(() => { view.loading = true })"
    page.evaluate(f"view.onloadmore = null; view.addEventListener('loadmore', () => {{ {act} }})")
    load(page)
    page.wait_for_function("view.loading")
    draw(page, 10)
    assert page.evaluate("view.phaseOf('end')") == "running"
    page.evaluate(change)
    page.wait_for_function("count('loadmoreend') === 1")
    assert outcomes(page, LOADS) == [outcome]


@pytest.mark.parametrize("value, works", [("start", [False, True]), ("end", [True, False]), ("", [False, False]), ("false", [True, True])])
def test_disabled_may_name_an_edge(open_page, value, works):
    page = open_page(**TAP, disabled=value, ready="window.ready")
    draw(page, 4)
    buttons = "[...view.shadowRoot.querySelectorAll('button')].map((button) => !button.hidden)"
    assert page.evaluate(buttons) == works
    Fingers(page).pull(200).up()
    draw(page, 2)
    assert page.evaluate("view.phase === 'running'") is works[0]
    page.evaluate("view.disabled = true")
    draw(page, 2)
    assert page.evaluate(buttons) == [False, False]


def test_loading_at_one_edge_leaves_the_other(open_page):
    page = open_page(**TAP, loading="end")
    Fingers(page).pull(200).up()
    wait_for_phase(page, "running")


def test_texts_are_set_by_attributes(open_page):
    texts = {"pull-text": "Zieh", "release-text": "Lass los", "refreshing-text": "Lade", "error-text": "Kaputt"}
    page = open_page(**texts)
    record_words(page)
    fingers = Fingers(page).pull(60).move(0, 200)
    fingers.up()
    wait_for_phase(page, "running")
    draw(page, 4)
    finish(page, "failed")
    assert set(texts.values()) <= set(page.evaluate("[...painted]"))
    page.evaluate("view.setAttribute('pull-text', 'Zieh mich')")
    fingers.pull(60)
    page.wait_for_function("painted.has('Zieh mich')")


@pytest.mark.parametrize("outcome, phase, text", [
    ("succeeded", "idle", "load-success-text"), ("failed", "failed", "error-text"),
    ("exhausted", "exhausted", "finished-text"),
])
def test_a_load_more_has_texts_of_its_phases_and_outcomes(open_page, outcome, phase, text):
    texts = {"load-pull-text": "Mehr", "load-release-text": "Lass los", "loading-text": "Lade", text: "Vorbei"}
    # The result is shown.
    page = open_page(edge="end", **{"load-behavior": "back"}, **texts)
    page.evaluate("view.loadParameters = { resultHold: 0.5 }")
    record_words(page)
    scroll_to(page, 1e6)
    Fingers(page).down(195, 700).move(0, -60).move(0, -200).up()
    wait_for_phase(page, "running", "end")
    draw(page, 4)
    finish_load(page, outcome, phase)
    assert set(texts.values()) <= set(page.evaluate("[...painted]"))


@pytest.mark.parametrize("outcome, text", [("succeeded", "Fertig"), ("exhausted", "Fertig"), ("failed", "Nochmal")])
def test_the_own_texts_of_a_refresh_are_spoken(open_page, outcome, text):
    page = open_page(**{"refreshing-text": "Ich lade", "success-text": "Fertig", "error-text": "Nochmal"})
    begin(page, is_open=False)
    assert page.evaluate(STATUS) == "Ich lade"
    finish(page, outcome)
    assert page.evaluate(STATUS) == text


@pytest.mark.parametrize("outcome, phase, text", [
    ("succeeded", "idle", "Da"), ("exhausted", "exhausted", "Das ist alles"), ("failed", "failed", "Nochmal"),
])
def test_the_own_texts_of_a_load_more_are_spoken_and_name_its_button(open_page, outcome, phase, text):
    texts = {"load-pull-text": "Mehr", "loading-text": "Ich lade", "load-success-text": "Da"}
    page = open_page(**TAP, **texts, **{"finished-text": "Das ist alles", "error-text": "Nochmal"})
    assert page.evaluate(FOOTER) == "Mehr"
    load(page)
    assert page.evaluate(STATUS) == "Ich lade"
    finish_load(page, outcome, phase)
    assert page.evaluate(STATUS) == text
    assert page.evaluate(FOOTER) == ("Mehr" if outcome == "succeeded" else text)


def test_an_own_title_that_is_empty_leaves_the_words_of_the_language_to_be_spoken(open_page):
    page = open_page(**TAP)
    page.evaluate("view.titles = () => ''; void view.loadMore()")
    wait_for_phase(page, "running", "end")
    assert page.evaluate(STATUS) == "Loading more"
    finish_load(page, "failed", "failed")
    assert page.evaluate(FOOTER) == "Could not load. Tap to retry"


@pytest.mark.parametrize("outcome, phase, text", [
    ("failed", "failed", "Could not load. Tap to retry"), ("succeeded", "idle", "Load more"),
    ("exhausted", "exhausted", "No more"),
])
def test_a_refresh_that_succeeds_ends_the_failure_of_the_load_more(open_page, outcome, phase, text):
    page = open_page(**TAP)
    load(page)
    finish_load(page, "failed", "failed")
    page.evaluate(CHANGES, "end")
    begin(page, is_open=False)
    finish(page, outcome)
    shown = f"[view.phaseOf('end'), view.hasAttribute('error'), {FOOTER}]"
    assert page.evaluate(shown) == [phase, outcome == "failed", text]
    assert page.evaluate("changes") == ([] if outcome == "failed" else [phase])
