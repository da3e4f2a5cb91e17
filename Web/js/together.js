// Attaches all elements that a page adds at once in steps: a read of the layout after each write would lay the
// page out once for each of them.

const waiting = [];

// Calls `read`, then `finish` of an attachment, after the `read` of all others in the queue.
export function finishTogether(attachment) {
  if (waiting.push(attachment) > 1) return;
  queueMicrotask(() => {
    const attachments = waiting.splice(0);
    for (const each of attachments) each.read();
    for (const each of attachments) each.finish();
  });
}
