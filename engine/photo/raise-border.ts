// Lifts the lower border of a sky where it sinks into a pocket whose sides nobody can see in the image.
import type { LabPlanes } from '#engine/raster/lab.ts';

/** So much of the height a border may fall from one column to the next without a reason. */
const FALL = 0.05;
/** A pocket is no deeper and no wider than this share of the image: what is larger is the sky itself. */
const MOST = 0.2;
/** How much colours change across what the eye takes for a side, in Lab. */
const SIDE = 3;

/**
 * Changes `border`, for each column the first row that is no sky. Beside a tower it falls along the tower's side; where
 * it falls, the columns on both sides are alike, and it rises again, a part of a bank of clouds was taken for sky and
 * the rest for ground.
 */
export function raisePockets(lab: LabPlanes, border: Int32Array): void {
  const [least, most] = [Math.max(2, lab.height * FALL), lab.height * MOST];
  const row = (x: number): number => border[x] ?? 0;
  for (const step of [1, -1]) {
    const first = step > 0 ? 1 : border.length - 2;
    for (let x = first; x >= 0 && x < border.length; x += step) {
      const rim = row(x - step);
      if (row(x) - rim <= least || differenceOf(lab, x, x - step, rim, row(x)) >= SIDE) continue;
      let end = x;
      while (row(end) - rim > least && row(end) - rim <= most) end += step;
      const isPocket = end in border && row(end) - rim <= least && Math.abs(end - x) <= lab.width * MOST;
      if (!isPocket) continue;
      border.fill(rim, Math.min(x, end + 1), Math.max(x + 1, end));
      x = end;
    }
  }
}

/** How far the colours of two columns are apart between two rows, in the mean, in Lab. */
function differenceOf(
  { width, lightness, a, b }: LabPlanes,
  x: number,
  beside: number,
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let y = from; y < to; y++) {
    const [i, n] = [y * width + x, y * width + beside];
    sum += Math.hypot(
      (lightness[i] ?? 0) - (lightness[n] ?? 0),
      (a[i] ?? 0) - (a[n] ?? 0),
      (b[i] ?? 0) - (b[n] ?? 0),
    );
  }
  return sum / Math.max(1, to - from);
}
