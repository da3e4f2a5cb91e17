// Types of <overscroll-view> in JSX for React 18 and 19.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { Edge, OverscrollView, OverscrollViewEventMap } from "./overscroll.js";
import type { OverscrollAttributes, OverscrollListeners, OverscrollProperties, OverscrollTexts } from "./properties.js";

export * from "./overscroll.js";

/** React 18 writes every property as an attribute: there a present one may be "". */
type Switches = { [Name in "chat" | "fading"]?: boolean | "" | null } & {
  [Name in "disabled" | "error" | "finished" | "loading"]?: boolean | Edge | "" | null;
};

type Own = Omit<OverscrollProperties, keyof Switches> & Switches & OverscrollAttributes & OverscrollListeners & OverscrollTexts;

/** The props of `<overscroll-view>`. React 18 has no listeners there: use {@link Overscroll}. */
export type OverscrollViewProps = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<OverscrollView>, OverscrollView>, keyof Own> & { class?: string };

/** Listeners of the element's events, as props of the component. */
type Listeners = {
  onRefreshEnd?: (event: OverscrollViewEventMap["refreshend"]) => void;
  onLoadMoreEnd?: (event: OverscrollViewEventMap["loadmoreend"]) => void;
  onPhaseChange?: (event: OverscrollViewEventMap["phasechange"]) => void;
  onFloorChange?: (event: OverscrollViewEventMap["floorchange"]) => void;
  onMilestone?: (event: OverscrollViewEventMap["milestone"]) => void;
};

/** The props of the component; its handlers return the outcome, as those of the element. */
export type OverscrollProps = Listeners &
  Omit<OverscrollViewProps, keyof OverscrollListeners | keyof Listeners | "class"> & {
    onRefresh?: OverscrollView["onrefresh"];
    onLoadMore?: OverscrollView["onloadmore"];
  };

/** `<overscroll-view>` as a component of React 18 and 19; its `ref` is the element. */
export function Overscroll(props: OverscrollProps): import("react").JSX.Element;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "overscroll-view": OverscrollViewProps;
    }
  }
}
