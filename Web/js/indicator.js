// The indicator at one edge: a look on a canvas or a custom element, with its texts.

import { phaseName } from "./attributes.js";
import { ANNOUNCEMENTS, ANSWER, EDGES, LOOKS, OUTCOME, PHASE, PHASES, TEXT, WORDED_LOAD, WORDING, WORDINGS } from "./codes.ts";
import { makePainter } from "./display-list-painter.js";
import { closest, titleOf } from "./language.js";
import { loadNamed, partOf, parts } from "./parts.js";
import { outcomeIn } from "./run.js";

// A date as yyyy-MM-dd HH:mm, in local time.
function numbersOf(date) {
  const local = new Date(date - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}

export function makeIndicator(engine, language, element, edge, nodes, axis) {
  const { root, content, scroller, status } = nodes;
  const { holder, canvas, slot, button } = nodes.edges[edge];
  const painter = makePainter(canvas, axis.isHorizontal);
  let name;
  // The name of the look, and what is special about it, once it is loaded.
  let look;
  let traits;
  let isFading;
  let frames;
  let wording;
  let texts;
  let wordedPhase;
  let widths;
  let breadth;
  let extent;
  let isStale;
  // What a result says beyond its outcome, if anything.
  let result;
  let seen = 0;

  const role = () => engine.roles[edge];
  const isLoad = () => role() > 0;

  const title = (key) => language.text(key, wording);
  const widest = (titles) => Math.max(...titles.map((title) => painter.measure(title, 0)));

  // What a function of the page returns; undefined if there is none or it throws.
  function ask(name, ...values) {
    try {
      return element[name]?.(...values);
    } catch (error) {
      reportError(error);
    }
  }

  const nameOf = (code) => phaseName(element, engine, edge, code);

  // The page's own title of a phase, if any.
  const ownTitle = (code) =>
    ask("titles", nameOf(code), EDGES[edge], outcomeIn(code)) ?? titleOf(element, isLoad(), code, nameOf(code));

  // In the phase of a result, what it says beyond its outcome.
  const ownResult = (code) => (code >= PHASE.finishing ? result : undefined);

  function lastUpdatedText() {
    const date = element.lastUpdated;
    if (!date) return wording ? title(TEXT.neverUpdated) : "";
    const [written, today] = [date, new Date()].map(numbersOf);
    const isSame = (length) => written.slice(0, length) === today.slice(0, length);
    const unit = isSame(10) ? 0 : isSame(4) ? 1 : 2;
    // In the reader's form, unless a look has its own.
    const [shown, form] = traits?.dates?.[unit] ?? [unit, "medium"];
    const day = shown ? "" : `${title(TEXT.today)} `;
    const style = { timeStyle: "short", dateStyle: shown ? form : undefined };
    const rest = form >= 0 ? written.slice(form) : language.date(date, style);
    return title(TEXT.lastUpdated) + day + rest;
  }

  // The widths of both lines, measured when first needed. That of the title is the widest of all phases, so that
  // nothing moves sideways when the text changes; a load-more that is not pulled has one title at a time.
  function measureTexts() {
    const titles = [texts[0]];
    if (!isLoad() || engine.isPulled(edge)) {
      const [first, last] = isLoad()
        ? [TEXT.loadPulling, TEXT.loadExhausted]
        : [TEXT.headerIdle, TEXT.headerFailed];
      for (let key = first; key <= last; key++) titles.push(title(key));
      titles.push(...PHASES.map((_, code) => ownTitle(code) ?? ""));
    }
    // Beside a horizontal list, only the look made for it has texts.
    const hasTitle = !axis.isHorizontal || wording >= WORDING.besideList;
    const hasDetail = texts[1] && !axis.isHorizontal;
    return [hasTitle ? widest(titles) : 0, hasDetail ? painter.measure(texts[1], 1) : 0];
  }

  function paint() {
    // This one has no file.
    if (look === "cover") return painter.clear();
    widths ??= measureTexts();
    const numbers = parts.pictures?.count(frames) ?? [];
    const sizes = [breadth, ...widths, painter.zoom(), engine.touch ?? breadth / 2];
    const list = engine.draw(edge, sizes, look, numbers, isFading);
    painter.paint(list, texts, frames, isStale);
  }

  const indicator = {
    // Sets the text direction of the language, for the whole look if the page has none.
    direct(direction) {
      painter.direct(direction, !axis.isHorizontal && !closest(element, '[dir]:not([dir=""])'));
    },

    // Reads what the picture depends on.
    restyle() {
      // A style sheet may name another look.
      if (name !== element.indicator) loadNamed(element);
      ({ fading: isFading, frames, indicator: name } = element);
      look = parts.pictures?.lookOf(element, canvas, holder) ?? name;
      traits = partOf(look)?.[look];
      const isWorded = isLoad() && element.loadBehavior === WORDED_LOAD;
      wording = isWorded ? WORDING.ofLoad : ((traits && WORDINGS[LOOKS.indexOf(look)]) ?? 0);
      button.part = isLoad() ? "load" : "refresh";
      widths = null;
      return painter.restyle(traits);
    },

    // Sets what the result of a run says, except in a look with its own words. Returns for how many seconds, if it is
    // more than the outcome.
    brought(outcome, newItems) {
      const isCount = outcome !== OUTCOME.cancelled && Number.isInteger(newItems) && newItems >= 0;
      const key = outcome === OUTCOME.failed ? !navigator.onLine && TEXT.noConnection : isCount && (newItems ? TEXT.newItems : TEXT.nothingNew);
      result = key && !wording ? language.text(key).replace("#", newItems) : undefined;
      return result && (painter.hasTitle() ? 0.8 : 0.4);
    },

    // Tells a screen reader what the page or its language says of an announcement's number.
    say(value) {
      const code = [PHASE.running, PHASE.finishing, PHASE.finishing + OUTCOME.failed, PHASE.finishing + OUTCOME.exhausted][value];
      // A listener may have disabled the edge.
      if (role() < 0) return;
      status.textContent = ownTitle(code) || ownResult(code) || language.text(ANNOUNCEMENTS[role()][value]);
    },

    // Updates the texts for the present phase.
    word() {
      const code = engine.read(edge, ANSWER.phase);
      // The page may say that it failed.
      const key = nameOf(code) === "failed" ? TEXT.loadRetry : engine.title(edge);
      // A child for this phase alone, or else for all.
      const forAll = isLoad() ? "load-indicator" : "indicator";
      const forPhase = `${forAll}-${nameOf(code)}`;
      const isOwn = element.querySelector(`:scope>[slot=${forPhase}]`);
      const slotName = isOwn ? forPhase : forAll;
      // WebKit renders the element anew even for the same name, which stops momentum.
      if (slot.name !== slotName) slot.name = slotName;
      // It does not appear during a run or its result, because it would move the title.
      const hasNoDetail = isLoad() || (texts?.[1] === "" && code >= PHASE.running);
      const detail = hasNoDetail ? "" : (ask("dateLine", element.lastUpdated) ?? lastUpdatedText());
      // Those of its pull fade over an opening floor.
      const own = ownTitle(code);
      // By role: the title, the line below it, the title of the phase before.
      const before = (code === wordedPhase ? texts[2] : texts?.[0]) ?? "";
      texts = [engine.isOnFloor ? texts[0] : (own ?? ownResult(code) ?? title(key)), detail, before];
      wordedPhase = code;
      widths = null;
      // Do not hide the control while it has the keyboard focus: the focus would leave the list.
      const isDone = isLoad() && (code === PHASE.running || (code === PHASE.exhausted && !engine.loadsAgain(edge)));
      button.hidden = role() < 0 || (isDone && !button.matches(":focus-visible"));
      const spoken = isLoad() ? (key === TEXT.loadPulling ? TEXT.loadMore : key) : TEXT.refresh;
      button.textContent = (isLoad() && own) || language.text(spoken);
      isStale = true;
    },

    resize() {
      extent = engine.read(edge, ANSWER.extent);
      axis.stretch(holder, extent);
      breadth = axis.breadth();
      painter.resize(...(axis.isHorizontal ? [extent, breadth] : [breadth, extent]));
      isStale = true;
    },

    // Reserves room in the content: an indicator there scrolls with it, and a tap there is a click
    // on the control.
    keep(points) {
      axis.pad(edge, points);
      if (points) {
        // Moving a node in the document removes its focus.
        if (!content.contains(button)) {
          content[edge ? "append" : "prepend"](holder);
          holder.append(button);
        }
      } else {
        scroller.before(holder);
        if (edge) scroller.after(button);
        else root.prepend(button);
      }
      isStale = true;
    },

    paint,

    // Draws the present state. Styles are written after the text, and only if something has moved.
    present(isFrame) {
      const overscroll = engine.read(edge, ANSWER.overscroll);
      // Not before the first one, which reads the layout together with other elements.
      if (breadth && engine.answer(ANSWER.extent) !== extent) indicator.resize();
      const room = axis.rooms[edge];
      const isSeen = overscroll > 0 || room > 0;
      const hasMoved = isStale || overscroll !== seen;
      if (!hasMoved && !(isFrame && isSeen)) return;
      const [own] = slot.assignedElements();
      if (isSeen && !own) paint();
      else painter.clear();
      isStale = false;
      seen = overscroll;
      if (!hasMoved) return;
      const position = engine.answer(ANSWER.position);
      if (own) {
        own.dataset.phase = nameOf(engine.answer(ANSWER.phase));
        own.style.setProperty("--overscroll-progress", engine.answer(ANSWER.progress));
        own.style.setProperty("--overscroll-pull", `${overscroll}px`);
      }
      holder.toggleAttribute("front", isSeen && engine.answer(ANSWER.isInFront) > 0);
      holder.style.visibility = isSeen ? "visible" : "";
      // The room is part of the content and moves with it.
      holder.style.transform = room ? "" : axis.shift(edge ? -position : position);
    },
  };
  return indicator;
}
