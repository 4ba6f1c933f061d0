// Which stones and metals earrings and necklaces are of.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import type { Wear } from './role.ts';

export type Necklace = { colour: Rgb; isOfPearls: boolean };

const [GOLD, PEARL, RUBY] = ['#eccb74', '#f4efe6', '#c4384c'] as const;
const PEARLS = /pearl|珍珠/i;
/** Gems and metals by their names, where no colour is said. */
const JEWELS: readonly (readonly [RegExp, string])[] = [
  [PEARLS, PEARL],
  [/silver|diamond|银|钻石/i, '#dfe6ee'],
  [/jade|emerald|翡翠|玉|绿宝石/i, '#3f9a6a'],
  [/ruby|红宝石/i, RUBY],
  [/sapphire|蓝宝石/i, '#2f5fb8'],
  [/turquoise|绿松石/i, '#3fb0ac'],
  [/amber|琥珀/i, '#d98a2e'],
];

/** The colour that was said counts, also that of a stone: nobody's is mixed with a shade. */
export function jewelOf(wear: Wear | undefined, fallback: string = GOLD): Rgb {
  const named = JEWELS.find(([pattern]) => pattern.test(wear?.words ?? ''))?.[1];
  return mix(wear?.colour ?? named ?? fallback, '#000000', 0);
}

export function necklaceOf(wear: Wear | undefined): Necklace | undefined {
  if (!wear) return undefined;
  const isOfPearls = PEARLS.test(wear.words ?? '');
  return { colour: jewelOf(wear, isOfPearls ? PEARL : RUBY), isOfPearls };
}
