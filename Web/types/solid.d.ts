// Types of <overscroll-view> in JSX for Solid 1. Its listeners are written `on:refresh`, its properties `prop:titles`.

import type { JSX } from "solid-js";
import type { OverscrollView, OverscrollViewEventMap } from "./overscroll.js";
import type { OverscrollAttributes, OverscrollEvent, OverscrollProperties, OverscrollTexts } from "./properties.js";

export * from "./overscroll.js";

type Properties = { [Name in keyof OverscrollProperties as `prop:${Name}`]?: OverscrollProperties[Name] };

type Handlers = { [Name in "onrefresh" | "onloadmore" as `prop:${Name}`]?: OverscrollView[Name] };

type Listeners = { [Type in OverscrollEvent as `on:${Type}`]?: (event: OverscrollViewEventMap[Type]) => void };

/** The props of `<overscroll-view>`. */
export type OverscrollViewProps = Properties & Handlers & Listeners & OverscrollAttributes & OverscrollTexts &
  Omit<OverscrollProperties, "frames" | "parameters" | "loadParameters" | "titles" | "dateLine" | "lastUpdated"> &
  JSX.HTMLAttributes<OverscrollView>;

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "overscroll-view": OverscrollViewProps;
    }
  }
}
