// What is done before a part of the page is visible.

const NEARBY = "300px";

/** Calls back once, when an element comes near the viewport, or into it without a margin. */
export function whenNear(element, action, rootMargin = NEARBY) {
  const observe = (entries) => {
    if (!entries.at(-1).isIntersecting) return;
    observer.disconnect();
    action();
  };
  const observer = new IntersectionObserver(observe, { rootMargin });
  observer.observe(element);
}
