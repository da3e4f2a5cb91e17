// The language that is wanted, known before the first picture: in English, which the markup has, the page would be
// laid out again, in Arabic from right to left. Not a module, which would run after that picture.
{
  const KEY = "overscroll-language";
  const root = document.documentElement;
  const stored = (use) => {
    try {
      return use(localStorage);
    } catch {
      // A browser may refuse storage.
    }
  };
  // The chosen language, otherwise the browser's: Arabic, Simplified Chinese or English.
  const tag = stored((storage) => storage.getItem(KEY)) ?? navigator.language;
  const wanted = { ar: "ar", zh: "zh-Hans" }[tag.split("-")[0]];
  if (wanted) {
    root.dataset.wanted = wanted;
    const texts = { rel: "modulepreload", href: `texts-${wanted}.js` };
    document.head.append(Object.assign(document.createElement("link"), texts));
  }
  addEventListener("change", ({ target: { name, value } }) => {
    if (name === "language") stored((storage) => storage.setItem(KEY, value));
  });
}
