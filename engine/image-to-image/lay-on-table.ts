// Puts a thing on the table of a photo: beside what lies there, smaller where there is little room, with a shadow under it.
import type { Spot } from '#engine/illustrator/placing/spot.ts';
import type { Mask } from '#engine/raster/mask.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import { clearOfThings, coverOf, isBeside, type Hung } from './clear-of-things.ts';
import type { Place } from './instruction.ts';
import { findRegion } from './regions.ts';
import type { Work } from './work.ts';

/** Sizes that are tried, and the share of it that may lie over something else. */
const SIZES = [1, 0.82, 0.66, 0.54] as const;
const MOST_COVERED = 0.12;
/** The same of the smallest size. */
const LAST_COVERED = 0.3;
/** Of its height: how far its shadow reaches, and how soft it is. A table is seen from above, and things lie flat on it. */
const SHADOW = { reach: 0.035, soft: 0.06 } as const;

/** The top of the table that things are put on; null where there is none. */
export function tableOf(work: Work): Mask | null {
  const table = findRegion(work, { kind: 'table' });
  return typeof table === 'string' ? null : table;
}

/** Returns where each lies, and how tall they are there: all by the same measure. Null where there is no room for all. */
export function placeOnTable(table: Mask, { across }: Place, asked: readonly Hung[]): Hung[] | null {
  for (const size of SIZES) {
    const laid: Hung[] = [];
    for (const one of asked) {
      const smaller = { ...one, wide: one.wide * size, tall: one.tall * size };
      laid.push(clearOfThings(table, smaller, laid, across ? 0.3 : 1));
    }
    const isLast = size === SIZES.at(-1);
    const isClear = laid.every(
      (one, at) =>
        coverOf(table, one) < (isLast ? LAST_COVERED : MOST_COVERED) &&
        !laid.slice(0, at).some((other) => isBeside(other, one)),
    );
    if (isClear) return laid;
  }
  return null;
}

/** Draws it lying there. `side`: where the light comes from, −1 left. */
export function paintOnTable(brush: Brush, { x, y, tall }: Spot, sprite: Surface, side: -1 | 1): void {
  const wide = (tall * sprite.width) / sprite.height;
  brush.save();
  brush.imageSmoothingQuality = 'high';
  brush.shadowColor = 'rgba(24,10,6,0.6)';
  brush.shadowBlur = tall * SHADOW.soft;
  brush.shadowOffsetX = -side * tall * SHADOW.reach;
  brush.shadowOffsetY = tall * SHADOW.reach;
  brush.drawImage(sprite, x - wide / 2, y - tall, wide, tall);
  brush.restore();
}
