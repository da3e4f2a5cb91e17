// The scroller that the attribute `scroller` names instead of the element's own: the page's, or one by its id.

import { advise } from "./parts.js";

// By scroller, the element that uses it.
const users = new WeakMap();

// What scrolls a page: its root, or a body of the root's length where the root is locked and the body is not.
function pageScroller({ scrollingElement, documentElement: root, body }) {
  const [outer, inner] = [root, body].map((node) => getComputedStyle(node).overflowY);
  const isBody = /hidden|clip/.test(outer) && /auto|scroll/.test(inner) && body.clientHeight <= root.clientHeight;
  return isBody ? body : scrollingElement;
}

// Returns the scroller and reserves it until `release`; null without one.
export function findScroller(element) {
  const name = element.getAttribute("scroller");
  if (!name) return null;
  const isPage = name === "page";
  const { ownerDocument: document } = element;
  const node = isPage ? pageScroller(document) : element.getRootNode().getElementById(name);
  if (!node || element.axis === "horizontal") {
    advise("scroller", name, element);
    return null;
  }
  if (users.has(node)) {
    advise("user", name, element);
    return null;
  }
  users.set(node, element);
  const { style } = node === document.scrollingElement ? document.documentElement : node;
  const before = style.overscrollBehaviorY;
  // Otherwise the browser's own pull to refresh begins, too. With it WebKit never scrolls a page that listens to wheels
  // (WebKit bug 281300). The HTML standard defines the vendor of each engine.
  if (!isPage || !navigator.vendor.startsWith("Apple")) style.overscrollBehaviorY = "contain";
  return {
    node,
    // What receives the events of gestures.
    target: isPage ? document : node,
    release() {
      users.delete(node);
      style.overscrollBehaviorY = before;
    },
  };
}
