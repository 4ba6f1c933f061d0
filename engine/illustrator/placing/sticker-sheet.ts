// Several stickers lie on their paper in rows, each as large as the others: none stands on anything.

import type { Stage } from '../staging/stage.ts';
import { breadthOf } from './breadths.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';

const MOST = 12;
/** Parts of the paper that they lie on, and of its cell that each takes. */
const SHEET = 0.86;
const OF_CELL = 0.74;

/** Undefined where there is one alone, or no paper of stickers. */
export function layStickers(stage: Stage, members: readonly Member[]): Spot[] | undefined {
  const { width, height, scene, reading } = stage;
  if (scene !== 'studio' || !reading.sticker || members.length < 2 || members.length > MOST) return undefined;
  const columns = Math.ceil(Math.sqrt((members.length * width) / height));
  const rows = Math.ceil(members.length / columns);
  const cell = { wide: (width * SHEET) / columns, tall: (height * SHEET) / rows };
  return members.map(({ subject, index }, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, members.length - row * columns);
    const tall = OF_CELL * Math.min(cell.tall, cell.wide / breadthOf(stage, subject));
    return makeSpot(stage, subject, index, {
      x: width / 2 + ((place % columns) - (inRow - 1) / 2) * cell.wide,
      y: height / 2 + (row - (rows - 1) / 2) * cell.tall + tall / 2,
      tall,
      isFloating: true,
    });
  });
}
