// What is roasted at a campfire: on sticks that lean over its flame.

import { drawSubject } from '../painting/draw-subject.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { line, type Pen } from '../things/pen.ts';
import { CAMPFIRE, paintCampfire } from '../things/small-things.ts';
import type { Surface } from '#engine/raster/surface.ts';

type Linked = Pick<PromptReading, 'subjects' | 'links'>;

/** Returns the food that is over this fire; none for anything else. */
export function roastedAt({ subjects, links }: Linked, fire: Subject): Subject[] {
  if (fire.key !== 'campfire') return [];
  return links.flatMap(({ relation, from, to }) => {
    const food = subjects[from];
    return relation === 'over' && subjects[to ?? -1] === fire && food?.kind === 'food' ? [food] : [];
  });
}

/** Whether it is over a fire, and stands nowhere by itself. */
export function isRoasted(reading: Linked, food: Subject): boolean {
  return reading.subjects.some((one) => roastedAt(reading, one).includes(food));
}

/** In centimetres, from the foot of the fire: where sticks begin and end, and how large what is on them is. */
const STICKS = [
  [-92, -4, -12, -58],
  [92, -4, 14, -64],
  [-70, -2, -22, -40],
  [70, -2, 26, -44],
] as const;
const PIECE = 15;
const FEWEST = 2;

/** The fire with as many sticks as pieces are named, two at least and four at most. */
export async function drawRoasting(stage: Stage, fire: Subject, food: readonly Subject[]): Promise<Surface> {
  const kinds = await Promise.all(food.map((one) => drawSubject(stage, { ...one, count: 1 } as Subject)));
  const named = food.reduce((sum, one) => sum + (one.isCounted === true ? one.count : FEWEST + 1), 0);
  const shown = STICKS.slice(0, Math.max(food[0]?.isCounted === true ? 1 : FEWEST, named));
  const paint = (pen: Pen): void => {
    paintCampfire(pen);
    for (const [at, [fromX, fromY, toX, toY]] of shown.entries()) {
      line(pen, `M${fromX} ${fromY} L${toX} ${toY}`, '#6a4428', 2.4);
      const piece = kinds[at % kinds.length];
      if (!piece) continue;
      const tall = Math.min(PIECE, (PIECE * 1.5 * piece.height) / piece.width);
      const wide = (tall * piece.width) / piece.height;
      pen.brush.imageSmoothingQuality = 'high';
      pen.brush.drawImage(piece, toX - wide / 2, toY - tall * 0.6, wide, tall);
    }
  };
  return renderOwn(stage, { ...CAMPFIRE, paint }, fire.key, Math.max(640, stage.short * 0.5));
}
