// A list that is loaded page by page: `Pages` of OverscrollPaging. Not part of the element's script.

export class Pages {
  items = [];
  // What each request has brought: its key, and the items that were new.
  pages = [];
  hasMore = true;
  #known = new Set();
  #firstKey;
  // The requests whose answers are valid.
  #first = 0;
  #next = 0;

  constructor(firstKey, idName = "id") {
    this.#firstKey = this.nextKey = firstKey;
    this.idName = idName;
  }

  first() {
    return (this.#first = { key: this.#firstKey });
  }

  next() {
    if (this.hasMore) return (this.#next = { key: this.nextKey });
  }

  receive(page, nextKey, request) {
    if (request === this.#first) {
      this.#first = this.#next = 0;
      this.#known.clear();
      this.items = [];
      this.pages = [];
    } else if (request !== this.#next) return [];
    this.hasMore = (this.nextKey = nextKey ?? null) !== null;
    const items = this.#add(page);
    this.items.push(...items);
    this.pages.push({ key: request.key, items });
    return items;
  }

  insert(newer) {
    const added = this.#add(newer);
    this.items.unshift(...added);
    const [first = { key: this.#firstKey, items: [] }] = this.pages;
    this.pages[0] = { ...first, items: [...added, ...first.items] };
    return added;
  }

  #add(page) {
    return page.filter((item) => this.#known.size < this.#known.add(item[this.idName]).size);
  }
}

// The functions below are for a page that comes back; a bundler leaves them out of an app without them.

const VERSION = 1;
const itemsOf = (pages) => pages.flatMap(({ items }) => items);
// An identifier that a node has is a text.
const indexOf = (items, id, { idName }) => items.findIndex((item) => String(item[idName]) === String(id));

export function savePages(pages, { place, hasFailed = false, limit = 1000, time = Date.now() / 1000 } = {}) {
  let count = 0;
  const kept = pages.pages.filter(({ items }) => (count += items.length) <= limit);
  const left = pages.pages[kept.length];
  const items = itemsOf(kept);
  const read = items[place ? (place.index ?? indexOf(items, place.id, pages)) : 0];
  if (!read) return;
  return {
    version: VERSION,
    time,
    pages: kept,
    next: left ? left.key : pages.nextKey,
    anchor: place && { id: read[pages.idName], distance: place.distance },
    hasFailed: hasFailed && !left,
  };
}

export function restorePages(pages, saved, { maximumAge = 3600, time = Date.now() / 1000 } = {}) {
  const age = time - saved?.time;
  const isItem = (item) => item?.[pages.idName] !== undefined;
  const isPage = (page) => page?.key !== undefined && Array.isArray(page.items) && page.items.every(isItem);
  const isSound = saved?.version === VERSION && age >= 0 && age <= maximumAge;
  if (!isSound || !Array.isArray(saved.pages) || !saved.pages.every(isPage)) return;
  const { anchor } = saved;
  const index = anchor ? indexOf(itemsOf(saved.pages), anchor.id, pages) : 0;
  if (index < 0) return;
  saved.pages.forEach(({ items }, number) => {
    const following = saved.pages[number + 1];
    pages.receive(items, following ? following.key : saved.next, pages.next());
  });
  return {
    index,
    distance: anchor?.distance ?? 0,
    outcome: saved.hasFailed ? "failed" : pages.hasMore ? "succeeded" : "exhausted",
  };
}

// The first row that begins after the edge, because images in one before it may be late; or else the last.
export function placeOfReading(rows, edge = 0) {
  let place;
  // Ends at the row that returns true; a NodeList has no method of its own for that.
  [].some.call(rows, (row, index) => {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edge) place = { index, distance: top - edge };
    return top >= edge;
  });
  return place;
}

export function scrollToPlace(scroller, row, distance, edge = 0) {
  // An element that only the lazy file has prepared.
  const node = scroller.scroller ?? scroller.shadowRoot?.getElementById("scroller") ?? scroller;
  node.scrollBy({ top: row.getBoundingClientRect().top - edge - distance, behavior: "instant" });
}
