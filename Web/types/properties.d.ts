// What an app sets on an <overscroll-view>, for the types of frameworks.

import type { Edge, LoadBehavior, OverscrollView, OverscrollViewEventMap } from "./overscroll.js";

/** Its properties, except the handlers, which frameworks take for listeners. */
export type OverscrollProperties = Omit<Own, Switch> & { [Name in Switch]?: boolean | Edge };

type Switch = "disabled" | "error" | "finished" | "loading";

type Own = Partial<
  Pick<
    OverscrollView,
    | "axis"
    | "behavior"
    | "chat"
    | "dateLine"
    | "disabled"
    | "edge"
    | "error"
    | "fading"
    | "fidelity"
    | "finished"
    | "frames"
    | "indicator"
    | "inputs"
    | "lastUpdated"
    | "loadBehavior"
    | "loadParameters"
    | "loading"
    | "outline"
    | "parameters"
    | "refreshing"
    | "titles"
  >
>;

/** Its attributes, for a framework that sets no properties. */
export interface OverscrollAttributes {
  "load-behavior"?: LoadBehavior;
}

/** Its titles, which are attributes everywhere. */
export type OverscrollTexts = { [Name in Title as `${Name}-text`]?: string | null };

type Title =
  | "pull"
  | "release"
  | "refreshing"
  | "success"
  | "error"
  | "load-pull"
  | "load-release"
  | "loading"
  | "load-success"
  | "finished";

/** The events that only it has. */
export type OverscrollEvent = Exclude<keyof OverscrollViewEventMap, keyof HTMLElementEventMap>;

/** Listeners of these events, as most frameworks write them. */
export type OverscrollListeners = {
  [Type in OverscrollEvent as `on${Type}`]?: ((event: OverscrollViewEventMap[Type]) => void) | null;
};
