// Follows what has no human face through a video, as a cat: finds again, in each frame, the patch of light and dark
// above its mouth.
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';

/** How it has moved since the first frame, in pixels, and how sure that is (0–1). */
export type Step = { x: number; y: number; sureness: number };

/** Samples along the longer side of the patch. */
const GRID = 26;
/** Of the width of a mouth: how far it may go from one frame to the next, and after it was lost. */
const REACH = 0.32;
const WIDE_REACH = 1.2;
const LOST = 0.55;
const FOUND = 0.72;
const LEARNING = 0.06;

/** The patch from the eyes to the upper lip, above a mouth: what speaking does not change. */
export function makeFollower(first: Image, mouth: Box): (frame: Image) => Step {
  const patch = {
    x: mouth.left + mouth.width / 2,
    y: mouth.top - mouth.width * 0.32,
    across: mouth.width * 1.15,
    down: mouth.width * 0.62,
  };
  const columns = GRID;
  const rows = Math.max(8, Math.round((GRID * patch.down) / patch.across));
  const read = (image: Image, dx: number, dy: number) => readPatch(image, patch, columns, rows, dx, dy);
  const original = normalize(read(first, 0, 0));
  let known = original;
  let at = { x: 0, y: 0 };
  let speed = { x: 0, y: 0 };

  return (frame) => {
    const guess = { x: at.x + speed.x * 0.6, y: at.y + speed.y * 0.6 };
    const likeness = (dx: number, dy: number) => correlate(known, normalize(read(frame, dx, dy)));
    let found = search(likeness, guess, mouth.width * REACH);
    if (found.score < LOST) {
      const again = search(
        (dx, dy) => correlate(original, normalize(read(frame, dx, dy))),
        at,
        mouth.width * WIDE_REACH,
      );
      if (again.score > Math.max(FOUND, found.score)) found = again;
    }
    if (found.score < LOST) {
      speed = { x: 0, y: 0 };
      return { ...at, sureness: 0 };
    }
    speed = { x: found.x - at.x, y: found.y - at.y };
    at = { x: found.x, y: found.y };
    if (found.score > FOUND) {
      // Light and turning change a face slowly; the first frame is never quite forgotten.
      const seen = normalize(read(frame, at.x, at.y));
      known = known.map(
        (value, i) =>
          value * (1 - 2 * LEARNING) + (seen[i] ?? 0) * LEARNING * 1.5 + (original[i] ?? 0) * LEARNING * 0.5,
      );
    }
    return { ...at, sureness: Math.min(1, (found.score - LOST) / (FOUND - LOST)) };
  };
}

type Spot = { x: number; y: number; score: number };

/** The best place around, on a grid that becomes finer: the last step is a quarter of a pixel. */
function search(
  likeness: (x: number, y: number) => number,
  from: { x: number; y: number },
  reach: number,
): Spot {
  let best: Spot = { ...from, score: likeness(from.x, from.y) };
  let step = Math.max(0.25, reach / 3);
  const limit = { x: from.x, y: from.y };
  while (step >= 0.2) {
    const middle = best;
    const span = step > reach / 4 ? 3 : 1;
    for (let row = -span; row <= span; row++) {
      for (let column = -span; column <= span; column++) {
        const x = middle.x + column * step;
        const y = middle.y + row * step;
        if (
          (row === 0 && column === 0) ||
          Math.abs(x - limit.x) > reach * 1.05 ||
          Math.abs(y - limit.y) > reach * 1.05
        )
          continue;
        const score = likeness(x, y);
        if (score > best.score) best = { x, y, score };
      }
    }
    step /= best === middle ? 2 : 1.4;
  }
  return best;
}

function readPatch(
  { width, height, data }: Image,
  patch: { x: number; y: number; across: number; down: number },
  columns: number,
  rows: number,
  dx: number,
  dy: number,
): Float32Array {
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = patch.y + dy + ((row + 0.5) / rows - 0.5) * 2 * patch.down;
    for (let column = 0; column < columns; column++) {
      const x = patch.x + dx + ((column + 0.5) / columns - 0.5) * 2 * patch.across;
      values[row * columns + column] = lightAt(data, width, height, x, y);
    }
  }
  return values;
}

function lightAt(data: Uint8ClampedArray, width: number, height: number, x: number, y: number): number {
  const cx = Math.max(0, Math.min(width - 1.001, x));
  const cy = Math.max(0, Math.min(height - 1.001, y));
  const column = Math.floor(cx);
  const row = Math.floor(cy);
  const at = (row * width + column) * 4 + 1;
  const above = (data[at] ?? 0) + ((data[at + 4] ?? 0) - (data[at] ?? 0)) * (cx - column);
  const next = at + width * 4;
  const below = (data[next] ?? 0) + ((data[next + 4] ?? 0) - (data[next] ?? 0)) * (cx - column);
  return above + (below - above) * (cy - row);
}

function normalize(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const norm = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) + 1e-3;
  return values.map((value) => (value - mean) / norm);
}

function correlate(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
