// Types of <overscroll-view> in Svelte 5's templates.

import type { HTMLAttributes } from "svelte/elements";
import type { OverscrollView } from "./overscroll.js";
import type { OverscrollListeners, OverscrollProperties, OverscrollTexts } from "./properties.js";

export * from "./overscroll.js";

type Own = OverscrollProperties & OverscrollListeners & OverscrollTexts;

/** The attributes of `<overscroll-view>`. */
export type OverscrollViewAttributes = Own & Omit<HTMLAttributes<OverscrollView>, keyof Own>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "overscroll-view": OverscrollViewAttributes;
  }
}
