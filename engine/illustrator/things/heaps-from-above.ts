// Full bowls and heaped plates as they are seen from above: the same pieces, spread over the round.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { bowl, disc, strands, strewn as strew, Y } from './from-above-parts.ts';
import type { Filling, HeapedDish } from './filled-dish.ts';
import { FILLINGS } from './full-bowls.ts';
import { paintHeap, type Heap, type HeapPart } from './heap.ts';
import { HEAPED_DISHES } from './heaped-plates.ts';
import type { Pen } from './pen.ts';

/** Seen from above there is room for so many times as many pieces. */
const MORE = 1.5;
const DARK = '#20142a';
const CREAM: readonly [Colour, ...Colour[]] = ['#fff6e4', '#4f9a3c'];

export function heapFromAbove(
  drawing: string,
): { paint: (pen: Pen) => void; isOnPlate: boolean } | undefined {
  const filling = FILLINGS[drawing];
  if (filling) return { paint: (pen) => paintFilling(pen, filling), isOnPlate: false };
  const dish = HEAPED_DISHES[drawing];
  return dish && { paint: (pen) => paintDish(pen, dish), isOnPlate: false };
}

type Spread = { parts: readonly HeapPart[]; many: number; wide: number; strewn: Heap['strewn'] };

function spread(pen: Pen, { parts, many, wide, strewn }: Spread): void {
  const heap = { parts, many: Math.round(many * MORE), wide, deep: wide * 0.94, tall: 0 };
  paintHeap(pen, strewn ? { ...heap, strewn } : heap, Y);
}

function paintFilling(
  pen: Pen,
  { glaze = '#e6e8ec', broth, noodles, drops, parts, many = 16, strewn, on }: Filling,
): void {
  bowl(pen, glaze, broth);
  if (noodles !== undefined) strands(pen, { colour: noodles, radius: 74, many: 46, wide: 4 });
  if (drops !== undefined) strew(pen, [drops], 40, 72, 4);
  if (parts) spread(pen, { parts, many, wide: 56, strewn });
  // What is poured over it from the side is strewn here.
  if (on) strew(pen, CREAM, 22, 60, 4);
}

function paintDish(pen: Pen, { glaze = '#eef0f2', on, sauce, parts, many = 26, strewn }: HeapedDish): void {
  const rim = on === 'board' ? '#a06a38' : glaze;
  disc(pen, 98, mix(rim, DARK, 0.24));
  disc(pen, 96, mix(rim, '#ffffff', 0.3));
  disc(pen, 80, mix(rim, DARK, 0.08));
  if (sauce !== undefined) disc(pen, 74, sauce);
  spread(pen, { parts, many, wide: 58, strewn });
}
