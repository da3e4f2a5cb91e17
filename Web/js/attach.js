// What an element holds while it is in a document, and the shadow tree it always has.

import { makeAxis } from "./axis.js";
import { ANSWER, BEHAVIORS, EDGES, EFFECTS, EVENT, EVENTS, FIDELITIES, LANGUAGES, LOAD_BEHAVIORS, PARAMETER, PARAMETERS, PHASES, RIGHT_TO_LEFT, TWOFOLD, WHEEL } from "./codes.js";
import { makeEffectApplication } from "./effect-application.js";
import { makeFrameTicker } from "./frame-ticker.js";
import { makeIndicator } from "./indicator.js";
import { makeInputTranslation } from "./input-translation.js";
import { makeOuterScrollers } from "./outer-scrollers.js";
import { pointsOf } from "./outline.js";
import { all, change } from "./parameters.js";
import { warn } from "./run.js";

// The content is below the scroller's own focus ring, which has no room outside.
const STYLE = `:host{display:flex;flex-direction:column;position:relative;overflow:hidden}
:host([hidden]){display:none}
#scroller{position:relative;z-index:0;flex:1;outline-offset:-2px;overflow:hidden auto;overscroll-behavior-y:none}
#content{position:relative;z-index:-1;display:flow-root}
.indicator{position:absolute;inset:auto 0;display:grid;place-items:center;visibility:hidden;pointer-events:none}
.start{top:0}
.end{bottom:0}
canvas,.indicator ::slotted(*){grid-area:1/1}
button{position:absolute;z-index:1;left:50%;margin:8px 0;translate:-50%;pointer-events:none}
.indicator button{margin:0;width:100%;height:100%}
button:focus-visible,.indicator button{pointer-events:auto}
button:not(:focus-visible){opacity:0}
:host([chat]) #scroller{overflow-anchor:none}
:host([axis=horizontal]) #scroller{overflow:auto hidden;overscroll-behavior:none auto}
:host([axis=horizontal]) #content{display:flex;width:max-content;min-height:100%}
:host([axis=horizontal]) .indicator{inset:0 auto}
:host([axis=horizontal]) .indicator.start{inset-inline-start:0}
:host([axis=horizontal]) .indicator.end{inset-inline-end:0}
#status{position:absolute;clip-path:inset(50%)}`;

const TRACE = "overscrollframe";

// Builds the shadow tree: for each edge a control and what is seen there, in front of that the
// scroller, a live region. Node by node, because a page's security policy may forbid markup and
// style from text.
export function buildParts(element) {
  const root = element.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const add = (parent, tag, attributes) => {
    const node = parent.appendChild(document.createElement(tag));
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };
  const edges = EDGES.map((name) => {
    const button = add(root, "button", { class: name, hidden: "" });
    const holder = add(root, "div", { class: `indicator ${name}`, part: "indicator" });
    const canvas = add(holder, "canvas", { "aria-hidden": "true" });
    return { button, holder, canvas, slot: add(holder, "slot", { name }) };
  });
  const scroller = add(root, "div", { id: "scroller", part: "scroller" });
  const content = add(scroller, "div", { id: "content" });
  add(content, "slot");
  const status = add(root, "div", { id: "status", role: "status" });
  scroller.after(edges[1].button);
  return { root, edges, scroller, content, status };
}

export function attach(element, nodes, isHeard, module) {
  const { call } = module;
  const { edges, scroller, content, status } = nodes;
  const axis = makeAxis(element, nodes);
  let view = call.overscroll_open(axis.isHorizontal);
  // The page's own outline, 0 for none.
  let outline = 0;
  let isDraining = false;
  let language;
  let direction;
  let locale;
  // The language that was last warned of.
  let refusedLang;
  // What the session was sent and has ordered since the last report, for those who trace.
  let sent = [];
  let ordered = [];

  const attachment = {
    isHeard,
    // Whether the latest frame moved the content.
    isMoving: false,
    // By an edge's number: 0 refreshes, 1 loads more, -1 does nothing.
    roles: [-1, -1],
    // In the standard wording, where no other is asked for.
    text: (key, wording) => module.text(language, key, wording),
    date: (date, style) => date.toLocaleString(locale, style),

    // MARK: To the engine

    // Times are milliseconds, as the browser counts them; what is left out is 0.
    send(code, values = {}) {
      // What comes after removal, such as the end of an aborted task, is of no interest.
      if (!view) return;
      const { time = performance.now(), edge, number, outcome, flag, x = 0, y = 0, z = 0 } = values;
      const seconds = time / 1000;
      call.overscroll_send(view, code, edge, number, outcome, flag, seconds, x, y, z);
      noteWheel(seconds);
      note(EVENTS[code], seconds, values);
      drain(code === EVENT.frame);
    },

    // One step of a wheel, in points.
    wheel({ timeStamp, momentum = 2 }, delta, isAtEdge) {
      const seconds = timeStamp / 1000;
      const silentAt = call.overscroll_wheel(view, seconds, delta, isAtEdge, momentum);
      if (silentAt) ticker.wakeAt(silentAt, "wheel");
      noteWheel(seconds, delta);
      drain();
    },

    // Asks for a run and gives the one under way; null where the edge has no such role.
    begin(edge, role) {
      if (attachment.roles[edge] !== role) return null;
      attachment.send(EVENT.beginRequested, { edge });
      return attachment.run(edge);
    },

    configure() {
      const { edge, chat, disabled, fidelity, frames } = element;
      call.overscroll_frames(view, frames?.pull?.length, frames?.run?.length);
      const isOff = (other) => disabled || edge === other;
      attachment.roles = [isOff("end") ? -1 : +chat, isOff("start") ? -1 : 1];
      attachment.roles.forEach((role, edge) => {
        const names = role ? LOAD_BEHAVIORS : BEHAVIORS;
        const name = role ? element.loadBehavior : element.behavior;
        let changes = edge ? element.loadParameters : element.parameters;
        if (role < 0) changes = null;
        const behavior = role < 0 ? role : names.indexOf(name);
        const seconds = performance.now() / 1000;
        const configure = () => {
          call.overscroll_choose(view, edge, role, behavior, FIDELITIES.indexOf(fidelity));
          const set = (code, value) => call.overscroll_change(view, edge, code, value);
          if (changes) change(changes, set);
          return call.overscroll_configure(view, edge, seconds);
        };
        const refused = configure();
        if (refused >= 0) {
          const { [PARAMETERS[refused]]: value, startDistance } = all(parameter(edge));
          const least = refused === PARAMETER.arm ? `, startDistance is ${startDistance}` : "";
          const reason = `${PARAMETERS[refused]} cannot be ${value}${least}`;
          warn(`no parameters at the ${EDGES[edge]}: ${reason}`);
          changes = null;
          configure();
        }
        // The name that a trace has for it, and what it differs in.
        const isOther = fidelity === "original" && TWOFOLD.includes(name);
        const parameters = changes && all(parameter(edge));
        note("configured", seconds, { edge, role, behavior: isOther ? `${name}-original` : name, parameters });
        indicators[edge].dress();
      });
      for (const indicator of indicators) indicator.resize();
      attachment.tellLoading();
      attachment.translate();
      input.scrolled();
    },

    // Whether the app loads by itself, during which nothing arms or fires.
    tellLoading() {
      const flag = element.loading;
      for (const edge of EDGES.keys()) attachment.send(EVENT.externalLoadingChanged, { edge, flag });
    },

    // Measures the page's own outline, in place of that before.
    trace() {
      // Without a point it is freed.
      outline &&= call.overscroll_outline(outline);
      for (const point of pointsOf(element.outline)) outline = call.overscroll_outline(outline, ...point);
      attachment.restyle();
    },

    // Cancels what runs, and leaves no listener, observer, frame, timer or memory behind.
    detach() {
      input.release();
      // Also when a listener removes the element while effects are being performed.
      isDraining = false;
      attachment.send(EVENT.detached);
      leaving.abort();
      sizes.disconnect();
      languages.disconnect();
      ticker.detach();
      if (outline) call.overscroll_outline(outline);
      call.overscroll_close(view);
      view = 0;
    },

    // MARK: From the engine

    run: (edge) => effects[edge].currentRun(),
    title: (edge) => call.overscroll_title(view, edge),
    draw: (edge, look, ...sizes) =>
      module.draw(view, edge, look, performance.now() / 1000, ...sizes, element.fading, outline),

    parameters: (edge) => (attachment.roles[edge] < 0 ? null : all(parameter(edge))),
    // Whether a pull starts a run, by letting go or by itself.
    isPulled: (edge) => parameter(edge)(PARAMETER.trigger) < 2,

    // A number of the last answer; read asks for a new one first.
    answer: (slot) => module.answer(view, slot),

    read(edge, slot) {
      if (!view) return 0;
      call.overscroll_read(view, edge);
      return attachment.answer(slot);
    },

    displace(points) {
      attachment.isMoving = true;
      // No transform at rest: it would hold fixed elements inside the content.
      scroller.style.transform = points ? axis.shift(points) : "";
    },

    // Room at the start moves the content; scrolling by as much keeps what is read in its place.
    keepRoom(edge, points) {
      const offset = axis.offset();
      indicators[edge].keep(points);
      if (!edge) attachment.scrollTo(offset);
    },

    scrollTo(offset) {
      axis.scrollTo(offset);
      input.scrolled(true);
    },

    emit(type, edge, values) {
      const detail = { edge: EDGES[edge], ...values };
      element.dispatchEvent(new CustomEvent(type, { detail }));
    },

    // MARK: Surroundings

    // Reads what a style sheet or a setting may have changed.
    restyle() {
      const [reading] = indicators.map((indicator) => indicator.restyle(direction));
      axis.turn(reading);
      const flag = lessMotion.matches;
      const number = reading === "rtl";
      attachment.send(EVENT.environmentChanged, { number, flag, x: devicePixelRatio });
    },

    translate() {
      const speaker = element.closest("[lang]");
      const { lang } = speaker ?? document.documentElement;
      // A malformed tag throws; what we do not speak is the first language.
      language = -1;
      try {
        locale = new Intl.Locale(lang);
        const { language: code, script, region } = locale;
        const isTraditional = script ? script === "Hant" : /TW|HK|MO/.test(region);
        const tag = code === "zh" ? `zh-${isTraditional ? "Hant" : "Hans"}` : code;
        language = LANGUAGES.indexOf(tag);
      } catch {
        // Where nobody says a language, nobody is told.
        if (speaker && lang !== refusedLang) {
          warn(`lang "${lang}" is no language, using "${LANGUAGES[0]}"`);
        }
        refusedLang = lang;
      }
      if (language < 0) [locale, language] = [LANGUAGES[0], 0];
      direction = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
      attachment.restyle();
    },

    word() {
      for (const indicator of indicators) indicator.word();
      present();
    },
  };

  const parameter = (edge) => (code) => call.overscroll_parameter(view, edge, code);

  function note(event, time, values) {
    if (isHeard(TRACE)) sent.push({ event, ...values, edge: EDGES[values?.edge ?? 0], time });
  }

  // A wheel's gesture has its beginning and its end from the engine's own rule.
  function noteWheel(time, x) {
    const meaning = attachment.answer(ANSWER.wheel);
    if (meaning === WHEEL.began) note(EVENTS[EVENT.wheelBegan], time);
    if (meaning === WHEEL.ended) note(EVENTS[EVENT.wheelEnded], time);
    else if (meaning) note(EVENTS[EVENT.wheelMoved], time, { x, flag: meaning === WHEEL.fading });
  }

  // Performing an effect may send an event; only the outermost call takes effects out, so that
  // they are performed in order.
  function drain(isFrame) {
    if (isDraining) return;
    isDraining = true;
    if (isFrame) attachment.isMoving = false;
    let code;
    while (view && (code = call.overscroll_take(view)) >= 0) {
      const value = attachment.answer(ANSWER.value);
      const edge = attachment.answer(ANSWER.edge);
      if (isHeard(TRACE)) ordered.push({ effect: EFFECTS[code], edge: EDGES[edge], value });
      effects[edge].perform(code, value);
    }
    isDraining = false;
    if (view) present(isFrame);
    if (!isHeard(TRACE)) return;
    const report = {
      phase: PHASES[attachment.read(0, ANSWER.phase)],
      progress: attachment.answer(ANSWER.progress),
      overscroll: attachment.answer(ANSWER.overscroll),
      effects: ordered,
      events: sent,
    };
    [sent, ordered] = [[], []];
    attachment.emit(TRACE, 0, report);
  }

  function present(isFrame) {
    for (const indicator of indicators) indicator.present(isFrame);
  }

  function measure() {
    for (const indicator of indicators) indicator.resize();
    input.resize();
  }

  const seen = () => attachment.send(document.hidden ? EVENT.hidden : EVENT.shown);

  const leaving = new AbortController();
  const { signal } = leaving;
  const listen = (target, type, handler) => target.addEventListener(type, handler, { signal });
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const ticker = makeFrameTicker(attachment.send);
  const indicators = EDGES.map((_, edge) =>
    makeIndicator(attachment, element, edge, nodes, axis),
  );
  const effects = indicators.map((indicator, edge) =>
    makeEffectApplication(attachment, element, edge, status, ticker, indicator),
  );
  const outer = makeOuterScrollers(element, axis);
  const input = makeInputTranslation(attachment, element, scroller, axis, outer, signal);
  const sizes = new ResizeObserver(measure);
  const languages = new MutationObserver(attachment.translate);

  attachment.configure();
  attachment.trace();
  measure();
  attachment.send(EVENT.attached);
  seen();
  edges.forEach(({ button }, edge) => {
    listen(button, "click", () => attachment.begin(edge, attachment.roles[edge]));
    listen(button, "blur", indicators[edge].word);
  });
  listen(document, "visibilitychange", seen);
  listen(lessMotion, "change", attachment.restyle);
  listen(matchMedia("(prefers-color-scheme: dark)"), "change", attachment.restyle);
  // A page that is zoomed leaves a list of fixed size as it is, but not the screen's pixels.
  listen(window, "resize", measure);
  sizes.observe(scroller);
  sizes.observe(content);
  languages.observe(document, { subtree: true, attributeFilter: ["lang", "dir"] });
  return attachment;
}
