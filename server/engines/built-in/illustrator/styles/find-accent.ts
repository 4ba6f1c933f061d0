// Finds the one red thing of a picture that may stay red in an ink painting.
import { blurPlane } from './blur-plane.ts';
import { ramp } from './curves.ts';
import { givePlanes, takePlane } from './plane-store.ts';
import { unitOf, type Planes } from './planes.ts';

/** More red than this and it is no accent any more. */
const MOST_SHARE = 0.08;
const LEAST_SHARE = 0.0004;
/** A spot whose red is weaker than this part of the strongest spot's is a reflection, not a thing. */
const AS_RED = 0.82;

/** 0..1 where the accent lies; all zero when there is none, or when too much of the picture is red. */
export function findAccent(image: Planes): Float32Array {
  const { width, height } = image;
  const unit = unitOf(image);
  const redness = takePlane(image.red.length);
  for (let i = 0; i < redness.length; i++) {
    const red = image.red[i] ?? 0;
    const green = image.green[i] ?? 0;
    const blue = image.blue[i] ?? 0;
    const excess = red - Math.max(green, blue);
    // Orange has more green, pink and wine more blue.
    redness[i] =
      Math.max(0, excess) * ramp(0.52, 0.4, green / (red + 0.01)) * ramp(0.56, 0.44, blue / (red + 0.01));
  }
  const loose = takePlane(image.red.length);
  for (let i = 0; i < loose.length; i++) {
    const red = image.red[i] ?? 0;
    const others = Math.max(image.green[i] ?? 0, image.blue[i] ?? 0);
    loose[i] = ramp(0.78, 0.62, others / (red + 0.01)) * ramp(0.1, 0.2, red);
  }
  const soft = blurPlane(loose, width, height, 2 * unit);
  const spots = blurPlane(redness, width, height, 9 * unit);
  let strongest = 0;
  for (const value of spots) if (value > strongest) strongest = value;
  let share = 0;
  for (let i = 0; i < soft.length; i++) {
    const near = ramp(strongest * AS_RED * 0.3, strongest * AS_RED * 0.5, spots[i] ?? 0);
    // Within a truly red spot its shaded and faded parts are red too.
    const value = ramp(0.35, 0.65, soft[i] ?? 0) * near;
    soft[i] = value;
    share += value;
  }
  share /= soft.length;
  givePlanes(redness, loose, spots);
  return share <= MOST_SHARE && share >= LEAST_SHARE && strongest > 0.22 ? soft : soft.fill(0);
}
