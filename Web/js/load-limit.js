// Loads of an `<overscroll-view>` that begin by themselves, up to a limit. Not part of the element's script.

// Seconds until a load at the limit that has failed may begin by itself again, doubled with each failure in a row.
const BACK_OFF = 2;

export function limitLoads(view, limit) {
  const usual = view.loadBehavior;
  let count = 0;
  let isCounted = false;
  let failures = 0;
  let retry;
  const set = (value) => {
    clearTimeout(retry);
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
    failures = outcome === "failed" ? failures + 1 : 0;
    if (!isCounted || (outcome !== "failed" && outcome !== "cancelled")) return;
    // Another behavior loads anew, without the back-off of the one before.
    const seconds = BACK_OFF * 2 ** Math.min(Math.max(failures - 1, 0), 5);
    if (count < limit) set(count - 1);
    else retry = setTimeout(set, 1000 * seconds, count - 1);
  });
  view.addEventListener("refreshend", ({ detail: { outcome } }) => {
    if (outcome === "succeeded") set(0);
  });
}
