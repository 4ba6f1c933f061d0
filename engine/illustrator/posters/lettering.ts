// A text that is set in a room of an image.

import type { Colour } from '#engine/raster/colour.ts';
import type { Hand } from '#engine/letters/font-for.ts';
import type { Layer } from '../painting/layer.ts';
import type { Writing } from '../reading/writing/sheet-reading.ts';

export type Lettered = { layers: Layer[]; letterings: Lettering[]; written: Set<Writing> };

/** Letters are so much nearer than what they stand on: nothing comes between. */
export const ON_TOP = 0.0001;

/** A text in a room of its own, pixels from the middle. */
export type Lettering = {
  text: string;
  x: number;
  y: number;
  wide: number;
  tall: number;
  pixels: number;
  hand: Hand;
  ink: Colour;
  /** A light of this colour around it. */
  glow?: Colour;
  lines?: number;
  /** They lie on the ground, pressed into it: of this colour is the edge that has the light. */
  lip?: Colour;
  /** Set around a middle, this far from it, pixels: `x` and `y` are that middle. */
  bend?: number;
};
