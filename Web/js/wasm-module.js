// Loads the wasm module that all elements of a page share.

import { LAYOUT } from "./codes.js";

let loading;
let source;

// Sets where the module comes from instead of a file beside the script: a URL, a Response, a
// WebAssembly.Module, or a promise of one of them. Counts for the next load.
export function setSource(value) {
  source = value;
  loading = null;
}

export const getSource = () => source ?? null;

// The module, as the same promise for all elements. A failure is logged once, in one line, and the
// next call retries.
export function loadModule() {
  loading ??= instantiate().catch((error) => {
    loading = null;
    console.error(`overscroll-view cannot load its engine, lists just scroll: ${error.message}`);
    throw error;
  });
  return loading;
}

async function instantiate() {
  const given = await source;
  const isCompiled = given instanceof WebAssembly.Module;
  const made = await WebAssembly.instantiate(isCompiled ? given : await bytesOf(given));
  // Of a compiled module it is the instance itself.
  const { exports } = made.instance ?? made;
  // Such as an older file from a cache.
  if (exports.overscroll_layout?.() !== LAYOUT) throw new Error("the wasm is that of another version of the script");
  return makeModule(exports);
}

async function bytesOf(given) {
  // A bundler that writes a classic script leaves no address.
  if (!given && !import.meta.url) throw new Error("set OverscrollView.wasm to the URL of overscroll.wasm");
  const url = given ?? new URL("overscroll.wasm", import.meta.url);
  const response = url instanceof Response ? url : await fetch(url);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  // Streaming would require the type application/wasm, which not every server sends.
  return response.arrayBuffer();
}

// The exports, with functions that read their results from memory. Growing memory replaces the
// buffer, so every read uses the current one, after the call it belongs to.
function makeModule(call) {
  const canvas = call.overscroll_canvas();
  let numbers;
  return {
    call,

    // A number of a view's answer, by index.
    answer(view, slot) {
      const { buffer } = call.memory;
      if (numbers?.buffer !== buffer) numbers = new Float64Array(buffer);
      return numbers[view / 8 + slot];
    },

    // Draws a view's look; returns the numbers of the list, which ends with 0.
    draw(...input) {
      const address = call.overscroll_draw(canvas, ...input);
      return new Float32Array(call.memory.buffer, address);
    },

    // Text that ends before a line feed or a zero byte.
    text(language, key, wording) {
      const address = call.overscroll_text(language, key, wording);
      const bytes = new Uint8Array(call.memory.buffer, address);
      return new TextDecoder().decode(bytes.subarray(0, bytes.findIndex((byte) => byte < 32)));
    },
  };
}
