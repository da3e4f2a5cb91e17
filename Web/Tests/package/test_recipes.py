"""The recipes run as they are printed: plain pages, React, Preact and Vue.

esbuild only translates JSX; an import map leads the names of packages to files, so that no bundler takes part.
The frameworks are builds for browsers that some Python packages contain (Scripts/setup.sh).
"""

import json
import re

import pytest

from places import RECIPES, REFERENCE, ROOT, code_in, run
from sites import REFRESHED, VIEW, ask, pull, rows_of, wait_for_engine, wait_until

SCRIPT = "overscroll/overscroll.js"
COMPONENT = "overscroll/react.js"
FRAMEWORKS = ROOT / ".build/frameworks"
API = code_in(RECIPES, "The data")["js"][0]
REACT_SCRIPTS = "<main></main><script src=react.js></script><script src=react-dom.js></script>"
REACT = """
  const React = globalThis.React;
  export default React;
  export const {
    createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, useTransition,
  } = React;
"""


def only(pattern):
    """The one file of a framework that matches."""
    found = sorted(FRAMEWORKS.glob(pattern))
    assert found, f"{pattern} is not in {FRAMEWORKS}; run Scripts/setup.sh --package-tests"
    return found[-1]


@pytest.fixture
def open_recipe(package, serve, open_phone, tmp_path):
    """Opens a page with the package beside it, and files by name."""

    def open_recipe(files):
        site_folder = tmp_path / "site"
        site_folder.mkdir()
        (site_folder / "overscroll").symlink_to(package)
        for name, text in {"api.js": API, **files}.items():
            if isinstance(text, str):
                (site_folder / name).write_text(text, encoding="utf-8")
            else:
                (site_folder / name).symlink_to(text)
        site = serve(site_folder)
        page = open_phone(f"{site}/index.html")
        page.site = site
        return page

    return open_recipe


def page_with(script, imports, before=""):
    names = json.dumps({"imports": {name: f"./{file}" for name, file in imports.items()}})
    return f"""<!doctype html><meta name=viewport content="width=device-width"><link rel=icon href='data:,'>
      <style>body {{ margin: 0 }}</style><script type=importmap>{names}</script>
      <body>{before}<script type=module src={script}></script>"""


def translated(code, folder, factory="React.createElement"):
    """JavaScript for JSX."""
    folder.mkdir(exist_ok=True)
    (folder / "app.jsx").write_text(code)
    return run("esbuild", "app.jsx", f"--jsx-factory={factory}", cwd=folder)


def rows(page):
    return ask(page, f"{VIEW}.querySelectorAll('p').length")


def quiet(text):
    """A page of the documentation for a test: without a request for an icon."""
    return text.replace("<title>", "<link rel=icon href='data:,'><title>")


def test_a_virtual_list(open_recipe):
    page = open_recipe({"index.html": quiet(code_in(RECIPES, "A virtual list")["html"][0])})
    wait_for_engine(page)
    assert pull(page) == REFRESHED
    ask(page, f"{VIEW}.scrollTop = 20000")
    wait_until(page, "[...list.children].some(({ textContent }) => textContent === 'Row 500')")
    assert rows(page) < 60
    ask(page, f"{VIEW}.scrollTop = {VIEW}.scrollHeight")
    wait_until(page, "list.style.height === '80000px'")


def test_a_lottie_file(open_named):
    page = open_named("A Lottie file")
    wait_for_engine(page)
    wait_until(page, "figure.querySelector('svg path')")
    # The player and the frames of each phase.
    ask(
        page,
        f"""
          window.player = lottie.getRegisteredAnimations()[0];
          window.frames = {{}};
          const frame = () => player.firstFrame + player.currentFrame;
          {VIEW}.addEventListener("overscrollframe", ({{ detail }}) => {{
            (frames[detail.phase] ??= []).push([Math.min(detail.progress, 1), frame()]);
          }});
          player.addEventListener("enterFrame", () => (frames[`played ${{{VIEW}.phase}}`] ??= []).push(frame()));
        """,
    )
    # A second pull begins at the start again.
    for _ in range(2):
        ask(page, "frames = {}")
        assert pull(page)[-1] == "idle"
        frames = ask(page, "frames")
        scrubbed = frames["pulling"] + frames["armed"]
        assert len(scrubbed) > 3
        assert [abs(frame - 30 * progress) < 0.1 for progress, frame in scrubbed] == [True] * len(scrubbed)
        assert all(30 <= frame <= 90 for frame in frames["played running"])
        assert all(90 <= frame <= 120 for frame in frames["played finishing"])


def react(version, kind=".min"):
    """The files of React that a page needs."""
    return {
        "react.mjs": REACT,
        "react.js": only(f"dash/deps/react@{version}.*{kind}.js"),
        "react-dom.js": only(f"dash/deps/react-dom@{version}.*{kind}.js"),
    }


# The builds for development, which report what the markup of a server has and the page has not.
DEVELOPMENT = "[0-9]"


@pytest.fixture
def open_react(open_recipe, tmp_path):
    def open_react(heading, version):
        code = translated(code_in(RECIPES, heading)["jsx"][0], tmp_path / "jsx")
        app = """
          import { News } from "./news.js";
          const { createElement, StrictMode } = React;
          ReactDOM.createRoot(document.querySelector("main")).render(
            createElement(StrictMode, null, createElement(News)),
          );
        """
        page = open_recipe({
            "index.html": page_with("app.js", {"overscroll/react": COMPONENT, "react": "react.mjs"}, REACT_SCRIPTS),
            "app.js": app,
            # JSX becomes calls of React.createElement.
            "news.js": f'import React from "react";\n{code}',
            **react(version),
        })
        wait_for_engine(page)
        assert ask(page, "React.version").startswith(f"{version}.")
        return page

    return open_react


# What virtua does, as far as a page sees it: when rows are inserted before, it writes an offset, which is out of date during
# a throw.
VIRTUA = """
  import { createElement, forwardRef, useImperativeHandle, useLayoutEffect } from "react";
  export const Virtualizer = forwardRef(({ as, data, shift, scrollRef, children }, ref) => {
    useImperativeHandle(ref, () => ({ getItemOffset: (index) => index * 40 }));
    useLayoutEffect(() => {
      if (shift) scrollRef.current.scrollTop = 500;
    });
    return createElement(as, null, data.map(children));
  });
"""
VIRTUA_APP = """
  import { List } from "./list.js";
  const { createElement, StrictMode, useState } = React;
  const range = (first, last) => Array.from({ length: last - first }, (_, n) => ({ id: first + n, text: first + n }));
  function App() {
    const [rows, setRows] = useState(range(0, 100));
    globalThis.add = (count) => setRows((rows) => [...range(rows[0].id - count, rows[0].id), ...rows]);
    return createElement(List, { rows });
  }
  ReactDOM.createRoot(document.querySelector("main")).render(createElement(StrictMode, null, createElement(App)));
"""


@pytest.mark.parametrize("version", [18, 19])
def test_a_list_of_virtua_keeps_the_place(open_recipe, tmp_path, version):
    code = translated(code_in(RECIPES, "A virtual list")["jsx"][0], tmp_path / "jsx")
    imports = {"overscroll/place": "overscroll/overscroll-place.js", "react": "react.mjs", "virtua": "virtua.js"}
    style = "<style>p { height: 40px; margin: 0 }</style>"
    page = open_recipe({
        "index.html": page_with("app.js", imports, f"{style}{REACT_SCRIPTS}<script type=module src={SCRIPT}></script>"),
        "app.js": VIRTUA_APP,
        "list.js": f'import React from "react";\n{code}',
        "virtua.js": VIRTUA,
        **react(version),
    })
    wait_for_engine(page)
    ask(page, f"{VIEW}.scroller.scrollTop = 1010")
    page.wait_for_timeout(100)
    top = f"{VIEW}.querySelector('[data-id=\"30\"]').getBoundingClientRect().top"
    before = ask(page, top)
    ask(page, "void add(10)")
    wait_until(page, f"{VIEW}.scroller.scrollTop === 1410")
    assert ask(page, top) == before


# What router.refresh() does, as far as a page sees it: in the transition that is open, new rows that are awaited.
ROUTER = """
  export const useRouter = () => ({ refresh: () => globalThis.refresh() });
"""
NEXT_APP = """
  import { Refreshable } from "./news.js";
  const { createElement, Suspense, use, useState } = React;
  function Rows() {
    const [rows, setRows] = useState(Promise.resolve(["Old"]));
    globalThis.refresh = () => setRows(new Promise((resolve) => { globalThis.arrive = () => resolve(["New", "Old"]) }));
    return use(rows).map((row) => createElement("p", { key: row }, row));
  }
  ReactDOM.createRoot(document.querySelector("main")).render(
    createElement(Refreshable, null, createElement(Suspense, { fallback: "Waiting" }, createElement(Rows))),
  );
"""


@pytest.fixture
def open_next(open_recipe, tmp_path):
    def open_next(app, kind=".min", markup=""):
        code = translated(code_in(RECIPES, "Next.js")["jsx"][0], tmp_path / "jsx")
        imports = {"overscroll/react": COMPONENT, "react": "react.mjs", "next/navigation": "router.mjs"}
        return open_recipe({
            "index.html": page_with("app.js", imports, REACT_SCRIPTS.replace("<main>", f"<main>{markup}")),
            "app.js": app,
            "news.js": f'import React from "react";\n{code}',
            "router.mjs": ROUTER,
            **react(19, kind),
        })

    return open_next


def test_next_js_refreshes_in_a_transition(open_next):
    page = open_next(NEXT_APP)
    wait_for_engine(page)
    wait_until(page, f"{VIEW}.querySelector('p')")
    note = "({ target, detail }) => target.outcomes.push(detail.outcome)"
    ask(page, f"void ({VIEW}.outcomes = [], {VIEW}.addEventListener('refreshend', {note}), {VIEW}.begin())")
    wait_until(page, "globalThis.arrive")
    page.wait_for_timeout(300)
    # The run goes on as long as the transition, and the old rows are shown.
    assert ask(page, f"[{VIEW}.phase, {VIEW}.textContent]") == ["running", "Old"]
    ask(page, "arrive()")
    wait_until(page, f"{VIEW}.outcomes.length")
    assert ask(page, f"[{VIEW}.outcomes.join(), {VIEW}.querySelectorAll('p').length]") == ["succeeded", 2]


def test_the_next_js_recipe_takes_over_the_markup_of_a_server(open_next):
    app = """
      import { Refreshable } from "./news.js";
      const { createElement } = React;
      const app = createElement(Refreshable, null, createElement("p", null, "Row"));
      globalThis.row = document.querySelector("p");
      globalThis.refresh = () => { globalThis.isRefreshed = true };
      ReactDOM.hydrateRoot(document.querySelector("main"), app);
    """
    markup = '<overscroll-view style="height:100dvh" phase="idle"><p>Row</p></overscroll-view>'
    page = open_next(app, DEVELOPMENT, markup)
    assert pull(page) == REFRESHED
    assert ask(page, f"[isRefreshed, row === {VIEW}.firstElementChild]") == [True, True]


# A component with all kinds of props, whose markup is as a server would have written it.
COMPONENT_APP = """
  import { Overscroll } from "./overscroll/react.js";
  const { createElement, createRef, StrictMode, useState } = React;
  const seen = (globalThis.seen = []);
  globalThis.ref = createRef();
  function App() {
    const [step, setStep] = useState(0);
    globalThis.next = () => setStep(step + 1);
    return createElement(
      Overscroll,
      {
        ref,
        className: "list",
        edge: "both",
        loadBehavior: "tap",
        disabled: step === 1 ? "end" : false,
        style: { height: "100dvh" },
        titles: (phase) => `${phase} ${step}`,
        parameters: step === 2 ? { hold: 70 } : null,
        onRefresh: async ({ signal }) => void seen.push(`refresh ${step} ${signal.aborted}`),
        onLoadMore: step ? async () => "exhausted" : null,
        onPhaseChange: step === 3 ? null : ({ detail }) => seen.push(`${detail.edge} ${detail.phase} ${step}`),
      },
      createElement("p", null, "Row"),
    );
  }
  ReactDOM.hydrateRoot(document.querySelector("main"), createElement(StrictMode, null, createElement(App)));
"""
MARKUP = (
    '<overscroll-view edge="both" disabled="false" style="height:100dvh" load-behavior="tap" class="list" phase="idle">'
    "<p>Row</p></overscroll-view>"
)


@pytest.mark.parametrize("version", [18, 19])
def test_the_component_of_react(open_recipe, version):
    # A server of React 19 writes no attribute for false.
    markup = MARKUP if version < 19 else MARKUP.replace(' disabled="false"', "")
    page = open_recipe({
        "index.html": page_with("app.js", {"react": "react.mjs"}, REACT_SCRIPTS.replace("<main>", f"<main>{markup}")),
        "app.js": COMPONENT_APP,
        **react(version, DEVELOPMENT),
    })
    wait_until(page, f"{VIEW}?.shadowRoot?.querySelector('button:not([hidden])') && globalThis.ref?.current")
    shown = f"[ref.current === {VIEW}, {VIEW}.className, {VIEW}.loadBehavior, {VIEW}.disabled, {VIEW}.titles('idle')]"
    assert ask(page, shown) == [True, "list", "tap", False, "idle 0"]
    assert pull(page) == REFRESHED
    wait_until(page, f"{VIEW}.phase === 'idle'")
    assert {"refresh 0 false", "start running 0"} <= set(ask(page, "seen"))
    ask(page, "void next()")
    wait_until(page, f"{VIEW}.getAttribute('disabled') === 'end'")
    assert ask(page, f"{VIEW}.titles('idle')") == "idle 1"
    ask(page, "void next()")
    wait_until(page, f"{VIEW}.parameters?.hold === 70")
    ask(page, f"void {VIEW}.loadMore()")
    wait_until(page, f"{VIEW}.phaseOf('end') === 'exhausted'")
    ask(page, "void next()")
    wait_until(page, f"{VIEW}.parameters === null")
    count = ask(page, "seen.length")
    ask(page, f"void {VIEW}.begin()")
    wait_until(page, f"seen.includes('refresh 3 false') && {VIEW}.phase === 'idle'")
    # Without a listener only the handler has been called.
    assert ask(page, "seen.length") == count + 1


# The pages of the reference as a whole page.
PAGED = """<!doctype html><meta name=viewport content="width=device-width"><link rel=icon href='data:,'>
  <style>body { margin: 0 }</style><script type=module src="overscroll/overscroll.js"></script>
  <overscroll-view id=view edge=both style="height: 100dvh"><div id=list></div></overscroll-view>
  <script type=module>
    const row = ({ id }) => Object.assign(document.createElement("p"), { textContent: id })
    CODE
  </script>"""


@pytest.fixture
def open_named(open_recipe, open_react, tmp_path):
    """Opens a recipe that asks a server for rows."""

    def open_named(heading):
        match heading:
            case "React 18" | "React 19" | "React with a library that fetches":
                return open_react(heading, 18 if "18" in heading else 19)
            case "Preact":
                imports = {"overscroll/preact": SCRIPT, "preact": "preact.js", "preact/hooks": "preact.js"}
                files = {
                    "index.html": page_with("app.js", imports),
                    "app.js": translated(code_in(RECIPES, heading)["jsx"][0], tmp_path / "jsx", factory="h"),
                    "preact.js": only("datasette_preact/static/preact-10*.js"),
                }
            case "Vue 3":
                files = {
                    "index.html": page_with("app.js", {"overscroll/vue": SCRIPT, "vue": "vue.js"}),
                    "app.js": code_in(RECIPES, heading)["js"][0],
                    "vue.js": only("nicegui/static/vue.esm-browser.prod.js"),
                }
            case "Pages":
                files = {"index.html": PAGED.replace("CODE", code_in(REFERENCE, heading)["js"][0])}
            case _:
                files = {"index.html": quiet(code_in(RECIPES, heading)["html"][0])}
        if heading == "A Lottie file":
            files["pull.json"] = ROOT / "Examples/Lottie/pull.json"
            files["lottie_light.min.js"] = only("wagtail_lottie/static/wagtail_lottie/lottie-player.js")
        return open_recipe(files)

    return open_named


LISTS = [
    "Plain HTML", "An infinite list of your own", "A Lottie file", "React 19", "React 18",
    "React with a library that fetches", "Preact", "Vue 3", "Pages",
]


@pytest.mark.parametrize("heading", LISTS)
def test_a_recipe_with_a_short_list_an_empty_one_its_last_page_and_a_404(open_named, heading):
    page = open_named(heading)
    wait_for_engine(page)
    wait_until(page, f"{VIEW}.phase === 'idle' && {VIEW}.phaseOf('end') !== 'running'")
    # The number of the first page.
    first = 1 if heading == "Pages" else 0
    loads_more = ask(page, f"{VIEW}.edge === 'both'")
    own_list = heading == "An infinite list of your own"
    # What it requests first by itself, two pages for this phone, is not counted below.
    if own_list:
        wait_until(page, "list.children.length === 60")

    def answer(*pages):
        as_item = (lambda row: {"id": row}) if heading == "Pages" else str
        page.site.pages = [([], True)] * first + [([as_item(row) for row in rows], is_last) for rows, is_last in pages]
        page.site.requests.clear()

    def asked():
        return [int(path.partition("?page=")[2]) - first for path in page.site.requests if "?page=" in path]

    def outcome():
        return next(phase for phase in pull(page) if phase in ("succeeded", "failed"))

    def at_rest():
        """After a refresh, what is short loads until it is known that there is no more."""
        if loads_more and rows(page):
            wait_until(page, f"['exhausted', 'failed'].includes({VIEW}.phaseOf('end'))")
        page.wait_for_timeout(300)
        return ask(page, f"{VIEW}.phaseOf('end')") if loads_more else None

    def forget_the_404():
        of_404 = [problem for problem in page.problems if "404" in problem or problem == "Not Found"]
        assert of_404 == page.problems != []
        page.problems.clear()

    answer((rows_of(0, 3), True))
    assert outcome() == "succeeded"
    assert at_rest() in (None, "exhausted")
    assert (rows(page), asked()) == (3, [0])

    answer()
    assert outcome() == "failed"
    forget_the_404()
    assert (rows(page), asked()) == (3, [0])

    answer(([], True))
    assert outcome() == "succeeded"
    assert at_rest() != "failed"
    assert (rows(page), asked()) == (0, [0])

    if loads_more or own_list:
        answer((rows_of(0, 3), False), (rows_of(1, 3), True))
        assert outcome() == "succeeded"
        assert at_rest() in (None, "exhausted")
        assert (rows(page), asked()) == (6, [0, 1])

        answer((rows_of(0, 3), False))
        assert outcome() == "succeeded"
        assert at_rest() in (None, "failed")
        assert (rows(page), asked()) == (3, [0, 1])
        forget_the_404()


@pytest.mark.parametrize(("pages", "count"), [
    ([([], True)], 0),
    # The first rows that there are.
    ([([], False), ([], False), (rows_of(2, 3), True)], 3),
])
def test_the_plain_recipe_says_that_there_is_nothing(open_named, pages, count):
    page = open_named("Plain HTML")
    wait_until(page, f"{VIEW}.querySelectorAll('p').length >= 60 && {VIEW}.phaseOf('end') === 'idle'")
    # The preloaded file is the one that is used.
    assert page.site.count(".wasm") == 1
    says_so = "view.innerText.includes('No news today.')"
    assert not ask(page, says_so)
    page.site.pages = pages
    assert pull(page) == REFRESHED
    page.wait_for_timeout(500)
    assert ask(page, says_so) is (count == 0)
    if count:
        assert rows(page) == count
    else:
        # No mark of the end below it.
        assert ask(page, "view.phaseOf('end')") == "idle"


# Applies the rules of Svelte 5 for custom elements to a recipe; it stands in for Svelte, whose compiler is in
# no package of the registries in use. The rules: an attribute that begins with "on" is a listener
# (svelte.dev/docs/svelte/basic-markup); any other is a property if the element has a setter of that name,
# except `style`, and otherwise an attribute (`set_custom_element_data` in Svelte's attributes.js). State
# is a plain variable, and each block draws after a change.
SVELTE = """
  import "./overscroll/overscroll.js";
  import { load } from "./api.js";

  SCRIPT
  const read = (code) => eval(code);
  function setterOf(node, name) {
    for (let it = node; it !== Element.prototype; it = Object.getPrototypeOf(it)) {
      if (Object.getOwnPropertyDescriptor(it, name)?.set) return true;
    }
    return false;
  }
  const node = document.createElement("overscroll-view");
  for (const [name, code] of ATTRIBUTES) {
    const value = read(`(${code})`);
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name !== "style" && setterOf(node, name)) node[name] = value;
    else node.setAttribute(name, value);
  }
  document.body.append(node);
  window.rowsOfRecipe = () => read("rows");
"""


def test_the_rules_of_svelte_5(open_recipe):
    [code] = code_in(RECIPES, "Svelte 5")["svelte"]
    script = re.search(r"<script>(.*?)</script>", code, re.S)[1]
    state = re.sub(r"^ *import .*$", "", script, flags=re.M).replace("$state([])", "[]")
    tag = re.search(r"<overscroll-view(.*?)\n>", code, re.S)[1]
    attributes = [
        [name, json.dumps(text) if text else expression]
        for name, text, expression in re.findall(r'^  ([\w-]+)=(?:"([^"]*)"|\{(.*)\})$', tag, re.M)
    ]
    assert [name for name, _ in attributes] == ["indicator", "loadBehavior", "style", "onrefresh"]
    app = SVELTE.replace("SCRIPT", state).replace("ATTRIBUTES", json.dumps(attributes))
    page = open_recipe({"index.html": page_with("app.js", {}), "app.js": app})
    assert pull(page) == REFRESHED
    assert ask(page, "rowsOfRecipe().length") == 30
    set_to = f"[{VIEW}.indicator, {VIEW}.loadBehavior, {VIEW}.getAttribute('load-behavior'), {VIEW}.style.height]"
    assert ask(page, set_to) == ["ring", "back", "back", "100dvh"]
