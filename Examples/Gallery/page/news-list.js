// Rows of news in a list. Everything that came over the network is set as text, never as markup.

import { ago, text } from "./texts.js";

const MOST_ROWS = 100;
const template = document.getElementById("article");

export class NewsList {
  #list;

  constructor(list) {
    this.#list = list;
  }

  /** Grey rows of the real rows' height, until the first articles are there. */
  showWaiting(count) {
    this.#list.replaceChildren(...Array.from({ length: count }, waitingRow));
  }

  /** One line of words instead of rows. */
  showMessage(name) {
    const line = document.createElement("li");
    line.className = "message quiet";
    line.dataset.text = name;
    line.textContent = text(name);
    this.#list.replaceChildren(line);
  }

  /** Replaces everything. */
  show(articles) {
    this.#list.replaceChildren(...articles.map(row));
  }

  /** Puts new articles on top, lit for a moment; the oldest rows leave a long list. */
  insert(articles) {
    const rows = articles.map(row);
    for (const element of rows) element.classList.add("new");
    this.#list.prepend(...rows);
    while (this.#list.children.length > MOST_ROWS) this.#list.lastChild.remove();
  }

  get isEmpty() {
    return !this.#list.querySelector(".article");
  }
}

function row(article) {
  const element = template.content.firstElementChild.cloneNode(true);
  element.lang = article.language;
  element.querySelector(".title").textContent = article.title;
  element.querySelector(".section").textContent = article.section;
  element.querySelector(".source").textContent = article.source;
  const time = element.querySelector("time");
  time.dateTime = article.published;
  showAge(time);
  return element;
}

function waitingRow() {
  const element = template.content.firstElementChild.cloneNode(true);
  element.className = "waiting";
  element.setAttribute("aria-hidden", "true");
  return element;
}

function showAge(time) {
  time.lang = document.documentElement.lang;
  time.textContent = ago(new Date(time.dateTime));
}

/** Writes the age of every row anew; also after a change of language. */
export function refreshAges() {
  document.querySelectorAll("time[datetime]").forEach(showAge);
}
