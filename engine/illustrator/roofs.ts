// Who is on a roof of tiles, which fills the foot of the image.

import { isOutside, type Stage } from './stage.ts';

/** The row of its ridge, as a part of the frame's height. */
export const RIDGE_ROW = 0.82;

export function hasTileRoof(stage: Pick<Stage, 'scene' | 'reading'>): boolean {
  return isOutside(stage) && stage.reading.subjects.some(({ key }) => key === 'tile-roof');
}
