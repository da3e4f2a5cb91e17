// Copies to the clipboard; loaded when its button is clicked.

import { label } from "../texts.js";

/** Copies a text or that of an element, and shows on the button that it is copied. */
export async function copy(button, what) {
  try {
    await navigator.clipboard.writeText(what.textContent ?? what);
  } catch {
    // Without a secure context scripts have no clipboard; the text is selected for manual copying.
    const shown = what.textContent ? what : button.parentElement.appendChild(new Text(what));
    getSelection().selectAllChildren(what.textContent ? shown : shown.parentElement);
    if (!document.execCommand("copy")) return;
  }
  const { text } = button.dataset;
  if (text === "copied") return;
  // As wide as before, so that nothing beside it moves.
  button.style.minWidth = `${button.getBoundingClientRect().width}px`;
  label(button, "copied");
  setTimeout(() => label(button, text), 2000);
}
