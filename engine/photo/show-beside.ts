// Where a scene that is laid behind a subject must be looked at, for what stands in its middle to be seen beside it.
import type { Mask } from '#engine/raster/mask.ts';

/** Pixels: how wide the scene is to be painted, and from which column on it is shown. */
export type View = { wide: number; left: number };

/** Of the image's width: what is looked for a place, and where its middle may be. */
const THING = 0.3;
const PLACES = Array.from({ length: 15 }, (_, n) => 0.15 + n * 0.05);
/** Of the image's height: a tower or a palace stands there. */
const ROWS = [0.12, 0.72] as const;
/** How much of the thing may be hidden in the middle before another place is better. */
const HIDDEN = 0.3;
/** A place far from the middle must be so much freer, over half the width. */
const FAR = 0.2;

/** `subject`: of the size of the image. */
export function showBeside({ width, height, values }: Mask): View {
  const [first, last] = ROWS.map((row) => Math.round(row * height)) as [number, number];
  const hidden = (middle: number): number => {
    const from = Math.round((middle - THING / 2) * width);
    const to = Math.round((middle + THING / 2) * width);
    let sum = 0;
    for (let y = first; y < last; y++) for (let x = from; x < to; x++) sum += values[y * width + x] as number;
    return sum / ((last - first) * (to - from));
  };
  if (hidden(0.5) < HIDDEN) return { wide: width, left: 0 };
  const rated = PLACES.map((x) => ({ x, cost: hidden(x) + FAR * Math.abs(x - 0.5) }));
  const { x } = rated.reduce((best, one) => (one.cost < best.cost ? one : best));
  const wide = Math.round(width * (1 + 2 * Math.abs(x - 0.5)));
  return { wide, left: Math.round(wide / 2 - x * width) };
}
