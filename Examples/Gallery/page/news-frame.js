// One phone frame: a list that can be pulled, and the feed behind it.

import { Feed } from "./feed.js";
import { NewsList } from "./news-list.js";
import { text } from "./texts.js";

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

  /** Takes over the page's language; the element does so by itself. */
  speak() {
    const look = text(this.view.getAttribute("indicator"));
    this.view.setAttribute("aria-label", text("listOf", { look }));
    this.#showUpdate();
  }

  /** An error is thrown on: the view then shows a failure, and the rows stay. */
  async #refresh(signal) {
    const articles = await this.#feed.refresh(signal);
    if (this.#list.isEmpty) this.#list.show(articles);
    else this.#list.insert(articles);
    this.#noteUpdate();
    return "succeeded";
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
