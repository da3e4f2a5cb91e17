// A feed of articles for assistive technologies and keys, as the pattern of ARIA says it
// (www.w3.org/WAI/ARIA/apg/patterns/feed).

const FOCUSABLE = "a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex^='-'])";
const OWN_KEYS = "input,select,textarea,[contenteditable]";

export function makeFeed(view) {
  const leaving = new AbortController();
  const { signal } = leaving;
  // What the items are in, and those that have been numbered.
  let feed;
  let rows = [];
  // The one that the Tab key reaches.
  let current;

  const set = (node, name, value) => node.getAttribute(name) !== `${value}` && node.setAttribute(name, value);
  const isExhausted = (edge) => view.phaseOf(edge) === "exhausted";
  const hasMore = () => (view.chat ? !isExhausted("start") : false) || (view.edge !== "start" && !isExhausted("end"));

  function describe() {
    if (!feed) return;
    set(feed, "role", "feed");
    set(feed, "aria-busy", view.ariaBusy === "true");
    // The view is named by the page, and the node in it, which may have a name, is what has the articles.
    const name = view.getAttribute("aria-label");
    const isOwn = feed.getRootNode() === view.shadowRoot;
    if (name && (isOwn || !feed.matches("[aria-label],[aria-labelledby]"))) set(feed, "aria-label", name);
    const size = hasMore() ? -1 : rows.length;
    rows.forEach((row, index) => {
      if (row.localName !== "article" && !row.hasAttribute("role")) set(row, "role", "article");
      set(row, "aria-posinset", index + 1);
      set(row, "aria-setsize", size);
      if (!row.hasAttribute("tabindex")) set(row, "tabindex", -1);
    });
  }

  function reach(row) {
    if (row === current) return;
    current?.setAttribute("tabindex", -1);
    current = row;
    current.setAttribute("tabindex", 0);
  }

  // The nearest focusable node outside of the view, after it or before it.
  function beside(isAfter) {
    const place = isAfter ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const nodes = [...view.getRootNode().querySelectorAll(FOCUSABLE)].filter(
      (node) => view.compareDocumentPosition(node) === place && node.checkVisibility() && !node.disabled,
    );
    return nodes.at(isAfter ? 0 : -1);
  }

  function press(event) {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    const number = rows.findIndex((row) => row.contains(event.target));
    if (number < 0 || defaultPrevented || altKey || metaKey || event.target.matches(OWN_KEYS)) return;
    const goal = ctrlKey
      ? { Home: () => beside(false), End: () => beside(true) }[key]?.()
      : rows[number + ({ PageUp: -1, PageDown: 1 }[key] ?? NaN)];
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  }

  view.addEventListener("keydown", press, { signal });
  view.addEventListener("phasechange", describe, { signal });
  view.addEventListener(
    "focusin",
    ({ target }) => {
      const row = rows.find((row) => row.contains(target));
      if (row) reach(row);
    },
    { signal },
  );

  return {
    // Numbers the items of a list that has changed.
    number(present) {
      rows = present;
      const parent = rows[0]?.parentNode;
      if (parent) feed = parent === view ? view.shadowRoot.querySelector("#content") : parent;
      describe();
    },
    // The Tab key reaches what is read, so that it does not take the place away.
    read(row) {
      if (!current?.isConnected || !current.matches(":focus-within")) reach(row);
    },
    end() {
      leaving.abort();
      for (const row of rows) for (const name of ["aria-posinset", "aria-setsize", "tabindex"]) row.removeAttribute(name);
      feed?.removeAttribute("role");
    },
  };
}
