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

/** These paint with brushes that are broader than rain, or smooth away what is thin. */
const BROAD: ReadonlySet<Look> = new Set([
  'oil',
  'watercolor',
  '3d',
  'ink',
  'pixel',
  'poster',
  'fresco',
  'chalk',
  'crayon',
]);

/** How much bolder than as it is what is thin must be painted to be seen: rain, flakes, wisps of steam. */
export function boldnessOf({ look }: { look: Look }): number {
  return BROAD.has(look) ? 1.35 : 1;
}
