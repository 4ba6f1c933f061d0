// What feats are done with, and what they are done on: behind who does them, and before.

import type { Feat } from '../lexicon/feats.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { ARENA_THINGS } from './arena-things.ts';
import { BALL_THINGS } from './ball-things.ts';
import { oval } from './draft.ts';
import { FIGHT_THINGS } from './fight-things.ts';
import type { FeatThings } from './feat-thing.ts';
import { PLAY_THINGS } from './play-things.ts';
import { SNOW_THINGS } from './snow-things.ts';

const THINGS: Partial<Record<Feat, FeatThings>> = {
  ...SNOW_THINGS,
  ...BALL_THINGS,
  ...ARENA_THINGS,
  ...FIGHT_THINGS,
  ...PLAY_THINGS,
};

/** Under who is in the air. */
const SHADOW: FeatThings = {
  behind: (draft) => {
    for (const [wide, alpha] of [
      [26, 0.12],
      [18, 0.16],
    ] as const)
      oval(draft, [0, 0], wide, wide * 0.1, '#1c1030', alpha);
  },
};

function withShadow(feat: Feat): FeatThings {
  const own = THINGS[feat] ?? {};
  if (featEntry(feat).isInAir !== true) return own;
  return {
    ...own,
    behind: (draft, body, person) => {
      SHADOW.behind?.(draft, body, person);
      own.behind?.(draft, body, person);
    },
  };
}

export function thingsOf(feat: Feat): FeatThings {
  return withShadow(feat);
}
