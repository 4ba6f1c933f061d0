// Every drawing of our own that stands as one sprite, by the name the lexicon uses.

import { CRAFTS } from './crafts.ts';
import { FLOWERS } from './flowers.ts';
import type { OwnDrawing } from './pen.ts';
import { SMALL_THINGS } from './small-things.ts';
import { STRUCTURES } from './structures.ts';

export const OWN_DRAWINGS: Record<string, OwnDrawing> = {
  ...STRUCTURES,
  ...CRAFTS,
  ...SMALL_THINGS,
  ...FLOWERS,
};
