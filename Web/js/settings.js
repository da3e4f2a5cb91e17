// What an element does for settings of the full engine: an adapter around the exports of its module.

import { ANSWER, EDGES, EFFECT, PARAMETER, PHASE } from "./codes.ts";
import { atRest } from "./run.js";

// The place of the scroll bar stays empty. Important, because a pull sets the overflow, too.
const STYLE = `[data-overscroll-locked]{overflow:hidden!important}
[data-overscroll-locked=gutter]{scrollbar-gutter:stable!important}`;

let sheet;

// The engine's module for an element, once no run is in progress: the element may have had another engine.
export async function adapt(module, element) {
  await atRest(element);
  const { call } = module;
  // The session's address.
  let view;
  // While the content is locked: its scroller, and the offset that it keeps.
  let locked;
  let kept;
  let last;

  const answer = (slot) => new Float64Array(call.memory.buffer)[view / 8 + slot];
  const offset = () => [locked.scrollLeft, locked.scrollTop];
  // What receives the scroll events of the scroller.
  const target = () => (locked === document.scrollingElement ? document : locked);
  const block = (event) => event.cancelable && event.preventDefault();

  function isLocking(edge) {
    call.overscroll_read(view, edge);
    return answer(ANSWER.phase) === PHASE.running && call.overscroll_parameter(view, edge, PARAMETER.locksContent) > 0;
  }

  // A script, the focus or a key may scroll what has no scroll bar.
  function restore() {
    const [left, top] = kept;
    locked.scrollTo({ left, top, behavior: "instant" });
  }

  function lock() {
    locked = element.scroller;
    kept = offset();
    const root = locked.getRootNode();
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    const hasBar = locked.offsetWidth > locked.clientWidth || locked === document.scrollingElement;
    locked.dataset.overscrollLocked = hasBar ? "gutter" : "";
    target().addEventListener("scroll", restore);
    element.addEventListener("wheel", block, { passive: false });
  }

  function unlock() {
    delete locked.dataset.overscrollLocked;
    target().removeEventListener("scroll", restore);
    element.removeEventListener("wheel", block);
    locked = null;
  }

  return {
    ...module,
    // As a number with one bit for each adapter: the other is that of floors.
    level: module.level | 2,
    call: {
      ...call,
      overscroll_open(...rest) {
        view = call.overscroll_open(...rest);
        return view;
      },
      overscroll_close() {
        if (locked) unlock();
        call.overscroll_close(view);
      },
      overscroll_take() {
        // The one before has been performed.
        if (locked && last === EFFECT.scrollTo) kept = offset();
        last = call.overscroll_take(view);
        if (last < 0) {
          const isLocked = EDGES.some((_, edge) => isLocking(edge));
          if (isLocked && !locked) lock();
          if (!isLocked && locked) unlock();
        }
        return last;
      },
    },
  };
}
