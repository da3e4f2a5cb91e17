// One frame of news: a list that refreshes or loads more, and its feed.

import { Feed } from "./feed.js";
import { NewsList } from "./news-list.js";
import { text } from "./texts.js";

// For a list that only refreshes. A list that loads more keeps its length.
const MOST_ROWS = 100;

export class NewsFrame {
  #rows;
  #feed;
  #list;
  #updated;
  #updatedAt = null;

  constructor(frame) {
    this.view = frame.querySelector("overscroll-view");
    this.#rows = Number(frame.dataset.rows);
    this.#feed = new Feed(this.#rows);
    this.#list = new NewsList(frame.querySelector(".news"));
    this.#updated = frame.querySelector(".updated");
    this.view.onrefresh = (run) => this.#refresh(run.signal);
    this.view.onloadmore = (run) => this.#loadMore(run.signal);
  }

  /** Fills the list for the first time. */
  async open() {
    this.#list.showWaiting(this.#rows);
    try {
      this.#list.show(await this.#feed.load());
      this.view.lastUpdated = this.#noteUpdate();
    } catch {
      this.#list.showMessage("noNews");
    }
  }

  /** Applies the page's language; the element observes it without a call. */
  speak() {
    const look = text(this.view.getAttribute("indicator"));
    this.view.setAttribute("aria-label", text("listOf", { look }));
    this.#showUpdate();
  }

  /** Rethrows errors: the view then shows a failure and keeps the rows. */
  async #refresh(signal) {
    const articles = await this.#feed.refresh(signal);
    if (this.#list.isEmpty) this.#list.show(articles);
    else this.#list.insert(articles);
    if (!this.view.hasAttribute("edge")) this.#list.shorten(MOST_ROWS);
    this.#noteUpdate();
    return "succeeded";
  }

  /** Adds the next page, until there is none. */
  async #loadMore(signal) {
    const articles = await this.#feed.older(signal);
    if (this.#list.isEmpty) this.#list.show(articles);
    else this.#list.append(articles);
    return this.#feed.hasMore ? "succeeded" : "exhausted";
  }

  #noteUpdate() {
    this.#updatedAt = new Date();
    this.#showUpdate();
    return this.#updatedAt;
  }

  #showUpdate() {
    if (!this.#updated || !this.#updatedAt) return;
    const form = { timeStyle: "medium" };
    const time = this.#updatedAt.toLocaleTimeString(document.documentElement.lang, form);
    this.#updated.textContent = text("updated", { time });
  }
}
