// The wasm module with the engine, which all elements of a page share; those with a floor or with settings that
// most pages do not need share another one.

import { LOOKS } from "./codes.ts";
import { isPlaced, load, namesParameters, partOf, sources, wasmFrom } from "./parts.js";

let loading;
let source;

// The module for an element; the basic one if the files for the full one cannot be loaded.
export async function moduleFor(element, slot) {
  const floor = slot.assignedElements()[0] && (await load("floor"));
  const settings = namesParameters(element) && (await load("parameters"))?.settingsOf(element);
  let module = (floor || settings) && (await load("full"));
  if (!module) return loadModule();
  for (const part of [floor, settings]) if (part) module = await part.adapt(module, element);
  return makeModule(module);
}

// The basic module, as the same promise for all elements. A failure is logged once, in one line, and the
// next call retries, as does one after the page has named another source.
function loadModule() {
  if (source !== sources.wasm) loading = null;
  source = sources.wasm;
  loading ??= instantiate().catch(async (cause) => {
    loading = null;
    const error = (isPlaced() && (await load("help"))?.explain(cause)) || cause;
    console.error(`overscroll-view cannot load its engine: ${error.message}`);
    throw error;
  });
  return loading;
}

async function instantiate() {
  return makeModule(await wasmFrom("overscroll.wasm", await source));
}

// The exports, with functions that read their results from memory. Growing memory replaces the
// buffer, so every read uses the current one, after the call it belongs to.
function makeModule({ call, canvas, floor, fetch, level = 0 }) {
  let numbers;
  const drawers = new Map();
  const module = {
    call,
    floor,
    fetch,
    level,

    // A number of a view's answer, by index.
    answer(view, slot) {
      const { buffer } = call.memory;
      if (numbers?.buffer !== buffer) numbers = new Float64Array(buffer);
      return numbers[view / 8 + slot];
    },

    // The functions of the file that a look is in, which use this engine's memory; nothing until it is loaded.
    drawer(look) {
      const part = partOf(look);
      if (part && !drawers.has(part)) drawers.set(part, new WebAssembly.Instance(part.module, { o: call }).exports);
      return drawers.get(part);
    },

    // Draws a view; returns the numbers of the list, which ends with 0. The engine has one look, which is drawn
    // until another one is there.
    draw(view, edge, input, outline, look, images, isFading) {
      const drawer = (look !== LOOKS[0] || isFading) && module.drawer(look);
      const address = call.overscroll_draw(canvas, view, edge, Boolean(drawer), ...input);
      const list = drawer ? drawer[look](canvas, isFading, outline?.address, ...images) : address;
      return new Float32Array(call.memory.buffer, list);
    },
  };
  return module;
}
