"""Behavior parameters, changed and read on the element."""

import pytest

from drivers import warnings_of

# By the names of traces: the value of Behavior.standard, as documented, and another one.
VALUES = {
    "startDistance": (0, 7),
    "arm": (64, 91),
    "armStrictness": ("reached", "exceeded"),
    "fire": (64, 92),
    "fireStrictness": ("reached", "exceeded"),
    "trigger": ("release", "reach"),
    "lead": (0, -3),
    "leadUnit": ("points", "items"),
    "hold": (56, 93),
    "holdMeans": ("inset", "offset"),
    "holdFollowsScroll": ("no", "yes"),
    "actionDelay": (0, 0.7),
    "endWithContact": ("fold", "defer"),
    "opening": (0.35, 0.25),
    "closing": (0.35, "easeInOut:0.4"),
    "minimumRunning": (0.3, 1.5),
    "resultHold": (0.5, 0.75),
    "placement": ("withContent", "gapCentered"),
    "indicatorExtent": (56, 94),
    "ignoredInset": (0, 9),
    "resting": (0, 8),
    "shortContent": ("fill", "hide"),
    "emptyContent": ("hide", "afterGesture"),
    "whenExhausted": ("show", "hide"),
    "budgetPerDrag": (0, 3),
    "backOff": (2, 4.5),
}
STANDARD = {name: standard for name, (standard, _) in VALUES.items()}
CHANGED = {name: changed for name, (_, changed) in VALUES.items()}


@pytest.fixture
def page(page):
    """The list on a phone, where parameters can be read and changed at once."""
    page.evaluate("OverscrollView.load('parameters').then(() => null)")
    return page


@pytest.mark.quick
def test_all_parameters_can_be_read(page):
    assert page.evaluate("[view.parametersOf('start'), view.parametersOf()]") == [STANDARD, STANDARD]
    assert page.evaluate("view.parametersOf('end')") is None
    assert page.evaluate("view.parameters") is None


@pytest.mark.quick
def test_each_parameter_can_be_changed_alone(page):
    warned = warnings_of(page)
    for name, value in CHANGED.items():
        set_one = "([name, value]) => (view.parameters = { [name]: value }, [view.parametersOf(), view.parameters])"
        read, given = page.evaluate(set_one, [name, value])
        expected = {**STANDARD, name: value}
        # `fire` equals `arm`, unless it is set.
        if name in ("arm", "armStrictness"):
            expected[name.replace("arm", "fire")] = value
        assert (read, given) == (expected, {name: value}), name
    assert warned == []


def test_the_words_that_the_element_names_are_those_it_takes(page):
    # Those of the full engine are tested with it.
    full = ["floorMotion", "floorStrictness", "movesContent", "locksContent", "growing", "fullViewport", "loadAgain"]
    words = page.evaluate("OverscrollView.load('parameters').then(({ words }) => words)")
    named = {name: list for name, list in words.items() if name not in full}
    assert set(named) == {name for name, value in STANDARD.items() if isinstance(value, str)} | {"opening", "closing"}
    for name, list in named.items():
        for word in list:
            value = f"{word}:0.2" if name.endswith("ing") and word else word
            if value and word not in full:
                taken = "([name, value]) => (view.parameters = { [name]: value }, view.parametersOf()[name])"
                assert page.evaluate(taken, [name, value]) == value


def test_they_change_the_behavior_that_is_named(open_page):
    page = open_page(behavior="yq", fidelity="original", edge="both")
    page.evaluate("view.parameters = { arm: 100 }; view.loadParameters = { lead: 2 }")
    read = "view.parametersOf('{}').{}"
    # YQRefreshHeadView's start distance; the standard load-more's unit.
    assert page.evaluate(read.format("start", "startDistance")) == 30
    assert page.evaluate(read.format("end", "leadUnit")) == "viewports"
    assert page.evaluate(read.format("end", "lead")) == 2
    page.evaluate("view.behavior = 'standard'")
    assert page.evaluate(read.format("start", "startDistance")) == 0
    assert page.evaluate(read.format("start", "arm")) == 100


UNKNOWN = {
    "{ armm: 80, hold: 70 }": "overscroll-view: parameter armm does not exist",
    "{ placement: 'somewhere', hold: 70 }": (
        'overscroll-view: parameter placement cannot be "somewhere", only withContent, '
        "fixedBehind, fixedInFront, gapCentered, superviewLayer, overlay, afterContent, growing, fullViewport"
    ),
    "{ opening: 'quick:0.3', hold: 70 }": (
        'overscroll-view: parameter opening cannot be "quick:0.3", only seconds, '
        "linear:seconds, easeInOut:seconds, systemDefault:seconds"
    ),
}


@pytest.mark.parametrize("parameters", UNKNOWN)
def test_what_is_no_parameter_is_warned_of_and_the_others_count(page, parameters):
    warned = warnings_of(page)
    page.evaluate(f"view.parameters = {parameters}")
    assert page.evaluate("view.parametersOf()") == {**STANDARD, "hold": 70}
    assert warned == [UNKNOWN[parameters]]


REFUSED = {
    "{ startDistance: 80, hold: 70 }": "arm must be above 80 (startDistance), not 64",
    "{ startDistance: -1, hold: 70 }": 'startDistance cannot be "-1"',
    "{ hold: -1, startDistance: 5 }": 'hold cannot be "-1"',
    "{ hold: 'far', startDistance: 5 }": 'hold cannot be "far"',
    "{ hold: '', startDistance: 5 }": 'hold cannot be ""',
    "{ closing: 'linear:-1', startDistance: 5 }": 'closing cannot be "linear:-1"',
    "{ backOff: 0, startDistance: 5 }": 'backOff cannot be "0"',
    "{ budgetPerDrag: 1.5, startDistance: 5 }": 'budgetPerDrag cannot be "1.5"',
}


@pytest.mark.quick
def test_a_combination_that_is_refused_is_warned_of_and_counts_as_not_set(page):
    warned = warnings_of(page)
    for parameters, reason in REFUSED.items():
        page.evaluate("view.parameters = { hold: 60 }")
        warned.clear()
        page.evaluate(f"view.parameters = {parameters}")
        assert page.evaluate("view.parametersOf()") == STANDARD, parameters
        page.evaluate("loaded()")
        assert warned == [f'overscroll-view: all of "parameters" is ignored: {reason}'], parameters


def test_a_trace_has_all_parameters_of_a_configuration(page):
    page.evaluate("""() => {
      window.configured = [];
      view.addEventListener("overscrollframe", ({ detail }) => {
        configured.push(...detail.events.filter(({ event }) => event === "configured"));
      });
      view.parameters = { arm: 80 };
    }""")
    page.wait_for_function("configured.length")
    first = page.evaluate("configured[0]")
    assert (first["edge"], first["behavior"]) == ("start", "standard")
    assert first["parameters"] == {**STANDARD, "arm": 80, "fire": 80}


def test_parameters_from_before_the_definition_count(open_page):
    page = open_page("early.html")
    assert page.evaluate("view.parametersOf().hold") == 48
