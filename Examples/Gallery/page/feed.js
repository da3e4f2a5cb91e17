// The news over HTTP. Every method throws when the server cannot be reached or refuses.

import { Pages } from "./overscroll/overscroll-pages.js";

/** Network conditions from the page's switches, as the server's parameters. */
export const conditions = { slow: false, failing: false };

const SLOW_MILLISECONDS = 2500;

export class Feed {
  // Pages by the key of the last article.
  #pages = new Pages(null, "key");

  constructor(limit) {
    this.limit = limit;
  }

  get hasMore() {
    return this.#pages.hasMore;
  }

  /** The newest articles, newest first. */
  load(signal) {
    return this.#load(this.#pages.first(), signal);
  }

  /** The articles below the last one, newest first; the newest as long as there are none. */
  async older(signal) {
    const next = this.#pages.next();
    return next ? this.#load(next, signal) : [];
  }

  /**
   * The articles published since the last call, newest first. One to three articles are published
   * first, so that every pull returns some.
   */
  async refresh(signal) {
    await request("POST", "publish", { count: 1 + Math.floor(Math.random() * 3) }, signal);
    let top = this.#pages.items[0]?.key;
    if (!top) return this.load(signal);
    const found = [];
    let more = true;
    while (more) {
      const page = await request("GET", "articles", { after: top, ...switches() }, signal);
      found.unshift(...page.articles);
      top = found[0]?.key ?? top;
      more = page.more;
    }
    return this.#pages.insert(found);
  }

  async #load(wanted, signal) {
    const before = wanted.key && { before: wanted.key };
    const parameters = { limit: this.limit, ...before, ...switches() };
    const { articles, more } = await request("GET", "articles", parameters, signal);
    return this.#pages.receive(articles, more ? articles.at(-1).key : null, wanted);
  }
}

/** The switches as request parameters. */
export function switches() {
  return {
    ...(conditions.slow && { delay: SLOW_MILLISECONDS }),
    ...(conditions.failing && { fail: 1 }),
  };
}

/** Sends a request. */
export async function request(method, name, parameters, signal) {
  const query = new URLSearchParams(parameters);
  const response = await fetch(`api/${name}?${query}`, { method, signal });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
