// The marker of items that are new before what is read: a button at the visible start of a list.

// As `Language.newItems` of OverscrollText says it, by language: what is before the number, and after it.
const WORDS = {
  en: ["", " new"],
  "zh-Hans": ["", " 条新内容"],
  "zh-Hant": ["", " 則新內容"],
  ja: ["新着 ", " 件"],
  ko: ["새 항목 ", "개"],
  de: ["", " neu"],
  fr: ["Nouveautés : "],
  es: ["Novedades: "],
  pt: ["Novidades: "],
  it: ["Novità: "],
  ru: ["Новых: "],
  uk: ["Нових: "],
  pl: ["Nowe: "],
  tr: ["", " yeni"],
  ar: ["الجديد: "],
  he: ["חדש: "],
  hi: ["", " नए"],
  vi: ["", " mục mới"],
  th: ["ใหม่ ", " รายการ"],
  id: ["", " baru"],
};

// The margin is part of the button, so that it is larger than it looks.
const STYLE = `#new{position:sticky;top:0;z-index:2;height:0;text-align:center}
#new button{position:static;min-height:44px;margin:0;padding:0 16px;border:6px solid transparent;border-radius:22px;translate:none;
background:CanvasText padding-box;color:Canvas;font:inherit;font-weight:600;cursor:pointer;opacity:1;pointer-events:auto}
#new button:focus-visible{outline:2px solid CanvasText;outline-offset:-3px}
@media print{#new{display:none}}`;

// Of the element or the nearest ancestor that has one, through shadow roots.
function wordsOf(view) {
  for (let node = view; node; node = node.parentNode ?? node.host) {
    if (!node.lang) continue;
    try {
      const { language, script } = new Intl.Locale(node.lang).maximize();
      return WORDS[language === "zh" ? `zh-${script}` : language] ?? WORDS.en;
    } catch {
      break;
    }
  }
  return WORDS.en;
}

export function makeMarker(view, onTap) {
  let holder;
  let sheet;

  function make() {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    holder = document.createElement("div");
    holder.id = "new";
    const button = holder.appendChild(document.createElement("button"));
    button.part = "new-items";
    button.addEventListener("click", onTap);
  }

  return {
    // Shows a number and says it to assistive technologies; 0 hides it.
    show(count, padding) {
      const root = view.shadowRoot;
      if (!count) {
        const hadFocus = holder && root?.activeElement === holder.firstChild;
        holder?.remove();
        // The keyboard stays in the list.
        if (hadFocus) root.querySelector("#scroller").focus({ preventScroll: true });
        return;
      }
      if (!holder) make();
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      const [before, after = ""] = wordsOf(view);
      const text = before + count + after;
      holder.firstChild.textContent = text;
      // Below what the page has in front of the list.
      holder.style.top = `${padding}px`;
      // Before the controls: with the page as the scroller, the focus of one scrolls to it.
      if (!holder.isConnected) root.prepend(holder);
      const status = root.querySelector("#status");
      if (status) status.textContent = text;
    },
  };
}
