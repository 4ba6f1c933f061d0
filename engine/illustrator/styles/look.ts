// The looks an image can be given: the sixteen styles of the form, and more that only words in a prompt ask for.
import { STYLES, type Style } from '#contract/limits.ts';
import { toRgb } from '#engine/raster/colour.ts';

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

/** They say only that it is painted or taken: with another that says how, that one counts. */
const PLAIN: ReadonlySet<Look> = new Set(['illustration', 'photo']);

/** They say what is laid out, and only by themselves how: a poster may be painted in watercolour. */
const LAID_OUT: ReadonlySet<Look> = new Set(['poster', 'logo']);

/** A chosen style wins over the words; among the words the last that says how it is made. */
export function chooseLook(style: Style, named: readonly Look[]): Look {
  if (style !== 'auto') return style;
  const made = named.filter((look) => !PLAIN.has(look));
  const laidOut = made.findLast((look) => LAID_OUT.has(look));
  const painted = made.findLast((look) => laidOut === undefined || !showsLook(laidOut, look));
  return painted ?? laidOut ?? named.at(-1) ?? 'auto';
}

/** Looks that are seen in others as well. */
const SEEN_IN: Readonly<Partial<Record<Look, ReadonlySet<Look>>>> = {
  photo: new Set(['cinematic', 'product']),
  cinematic: new Set(['photo']),
  product: new Set(['photo', '3d']),
  vintage: new Set(['poster', 'woodcut', 'ukiyo_e']),
  papercut: new Set(['red_papercut']),
  line_art: new Set(['coloring']),
};
/** What a photo is of is no illustration. */
const TAKEN: ReadonlySet<Look> = new Set(['photo', 'cinematic', 'product', '3d']);

/** Whether an image in one look is seen to be in the other, which the words name. */
export function showsLook(look: Look, named: Look): boolean {
  if (look === named || SEEN_IN[named]?.has(look) === true) return true;
  if (named === 'illustration') return !TAKEN.has(look);
  // Their lights are there in any, and signs and sheets are laid out by words alone.
  return named === 'cyberpunk' || named === 'neon' || named === 'logo' || named === 'poster';
}

/** These are of ink, lead or one paper alone; of red ink a thing may be. */
const UNCOLOURED: ReadonlySet<Look> = new Set(['line_art', 'coloring', 'woodcut', 'ink', 'red_papercut']);
const RED_KEPT: ReadonlySet<Look> = new Set(['ink', 'red_papercut']);
/** Of 255: what differs by less is grey. */
const GREY = 40;

/** Whether something of this colour is seen to be so in an image of this look. `isThing`: one by itself, and no wood of it. */
export function showsColour(look: Look, colour: string, isThing: boolean): boolean {
  if (!UNCOLOURED.has(look)) return true;
  const [red, green, blue] = toRgb(colour);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < GREY) return true;
  return isRed(colour) && RED_KEPT.has(look) && (isThing || look === 'red_papercut');
}

export function isRed(colour: string): boolean {
  const [red, green, blue] = toRgb(colour);
  return red > Math.max(green, blue) * 1.7 && Math.abs(green - blue) < red * 0.36;
}
