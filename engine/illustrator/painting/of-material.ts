// Paints the drawing of a subject as what it is said to be made of; an animal of steel has lit eyes.

import { USUAL_EYE, type Head } from '../animals/measures.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { css } from '#engine/raster/colour.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
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
  const made = finish(sheet, material, { colour, random: stage.random(`grain ${key}`) });
  return material === 'steel' && head ? lightEyes(made, head) : made;
}

/** For all parts of an animal; undefined where nothing is said of what it is made of. */
export function inMaterial(
  stage: Stage,
  animal: Painted,
): ((sheet: Surface, head?: Head) => Surface) | undefined {
  return animal.material === undefined ? undefined : (sheet, head) => ofMaterial(stage, sheet, animal, head);
}

/** Lamps in sockets. */
function lightEyes(sheet: Surface, { eyes, eye = USUAL_EYE }: Head): Surface {
  const { width, height } = sheet;
  return makeSurface(width, height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    for (const [x, y] of eyes) paintLamp(brush, [x * width, y * height], eye * width);
  });
}

function paintLamp(brush: Brush, [x, y]: readonly [number, number], radius: number): void {
  const dot = (size: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(x, y, radius * size, 0, 7);
    brush.fill();
  };
  dot(2.4, css('#4fd8ff', 0.3));
  dot(1.6, '#18222e');
  dot(1.15, '#38c8f8');
  dot(0.5, '#e8fbff');
}
