// Two lists that keep the place that is read: articles with late images, and a window of 100,000 rows.

import "./overscroll/overscroll.js";
import { keepPlace } from "./overscroll/overscroll-place.js";
import { preferredLanguage, speak } from "./texts.js";

const KEY = "overscroll-keeping";
const LATE_MILLISECONDS = [200, 1200];
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
// The same for a number at each visit.
const heightOf = (number) => 20 + ((Math.abs(number) * 7919) % 140);

await speak(preferredLanguage()).catch(() => {});

// MARK: Articles

function article(number) {
  const node = document.createElement("article");
  node.dataset.number = number;
  const link = node.appendChild(document.createElement("a"));
  link.href = `?article=${number}`;
  link.textContent = `№ ${number}`;
  node.append(document.createElement("img"));
  node.lastChild.alt = "";
  node.style.setProperty("--height", `${heightOf(number)}px`);
  const [soonest, latest] = LATE_MILLISECONDS;
  pause(soonest + Math.random() * (latest - soonest)).then(() => node.classList.add("pictured"));
  return node;
}

function range(from, count) {
  return Array.from({ length: count }, (_, index) => article(from - index));
}

function showArticles() {
  const view = document.querySelector("#late overscroll-view");
  const saved = JSON.parse(sessionStorage.getItem(KEY)) ?? { newest: 1000, oldest: 961 };
  let { newest, oldest } = saved;
  view.append(...range(newest, newest - oldest + 1));
  const place = keepPlace(view, { id: (row) => Number(row.dataset.number), staysAtTop: true, feed: true });
  if (saved.anchor) place.scrollTo(saved.anchor.id, saved.anchor.distance);

  async function publish() {
    await pause(400);
    newest += 12;
    view.prepend(...range(newest, 12));
    place.newItems += 12;
  }
  view.onrefresh = publish;
  view.onloadmore = async () => {
    await pause(600);
    view.append(...range(oldest - 1, 20));
    oldest -= 20;
  };
  document.querySelector("#late button").addEventListener("click", publish);
  addEventListener("pagehide", () => {
    sessionStorage.setItem(KEY, JSON.stringify({ newest, oldest, anchor: place.anchor }));
  });
}

// An article on its own; the way back is the browser's.
function showArticle(number) {
  const main = document.querySelector("main");
  const heading = document.createElement("h1");
  heading.textContent = `№ ${number}`;
  main.replaceChildren(heading);
}

// MARK: A window

function showWindow() {
  const view = document.querySelector("#long overscroll-view");
  const list = view.querySelector(".window");
  const ESTIMATE = 100;
  const MARGIN = 500;
  let first = 1;
  let heights = Array.from({ length: 100_000 }, () => ESTIMATE);
  let starts = [];
  const shown = new Map();

  function layOut() {
    let sum = 0;
    starts = heights.map((height) => (sum += height) - height);
    list.style.height = `${sum}px`;
  }
  function indexAt(position) {
    const index = starts.findLastIndex((start) => start <= position);
    return Math.max(index, 0);
  }
  function draw() {
    layOut();
    const { scrollTop, clientHeight } = view.scroller;
    const from = first + indexAt(scrollTop - MARGIN);
    const to = first + indexAt(scrollTop + clientHeight + MARGIN);
    for (const [number, row] of shown) {
      if (number >= from && number <= to) continue;
      row.remove();
      shown.delete(number);
    }
    for (let number = to, next = null; number >= from; number -= 1) {
      let row = shown.get(number);
      if (!row) {
        row = list.insertBefore(document.createElement("p"), next);
        row.dataset.number = number;
        row.textContent = number;
        row.style.setProperty("--height", `${heightOf(number)}px`);
        shown.set(number, row);
      }
      next = row;
    }
    for (const [number, row] of shown) heights[number - first] = row.offsetHeight;
    layOut();
    for (const [number, row] of shown) row.style.top = `${starts[number - first]}px`;
  }

  const place = keepPlace(view, {
    id: (row) => Number(row.dataset.number),
    items: () => list.children,
    find: (number) => starts[number - first],
    draw,
  });
  draw();
  view.scroller.scrollTop = list.offsetHeight;
  draw();
  view.addEventListener("scroll", draw);
  view.onloadmore = async () => {
    await pause(600);
    place.keep(() => {
      first -= 200;
      heights = [...Array.from({ length: 200 }, () => ESTIMATE), ...heights];
      draw();
    });
  };
}

const opened = new URLSearchParams(location.search).get("article");
if (opened) {
  showArticle(Number(opened));
} else {
  showArticles();
  showWindow();
}
