// News in a page that scrolls by itself.

import "./overscroll/overscroll.js";
import { NewsFrame } from "./news-frame.js";
import { preferredLanguage, speak } from "./texts.js";

await speak(preferredLanguage()).catch(() => {});
const frame = new NewsFrame(document.body);
frame.speak();
await frame.open();
