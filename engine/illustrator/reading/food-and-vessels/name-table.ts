// What a table is laid with: its cloth, the glasses by a bottle, the plates, cakes in tiers. One after the other.

import { nameGlasses } from '../nouns/name-glasses.ts';
import { namePlates } from './name-plates.ts';
import { nameTablecloth } from './name-tablecloth.ts';
import { nameTiers } from './name-tiers.ts';
import type { Word } from '../words/word.ts';

export const NAME_TABLE: readonly ((words: readonly Word[]) => Word[])[] = [
  nameTablecloth,
  nameGlasses,
  namePlates,
  nameTiers,
];
