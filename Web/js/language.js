// The language that an element is read in, as far as there are words in it.

import { LANGUAGES, RIGHT_TO_LEFT } from "./codes.js";
import { warn } from "./run.js";

export function makeLanguage(element, module) {
  let number;
  let locale;
  // The language that was last warned of.
  let refused;

  return {
    // In the standard wording, where no other is asked for.
    text: (key, wording) => module.text(number, key, wording),
    date: (date, style) => date.toLocaleString(locale, style),

    // Reads what the page says. Answers with the direction of what is spoken.
    listen() {
      const speaker = element.closest("[lang]");
      const { lang } = speaker ?? document.documentElement;
      // A malformed tag throws; what we do not speak is the first language.
      number = -1;
      try {
        locale = new Intl.Locale(lang);
        const { language, script, region } = locale;
        const isTraditional = script ? script === "Hant" : /TW|HK|MO/.test(region);
        const tag = language === "zh" ? `zh-${isTraditional ? "Hant" : "Hans"}` : language;
        number = LANGUAGES.indexOf(tag);
      } catch {
        // Where nobody says a language, nobody is told.
        if (speaker && lang !== refused) {
          warn(`lang "${lang}" is no language, using "${LANGUAGES[0]}"`);
        }
        refused = lang;
      }
      if (number < 0) [locale, number] = [LANGUAGES[0], 0];
      return RIGHT_TO_LEFT.includes(number) ? "rtl" : "ltr";
    },
  };
}
