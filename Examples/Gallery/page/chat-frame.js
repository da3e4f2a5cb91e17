// A frame with a chat: history loads at the top without moving the reading position.

import { request, switches } from "./feed.js";
import { showAge } from "./news-list.js";
import { label, text } from "./texts.js";

const PAGE = 30;
// Within this distance of the end, the view follows new messages. In pixels.
const FOLLOWS = 40;
const OWN = "Ilya";
const template = document.getElementById("message");

export class ChatFrame {
  #list;
  #trouble;
  #first; // ids of the oldest and the newest message here
  #last = 0;
  #opening = null;

  constructor(frame) {
    this.view = frame.querySelector("overscroll-view");
    this.#list = frame.querySelector(".messages");
    this.#trouble = frame.querySelector("[role=alert]");
    this.view.onloadmore = ({ signal }) => this.#loadHistory(signal);
    const button = frame.querySelector("button");
    button.addEventListener("click", () => this.#receive(button));
  }

  /** Shows the end of the chat, or waits until the user retries. */
  open() {
    return (this.#opening ??= this.#open());
  }

  async #open() {
    await customElements.whenDefined("overscroll-view");
    // Otherwise the engine would fill the empty list as well.
    this.view.disabled = true;
    try {
      await this.#loadHistory();
    } catch {
      // The button and a pull try again.
    }
    this.view.disabled = false;
  }

  speak() {
    this.view.setAttribute("aria-label", text("chat"));
  }

  async #loadHistory(signal) {
    const above = this.#first && { before: this.#first };
    const { messages, more } = await this.#ask("GET", { limit: PAGE, ...above }, signal);
    this.#list.prepend(...messages.map(row));
    if (!above) this.#scrollToEnd();
    this.#first = messages[0]?.id ?? this.#first;
    this.#last = Math.max(this.#last, messages.at(-1)?.id ?? 0);
    return more ? "succeeded" : "exhausted";
  }

  /** Posts a message. The view follows only near the end. */
  async #receive(button) {
    button.disabled = true;
    try {
      await this.#opening;
      if (!this.#last) await this.#loadHistory();
      const { messages } = await this.#ask("POST", { after: this.#last });
      const follows = this.#leftBelow() < FOLLOWS;
      this.#list.append(...messages.map(row));
      for (const element of [...this.#list.children].slice(-messages.length)) {
        element.classList.add("new");
      }
      this.#last = messages.at(-1).id;
      if (follows) this.#scrollToEnd();
    } catch {
      // Already reported; the button can be pressed again.
    }
    button.disabled = false;
  }

  /** Sends a request; a failure is shown below the chat and rethrown. */
  async #ask(method, parameters, signal) {
    try {
      const answer = await request(method, "messages", { ...parameters, ...switches() }, signal);
      label(this.#trouble, "");
      return answer;
    } catch (error) {
      if (!signal?.aborted) label(this.#trouble, "noChat");
      throw error;
    }
  }

  // Not the element's scrollIntoView, which would scroll the page as well.
  get #scroller() {
    return this.view.shadowRoot?.querySelector("[part=scroller]") ?? this.view;
  }

  #leftBelow() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    return scrollHeight - scrollTop - clientHeight;
  }

  #scrollToEnd() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }
}

function row(message) {
  const element = template.content.firstElementChild.cloneNode(true);
  element.dataset.id = message.id;
  element.classList.toggle("own", message.writer === OWN);
  element.querySelector(".writer").textContent = message.writer;
  element.querySelector(".text").textContent = message.text;
  const time = element.querySelector("time");
  time.dateTime = message.sent;
  showAge(time);
  return element;
}
