// The list without its engine: plain, with a button that refreshes it and one that loads more.

import { EDGES, OUTCOMES, TEXT } from "./codes.ts";
import { ACTIONS } from "./run.js";

// The attribute is missing until the element has an engine.
const STYLE = `:host(:not([phase])) button:not([hidden]){position:static;margin:.5em auto;translate:none;opacity:1;pointer-events:auto}`;
// By text of the browser: Chromium and Safari name the directive that forbids it, Firefox the policy.
const FORBIDDEN = /unsafe-eval|\bCSP\b/;

let sheet;
const shown = new WeakSet();

// An error with a text of ours where a content security policy forbids wasm: browsers suggest 'unsafe-eval', which
// allows more than that.
export function explain(error) {
  if (!FORBIDDEN.test(error.message)) return error;
  const text = "the content security policy of the page needs script-src 'wasm-unsafe-eval', and not 'unsafe-eval'";
  return new Error(text, { cause: error });
}

// Shows the buttons of an element, by edge, whose handlers `perform` calls.
export function standIn(element, edges, text, perform) {
  const root = element.shadowRoot;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  for (const [edge, { button }] of edges.entries()) {
    const isUsed = element.edge === "both" || element.edge === EDGES[edge];
    const role = edge || element.chat ? 1 : 0;
    const title = text([TEXT.refresh, TEXT.loadMore][role]);
    button.hidden = !isUsed;
    button.textContent = title;
    if (!shown.has(button)) button.addEventListener("click", () => start(element, edge, role, button, text, perform));
    shown.add(button);
  }
}

async function start(element, edge, role, button, text, perform) {
  if (element.hasAttribute("phase") || button.ariaDisabled) return;
  const title = button.textContent;
  const type = ACTIONS[role];
  // Not `disabled`, which would take the focus away.
  button.ariaDisabled = element.ariaBusy = true;
  button.textContent = text([TEXT.headerRunning, TEXT.loadRunning][role]);
  const outcome = await new Promise((resolve) => {
    const end = (outcome) => resolve(OUTCOMES.includes(outcome) ? outcome : OUTCOMES[0]);
    perform(element, type, EDGES[edge], { signal: new AbortController().signal, end });
  });
  button.ariaDisabled = element.ariaBusy = null;
  button.textContent = outcome === "failed" ? text([TEXT.headerFailed, TEXT.loadFailed][role]) : title;
  button.hidden = role > 0 && outcome === "exhausted";
  element.dispatchEvent(new CustomEvent(`${type}end`, { detail: { edge: EDGES[edge], outcome } }));
}
