// What a heaped plate and a full bowl are told by: their china, what is in them, what is strewn over it.

import type { Colour } from '#engine/raster/colour.ts';
import type { Heap, HeapPart } from './heap.ts';
import type { Pen } from './pen.ts';

export type HeapedDish = {
  glaze?: Colour;
  on?: 'board';
  /** What runs out of it. */
  sauce?: Colour;
  parts: readonly HeapPart[];
  many?: number;
  tall?: number;
  wide?: number;
  strewn?: Heap['strewn'];
  /** What lies or stands beside or on it. */
  beside?: (pen: Pen) => void;
};

export type Filling = {
  glaze?: Colour;
  broth: Colour;
  noodles?: Colour;
  /** Drops of oil, or of cream. */
  drops?: Colour;
  parts?: readonly HeapPart[];
  many?: number;
  tall?: number;
  strewn?: Heap['strewn'];
  on?: (pen: Pen) => void;
};

export const SCALLIONS = { colours: ['#5fa83c', '#7cc256', '#4a8f34'], many: 14, form: 'ring' } as const;
export const CORIANDER = { colours: ['#4f9a3c', '#3a7a30'], many: 8, form: 'sprig' } as const;
export const SESAME = { colours: ['#fbf0d4', '#f2e2b8'], many: 38 } as const;
