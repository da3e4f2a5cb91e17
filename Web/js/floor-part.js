// The entry of overscroll-floor.js, which is loaded with overscroll-full.wasm when an element has a floor.

import { LAYOUT } from "./codes.ts";
import { adapt } from "./floor.js";

export const part = { layout: LAYOUT, adapt };
