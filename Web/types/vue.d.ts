// Types of <overscroll-view> in Vue 3's templates.

import type { HTMLAttributes, PublicProps } from "vue";
import type { OverscrollView, OverscrollViewEventMap } from "./overscroll.js";
import type { OverscrollEvent, OverscrollListeners, OverscrollProperties, OverscrollTexts } from "./properties.js";

export * from "./overscroll.js";

type Own = OverscrollProperties & OverscrollListeners & OverscrollTexts;

/** As https://vuejs.org/guide/extras/web-components.html describes an element that Vue did not make. */
export type OverscrollViewComponent = new () => OverscrollView & {
  /** Only for templates. */
  $props: Own & Omit<HTMLAttributes, keyof Own> & PublicProps;
  /** Only for templates. */
  $emit: <Type extends OverscrollEvent>(type: Type, event: OverscrollViewEventMap[Type]) => void;
};

declare module "vue" {
  interface GlobalComponents {
    "overscroll-view": OverscrollViewComponent;
  }
}
