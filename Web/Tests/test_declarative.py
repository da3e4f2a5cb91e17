"""What a page, or a framework for it, says by attributes and properties alone."""

import pytest

from drivers import Fingers, draw, record_words, wait_for_phase

TAP = {"edge": "both", "load-behavior": "tap", "rows": 60}


def phase_at_end(page, phase):
    wait_for_phase(page, phase, "end")


def ends(page):
    return page.evaluate("log.filter(({ type }) => type === 'loadmoreend').map(({ outcome }) => outcome)")


@pytest.mark.quick
def test_finished_is_set_and_reflected(open_page):
    page = open_page(**TAP)
    page.evaluate("void view.loadMore()")
    phase_at_end(page, "running")
    page.evaluate("finish('exhausted')")
    phase_at_end(page, "exhausted")
    assert page.evaluate("[view.finished, view.getAttribute('finished')]") == [True, "end"]
    page.evaluate("view.finished = false")
    phase_at_end(page, "idle")
    page.evaluate("view.finished = true")
    phase_at_end(page, "exhausted")
    # A refresh may bring more.
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.evaluate("finish()")
    phase_at_end(page, "idle")
    assert page.evaluate("[view.finished, view.hasAttribute('finished')]") == [False, False]


def test_a_list_that_is_finished_from_the_beginning_loads_nothing(open_page):
    page = open_page(edge="end", rows=3, finished="", ready=False)
    page.wait_for_function("window.ready")
    page.wait_for_timeout(1000)
    assert page.evaluate("[view.phaseOf('end'), count('loadmore')]") == ["exhausted", 0]
    page.evaluate("view.finished = false")
    page.wait_for_function("count('loadmore') === 1")


def test_finished_during_a_run_is_its_outcome(open_page):
    page = open_page(**TAP)
    page.evaluate("void view.loadMore()")
    phase_at_end(page, "running")
    page.evaluate("view.finished = true; finish()")
    phase_at_end(page, "exhausted")
    assert ends(page) == ["exhausted"]


@pytest.mark.quick
def test_error_tells_of_a_failure_until_the_next_run(open_page):
    page = open_page(**TAP)
    page.evaluate("void view.loadMore()")
    phase_at_end(page, "running")
    page.evaluate("finish('failed')")
    page.wait_for_function("view.error")
    assert page.evaluate("view.getAttribute('error')") == "end"
    phase_at_end(page, "failed")
    page.evaluate("void view.loadMore()")
    phase_at_end(page, "running")
    assert page.evaluate("view.hasAttribute('error')") is False


@pytest.mark.quick
@pytest.mark.parametrize("edge, options", [("end", {}), ("start", {"chat": ""})])
def test_the_phase_is_failed_until_the_retry(open_page, edge, options):
    page = open_page(**TAP, **options)
    page.evaluate("window.changes = []; window.titled = new Set()")
    page.evaluate(
        """view.addEventListener('phasechange', ({ detail }) => detail.edge === '%s' && changes.push(detail.phase));
        view.titles = (phase, edge) => { if (edge === '%s') titled.add(phase) }"""
        % (edge, edge)
    )
    page.evaluate("void view.loadMore('%s')" % edge)
    wait_for_phase(page, "running", edge)
    page.evaluate("finish('failed')")
    wait_for_phase(page, "failed", edge)
    assert page.evaluate("view.matches(':state(%s-failed)')" % edge)
    assert page.evaluate("titled.has('failed')")
    page.evaluate("void view.loadMore('%s')" % edge)
    wait_for_phase(page, "running", edge)
    page.evaluate("finish()")
    wait_for_phase(page, "idle", edge)
    assert page.evaluate("changes") == ["running", "finishing", "failed", "running", "finishing", "idle"]


@pytest.mark.quick
def test_a_page_that_sets_or_removes_error_changes_the_phase(open_page):
    page = open_page(**TAP)
    page.evaluate("window.changes = []; view.addEventListener('phasechange', ({ detail }) => changes.push(detail.phase))")
    page.evaluate("view.setAttribute('error', 'end')")
    draw(page, 2)
    assert page.evaluate("[view.phaseOf('end'), view.phase, view.matches(':state(end-failed)')]") == ["failed", "idle", True]
    page.evaluate("view.error = false")
    draw(page, 2)
    assert page.evaluate("[view.phaseOf('end'), view.matches(':state(end-failed)')]") == ["idle", False]
    assert page.evaluate("changes") == ["failed", "idle"]


def test_a_refresh_that_failed_is_at_rest(open_page):
    page = open_page(**TAP)
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.evaluate("finish('failed')")
    wait_for_phase(page, "idle")
    assert page.evaluate("view.getAttribute('error')") == "start"


def controlled(open_page):
    page = open_page(**TAP)
    page.evaluate("view.onloadmore = null; view.loading = false")
    page.evaluate("view.addEventListener('loadmore', () => setTimeout(() => { view.loading = true }))")
    page.evaluate("void view.loadMore()")
    phase_at_end(page, "running")
    page.wait_for_function("view.loading")
    return page


@pytest.mark.quick
@pytest.mark.parametrize(
    "change, outcome",
    [
        ("view.loading = false", "succeeded"),
        ("view.loading = false; view.finished = true", "exhausted"),
        ("view.error = true; view.loading = false", "failed"),
        ("view.setAttribute('loading', 'false')", "succeeded"),
    ],
)
def test_a_load_more_ends_when_loading_is_removed(open_page, change, outcome):
    page = controlled(open_page)
    draw(page, 10)
    assert page.evaluate("view.phaseOf('end')") == "running"
    page.evaluate(change)
    page.wait_for_function("count('loadmoreend') === 1")
    assert ends(page) == [outcome]


def test_a_listener_may_be_the_first_that_controls_loading(open_page):
    page = open_page(**TAP)
    page.evaluate("view.onloadmore = null; view.addEventListener('loadmore', () => (view.loading = true))")
    page.evaluate("void view.loadMore()")
    phase_at_end(page, "running")
    draw(page, 4)
    page.evaluate("view.loading = false")
    page.wait_for_function("count('loadmoreend') === 1")
    assert ends(page) == ["succeeded"]


@pytest.mark.quick
@pytest.mark.parametrize("value, works", [("start", [False, True]), ("end", [True, False]), ("", [False, False]), ("false", [True, True])])
def test_disabled_may_name_an_edge(open_page, value, works):
    page = open_page(**TAP, disabled=value, ready=False)
    page.wait_for_function("window.ready")
    draw(page, 4)
    buttons = "[...view.shadowRoot.querySelectorAll('button')].map((button) => !button.hidden)"
    assert page.evaluate(buttons) == works
    fingers = Fingers(page)
    fingers.pull(200)
    fingers.up()
    draw(page, 2)
    assert page.evaluate("view.phase === 'running'") is works[0]
    page.evaluate("view.disabled = true")
    draw(page, 2)
    assert page.evaluate(buttons) == [False, False]


def test_loading_at_one_edge_leaves_the_other(open_page):
    page = open_page(**TAP, loading="end")
    fingers = Fingers(page)
    fingers.pull(200)
    fingers.up()
    wait_for_phase(page, "running")


@pytest.mark.quick
def test_texts_are_set_by_attributes(open_page):
    texts = {"pull-text": "Zieh", "release-text": "Lass los", "refreshing-text": "Lade", "success-text": "Fertig"}
    page = open_page(**texts)
    record_words(page)
    fingers = Fingers(page)
    fingers.pull(60)
    fingers.move(0, 200)
    fingers.up()
    wait_for_phase(page, "running")
    draw(page, 4)
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    assert set(texts.values()) <= set(page.evaluate("[...painted]"))
    page.evaluate("view.setAttribute('pull-text', 'Zieh mich')")
    fingers.pull(60)
    page.wait_for_function("painted.has('Zieh mich')")


@pytest.mark.quick
def test_a_refresh_that_failed_has_a_text_of_its_own(open_page):
    page = open_page(**{"error-text": "Kaputt"})
    record_words(page)
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.evaluate("finish('failed')")
    page.wait_for_function("painted.has('Kaputt')")


@pytest.mark.quick
@pytest.mark.parametrize("outcome, text", [("succeeded", "load-success-text"), ("failed", "error-text")])
def test_a_load_more_has_texts_of_its_phases_and_outcomes(open_page, outcome, text):
    texts = {"load-pull-text": "Mehr", "load-release-text": "Lass los", "loading-text": "Lade", text: "Vorbei"}
    # The result is shown.
    page = open_page(edge="end", **{"load-behavior": "back"}, **texts)
    page.evaluate("view.loadParameters = { resultHold: 0.5 }")
    record_words(page)
    page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_function("scroller.scrollTop > 1000")
    draw(page)
    fingers = Fingers(page)
    fingers.down(195, 700)
    fingers.move(0, -60)
    fingers.move(0, -200)
    fingers.up()
    phase_at_end(page, "running")
    draw(page, 4)
    page.evaluate(f"finish('{outcome}')")
    page.wait_for_function("count('loadmoreend') === 1 && view.phaseOf('end') !== 'finishing'")
    assert set(texts.values()) <= set(page.evaluate("[...painted]"))


def test_a_load_more_that_waits_for_the_retry_has_a_text_of_its_own(open_page):
    page = open_page(edge="end", **{"load-behavior": "tap", "load-pull-text": "Mehr", "error-text": "Kaputt"})
    page.evaluate("scroller.scrollTop = 1e6; void view.loadMore()")
    phase_at_end(page, "running")
    page.evaluate("finish('failed')")
    phase_at_end(page, "failed")
    record_words(page)
    page.evaluate("scroller.scrollTop = 1e6")
    draw(page, 4)
    assert page.evaluate("painted.has('Kaputt') && !painted.has('Mehr')")


STATUS = "view.shadowRoot.querySelector('[role=status]').textContent"
FOOTER = "view.shadowRoot.querySelector('button.end').textContent"


@pytest.mark.quick
@pytest.mark.parametrize("outcome, text", [("succeeded", "Fertig"), ("exhausted", "Fertig"), ("failed", "Nochmal")])
def test_the_own_texts_of_a_refresh_are_spoken(open_page, outcome, text):
    page = open_page(**{"refreshing-text": "Ich lade", "success-text": "Fertig", "error-text": "Nochmal"})
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    assert page.evaluate(STATUS) == "Ich lade"
    page.evaluate(f"finish('{outcome}')")
    wait_for_phase(page, "idle")
    assert page.evaluate(STATUS) == text


@pytest.mark.quick
@pytest.mark.parametrize(
    "outcome, phase, text", [("succeeded", "idle", "Da"), ("exhausted", "exhausted", "Das ist alles"), ("failed", "failed", "Nochmal")]
)
def test_the_own_texts_of_a_load_more_are_spoken_and_name_its_button(open_page, outcome, phase, text):
    texts = {"load-pull-text": "Mehr", "loading-text": "Ich lade", "load-success-text": "Da"}
    page = open_page(**TAP, **texts, **{"finished-text": "Das ist alles", "error-text": "Nochmal"})
    assert page.evaluate(FOOTER) == "Mehr"
    page.evaluate("void view.loadMore()")
    phase_at_end(page, "running")
    assert page.evaluate(STATUS) == "Ich lade"
    page.evaluate(f"finish('{outcome}')")
    phase_at_end(page, phase)
    assert page.evaluate(STATUS) == text
    assert page.evaluate(FOOTER) == ("Mehr" if outcome == "succeeded" else text)


def test_an_own_title_that_is_empty_leaves_the_words_of_the_language_to_be_spoken(open_page):
    page = open_page(**TAP)
    page.evaluate("view.titles = () => ''; void view.loadMore()")
    phase_at_end(page, "running")
    assert page.evaluate(STATUS) == "Loading more"
    page.evaluate("finish('failed')")
    phase_at_end(page, "failed")
    assert page.evaluate(FOOTER) == "Could not load. Tap to retry"


@pytest.mark.quick
@pytest.mark.parametrize("outcome, phase, text", [("succeeded", "idle", "Load more"), ("exhausted", "exhausted", "No more")])
def test_a_refresh_that_succeeds_ends_the_failure_of_the_load_more(open_page, outcome, phase, text):
    page = open_page(**TAP)
    page.evaluate("void view.loadMore()")
    phase_at_end(page, "running")
    page.evaluate("finish('failed')")
    phase_at_end(page, "failed")
    page.evaluate("window.changes = []")
    page.evaluate("view.addEventListener('phasechange', ({ detail }) => detail.edge === 'end' && changes.push(detail.phase))")
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    # A refresh that fails leaves it.
    page.evaluate("finish('failed')")
    wait_for_phase(page, "idle")
    assert page.evaluate(f"[view.phaseOf('end'), {FOOTER}]") == ["failed", "Could not load. Tap to retry"]
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.evaluate(f"finish('{outcome}')")
    wait_for_phase(page, "idle")
    assert page.evaluate(f"[view.phaseOf('end'), view.hasAttribute('error'), {FOOTER}]") == [phase, False, text]
    assert page.evaluate("changes") == [phase]


def test_a_failure_that_the_page_sets_is_what_the_button_says(open_page):
    page = open_page(**TAP)
    page.evaluate("view.setAttribute('error', 'end')")
    draw(page, 2)
    assert page.evaluate(f"[view.phaseOf('end'), {FOOTER}]") == ["failed", "Could not load. Tap to retry"]
    page.evaluate("view.error = false")
    draw(page, 2)
    assert page.evaluate(f"[view.phaseOf('end'), {FOOTER}]") == ["idle", "Load more"]


def test_four_looks_draw_titles(open_page):
    page = open_page()
    drawn = set()
    for look in page.evaluate("view.constructor.choices.indicator"):
        page = open_page(**{"indicator": look, "refreshing-text": "Ich lade"})
        page.evaluate(f"view.constructor.load('looks/{look}')" if look not in ("arrow", "cover") else "0")
        record_words(page)
        page.evaluate("void view.begin()")
        wait_for_phase(page, "running")
        draw(page, 4)
        if page.evaluate("painted.has('Ich lade')"):
            drawn.add(look)
        page.evaluate("finish()")
    assert drawn == {"arrow", "ego", "cll", "mj"}


def test_a_load_more_has_texts_of_its_own(open_page):
    page = open_page(edge="end", **{"load-behavior": "back", "load-pull-text": "Mehr", "finished-text": "Schluss"})
    record_words(page)
    page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_function("scroller.scrollTop > 1000")
    draw(page)
    fingers = Fingers(page)
    fingers.down(195, 700)
    fingers.move(0, -60)
    page.wait_for_function("painted.has('Mehr')")
    fingers.up()
    page.evaluate("view.finished = true")
    page.wait_for_function("view.phaseOf('end') === 'exhausted' && painted.has('Schluss')")
