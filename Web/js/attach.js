// Connects the modules of an element while it is in a document.

import { makeAxis } from "./axis.js";
import { EDGES, EVENT, PHASES } from "./codes.js";
import { configure } from "./configuration.js";
import { makeEffectApplication } from "./effect-application.js";
import { makeEngine } from "./engine.js";
import { makeIndicator } from "./indicator.js";
import { makeInputTranslation } from "./input-translation.js";
import { makeLanguage } from "./language.js";
import { makeOuterScrollers } from "./outer-scrollers.js";
import { pointsOf } from "./outline.js";
import { makeTrace } from "./trace.js";

// `control` is what the element keeps while it is not in a document: which events have listeners, the value of
// `refreshing`, and how phases are reflected.
export function attach(element, nodes, control, module) {
  const { edges, scroller, content, status } = nodes;
  const leaving = new AbortController();
  const { signal } = leaving;
  const listen = (target, type, handler) => target.addEventListener(type, handler, { signal });
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let direction;

  const axis = makeAxis(element, nodes);
  const trace = makeTrace(control.isHeard, emit);
  const engine = makeEngine(module, axis.isHorizontal, trace);
  const language = makeLanguage(element, module);
  const indicators = EDGES.map((_, edge) => makeIndicator(engine, language, element, edge, nodes, axis));
  const outer = makeOuterScrollers(element, axis);
  const input = makeInputTranslation(engine, element, nodes, axis, outer, signal);
  // Effects that concern more than their own edge.
  const list = {
    emit,
    restyle,
    text: language.text,

    displace(points) {
      engine.isMoving = true;
      // No transform at rest: it would be the containing block of fixed elements inside the
      // content.
      scroller.style.transform = points ? axis.shift(points) : "";
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
  };
  const effects = indicators.map((indicator, edge) =>
    makeEffectApplication(engine, list, element, control, edge, status, indicator),
  );
  const sizes = new ResizeObserver(measure);
  const languages = new MutationObserver(translate);
  engine.perform = (edge, effect, value) => effects[edge].perform(effect, value);
  engine.present = present;

  const attachment = {
    engine,
    run: (edge) => effects[edge].currentRun(),
    // Requests a run; returns the current one, or null.
    begin: (edge, role) => (engine.begin(edge, role) ? attachment.run(edge) : null),

    configure() {
      configure(element, engine, trace);
      for (const indicator of indicators) {
        indicator.dress();
        indicator.resize();
      }
      attachment.tellLoading();
      translate();
      input.scrolled();
    },

    // Reports whether the app loads outside of a run; meanwhile nothing arms or fires.
    tellLoading() {
      const flag = element.loading;
      for (const edge of EDGES.keys()) engine.send(EVENT.externalLoadingChanged, { edge, flag });
    },

    // Measures the page's own outline; replaces an earlier one.
    trace() {
      engine.trace(pointsOf(element.outline));
      restyle();
    },

    translate,

    word() {
      for (const indicator of indicators) indicator.word();
      present();
    },

    // Cancels runs; removes all listeners, observers, frames and timers, and frees memory.
    detach() {
      input.release();
      engine.close();
      leaving.abort();
      sizes.disconnect();
      languages.disconnect();
    },
  };

  function emit(type, edge, values) {
    const detail = { edge: EDGES[edge], ...values };
    element.dispatchEvent(new CustomEvent(type, { detail }));
  }

  function present(isFrame) {
    for (const indicator of indicators) indicator.present(isFrame);
  }

  function measure() {
    for (const indicator of indicators) indicator.resize();
    input.resize();
  }

  // Applies changes of style sheets and settings.
  function restyle() {
    const [reading] = indicators.map((indicator) => indicator.restyle(direction));
    axis.turn(reading);
    const flag = lessMotion.matches;
    const number = reading === "rtl";
    engine.send(EVENT.environmentChanged, { number, flag, x: devicePixelRatio });
  }

  function translate() {
    direction = language.listen();
    restyle();
  }

  function see() {
    engine.send(document.hidden ? EVENT.hidden : EVENT.shown);
  }

  attachment.configure();
  attachment.trace();
  for (const edge of EDGES) control.reflect(edge, { phase: PHASES[0] });
  measure();
  engine.send(EVENT.attached);
  see();
  edges.forEach(({ button }, edge) => {
    listen(button, "click", () => engine.begin(edge, engine.roles[edge]));
    listen(button, "blur", indicators[edge].word);
  });
  listen(document, "visibilitychange", see);
  listen(lessMotion, "change", restyle);
  listen(matchMedia("(prefers-color-scheme: dark)"), "change", restyle);
  // Zooming a page does not resize a list of fixed size, but changes the device pixel ratio.
  listen(window, "resize", measure);
  sizes.observe(scroller);
  sizes.observe(content);
  languages.observe(document, { subtree: true, attributeFilter: ["lang", "dir"] });
  return attachment;
}
