// An animated finger that pulls a list.
//
// Any user input cancels it permanently.

import { makeTouch, movePull, READER_INPUT, travelTo } from "./pull.js";

// How far the first frame shows the list pulled, and beyond the distance at which a release refreshes.
const FIRST = 0.75;
const FURTHEST = 1.3;
const FIRST_Y = 0.08; // start of the touch, as a fraction of the view's height

/** Goes on with a pull that `begin` ends the picture of; resolves when it ends or the user takes over. */
export async function pullOnce(view, finger, begin) {
  await untilReader(async (signal) => {
    if (signal.aborted || document.hidden) return;
    const touch = putDown(view, finger, signal);
    touch?.("touchstart", 0);
    touch?.("touchmove", travelTo(view, FIRST));
    begin();
    if (touch) await movePull(touch, (part) => travelTo(view, FIRST + (FURTHEST - FIRST) * part), signal);
  });
}

/** Runs something until it ends or any user input cancels it. */
export async function untilReader(action) {
  const reader = new AbortController();
  const options = { capture: true, passive: true, signal: reader.signal };
  const takeOver = ({ isTrusted }) => isTrusted && reader.abort();
  for (const type of READER_INPUT) addEventListener(type, takeOver, options);
  await action(reader.signal);
  reader.abort();
}

/**
 * Puts the animated finger on the row under it: a function that sends a touch event and moves the
 * finger; null where the view is covered or outside the viewport.
 */
export function putDown(view, finger, signal) {
  const box = view.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height * FIRST_Y;
  const row = document.elementFromPoint(x, y);
  if (!view.contains(row)) return null;

  const touch = makeTouch(row, x, y, (travel, isDown) => {
    finger.style.transform = `translateY(${travel}px)`;
    finger.classList.toggle("down", isDown);
  });
  // Immediately, before the user's touch reaches the view.
  signal.addEventListener("abort", () => touch("touchcancel"));
  finger.style.top = `${y - finger.parentElement.getBoundingClientRect().top}px`;
  return touch;
}
