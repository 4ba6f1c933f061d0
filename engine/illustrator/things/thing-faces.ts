// Where on a thing letters and prints stand, and how large they may be.

import type { Colour } from '#engine/raster/colour.ts';

/** In heights of the thing, from its foot. */
export type Face = { across?: number; up: number; wide: number; tall: number; pixels?: number; ink?: Colour };

const FACES: Readonly<Record<string, Face>> = {
  cake: { up: 0.2, wide: 0.56, tall: 0.16, ink: '#9a2240' },
  't-shirt': { up: 0.5, wide: 0.44, tall: 0.3 },
  // On the right page, as it lies open.
  book: { across: 0.3, up: 0.62, wide: 0.38, tall: 0.44 },
  'wine-bottle': { up: 0.2, wide: 0.22, tall: 0.14 },
  perfume: { up: 0.27, wide: 0.27, tall: 0.13 },
};
const ON_ANY: Face = { up: 0.46, wide: 0.42, tall: 0.22 };

export function faceOfThing(key: string): Face {
  return FACES[key] ?? ON_ANY;
}

/** Prints are as large as the side that they are on. */
const PRINTED: Readonly<Record<string, Face>> = {
  coffee: { across: -0.14, up: 0.5, wide: 0.42, tall: 0.42 },
  'tea-cup': { across: -0.1, up: 0.5, wide: 0.4, tall: 0.36 },
  't-shirt': { up: 0.46, wide: 0.42, tall: 0.42 },
  sweater: { up: 0.46, wide: 0.42, tall: 0.36 },
  'tote-bag': { up: 0.32, wide: 0.46, tall: 0.36 },
  'paper-bag': { up: 0.34, wide: 0.4, tall: 0.34 },
  backpack: { up: 0.3, wide: 0.34, tall: 0.28 },
  pillow: { up: 0.5, wide: 0.6, tall: 0.5 },
  cushion: { up: 0.5, wide: 0.6, tall: 0.5 },
  vase: { up: 0.36, wide: 0.26, tall: 0.26 },
  balloon: { up: 0.66, wide: 0.36, tall: 0.3 },
  'empty-vase': { up: 0.36, wide: 0.3, tall: 0.3 },
};

/** Undefined for what nothing is printed on. */
export function printFaceOf(key: string): Face | undefined {
  return PRINTED[key];
}
