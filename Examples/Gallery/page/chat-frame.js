// A frame with a chat: history loads at the top without moving the reading position.

import { showAge } from "./news-list.js";
import { request } from "./request.js";
import { copy, label, text } from "./texts.js";

const PAGE = 30;
// Within this distance of the end, the view follows new messages. In pixels.
const FOLLOWS = 40;

export class ChatFrame {
  #list;
  #trouble;
  #arrived;
  #language;
  #first; // ids of the oldest and the newest message here
  #last = 0;
  #opening = null;

  constructor(frame) {
    this.view = frame.querySelector("overscroll-view");
    this.#list = frame.querySelector(".messages");
    this.#trouble = frame.querySelector("[role=alert]");
    this.#arrived = frame.querySelector(".arrived");
    this.view.onloadmore = ({ signal }) => this.#loadHistory(signal).catch(() => "failed");
    this.view.addEventListener("scroll", () => this.#leftBelow() < FOLLOWS && (this.#arrived.hidden = true));
    this.#arrived.addEventListener("click", () => this.#scrollToEnd("smooth"));
    const button = frame.querySelector(".frame-foot button");
    button.addEventListener("click", () => this.#receive(button));
  }

  async #open() {
    await customElements.whenDefined("overscroll-view");
    // Otherwise the engine would fill the empty list as well.
    this.view.disabled = true;
    try {
      await this.#loadHistory(undefined, { delay: 0 });
    } catch {
      // The button and a pull try again.
    }
    this.view.disabled = false;
  }

  /** Applies the page's language: shows the end of the chat in it, or waits until the user retries. */
  speak() {
    const { lang } = document.documentElement;
    this.view.setAttribute("aria-label", text("chat"));
    if (this.#language === lang) return;
    this.#language = lang;
    this.#list.lang = lang;
    this.#list.replaceChildren();
    this.#first = undefined;
    this.#last = 0;
    this.#arrived.hidden = true;
    this.#opening = this.#open();
  }

  async #loadHistory(signal, switches) {
    const above = this.#first && { before: this.#first };
    const { messages, more } = await this.#ask("GET", { limit: PAGE, ...above, ...switches }, signal);
    this.#list.prepend(...messages.map(row));
    if (!above) this.#scrollToEnd();
    this.#first = messages[0]?.id ?? this.#first;
    this.#last = Math.max(this.#last, messages.at(-1)?.id ?? 0);
    return more ? "succeeded" : "exhausted";
  }

  /** Requests a message. The view follows only near the end; elsewhere a button leads there. */
  async #receive(button) {
    button.disabled = true;
    try {
      await this.#opening;
      if (!this.#last) await this.#loadHistory();
      const { messages } = await this.#ask("POST", { after: this.#last, delay: 0 });
      const follows = this.#leftBelow() < FOLLOWS;
      const rows = messages.map(row);
      for (const element of rows) element.classList.add("new");
      this.#list.append(...rows);
      this.#last = messages.at(-1).id;
      this.#arrived.hidden = follows;
      if (follows) this.#scrollToEnd();
    } catch {
      // Already reported; the button can be pressed again.
    }
    button.disabled = false;
  }

  /** Sends a request; a failure is shown below the chat and rethrown. */
  async #ask(method, parameters, signal) {
    try {
      const language = this.#language;
      const answer = await request(method, "messages", { language, ...parameters }, signal);
      // The page's language may have changed meanwhile.
      if (language !== this.#language) throw new DOMException("", "AbortError");
      label(this.#trouble, "");
      return answer;
    } catch (error) {
      if (error.name !== "AbortError") label(this.#trouble, "noChat");
      throw error;
    }
  }

  #leftBelow() {
    const { scrollHeight, scrollTop, clientHeight } = this.view;
    return scrollHeight - scrollTop - clientHeight;
  }

  // Not scrollIntoView, which would scroll the page as well.
  #scrollToEnd(behavior = "instant") {
    this.view.scrollTo({ top: this.view.scrollHeight, behavior });
  }
}

function row(message) {
  const element = copy("message");
  element.dataset.id = message.id;
  element.classList.toggle("own", message.own);
  element.querySelector(".writer").textContent = message.writer;
  element.querySelector(".text").textContent = message.text;
  const time = element.querySelector("time");
  time.dateTime = message.sent;
  showAge(time);
  return element;
}
