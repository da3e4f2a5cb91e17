// What is seen at one edge: a look on a canvas or people's own element, and the words that go with it.

import { ANSWER, LOOKS, PHASES, TEXT } from "./codes.js";
import { makePainter } from "./display-list-painter.js";

const REFRESH_TITLES = [TEXT.headerIdle, TEXT.headerFailed];
const LOAD_TITLES = [TEXT.loadPulling, TEXT.loadExhausted];

export function makeIndicator(attachment, element, edge, nodes, axis, module) {
  const { root, content, scroller } = nodes;
  const { holder, canvas, slot, button } = nodes.edges[edge];
  const painter = makePainter(canvas);
  const text = (key) => attachment.text(key);
  let look;
  let texts;
  let widths;
  let isStale;
  let seen = 0;
  let room = 0;

  const role = () => attachment.roles[edge];
  const isLoad = () => role() > 0;

  function lastUpdatedText() {
    const date = element.lastUpdated;
    if (!date) return text(TEXT.neverUpdated);
    const isToday = date.toDateString() === new Date().toDateString();
    const form = { timeStyle: "short", dateStyle: isToday ? undefined : "medium" };
    const day = isToday ? `${text(TEXT.today)} ` : "";
    return text(TEXT.lastUpdated) + day + date.toLocaleString(attachment.locale, form);
  }

  const indicator = {
    get room() {
      return room;
    },

    dress() {
      look = LOOKS.indexOf(element.indicator);
      painter.dress(look);
      slot.name = isLoad() ? "load-indicator" : "indicator";
      button.part = isLoad() ? "load" : "refresh";
    },

    speak(direction) {
      painter.speak(direction, !axis.isHorizontal && !element.closest('[dir]:not([dir=""])'));
    },

    restyle() {
      isStale = true;
      return painter.restyle();
    },

    // Finds the words for the present phase. The room is that of the widest title, so that nothing
    // moves sideways when the words change; a load-more that no pull starts has one title at a time.
    word() {
      const title = attachment.title(edge);
      const isPulled = !isLoad() || element.loadBehavior === "back";
      const [first, last] = isPulled ? (isLoad() ? LOAD_TITLES : REFRESH_TITLES) : [title, title];
      const titles = [];
      for (let key = first; key <= last; key++) titles.push(painter.measure(text(key), 0));
      texts = [text(title), isLoad() ? "" : lastUpdatedText()];
      widths = axis.isHorizontal ? [0, 0] : [Math.max(...titles), painter.measure(texts[1], 1)];
      const phase = PHASES[attachment.read(edge, ANSWER.phase)];
      button.hidden = role() < 0 || (isLoad() && (phase === "running" || phase === "exhausted"));
      const name = title === TEXT.loadPulling ? TEXT.loadMore : title;
      button.textContent = text(isLoad() ? name : TEXT.refresh);
      isStale = true;
    },

    resize() {
      const extent = attachment.read(edge, ANSWER.extent);
      axis.stretch(holder, extent);
      painter.resize(axis.isHorizontal ? extent : scroller.clientWidth, extent);
      isStale = true;
    },

    // Keeps room in the content: what is seen there then scrolls with it, and a tap there is a click
    // on the control.
    keep(points) {
      room = points;
      axis.pad(content, edge, points);
      if (points) {
        content[edge ? "append" : "prepend"](holder);
        holder.append(button);
      } else {
        scroller.before(holder);
        if (edge) scroller.after(button);
        else root.prepend(button);
      }
      isStale = true;
    },

    // Shows the present instant, if anything has changed since the last one that was shown.
    present(isFrame) {
      const overscroll = attachment.read(edge, ANSWER.overscroll);
      if (!isStale && !isFrame && overscroll === seen) return;
      isStale = false;
      seen = overscroll;
      const isSeen = overscroll > 0 || room > 0;
      const [own] = slot.assignedElements();
      const position = attachment.answer(ANSWER.position);
      // Room moves with the content it is in.
      holder.style.transform = room ? "" : axis.shift(edge ? -position : position);
      holder.style.visibility = isSeen ? "visible" : "";
      if (own) {
        own.dataset.phase = PHASES[attachment.answer(ANSWER.phase)];
        own.style.setProperty("--overscroll-progress", attachment.answer(ANSWER.progress));
        own.style.setProperty("--overscroll-pull", `${overscroll}px`);
      }
      if (isSeen && !own) {
        const { width } = painter;
        const time = performance.now() / 1000;
        painter.paint(module.draw(attachment.view, edge, look, time, width, ...widths), texts);
      } else {
        painter.clear();
      }
    },
  };
  return indicator;
}
