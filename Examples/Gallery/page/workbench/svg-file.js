// Reads what an SVG file draws, as path data. The table in ARCHITECTURE.md says what is read;
// Tests/SVG has the cases, which the command-line tool passes too.
//
// The file is only parsed and never inserted into the page, so its scripts and styles have no effect.

import { moved, pieces } from "./outline.js";
import { commandsOf, SVG } from "./path-data.js";
import { Lengths, shapeOf } from "./svg-shape.js";
import { styled, UNSTYLED } from "./svg-style.js";
import { matrixOf } from "./svg-transform.js";
import { inside, outermost } from "./svg-viewport.js";

// References to references can double the elements with each line of a file.
const LIMIT = 1_000_000;
// Elements that no program draws where they are.
const UNDRAWN = new Set(
  "clipPath,defs,desc,filter,linearGradient,marker,mask,metadata,pattern,radialGradient,script,symbol,title,view".split(","),
);
const XLINK = "http://www.w3.org/1999/xlink";

/** The text of a file: decompressed, in the encoding that it states. */
export async function textOf(file) {
  let bytes = new Uint8Array(await file.arrayBuffer());
  // RFC 1952, section 2.3.1.
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const plain = file.stream().pipeThrough(new DecompressionStream("gzip"));
    bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  }
  const marks = { "255,254": "utf-16le", "254,255": "utf-16be" };
  const start = new TextDecoder("latin1").decode(bytes.slice(0, 200));
  const stated = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/.exec(start)?.[1];
  return new TextDecoder(marks[bytes.slice(0, 2)] ?? stated ?? "utf-8", { fatal: true }).decode(bytes);
}

/**
 * What a file draws: `shapes`, each with its path data and its matrix, in order; `skipped`, a map of
 * what is not read to its number; and `leftOut`, the elements that have a mistake. Throws an error
 * whose message is the key of a text.
 */
export function shapesOf(source) {
  // Renamed attributes are plain text: the page's security policy does not report them.
  const text = source.replace(/(<\/?|\s)style(?=[\s>=/])/gi, "$1data-style");
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.querySelector("parsererror") || nameOf(root) !== "svg") throw new Error("noSVG");
  const reader = new Reader(root);
  reader.read(root);
  return reader;
}

/** One outline of several shapes, each up to its first error; with the first error and its data. */
export function joined(shapes) {
  let path = "";
  let broken = null;
  for (const { data, matrix } of shapes) {
    const { commands, mistake } = commandsOf(data);
    if (mistake !== null) broken ??= { data, mistake };
    path += moved(pieces(commands), matrix);
  }
  return { path, broken };
}

class Reader {
  shapes = [];
  skipped = new Map();
  leftOut = [];
  #byId = new Map();
  #used = new Set(); // what a <use> is drawing now
  #visits = 0;

  constructor(root) {
    for (const node of [root, ...root.querySelectorAll("[id]")]) {
      if (!this.#byId.has(node.id)) this.#byId.set(node.id, node);
    }
  }

  read(root) {
    const around = { matrix: new DOMMatrix(), size: outermost(root), style: UNSTYLED };
    const entered = this.#entered(root, around);
    if (entered) this.#drawAll(root.children, entered);
  }

  #drawAll(nodes, around) {
    for (const node of nodes) this.#draw(node, around);
  }

  #draw(node, around) {
    this.#visit();
    const name = nameOf(node);
    if (!name || UNDRAWN.has(name)) return;
    // It was renamed.
    if (name === "data-style") return this.#skip("style");
    const entered = this.#entered(node, around);
    if (!entered) return;
    if (name === "svg") this.#drawInside(node, node, entered);
    else if (name === "g" || name === "a") this.#drawAll(node.children, entered);
    else if (name === "switch") this.#drawFirst(node.children, entered);
    else if (name === "use") this.#drawUse(node, entered);
    else this.#drawShape(node, name, entered);
  }

  /** What surrounds an element's contents; null if nothing in it is drawn. */
  #entered(node, around) {
    const style = styled(node, around.style);
    if (!style.isDisplayed) return null;
    let { matrix } = around;
    const text = node.getAttribute("transform")?.trim() ?? "";
    if (text && text !== "none") {
      const own = matrixOf(text);
      if (!own) return this.#leaveOut(node, text);
      matrix = matrix.multiply(own);
    }
    if (style.hasTransform) this.#skip("transform in style");
    for (const name of ["clip-path", "mask"]) {
      if ((node.getAttribute(name) ?? "none") !== "none") this.#skip(name);
    }
    return { ...around, style, matrix };
  }

  /** Draws an `svg` or a `symbol` in its own coordinates; a `use` may state its size. */
  #drawInside(node, sized, around) {
    const lengths = new Lengths(node, around.size, sized);
    const viewport = inside(node, lengths);
    if (lengths.bad !== null) return this.#leaveOut(node, lengths.bad);
    if (!viewport) return;
    const { matrix, size } = viewport;
    this.#drawAll(node.children, { ...around, matrix: around.matrix.multiply(matrix), size });
  }

  /** An alternative that needs something is for programs that have it. */
  #drawFirst(nodes, around) {
    const needs = ["requiredExtensions", "systemLanguage"];
    const isPlain = (node) => nameOf(node) && !needs.some((name) => node.hasAttribute(name));
    const first = [...nodes].find(isPlain);
    if (first) this.#draw(first, around);
  }

  #drawUse(node, around) {
    const reference = node.getAttribute("href") ?? node.getAttributeNS(XLINK, "href") ?? "";
    const target = reference.startsWith("#") ? this.#byId.get(reference.slice(1)) : null;
    if (!target || this.#used.has(target)) return this.#skip("use");
    const lengths = new Lengths(node, around.size);
    const [x, y] = [lengths.length("x", "width"), lengths.length("y", "height")];
    if (lengths.bad !== null) return this.#leaveOut(node, lengths.bad);
    this.#used.add(target);
    const moved = { ...around, matrix: around.matrix.translate(x, y) };
    if (["svg", "symbol"].includes(nameOf(target))) {
      this.#visit();
      const entered = this.#entered(target, moved);
      if (entered) this.#drawInside(target, node, entered);
    } else {
      this.#draw(target, moved);
    }
    this.#used.delete(target);
  }

  #drawShape(node, name, { matrix, size, style }) {
    const lengths = new Lengths(node, size);
    const data = shapeOf(node, name, lengths);
    if (data === undefined) return this.#skip(name);
    if (!style.isSeen) return;
    if (lengths.bad !== null) return this.#leaveOut(node, lengths.bad);
    if (data.trim()) this.shapes.push({ data, matrix });
  }

  #leaveOut(node, text) {
    this.leftOut.push(`${nameOf(node)} ${text}`);
    return null;
  }

  #skip(name) {
    this.skipped.set(name, (this.skipped.get(name) ?? 0) + 1);
  }

  #visit() {
    this.#visits += 1;
    if (this.#visits > LIMIT) throw new Error("hugeSVG");
  }
}

/** An element's name; empty for one of another namespace. */
const nameOf = (node) => (node.namespaceURI && node.namespaceURI !== SVG ? "" : node.localName);
