// Finds the one red thing of a picture that may stay red in an ink painting.
import { blurPlane } from './blur-plane.ts';
import { clamp, ramp } from './curves.ts';
import { takeClearPlane, takePlane, givePlanes } from './plane-store.ts';
import { unitOf, type Planes } from './planes.ts';

/** More red than this and it is no accent any more. */
const MOST_SHARE = 0.07;
const LEAST_SHARE = 0.0006;

/** 0..1 where the accent lies; all zero when there is none, or when half the picture is red. */
export function findAccent(image: Planes): Float32Array {
  const { width, height } = image;
  const raw = takePlane(image.red.length);
  for (let i = 0; i < raw.length; i++) {
    const red = image.red[i] ?? 0;
    const green = image.green[i] ?? 0;
    const blue = image.blue[i] ?? 0;
    // Pure reds only: orange has more green, pink more blue.
    raw[i] = ramp(0.3, 0.48, red - Math.max(green * 1.06, blue * 1.02)) * ramp(0.32, 0.55, red);
  }
  const soft = blurPlane(raw, width, height, 2.2 * unitOf(image));
  let share = 0;
  for (let i = 0; i < soft.length; i++) {
    const value = ramp(0.25, 0.75, soft[i] ?? 0);
    soft[i] = value;
    share += value;
  }
  share /= soft.length;
  givePlanes(raw);
  if (share <= MOST_SHARE && share >= LEAST_SHARE) return soft;
  // Too much red: a heart of it may stay, where it is reddest, if that is small enough.
  givePlanes(soft);
  return takeClearPlane(clamp(width * height, 1, Infinity));
}
