// Images for the look that shows images.

/** A waxing moon, and with `turns` of 2 also waning. */
function moons(count, turns) {
  return Array.from({ length: count }, (_, index) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 84, height: 84 });
    const pen = canvas.getContext("2d");
    const part = (turns * (index + (turns > 1 ? 0 : 1))) / count; // 1 is full
    const isWaning = part > 1;
    const rim = Math.cos((isWaning ? 2 - part : part) * Math.PI);
    pen.fillStyle = "#7d869c";
    pen.globalAlpha = 0.3;
    pen.arc(42, 42, 36, 0, 2 * Math.PI);
    pen.fill();
    pen.globalAlpha = 1;
    pen.beginPath();
    if (isWaning) pen.setTransform(-1, 0, 0, 1, 84, 0);
    pen.arc(42, 42, 36, -Math.PI / 2, Math.PI / 2);
    pen.ellipse(42, 42, 36 * Math.abs(rim), 36, 0, Math.PI / 2, -Math.PI / 2, rim > 0);
    pen.fill();
    return canvas;
  });
}

export const frames = { pull: moons(12, 1), run: moons(24, 2) };
