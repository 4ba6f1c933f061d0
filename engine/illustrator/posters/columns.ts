// Chinese set upright, one sign below the other and the columns from the right, as on scrolls.

import type { Colour } from '#engine/raster/colour.ts';
import type { Hand } from '#engine/letters/font-for.ts';
import type { Lettering } from './lettering.ts';

/** Pixels, about its middle; `most` is the largest that a sign may be. */
export type ColumnRoom = { x: number; y: number; wide: number; tall: number; most: number };

/** From one sign to the next, and from one column to the next, in signs. */
const BELOW = 1.16;
const BESIDE = 1.4;
const PAUSES = /[\s，。、,.；;！!：:·]+/u;

/** Whether a text can be set so: nothing but Chinese. */
export function isUpright(text: string): boolean {
  return /^[\p{Script=Han}\s，。、,.；;！!：:·]+$/u.test(text);
}

/** Returns each sign by itself. Verses have a column each; what is long without a pause is cut in two or three. */
export function setColumns(
  text: string,
  { x, y, wide, tall, most }: ColumnRoom,
  { hand, ink }: { hand: Hand; ink: Colour },
): Lettering[] {
  const columns = columnsOf(text);
  const longest = Math.max(...columns.map((signs) => signs.length));
  const pixels = Math.min(most, tall / (longest * BELOW), wide / (columns.length * BESIDE - BESIDE + 1));
  const right = x + ((columns.length - 1) / 2) * pixels * BESIDE;
  const top = y - ((longest - 1) / 2) * pixels * BELOW;
  return columns.flatMap((signs, column) =>
    signs.map((sign, row): Lettering => ({
      text: sign,
      x: right - column * pixels * BESIDE,
      y: top + row * pixels * BELOW,
      wide: pixels * 1.3,
      tall: pixels * 1.3,
      pixels,
      hand,
      ink,
      lines: 1,
    })),
  );
}

const MOST_IN_COLUMN = 7;

function columnsOf(text: string): string[][] {
  const verses = text.split(PAUSES).filter((verse) => verse !== '');
  if (verses.length > 1) return verses.map((verse) => Array.from(verse));
  const signs = Array.from(verses[0] ?? '');
  const columns = Math.ceil(signs.length / MOST_IN_COLUMN);
  const each = Math.ceil(signs.length / Math.max(1, columns));
  return Array.from({ length: columns }, (_, at) => signs.slice(at * each, (at + 1) * each));
}
