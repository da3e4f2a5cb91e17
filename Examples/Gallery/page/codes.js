// The code of the first screen for each host. index.html has that of its first look.

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

/** The code as text, with an outline, which may be long, as an element. */
export function codeOf(host, look, outline) {
  return CODES[host](look, outline).filter(Boolean).map((part) => {
    if (part !== outline) return part;
    const whole = document.createElement("span");
    whole.textContent = part;
    return whole;
  });
}

function imports(host, look, outline) {
  const isOfHost = ["arrow", "ring", "liquid", "cover"].includes(look) && !outline;
  const looks = isOfHost ? "" : "import OverscrollLooks\n";
  const first = `${looks}import Overscroll${host}\n`;
  if (!outline) return [first];
  return [first, 'let outline = try! PathIndicator(pathData: Array("', outline, '".utf8))\n'];
}
