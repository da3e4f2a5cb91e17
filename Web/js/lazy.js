/*! Overscroll, MIT License, copyright the Overscroll authors */
// Prepares the elements of a page, and loads their script when the page is idle or one of them is first used. Until
// then a list scrolls, has the control for the keyboard, and follows a first pull, which the engine then takes over.

const NAME = "overscroll-view";
// As in input-translation.js: a drag is a pull when it has moved so far, mostly along the axis.
const SLOP = 10;
// A browser without requestIdleCallback is idle after so many milliseconds.
const IDLE = 500;
const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"];
// A part of shadow-tree.js, whose nodes these are; important, because a page makes an element that is not defined a
// block that scrolls. Moved by `top`, what is fixed in the list stays in its place.
const STYLE = `:host{display:flex;flex-direction:column;position:relative;overflow:hidden!important}
:host([hidden]){display:none!important}
#scroller{position:relative;flex:1;place-self:stretch;grid-area:1/1/-1/-1;height:100%;max-height:inherit;outline-offset:-2px;overflow:hidden auto;overscroll-behavior-y:none}
#content{position:relative;display:flow-root}
:host([scroller]){overflow:clip!important}
:host([scroller]) #scroller{overflow:visible}
:host([axis=horizontal]) #scroller{overflow:auto hidden;overscroll-behavior:none auto}
:host([axis=horizontal]) #content{display:flex;width:max-content;min-height:100%}
button{position:absolute;z-index:1;left:50%;margin:.25em 0;height:2em;translate:-50%;font:inherit}
button:not(:focus-visible){opacity:0;pointer-events:none}`;

let sheet;
let loading;
const prepared = new WeakSet();

// Loads the script and its wasm, once. A failure is tried again with the next use.
export function load() {
  const { head } = document;
  if (!loading) {
    const link = { rel: "preload", as: "fetch", crossOrigin: "", href: new URL("overscroll.wasm", import.meta.url) };
    head.append(Object.assign(document.createElement("link"), link));
  }
  loading ??= import("./overscroll.js").catch((error) => {
    loading = null;
    console.error(`${NAME} cannot load its script: ${error.message}`);
  });
  return loading;
}

function prepare(element) {
  if (prepared.has(element) || element.shadowRoot) return;
  prepared.add(element);
  const root = element.attachShadow({ mode: "open" });
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const add = (parent, tag, values) => parent.appendChild(Object.assign(document.createElement(tag), values));
  const hidden = element.matches("[edge=end],[chat],[disabled]");
  const button = add(root, "button", { className: "start", textContent: "Refresh", hidden });
  const scroller = add(root, "div", { id: "scroller" });
  add(add(scroller, "div", { id: "content" }), "slot");
  button.addEventListener("click", () => load().then(() => element.begin()), { once: true });
  const isPage = element.getAttribute("scroller") === "page";
  const isPulled = !element.matches("[edge=end],[axis=horizontal],[disabled],[scroller]:not([scroller=page])");
  follow(element, scroller, isPage ? document : element, isPage ? document.scrollingElement : scroller, isPulled);
}

// Follows the touches of an element until its script does.
function follow(element, scroller, source, outer, isPulled) {
  // Of the touch that pulls: its events.
  let kept = [];
  let isPassive;
  // How far down the rows are shown.
  let shown = "";
  const end = new AbortController();
  const { signal } = end;
  const listen = (target, types, handler, passive = true) => {
    for (const type of types) target.addEventListener(type, handler, { signal, passive });
  };
  const isAtTop = () => isPulled && outer.scrollTop <= 0;

  // At the top a listener that may prevent native scrolling must be there before the finger; elsewhere scrolling
  // does not wait for it.
  function look() {
    if (isPassive === !isAtTop()) return;
    isPassive = !isAtTop();
    source.removeEventListener("touchmove", touch);
    listen(source, ["touchmove"], touch, isPassive);
  }

  function use() {
    load();
  }

  function touch(event) {
    const [{ clientX, clientY, identifier }] = event.changedTouches;
    // Two fingers zoom the page, and one pans a page that is zoomed.
    if (event.touches.length > 1 || visualViewport.offsetTop >= 1) {
      kept = [];
      show(0);
      return;
    }
    if (event.type === "touchstart") {
      use();
      const path = event.composedPath();
      const isFree = isAtTop() && !path.slice(0, path.indexOf(source)).some(({ scrollTop }) => scrollTop > 0);
      kept = isFree && !event.defaultPrevented ? [event] : [];
      return;
    }
    const first = kept[0]?.changedTouches[0];
    if (first?.identifier !== identifier) return;
    const travel = clientY - first.clientY;
    const isOver = event.type === "touchcancel" || (kept.length < 2 && event.type === "touchend");
    const isOther = event.defaultPrevented || (kept.length < 2 && Math.abs(clientX - first.clientX) > travel);
    if (isOver || isOther || (event.type === "touchmove" && travel <= 0)) {
      kept = [];
    } else {
      kept.push(event);
      if (event.cancelable && event.type === "touchmove") event.preventDefault();
    }
    show(kept.length && travel);
  }

  // As the engine will: the rubber band of UIScrollView, as published in 2012.
  function show(travel) {
    const length = Math.min(scroller.clientHeight, outer.clientHeight);
    const points = (1 - 1 / ((Math.max(travel - SLOP, 0) * 0.55) / length + 1)) * length;
    shown = points ? `${points}px` : "";
    scroller.style.top = shown;
  }

  // The script has attached the element: gives it the touch from its beginning, with the original times.
  function hand() {
    end.abort();
    const [first] = kept;
    for (const event of kept) {
      const { type, cancelable, touches, targetTouches, changedTouches, timeStamp } = event;
      const lists = { touches, targetTouches, changedTouches };
      for (const name in lists) lists[name] = [...lists[name]];
      const again = new TouchEvent(type, { bubbles: true, composed: true, cancelable, ...lists });
      Object.defineProperty(again, "timeStamp", { value: timeStamp });
      first.changedTouches[0].target.dispatchEvent(again);
    }
    // Until the next frame, which shows the same by a transform.
    if (!scroller.style.transform) scroller.style.top = shown;
    requestAnimationFrame(() => (scroller.style.top = ""));
  }

  listen(source, TOUCHES.filter((type) => type !== "touchmove"), touch);
  listen(source, ["wheel", "keydown", "pointerdown", "focusin"], use);
  listen(source === document ? document : scroller, ["scroll"], look);
  look();
  const attached = new MutationObserver(() => {
    if (!element.hasAttribute("phase")) return;
    attached.disconnect();
    // After the first measurement, and before the next frame.
    queueMicrotask(hand);
  });
  attached.observe(element, { attributeFilter: ["phase"] });
}

function prepareAll() {
  if (!customElements.get(NAME)) for (const element of document.querySelectorAll(NAME)) prepare(element);
}

function idle() {
  // Whoever saves data loads it when it is used.
  if (navigator.connection?.saveData) return;
  const soon = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, IDLE));
  soon(load);
}

if (globalThis.document) {
  prepareAll();
  const added = new MutationObserver(prepareAll);
  added.observe(document, { childList: true, subtree: true });
  customElements.whenDefined(NAME).then(() => added.disconnect());
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
