// The frames of the looks: one phone for each look that the element offers.

import { NewsFrame } from "./news-frame.js";
import { Scrub } from "./scrub.js";
import { has, label } from "./texts.js";

/** Builds a frame for each look, and gives all of them. */
export function buildLooks(shelf, looks) {
  const frames = looks.map((look) => {
    const card = copy("look-card");
    const view = card.querySelector("overscroll-view");
    view.setAttribute("indicator", look);
    label(card.querySelector("h3"), look);
    if (has(`${look}Detail`)) label(card.querySelector("p"), `${look}Detail`);
    // Only in the document does the tag become the element.
    shelf.append(card);
    addScrub(card, view);
    return new NewsFrame(card.querySelector(".frame"));
  });
  return frames;
}

let scrubs = 0;

/** Puts a slider under a frame, named by its own word and the frame's title. */
export function addScrub(card, view) {
  const root = copy("scrub");
  const title = card.querySelector("h3");
  const word = root.querySelector("span");
  label(word, "pull");
  title.id = `scrub-of-${++scrubs}`;
  word.id = `scrub-${scrubs}`;
  root.querySelector("input").setAttribute("aria-labelledby", `${word.id} ${title.id}`);
  card.append(root);
  new Scrub(root, view);
}

function copy(template) {
  return document.getElementById(template).content.firstElementChild.cloneNode(true);
}
