// On a tall poster two to five things are stacked over its height, and on a square one those that are long: in one row they
// would be lost at its foot.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { footOfWords } from '../posters/sheet-words.ts';
import { breadthOf } from './breadths.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';

const [SQUARE, TALL] = [0.95, 1.2] as const;
/** In heights: what is so much broader than tall, side by side, is low. */
const LONG = 2.3;
/** Boats are long and low. */
const BOAT_WIDE = 0.8;
const STACKED: ReadonlySet<Subject['kind']> = new Set([
  'item',
  'food',
  'hat',
  'plant',
  'air',
  'bird',
  'vehicle',
  'boat',
]);

/** Parts of the sheet: the middle of the foot, and the most that it may be wide and tall. */
type Place = { x: number; y: number; wide: number; tall: number };

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: [
    { x: 0.39, y: 0.665, wide: 0.54, tall: 0.31 },
    { x: 0.6, y: 0.89, wide: 0.58, tall: 0.32 },
  ],
  3: [
    { x: 0.3, y: 0.88, wide: 0.42, tall: 0.27 },
    { x: 0.5, y: 0.64, wide: 0.5, tall: 0.28 },
    { x: 0.7, y: 0.89, wide: 0.42, tall: 0.27 },
  ],
  4: [
    { x: 0.3, y: 0.62, wide: 0.4, tall: 0.22 },
    { x: 0.71, y: 0.65, wide: 0.4, tall: 0.22 },
    { x: 0.29, y: 0.89, wide: 0.4, tall: 0.22 },
    { x: 0.7, y: 0.89, wide: 0.4, tall: 0.22 },
  ],
  5: [
    { x: 0.3, y: 0.62, wide: 0.38, tall: 0.2 },
    { x: 0.71, y: 0.64, wide: 0.38, tall: 0.2 },
    { x: 0.21, y: 0.88, wide: 0.28, tall: 0.2 },
    { x: 0.5, y: 0.9, wide: 0.28, tall: 0.2 },
    { x: 0.79, y: 0.88, wide: 0.28, tall: 0.2 },
  ],
};

/** Two long ones on a square sheet, none over the other. */
const ON_SQUARE: readonly Place[] = [
  { x: 0.4, y: 0.61, wide: 0.56, tall: 0.26 },
  { x: 0.6, y: 0.89, wide: 0.6, tall: 0.26 },
];

/** Undefined where they stand in a row. */
export function stackOnSheet(stage: Stage, members: readonly Member[]): Spot[] | undefined {
  const { width, height, reading } = stage;
  const places = PLACES[members.length];
  // Where balloons float nothing else does.
  const hasBalloons = reading.subjects.some(({ drawing }) => drawing === 'own/string-balloon');
  const isFree =
    !hasBalloons && reading.foot === undefined && !reading.subjects.some(({ key }) => key === 'moon');
  if (stage.scene !== 'poster' || !places || !isFree) return undefined;
  const isTall = height >= width * TALL;
  if (!isTall && !(height >= width * SQUARE && isLong(stage, members))) return undefined;
  if (!members.every(({ subject }) => STACKED.has(subject.kind) || subject.key === 'teddy-bear'))
    return undefined;
  // Dates and places under the title take of the room of what is upmost.
  const isFull = reading.writing.some(({ isDetail }) => isDetail);
  const words = footOfWords(stage) / height + 0.015;
  const order = flyersFirst(members, places);
  return members.map((member, at): Spot => {
    const { subject, index } = member;
    const {
      y,
      tall: most,
      ...rest
    } = isTall ? (order.get(member) ?? (places[at] as Place)) : (ON_SQUARE[at] as Place);
    const place =
      isFull && y < 0.8 ? { ...rest, y: y + 0.035, tall: most * 0.7 } : { ...rest, y, tall: most };
    const room = Math.max(0.12, place.y - words);
    const tall = Math.min(
      height * Math.min(place.tall, room),
      (width * (subject.kind === 'boat' ? BOAT_WIDE : place.wide)) / breadthOf(stage, subject),
    );
    return makeSpot(stage, subject, index, {
      x: width * (subject.kind === 'boat' ? 0.5 : place.x),
      y: height * place.y,
      tall,
      depth: 0.74 + place.y * 0.02,
      isFloating: place.y < 0.8,
    });
  });
}

function isLong(stage: Stage, members: readonly Member[]): boolean {
  const wide = members.reduce((sum, { subject }) => sum + breadthOf(stage, subject), 0);
  // A bicycle over a car would stand on its roof.
  return members.length === 2 && wide > LONG && members.every(({ subject }) => subject.kind !== 'vehicle');
}

function isFlyer({ subject: { kind } }: Member): boolean {
  return kind === 'bird' || kind === 'air';
}

/** What flies is above what stands. */
function flyersFirst(members: readonly Member[], places: readonly Place[]): ReadonlyMap<Member, Place> {
  if (!members.some(isFlyer)) return new Map();
  const sorted = members.toSorted((a, b) => Number(isFlyer(b)) - Number(isFlyer(a)));
  const high = places.toSorted((a, b) => Number(a.y > 0.8) - Number(b.y > 0.8));
  return new Map(sorted.map((member, at) => [member, high[at] as Place]));
}
