// The news in one language. Every method throws when the server cannot be reached or refuses.

import { Pages } from "./overscroll/overscroll-pages.js";
import { request } from "./request.js";

// Parameters of a request that the server does not delay.
const NOW = { delay: 0 };

const LANGUAGES = ["en", "zh-Hans", "ja", "de", "fr", "es", "ar"];

/** A language that there are news in. */
export const newsLanguage = (language) => (LANGUAGES.includes(language) ? language : LANGUAGES[0]);

export class Feed {
  // Pages by the key of the last article.
  #pages = new Pages(null, "key");
  #limit;
  #most;
  // One page is loaded after the other.
  #turn = Promise.resolve();

  /** Pages of `limit` articles, until there are `most`. */
  constructor(language, limit, most = Infinity) {
    this.language = language;
    this.#limit = limit;
    this.#most = most;
  }

  get hasMore() {
    return this.#pages.hasMore;
  }

  /** The newest articles, newest first, without the server's delay; for a second list those below. */
  load() {
    return this.older(undefined, NOW);
  }

  /** The articles below the last one, newest first; the newest as long as there are none. */
  older(signal, switches) {
    const load = async () => {
      const next = this.#pages.next();
      return next ? this.#load(next, signal, switches) : [];
    };
    this.#turn = this.#turn.then(load, load);
    return this.#turn;
  }

  /**
   * The articles published since the last ones that were inserted, newest first. One to three articles are published
   * first, so that every pull returns some.
   */
  async latest(signal) {
    const { language } = this;
    const count = 1 + Math.floor(Math.random() * 3);
    await request("POST", "publish", { count, language, ...NOW }, signal);
    let top = this.#pages.items[0]?.key;
    if (!top) return (await request("GET", "articles", { limit: this.#limit, language, ...NOW }, signal)).articles;
    const found = [];
    let more = true;
    while (more) {
      const page = await request("GET", "articles", { after: top, language }, signal);
      found.unshift(...page.articles);
      top = found[0]?.key ?? top;
      more = page.more;
    }
    return found;
  }

  /** Puts articles before all others; returns those that are not there yet. */
  insert(articles) {
    return this.#pages.insert(articles);
  }

  async #load(wanted, signal, switches) {
    const before = wanted.key && { before: wanted.key };
    const parameters = { limit: this.#limit, language: this.language, ...before, ...switches };
    const answer = await request("GET", "articles", parameters, signal);
    const { articles } = answer;
    const isLast = !answer.more || this.#pages.items.length + articles.length >= this.#most;
    return this.#pages.receive(articles, isLast ? null : articles.at(-1).key, wanted);
  }
}
