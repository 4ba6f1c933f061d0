// Which drawings of dragons fly, and where their mouths are.

import { COILING_DRAGON } from './coiling-dragon.ts';
import { DRAGON_MOUTH, FLYING_DRAGON } from './flying-dragon.ts';
import { REARING_DRAGON } from './rearing-dragon.ts';

export function isFlyingDragon({ drawing }: { drawing: string }): boolean {
  return drawing === FLYING_DRAGON || drawing === COILING_DRAGON;
}

/** As parts of a drawing's width and height: there fire comes out. */
export const DRAGON_MOUTHS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  [FLYING_DRAGON]: DRAGON_MOUTH,
  [REARING_DRAGON]: [0.145, 0.262],
};
