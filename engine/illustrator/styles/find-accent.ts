// Finds the one red thing of an image that may stay red in an ink painting.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { ramp } from '#engine/raster/curves.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';

/** More red than this and it is no accent any more. */
const MOST_SHARE = 0.08;
const LEAST_SHARE = 0.0004;
/** At least this part of the accent is red, not orange or pink. */
const MOSTLY = 0.55;
/** Weaker than this, the strongest spot is a tint. */
const LEAST_RED = 0.14;
/** A spot whose red is weaker than this part of the strongest spot's is a reflection, not a thing. */
const AS_RED = 0.82;

/** 0..1 where the accent lies; all zero when there is none, or when too much of the image is red. */
export function findAccent(image: Planes): Float32Array {
  const { width, height } = image;
  const unit = unitOf(image);
  const redness = takePlane(image.red.length);
  const hue = takePlane(image.red.length);
  for (let i = 0; i < redness.length; i++) {
    const red = image.red[i] ?? 0;
    const green = image.green[i] ?? 0;
    const blue = image.blue[i] ?? 0;
    const excess = red - Math.max(green, blue);
    // Orange has more green than blue, pink and wine more blue; the light of a cold day pales a red alike in both.
    const chroma = red - Math.min(green, blue) + 0.01;
    hue[i] = ramp(0.36, 0.2, Math.abs(green - blue) / chroma);
    redness[i] = Math.max(0, excess) * (hue[i] ?? 0) * ramp(0.72, 0.58, Math.max(green, blue) / (red + 0.01));
  }
  const loose = takePlane(image.red.length);
  for (let i = 0; i < loose.length; i++) {
    const red = image.red[i] ?? 0;
    const others = Math.max(image.green[i] ?? 0, image.blue[i] ?? 0);
    loose[i] = ramp(0.97, 0.8, others / (red + 0.01)) * ramp(0.1, 0.2, red);
  }
  const soft = blurPlane(loose, width, height, 2 * unit);
  const spots = blurPlane(redness, width, height, 9 * unit);
  let strongest = 0;
  for (const value of spots) if (value > strongest) strongest = value;
  let share = 0;
  let red = 0;
  for (let i = 0; i < soft.length; i++) {
    const near = ramp(strongest * AS_RED * 0.01, strongest * AS_RED * 0.12, spots[i] ?? 0);
    // Within a truly red spot its shaded and faded parts are red too.
    const value = ramp(0.35, 0.65, soft[i] ?? 0) * near;
    soft[i] = value;
    share += value;
    red += value * (hue[i] ?? 0);
  }
  // Red ears make no red fox: most of what would be kept has to be red itself.
  const isRed = red >= share * MOSTLY;
  share /= soft.length;
  releasePlanes(redness, hue, loose, spots);
  return isRed && share <= MOST_SHARE && share >= LEAST_SHARE && strongest > LEAST_RED ? soft : soft.fill(0);
}

/** Of all that is red: a thing that is meant hangs together. */
const MOST_OF_IT = 0.6;
const MOST_WITH_IMAGE = 0.4;
const LARGE = 0.008;
/** Of the image: less than this is an ear or a lamp. */
const LEAST_THING = 0.004;

/** The accent of a photo: no ears and lips of anybody, and no fur or leaves that are red here and there. `care`: its faces. */
export function findAccentOfPhoto(image: Planes, care: Float32Array): Float32Array {
  const accent = findAccent(image);
  for (let i = 0; i < accent.length; i++)
    accent[i] = (accent[i] as number) * ramp(0.3, 0.05, care[i] as number);
  const { sizes } = labelComponents(image.width, image.height, (i) => (accent[i] as number) > 0.5);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const most = Math.max(0, ...sizes);
  // A sun over water has a mirror image that is as large.
  const isWithImage = most > accent.length * LARGE && most > all * MOST_WITH_IMAGE;
  return !isWithImage && most < Math.max(all * MOST_OF_IT, accent.length * LEAST_THING)
    ? accent.fill(0)
    : accent;
}
