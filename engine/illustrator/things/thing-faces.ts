// Where on a thing letters and prints stand, and how large they may be.

import type { Colour } from '#engine/raster/colour.ts';

/** In heights of the thing, from its foot. */
export type Face = {
  across?: number;
  up: number;
  wide: number;
  tall: number;
  pixels?: number;
  ink?: Colour;
  /** Of the label, over the lines that stand for words on it. */
  paper?: Colour;
};

const CREAM = '#f4ecdc';
const ON_BOTTLE: Face = { up: 0.28, wide: 0.25, tall: 0.17, paper: CREAM };
const ON_PUMP: Face = { up: 0.35, wide: 0.26, tall: 0.22, paper: CREAM };

/** Goods with a label of their own. */
const LABELLED: Readonly<Record<string, Face>> = {
  'wine-bottle': ON_BOTTLE,
  'beer-bottle': ON_BOTTLE,
  'whiskey-bottle': ON_BOTTLE,
  'baijiu-bottle': { ...ON_BOTTLE, paper: '#c8342c', ink: '#fbf2dc' },
  'water-bottle': ON_BOTTLE,
  'olive-oil': ON_BOTTLE,
  'pump-bottle': ON_PUMP,
  'shampoo-bottle': ON_PUMP,
  'dropper-bottle': { up: 0.25, wide: 0.28, tall: 0.19, paper: CREAM },
  perfume: { up: 0.27, wide: 0.26, tall: 0.12, paper: '#f2eef2' },
  'jar-candle': { up: 0.28, wide: 0.34, tall: 0.24, paper: CREAM },
  can: { up: 0.45, wide: 0.28, tall: 0.24, paper: '#f6e6e4' },
  'coffee-bag': { up: 0.47, wide: 0.38, tall: 0.19, paper: '#eee2cc' },
  'product-box': { across: 0.08, up: 0.23, wide: 0.38, tall: 0.12, paper: '#f6f2e8' },
  carton: { across: -0.067, up: 0.29, wide: 0.28, tall: 0.1, paper: '#f8f4ea' },
};

/** Whether it has a label that a name stands on. */
export function hasLabel(key: string): boolean {
  return key in LABELLED;
}

const FACES: Readonly<Record<string, Face>> = {
  cake: { up: 0.2, wide: 0.56, tall: 0.16, ink: '#9a2240' },
  't-shirt': { up: 0.5, wide: 0.44, tall: 0.3 },
  hoodie: { up: 0.45, wide: 0.38, tall: 0.15 },
  sweater: { up: 0.5, wide: 0.5, tall: 0.3 },
  // On the right page, as it lies open.
  book: { across: 0.3, up: 0.62, wide: 0.38, tall: 0.44 },
};
const ON_ANY: Face = { up: 0.46, wide: 0.42, tall: 0.22 };

export function faceOfThing(key: string): Face {
  return LABELLED[key] ?? FACES[key] ?? ON_ANY;
}

/** Prints are as large as the side that they are on. */
const PRINTED: Readonly<Record<string, Face>> = {
  coffee: { across: -0.14, up: 0.5, wide: 0.42, tall: 0.42 },
  'tea-cup': { across: -0.1, up: 0.5, wide: 0.4, tall: 0.36 },
  't-shirt': { up: 0.46, wide: 0.42, tall: 0.42 },
  sweater: { up: 0.46, wide: 0.42, tall: 0.36 },
  hoodie: { up: 0.46, wide: 0.3, tall: 0.2 },
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
