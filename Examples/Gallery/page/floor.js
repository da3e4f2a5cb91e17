// The second floor of a list: a page with its last articles, which a longer pull or a button brings down.

import { READER_INPUT, SLOP, touchList, travelTo } from "./pull.js";
import { label, relabel } from "./texts.js";

const SAVED = 3;
// In points: nearer than by itself, for a list this small.
const DISTANCE = 100;
// How much of the list the page covers before somebody uses it.
const PEEK = 1 / 3;
const PAGE = `<section slot="floor" aria-labelledby="saved"><h4 id="saved" data-text="saved"></h4><ul class="news"></ul></section>`;
const FOOT = `<div class="frame-foot"><button data-text="saved"></button></div>`;

/** Gives the list in a frame its floor. */
export function addFloor(frame) {
  const view = frame.querySelector("overscroll-view");
  const [list] = view.children;
  view.parameters = { ...view.parameters, floor: DISTANCE };
  view.insertAdjacentHTML("beforeend", PAGE);
  frame.insertAdjacentHTML("beforeend", FOOT);
  relabel();
  const page = view.lastChild;
  const button = frame.querySelector("button");
  const isUp = () => /open/.test(page.dataset.phase);
  button.addEventListener("click", () => (isUp() ? view.closeFloor() : view.openFloor()));
  view.addEventListener("floorchange", () => label(button, isUp() ? "closeFloor" : "saved"));
  const save = () => {
    const copies = [...list.children].slice(-SAVED).map((row) => row.cloneNode(true));
    page.lastChild.replaceChildren(...copies);
  };
  new MutationObserver(save).observe(list, { childList: true });
  save();
  // It has a phase once its engine is there.
  const ready = new MutationObserver(() => {
    if (!page.dataset.phase || !list.querySelector(".article")) return;
    ready.disconnect();
    requestAnimationFrame(() => peek(frame, view));
  });
  ready.observe(page, { attributeFilter: ["data-phase"] });
  ready.observe(list, { childList: true });
}

/** Holds the list pulled, so that the page is seen, until somebody uses the frame. */
function peek(frame, view) {
  const touch = touchList(view);
  if (!touch) return;
  touch("touchmove", SLOP);
  touch("touchmove", travelTo(view, (PEEK * view.clientHeight) / view.parametersOf("start").arm));
  const end = ({ isTrusted }) => isTrusted && touch("touchcancel");
  for (const type of [...READER_INPUT, "click"]) {
    frame.addEventListener(type, end, { capture: true, passive: true });
  }
}
