// The wasm module with the engine, which all elements of a page share; those with a floor or with settings that
// most pages do not need share another one.

import { isPlaced, load, namesParameters, parts, sources, wasmFrom } from "./parts.js";

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
function makeModule({ call, canvas, floor, level = 0 }) {
  let numbers;
  return {
    call,
    floor,
    level,

    // A number of a view's answer, by index.
    answer(view, slot) {
      const { buffer } = call.memory;
      if (numbers?.buffer !== buffer) numbers = new Float64Array(buffer);
      return numbers[view / 8 + slot];
    },

    // Draws a view; returns the numbers of the list, which ends with 0. The engine's module has one look, which is
    // drawn until the one with all of them is there.
    draw(view, edge, input, outline, look, isFading, frames) {
      const looks = (look || isFading) && parts.looks;
      const address = call.overscroll_draw(canvas, view, edge, Boolean(looks), ...input);
      if (!looks) return new Float32Array(call.memory.buffer, address);
      return looks.drawList(looks.wasm, call.memory.buffer, canvas, outline, look, isFading, frames);
    },
  };
}
