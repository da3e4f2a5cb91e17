// What the nodes in a list say about its gestures, as they say it to the browser for native scrolling.

const isFixed = (node) => getComputedStyle(node).position === "fixed";

// Whether a node is in front of what scrolls: fixed, or in the top layer.
export const isInFront = (node) => node.matches(":is(:modal,:popover-open)") || isFixed(node);

// A search goes on for so many milliseconds at a time.
const SLICE = 3;

// Searches for something fixed in a list, at any depth, but not in what is in one of its slots by name, such as a floor.
// Each call of what it returns goes on for a while, and returns whether there is; undefined until it is known.
export function makeSearch(list) {
  const walkers = [];
  const enter = (tree) => {
    const isOther = (node) => node.parentNode === list && node.slot;
    walkers.push(document.createTreeWalker(tree, NodeFilter.SHOW_ELEMENT, (node) =>
      isOther(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  };
  enter(list);
  return function goOn() {
    const end = performance.now() + SLICE;
    do {
      const node = walkers.at(-1)?.nextNode();
      if (node === undefined) return false;
      if (!node) walkers.pop();
      else if (isFixedNow(node)) return true;
      else if (node.shadowRoot) enter(node.shadowRoot);
    } while (performance.now() < end);
  };
}

// Whether a node is fixed. It has no offset parent, in Firefox the body; asking for the style of all nodes would take
// longer, and for what the browser skips it would have to lay that out.
function isFixedNow(node) {
  if (!node.checkVisibility({ contentVisibilityAuto: true })) return false;
  const { offsetParent } = node;
  return (offsetParent === null || offsetParent === document.body) && isFixed(node);
}
