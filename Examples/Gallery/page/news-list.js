// Rows of news in a list. All data from the network is set as text, never as markup.

import { ago, copy } from "./texts.js";

export class NewsList {
  #list;

  constructor(list) {
    this.#list = list;
  }

  /** Gray placeholder rows, until the first articles arrive. */
  showWaiting(count) {
    this.#list.replaceChildren(...Array.from({ length: count }, waitingRow));
  }

  /** Replaces everything. */
  show(articles) {
    this.#list.replaceChildren(...articles.map(row));
  }

  /** Puts new articles on top and highlights them briefly. */
  insert(articles) {
    const rows = this.#rows(articles);
    for (const element of rows) element.classList.add("new");
    this.#list.prepend(...rows);
  }

  /** Puts older articles below the others. */
  append(articles) {
    this.#list.append(...this.#rows(articles));
  }

  /** Removes the oldest rows beyond this number. */
  shorten(most) {
    while (this.#list.children.length > most) this.#list.lastChild.remove();
  }

  /** Rows that take the place of placeholders. */
  #rows(articles) {
    if (!this.#list.querySelector(".article")) this.#list.replaceChildren();
    return articles.map(row);
  }
}

function row(article) {
  const element = copy("article");
  element.lang = article.language;
  element.dataset.key = article.key;
  for (const name of ["title", "summary", "section", "source"]) {
    element.querySelector(`.${name}`).textContent = article[name];
  }
  const time = element.querySelector("time");
  time.dateTime = article.published;
  showAge(time);
  return element;
}

function waitingRow() {
  const element = copy("article");
  element.className = "waiting";
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** Writes how long ago the moment of a `time` was. */
export function showAge(time) {
  time.textContent = ago(new Date(time.dateTime), (time.closest("[lang]") ?? document.documentElement).lang);
}

/** Updates the age of every row; also after a change of language. */
export function refreshAges() {
  document.querySelectorAll("time[datetime]").forEach(showAge);
}
