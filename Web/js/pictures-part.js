// The entry of overscroll-pictures.js, which is loaded when a page names what it draws itself or where: an outline,
// images, a look for the first load, a place inside the content.

import { LAYOUT, LOOKS, OUTLINED, SEQUENCES } from "./codes.ts";
import { pointsOf } from "./outline.js";
import { warn } from "./run.js";

export const part = {
  layout: LAYOUT,

  // The name of a look, whose canvas is put where the page wants it.
  lookOf(element, canvas, holder) {
    put(element, canvas, holder);
    return lookOf(element);
  },

  // How many images there are for a pull and for a run.
  count: (frames) => SEQUENCES.map((name) => frames?.[name]?.length),

  // Scales an image to fit, centered; skips one that is not loaded or is broken.
  show(context, images, sequence, frame, x, y, width, height) {
    const image = images?.[SEQUENCES[sequence]]?.[frame];
    const w = image?.naturalWidth ?? image?.width;
    const h = image?.naturalHeight ?? image?.height;
    if (!w || !h) return;
    const scale = Math.min(width / w, height / h);
    const left = x + (width - w * scale) / 2;
    const top = y + (height - h * scale) / 2;
    context.drawImage(image, left, top, w * scale, h * scale);
  },

  // Makes an outline of path data, or none of null, and frees an earlier one of other data; nothing until a look
  // that draws one is there.
  makeOutline(drawer, old, data) {
    const { outline } = OUTLINED.map(drawer).find(Boolean) ?? {};
    if (!outline || old?.data === data) return old;
    if (old?.address) outline(old.address, NaN);
    let address = 0;
    for (const point of pointsOf(data)) address = outline(address, ...point);
    return { data, address };
  },
};

// By element, whether its first load is over.
const over = new WeakMap();

// The name of the look at present: an element may have another one until its list has had content.
function lookOf(element) {
  const usual = element.indicator;
  const first = element.getAttribute("first-indicator");
  if (first === null || over.get(element)) return usual;
  const isKnown = LOOKS.includes(first);
  if (!over.has(element)) {
    if (!isKnown) warn(`first-indicator "${first}" does not exist, using "${element.indicator}"`);
    // A list may still be empty after it.
    element.addEventListener("phasechange", ({ detail: { edge, outcome } }) => {
      if (edge === "start" && ["succeeded", "exhausted"].includes(outcome)) over.set(element, true);
    });
  }
  // Content is what has a length. That of the box around it is without the rooms for indicators.
  const { width, height } = getComputedStyle(element.shadowRoot.querySelector("#content"));
  over.set(element, parseFloat(width) * parseFloat(height) > 0);
  return over.get(element) || !isKnown ? usual : first;
}

const MARK = "data-overscroll-indicator";
// The node keeps its width, whatever the list's is. Where it has none, it is as wide as there is room.
const STYLE =
  ":host{display:grid;place-content:center;overflow:hidden;contain:inline-size;contain-intrinsic-size:100vw;max-width:100%}";

let sheet;
// By node; null where there cannot be one.
const roots = new WeakMap();

// Moves the canvas of a refresh's indicator into the node of the content that the page names, or back to the edge.
function put(element, canvas, holder) {
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
