// Copies code to the clipboard; loaded when its button is clicked.

import { label } from "../texts.js";

/** Copies the code that a button is for, and shows on the button that it is copied. */
export async function copy(root, button) {
  const code = root.querySelector(`#${button.dataset.copies}`);
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without a secure context scripts have no clipboard; the code is selected for manual copying.
    getSelection().selectAllChildren(code);
    if (!document.execCommand("copy")) return;
  }
  label(button, "copied");
  setTimeout(() => label(button, "copy"), 2000);
}
