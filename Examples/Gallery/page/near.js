// What is done before a part of the page is visible.

const NEARBY = "300px";

/** Calls back once, when an element comes near the viewport. */
export function whenNear(element, action) {
  const observe = (entries) => {
    if (!entries.at(-1).isIntersecting) return;
    observer.disconnect();
    action();
  };
  const observer = new IntersectionObserver(observe, { rootMargin: NEARBY });
  observer.observe(element);
}
