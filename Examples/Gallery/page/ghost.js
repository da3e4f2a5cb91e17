// An animated finger that pulls a list: once as an invitation, and to replay a recording.
//
// Any user input cancels it permanently.

import { makeTouch, SLOP } from "./touch.js";

const START_MILLISECONDS = 700;
const PULL_MILLISECONDS = 1600;
const REST_MILLISECONDS = 300;
const TRAVEL = 184; // pixels: beyond the distance at which a release refreshes
const FIRST_Y = 0.16; // start of the touch, as a fraction of the view's height
const EARLY = 1; // milliseconds by which an event may be sent early: less than a frame
const READER_INPUT = ["pointerdown", "touchstart", "wheel", "keydown"];

/** Shows the pull; resolves when it ends or the user takes over. */
export async function pullOnce(view, finger) {
  await untilReader(async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, START_MILLISECONDS));
    if (signal.aborted || document.hidden) return;
    const touch = putDown(view, finger, signal);
    touch?.("touchstart", 0);
    const start = performance.now();
    for (let time = 0; !signal.aborted && time < PULL_MILLISECONDS + REST_MILLISECONDS; ) {
      touch?.("touchmove", TRAVEL * eased(Math.min(1, time / PULL_MILLISECONDS)));
      time = (await new Promise(requestAnimationFrame)) - start;
    }
    touch?.("touchend");
  });
}

/**
 * Replays a recorded pull; resolves when it ends or the user takes over. `contacts` are the contact
 * events that an element reported, in order. Each is sent at its time, and all positions are
 * relative to the first contact.
 */
export async function replay(view, finger, contacts) {
  await untilReader(async (signal) => {
    const [first] = contacts;
    const start = performance.now();
    let touch;
    for (const [index, { event, time, x }] of contacts.entries()) {
      const due = start + (time - first.time) * 1000 - EARLY;
      while (!signal.aborted && performance.now() < due) await new Promise(requestAnimationFrame);
      if (signal.aborted) return;
      switch (event) {
        case "contactBegan":
          touch = putDown(view, finger, signal);
          touch?.("touchstart", x - first.x - SLOP * towards(contacts[index + 1], x));
          break;
        case "contactMoved":
          touch?.("touchmove", x - first.x);
          break;
        case "contactEnded":
          touch?.("touchend");
          break;
        case "contactCancelled":
          touch?.("touchcancel");
          break;
      }
    }
    touch?.("touchcancel");
  });
}

/** Runs something until it ends or any user input cancels it. */
async function untilReader(action) {
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
function putDown(view, finger, signal) {
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

/** 1 when the next event is further down, -1 when it is further up. */
function towards(next, x) {
  return Math.sign((next?.x ?? x) - x);
}

/** Slow at both ends: smoothstep. */
function eased(part) {
  return part * part * (3 - 2 * part);
}
