// Loads the wasm module that all elements of a page share.

let loading;

// The module, as the same promise for all elements. A failure is logged once, in one line, and the
// next call retries.
export function loadModule() {
  loading ??= instantiate(new URL("overscroll.wasm", import.meta.url)).catch((error) => {
    loading = null;
    console.error(`overscroll-view cannot load its engine, lists just scroll: ${error.message}`);
    throw error;
  });
  return loading;
}

async function instantiate(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // Streaming would require the type application/wasm, which not every server sends.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
  return makeModule(instance.exports);
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
