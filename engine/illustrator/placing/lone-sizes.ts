// "A giant burger", 小小的房子: what is there alone has nothing to be measured by but the frame, which it fills or leaves
// empty.

import type { Subject, SubjectSize } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { breadthOf } from './breadths.ts';
import type { Spot } from './spot.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** How many times as high as where nothing is said of its size. */
const GROWN: Readonly<Record<SubjectSize, number>> = { tiny: 0.42, small: 0.66, big: 1.24, huge: 1.6 };
/** People and animals are told by those who are with them, and by their years. */
const SIZED: ReadonlySet<Subject['kind']> = new Set([
  'food',
  'item',
  'hat',
  'building',
  'vehicle',
  'boat',
  'air',
]);
/** Signs and models are as large as their sheet. */
const OF_ITS_SHEET: ReadonlySet<StageScene> = new Set(['emblem', 'poster', 'isometric']);
/** Parts of the frame. */
const [WIDEST, TALLEST] = [0.92, 0.84] as const;
/** So many times as tall as who is beside them, or as things of their kind are beside those. */
const [LARGER, SMALLER] = [1.1, 0.8] as const;
const [FAR_LARGER, FAR_SMALLER] = [1.4, 0.7] as const;

function isSized({ kind }: Pick<Subject, 'kind'>): boolean {
  return SIZED.has(kind);
}

/** Whether somebody would look for the size that is said of it. */
export function isMeasured(subject: Pick<Subject, 'kind'>): boolean {
  return isSized(subject) || ANIMAL_KINDS.has(subject.kind);
}

export function isOfSheet({ scene }: Stage): boolean {
  return OF_ITS_SHEET.has(scene);
}

function askedFor(spots: readonly Spot[]): Spot[] {
  return spots.filter(({ subject }) => subject.words !== undefined);
}

/** Changes the spots in place, where all that were asked for are of one subject. */
export function showSizes(stage: Stage, spots: readonly Spot[]): void {
  const own = askedFor(spots);
  const [first] = own;
  if (!first || isOfSheet(stage) || own.some(({ subject }) => subject !== first.subject)) return;
  const { size } = first.subject;
  if (size === undefined || !isSized(first.subject)) return;
  const ratio = breadthOf(stage, first.subject);
  for (const spot of own) {
    const { tall, isFloating } = spot;
    const room = Math.min(
      stage.height * TALLEST,
      isFloating ? Infinity : spot.y - stage.height * 0.06,
      (stage.width * WIDEST) / own.length / ratio,
    );
    spot.tall = Math.min(tall * GROWN[size], Math.max(tall, room));
    // What hangs in the air grows about its middle; on a sill it stands.
    if (isFloating && stage.scene !== 'room') spot.y += (spot.tall - tall) / 2;
  }
}

/** Returns the giants and the tiny that nobody would call so. */
export function findUnsized(stage: Stage, spots: readonly Spot[]): Set<object> {
  if (isOfSheet(stage)) return new Set();
  const asked = askedFor(spots);
  return new Set(
    stage.reading.subjects.filter(
      (subject) =>
        (subject.size === 'huge' || subject.size === 'tiny') &&
        isMeasured(subject) &&
        !isSeenSo(stage, subject, asked),
    ),
  );
}

/** Of the shorter side of the frame: lower nobody would find it; what is far off by its nature is known by its form. */
const LEAST_FOUND = 0.022;
const LEAST_FAR_OFF = 0.014;
const FAR_OFF: ReadonlySet<Subject['kind']> = new Set(['boat', 'air', 'bird', 'building', 'landmark', 'sky']);
const LEAST_BEHIND_FACE = 0.08;

/** Returns who is placed so far out, or shares the room with so many, that nobody sees them. */
export function findLost({ short }: Stage, spots: readonly Spot[]): Set<object> {
  // Behind a face that fills the frame all is soft, and what is small there nobody knows.
  const hasPortrait = spots.some(({ isPortrait }) => isPortrait);
  const isFound = ({ tall, isPortrait, isFloating, subject }: Spot): boolean => {
    const least = isFloating || FAR_OFF.has(subject.kind) ? LEAST_FAR_OFF : LEAST_FOUND;
    return tall >= short * (hasPortrait && !isPortrait ? LEAST_BEHIND_FACE : least);
  };
  const found = new Set<object>(spots.filter(isFound).map(({ subject }) => subject));
  return new Set(spots.map(({ subject }) => subject).filter((subject) => !found.has(subject)));
}

/** By itself it is; beside others it is the largest or smallest, or so beside them as none of its kind is. */
function isSeenSo({ scene }: Stage, subject: Subject, asked: readonly Spot[]): boolean {
  const own = asked.find((spot) => spot.subject === subject);
  // What stands along the walls of a room is as large as the room has it; what is in something fits it.
  if (!own) return scene !== 'room' || !isSized(subject);
  const others = asked.filter((spot) => spot.subject !== subject);
  const { size: _, ...usual } = subject;
  const told = others.map((other) => (own.tall / other.tall / metresOf(usual)) * metresOf(other.subject));
  const tall = others.map((other) => own.tall / other.tall);
  if (subject.size === 'huge')
    return tall.every((times) => times > LARGER) || told.every((times) => times > FAR_LARGER);
  return tall.every((times) => times < SMALLER) || told.every((times) => times < FAR_SMALLER);
}
