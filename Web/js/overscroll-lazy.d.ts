// Types of overscroll-lazy.js, which prepares the elements of a page and loads overscroll.js when it is needed.

/** Loads overscroll.js and its wasm now; undefined if it cannot be loaded, which the next call retries. */
export function load(): Promise<typeof import("./overscroll.js") | undefined>;
