// The news over HTTP. Every method throws when the server cannot be reached or refuses.

/** Network conditions from the page's switches, as the server's parameters. */
export const conditions = { slow: false, failing: false };

const SLOW_MILLISECONDS = 2500;

export class Feed {
  #top = null; // key of the newest article shown

  constructor(limit) {
    this.limit = limit;
  }

  /** The newest articles, newest first. */
  async load(signal) {
    const parameters = { limit: this.limit, ...switches() };
    const { articles } = await request("GET", "articles", parameters, signal);
    this.#top = articles[0]?.key ?? null;
    return articles;
  }

  /** The articles below one of them, newest first, and whether there are `more` below those. */
  older(key, signal) {
    return request("GET", "articles", { before: key, limit: this.limit, ...switches() }, signal);
  }

  /**
   * The articles published since the last call, newest first. One to three articles are published
   * first, so that every pull returns some.
   */
  async refresh(signal) {
    await request("POST", "publish", { count: 1 + Math.floor(Math.random() * 3) }, signal);
    if (!this.#top) return this.load(signal);
    const found = [];
    let more = true;
    while (more) {
      const page = await request("GET", "articles", { after: this.#top, ...switches() }, signal);
      found.unshift(...page.articles);
      this.#top = found[0]?.key ?? this.#top;
      more = page.more;
    }
    return found;
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
