// Where an indicator is drawn: in its own place at the edge, or in a node of the content that the page names.

import { warn } from "./run.js";

const MARK = "data-overscroll-indicator";
// The node keeps its width, whatever the list's is. Where it has none, it is as wide as there is room.
const STYLE =
  ":host{display:grid;place-content:center;overflow:hidden;contain:inline-size;contain-intrinsic-size:100vw;max-width:100%}";

let sheet;
// By node; null where there cannot be one.
const roots = new WeakMap();

// Moves the canvas of a refresh's indicator into the node, or back.
export function put(element, canvas, holder) {
  if (!holder.matches(".start")) return;
  const node = [...element.querySelectorAll(`[${MARK}]`)].find((node) => node.closest(element.localName) === element);
  const home = (node && rootOf(node)) ?? holder;
  if (canvas.parentNode !== home) home.prepend(canvas);
}

// In a shadow tree, so that a framework finds no child that it has not made.
function rootOf(node) {
  if (!roots.has(node)) roots.set(node, makeRoot(node));
  return roots.get(node);
}

function makeRoot(node) {
  try {
    const root = node.attachShadow({ mode: "open" });
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    return root;
  } catch {
    warn(`no indicator can be drawn in <${node.localName}>, use a div`);
    return null;
  }
}
