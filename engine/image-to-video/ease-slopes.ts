// Makes the slopes of a relief so gentle that a camera move stretches what lies on them, and never folds it.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import type { Mask } from '#engine/raster/mask.ts';

const DIAGONAL = Math.SQRT2;

/**
 * `most` is how much nearness may change from one place to the next. What is near keeps its height: its slopes run out
 * over what lies behind it.
 */
export function easeSlopes({ width, height, values }: Mask, most: number): Mask {
  const eased = Float32Array.from(values);
  const raise = (at: number, from: number, way: number) => {
    const least = (eased[from] as number) - most * way;
    if (least > (eased[at] as number)) eased[at] = least;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x > 0) raise(at, at - 1, 1);
      if (y === 0) continue;
      raise(at, at - width, 1);
      if (x > 0) raise(at, at - width - 1, DIAGONAL);
      if (x < width - 1) raise(at, at - width + 1, DIAGONAL);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const at = y * width + x;
      if (x < width - 1) raise(at, at + 1, 1);
      if (y === height - 1) continue;
      raise(at, at + width, 1);
      if (x < width - 1) raise(at, at + width + 1, DIAGONAL);
      if (x > 0) raise(at, at + width - 1, DIAGONAL);
    }
  }
  const soft = Float32Array.from(blurPlane(eased, width, height, 1.5));
  returnPlanes();
  return { width, height, values: soft };
}
