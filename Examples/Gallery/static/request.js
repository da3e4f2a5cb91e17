// Requests without a server, for a page in a folder: news and messages come from files, and the page itself
// delays, refuses and publishes. It takes the place of the module that asks the server.

/** Network conditions from the page's switches. */
export const conditions = { slow: false, failing: false };

const MILLISECONDS = 900;
const SLOW_MILLISECONDS = 2500;

/** Answers as the server does, and throws when the file cannot be loaded or a failure is wanted. */
export async function request(method, name, parameters, signal) {
  // What a list begins with always comes at once.
  const { slow, failing } = "delay" in parameters ? {} : conditions;
  await wait(parameters.delay ?? (slow ? SLOW_MILLISECONDS : MILLISECONDS), signal);
  if (failing) throw new Error(`${name}: 503, simulated`);
  const source = await sourceOf(name === "messages" ? "chat" : "news", parameters.language);
  signal?.throwIfAborted();
  if (name === "publish") return { articles: source.publish(parameters.count) };
  if (name === "articles") return source.articles(parameters);
  return method === "POST" ? source.goOn(parameters) : source.messages(parameters);
}

function wait(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

// Promises by file; several lists have the same source.
const sources = new Map();

function sourceOf(kind, language) {
  const file = `data/${kind}-${language}.json`;
  if (!sources.has(file)) {
    const source = load(file).then((parts) => (kind === "chat" ? new Chat(parts) : new News(parts)));
    sources.set(file, source);
    // Another request tries again.
    source.catch(() => sources.delete(file));
  }
  return sources.get(file);
}

async function load(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

/** The moment this many seconds ago. */
const ago = (seconds) => new Date(Date.now() - 1000 * seconds).toISOString();

/** The news of one language, newest first, and those that are not published yet. */
class News {
  #articles;
  #waiting;
  #published = 0;

  constructor({ told, waiting }) {
    this.#articles = told.map((article, index) => ({
      ...article,
      key: `told-${index}`,
      published: ago(article.age),
    }));
    this.#waiting = waiting;
  }

  articles({ limit = 20, before, after }) {
    const all = this.#articles;
    if (after) {
      const end = all.findIndex(({ key }) => key === after);
      const start = Math.max(0, end - limit);
      return { articles: all.slice(start, end), more: start > 0 };
    }
    const start = before ? all.findIndex(({ key }) => key === before) + 1 : 0;
    return { articles: all.slice(start, start + limit), more: start + limit < all.length };
  }

  /** Publishes the next articles; after the last one the first comes again. */
  publish(count) {
    const found = Array.from({ length: count }, () => {
      const article = this.#waiting[this.#published % this.#waiting.length];
      this.#published += 1;
      return { ...article, key: `new-${this.#published}`, published: ago(0) };
    });
    found.reverse();
    this.#articles.unshift(...found);
    return found;
  }
}

/** The messages of a chat, oldest first, with ids from 1, and those that are not sent yet. */
class Chat {
  #messages;
  #waiting;
  #sent = 0;

  constructor({ told, waiting }) {
    this.#messages = told.map((message, index) => ({
      ...message,
      id: index + 1,
      sent: ago(message.age),
    }));
    this.#waiting = waiting;
  }

  messages({ limit = 20, before = Infinity }) {
    const end = Math.min(before - 1, this.#messages.length);
    const start = Math.max(0, end - limit);
    return { messages: this.#messages.slice(start, end), more: start > 0 };
  }

  /** Sends the next message; returns all above an id. */
  goOn({ after = 0 }) {
    const message = this.#waiting[this.#sent % this.#waiting.length];
    this.#sent += 1;
    this.#messages.push({ ...message, id: this.#messages.length + 1, sent: ago(0) });
    return { messages: this.#messages.slice(after) };
  }
}
