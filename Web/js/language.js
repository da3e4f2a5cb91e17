// The language of an element, if texts exist in it.

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
