// The scroller that the attribute `scroller` names instead of the element's own: the page's, or one by its id.

import { warn } from "./run.js";

// By scroller, the element that uses it.
const users = new WeakMap();

// Returns the scroller and reserves it until `release`; null without one.
export function findScroller(element) {
  const name = element.getAttribute("scroller");
  if (!name) return null;
  const node = name === "page" ? document.scrollingElement : element.getRootNode().getElementById(name);
  if (!node || element.axis === "horizontal") {
    warn(`no scroller "${name}" for this axis`, element);
    return null;
  }
  if (users.has(node)) {
    warn(`another element uses the scroller "${name}"`, element);
    return null;
  }
  users.set(node, element);
  // Otherwise the browser's own pull to refresh begins, too.
  const style = name === "page" ? document.documentElement.style : node.style;
  const before = style.overscrollBehaviorY;
  style.overscrollBehaviorY = "contain";
  return {
    node,
    // What receives the events of gestures.
    target: name === "page" ? document : node,
    release() {
      users.delete(node);
      style.overscrollBehaviorY = before;
    },
  };
}
