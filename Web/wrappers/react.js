// <overscroll-view> as a component of React 18 and 19, whose props may also be functions and objects: React 18 makes
// attributes of all props of a custom element.

import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from "react";

export * from "./overscroll.js";

// What the element has as properties, and not as attributes.
const PROPERTIES = ["dateLine", "frames", "lastUpdated", "loadParameters", "parameters", "titles"];
// By prop, the element's handlers and the types of its events.
const HANDLERS = { onRefresh: "onrefresh", onLoadMore: "onloadmore" };
const EVENTS = {
  onRefreshEnd: "refreshend",
  onLoadMoreEnd: "loadmoreend",
  onPhaseChange: "phasechange",
  onFloorChange: "floorchange",
  onMilestone: "milestone",
};

export const Overscroll = forwardRef(function Overscroll({ className, loadBehavior, ...props }, given) {
  const view = useRef(null);
  const attributes = { ...props };
  const own = (names) => names.map((name) => (delete attributes[name], props[name]));
  const values = own(PROPERTIES);
  const handlers = own(Object.keys(HANDLERS));
  const listeners = own(Object.keys(EVENTS));

  useImperativeHandle(given, () => view.current);
  // Each is set only where it has changed: parameters configure the list again.
  PROPERTIES.forEach((name, i) => {
    const isSet = useRef(false);
    useEffect(() => {
      if (isSet.current || values[i] !== undefined) view.current[name] = values[i] ?? null;
      isSet.current = true;
    }, [values[i]]);
  });
  useEffect(() => {
    Object.values(HANDLERS).forEach((name, i) => (view.current[name] = handlers[i] ?? null));
  }, handlers);
  useEffect(() => {
    const unmounted = new AbortController();
    Object.values(EVENTS).forEach((type, i) => {
      if (listeners[i]) view.current.addEventListener(type, listeners[i], unmounted);
    });
    return () => unmounted.abort();
  }, listeners);

  return createElement("overscroll-view", {
    // The element sets its attribute `phase` itself, perhaps before React takes the page over.
    suppressHydrationWarning: true,
    ...attributes,
    "load-behavior": loadBehavior,
    class: className ?? attributes.class,
    ref: view,
  });
});
