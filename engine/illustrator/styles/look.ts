// The looks an image can be given: the sixteen styles of the form, and more that only words in a prompt ask for.
import { STYLES } from '#contract/limits.ts';

export const LOOKS = [
  ...STYLES,
  'comic',
  'vintage',
  'papercut',
  'neon',
  'coloring',
  'chalk',
  'crayon',
  'woodcut',
  'red_papercut',
  'ukiyo_e',
  'gongbi',
  'new_year',
  'fresco',
  'stained_glass',
  'mosaic',
  'low_poly',
  'embroidery',
  'pointillism',
] as const;

export type Look = (typeof LOOKS)[number];
