// The frames of the looks: one phone for each look of the element.

import { NewsFrame } from "./news-frame.js";
import { Scrub } from "./scrub.js";
import { has, label } from "./texts.js";

/** Builds a frame for each look, and returns all of them. */
export function buildLooks(shelf, looks) {
  const frames = looks.map((look) => {
    const card = copy("look-card");
    const view = card.querySelector("overscroll-view");
    view.setAttribute("indicator", look);
    label(card.querySelector("h3"), look);
    if (look === "frames") view.frames = { pull: moons(12, 1), run: moons(24, 2) };
    if (has(`${look}Detail`)) label(card.querySelector("p"), `${look}Detail`);
    // The element is upgraded only in the document.
    shelf.append(card);
    addScrub(card, view);
    return new NewsFrame(card.querySelector(".frame"));
  });
  return frames;
}

let scrubs = 0;

/** Puts a slider under a frame, labeled with its name and the frame's title. */
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

/** A copy of the template with this id. */
export function copy(template) {
  return document.getElementById(template).content.firstElementChild.cloneNode(true);
}

/** Images for the image-sequence look: a waxing moon, and with `turns` of 2 also waning. */
function moons(count, turns) {
  return Array.from({ length: count }, (_, index) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 84, height: 84 });
    const pen = canvas.getContext("2d");
    const part = (turns * (index + (turns > 1 ? 0 : 1))) / count; // 1 is full
    const isWaning = part > 1;
    const rim = Math.cos((isWaning ? 2 - part : part) * Math.PI);
    pen.fillStyle = "#7d869c";
    pen.globalAlpha = 0.3;
    pen.arc(42, 42, 36, 0, 2 * Math.PI);
    pen.fill();
    pen.globalAlpha = 1;
    pen.beginPath();
    if (isWaning) pen.setTransform(-1, 0, 0, 1, 84, 0);
    pen.arc(42, 42, 36, -Math.PI / 2, Math.PI / 2);
    pen.ellipse(42, 42, 36 * Math.abs(rim), 36, 0, Math.PI / 2, -Math.PI / 2, rim > 0);
    pen.fill();
    return canvas;
  });
}
