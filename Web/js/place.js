// What is read in a list, which stays where it is on the screen: `PullControls.Place` of UIKit. Not part of the
// element's script.

import { makeFeed } from "./article-feed.js";
import { makeMarker } from "./new-items.js";
import { geometryOf } from "./place-geometry.js";

// A correction may show rows that are measured then, which takes another one; each is smaller than the last.
const ROUNDS = 8;
// A row that begins as much before the edge counts as one that begins there.
const PIXEL = 1;
// Movements below this are not seen.
const INVISIBLE = 0.5;
// What takes a scroll to the top away from the list.
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"];

// Of each view, its place.
const places = new WeakMap();

// The first number in a range for which a condition holds, which holds for all that follow.
function firstWhere(count, condition) {
  let low = 0;
  for (let high = count; low < high; ) {
    const middle = (low + high) >> 1;
    if (condition(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

// A node and those around it within a view.
function* lineFrom(node, view) {
  for (; node && node !== view; node = node.parentNode) yield node;
}

const isShown = (row) => row.getClientRects().length > 0;

export function keepPlace(view, options = {}) {
  const { id = (row) => row.id, items = () => view.children, staysAtTop = false, find, draw } = options;
  places.get(view)?.end();

  const geometry = geometryOf(view);
  const marker = makeMarker(view, scrollToTop);
  const feed = options.feed ? makeFeed(view) : null;
  // The items with an identifier, in their order, and the number of each.
  let rows = [];
  let ids = [];
  let numbers = new Map();
  const known = new WeakSet();
  // What is read: an item, where it is in the content, and the offset that belongs to it. Null in a list without
  // items, and where none is visible.
  let read = null;
  // The offset at the last look, and that which keeps the place; they differ by less than a pixel.
  let seen = 0;
  // How far the content was pulled then, past the end or (negative) the start.
  let seenPull = 0;
  let aim = 0;
  let breadth;
  // Whether the content was at its start, where new items are to be seen.
  let wasAtStart = true;
  // An anchor of the app that is to be scrolled to, once the list is on the screen.
  let wanted = null;
  // The item that was scrolled to, which is what is read until the reader scrolls: rows before it are seen, too, and
  // may have no images yet.
  let given = null;
  let isStale = true;
  let isSettling = false;
  let isGoingUp = false;
  // Measures the list for the engine, which then asks how much has come in before what is read.
  let measure;
  let followed;
  let anchoring;
  let count = 0;

  const sizes = new ResizeObserver(() => {
    isStale = true;
    settle();
  });
  const changes = new MutationObserver((list) => {
    // Not what changes within an item.
    if (list.every(({ target }) => [...lineFrom(target, view)].some((node) => known.has(node)))) return;
    isStale = true;
    observeSurroundings();
    // So that it is called before the next picture, after the layout.
    sizes.unobserve(geometry.content);
    sizes.observe(geometry.content);
  });

  // Reads the items again, and finds which one is read now: itself, or the one that takes its place.
  function search() {
    const [oldIds, oldNumber] = [ids, read && numbers.get(read.id)];
    [rows, ids, isStale] = [[], [], false];
    for (const row of items()) {
      const key = row.slot ? null : id(row);
      if (key === null || key === undefined || key === "") continue;
      rows.push(row);
      ids.push(key);
      known.add(row);
    }
    numbers = new Map(ids.map((key, number) => [key, number]));
    feed?.number(rows);
    if (!read || !rows.length) return;
    const isLeft = (key) => (numbers.has(key) ? isShown(rows[numbers.get(key)]) : find?.(key) !== undefined);
    const at = oldNumber ?? -1;
    let key = isLeft(read.id) ? read.id : oldIds.find((key, number) => number > at && isLeft(key));
    if (key === undefined) {
      key = oldIds.findLast((key, number) => number < at && isLeft(key));
      // It begins at the edge.
      read.position = geometry.edge(aim);
    }
    read = key === undefined ? null : { ...read, id: key, row: rows[numbers.get(key)] };
  }

  // Also of an item that is not in the page at present.
  const positionOf = (key) => {
    const row = rows[numbers.get(key)];
    return row ? geometry.position(row) : find?.(key);
  };

  const isKept = () => read && (staysAtTop || view.chat || !wasAtStart);

  // Follows the reader's own scrolling. None of the reader's is what the browser scrolls because the content has got
  // too short for the offset, or, as Chromium does with a page on phones, because the width is another one.
  function follow() {
    const { offset, pull, isAtEnd, breadth: present } = geometry.read();
    // What is pulled is the reader's in any case.
    const pulled = pull - seenPull;
    const scrolled = offset - seen - pulled;
    aim += pulled;
    if ((scrolled > 0 || !isAtEnd) && present === breadth) {
      aim += scrolled;
      if (Math.abs(scrolled) > INVISIBLE) given = null;
    }
    [seen, seenPull, breadth] = [offset, pull, present];
    return offset;
  }

  // Finds by how much the content is to be moved, because of what has come in before the item that is read.
  function missing() {
    const offset = follow();
    if (isStale || !read?.row?.isConnected || id(read.row) !== read.id || !isShown(read.row)) search();
    if (!isKept()) return;
    const position = positionOf(read.id);
    aim += position - read.position;
    read.position = position;
    return aim - offset;
  }

  function look() {
    ({ offset: seen, pull: seenPull } = geometry.read());
    return seen;
  }

  // The answer to the engine, which moves the content by it at once, and with it what it displaces.
  function answer(again) {
    measure = again;
    listen();
    if (isGoingUp || !rows.length || !geometry.isReady()) return;
    const points = missing();
    queueMicrotask(look);
    return points;
  }

  function hold() {
    for (let round = 0; round < ROUNDS; round += 1) {
      const points = missing();
      if (points === undefined || Math.abs(points) <= INVISIBLE) return;
      if (!round) measure?.();
      const before = look();
      if (Math.abs(aim - before) > INVISIBLE) {
        geometry.scrollBy(aim - before);
        if (look() === before) break;
      }
      redraw();
    }
    // The content is too short for more.
    if (Math.abs(aim - seen) > PIXEL) aim = seen;
  }

  // For a list that has only some of its items in the page: those at the offset.
  function redraw() {
    if (!draw) return;
    draw();
    isStale = true;
    geometry.read();
  }

  // Notes what is read now: the first item that begins in the visible part, or else the first that is visible.
  function remember() {
    const { offset, pull, isAtStart, length } = geometry.read();
    [seen, seenPull] = [offset, pull];
    wasAtStart = isAtStart;
    if (isAtStart) {
      mark(0);
      isGoingUp = false;
    }
    if (Math.abs(offset - aim) > PIXEL || !read) aim = offset;
    // One that is not shown is where the next one is.
    const at = (number, name) => {
      while (number < rows.length && !isShown(rows[number])) number += 1;
      return number < rows.length ? geometry[name](rows[number]) : Infinity;
    };
    const isSeen = (row) => row && geometry.begin(row) < length && geometry.end(row) > 0;
    let number = numbers.get(given);
    if (!isSeen(rows[number])) {
      number = firstWhere(rows.length, (number) => at(number, "begin") >= -PIXEL);
      if (at(number, "begin") >= length) number = firstWhere(rows.length, (number) => at(number, "end") > 0);
      while (rows[number] && !isShown(rows[number])) number += 1;
    }
    const row = rows[number];
    read = isSeen(row) ? { row, id: ids[number], position: geometry.position(row), distance: geometry.begin(row) } : null;
    if (read) feed?.read(row);
  }

  function settle() {
    if (isSettling || !geometry.isReady()) return;
    isSettling = true;
    listen();
    if (isStale) {
      geometry.read();
      search();
    }
    // A list that is empty for a moment comes back where it was.
    if (!rows.length) follow();
    else {
      if (wanted) goTo(wanted);
      else if (!isGoingUp) hold();
      if (isStale) search();
      remember();
    }
    isSettling = false;
  }

  function goTo({ id: key, distance, from = look() }) {
    wanted = given = null;
    let points;
    // Unless the reader has scrolled meanwhile.
    for (let round = 0; round < ROUNDS && (round || look() === from); round += 1) {
      const before = look();
      given = key;
      points = positionOf(key) - geometry.edge(before) - distance;
      // Not a number without the item.
      if (!(Math.abs(points) > INVISIBLE)) break;
      geometry.scrollBy(points);
      if (look() === before) break;
      redraw();
      if (isStale) search();
    }
    // The list is too short so far: images are late, or at its end the room for "no more".
    if (points > PIXEL) wanted = { id: key, distance, from: seen };
    [aim, read] = [seen, null];
  }

  // Listens to the scroller, which is another one once the element has its engine. Meanwhile the browser's own anchoring
  // is off, which would move the content a second time.
  function listen() {
    const { node, target, style } = geometry.scroller();
    if (node === followed?.node) return;
    leave();
    followed = { node, target, style };
    anchoring = style.overflowAnchor;
    style.overflowAnchor = "none";
    target.addEventListener("scroll", settle, { passive: true });
    for (const type of INPUTS) target.addEventListener(type, stay, { passive: true });
    sizes.observe(node);
    sizes.observe(view);
    sizes.observe(geometry.content);
    changes.observe(view, { childList: true, subtree: true });
    observeSurroundings();
  }

  // What is above the list in its scroller moves it, also in a body that does not grow.
  function observeSurroundings() {
    if (!followed || followed.node.contains(geometry.content)) return;
    for (let node = view; node && node !== followed.node; node = node.parentElement) {
      sizes.observe(node, { box: "border-box" });
      for (let above = node.previousElementSibling; above; above = above.previousElementSibling) sizes.observe(above);
      if (node.parentElement) changes.observe(node.parentElement, { childList: true });
    }
  }

  function leave() {
    if (!followed) return;
    const { target, style } = followed;
    style.overflowAnchor = anchoring;
    target.removeEventListener("scroll", settle);
    for (const type of INPUTS) target.removeEventListener(type, stay);
    sizes.disconnect();
    changes.disconnect();
    followed = null;
  }

  function mark(value) {
    const next = value && !geometry.read().isAtStart ? value : 0;
    if (next === count) return;
    count = next;
    marker.show(count, geometry.padding());
  }

  // A refresh has ended.
  function told({ detail }) {
    settle();
    const { newItems } = detail.run;
    mark(newItems >= 0 && Number.isInteger(newItems) ? newItems : count);
  }

  function stay() {
    isGoingUp = false;
  }

  function scrollToTop() {
    isGoingUp = true;
    wanted = given = null;
    geometry.scrollToStart();
  }

  const place = {
    get anchor() {
      settle();
      return read && { id: read.id, distance: read.distance };
    },
    scrollTo(key, distance = 0) {
      wanted = { id: key, distance };
      isStale = true;
      settle();
    },
    keep(change) {
      settle();
      change();
      // What has been scrolled meanwhile is the change's.
      if (geometry.isReady()) look();
      isStale = true;
      settle();
    },
    get newItems() {
      return count;
    },
    set newItems(value) {
      mark(value);
    },
    end() {
      leave();
      view.removeEventListener("refreshend", told);
      marker.show(0);
      feed?.end();
      if (view.keptPlace === answer) delete view.keptPlace;
      places.delete(view);
    },
  };
  view.addEventListener("refreshend", told);
  view.keptPlace = answer;
  places.set(view, place);
  if (geometry.content) settle();
  else customElements.whenDefined("overscroll-view").then(settle);
  return place;
}
