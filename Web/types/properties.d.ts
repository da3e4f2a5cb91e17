// What an app sets on an <overscroll-view>, for the types of frameworks.

import type { LoadBehavior, OverscrollView, OverscrollViewEventMap } from "./overscroll.js";

/** Its properties, except the handlers, which frameworks take for listeners. */
export type OverscrollProperties = Partial<
  Pick<
    OverscrollView,
    | "axis"
    | "behavior"
    | "chat"
    | "dateLine"
    | "disabled"
    | "edge"
    | "fading"
    | "fidelity"
    | "frames"
    | "indicator"
    | "lastUpdated"
    | "loadBehavior"
    | "loadParameters"
    | "loading"
    | "mouse"
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

/** The events that only it has. */
export type OverscrollEvent = Exclude<keyof OverscrollViewEventMap, keyof HTMLElementEventMap>;

/** Listeners of these events, as most frameworks write them. */
export type OverscrollListeners = {
  [Type in OverscrollEvent as `on${Type}`]?: ((event: OverscrollViewEventMap[Type]) => void) | null;
};
