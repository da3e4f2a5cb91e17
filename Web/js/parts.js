// Loads the files that only some pages need, once an element names what is in them.

import { LAYOUT, LOOKS } from "./codes.ts";

// What a page sets: the folder of all files instead of the script's own, and for the engine instead of a file
// a URL, a Response, a WebAssembly.Module, or a promise of one of them.
export const sources = { base: null, wasm: null };

// Written out, so that a bundler finds the files and copies them.
const WASM = {
  "overscroll.wasm": () => new URL("overscroll.wasm", import.meta.url),
  "overscroll-full.wasm": () => new URL("overscroll-full.wasm", import.meta.url),
};
const SCRIPTS = {
  pictures: () => import("./overscroll-pictures.js"),
  floor: () => import("./overscroll-floor.js"),
  parameters: () => import("./overscroll-parameters.js"),
  help: () => import("./overscroll-help.js"),
};

// A bundler that writes a classic script leaves no address.
export const isPlaced = () => sources.base || import.meta.url;

// Without a base, a file that no bundler finds is beside the wasm.
function addressOf(name) {
  const { base } = sources;
  if (!isPlaced()) throw new Error("set OverscrollView.base to the folder of overscroll.wasm");
  const folder = base ? new URL(base, document.baseURI) : WASM["overscroll.wasm"]();
  return (base || !WASM[name] ? new URL(name, folder) : WASM[name]()).href;
}

// What has been loaded, by name: "looks/ring" and so on, "looks" for all, "pictures", "full", "floor", "parameters",
// "help" or the tag of a language.
export const parts = {};
const promises = {};
// Called when a part arrives.
export const arrivals = new Set();

// Refuses a file of another version, such as an older one from a cache.
function fitting(part) {
  if (part.layout !== LAYOUT) throw new Error("another version");
  return part;
}

async function scriptFrom(name) {
  if (name === "floor") load("full");
  return fitting((await (sources.base ? import(addressOf(`overscroll-${name}.js`)) : SCRIPTS[name]())).part);
}
const textsOf = async (tag) => (await fileFrom(`languages/${tag}.json`)).json();
const LOADERS = {
  looks: () => lookFrom("looks/all"),
  full: () => wasmFrom("overscroll-full.wasm"),
};

// A look, as a module that is instantiated in the memory of an engine, with the traits of each that is in it.
async function lookFrom(name) {
  const module = await WebAssembly.compile(await (await fileFrom(`${name}.wasm`)).arrayBuffer());
  const [traits] = WebAssembly.Module.customSections(module, "look");
  return fitting({ module, ...JSON.parse(new TextDecoder().decode(traits)) });
}

// The part, as the same promise for all elements; nothing if it cannot be loaded, which is logged once, and the
// next call retries. Without a name, all that have been named so far.
export function load(name) {
  if (!name) return Promise.all(Object.values(promises));
  const hasFailed = promises[name] === null;
  promises[name] ??= (LOADERS[name] ?? (SCRIPTS[name] ? scriptFrom : name.includes("/") ? lookFrom : textsOf))(name).then(
    (part) => {
      parts[name] = part;
      // The help changes nothing that is shown.
      if (name !== "help") for (const act of arrivals) act();
      return part;
    },
    (error) => {
      promises[name] = null;
      if (!hasFailed) console.error(`overscroll-view cannot load ${name}: ${error.message}`);
    },
  );
  return promises[name];
}

// Says what a page does that cannot work.
export const advise = async (...rest) => (await load("help"))?.advise(...rest);

// The part that a look is in, once it is there.
export const partOf = (look) => parts[`looks/${look}`] ?? parts.looks;

export const namesParameters = ({ parameters, loadParameters }) => parameters || loadParameters;

// Starts to load what an element names.
export function loadNamed(element) {
  const first = element.getAttribute("first-indicator");
  for (const look of [element.indicator, first]) {
    // The engine has the first one, and the last one draws nothing.
    const isOther = LOOKS.indexOf(look, !element.fading) >= 0 && look !== "cover";
    if (isOther && !promises.looks) load(`looks/${look}`);
  }
  if (element.frames || element.matches("[outline],[first-indicator]") || element.querySelector("[data-overscroll-indicator]")) {
    load("pictures");
  }
  if (namesParameters(element)) load("parameters");
}

// The response for a name, or for what a page gives instead of it.
async function fileFrom(name, given) {
  const response = given instanceof Response ? given : await fetch(given ?? addressOf(name));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

// The exports of a wasm file, with a canvas of its own.
export async function wasmFrom(name, given) {
  const source =
    // Streaming would require the type application/wasm, which not every server sends.
    given instanceof WebAssembly.Module ? given : await (await fileFrom(name, given)).arrayBuffer();
  const made = await WebAssembly.instantiate(source);
  // Of a compiled module it is the instance itself.
  const { exports } = made.instance ?? made;
  return fitting({ call: exports, layout: exports.overscroll_layout?.(), canvas: exports.overscroll_canvas?.() });
}
