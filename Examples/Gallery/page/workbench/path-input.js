// Reads a custom outline from a file or from path data; loaded with the first.

import { has, label, text } from "../texts.js";
import { commandsOf, oneLine, SVG } from "./path-data.js";

// Characters shown before and after the invalid byte.
const EXCERPT = 24;
let noted = null; // the outline of the file of which something is said

/** Shows the path of a state; reports it when nothing is visible. */
export function show(path, root) {
  const field = root.querySelector("textarea");
  if (document.activeElement !== field) field.value = path;
  // What is said of a file stays as long as its outline.
  if (path && path === noted) return;
  noted = null;
  say(root, !path || isSeen(path) ? "" : text("invisiblePath"));
}

/** Calls `found(path)` with a file's outline. */
export async function read(file, root, found) {
  if (!file) return;
  try {
    const { joined, shapesOf, textOf } = await import("./svg-file.js");
    // Bytes that are no text are no SVG.
    const source = await textOf(file).catch(() => "");
    const { shapes, skipped, leftOut } = shapesOf(source);
    const { path, broken } = joined(shapes);
    const isDrawn = path !== "" && isSeen(path);
    noted = path;
    if (isDrawn) {
      const field = root.querySelector("textarea");
      if (field) field.value = path;
      found(path);
    }
    say(root, isDrawn || broken ? "" : text("emptySVG"));
    if (broken) {
      const { data, mistake } = broken;
      add(root, text("fileBreaks", { offset: mistake, file: file.name }), data, mistake);
    }
    if (leftOut.length) add(root, text("leftOut", { list: leftOut.join(", ") }));
    if (skipped.size) {
      const list = [...skipped].map(([name, count]) => `${count} ${name}`).join(", ");
      add(root, text("notRead", { list }));
    }
  } catch ({ message }) {
    say(root, text(has(message) ? message : "noPart"));
  }
  // A file may be dropped outside the viewport of the workbench.
  root.querySelector(".path-trouble > *")?.scrollIntoView({ block: "nearest" });
}

/** Path data on one line; empty for anything else, as it becomes part of copied code. */
export const accepted = (data) => (commandsOf(data).mistake === null ? oneLine(data) : "");

/** Calls `found(path)` with the outline of path data. */
export function take(data, root, found) {
  const { mistake } = commandsOf(data);
  if (mistake === null) found(oneLine(data));
  else say(root, text("pathBreaks", { offset: mistake }), data, mistake);
}

/** Says only this, with the data around an error. */
function say(root, words, data, offset) {
  label(root.querySelector(".path-trouble"), "");
  if (words) add(root, words, data, offset);
}

/** Says one more thing. Bytes before an error are plain ASCII. */
function add(root, words, data, offset) {
  const line = document.createElement("p");
  line.className = "notice";
  line.append(words);
  if (data !== undefined) {
    const excerpt = document.createElement("code");
    excerpt.dir = "ltr";
    const mark = document.createElement("mark");
    mark.textContent = data.slice(offset, offset + 1).trim() || "\u00a0";
    const start = Math.max(0, offset - EXCERPT);
    const [before, after] = [data.slice(start, offset), data.slice(offset + 1, offset + EXCERPT)];
    excerpt.append(start ? "…" : "", before, mark, after);
    line.append(document.createElement("br"), excerpt);
  }
  root.querySelector(".path-trouble").append(line);
}

/** Whether path data draws anything; same result as in the element. */
function isSeen(path) {
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  const length = line.getTotalLength();
  return length > 0 && length < Infinity;
}
