// Furniture and things that stand in a furnished room without anybody are as large as its furniture: no desk hides a bed.

import { isTubOf } from '../casting/bathers.ts';
import { isBedOf } from '../casting/beds.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { roomScale } from '../scenery/interior.ts';
import { isFitting } from '../scenery/fit-room.ts';
import type { Stage } from '../staging/stage.ts';
import { isFurniture } from '../things/redrawn.ts';
import { metresOf } from '../things/metres.ts';
import type { Cast } from './cast.ts';
import { PORTABLE_KINDS } from '../reading/subject-kinds.ts';

const ALONG_WALL = 0.6;
/** So far before the wall it stands, in metres. */
const BEFORE = 1.4;
/** So many times as large as there it may be: the image is of it, too. */
const NEARER = 1.2;
/** Of one or two the image is. */
const LEAST_FURNISHED = 3;
/** So many times as large as beside a rug. */
const MOST_GROWN = 1.7;

/** Changes the spots in place. */
export function keepRoomScale(stage: Stage, cast: readonly Cast[]): void {
  const { scene, reading } = stage;
  if (scene !== 'room') return;
  if (isRoomItself(stage) || reading.inside !== undefined) keepThingsSmall(stage, cast);
  if (reading.inside !== undefined) return;
  if (reading.subjects.length < LEAST_FURNISHED || isOfWhoRests(reading)) return;
  keepPetsSmall(stage, cast);
  const isFurnished = reading.subjects.some((one) => isFitting(stage, one) || isFurniture(one));
  // What stands along the wall is as large as its room has it.
  const own = cast.filter(({ spot }) => !spot.isPerched && spot.depth > ALONG_WALL);
  if (!isFurnished || own.some(({ spot }) => !isOfRoom(spot.subject) || spot.subject.size === 'huge')) return;
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

/** Whoever is in a bath or a bed, or asleep at a desk: the image is of them, whatever they have there. */
function isOfWhoRests({ links, subjects }: Stage['reading']): boolean {
  return links.some(({ relation, from, to }) => {
    const [who, on] = [subjects[from], subjects[to ?? -1]];
    return who && on && (isBedOf(on, who, relation) || isTubOf(on, who, relation));
  });
}

/** "A library with a globe": what is named first is the room, and the image is of it. */
function isRoomItself({ reading: { asks }, words }: Stage): boolean {
  // 一间堆满书的阁楼: the measure is that of rooms.
  if (words.startsWith('一间')) return true;
  // What nobody is told of by a thing or the room says nothing of it: "floating over clouds".
  const first = asks.find(({ shows }) =>
    shows.some((one) => one.is === 'thing' || (one.is === 'scene' && one.scene === 'room')),
  );
  return first?.shows.some((one) => one.is === 'scene') === true;
}

/** Changes the spots in place: beside nobody things are no larger than the room has them. */
function keepThingsSmall(stage: Stage, cast: readonly Cast[]): void {
  const { metre } = roomScale(stage, BEFORE);
  const own = cast.filter(({ spot }) => !spot.isPerched && spot.depth > ALONG_WALL);
  if (!own.every(({ spot }) => isOfRoom(spot.subject))) return;
  for (const { spot } of own) {
    if (spot.isFloating || spot.subject.size === 'huge' || spot.subject.key === 'rug') continue;
    const most = Math.max(metresOf(spot.subject) * metre * TOLD_ALONE, stage.short * LEAST_TOLD);
    if (spot.tall <= most) continue;
    const times = most / spot.tall;
    spot.tall = most;
    // What is on it stays there.
    for (const { spot: on } of own) {
      if (!on.isFloating || !isOn(stage, on.subject, spot.subject)) continue;
      on.tall *= times;
      on.x = spot.x + (on.x - spot.x) * times;
      on.y = spot.y - (spot.y - on.y) * times;
    }
  }
}
/** So many times as large as they are, and of the shorter side. */
const [TOLD_ALONE, LEAST_TOLD] = [1.5, 0.12] as const;

/** No cat is as large as the armchair beside it. */
function keepPetsSmall(stage: Stage, cast: readonly Cast[]): void {
  const metre = Math.max(
    0,
    ...cast
      .filter(
        ({ spot }) => isFurniture(spot.subject) && spot.depth > ALONG_WALL && metresOf(spot.subject) > LOW,
      )
      .map(({ spot }) => spot.tall / metresOf(spot.subject)),
  );
  if (metre === 0) return;
  for (const { spot } of cast) {
    const { rests } = spot.subject;
    const lies = rests?.how === 'sleep' || rests?.how === 'lie';
    // In a bath it looks over the rim.
    const isInIt = cast.some(
      (one) => one.spot.subject.key !== 'rug' && isOn(stage, spot.subject, one.spot.subject),
    );
    if (isPet(spot.subject) && !spot.isPerched && !isInIt)
      spot.tall = Math.min(spot.tall, metresOf(spot.subject) * (lies ? LYING : 1) * metre * TOLD);
  }
}
function isPet(subject: Subject): boolean {
  return (subject.kind === 'full' || subject.kind === 'face') && metresOf(subject) < PET;
}

function isOfRoom(subject: Subject): boolean {
  return PORTABLE_KINDS.has(subject.kind) || isPet(subject);
}
/** In metres: what is furniture and no rug, and an animal that lives in a house. */
const [LOW, PET] = [0.5, 1] as const;
/** So low is who lies; and they are told a little larger than they are. */
const [LYING, TOLD] = [0.6, 1.35] as const;

function isOn({ reading: { links, subjects } }: Stage, one: Subject, other: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      (relation === 'on' || relation === 'in') && subjects[from] === one && subjects[to ?? -1] === other,
  );
}
