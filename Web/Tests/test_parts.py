"""The files that a page loads once it names what is in them."""

import pytest

from drivers import BUTTON, Fingers, begin, draw, record_words, warnings_of
from places import WEB

ATTACHED = "view.shadowRoot.querySelector('button:not([hidden])')"
# Without the script itself, the page and its address.
FILES = """performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
  .filter((path) => path.startsWith("/dist/")).map((path) => path.slice(6)).sort()"""
PICTURES = "overscroll-pictures.js"


class Gate:
    """Holds back the responses to some requests until it opens, or refuses all from now on."""

    def __init__(self, page, pattern):
        self.page, self.pattern, self.requests = page, pattern, []
        page.route(pattern, lambda route: self.requests.append(route))

    def open(self):
        for route in self.requests:
            route.continue_()
        self.page.unroute(self.pattern)

    def refuse(self):
        self.page.unroute(self.pattern)
        self.page.route(self.pattern, lambda route: route.fulfill(status=503))


@pytest.fixture
def loading(open_page):
    """A page without a view."""
    page = open_page("loading.html")
    return page


def add(page, **attributes):
    page.evaluate("""(attributes) => {
      const view = addView();
      for (const name in attributes) view.setAttribute(name, attributes[name]);
      view.style.height = "600px";
      for (let i = 0; i < 60; i++) view.append(Object.assign(document.createElement("p"), { textContent: i }));
    }""", attributes)


@pytest.mark.quick
@pytest.mark.parametrize(("attributes", "files"), [
    ({}, []),
    ({"lang": "en-GB", "edge": "both", "behavior": "yq"}, []),
    ({"lang": "de"}, ["languages/de.json"]),
    ({"indicator": "ring"}, ["looks/ring.wasm"]),
    ({"indicator": "cover"}, []),
    ({"indicator": "no-such-look"}, ["overscroll-help.js"]),
    ({"fading": ""}, ["looks/arrow.wasm"]),
    ({"indicator": "cover", "fading": ""}, []),
    ({"outline": "M0 0h1"}, [PICTURES]),
    ({"first-indicator": "drop", "indicator": "tick"}, [PICTURES, "looks/drop.wasm", "looks/tick.wasm"]),
    # Its words are not the standard ones.
    ({"indicator": "ego"}, ["languages/en.json", "looks/ego.wasm"]),
    ({"edge": "end", "load-behavior": "mj-trailer"}, ["languages/en.json"]),
])
def test_a_page_loads_what_it_names_and_nothing_else(loading, attributes, files):
    add(loading, **attributes)
    loading.wait_for_function(ATTACHED)
    loading.evaluate("OverscrollView.load().then(() => {})")
    assert loading.evaluate(FILES) == sorted([*files, "overscroll.js", "overscroll.wasm"])


def test_the_files_of_a_view_are_requested_together(loading):
    gate = Gate(loading, "**/dist/**")
    add(loading, lang="de", indicator="path", outline="M0 0h1")
    loading.evaluate("view.parameters = { hold: 70 }")
    expected = {"languages/de.json", "overscroll.wasm", "overscroll-parameters.js", "looks/path.wasm", PICTURES}
    asked = set()
    for _ in range(100):
        asked = {route.request.url.split("/dist/")[1] for route in gate.requests}
        if len(asked) == len(expected):
            break
        # What is requested is noted while the page works.
        loading.evaluate("fetch('/Tests/pages/blank.html').then(() => {})")
    assert asked == expected
    gate.open()
    loading.wait_for_function(ATTACHED)


COLOR = "getComputedStyle(view.shadowRoot.querySelector('canvas')).color"


def colors(page):
    return page.evaluate(COLOR)


@pytest.mark.quick
def test_the_arrow_is_shown_until_the_looks_arrive(open_page):
    # Its text and its accent are those of the arrow; this look has no text and an accent of its own.
    page = open_page()
    gate = Gate(page, "**/yq.wasm")
    record_words(page)
    fingers = Fingers(page).pull(80)
    arrow = colors(page)
    page.evaluate("painted.clear(), view.indicator = 'yq'")
    fingers.move(0, 10)
    assert "Pull down to refresh" in page.evaluate("[...painted]")
    assert colors(page) == arrow
    gate.open()
    page.evaluate("loaded()")
    page.evaluate("painted.clear()")
    fingers.move(0, 4, steps=2)
    assert page.evaluate("[painted.size, Object.keys(paintedColors()).length > 0]") == [0, True]
    assert colors(page) != arrow
    fingers.up()


def test_all_looks_are_one_file_for_a_page_that_asks_for_them(loading):
    loading.evaluate("OverscrollView.load('looks').then(() => null)")
    add(loading, indicator="ring")
    loading.wait_for_function(ATTACHED)
    loading.evaluate("view.indicator = 'petals', OverscrollView.load().then(() => {})")
    assert loading.evaluate(FILES) == ["looks/all.wasm", "overscroll.js", "overscroll.wasm"]


@pytest.mark.parametrize(("file", "told", "name", "again", "seen"), [
    ("yq.wasm", "looks/yq", "view.indicator = 'yq'", "view.fading = true", COLOR),
    ("de.json", "de", "view.lang = 'de'", "view.lang = 'de-CH'", BUTTON),
])
def test_what_cannot_be_loaded_is_said_once_and_tried_again(open_page, file, told, name, again, seen):
    page = open_page()
    page.expect_problem("503")
    Gate(page, f"**/{file}").refuse()
    page.evaluate(f"{name}, loaded()")
    begin(page)
    assert len([line for line in page.problems if f"cannot load {told}" in line]) == 1
    before = page.evaluate(seen)
    page.unroute(f"**/{file}")
    page.evaluate(f"{again}, loaded()")
    assert page.evaluate(seen) != before


@pytest.mark.parametrize("file", [PICTURES, "looks/yq.wasm"])
def test_looks_of_another_version_are_refused(open_page, file):
    page = open_page()
    page.expect_problem("another version")
    if file.endswith(".js"):
        page.evaluate("view.setAttribute('first-indicator', 'drop')")
        script = (WEB / "plain" / file).read_text(encoding="utf-8").replace("LAYOUT = ", "LAYOUT = 1 + ")
        page.route(f"**/{file}", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    else:
        page.evaluate("""() => {
          const read = WebAssembly.Module.customSections;
          WebAssembly.Module.customSections = (...rest) =>
            [new TextEncoder().encode(new TextDecoder().decode(read(...rest)[0]).replace(/"layout":/, "$&1"))];
        }""")
    arrow = colors(page)
    # A look with an accent of its own.
    page.evaluate("view.indicator = 'yq', loaded()")
    assert [colors(page), len(page.problems) > 0] == [arrow, True]


@pytest.mark.quick
def test_english_is_shown_until_the_language_arrives(open_page):
    page = open_page()
    record_words(page)
    gate = Gate(page, "**/ko.json")
    Fingers(page).pull(90)
    page.evaluate("view.lang = 'ko'")
    assert page.evaluate(BUTTON) == "Refresh"
    page.evaluate("painted.clear()")
    gate.open()
    page.evaluate("loaded()")
    # At once, without another movement.
    assert page.evaluate(BUTTON) == "새로고침"
    draw(page, 1)
    assert "당겨서 새로고침" in page.evaluate("[...painted]")


@pytest.mark.quick
def test_parameters_count_once_they_have_been_loaded(open_page):
    page = open_page()
    gate = Gate(page, "**/overscroll-parameters.js")
    lines = warnings_of(page)
    page.evaluate("view.parameters = { arm: 200, hold: 70 }")
    assert page.evaluate("[view.parametersOf(), view.parameters.arm]") == [None, 200]
    gate.open()
    page.evaluate("loaded()")
    assert page.evaluate("[view.parametersOf().arm, view.parametersOf().hold]") == [200, 70]
    assert lines == []


def test_reading_parameters_loads_them(page):
    assert page.evaluate("view.parametersOf()") is None
    page.wait_for_function("view.parametersOf()?.arm === 64")


def test_a_view_does_not_begin_with_other_parameters_than_its_own(loading):
    gate = Gate(loading, "**/overscroll-parameters.js")
    loading.evaluate("""() => {
      window.loads = 0;
      const view = addView();
      Object.assign(view, { edge: "end", onloadmore: () => void (loads += 1), loadParameters: { trigger: "none" } });
    }""")
    loading.wait_for_timeout(200)
    assert loading.evaluate(f"[!{ATTACHED}, loads]") == [True, 0]
    gate.open()
    loading.evaluate("OverscrollView.load().then(() => {})")
    loading.wait_for_timeout(200)
    assert loading.evaluate("[view.parametersOf('end').trigger, loads]") == ["none", 0]


def test_all_files_come_from_where_the_page_says(loading):
    asked = []

    def answer(route):
        asked.append(route.request.url.split("/elsewhere/")[1])
        types = {"js": "text/javascript", "json": "application/json", "wasm": "application/wasm"}
        route.fulfill(path=WEB / "plain" / asked[-1], content_type=types[asked[-1].split(".")[-1]])

    loading.route("**/elsewhere/**", answer)
    loading.evaluate("OverscrollView.base = '/elsewhere/'")
    assert loading.evaluate("OverscrollView.base").endswith("/elsewhere/")
    add(loading, lang="de", indicator="ring", outline="M0 0h1")
    loading.evaluate("view.parametersOf()")
    loading.wait_for_function(ATTACHED)
    loading.evaluate("OverscrollView.load().then(() => {})")
    assert sorted(asked) == [
        "languages/de.json", "looks/ring.wasm", "overscroll-parameters.js", PICTURES, "overscroll.wasm",
    ]
    assert loading.evaluate(BUTTON) == "Aktualisieren"
