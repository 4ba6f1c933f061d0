// Takes the red out of pupils that a flash lit: they become as dark as their green and blue say.
import type { Image } from '#engine/raster/image.ts';
import { ramp } from '#engine/raster/curves.ts';
import type { Eye } from '#engine/vision/find-faces.ts';
import type { Reason, Work } from './work.ts';

/** Of the half width of an eye: how far from its middle a pupil may reach. */
const REACH = 0.72;
/** How many times more red than of the other two: from so much on it may be a lit pupil, and from so much on it is. Skin has less. */
const [MAYBE_RED, RED] = [1.7, 2.3];
const DARKEST = 40;
/** Of the pixels in reach: fewer are the corner of an eye. */
const LEAST = 0.05;

export function clearRedEyes(work: Work): Reason | null {
  const eyes = work.people().faces.flatMap((face) => face.eyes);
  if (eyes.length === 0) return 'no_person';
  const data = new Uint8ClampedArray(work.image.data);
  const cleared = eyes.filter((eye) => clearEye(work.image, data, eye));
  if (cleared.length === 0) return 'no_red_eyes';
  work.image = { ...work.image, data };
  return null;
}

function clearEye({ width, height, data }: Image, to: Uint8ClampedArray, { x, y, across }: Eye): boolean {
  const far = across * REACH;
  let [red, all] = [0, 0];
  const each = (take: (o: number, share: number) => void): void => {
    for (let v = Math.max(0, Math.ceil(y - far)); v <= Math.min(height - 1, y + far); v++) {
      for (let u = Math.max(0, Math.ceil(x - far)); u <= Math.min(width - 1, x + far); u++) {
        const away = Math.hypot(u - x, v - y) / far;
        const o = (v * width + u) * 4;
        const own = data[o] as number;
        const others = Math.max(data[o + 1] as number, data[o + 2] as number, 1);
        if (away < 1) take(o, own < DARKEST ? 0 : ramp(MAYBE_RED, RED, own / others) * ramp(1, 0.8, away));
      }
    }
  };
  each((_, share) => {
    all++;
    red += share;
  });
  if (red < all * LEAST) return false;
  each((o, share) => {
    const grey = ((data[o + 1] as number) + (data[o + 2] as number)) / 2;
    for (let channel = 0; channel < 3; channel++)
      to[o + channel] = (data[o + channel] as number) * (1 - share) + grey * 0.85 * share;
  });
  return true;
}
