// What a table is laid with: its cloth, the glasses by a bottle, the plates. One after the other.

import { nameGlasses } from '../nouns/name-glasses.ts';
import { namePlates } from './name-plates.ts';
import { nameTablecloth } from './name-tablecloth.ts';
import type { Word } from '../words/word.ts';

export const NAME_TABLE: readonly ((words: readonly Word[]) => Word[])[] = [
  nameTablecloth,
  nameGlasses,
  namePlates,
];
