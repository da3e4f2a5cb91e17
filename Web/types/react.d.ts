// Types of <overscroll-view> in JSX for React 18 and 19.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { Edge, OverscrollView } from "./overscroll.js";
import type { OverscrollAttributes, OverscrollListeners, OverscrollProperties, OverscrollTexts } from "./properties.js";

export * from "./overscroll.js";

/** React 18 writes every property as an attribute: there a present one may be "". */
type Switches = { [Name in "chat" | "fading"]?: boolean | "" | null } & {
  [Name in "disabled" | "error" | "finished" | "loading"]?: boolean | Edge | "" | null;
};

type Own = Omit<OverscrollProperties, keyof Switches> & Switches & OverscrollAttributes & OverscrollListeners & OverscrollTexts;

/** The props of `<overscroll-view>`. React 18 has no listeners there: use `addEventListener`. */
export type OverscrollViewProps = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<OverscrollView>, OverscrollView>, keyof Own> & { class?: string };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "overscroll-view": OverscrollViewProps;
    }
  }
}
