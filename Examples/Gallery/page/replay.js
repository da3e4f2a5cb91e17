// Replays a recorded pull with the animated finger.

import { putDown, untilReader } from "./ghost.js";
import { SLOP } from "./pull.js";

const EARLY = 1; // milliseconds by which an event may be sent early: less than a frame

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

/** 1 when the next event is further down, -1 when it is further up. */
function towards(next, x) {
  return Math.sign((next?.x ?? x) - x);
}
