// Herds, flocks and packs on land: a few near the viewer, the others farther and farther away, most of them headed
// the same way.

import { ANIMAL_KINDS, type LinkRelation, type Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { breadthOf } from './breadths.ts';
import { isFedFlock } from './feed-flock.ts';
import { makeSpot, unitOf, type Member, type Spot } from './spot.ts';

/** Fewer stand side by side. */
const LEAST = 5;
const LANDS: ReadonlySet<StageScene> = new Set([
  'meadow',
  'forest',
  'mountains',
  'snowfield',
  'desert',
  'village',
]);
/** Where each is across the frame, and how near: 1 at the viewer's feet, 0 at the horizon. */
const PLACES = [
  [0.36, 1],
  [0.74, 0.84],
  [0.13, 0.72],
  [0.52, 0.62],
  [0.87, 0.52],
  [0.3, 0.44],
  [0.66, 0.36],
  [0.08, 0.33],
  [0.46, 0.29],
  [0.93, 0.27],
  [0.22, 0.24],
  [0.78, 0.22],
] as const;
/** Behind others that the image shows as well. */
const NEAREST_BEHIND = 0.6;
const SMALL = 0.4;
/** Sizes beside others are told, not measured. */
const TOLD = 0.62;

/** Said of who is somewhere near. */
const LOOSE: ReadonlySet<LinkRelation> = new Set([
  'beside',
  'behind',
  'in_front',
  'around',
  'following',
  'left',
  'right',
]);

function isHerd({ scene, reading, look }: Stage, subject: Subject): boolean {
  return (
    LANDS.has(scene) &&
    look !== 'logo' &&
    ANIMAL_KINDS.has(subject.kind) &&
    subject.count >= LEAST &&
    !isFedFlock(reading, subject) &&
    reading.links.every(
      ({ relation, from, to }) =>
        LOOSE.has(relation) || (reading.subjects[from] !== subject && reading.subjects[to ?? -1] !== subject),
    )
  );
}

/** Spots of all that are a herd; empty where none is. */
export function herdSpots(stage: Stage, members: readonly Member[]): Spot[] {
  const herd = members.filter(({ subject }) => isHerd(stage, subject));
  const [first] = herd;
  if (!first) return [];
  const { width, height, short, horizon } = stage;
  const isAlone = herd.length === members.length;
  const broad = Math.max(0.6, breadthOf(stage, first.subject));
  // The nearest takes a good part of the frame, but leaves room for a second beside it.
  const most = Math.max(...members.map(({ metres }) => metres));
  const nearest = Math.min(unitOf(stage) * (isAlone ? 0.36 : 0.58), (width * 0.42) / broad);
  const isFlipped = stage.random(`herd ${first.subject.key}`).chance(0.5);
  return herd.map(({ subject, index, metres }, place) => {
    const random = stage.random(`herd ${subject.key} ${place}`);
    const [across, depth] = PLACES[place % PLACES.length] ?? PLACES[0];
    // Chicks are around the hen, sheep are behind the shepherd.
    const isSmall = metres < most * SMALL;
    const near = isAlone ? depth : isSmall ? 0.72 + depth * 0.28 : depth * NEAREST_BEHIND;
    const isTurned = subject.rests?.how !== 'run' && place > 0 && random.chance(0.26);
    return makeSpot(stage, subject, index, {
      x: width * (across + random.between(-0.03, 0.03)),
      y: horizon + (height * 0.94 - horizon) * near + short * 0.012,
      tall: nearest * (metres / most) ** TOLD * (0.1 + near * 0.9) * random.between(0.94, 1.06),
      depth: 0.6 + near * 0.15,
      haze: (1 - near) * 0.32,
      isFlipped: isTurned ? !isFlipped : isFlipped,
    });
  });
}
