// The entry of overscroll-help.js, which is loaded when something is wrong: a name that is almost right, a page that
// cannot work, or an engine that cannot be loaded.

import { advise } from "./advice.js";
import { LAYOUT } from "./codes.ts";
import { explain, standIn } from "./stand-in.js";
import { hint } from "./hints.js";

export const part = { layout: LAYOUT, advise, explain, hint, standIn };
