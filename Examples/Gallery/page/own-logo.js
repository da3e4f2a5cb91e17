// A logo of the first screen, from a file or an address; loaded with the first.

import { addTexts, label } from "./texts.js";
import { accepted, read as readFile } from "./workbench/path-input.js";
import { texts } from "./workbench/workbench-texts.js";

const MARGIN = 1.1;

// Without its translation it is in English.
await addTexts(texts, "./workbench/workbench-texts").catch(() => {});

/** Calls back with the choice of what a file draws. */
export const read = (file, root, found) => readFile(file, root, (path) => found(choice(root, path)));

/** Calls back with the choice of an address, if it has path data: that becomes part of copied code. */
export function take(words, root, found) {
  const path = accepted(decoded(words));
  if (path) found(choice(root, path));
}

/** The choice of an outline, in front of the others. */
function choice(root, path) {
  const input = root.querySelector("[data-own]") ?? addChoice(root);
  const figure = input.nextElementSibling.querySelector("path");
  figure.setAttribute("d", path);
  const { x, y, width, height } = figure.getBBox();
  const size = Math.max(width, height) * MARGIN;
  const box = [x + (width - size) / 2, y + (height - size) / 2, size, size];
  figure.parentNode.setAttribute("viewBox", box.join(" "));
  input.checked = true;
  return input;
}

function addChoice(root) {
  const first = root.querySelector("[data-outline]").parentElement;
  const made = first.cloneNode(true);
  label(made.querySelector("[data-text]"), "ownLogo");
  first.before(made);
  const input = made.querySelector("input");
  input.dataset.own = "";
  return input;
}

function decoded(words) {
  try {
    return decodeURIComponent(words);
  } catch {
    return "";
  }
}
