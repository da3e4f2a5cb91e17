// Records, for meter.py, where the visible rows of a list are in each picture, and all that may have moved them; and
// does what a reader's history wants of the page, between two pictures.
{
  const { makeRow, pictured, takeWritten, view } = window;
  const node = view.scroller;
  const [own, content] = ["#scroller", "#content"].map((name) => view.shadowRoot.querySelector(name));
  const staysAtTop = new URLSearchParams(location.search).has("stays");
  const isPage = node === document.scrollingElement;
  const frames = [];
  const due = [];
  // What an app shows above the list.
  const bar = document.createElement("header");
  let acts = [];
  let inputs = [];
  let touching = false;
  // Called after the next picture.
  const waiting = [];
  let fresh = 1e6;
  let older = 999;
  let newer = 1000 + view.children.length;

  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel", "wheel", "keydown"]) {
    const note = (event) => {
      inputs.push([type, event.changedTouches?.[0].clientY]);
      if (event.touches) touching = event.touches.length > 0;
    };
    addEventListener(type, note, { capture: true, passive: true });
  }
  addEventListener("resize", () => acts.push("resized"));

  const top = () => (isPage ? 0 : view.getBoundingClientRect().top);
  const length = () => (isPage ? innerHeight : view.clientHeight);
  const rows = () => [...view.children].filter((row) => row.dataset.id);

  // The number of the first row that ends below the edge.
  function first(all) {
    let low = 0;
    for (let high = all.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (all[middle].getBoundingClientRect().bottom > top()) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function visible() {
    const [all, end, found] = [rows(), top() + length(), []];
    for (let at = first(all); at < all.length; at += 1) {
      const box = all[at].getBoundingClientRect();
      if (box.top >= end) break;
      found.push([all[at].dataset.id, box.top]);
    }
    return found;
  }

  function note() {
    frames.push({
      time: performance.timeOrigin + document.timeline.currentTime,
      offset: node.scrollTop,
      most: node.scrollHeight - node.clientHeight,
      written: takeWritten(),
      shift: own.getBoundingClientRect().top - view.getBoundingClientRect().top,
      edge: top(),
      touching,
      inputs,
      acts,
      phases: [view.phaseOf("start"), view.phaseOf("end")],
      rows: visible(),
    });
    [inputs, acts] = [[], []];
  }

  const make = (count, next) => Array.from({ length: count }, () => makeRow(next()));
  // Whether the first row begins in the visible part, also where a pull has moved a list that is scrolled a little.
  const atStart = () => !view.chat && rows()[0].getBoundingClientRect().top >= top() - 1;
  const near = (by) => {
    const all = rows();
    return all[Math.max(0, Math.min(all.length - 1, first(all) + by))];
  };
  const isSeen = (row) => row.getBoundingClientRect().bottom > top() && row.getBoundingClientRect().top < top() + length();

  // Whether something else has changed during a load. A chat without a place takes what comes in first for its history.
  let isMixed = false;
  const mixing = () => {
    isMixed = true;
    return isFree();
  };
  // What the page does. Each returns whether it may move what is read: where no place is kept, where the reader is at the
  // top and new rows are to be seen, and where what is read is removed.
  const isFree = () => !window.place || (atStart() && !staysAtTop);
  const changes = {
    grow(by, points) {
      near(by).style.height = `${points}px`;
      return mixing();
    },
    insert(by, count) {
      near(by).before(...make(count, () => (fresh += 1)));
      return mixing();
    },
    remove(by, count) {
      const all = rows();
      const from = all.indexOf(near(by));
      const gone = all.slice(from, from + Math.min(count, all.length - 30));
      const isFelt = mixing() || gone.some(isSeen);
      for (const row of gone) row.remove();
      return isFelt;
    },
    // In front of the end of a list, or of a page's window.
    keyboard(points) {
      if (!isPage) view.style.height = points ? `calc(100% - ${points}px)` : "";
      return false;
    },
    bar(points) {
      bar.style.height = `${points}px`;
      if (!bar.isConnected) view.before(bar);
      return !isPage || isFree();
    },
    begin: () => (view.begin(), false),
    more: () => (view.loadMore(), false),
    top: () => (node.scrollTo({ top: 0, behavior: "instant" }), true),
    // What a load answers.
    history: (count) => (view.prepend(...make(count, () => (older -= 1))), isMixed && isFree()),
    news: (count) => (view.prepend(...make(count, () => (older -= 1))), isFree()),
    next: (count) => (view.append(...make(count, () => (newer += 1))), false),
    // For the meter's own test.
    jump: (points) => ((content.style.translate = `0 ${points}px`), false),
  };

  function perform() {
    const now = performance.now();
    for (const [at, name, rest, then] of due.splice(0)) {
      if (at > now) {
        due.push([at, name, rest, then]);
        continue;
      }
      acts.push(changes[name](...rest) ? `${name}!` : name);
      then?.();
    }
  }

  async function record() {
    await pictured(note);
    for (const resolve of waiting.splice(0)) resolve();
    perform();
    record();
  }
  record();

  // Answers each load with the next of these: after how many seconds, with how many rows, and how it ends.
  const answering = (answers) => {
    let number = 0;
    const answer = (kind) => () =>
      new Promise((resolve) => {
        const [seconds, count, outcome] = answers[number % answers.length];
        number += 1;
        isMixed = false;
        const isEmpty = outcome !== "succeeded";
        due.push([performance.now() + 1000 * seconds, kind, [isEmpty ? 0 : count], () => resolve(outcome)]);
      });
    view.onrefresh = answer("news");
    view.onloadmore = answer(view.chat ? "history" : "next");
  };

  window.meter = {
    answering,
    // Once it is to be seen.
    act: (name, ...rest) => new Promise((resolve) => due.push([0, name, rest, () => waiting.push(resolve)])),
    // Where the list is on the screen.
    box: () => [Math.max(top(), 0), Math.min(top() + length(), innerHeight)],
    take: () => JSON.stringify(frames.splice(0)),
  };
}
