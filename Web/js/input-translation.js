// Turns what the browser reports into the engine's events.
//
// Fingers come by touch events, because their first touchmove decides between our pull and native
// scrolling, and one gesture may change from one to the other. Mouse and pen come by pointer events.

import { ANSWER, EVENT } from "./codes.js";

// A drag is ours when it has gone more than this many points, and mostly along the axis.
const SLOP = 10;
const TOUCHES = ["touchmove", "touchend", "touchcancel"];
const TEXT_FIELDS = "input,textarea,select,[contenteditable]";
const INTERACTIVE = `${TEXT_FIELDS},a,button,label,summary,audio,video,iframe,[draggable=true]`;

export function makeInputTranslation(engine, element, scroller, axis, outer, signal) {
  // The one finger or pressed pointer that is followed; others are left alone.
  let contact;
  let viewport = 0;
  let extent = 0;
  // Whether the list rests at its start and at its end, with a part there that can be pulled.
  let isAtEdge = [];
  let isPassive;
  let lastEvent;
  let swallowsClick;

  const isHeld = () => engine.answer(ANSWER.holdsGesture) > 0;
  const send = (code, event, x) => engine.send(code, { time: event.timeStamp, number: 1, x });

  function listen(target, types, options) {
    for (const type of types) target.addEventListener(type, handle, { signal, ...options });
  }

  // Away from the edges the browser need not wait for us, so nothing there may be prevented; and at
  // an edge a listener must be in place before the finger comes down.
  function look() {
    outer.survey();
    isAtEdge = engine.roles.map((role, edge) => {
      const towards = edge ? -1 : 1;
      return role >= 0 && !axis.canScroll(scroller, towards) && !outer.canScroll(towards);
    });
    if (outer.isOpenEnded) {
      for (const node of outer.nodes) {
        const { ownerDocument } = node;
        listen(node === ownerDocument.scrollingElement ? ownerDocument : node, ["scroll"]);
      }
    }
    // A wheel over a gap that is closing, and a finger that began on one, still scroll the list.
    const isBusy = scroller.style.transform || contact?.isBeside;
    const isFree = !isAtEdge.some(Boolean) && !isBusy;
    if (isPassive !== isFree) {
      isPassive = isFree;
      for (const type of ["touchmove", "wheel"]) element.removeEventListener(type, handle);
      listen(element, ["touchmove", "wheel"], { passive: isPassive });
    }
  }

  function scrolled(flag) {
    const wasOpenEnded = outer.isOpenEnded;
    look();
    if (outer.isOpenEnded !== wasOpenEnded) viewport = axis.viewport();
    report(flag);
  }

  function report(flag) {
    const number = contact?.inner.some((node) => axis.canScroll(node, contact.towards));
    const x = axis.offset();
    engine.send(EVENT.scrolled, { x, y: viewport, z: extent, number, flag });
  }

  // Whether a movement pulls at an edge: plus goes past the start, minus past the end.
  const leadsPast = (towards, inner) =>
    isAtEdge[towards > 0 ? 0 : 1] && !inner.some((node) => axis.canScroll(node, towards));

  // The scrollers inside the content that the event reaches before ours.
  const innerScrollers = (event) =>
    pathInside(event).filter((node) => node !== scroller && axis.isScroller(node));

  function pathInside(event) {
    const path = event.composedPath();
    return path.slice(0, path.indexOf(element));
  }

  // Whether an event is outside the scroller, as in the gap that a run holds open. There the browser
  // would scroll the page, so the host scrolls the list, if it scrolls at all.
  const isBeside = (event) =>
    axis.isLong() && !event.composedPath().includes(scroller);

  function begin(event, id, { clientX, clientY }, rest) {
    const [origin, across] = axis.split(clientX, clientY);
    const inner = innerScrollers(event);
    contact = { id, origin, across, last: origin, towards: 1, inner, isBeside: isBeside(event), ...rest };
    scrolled();
    // Content on its way stops under the finger at once. Where it rests open, as during a run, the
    // finger may as well scroll something sideways, or a mouse select text.
    if (engine.isMoving) lock(event, origin);
  }

  function lock(event, position) {
    contact.isLocked = true;
    if (contact.isPointer) {
      // The few points until now may have begun a selection.
      getSelection().removeAllRanges();
      scroller.style.userSelect = "none";
      scroller.setPointerCapture(contact.id);
    }
    send(EVENT.contactBegan, event, position);
  }

  function move(event, { clientX, clientY }) {
    const [position, across] = axis.split(clientX, clientY);
    const travel = position - contact.origin;
    const strayed = Math.abs(across - contact.across);
    // A touch that scrolls the page goes on doing so until it is lifted.
    if (outer.nodes.length && !event.cancelable) {
      end(event, EVENT.contactEnded);
      return;
    }
    if (!contact.isLocked) {
      const isPull = leadsPast(travel, contact.inner);
      if (Math.max(strayed, Math.abs(travel)) <= SLOP) {
        // Where a browser reports moves this small, the first of them already decides.
        const isOurs = isPull || contact.isBeside;
        if (event.cancelable && isOurs && Math.abs(travel) >= strayed) event.preventDefault();
        return;
      }
      // Not along the axis; or not past an edge, where a mouse selects text and the page scrolls.
      const isLeft = contact.isPointer || outer.nodes.length > 0;
      if (strayed > Math.abs(travel) || (isLeft && !isPull)) {
        release();
        return;
      }
      // As if it had begun where the slop ends, so that nothing jumps.
      lock(event, contact.origin + Math.sign(travel) * SLOP);
    }
    turn(Math.sign(position - contact.last));
    send(EVENT.contactMoved, event, position);
    const isTaken = isHeld();
    contact.wasHeld ||= isTaken;
    if (!event.cancelable) {
      take(isTaken);
    } else {
      contact.freed = isTaken ? 0 : contact.freed + 1;
      if (isTaken || carries(position)) event.preventDefault();
    }
    contact.last = position;
    contact.offset = axis.offset();
  }

  // Chromium scrolls with a touch that is prevented no more, Firefox with none that ever was. Where
  // the content does not move for some steps (NaN of them before the first was taken), we move it.
  function carries(position) {
    const { freed, isBeside, last, offset, target } = contact;
    if (isBeside && target) {
      axis.scrollTo(axis.offset() + last - position);
      return true;
    }
    const isLeft = freed > 3 && target && axis.offset() === offset;
    if (isLeft) axis.scrollTo(offset + last - position);
    return isLeft;
  }

  // An inner scroller that is at one end can still scroll to the other.
  function turn(towards) {
    if (!towards || towards === contact.towards || isHeld()) return;
    contact.towards = towards;
    if (contact.inner.length) scrolled();
  }

  // Past its first move a touch that scrolls cannot be prevented any more. But what cannot scroll
  // leaves the finger to the engine, and gets it back in the same gesture.
  function take(isTaken) {
    if (isTaken) {
      contact.taken ??= [scroller, ...contact.inner].map(({ style }) => [style, style[axis.overflow]]);
    }
    for (const [style, overflow] of contact.taken ?? []) {
      style[axis.overflow] = isTaken ? "hidden" : overflow;
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
    const { target } = contact;
    if (target !== element) for (const type of TOUCHES) target?.removeEventListener(type, handle);
    scroller.style.userSelect = "";
    contact = null;
  }

  // The part of an event that is about the contact that is followed, if any.
  function ours(event) {
    if (!contact) return null;
    const name = contact.isPointer ? "pointerId" : "identifier";
    return [...(event.changedTouches ?? [event])].find((each) => each[name] === contact.id);
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
      listen(target, TOUCHES, { passive: isPassive });
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
      swallowsClick = false;
      if (event.pointerType === "touch" || event.button || contact) return;
      if (!isAtEdge.some(Boolean)) return;
      const content = pathInside(event);
      const selection = getSelection();
      const isSelected = !selection.isCollapsed && selection.containsNode(event.composedPath()[0], true);
      if (isSelected || content.some((node) => node.matches?.(INTERACTIVE))) return;
      begin(event, event.pointerId, event, { isPointer: true });
    },
    pointermove(event) {
      if (!ours(event)) return;
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

    scroll: () => scrolled(),

    // Zooming and scrolling across the axis are not ours. Deltas are points as long as nobody asks
    // for their mode: Firefox reports lines to those who do (Mozilla bug 1392460).
    wheel(event) {
      const [delta, across] = axis.split(-event.deltaX, -event.deltaY);
      if (event.ctrlKey || Math.abs(across) > Math.abs(delta)) return;
      if (outer.nodes.length) look();
      const isPull = isHeld() || leadsPast(delta, innerScrollers(event));
      engine.wheel(event, delta, isPull);
      if (!event.cancelable) return;
      if (isHeld()) {
        event.preventDefault();
      } else if (isBeside(event)) {
        event.preventDefault();
        axis.scrollTo(axis.offset() - delta);
      }
    },

    keydown(event) {
      if (event.code !== "KeyR" || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.composedPath()[0].matches(TEXT_FIELDS)) return;
      if (engine.begin(0, 0)) event.preventDefault();
    },
  };

  function handle(event) {
    // A finger is listened to in two places; see touchstart.
    if (event !== lastEvent) handlers[event.type](event);
    lastEvent = event;
  }

  listen(element, ["touchstart"], { passive: true });
  listen(element, ["touchend", "touchcancel"]);
  listen(element, ["pointerdown", "pointermove", "pointerup", "pointercancel", "keydown"]);
  listen(element, ["click"], { capture: true });
  listen(scroller, ["scroll"], { capture: true });

  return {
    // Takes in sizes, which a resize observer reports. The offset comes with the length it had.
    resize() {
      look();
      const [length, newExtent] = [axis.viewport(), axis.extent()];
      if (viewport && newExtent !== extent) {
        report();
        extent = newExtent;
        engine.send(EVENT.contentChanged, { x: extent });
      }
      viewport = length;
      extent = newExtent;
      report();
    },
    scrolled,
    release,
  };
}
