// Translates browser events to the engine's events.
//
// Fingers use touch events, because the first touchmove decides between a pull and native
// scrolling, and one gesture may change between them. Mouse and pen use pointer events.

import { isInFront } from "./fixed-nodes.js";
import { ANSWER, EVENT, PHASE } from "./codes.ts";

// A drag is a pull when it has moved more than this many points, mostly along the axis.
const SLOP = 10;
// By key, in viewports.
const KEYS = { Home: -1e6, PageUp: -0.9, ArrowUp: -0.1, ArrowDown: 0.1, PageDown: 0.9, End: 1e6 };
// The milliseconds for which a wheel that has scrolled does not pull: the momentum of a touchpad lasts this long (see
// WheelGesture.swift), and a flick to the top often takes several strokes.
const REST = 1000;
export const TOUCHES = ["touchmove", "touchend", "touchcancel"];
const TEXT_FIELDS = "input,textarea,select,[contenteditable]";
// Events with which an element pulls; another one around it ignores them.
const claimed = new WeakSet();
const INTERACTIVE = `${TEXT_FIELDS},a,button,label,summary,audio,video,iframe,[draggable=true]`;

// `source` receives the gestures: the element, or what its scroller receives them by. The part for floors sets
// `engine.isOnFloor` while a floor covers the list; then either direction is a pull.
export function makeInputTranslation(engine, element, nodes, axis, outer, source, signal, prepare) {
  const { scroller } = nodes;
  const window = element.ownerDocument.defaultView;
  // The finger or pressed pointer that is tracked, alone on the screen.
  let contact;
  let viewport = 0;
  let extent = 0;
  // Whether the list rests at its start and at its end, with a part there that can be pulled.
  let isAtEdge = [];
  let isPassive;
  // How far a list scrolls by itself, if it was away from its edges when that was last looked at.
  let reach = 0;
  let lastEvent;
  // The way of the last event, as it is known before the window, which sees into no closed shadow tree.
  let way = [];
  // The last event that was heard before the window, and whether the page lets events not come that far.
  let awaited;
  let isCut;
  let swallowsClick;
  let wheelScrolledAt = -REST;

  const isHeld = () => engine.answer(ANSWER.holdsGesture) > 0;
  const send = (code, event, x) => engine.send(code, { time: event.timeStamp, number: 1, x });

  function listen(target, types, options, act = handle) {
    for (const type of types) target.addEventListener(type, act, { signal, ...options });
  }

  // Away from the edges listeners are passive, so that the browser does not wait for them; at an
  // edge a non-passive listener must be added before the finger comes down.
  function look() {
    outer.survey();
    // So that the keyboard reaches a list without a tab stop of its own.
    if (axis.isLong()) scroller.tabIndex = 0;
    else scroller.removeAttribute("tabindex");
    isAtEdge = engine.roles.map((role, edge) => {
      const towards = edge ? -1 : 1;
      return engine.isOnFloor || (role >= 0 && !axis.canScroll(scroller, towards) && !outer.canScroll(towards));
    });
    if (outer.isOpenEnded) {
      for (const node of outer.nodes) {
        const { ownerDocument } = node;
        listen(node === ownerDocument.scrollingElement ? ownerDocument : node, ["scroll"], {}, scroll);
      }
    }
    // A wheel over a closing gap, and a finger that began in it, still scroll the list.
    const isBusy = scroller.style.transform || scroller.style[axis.side] || contact?.isBeside;
    const isFree = !isAtEdge.some(Boolean) && !isBusy;
    reach = isFree && !outer.nodes.length ? axis.travel() : 0;
    if (isPassive !== isFree) {
      isPassive = isFree;
      for (const type of ["touchmove", "wheel"]) source.removeEventListener(type, handle);
      listen(source, ["touchmove", "wheel"], { passive: isPassive });
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

  const edgeAt = (towards) => (towards > 0 ? 0 : 1);

  // Whether a movement pulls at an edge: plus is past the start, minus past the end.
  const leadsPast = (towards, inner) =>
    isAtEdge[edgeAt(towards)] && !axis.canPan(towards) && !inner.some((node) => axis.canScroll(node, towards));

  // Whether a pull with nothing to load is left to the page around, as the style of the list says.
  const isPassedOn = (towards) =>
    getComputedStyle(scroller).overscrollBehavior === "auto" &&
    engine.read(edgeAt(towards), ANSWER.phase) === PHASE.exhausted;

  // Reserves the event for this element, unless one inside it did.
  function claim(event) {
    if (claimed.has(event)) return false;
    claimed.add(event);
    return true;
  }

  // The nested scrollers that an event reaches before this one.
  const innerScrollers = () =>
    nodesOnWay().filter((node) => node !== scroller && !outer.nodes.includes(node) && axis.isScroller(node));

  // Whether an event is none of the list's: a node has prevented it, something in front of the list has it, or the
  // page has locked what scrolls. On a floor a wheel is prevented by the floor itself.
  const isOthers = (event) =>
    (event.defaultPrevented && !engine.isOnFloor) || outer.isLocked() || nodesOnWay().some(isInFront);

  // The elements from the target of an event to the source.
  function nodesOnWay() {
    return way.slice(0, way.indexOf(source)).filter((node) => node.matches);
  }

  const pullsBy = (input) => element.inputs.includes(input);

  // Whether a mouse is on text that it may select.
  function isOnText(event) {
    // Firefox does not pass it on to the nodes inside.
    const words = way.filter((node) => node.matches).map((node) => getComputedStyle(node).webkitUserSelect);
    if (event.pointerType !== "mouse" || words.find((word) => word !== "auto") === "none") return false;
    const range = new Range();
    return [...way[0].childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(({ x, right, y, bottom }) =>
        x <= event.clientX && event.clientX <= right && y <= event.clientY && event.clientY <= bottom);
    });
  }

  // Whether an event is outside the scroller, as in the gap that a run holds open. There the
  // browser would scroll the page, so the host scrolls the list, if it can scroll.
  const isBeside = () => !engine.isOnFloor && axis.isLong() && !way.includes(scroller);

  function begin(event, id, { clientX, clientY }, rest) {
    const { x, y } = scroller.getBoundingClientRect();
    const [origin, across] = axis.split(clientX - x, clientY - y);
    const inner = innerScrollers();
    // Whether the nodes allow a pull at each edge.
    const allows = [1, -1].map((towards) => nodesOnWay().every((node) => axis.pans(node, towards)));
    if (!allows.some(Boolean)) return;
    const type = event.type.replace(/start|down/, "move");
    contact = {
      id, type, starts: [event], x, y, origin, across, last: origin, towards: 1, inner, allows, isBeside: isBeside(), ...rest,
    };
    scrolled();
    // There moves are heard last, after all nodes of the page that may prevent them.
    listen(window, [type], { passive: isPassive });
    if (isAtEdge.some(Boolean)) setTimeout(prepareFor, 0, contact);
    // A touch stops moving content immediately. If the content rests open, as during a run, the
    // finger may instead scroll something horizontally, or a mouse select text.
    if (engine.isMoving && claim(event)) lock(event, origin);
  }

  function prepareFor(earlier) {
    if (contact !== earlier) return;
    prepare(isAtEdge);
    contact.isPrepared = true;
  }

  function lock(event, position) {
    contact.isLocked = true;
    if (contact.isPointer) {
      // The movement so far may have started a text selection.
      window.getSelection().removeAllRanges();
      scroller.style.userSelect = "none";
      scroller.setPointerCapture(contact.id);
    }
    send(EVENT.contactBegan, event, position);
  }

  function move(event, { clientX, clientY }) {
    if (claimed.has(event) || [event, ...contact.starts].some((each) => each.defaultPrevented)) {
      cancel(event);
      return;
    }
    const [place, across] = axis.split(clientX - contact.x, clientY - contact.y);
    // Content that the touch has stopped moves from here on, not by what the browser has kept to itself as its slop.
    contact.withheld ??= contact.isLocked && !contact.isPointer ? place - contact.origin : 0;
    const position = place - contact.withheld;
    const travel = position - contact.origin;
    const strayed = Math.abs(across - contact.across);
    // A touch that scrolls the page continues to do so until it is lifted.
    if (outer.nodes.length && !event.cancelable) {
      end(event, EVENT.contactEnded);
      return;
    }
    if (!contact.isLocked) {
      const isPull = leadsPast(travel, contact.inner);
      // Not past an edge a mouse selects text, and the page or a floor scrolls, as does a page that is zoomed.
      const isOuter = contact.isPointer || engine.isOnFloor || outer.nodes.length || axis.canPan(travel);
      const isKept = isPull ? isPassedOn(travel) : isOuter;
      const isLeft = isKept || !contact.allows[edgeAt(travel)] || strayed > Math.abs(travel);
      if (strayed <= SLOP && Math.abs(travel) <= SLOP) {
        // Where a browser reports moves this small, the first one already decides.
        if (!isLeft && (isPull || contact.isBeside)) {
          claim(event);
          if (event.cancelable) event.preventDefault();
        }
        return;
      }
      if (isLeft) {
        release();
        return;
      }
      // A node that has captured a mouse drags by its own means.
      if (contact.isPointer && nodesOnWay().some((node) => node.hasPointerCapture(contact.id))) {
        release();
        return;
      }
      // Begins where the slop ends, so that nothing jumps.
      lock(event, contact.origin + Math.sign(travel) * SLOP);
    }
    turn(Math.sign(position - contact.last));
    // Where a look may draw: along the edge, in points.
    engine.touch = across;
    send(EVENT.contactMoved, event, position);
    const isTaken = isHeld();
    if (isTaken) claim(event);
    contact.wasHeld ||= isTaken;
    if (!event.cancelable) {
      take(isTaken);
    } else {
      contact.freed = isTaken ? 0 : contact.freed + 1;
      if (isTaken || carries(position)) event.preventDefault();
    }
    contact.last = position;
    // While content moves, the browser would have to compute a layout.
    if (!isTaken) contact.offset = axis.offset();
  }

  // Chromium scrolls again once a touch is no longer prevented; Firefox never does after one was.
  // If the content has not moved for some steps (NaN before the first), the host moves it.
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

  // A nested scroller at one end can still scroll towards the other.
  function turn(towards) {
    if (!towards || towards === contact.towards || isHeld()) return;
    contact.towards = towards;
    if (contact.inner.length) scrolled();
  }

  // After its first move, a touch that scrolls can no longer be prevented. But if nothing can
  // scroll, the engine gets the touch, and can return it in the same gesture.
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
    // A click follows at once, or not at all.
    setTimeout(() => (swallowsClick = false));
    if (!isLocked) return;
    send(code, event);
    // A motion that begins now moves the content in the next frame only.
    engine.isMoving = engine.ticker.isRunning();
  }

  // Ends the contact without a release: a page that comes back from the cache gets no end of it.
  function cancel(event) {
    if (contact) end(event, EVENT.contactCancelled);
  }

  function release() {
    if (!contact) return;
    take(false);
    const { target } = contact;
    if (target !== source) for (const type of TOUCHES) target?.removeEventListener(type, handle);
    window.removeEventListener(contact.type, handle);
    awaited = null;
    scroller.style.userSelect = "";
    contact = null;
  }

  // The part of an event that belongs to the tracked contact, if any.
  function ours(event) {
    if (!contact) return null;
    const name = contact.isPointer ? "pointerId" : "identifier";
    return [...(event.changedTouches ?? [event])].find((each) => each[name] === contact.id);
  }

  const finish = (code) => (event) => ours(event) && end(event, code);

  const handlers = {
    touchstart(event) {
      if (event.touches.length > 1 || isOthers(event)) return;
      const [touch] = event.changedTouches;
      // Touch events go to the element where the touch began. If a new list removes it, they no
      // longer bubble to this element, so listen there too.
      const [target] = way;
      begin(event, touch.identifier, touch, { target });
      if (contact) listen(target, TOUCHES, { passive: isPassive });
    },
    touchmove(event) {
      const touch = ours(event);
      if (touch) move(event, touch);
    },
    touchend: finish(EVENT.contactEnded),
    touchcancel: finish(EVENT.contactCancelled),

    pointerdown(event) {
      if (event.pointerType === "touch" || event.button || contact || isOthers(event)) return;
      // Beside the list, a mouse selects the page's text.
      if (!pullsBy("mouse") || !way.includes(element) || !isAtEdge.some(Boolean)) return;
      const selection = window.getSelection();
      const isSelected = !selection.isCollapsed && selection.containsNode(way[0], true);
      if (isSelected || isOnText(event) || nodesOnWay().some((node) => node.matches(INTERACTIVE))) return;
      listen(source, ["pointermove", "pointerup", "pointercancel"]);
      begin(event, event.pointerId, event, { isPointer: true });
    },
    pointermove(event) {
      if (!ours(event)) return;
      if (event.buttons) move(event, event);
      else cancel(event);
    },
    pointerup: finish(EVENT.contactEnded),
    pointercancel: finish(EVENT.contactCancelled),

    // A node may prevent what a mouse does by itself, now or further on its way.
    mousedown(event) {
      contact?.starts.push(event);
    },

    // The click that ends a mouse drag; one with a count of 0 is from a key or a script.
    click(event) {
      if (!swallowsClick || !event.detail) return;
      event.preventDefault();
      event.stopPropagation();
    },

    // Zooming and scrolling across the axis are ignored. Deltas are in pixels as long as deltaMode
    // is not read: Firefox otherwise reports lines (Mozilla bug 1392460).
    wheel(event) {
      const [delta, across] = axis.split(-event.deltaX, -event.deltaY);
      if (event.ctrlKey || Math.abs(across) > Math.abs(delta) || isOthers(event)) return;
      if (outer.nodes.length) look();
      const isPast = isHeld() || leadsPast(delta, innerScrollers());
      if (!isPast) wheelScrolledAt = event.timeStamp;
      const isPull = isPast && pullsBy("wheel") && claim(event) && event.timeStamp - wheelScrolledAt >= REST;
      engine.wheel(event, delta, isPull);
      if (!event.cancelable) return;
      if (isHeld()) {
        event.preventDefault();
      } else if (isBeside()) {
        event.preventDefault();
        axis.scrollTo(axis.offset() - delta);
      }
    },

    keydown(event) {
      if (event.defaultPrevented) return;
      // A key that scrolls: the controls are outside the scroller, which takes the focus.
      const step = KEYS[event.key];
      if (step && nodes.edges.some(({ button }) => button === way[0])) {
        scroller.focus({ preventScroll: true });
        axis.scrollTo(axis.offset() + step * viewport);
        event.preventDefault();
      }
      if (event.code !== "KeyR" || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (way[0].matches(TEXT_FIELDS)) return;
      if (engine.begin(0, 0)) event.preventDefault();
    },
  };

  // Scroll events do not leave the shadow tree by themselves. What is zoomed or resized is seen in the same way.
  function scroll({ target, type }) {
    // Between the edges all else remains as it was.
    if (type !== "scrollend") (target === scroller && axis.isBetween(reach) ? report : scrolled)();
    if (target === scroller) element.dispatchEvent(new Event(type));
  }

  // Whether an event will be heard at the window, after nodes that may prevent it, or is heard there only by chance.
  function isEarly(event) {
    const { type } = event;
    const isMove = type === contact?.type;
    // Away from the edges a wheel only scrolls.
    if (!isMove && type !== "keydown" && (type !== "wheel" || isPassive)) return false;
    const isLast = event.currentTarget === window;
    const isChance = isLast && !isMove && event !== awaited;
    // A node has kept the event before.
    if (isLast) isCut = false;
    else if (awaited && awaited !== event) isCut = true;
    awaited = isLast ? null : event;
    const isLater = !isLast && !isCut && !event.cancelBubble && way.includes(window);
    // Not for longer: the whole page would wait for this listener.
    if (isLater && !isMove) window.addEventListener(type, handle, { signal, passive: false, once: true });
    return isLater || isChance;
  }

  function handle(event) {
    if (event.currentTarget !== window) way = event.composedPath();
    if (isEarly(event)) return;
    // Moves are listened to in several places; see begin and touchstart.
    if (event !== lastEvent) handlers[event.type](event);
    lastEvent = event;
  }

  // Two fingers zoom the page, as without a list, wherever the second one is. Or the browser did not report the end of
  // the last contact here.
  function touchBegan(event) {
    if (event.touches.length > 1 || event.composedPath().includes(element)) cancel(event);
  }
  window.addEventListener("touchstart", touchBegan, { signal, capture: true, passive: true });
  listen(source, ["touchstart"], { passive: true });
  listen(source, ["pointerdown", "mousedown", "keydown"]);
  listen(source, ["click"], { capture: true });
  listen(scroller, ["scroll", "scrollend"], { capture: true }, scroll);
  listen(visualViewport, ["resize"], {}, scroll);

  return {
    // Takes in an event that came earlier, with its way.
    hear(event, path) {
      way = path;
      handlers[event.type](event);
    },
    // Reads the sizes from a resize observer. The offset belongs to the same length. How much has come in before
    // what is read is for the engine to guess, unless it is given.
    resize(inserted) {
      look();
      const [length, newExtent] = [axis.viewport(), axis.extent()];
      if (viewport && newExtent !== extent) {
        report();
        extent = newExtent;
        engine.send(EVENT.contentChanged, { x: extent, y: inserted, flag: inserted !== undefined });
      }
      viewport = length;
      extent = newExtent;
      report();
    },
    scrolled,
    release,
    isPrepared: () => contact?.isPrepared,
    cancel,
  };
}
