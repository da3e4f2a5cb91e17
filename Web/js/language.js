// The texts of an element: its language, if they exist in it, and the titles that a page sets.

import { ENGLISH, LANGUAGES, LOOKS, RIGHT_TO_LEFT, WORDED_LOAD, WORDINGS } from "./codes.ts";
import { advise, load, parts } from "./parts.js";

// The element and its ancestors, through shadow roots.
export function* lineOf(element) {
  for (let node = element; node; node = node.parentNode ?? node.host) yield node;
}

// The nearest of them that matches a selector, if any.
export const closest = (element, selector) => [...lineOf(element)].find((node) => node.matches?.(selector));

export function makeLanguage(element) {
  let number;
  let locale;
  // The last unknown language that was reported.
  let refused;

  return {
    english: ENGLISH,
    // In the standard wording unless another is given. English until the language has been loaded.
    text(key, wording = 0) {
      const texts = parts[LANGUAGES[number]] ?? [];
      return texts[wording]?.[key] || texts[0]?.[key] || ENGLISH[key];
    },
    date: (date, style) => date.toLocaleString(locale, style),

    // Reads the lang attribute and loads the texts, except those that the script has: English in the standard
    // wording. Returns the direction of the language in use.
    listen() {
      const lang = closest(element, "[lang]")?.lang ?? LANGUAGES[0];
      // A malformed tag throws; an unknown one falls back to the first language.
      number = -1;
      try {
        locale = new Intl.Locale(lang);
        const { language, script, region } = locale;
        const isTraditional = script ? script === "Hant" : /TW|HK|MO/.test(region);
        const tag = language === "zh" ? `zh-${isTraditional ? "Hant" : "Hans"}` : language;
        number = LANGUAGES.indexOf(tag);
      } catch {
        if (lang !== refused) advise("language", lang);
        refused = lang;
      }
      if (number < 0) [locale, number] = [LANGUAGES[0], 0];
      const isOther = WORDINGS[LOOKS.indexOf(element.indicator)] || element.loadBehavior === WORDED_LOAD;
      if (number || isOther) load(LANGUAGES[number]);
      return RIGHT_TO_LEFT.includes(number) ? "rtl" : "ltr";
    },
  };
}

// The attributes of titles, such as `pull-text` and `finished-text`: by role and a phase's code, what stands before
// "-text"; nothing where there is no such attribute.
const NAMES = [
  ["pull", "pull", "release", "refreshing", "", "success", "error", "", "success"],
  ["load-pull", "load-pull", "load-release", "loading", "finished", "load-success", "error", "", "finished"],
];

export const TITLES = [...new Set(NAMES.flat().filter(Boolean))].map((name) => `${name}-text`);

// Null without one. A load-more that waits for the retry is "failed", but has the code of one at rest.
export const titleOf = (element, role, code, name) =>
  element.getAttribute(`${name === "failed" ? "error" : NAMES[+role][code]}-text`);
