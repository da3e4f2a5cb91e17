// Files that are dropped on a part of the page; the innermost part gets them.

export function whenDropped(target, action) {
  const mark = (isOver) => document.body.classList.toggle("dropping", isOver);
  const onFile = (type, then) =>
    target.addEventListener(type, (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      then(event.dataTransfer.files[0]);
    });
  onFile("dragover", () => mark(true));
  onFile("drop", (file) => {
    mark(false);
    action(file);
  });
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget || mark(false));
}
