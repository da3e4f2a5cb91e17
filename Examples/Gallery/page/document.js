// News in a page that scrolls by itself.

import "./overscroll/overscroll.js";
import { NewsFrame } from "./news-frame.js";
import { addTexts, preferredLanguage, speak } from "./texts.js";

addTexts({ "zh-Hans": { gallery: "示例" } });
await speak(preferredLanguage()).catch(() => {});
const frame = new NewsFrame(document.body);
frame.speak();
await frame.open();
