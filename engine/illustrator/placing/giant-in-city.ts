// A giant animal in a city is among its towers, the far ones behind it, the near ones before it; a fighting machine
// stands before them.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

const GIANTS: ReadonlySet<string> = new Set(['robot', 'monster']);
/** Between the second row of towers and the nearest. */
const DEPTH = 0.255;

const OPEN: ReadonlySet<StageScene> = new Set([
  'city',
  'street',
  'desert',
  'meadow',
  'mountains',
  'snowfield',
]);

/** A fighting machine is as high as the houses that it stands before. */
function isMachine({ scene }: Pick<Stage, 'scene'>, { key, count }: Subject): boolean {
  return key === 'mech' && count <= 2 && OPEN.has(scene);
}

function isGiantInCity({ scene }: Pick<Stage, 'scene'>, { kind, key, size, count }: Subject): boolean {
  const isLiving = ANIMAL_KINDS.has(kind) || kind === 'figure' || GIANTS.has(key);
  return scene === 'city' && size === 'huge' && count <= 2 && isLiving && kind !== 'fish';
}

export function giantSpots(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, height, short, horizon, light } = stage;
  const machines = members.filter(({ subject }) => isMachine(stage, subject));
  if (machines.length > 0)
    return machines.map(({ subject, index }, place) =>
      makeSpot(stage, subject, index, {
        x: width * (machines.length > 1 ? 0.28 + place * 0.44 : 0.5 + light.side * 0.05),
        y: height * 0.95,
        tall: Math.min(height * 0.7, short * 1.05) * (machines.length > 1 ? 0.9 : 1),
        depth: 0.78,
      }),
    );
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

/** One that flies over a place fills the sky over it. */
export function isLargeSwimmer({ scene }: Stage, { key, kind, count }: Subject): boolean {
  return kind === 'air' && count === 1 && /^(?:whale|shark|turtle|octopus|koi)$/.test(key) && scene !== 'sky';
}

export function aboveTowers({ width, height, short, light }: Stage): Partial<Spot> {
  const tall = Math.min(short * 0.5, height * 0.42);
  return { x: width * (0.5 - light.side * 0.05), y: height * 0.06 + tall, tall, haze: 0.02 };
}
