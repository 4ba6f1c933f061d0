// Who sits on a branch: small birds of which nothing says that they fly, and whoever is said to be on one.

import type { PromptReading, Subject } from './prompt-reading.ts';
import { shownCount, unitOf, makeSpot, type Spot } from './spot.ts';
import type { Stage, StageScene } from './stage.ts';
import { metresOf } from './things/metres.ts';

/** Their drawings have them on their feet. */
const PERCHING: ReadonlySet<string> = new Set(['bird', 'parrot']);
/** More are a flock, and fly. */
const MOST = 3;
/** In metres: no bear climbs out on it. */
const LARGEST = 0.8;
const GROWN: ReadonlySet<Subject['kind']> = new Set(['tree', 'plant', 'landmark', 'hang', 'sky']);
const ANIMALS: ReadonlySet<Subject['kind']> = new Set(['bird', 'full', 'face']);
/** Where trees are near. */
const WOODED: ReadonlySet<StageScene> = new Set(['meadow', 'forest', 'mountains', 'lake', 'village']);
/** Of the branch and of all on it: a camera sees them go the same way. */
export const BRANCH_DEPTH = 0.66;
const SHARES: readonly (readonly number[])[] = [[], [0.5], [0.34, 0.66], [0.24, 0.5, 0.76]];
const TALL = [0, 0.4, 0.3, 0.24] as const;

export function wouldPerch(reading: PromptReading, subject: Subject): boolean {
  const { subjects, links, relations } = reading;
  const own = subjects.indexOf(subject);
  const isOnBranch = links.some(
    ({ relation, from, to }) =>
      relation === 'on' && from === own && to !== null && subjects[to]?.key === 'branch',
  );
  if (subject.count > MOST || !ANIMALS.has(subject.kind) || metresOf(subject) > LARGEST) return false;
  if (isOnBranch) return true;
  const isTied = links.some(
    ({ from, to }) => to !== null && (from === own || to === own) && subjects[to]?.key !== 'branch',
  );
  // Beside somebody it is one of two, and is placed with them.
  const isAlone = subjects.every(({ key, kind }) => PERCHING.has(key) || GROWN.has(kind));
  return (
    PERCHING.has(subject.key) && subject.words !== undefined && !isTied && isAlone && !relations.has('fly')
  );
}

/** In the order in which they sit, from the left. */
function listPerched({ scene, reading }: Stage): Subject[] {
  if (!WOODED.has(scene)) return [];
  const perched = reading.subjects.filter((subject) => wouldPerch(reading, subject));
  if (perched.reduce((sum, subject) => sum + shownCount(subject), 0) > MOST) return [];
  return perched.toSorted((a, b) => sideOf(reading, a) - sideOf(reading, b));
}

function sideOf({ subjects, links }: PromptReading, subject: Subject): number {
  const own = subjects.indexOf(subject);
  const link = links.find(
    ({ relation, from }) => from === own && (relation === 'left' || relation === 'right'),
  );
  if (!link) return 0;
  return link.relation === 'left' ? -1 : 1;
}

export function isPerched(stage: Stage, subject: Subject): boolean {
  return listPerched(stage).includes(subject);
}

export function hasBranch(stage: Stage): boolean {
  return listPerched(stage).length > 0;
}

/** Pixels: the upper edge of the branch, at a part of the width. */
export function branchAt({ width, height, light }: Stage, part: number): { x: number; y: number } {
  // It grows into the frame from the side away from the light, and rises a little.
  const along = light.side === 1 ? part : 1 - part;
  return { x: width * part, y: height * (0.7 - 0.1 * along + 0.025 * Math.sin(along * 5)) };
}

export function perchedSpots(stage: Stage): Spot[] {
  const birds = listPerched(stage).flatMap((subject) =>
    Array.from({ length: shownCount(subject) }, (_, index) => ({ subject, index })),
  );
  const tall = unitOf(stage) * (TALL[birds.length] ?? 0);
  return birds.map(({ subject, index }, place) => {
    const { x, y } = branchAt(stage, SHARES[birds.length]?.[place] ?? 0.5);
    return makeSpot(stage, subject, index, {
      x,
      y: y + tall * 0.03,
      tall,
      depth: BRANCH_DEPTH,
      isFloating: true,
      isPerched: true,
      // They look into the frame; drawings look to the left.
      ...(birds.length > 1 ? { isFlipped: x < stage.width / 2 } : {}),
    });
  });
}
