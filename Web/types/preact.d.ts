// Types of <overscroll-view> in JSX for Preact 10 and 11.

import type { JSX, Ref } from "preact";
import type { OverscrollView } from "./overscroll.js";
import type { OverscrollListeners, OverscrollProperties, OverscrollTexts } from "./properties.js";

export * from "./overscroll.js";

type Own = OverscrollProperties & OverscrollListeners & OverscrollTexts;

/** The props of `<overscroll-view>`; those of every element are those of a div, in both versions. */
export type OverscrollViewProps = Own &
  Omit<JSX.IntrinsicElements["div"], keyof Own | "ref"> & { ref?: Ref<OverscrollView> };

declare module "preact" {
  namespace createElement.JSX {
    interface IntrinsicElements {
      "overscroll-view": OverscrollViewProps;
    }
  }
}
