// A giant animal in a city sits or stands among its towers: the far ones behind it, the near ones before it.

import { ANIMAL_KINDS, type Subject } from '../prompt-reading.ts';
import type { Stage } from '../stage.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';

const GIANTS: ReadonlySet<string> = new Set(['mech', 'robot', 'monster']);
/** Between the second row of towers and the nearest. */
const DEPTH = 0.255;

export function isGiantInCity({ scene }: Pick<Stage, 'scene'>, { kind, key, size, count }: Subject): boolean {
  const isLiving = ANIMAL_KINDS.has(kind) || kind === 'figure' || GIANTS.has(key);
  return scene === 'city' && size === 'huge' && count <= 2 && isLiving && kind !== 'fish';
}

export function giantSpots(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, height, short, horizon, light } = stage;
  const giants = members.filter(({ subject }) => isGiantInCity(stage, subject));
  return giants.map(({ subject, index }, place) =>
    makeSpot(stage, subject, index, {
      x: width * (giants.length > 1 ? 0.3 + place * 0.4 : 0.5 - light.side * 0.04),
      y: horizon - short * 0.02,
      tall: Math.min(height * 0.56, short * 0.78),
      depth: DEPTH,
      haze: 0.08,
      isFloating: true,
      isPerched: true,
    }),
  );
}
