// Loads of an `<overscroll-view>` that begin by themselves, up to a limit. Not part of the element's script.

export function limitLoads(view, limit) {
  const usual = view.loadBehavior;
  let count = 0;
  let isCounted = false;
  const set = (value) => {
    count = value;
    view.loadBehavior = count < limit ? usual : "tap";
  };
  set(0);
  // At the beginning, because the next load may begin with the end of this one.
  view.addEventListener("loadmore", () => {
    isCounted = count < limit;
    if (isCounted) set(count + 1);
  });
  view.addEventListener("loadmoreend", ({ detail: { outcome } }) => {
    if (isCounted && (outcome === "failed" || outcome === "cancelled")) set(count - 1);
  });
  view.addEventListener("refreshend", ({ detail: { outcome } }) => {
    if (outcome === "succeeded") set(0);
  });
}
