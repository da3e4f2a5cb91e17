// The entry of overscroll-floor.js, which is loaded with overscroll-full.wasm when an element has a floor.
//
// The floor of one element: the child in its slot "floor", which a longer pull brings down.
//
// An adapter around the exports of the engine's module, so that the script of pages without a floor needs none
// of it: it sees every call of the element's session, and which effects it answers with.

import {
  ANSWER,
  EFFECT,
  EVENT,
  FLOOR,
  FLOOR_ENGLISH,
  FLOOR_FACTOR,
  FLOORS,
  LAYOUT,
  PARAMETER,
  TEXT,
  TRIGGER,
} from "./codes.ts";
import { blocksScrolling, makeFocus } from "./floor-input.js";
import { atRest, warn } from "./run.js";

// The slot is a box in the place of the content: its end is attached to the content's start. While nothing of it is
// seen, it costs no layout. The child keeps the margins of its own children inside (flow-root).
const STYLE = `[name=floor]{display:block;position:absolute;inset:0 0 auto;overflow:auto;overscroll-behavior:contain;outline:none}
:host([axis=horizontal]) [name=floor]{inset:0 auto;inset-inline-start:0}
[name=floor]::slotted(:not([hidden])){display:flow-root}
[name=floor]:not([shown])::slotted(*){visibility:hidden;content-visibility:hidden}
[name=floor]:not([shown])~.indicator.start{opacity:0}
[name=floor][entered]~.indicator{opacity:0;transition:opacity .2s}
[name=floor][entered]~#scroller[page]{overflow:clip}`;

const isUp = (state) => state === FLOOR.opening || state === FLOOR.open;
let sheet;
// By element.
const adapted = new WeakMap();

export const part = { layout: LAYOUT, adapt };

// The engine's module for an element, once no run is in progress: the element may have been without a floor.
async function adapt(wasm, element) {
  await atRest(element);
  if (!adapted.has(element)) adapted.set(element, makeFloor(wasm, element));
  return adapted.get(element);
}

function makeFloor({ call, canvas }, element) {
  const root = element.shadowRoot;
  const slot = root.querySelector("[name=floor]");
  const picture = root.querySelector(".start canvas") ?? slot;
  const focus = makeFocus(element, slot, close);
  // The child, if it has not been removed.
  const child = () => slot.assignedElements()[0];
  // The session's address; 0 while the element is in no page.
  let view = 0;
  let state;
  let viewport = 0;
  // Of the floor.
  let length = 0;
  // How far the page is scrolled back to show the floor.
  let away = 0;
  // What is shown: the pull, and the length it belongs to.
  let shown;
  let watcher;
  let configured;
  let news = null;
  // What the element's script passes in.
  let page = {};

  // Before the session is configured: its behavior has no floor by itself.
  function raise() {
    configured = child();
    const get = (code) => call.overscroll_parameter(view, 0, code);
    const set = (code, value) => call.overscroll_change(view, 0, code, value);
    const changes = element.parameters;
    if (configured && element.edge === "end") warn('no floor with edge="end"');
    if (!configured) {
      set(PARAMETER.floor, 0);
    } else if (!get(PARAMETER.floor) && Number(changes?.floor ?? 1) && get(PARAMETER.trigger) !== TRIGGER.reach) {
      set(PARAMETER.floor, Math.max(get(PARAMETER.arm), get(PARAMETER.fire)) * FLOOR_FACTOR);
    }
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill && !changes?.floorMotion) set(PARAMETER.floorMotion, 0);
  }

  // Measures the floor where it is shown: at the top of what the list scrolls with, or where the list begins if that is
  // in the lower half. Returns how far away that is.
  function measure() {
    const { scroller } = element;
    length = viewport;
    if (root.contains(scroller)) return 0;
    const { scrollTop, clientHeight } = scroller;
    // The page's own box moves.
    const top = Math.max(0, scroller.getBoundingClientRect().top);
    const start = element.getBoundingClientRect().top - top + scrollTop;
    const shownAt = start < clientHeight / 2 ? 0 : start;
    length = Math.min(viewport, clientHeight - start + shownAt);
    return scrollTop - shownAt;
  }

  // Scrolls the page, and keeps the rows in their place on the screen.
  function scrollPage(points) {
    if (!points) return;
    away -= points;
    element.scroller.scrollBy({ top: points, behavior: "instant" });
    root.querySelector("#content").style.translate = away ? `0 ${-away}px` : "";
  }

  function request(flag) {
    page.engine.send(EVENT.floorRequested, { flag });
    return isUp(state);
  }

  function close() {
    request(false);
  }

  function change(next) {
    const previous = state;
    state = next;
    slot.toggleAttribute("entered", next > FLOOR.armed);
    page.engine.isOnFloor = next > FLOOR.armed;
    if (next === FLOOR.opening) scrollPage(-measure());
    if (next === FLOOR.closed) scrollPage(away);
    place();
    if (isUp(next) && !isUp(previous)) enter(previous !== FLOOR.armed);
    if (isUp(previous) && !isUp(next)) leave();
    const detail = { state: FLOORS[next], previous: FLOORS[previous] };
    page.control.reflect("floor", { ...detail, phase: detail.state });
    // Other gestures belong to the list now, and another title.
    if (element.isConnected) {
      page.look();
      // A refresh that the page has set meanwhile.
      if (next === FLOOR.closed) page.control.started();
    }
    page.attachment.word();
    element.dispatchEvent(new CustomEvent("floorchange", { detail }));
  }

  function enter(isByProgram) {
    focus.enter(isByProgram);
    if (!globalThis.CloseWatcher) return;
    watcher = new CloseWatcher();
    watcher.onclose = close;
  }

  function leave() {
    watcher?.destroy();
    watcher = null;
    focus.leave();
  }

  // Moves the slot with the content, and tells the child.
  function place() {
    const pull = element.overscroll;
    const next = `${pull} ${length} ${state}`;
    if (next === shown) return;
    shown = next;
    const isSeen = pull > 0 || state > FLOOR.armed;
    slot.toggleAttribute("shown", isSeen);
    const isHorizontal = element.axis === "horizontal";
    const sign = isHorizontal && element.matches(":dir(rtl)") ? -1 : 1;
    const distance = Math.min(pull - length, 0) * sign;
    slot.style[isHorizontal ? "width" : "height"] = `${length}px`;
    slot.style.transform = distance ? `translate${isHorizontal ? "X" : "Y"}(${distance}px)` : "";
    const own = child();
    if (!own) return;
    own.dataset.phase = FLOORS[state];
    const armsAt = call.overscroll_parameter(view, 0, PARAMETER.floor);
    const tell = (name, value) => own.style.setProperty(`--overscroll-${name}`, value);
    tell("progress", armsAt && pull / armsAt);
    tell("pull", `${pull}px`);
    tell("open", length && Math.min(pull / length, 1));
  }

  // After the app has removed the child or added another one.
  slot.addEventListener("slotchange", () => {
    if (view && child() !== configured) page.attachment.configure();
  });
  slot.addEventListener("wheel", (event) => blocksScrolling(event, slot) && event.preventDefault(), { passive: false });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !watcher && isUp(state) && !event.defaultPrevented) close();
  });
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets.push(sheet);

  return {
    canvas,
    level: 1,
    call: {
      ...call,
      overscroll_open(...rest) {
        view = call.overscroll_open(...rest);
        return view;
      },
      overscroll_close() {
        call.overscroll_close(view);
        view = 0;
      },
      overscroll_configure(...rest) {
        if (!rest[1]) raise();
        return call.overscroll_configure(...rest);
      },
      overscroll_send(...rest) {
        if (rest[1] === EVENT.scrolled) {
          viewport = rest[8];
          measure();
        }
        call.overscroll_send(...rest);
      },
      // The app is told of a new state before the next effect is taken, and may then do anything, such as remove
      // the element.
      overscroll_take() {
        const told = news;
        news = null;
        if (told !== null) change(told);
        if (!view) return -1;
        const effect = call.overscroll_take(view);
        if (effect === EFFECT.reportFloor) news = new Float64Array(call.memory.buffer)[view / 8 + ANSWER.value];
        if (effect < 0) place();
        return effect;
      },
      // Called for every new text, as in another language.
      overscroll_title(...rest) {
        focus.name(page.language.text(TEXT.floorBack));
        // Over a floor a look has the colors of its scheme.
        const below = picture.closest(".indicator") && child();
        picture.style.colorScheme = below ? getComputedStyle(below).colorScheme : "";
        return !rest[1] && state === FLOOR.armed ? TEXT.floorArmed : call.overscroll_title(...rest);
      },
    },

    // Called while the element is attached, with what only its script can do. Returns what opens or closes it.
    floor(given) {
      page = given;
      const { english } = page.language;
      [english[TEXT.floorArmed], english[TEXT.floorBack]] = FLOOR_ENGLISH;
      state = FLOOR.closed;
      page.control.reflect("floor", { phase: FLOORS[state] });
      slot.hidden = false;
      return request;
    },
  };
}
