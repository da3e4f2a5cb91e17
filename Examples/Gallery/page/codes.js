// The code of the first screen for a look or an outline; of each host, what index.html has for its first look.

// The looks that need no other import than the host's.
const HOST_LOOKS = ["arrow", "ring", "liquid", "cover"];

const CODES = {
  browser: (look, outline) => [
    '<script type="module" src="overscroll/overscroll.js"></script>\n',
    `<overscroll-view id="list" indicator="${look}"`,
    ...(outline ? [' outline="', outline, '"'] : []),
    ' style="height:100dvh">…</overscroll-view>\n',
    "<script>list.onrefresh = async (run) => { await reload(run.signal) }</script>",
  ],
  uikit: (look, outline) => [
    ...imports("UIKit", look, outline),
    `tableView.overscroll.onRefresh(.${look}, for: self) { try await $0.feed.reload() }`,
    outline && "\n  .configure { $0.indicator = outline }",
  ],
  swiftui: (look, outline) => [
    ...imports("SwiftUI", look, outline),
    "List(articles) { ArticleRow($0) }\n",
    `  .overscrollRefresh(.${look}${outline && ", onAdd: { $0.indicator = outline }"}) { try await feed.reload() }`,
  ],
  gtk: (look, outline) => [
    ...imports("GTK", look, outline),
    "let controls = PullControls(scrolled)\n",
    `controls.onRefresh(.${look}) { try await feed.reload() }`,
    outline && "\n  .configure { $0.indicator = outline }",
  ],
};

/** The code as text, with an outline as an element of its own, which may be too long to be shown. */
export function codeOf(host, look, outline) {
  return CODES[host](look, outline).filter(Boolean).map((part) => {
    if (part !== outline) return part;
    const whole = document.createElement("span");
    whole.textContent = part;
    return whole;
  });
}

function imports(host, look, outline) {
  const looks = outline || !HOST_LOOKS.includes(look) ? "import OverscrollLooks\n" : "";
  const lines = [`${looks}import Overscroll${host}\n`];
  if (!outline) return lines;
  return [...lines, 'let outline = try! PathIndicator(pathData: Array("', outline, '".utf8))\n'];
}
