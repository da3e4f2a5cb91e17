"""The types of the package, checked by TypeScript in a project that depends on it.

The types of React, Preact, Vue, Svelte and Solid are in no package of the registries in use. Small stand-ins declare
the names that ours use: what is checked is that our types are correct, are found, and declare the tag where
each framework documents it.
"""

import json

import pytest

from projects import RECIPES, code_in, run

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
# A stand-in: the declarations by file.
REACT = {
    "index.d.ts": """
      export interface RefObject<T> { readonly current: T | null }
      export interface HTMLAttributes<T> { className?: string; style?: Record<string, string>; children?: any }
      export type DetailedHTMLProps<E, T> = E & { ref?: RefObject<T>; key?: string };
      export namespace JSX { interface Element {} interface IntrinsicElements { p: HTMLAttributes<HTMLElement> } }
      export function useRef<T>(value: T | null): RefObject<T>;
    """,
    "jsx-runtime.d.ts": """
      import * as React from "./index.js";
      export namespace JSX {
        interface Element extends React.JSX.Element {}
        interface IntrinsicElements extends React.JSX.IntrinsicElements {}
        interface ElementChildrenAttribute { children: {} }
      }
    """,
}
PREACT = {
    "index.d.ts": """
      export interface RefObject<T> { current: T | null }
      export type Ref<T> = RefObject<T> | ((node: T | null) => void) | null;
      export namespace JSXInternal {
        interface Element {}
        interface HTMLAttributes<T> { class?: string; style?: string; ref?: Ref<T>; children?: any }
        interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement>; p: HTMLAttributes<HTMLElement> }
        interface ElementChildrenAttribute { children: any }
      }
      export import JSX = JSXInternal;
      export function createElement(): void;
      export namespace createElement { export import JSX = JSXInternal; }
      export function createRef<T>(): RefObject<T>;
    """,
    "jsx-runtime.d.ts": 'export { JSXInternal as JSX } from "./index.js";',
}
VUE = {
    "index.d.ts": """
      export interface HTMLAttributes { class?: any; style?: any }
      export interface PublicProps { key?: PropertyKey }
      export interface GlobalComponents {}
    """
}
SVELTE = {
    "index.d.ts": "export {};",
    "elements.d.ts": """
      export interface HTMLAttributes<T extends EventTarget> {
        class?: string; style?: string; onclick?: (this: T) => void;
      }
      export interface SvelteHTMLElements { p: HTMLAttributes<HTMLElement> }
    """,
}
SOLID = {
    "index.d.ts": """
      export namespace JSX {
        interface Element {}
        interface HTMLAttributes<T> { class?: string; style?: string; children?: any; ref?: T | ((node: T) => void) }
        interface IntrinsicElements { p: HTMLAttributes<HTMLElement> }
        interface ElementChildrenAttribute { children: any }
      }
    """,
    "jsx-runtime.d.ts": 'export { JSX } from "./index.js";',
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
PACKAGE = {"type": "module", "exports": {".": "./index.d.ts", "./*": "./*.d.ts"}}


@pytest.fixture
def check(project):
    """Compiles files, with stand-ins for packages by name."""

    def check(files, options=None, **packages):
        stand_ins = {
            f"node_modules/{name}/{file}": text
            for name, declared in packages.items()
            for file, text in (declared | {"package.json": json.dumps(PACKAGE)}).items()
        }
        settings = {"compilerOptions": OPTIONS | (options or {}), "include": ["*.ts", "*.tsx"]}
        folder = project({"tsconfig.json": json.dumps(settings), **stand_ins, **files})
        run("tsc", "--project", ".", cwd=folder)

    return check


def test_the_recipe_compiles(check):
    check({"app.ts": code_in(RECIPES, "TypeScript")["ts"][0]})


@pytest.mark.parametrize("name", ["overscroll", "overscroll/inline", "overscroll/overscroll.js"])
def test_the_element_and_its_events_have_types(check, name):
    check({
        "app.ts": f"""
          import {{ OverscrollView, type Outcome }} from "{name}";
          OverscrollView.wasm = new URL("overscroll.wasm", "https://cdn.example");
          const view: OverscrollView = document.createElement("overscroll-view");
          view.onloadmore = async ({{ signal }}): Promise<Outcome> => (signal.aborted ? "failed" : "exhausted");
          view.addEventListener("refreshend", ({{ detail }}) => detail.run.signal.aborted && detail.outcome);
          // @ts-expect-error
          view.edge = "middle";
          // @ts-expect-error
          view.phase = "idle";
        """
    })


def test_a_place_has_the_type_of_its_identifiers(check):
    check({
        "app.ts": """
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
        """
    })


def test_the_tag_in_react(check):
    head = """
      import type { OverscrollView } from "overscroll/react";
      import { useRef } from "react";
      const view = useRef<OverscrollView>(null);
      export const switches = <overscroll-view chat="" disabled={null} load-behavior="back" class="news" />;
    """
    check({"app.tsx": head + JSX.replace("REST", 'className="news" style={{ height: "100dvh" }}')}, react=REACT)


def test_the_component_of_react(check):
    check({
        "app.tsx": """
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
        """
    }, react=REACT)


def test_the_tag_in_preact(check):
    head = """
      import type { OverscrollView } from "overscroll/preact";
      import { createRef } from "preact";
      const view = createRef<OverscrollView>();
    """
    rest = JSX.replace("REST", 'class="news" style="height: 100dvh"')
    check({"app.tsx": head + rest}, {"jsxImportSource": "preact"}, preact=PREACT)


def test_the_tag_in_vue(check):
    check({
        "app.ts": """
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
        """
    }, vue=VUE)


def test_the_tag_in_svelte(check):
    check({
        "app.ts": """
          import type { OverscrollViewAttributes } from "overscroll/svelte";
          import type { SvelteHTMLElements } from "svelte/elements";
          type Tag = SvelteHTMLElements["overscroll-view"];
          export const attributes: Tag & OverscrollViewAttributes = {
            edge: "both", class: "news", loadBehavior: "back", onrefresh: (event) => event.waitUntil(fetch("rows")),
          };
          // @ts-expect-error
          export const wrong: Tag = { edge: "middle" };
        """
    }, svelte=SVELTE)


def test_the_tag_in_solid(check):
    check({
        "app.tsx": """
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
        """
    }, {"jsxImportSource": "solid-js", "jsx": "preserve"}, **{"solid-js": SOLID})
