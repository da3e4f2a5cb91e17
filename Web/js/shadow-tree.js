// Builds the shadow tree of an element.

import { EDGES } from "./codes.ts";
import { TOUCHES } from "./input-translation.js";

export const START = "touchstart";

// The scroller fills an element that is a flex container, and by its own height one that a page makes a block. The
// rows are below the scroller's focus ring, which would be clipped outside, below a control that has the focus and below an
// indicator in front: only then the scroller is a stacking context, so that what is in front in a row is in front of the
// page. A refresh control that has the focus takes its own line above a vertical list, so that it covers no title.
const STYLE = `:host{display:flex;flex-direction:column;position:relative;overflow:hidden}
:host([hidden]){display:none}
#scroller{position:relative;flex:1;place-self:stretch;grid-area:1/1/-1/-1;height:100%;max-height:inherit;outline-offset:-2px;overflow:hidden auto;overscroll-behavior-y:none}
#content{position:relative;display:flow-root}
#scroller:is(:focus-visible,[front]~*,:focus-visible~*,:has(~:focus-visible)){z-index:0}
#scroller:focus-visible>#content{z-index:-1}
[front]{z-index:1}
:host([scroller]){overflow:clip}
#scroller[page]{overflow:visible}
.indicator{position:absolute;inset:auto 0;display:grid;place-items:center;visibility:hidden;pointer-events:none}
.start{top:0}
.end{bottom:0}
canvas,.indicator ::slotted(*){grid-area:1/1}
:where(button){position:absolute;z-index:1;left:50%;margin:.25em 0;height:2em;translate:-50%;font:inherit;pointer-events:none}
:where(:host(:not([axis=horizontal])) .start:focus-visible){position:relative;left:0;margin:0;translate:none;outline-offset:-2px}
:host(:not([axis=horizontal])) .start:focus-visible~.start{top:2em}
.indicator button{margin:0;width:100%;height:100%}
button:focus-visible,.indicator button{pointer-events:auto}
button:not(:focus-visible){opacity:0}
:host([chat]) #scroller{overflow-anchor:none}
:host([axis=horizontal]) #scroller{overflow:auto hidden;overscroll-behavior:none auto}
:host([axis=horizontal]) #content{display:flex;width:max-content;min-height:100%}
:host([axis=horizontal]) .indicator{inset:0 auto}
:host([axis=horizontal]) .indicator.start{inset-inline-start:0}
:host([axis=horizontal]) .indicator.end{inset-inline-end:0}
#status{position:absolute;clip-path:inset(50%)}
@media print{:host{display:block!important;height:auto!important;max-height:none!important;overflow:visible!important}
#scroller{height:auto;overflow:visible!important;transform:none!important}.indicator,button,[name=floor]{display:none!important}}`;

// By document, shared by all its elements.
const sheets = new WeakMap();

// Gives a shadow tree its style, in the document where it is now.
export function dress(root) {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  if (!defaultView) return;
  if (!sheets.has(ownerDocument)) {
    const sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(STYLE);
    sheets.set(ownerDocument, sheet);
  }
  root.adoptedStyleSheets = [sheets.get(ownerDocument)];
}

// Builds the shadow tree: for each edge a control and an indicator, in front of them the scroller,
// a live region. Node by node, because a page's content security policy may forbid markup and style
// from text.
// `hear` receives the touches, but not those that lazy.js keeps.
export function buildParts(element, hear) {
  // What lazy.js has made stays: the scroller keeps its offset, and the control the focus.
  const early = element.shadowRoot;
  const root = early ?? element.attachShadow({ mode: "open" });
  const made = (selector) => early?.querySelector(selector);
  const before = made("#scroller");
  dress(root);
  const add = (parent, tag, attributes) => {
    const node = document.createElement(tag);
    parent.insertBefore(node, parent === root ? before : null);
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };
  // Not shown, and an element with a child in it loads the files for floors.
  const floor = add(root, "slot", { name: "floor", hidden: "" });
  const edges = EDGES.map((name) => {
    const button = made(`button.${name}`) ?? add(root, "button", { class: name, hidden: "" });
    const holder = add(root, "div", { class: `indicator ${name}`, part: `indicator ${name}` });
    const canvas = add(holder, "canvas", { "aria-hidden": "true" });
    return { button, holder, canvas, slot: add(holder, "slot", { name }) };
  });
  const scroller = before ?? add(root, "div", { id: "scroller" });
  scroller.part = "scroller";
  const content = made("#content") ?? add(scroller, "div", { id: "content" });
  if (!early) {
    add(content, "slot");
    for (const type of [START, ...TOUCHES]) root.addEventListener(type, hear, { passive: true });
  }
  const status = add(root, "div", { id: "status", role: "status" });
  scroller.after(edges[1].button);
  return { root, edges, scroller, content, status, floor };
}
