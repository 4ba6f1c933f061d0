// Paints the drawing of a subject as what it is said to be made of; an animal of steel has lit eyes.

import type { Head } from '../animals/measures.ts';
import { lightEyes } from '../animals/paint-eyes.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { css } from '#engine/raster/colour.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { isStuff } from '../lexicon/stuffs.ts';
import { buildOfStuff } from './build-of-stuff.ts';
import { finish } from './finish.ts';

export type Painted = Pick<Subject, 'key' | 'colour' | 'material'>;

/** `head`: where its eyes are, of who is awake. */
export function ofMaterial(
  stage: Stage,
  sheet: Surface,
  { key, material, colour }: Painted,
  head?: Head,
): Surface {
  if (material === undefined) return sheet;
  const random = stage.random(`grain ${key}`);
  if (isStuff(material)) return buildOfStuff(sheet, material, { colour, random, head });
  if (material === 'half-steel') {
    const steel = finish(sheet, 'steel', { colour: undefined, random });
    return halfOf(sheet, head ? lightEyes(steel, head) : steel);
  }
  const made = finish(sheet, material, { colour, random });
  return material === 'steel' && head ? lightEyes(made, head) : made;
}

/** The right half of the second beside the left one of the first, with a seam. */
function halfOf(own: Surface, made: Surface): Surface {
  const { width, height } = own;
  const middle = Math.round(width / 2);
  return makeSurface(width, height, (brush) => {
    brush.drawImage(own, 0, 0);
    brush.clearRect(middle, 0, width - middle, height);
    brush.drawImage(made, middle, 0, width - middle, height, middle, 0, width - middle, height);
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = css('#1c2430', 0.7);
    brush.fillRect(middle - 1, 0, Math.max(2, width * 0.006), height);
  });
}

/** For all parts of an animal; undefined where nothing is said of what it is made of. */
export function inMaterial(
  stage: Stage,
  animal: Painted,
): ((sheet: Surface, head?: Head) => Surface) | undefined {
  return animal.material === undefined ? undefined : (sheet, head) => ofMaterial(stage, sheet, animal, head);
}
