// Connects the modules of an element while it is in a document.

import { configure, isSet } from "./attributes.js";
import { makeAxis } from "./axis.js";
import { searchForFixed } from "./fixed-nodes.js";
import { EDGES, EVENT, PHASES } from "./codes.ts";
import { makeEffectApplication } from "./effect-application.js";
import { makeEngine } from "./engine.js";
import { makeIndicator } from "./indicator.js";
import { makeInputTranslation } from "./input-translation.js";
import { lineOf } from "./language.js";
import { arrivals } from "./parts.js";
import { findScroller, makeOuterScrollers } from "./scrollers.js";
import { makeTrace } from "./trace.js";

// How long the search for what is fixed goes on at a time, in milliseconds.
const SLICE = 3;

// `control` is the part of the element that modules use: which events have listeners, the value of
// `refreshing`, what to call once it is attached, how phases are reflected.
export function attach(element, nodes, control, language, module) {
  const { edges, scroller, content } = nodes;
  const leaving = new AbortController();
  const { signal } = leaving;
  const listen = (target, type, handler) => target.addEventListener(type, handler, { signal });
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  // The text direction, as read from the page.
  let reading;
  // In points, and whether it began with something fixed in the content; undefined until that is known.
  let displacement = 0;
  let hasFixed;
  let search;
  let isStarted = false;

  const axis = makeAxis(element, nodes);
  const trace = makeTrace(element, control.isHeard, emit);
  const engine = makeEngine(module, axis.isHorizontal, trace);
  const indicators = EDGES.map((_, edge) => makeIndicator(engine, language, element, edge, nodes, axis));
  const chosen = findScroller(element);
  scroller.toggleAttribute("page", chosen !== null);
  const outer = makeOuterScrollers(element, axis, chosen?.node);
  const input = makeInputTranslation(engine, element, nodes, axis, outer, chosen?.target ?? element, signal, prepare);
  // Effects that concern more than their own edge.
  const list = {
    emit,
    // Colors and fonts may have changed since the last pull.
    restyle: () => (input.isPrepared() ? applyReading() : restyle()),

    displace(points) {
      const isFirst = !displacement;
      if (isFirst && !input.isPrepared()) lookForFixed();
      displacement = points;
      engine.isMoving = points !== 0;
      // To become a stacking context takes a layout: that of the change of phase.
      if (isFirst) place();
    },

    // Padding at the start moves the content; scrolling by as much keeps visible rows in place.
    keepRoom(edge, points) {
      const offset = axis.offset();
      indicators[edge].keep(points);
      if (!edge) list.scrollTo(offset);
    },

    scrollTo(offset) {
      axis.scrollTo(offset);
      input.scrolled(true);
    },

    // Holds results for as many seconds, or as the behavior says.
    hold(edge, seconds) {
      if (engine.holds[edge] === seconds) return;
      engine.holds[edge] = seconds;
      setUp();
    },

    // In a chat whose rows no place keeps, the engine guesses which are older.
    measureHistory() {
      if (element.chat && !element.keptPlace) input.resize();
    },
  };
  const effects = indicators.map((indicator, edge) =>
    makeEffectApplication(engine, list, element, control, edge, indicator),
  );
  const sizes = new ResizeObserver(measure);
  const languages = new MutationObserver((changes) => {
    const line = new Set(lineOf(element));
    if (changes.some(({ target }) => line.has(target))) translate();
  });
  engine.perform = (edge, effect, value) => effects[edge].perform(effect, value);
  engine.present = present;

  const attachment = {
    engine,
    level: module.level,
    scroller: chosen?.node ?? scroller,
    hear: input.hear,
    run: (edge) => effects[edge].currentRun(),
    endRefresh: () => effects[0].endRefresh(),
    // Requests a run; returns the current one, or null.
    begin: (edge, role) => (engine.begin(edge, role) ? attachment.run(edge) : null),

    configure() {
      setUp();
      translate();
      input.scrolled();
      // Once the page has set all that belongs to a change.
      queueMicrotask(() => effects.forEach((each) => each.settle()));
    },

    // Reads all that the first picture depends on, and writes nothing.
    read() {
      readStyles();
      axis.freeze();
      outer.survey();
    },

    // Writes, and reads nothing more.
    finish() {
      if (signal.aborted) return;
      start();
      axis.thaw();
      control.started();
    },

    // After a move within the document, which changes what is around the element.
    move() {
      languages.disconnect();
      listenToLanguages();
      translate();
      measure();
    },

    word() {
      for (const indicator of indicators) indicator.word();
      present();
    },

    // Cancels runs; removes all listeners, observers, frames and timers, and frees memory.
    detach() {
      arrivals.delete(arrive);
      search = null;
      input.release();
      chosen?.release();
      engine.close();
      leaving.abort();
      sizes.disconnect();
      languages.disconnect();
    },
  };

  // In tasks of their own, which a long list does not make longer.
  function lookForFixed() {
    const latest = (search = searchForFixed(element.children, true));
    const goOn = () => {
      if (latest !== search) return;
      const end = performance.now() + SLICE;
      do hasFixed = latest.next().value;
      while (hasFixed === undefined && performance.now() < end);
      if (hasFixed === undefined) setTimeout(goOn);
    };
    goOn();
  }

  function emit(type, edge, values) {
    const detail = { edge: EDGES[edge], ...values };
    element.dispatchEvent(new CustomEvent(type, { detail }));
  }

  // While frames run, the next one shows the last of several events. Text is painted before styles are written,
  // because to set a font the browser computes them.
  function present(isFrame) {
    if (!isFrame && engine.ticker.isRunning()) return;
    for (const indicator of indicators) indicator.present(isFrame);
    place();
  }

  function place() {
    // A transform is no layout, but the containing block of what is fixed inside the content: none at
    // rest, and none at all where something is or may be fixed.
    const isPlain = hasFixed === false;
    scroller.style.transform = displacement && isPlain ? axis.shift(displacement) : "";
    scroller.style[axis.side] = displacement && !isPlain ? `${axis.sign() * displacement}px` : "";
  }

  function setUp() {
    configure(element, engine, trace, lessMotion.matches);
    engine.trace(element.outline);
    // The keyboard reaches a list that can scroll.
    const name = element.getAttribute("name");
    Object.assign(scroller, { ariaLabel: name, role: name && "region" });
    for (const edge of EDGES.keys()) {
      // While the app loads outside of a run, nothing arms or fires.
      engine.send(EVENT.externalLoadingChanged, { edge, flag: isSet(element, "loading", edge) });
      engine.exhaust(edge, isSet(element, "finished", edge));
    }
  }

  function measure() {
    for (const indicator of indicators) indicator.resize();
    // What overscroll-place.js keeps in its place.
    input.resize(element.keptPlace?.(measure));
    // The observer calls after the frame.
    present(true);
  }

  function readStyles() {
    [reading] = indicators.map((indicator) => indicator.restyle());
  }

  // Applies changes of style sheets and settings.
  function restyle() {
    readStyles();
    applyReading();
  }

  // Updates the texts, too, because fonts change their width.
  function applyReading() {
    for (const indicator of indicators) indicator.word();
    axis.turn(reading);
    const flag = lessMotion.matches;
    const number = reading === "rtl";
    engine.send(EVENT.environmentChanged, { number, flag, x: devicePixelRatio });
  }

  function translate() {
    listenForLanguage();
    restyle();
  }

  // A part that was loading has arrived.
  function arrive() {
    setUp();
    if (!isStarted) return;
    restyle();
    measure();
  }

  function listenForLanguage() {
    const direction = language.listen();
    for (const indicator of indicators) indicator.direct(direction);
  }

  function listenToLanguages() {
    for (const root of lineOf(element)) {
      // A document, also another one, or a shadow root.
      if (root.nodeType > Node.COMMENT_NODE) {
        languages.observe(root, { subtree: true, attributeFilter: ["lang", "dir"] });
      }
    }
  }

  // Does what takes long at the beginning of a pull, between the touch and the first frame. The pictures are still
  // hidden, but the browser looks up fonts and compiles.
  function prepare(isAtEdge) {
    readStyles();
    isAtEdge.forEach((flag, edge) => flag && indicators[edge].paint());
    lookForFixed();
  }

  function see() {
    engine.send(document.hidden ? EVENT.hidden : EVENT.shown);
  }

  // The first configuration, in the steps `read` and `finish`: several elements are read before the first is written.
  function start() {
    isStarted = true;
    applyReading();
    measure();
    engine.send(EVENT.attached);
    see();
  }

  attachment.floor = module.floor?.({ engine, control, attachment, language, look: input.scrolled });
  setUp();
  listenForLanguage();
  for (const edge of EDGES) control.reflect(edge, { phase: PHASES[0] });
  // A copy made during a run has it.
  element.ariaBusy = null;
  edges.forEach(({ button }, edge) => {
    listen(button, "click", () => engine.begin(edge, engine.roles[edge]));
    listen(button, "blur", indicators[edge].word);
  });
  listen(document, "visibilitychange", see);
  listen(lessMotion, "change", attachment.configure);
  listen(window, "pagehide", input.cancel);
  listen(matchMedia("(prefers-color-scheme: dark)"), "change", restyle);
  // Zooming a page does not resize a list of fixed size, but changes the device pixel ratio.
  listen(window, "resize", measure);
  sizes.observe(scroller);
  if (chosen) sizes.observe(chosen.node);
  sizes.observe(content);
  listenToLanguages();
  arrivals.add(arrive);
  return attachment;
}

const waiting = [];

// Attaches all elements that a page adds at once in steps: a read of the layout after each write would lay the page out
// once for each of them. Calls `read`, then `finish` of an attachment, after the `read` of all others in the queue.
export function finishTogether(attachment) {
  if (waiting.push(attachment) > 1) return;
  queueMicrotask(() => {
    const attachments = waiting.splice(0);
    for (const each of attachments) each.read();
    for (const each of attachments) each.finish();
  });
}
