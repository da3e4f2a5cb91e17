// A list that is loaded page by page: `Pages` of OverscrollPaging. Not part of the element's script.

export class Pages {
  items = [];
  hasMore = true;
  #idName;
  #known = new Set();
  #firstKey;
  #nextKey;
  // The requests whose answers are valid.
  #first = 0;
  #next = 0;

  constructor(firstKey, idName = "id") {
    this.#firstKey = this.#nextKey = firstKey;
    this.#idName = idName;
  }

  first() {
    return (this.#first = { key: this.#firstKey });
  }

  next() {
    if (this.hasMore) return (this.#next = { key: this.#nextKey });
  }

  receive(page, nextKey, request) {
    if (request === this.#first) {
      this.#first = this.#next = 0;
      this.#known.clear();
      this.items = [];
    } else if (request !== this.#next) return [];
    this.hasMore = (this.#nextKey = nextKey ?? null) !== null;
    const added = this.#add(page);
    this.items.push(...added);
    return added;
  }

  insert(newer) {
    const added = this.#add(newer);
    this.items.unshift(...added);
    return added;
  }

  #add(page) {
    return page.filter((item) => this.#known.size < this.#known.add(item[this.#idName]).size);
  }
}
