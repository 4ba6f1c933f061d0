// What a bird looks like.

import type { Colour } from '#engine/raster/colour.ts';
import type { WingColours } from './bird-wings.ts';

/** What feathers are in the shade. */
export const SHADE = '#2a2440';

/** In parts of a hundred of the body from breast to vent. */
export type Plumage = WingColours & {
  body: Colour;
  under: Colour;
  head: Colour;
  neck?: Colour;
  /** The neck shines violet below: a pigeon's. */
  isShiny?: true;
  breast?: Colour;
  bill: Colour;
  billShape:
    | 'straight'
    | 'long'
    | 'curved'
    | 'hooked'
    | 'stubby'
    | 'flat'
    | 'deep'
    | 'great'
    | 'pouch'
    | 'owl';
  /** Of the outer part of a bill of two colours. */
  billTip?: Colour;
  /** Around the eye, down to the cheek. */
  cheek?: Colour;
  /** Over the brow. */
  cap?: Colour;
  crest?: Colour;
  crestShape?: 'peak' | 'fan';
  eye: Colour;
  legs: Colour;
  /** Half of the head. */
  headSize: number;
  /** How far the head is from the breast: 0 of a pigeon, 60 of a goose. */
  neckLong: number;
  tail: 'fan' | 'fork' | 'long';
  tailColour: Colour;
  /** From the body to the tip of a wing, and how deep it is. */
  span: number;
  chord: number;
  /** Two bars over the folded wing. */
  bars?: Colour;
};
