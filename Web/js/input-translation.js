// Turns what the browser reports into the engine's events.
//
// Fingers come by touch events, because their first touchmove decides between our pull and native
// scrolling, and one gesture may change from one to the other. Mouse and pen come by pointer events.

import { ANSWER, EVENT } from "./codes.js";

// A drag is ours when it has gone more than this many points, and mostly along the axis.
const SLOP = 10;
// What a wheel's line counts, in points, where a browser reports lines.
const LINE = 16;
const TOUCHES = ["touchmove", "touchend", "touchcancel"];
const TEXT_FIELDS = "input,textarea,select,[contenteditable]";
const INTERACTIVE = `${TEXT_FIELDS},a,button,label,summary,audio,video,iframe,[draggable]`;

export function makeInputTranslation(attachment, element, scroller, signal) {
  // The one finger or pressed pointer that is followed; others are left alone.
  let contact;
  let offset;
  let viewport = 0;
  let extent = 0;
  let isPassive;
  let lastEvent;
  let swallowsClick;

  const isHeld = () => attachment.answer(ANSWER.holdsGesture) > 0;
  const send = (code, event, x) => attachment.send(code, { time: event.timeStamp, number: 1, x });

  function handle(event) {
    // A finger is listened to in two places; see touchstart.
    if (event !== lastEvent) handlers[event.type](event);
    lastEvent = event;
  }

  function listen(target, types, options) {
    for (const type of types) target.addEventListener(type, handle, { signal, ...options });
  }

  // Away from the top the browser need not wait for us, so nothing there may be prevented; and at
  // the top a listener must be in place before the finger comes down.
  function scrolled() {
    offset = scroller.scrollTop;
    if (isPassive !== offset > 0) {
      isPassive = offset > 0;
      for (const type of ["touchmove", "wheel"]) scroller.removeEventListener(type, handle);
      listen(scroller, ["touchmove", "wheel"], { passive: isPassive });
    }
    const number = contact?.inner.some(canScroll);
    attachment.send(EVENT.scrolled, { x: offset, y: viewport, z: extent, number });
  }

  // The scrollers inside the content that the event reaches before ours.
  function innerScrollers(event) {
    const path = event.composedPath();
    return path
      .slice(0, path.indexOf(scroller))
      .filter((node) => node.scrollHeight > node.clientHeight)
      .filter((node) => /auto|scroll/.test(getComputedStyle(node).overflowY));
  }

  function begin(event, id, { clientX: x, clientY: y }, rest) {
    contact = { id, x, y, inner: innerScrollers(event), ...rest };
    swallowsClick = false;
    scrolled();
    // Content on its way stops under the finger at once.
    if (attachment.isMoving()) lock(event, y);
  }

  function lock(event, y) {
    contact.isLocked = true;
    if (contact.isPointer) {
      // The few points until now may have begun a selection.
      getSelection().removeAllRanges();
      scroller.style.userSelect = "none";
      scroller.setPointerCapture(contact.id);
    }
    send(EVENT.contactBegan, event, y);
  }

  function move(event, { clientX, clientY }) {
    const dx = Math.abs(clientX - contact.x);
    const dy = clientY - contact.y;
    if (!contact.isLocked) {
      if (Math.max(dx, Math.abs(dy)) <= SLOP) {
        // Where a browser reports moves this small, the first of them already decides.
        if (event.cancelable && !isPassive && dy >= dx && !contact.inner.some(canScroll)) {
          event.preventDefault();
        }
        return;
      }
      // Not along the axis; with a mouse, not downward: that selects text.
      if (dx > Math.abs(dy) || (contact.isPointer && dy < 0)) {
        release();
        return;
      }
      // As if it had begun where the slop ends, so that nothing jumps.
      lock(event, contact.y + Math.sign(dy) * SLOP);
    }
    send(EVENT.contactMoved, event, clientY);
    contact.wasHeld ||= isHeld();
    if (!event.cancelable) take(isHeld());
    else if (isHeld()) event.preventDefault();
  }

  // Past its first move a touch that scrolls cannot be prevented any more. But what cannot scroll
  // leaves the finger to the engine, and gets it back in the same gesture.
  function take(isTaken) {
    if (isTaken) {
      contact.taken ??= [scroller, ...contact.inner].map(({ style }) => [style, style.overflowY]);
    }
    for (const [style, overflow] of contact.taken ?? []) {
      style.overflowY = isTaken ? "hidden" : overflow;
    }
    if (!isTaken) contact.taken = null;
  }

  function end(event, code) {
    const { isLocked, wasHeld } = contact;
    release();
    swallowsClick = wasHeld;
    if (isLocked) send(code, event);
  }

  function release() {
    if (!contact) return;
    take(false);
    for (const type of TOUCHES) contact.target?.removeEventListener(type, handle);
    scroller.style.userSelect = "";
    contact = null;
  }

  // The part of an event that is about the contact that is followed, if any.
  function ours(event) {
    if (!contact) return null;
    if (contact.isPointer) return event.pointerId === contact.id ? event : null;
    return [...(event.changedTouches ?? [])].find((touch) => touch.identifier === contact.id);
  }

  const finish = (code) => (event) => ours(event) && end(event, code);

  const handlers = {
    touchstart(event) {
      if (contact && event.touches.length > 1) return;
      // The browser kept an end to itself.
      if (contact) end(event, EVENT.contactCancelled);
      const [touch] = event.changedTouches;
      // A touch belongs to the element it began on. When a new list takes that element away, the
      // touch no longer comes by here, so we also listen there.
      const [target] = event.composedPath();
      for (const type of TOUCHES) target.addEventListener(type, handle, { passive: isPassive });
      begin(event, touch.identifier, touch, { target });
    },
    touchmove(event) {
      const touch = ours(event);
      if (touch) move(event, touch);
      // A second finger does not zoom a page that is being pulled.
      else if (isHeld() && event.cancelable) event.preventDefault();
    },
    touchend: finish(EVENT.contactEnded),
    touchcancel: finish(EVENT.contactCancelled),

    pointerdown(event) {
      if (event.pointerType === "touch" || event.button || contact || isPassive) return;
      const path = event.composedPath();
      const content = path.slice(0, path.indexOf(scroller));
      const selection = getSelection();
      const isSelected = !selection.isCollapsed && selection.containsNode(path[0], true);
      if (isSelected || content.some((node) => node.matches?.(INTERACTIVE))) return;
      begin(event, event.pointerId, event, { isPointer: true });
    },
    pointermove(event) {
      if (!ours(event) || !contact.isPointer) return;
      if (event.buttons) move(event, event);
      else end(event, EVENT.contactCancelled);
    },
    pointerup: finish(EVENT.contactEnded),
    pointercancel: finish(EVENT.contactCancelled),

    // The click that ends a pull with a mouse; one without a count is a key's or a script's.
    click(event) {
      if (!swallowsClick || !event.detail) return;
      event.preventDefault();
      event.stopPropagation();
    },

    scroll: scrolled,

    // Zooming and sideways scrolling are not ours.
    wheel(event) {
      const { deltaX, deltaY, deltaMode } = event;
      if (event.ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
      const isAtEdge =
        isHeld() || (!isPassive && deltaY < 0 && !innerScrollers(event).some(canScroll));
      attachment.wheel(event, -deltaY * [1, LINE, viewport][deltaMode], isAtEdge);
      if (isHeld() && event.cancelable) event.preventDefault();
    },

    keydown(event) {
      if (event.code !== "KeyR" || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.composedPath()[0].matches(TEXT_FIELDS)) return;
      event.preventDefault();
      attachment.begin();
    },
  };

  listen(scroller, ["touchstart"], { passive: true });
  listen(scroller, ["touchend", "touchcancel"]);
  listen(scroller, ["pointerdown", "pointermove", "pointerup", "pointercancel"]);
  listen(scroller, ["click", "scroll"], { capture: true });
  listen(element, ["keydown"]);

  return {
    // Takes in sizes, which a resize observer reports.
    resize(...sizes) {
      [viewport, extent] = sizes;
      scrolled();
    },
    release,
  };
}

function canScroll({ scrollTop }) {
  return scrollTop > 0;
}
