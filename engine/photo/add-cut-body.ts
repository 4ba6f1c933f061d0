// Adds to the head of an animal the body that the frame cuts off, which the finest look at what stands out may miss.
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { isAlive } from '#engine/vision/is-alive.ts';
import type { People } from '#engine/vision/see-people.ts';

/** Of an edge: so much of it what stands out must cover to be cut off there. */
const CUT = 0.1;

/**
 * In a close-up the head stands out so clearly that neck and chest are taken for the ground. What is of something alive, and
 * stands out where one looks at it roughly, belongs to it.
 */
export function addCutBody(found: Mask | null, people: People): Mask | null {
  if (!found || !isCutOff(found) || !isAlive(found, people)) return found;
  const { width, height } = found;
  const alive = resizeMask(people.silhouette.mask, width, height).values;
  const roughly = resizeMask(people.salientRoughly.mask, width, height).values;
  const values = found.values.map((value, i) =>
    Math.max(value, Math.min(alive[i] as number, roughly[i] as number)),
  );
  return { width, height, values };
}

/** Whether any edge of the image cuts it off. */
function isCutOff({ width, height, values }: Mask): boolean {
  const along = (length: number, at: (n: number) => number): number => {
    let sum = 0;
    for (let n = 0; n < length; n++) sum += values[at(n)] as number;
    return sum / length;
  };
  return (
    along(width, (x) => x) > CUT ||
    along(width, (x) => (height - 1) * width + x) > CUT ||
    along(height, (y) => y * width) > CUT ||
    along(height, (y) => y * width + width - 1) > CUT
  );
}
