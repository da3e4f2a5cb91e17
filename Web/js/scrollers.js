// The scrollers around an element that cannot scroll by itself, or that uses one of them.

import { advise } from "./parts.js";

// `chosen` is the scroller that the element uses instead of its own, if any.
export function makeOuterScrollers(element, axis, chosen) {
  // The length at which the element was last tested.
  let testedLength;
  let advised;
  // Whether that was done with the numbers that are frozen.
  let isSurveyed;

  // Innermost first, through shadow roots and frames of the same origin.
  function around(isMeant) {
    const found = [];
    let node = element;
    while ((node = node.assignedSlot ?? node.parentNode ?? node.host ?? node.defaultView?.frameElement)) {
      if (isMeant(node)) found.push(node);
    }
    return found;
  }

  const outer = {
    // Empty while the list itself can scroll.
    nodes: chosen ? [chosen] : [],
    isOpenEnded: Boolean(chosen),

    // Whether an ancestor must scroll to its edge before a pull can begin. Not for a list with a
    // fixed length, short or long.
    canScroll: (towards) =>
      outer.isOpenEnded && outer.nodes.some((node) => axis.canScroll(node, towards)),

    // Whether the page has locked the scroller that the element uses instead of its own.
    isLocked: () => chosen && axis.isLocked(chosen),

    // Called before each gesture and whenever a size or an offset changes, because pages and lists
    // grow.
    survey() {
      if (chosen || (axis.isFrozen() && isSurveyed)) return;
      isSurveyed = axis.isFrozen();
      const isLong = axis.isLong();
      outer.nodes = isLong ? [] : around(axis.isScroller);
      outer.isOpenEnded = outer.nodes.length > 0 && isOpenEnded();
      axis.follow(outer.isOpenEnded ? outer.nodes[0] : null);
      // Inside a frame of another origin it is unknown whether the outer page scrolls. WebKit pans a page that is
      // zoomed only where the list leaves it the gesture.
      const isInside = outer.nodes.length || window.parent !== window;
      // In a deck of pages it would also keep an oblique swipe from the deck: Chromium asks for both axes.
      axis.chain((!isLong && isInside) || visualViewport.scale > 1 || around(axis.isDeck)[0]);
      // What hangs out of a row by less than the list's length is the page's choice.
      const isOutside = axis.travel() + axis.spare() > axis.ownLength();
      const advice = outer.isOpenEnded ? "length" : isOutside && "outside";
      if (advice && !advised) advise((advised = advice), element.axis, element);
    },
  };

  // Whether the element has no length of its own and grows with its content. A fixed length may
  // equal that of the content by coincidence. Only a layout with longer content distinguishes them,
  // so each length is tested once.
  function isOpenEnded() {
    if (axis.spare() >= 1) return false;
    if (outer.isOpenEnded) return true;
    const length = axis.ownLength();
    if (testedLength === length) return false;
    testedLength = length;
    axis.pad(1, axis.rooms[1] + 1);
    const hasGrown = axis.ownLength() > length;
    axis.pad(1, axis.rooms[1] - 1);
    return hasGrown;
  }

  axis.follow(chosen ?? null);
  return outer;
}

// By scroller, the element that uses it.
const users = new WeakMap();

// What scrolls a page: its root, or a body of the root's length where the root is locked and the body is not.
function pageScroller({ scrollingElement, documentElement: root, body }) {
  const [outer, inner] = [root, body].map((node) => getComputedStyle(node).overflowY);
  const isBody = /hidden|clip/.test(outer) && /auto|scroll/.test(inner) && body.clientHeight <= root.clientHeight;
  return isBody ? body : scrollingElement;
}

// Finds the scroller that the attribute `scroller` names, the page's or one by its id, and reserves it until `release`; null without one.
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
