// Furniture and things that stand in a furnished room without anybody are as large as its furniture: no desk hides a bed.

import type { Subject } from '../reading/prompt-reading.ts';
import { roomScale } from '../scenery/interior.ts';
import { isFitting } from '../scenery/fit-room.ts';
import type { Stage } from '../staging/stage.ts';
import { isFurniture } from '../things/own-drawings.ts';
import { metresOf } from '../things/metres.ts';
import type { Cast } from './cast.ts';

const ALONG_WALL = 0.6;
/** So far before the wall it stands, in metres. */
const BEFORE = 1.4;
/** So many times as large as there it may be: the image is of it, too. */
const NEARER = 1.2;
/** Of one or two the image is. */
const LEAST_FURNISHED = 3;
/** So many times as large as beside a rug. */
const MOST_GROWN = 1.7;
const THINGS: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'hat']);

/** Changes the spots in place. */
export function keepRoomScale(stage: Stage, cast: readonly Cast[]): void {
  const { scene, reading } = stage;
  if (scene !== 'room' || reading.inside !== undefined || reading.subjects.length < LEAST_FURNISHED) return;
  const isFurnished = reading.subjects.some((one) => isFitting(stage, one) || isFurniture(one));
  // What stands along the wall is as large as its room has it.
  const own = cast.filter(({ spot }) => !spot.isPerched && spot.depth > ALONG_WALL);
  if (!isFurnished || own.some(({ spot }) => !THINGS.has(spot.subject.kind) || spot.subject.size === 'huge'))
    return;
  const { metre } = roomScale(stage, BEFORE);
  const standing = own.filter(({ spot }) => !spot.isFloating);
  // The smallest are told a little larger. A rug is flat, and takes the room of all others.
  const high = standing.filter(({ spot }) => spot.subject.key !== 'rug');
  const [tallest] = high.toSorted((a, z) => metresOf(z.spot.subject) - metresOf(a.spot.subject));
  if (!tallest) return;
  const most = high.length < standing.length ? MOST_GROWN : 1;
  const scale = Math.min(most, (metresOf(tallest.spot.subject) * metre * NEARER) / tallest.spot.tall);
  const foot = Math.max(...standing.map(({ spot }) => spot.y));
  for (const { spot } of own) {
    if (scale > 1 && spot.subject.key === 'rug') continue;
    const bearer = standing.find((one) => isOn(stage, spot.subject, one.spot.subject))?.spot;
    const middle = bearer && bearer !== spot ? bearer.x : spot.x;
    spot.x = middle + (spot.x - middle) * scale;
    spot.y = foot - (foot - spot.y) * scale;
    spot.tall *= scale;
  }
}

function isOn({ reading: { links, subjects } }: Stage, one: Subject, other: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      (relation === 'on' || relation === 'in') && subjects[from] === one && subjects[to ?? -1] === other,
  );
}
