// One frame of news: a list that refreshes or loads more, its feed, and what to do after a failure.

import { Feed, newsLanguage } from "./feed.js";
import { NewsList } from "./news-list.js";
import { copy, label, text } from "./texts.js";

// For a list that only refreshes. A list that loads more keeps its length.
const MOST_ROWS = 100;

export class NewsFrame {
  #frame;
  #feedOf;
  #feed;
  #list;
  #updated;
  #updatedAt = null;
  #trouble;

  /** `feedOf` is called with a language. */
  constructor(frame, feedOf = feedOfFrame(frame)) {
    this.#frame = frame;
    this.#feedOf = feedOf;
    this.view = frame.querySelector("overscroll-view");
    this.#list = new NewsList(frame.querySelector(".news"));
    this.#updated = frame.querySelector(".updated");
    // Where the list says so, a pull requests before it is let go.
    this.view.onfetch = ({ signal }) => this.#feed.latest(signal);
    this.view.onrefresh = (run) => this.#attempt(run, "noRefresh", () => this.#refresh(run));
    this.view.onloadmore = (run) => this.#attempt(run, "noMore", () => this.#loadMore(run.signal));
  }

  /** Fills the list for the first time, and again in another language; cancels its runs. */
  async open() {
    const feed = this.#feedOf(this.#language);
    this.#feed = feed;
    this.#trouble?.remove();
    this.#list.showWaiting(Number(this.#frame.dataset.rows));
    this.view.end?.("cancelled");
    this.view.reset?.();
    try {
      const articles = await feed.load();
      if (feed !== this.#feed) return;
      this.#list.show(articles);
      this.view.lastUpdated = this.#noteUpdate();
    } catch {
      if (feed !== this.#feed) return;
      this.#list.show([]);
      this.#complain("noNews", () => this.open());
    }
  }

  /** Applies the page's language; the element observes it without a call. */
  speak() {
    const title = this.#frame.closest("li, .workbench")?.querySelector("h2, h3");
    const look = title?.textContent ?? text(this.view.getAttribute("indicator"));
    this.view.setAttribute("aria-label", text("listOf", { look }));
    this.#showUpdate();
    if (this.#feed && this.#feed.language !== this.#language) this.open();
  }

  get #language() {
    return newsLanguage(this.view.lang || document.documentElement.lang);
  }

  /** Answers a run. After a failure the rows stay, and a line offers to try again. */
  async #attempt({ signal }, trouble, action) {
    this.#trouble?.remove();
    try {
      return await action();
    } catch {
      const again = trouble === "noRefresh" ? "begin" : "loadMore";
      if (!signal.aborted) this.#complain(trouble, () => this.view[again]());
      return "failed";
    }
  }

  async #refresh(run) {
    const articles = this.#feed.insert(await run.fetched);
    this.#list.insert(articles);
    run.newItems = articles.length;
    if (!this.view.hasAttribute("edge")) this.#list.shorten(MOST_ROWS);
    this.#noteUpdate();
  }

  /** Adds the next page, until there is none. */
  async #loadMore(signal) {
    this.#list.append(await this.#feed.older(signal));
    return this.#feed.hasMore ? "succeeded" : "exhausted";
  }

  #complain(name, again) {
    this.#trouble = copy("trouble");
    label(this.#trouble.querySelector("p"), name);
    const button = this.#trouble.querySelector("button");
    label(button, "again");
    button.addEventListener("click", again);
    this.#frame.append(this.#trouble);
  }

  #noteUpdate() {
    this.#updatedAt = new Date();
    this.#showUpdate();
    return this.#updatedAt;
  }

  #showUpdate() {
    if (!this.#updated || !this.#updatedAt) return;
    const time = this.#updatedAt.toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });
    this.#updated.textContent = text("updated", { time });
  }
}

/** The feeds of a frame that has its own: pages of as many rows as it says, until there are its most. */
function feedOfFrame({ dataset: { rows, most } }) {
  return (language) => new Feed(language, Number(rows), most && Number(most));
}
