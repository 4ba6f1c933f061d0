// Who or what is on a rug, or on the keys of a piano: it is flat, and they are on the middle of it.

import { metresOf } from '../things/metres.ts';
import type { Stage } from '../staging/stage.ts';
import { PORTABLE_KINDS } from '../reading/subject-kinds.ts';
import { wideOf, type Cast } from './cast.ts';

/** In metres: how wide a rug is, and so many times as large as they are things on it are told. */
const [RUG, TOLD] = [2.4, 1.7] as const;
const FURNITURE = 0.7;
/** Part of the frame. */
const WIDEST_RUG = 0.9;
const [TOLD_ALIVE, LYING] = [1.4, 0.65] as const;

/** Who is on it is as large as there is room, and a thing as it is beside a rug. Changes the spot of the one, and of a rug that is too small. */
export function layOnRug({ short, width, scene, reading }: Stage, one: Cast, other: Cast): void {
  const ratio = one.sprite.width / one.sprite.height;
  const { subject } = one.spot;
  const isLying = subject.rests?.how === 'sleep' || subject.rests?.how === 'lie';
  const told = PORTABLE_KINDS.has(subject.kind) ? TOLD : TOLD_ALIVE * (isLying ? LYING : 1);
  const own = (metresOf(subject) * told * wideOf(other)) / RUG;
  // Beside furniture that is named, and beside people, a cat is no tiger.
  const isAmongOthers = reading.subjects.some(
    (subject) =>
      subject.kind === 'figure' ||
      (subject.kind === 'item' && subject.key !== 'rug' && metresOf(subject) > FURNITURE),
  );
  const isSized = PORTABLE_KINDS.has(one.spot.subject.kind) || isAmongOthers;
  const isThing = scene === 'room' && other.spot.subject.key === 'rug' && isSized;
  const room = Math.min(short * 0.44, (wideOf(other) * 0.66) / ratio, isThing ? own : Infinity);
  // In a row of many the rug is narrow: it is no less than who sits on it needs, who is as tall as the others.
  const isRugOfPerson = one.spot.subject.kind === 'figure' && other.spot.subject.key === 'rug';
  if (isRugOfPerson && one.spot.tall > room)
    other.spot.tall *= Math.min(one.spot.tall / room, (width * WIDEST_RUG) / wideOf(other));
  // Beside other people a child on a rug is no giant.
  const isAsItIs = one.spot.subject.kind === 'figure' || other.spot.subject.key === 'keyboard';
  if (!isAsItIs) one.spot.tall = room;
  else if (!isRugOfPerson) one.spot.tall = Math.min(one.spot.tall, room);
  Object.assign(one.spot, {
    x: other.spot.x,
    y: other.spot.y - other.spot.tall * 0.34,
    depth: other.spot.depth + 0.002,
  });
}
