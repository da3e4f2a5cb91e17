"""The types of the package, checked by TypeScript in a project that depends on it.

The types of React, Preact, Vue, Svelte and Solid are in no package of the registries in use. Small stand-ins declare
the names that ours use: what is checked is that our types are correct, are found, and declare the tag where
each framework documents it.
"""

import json

import pytest

from places import RECIPES, WEB, code_in, run

STAND_INS = (WEB / "Tests/package/frameworks.d.ts").read_text()
OPTIONS = {
    "strict": True,
    "noEmit": True,
    "target": "es2022",
    "module": "nodenext",
    "moduleResolution": "nodenext",
    "jsx": "react-jsx",
    "lib": ["es2022", "dom"],
    "types": [],
}
JSX = """
  export const right = (
    <overscroll-view
      ref={view} edge="both" indicator="ring" chat refreshing={false} REST
      parameters={{ arm: 80, opening: "easeInOut:0.3" }}
      onrefresh={(event) => event.waitUntil(fetch("rows", { signal: event.signal }))}
      onphasechange={({ detail }) => detail.phase === "armed"}
    >
      <p>Row</p>
    </overscroll-view>
  );
  // @ts-expect-error
  export const unknownValue = <overscroll-view edge="middle" />;
  // @ts-expect-error
  export const unknownParameter = <overscroll-view parameters={{ arms: 80 }} />;
  // @ts-expect-error
  export const otherEvent = <overscroll-view onrefresh={(event: MouseEvent) => event.clientX} />;
"""


@pytest.fixture
def check(project):
    """Compiles a file."""

    def check(code, **options):
        settings = {"compilerOptions": OPTIONS | options, "include": ["*.ts", "*.tsx"]}
        files = {"tsconfig.json": json.dumps(settings), "app.tsx": code, "frameworks.d.ts": STAND_INS}
        run("tsc", "--project", ".", cwd=project(files))

    return check


def test_the_recipe_compiles(check):
    check(code_in(RECIPES, "TypeScript")["ts"][0])


@pytest.mark.parametrize("name", ["overscroll", "overscroll/inline", "overscroll/overscroll.js"])
def test_the_element_and_its_events_have_types(check, name):
    check(f"""
      import {{ OverscrollView, type Outcome }} from "{name}";
      OverscrollView.wasm = new URL("overscroll.wasm", "https://cdn.example");
      const view: OverscrollView = document.createElement("overscroll-view");
      view.onloadmore = async ({{ signal }}): Promise<Outcome> => (signal.aborted ? "failed" : "exhausted");
      view.addEventListener("refreshend", ({{ detail }}) => detail.run.signal.aborted && detail.outcome);
      // @ts-expect-error
      view.edge = "middle";
      // @ts-expect-error
      view.phase = "idle";
    """)


def test_a_place_has_the_type_of_its_identifiers(check):
    check("""
      import { keepPlace } from "overscroll/place";
      const view = document.createElement("overscroll-view");
      const place = keepPlace(view, { id: (row) => Number(row.dataset.id), staysAtTop: true });
      const stored: { readonly id: number; readonly distance: number } | null = place.anchor;
      if (stored) place.scrollTo(stored.id, stored.distance);
      place.newItems += 1;
      // @ts-expect-error
      place.scrollTo("7");
      // @ts-expect-error
      place.anchor = null;
    """)


def test_the_component_of_react(check):
    check("""
      import { Overscroll, type Outcome, type OverscrollView } from "overscroll/react";
      import { useRef } from "react";
      const view = useRef<OverscrollView>(null);
      export const right = (
        <Overscroll
          ref={view} edge="both" disabled="end" className="news" loadBehavior="back" finished-text="That is all"
          onRefresh={async ({ signal }) => void (await fetch("rows", { signal }))}
          onLoadMore={async (): Promise<Outcome> => "exhausted"}
          onPhaseChange={({ detail }) => detail.phase === "failed"}
          titles={(phase) => phase}
        >
          <p>Row</p>
        </Overscroll>
      );
      // @ts-expect-error
      export const edge = <Overscroll edge="middle" />;
      // @ts-expect-error
      export const listener = <Overscroll onrefresh={() => {}} />;
    """)


# What each framework's types are used for.
TAGS = {
    "react": """
      import type { OverscrollView } from "overscroll/react";
      import { useRef } from "react";
      const view = useRef<OverscrollView>(null);
      export const switches = <overscroll-view chat="" disabled={null} load-behavior="back" class="news" />;
    """ + JSX.replace("REST", 'className="news" style={{ height: "100dvh" }}'),
    "preact": """
      import type { OverscrollView } from "overscroll/preact";
      import { createRef } from "preact";
      const view = createRef<OverscrollView>();
    """ + JSX.replace("REST", 'class="news" style="height: 100dvh"'),
    "vue": """
      import type { OverscrollView, RunEvent } from "overscroll/vue";
      import type { GlobalComponents } from "vue";
      type Component = InstanceType<GlobalComponents["overscroll-view"]>;
      export const props: Component["$props"] = {
        edge: "both", class: "news", key: 1, onrefresh: (event) => event.signal,
      };
      export const view = (component: Component): OverscrollView => component;
      export const emit = (component: Component, event: RunEvent) => component.$emit("refresh", event);
      // @ts-expect-error
      export const wrong: Component["$props"] = { edge: "middle" };
    """,
    "svelte": """
      import type { OverscrollViewAttributes } from "overscroll/svelte";
      import type { SvelteHTMLElements } from "svelte/elements";
      type Tag = SvelteHTMLElements["overscroll-view"];
      export const attributes: Tag & OverscrollViewAttributes = {
        edge: "both", class: "news", loadBehavior: "back", onrefresh: (event) => event.waitUntil(fetch("rows")),
      };
      // @ts-expect-error
      export const wrong: Tag = { edge: "middle" };
    """,
    "solid-js": """
      import type { OverscrollView } from "overscroll/solid";
      let view: OverscrollView;
      export const right = (
        <overscroll-view
          ref={(node) => (view = node)} edge="both" disabled="end" finished-text="That is all" class="news"
          prop:onrefresh={async ({ signal }) => void (await fetch("rows", { signal }))}
          on:refreshend={({ detail }) => detail.outcome === "failed"}
        >
          <p>Row</p>
        </overscroll-view>
      );
      // @ts-expect-error
      export const wrong = <overscroll-view edge="middle" />;
    """,
}


@pytest.mark.parametrize("framework", TAGS)
def test_the_tag_in_a_framework(check, framework):
    check(TAGS[framework], jsxImportSource=framework)
