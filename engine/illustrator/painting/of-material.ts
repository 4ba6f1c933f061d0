// Paints the drawing of a subject as what it is said to be made of; an animal of steel has lit eyes.

import type { Head } from '../animals/measures.ts';
import { lightEyes } from '../animals/paint-eyes.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import type { Surface } from '#engine/raster/surface.ts';
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
  const made = finish(sheet, material, { colour, random });
  return material === 'steel' && head ? lightEyes(made, head) : made;
}

/** For all parts of an animal; undefined where nothing is said of what it is made of. */
export function inMaterial(
  stage: Stage,
  animal: Painted,
): ((sheet: Surface, head?: Head) => Surface) | undefined {
  return animal.material === undefined ? undefined : (sheet, head) => ofMaterial(stage, sheet, animal, head);
}
