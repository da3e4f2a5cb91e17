// What an element holds while it is in a document, and the shadow tree it always has.

import { ANSWER, BEHAVIORS, EFFECTS, EVENT, LANGUAGES, LOOKS, PHASES, TEXT, TITLES } from "./codes.js";
import { makePainter } from "./display-list-painter.js";
import { makeEffectApplication } from "./effect-application.js";
import { makeFrameTicker } from "./frame-ticker.js";
import { makeInputTranslation } from "./input-translation.js";

const STYLE = `:host{display:flex;flex-direction:column;position:relative;overflow:hidden}
:host([hidden]){display:none}
#scroller{position:relative;flex:1;min-height:0;overflow:hidden auto;overscroll-behavior-y:none}
canvas{position:absolute;top:0;pointer-events:none}
button{position:absolute;z-index:1;top:8px;left:50%;translate:-50%}
button:not(:focus-visible){opacity:0;pointer-events:none}
#status{position:absolute;clip-path:inset(50%)}`;

const TRACE = "overscrollframe";

// Builds the shadow tree: the refresh control, the canvas, in front of it the scroller, a live
// region. Node by node, because a page's security policy may forbid markup and style from text.
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
  const button = add(root, "button", { part: "refresh", "aria-keyshortcuts": "Alt+R", hidden: "" });
  const canvas = add(root, "canvas", { "aria-hidden": "true" });
  const scroller = add(root, "div", { id: "scroller", part: "scroller" });
  const content = add(scroller, "div");
  add(content, "slot");
  const status = add(root, "div", { id: "status", role: "status" });
  return { button, canvas, scroller, content, status };
}

export function attach(element, parts, isHeard, module) {
  const { call } = module;
  const { button, canvas, scroller, content } = parts;
  let view = call.overscroll_open();
  let isDraining = false;
  let look;
  let language;
  let locale;
  let texts;
  let widths;

  const text = (key) => module.text(language, key);

  const attachment = {
    isHeard,
    isMoving: () => effects.isMoving,
    text,

    // MARK: To the engine

    // Times are milliseconds, as the browser counts them; what is left out is 0.
    send(code, { time = performance.now(), number, outcome, flag, x = 0, y = 0, z = 0 } = {}) {
      // What comes after removal, such as the end of an aborted task, is of no interest.
      if (!view) return;
      call.overscroll_send(view, code, number, outcome, flag, time / 1000, x, y, z);
      drain();
    },

    // One step of a wheel, in points.
    wheel({ timeStamp, momentum = 2 }, delta, isAtEdge) {
      const silentAt = call.overscroll_wheel(view, timeStamp / 1000, delta, isAtEdge, momentum);
      if (silentAt) ticker.wakeAt(silentAt, "wheel");
      drain();
    },

    // Asks for a run and gives the one under way.
    begin() {
      attachment.send(EVENT.beginRequested);
      return attachment.run();
    },

    configure() {
      look = LOOKS.indexOf(element.indicator);
      painter.dress(look);
      attachment.restyle();
      button.hidden = element.disabled;
      const behavior = element.disabled ? -1 : BEHAVIORS.indexOf(element.behavior);
      call.overscroll_configure(view, behavior, performance.now() / 1000);
      drain();
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
      call.overscroll_close(view);
      view = 0;
      button.hidden = true;
    },

    // MARK: From the engine

    run: () => effects.currentRun(),

    // A number of the last answer; read asks for a new one first.
    answer: (slot) => module.answer(view, slot),

    read(slot) {
      if (!view) return 0;
      call.overscroll_read(view);
      return attachment.answer(slot);
    },

    emit(type, detail) {
      element.dispatchEvent(new CustomEvent(type, { detail: { edge: "start", ...detail } }));
    },

    // MARK: Surroundings

    // Reads what a style sheet or a setting may have changed.
    restyle() {
      const number = painter.restyle() === "rtl";
      const flag = lessMotion.matches;
      attachment.send(EVENT.environmentChanged, { number, flag, x: devicePixelRatio });
    },

    translate() {
      const { lang } = element.closest("[lang]") ?? document.documentElement;
      // A malformed tag throws; what we do not speak is the first language.
      try {
        locale = new Intl.Locale(lang);
      } catch {}
      language = LANGUAGES.indexOf(locale?.language);
      if (language < 0) [locale, language] = [LANGUAGES[0], 0];
      button.textContent = text(TEXT.refresh);
      attachment.word();
    },

    // Finds the words for the present phase. The room is that of the widest title, so that nothing
    // moves sideways when the words change.
    word() {
      const titles = TITLES.map(text);
      texts = [titles[attachment.read(ANSWER.phase)], lastUpdatedText()];
      const title = Math.max(...titles.map((words) => painter.measure(words, 0)));
      widths = [title, painter.measure(texts[1], 1)];
    },
  };

  function lastUpdatedText() {
    const date = element.lastUpdated;
    if (!date) return text(TEXT.neverUpdated);
    const isToday = date.toDateString() === new Date().toDateString();
    const form = { timeStyle: "short", dateStyle: isToday ? undefined : "medium" };
    const day = isToday ? `${text(TEXT.today)} ` : "";
    return text(TEXT.lastUpdated) + day + date.toLocaleString(locale, form);
  }

  // Performing an effect may send an event; only the outermost call takes effects out, so that
  // they are performed in order.
  function drain() {
    if (isDraining) return;
    isDraining = true;
    const trace = isHeard(TRACE) && [];
    let code;
    while (view && (code = call.overscroll_take(view)) >= 0) {
      const value = attachment.answer(ANSWER.value);
      if (trace) trace.push({ effect: EFFECTS[code], value });
      effects.perform(code, value);
    }
    isDraining = false;
    present(trace);
  }

  function present(trace) {
    const overscroll = attachment.read(ANSWER.overscroll);
    if (overscroll > 0) {
      const list = module.draw(view, look, performance.now() / 1000, painter.width, ...widths);
      painter.paint(list, texts, attachment.answer(ANSWER.position));
    } else {
      painter.clear();
    }
    if (trace) {
      const [phase, progress] = [ANSWER.phase, ANSWER.progress].map(attachment.read);
      attachment.emit(TRACE, { phase: PHASES[phase], progress, overscroll, effects: trace });
    }
  }

  function measure() {
    painter.resize(scroller.clientWidth, attachment.read(ANSWER.extent));
    input.resize(scroller.clientHeight, content.offsetHeight);
  }

  const seen = () => attachment.send(document.hidden ? EVENT.hidden : EVENT.shown);

  const leaving = new AbortController();
  const { signal } = leaving;
  const listen = (target, type, handler) => target.addEventListener(type, handler, { signal });
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const painter = makePainter(canvas);
  const ticker = makeFrameTicker(attachment.send);
  const effects = makeEffectApplication(attachment, element, parts, ticker);
  const input = makeInputTranslation(attachment, element, scroller, signal);
  const sizes = new ResizeObserver(measure);
  const languages = new MutationObserver(attachment.translate);

  attachment.configure();
  attachment.translate();
  measure();
  attachment.send(EVENT.attached);
  seen();
  listen(button, "click", attachment.begin);
  listen(document, "visibilitychange", seen);
  listen(lessMotion, "change", attachment.restyle);
  listen(matchMedia("(prefers-color-scheme: dark)"), "change", attachment.restyle);
  sizes.observe(scroller);
  sizes.observe(content);
  languages.observe(document, { subtree: true, attributeFilter: ["lang"] });
  return attachment;
}
