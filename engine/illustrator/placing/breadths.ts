// How broad what stands is for its height: how much room it needs beside others.

import { canRest, isBeast, movedAs } from '../animals/heads.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { isFeat } from '../lexicon/feats.ts';
import { isTableWork } from '../lexicon/hand-work.ts';
import { isTradeWork } from '../lexicon/trade-work.ts';
import { isPerson, readPerson } from '../people/read-person.ts';
import { isFromAbove } from '../staging/look-down.ts';
import { BODY_KINDS } from '../reading/subject-kinds.ts';
import type { Rest, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { isFurniture, redrawnAs } from '../things/redrawn.ts';
import { dishFromAbove } from '../things/from-above.ts';

const NARROW: ReadonlySet<string> = new Set([
  'candle',
  'wine',
  'lipstick',
  'balloon',
  'ice-cream',
  'ice-cream-cone',
  'popsicle',
  'sundae',
  'ladder',
]);

/** What lies on something else, or under it, needs no room beside it. */
function isStacked({ reading }: Stage, subject: Subject): boolean {
  const own = reading.subjects.indexOf(subject);
  return reading.links.some(({ relation, from, to }) => {
    const other = to === null ? undefined : reading.subjects[to];
    return (
      from === own &&
      other !== undefined &&
      (isFurniture(other) || other.key === 'ladder') &&
      /^(?:on|under|in)$/.test(relation)
    );
  });
}

/** A bus behind a girl: she stands before it, and it leaves her the middle of the row. */
function isBackdrop({ reading }: Stage, subject: Subject): boolean {
  if (subject.kind !== 'vehicle') return false;
  const own = reading.subjects.indexOf(subject);
  const isBody = (at: number | null): boolean => {
    const kind = reading.subjects[at ?? -1]?.kind ?? 'item';
    return BODY_KINDS.has(kind) || kind === 'vehicle';
  };
  return reading.links.some(
    ({ relation, from, to }) =>
      (relation === 'behind' && from === own && isBody(to)) ||
      (relation === 'in_front' && to === own && isBody(from)),
  );
}
const OF_BACKDROP = 0.4;

/** A bicycle with whoever rides it is about as high as it is long. */
export function isRidden({ reading: { links, subjects } }: Stage, bicycle: Subject): boolean {
  return links.some(({ relation, to }) => relation === 'riding' && to !== null && subjects[to] === bicycle);
}
const RIDDEN = 0.95;

/** A dog on a skateboard is as long as its board. */
function isRiddenByBeast({ reading: { links, subjects } }: Stage, mount: Subject): boolean {
  return links.some(({ relation, from, to }) => {
    const rider = subjects[from];
    return (
      relation === 'riding' && to !== null && subjects[to] === mount && rider !== undefined && isBeast(rider)
    );
  });
}

const LOW_SHOES: ReadonlySet<string> = new Set(['shoes', 'mans-shoe']);

/** Whoever does these does not lie. */
const UPRIGHT: ReadonlySet<Rest['how']> = new Set(['yawn', 'sit', 'wade', 'leap', 'howl', 'run', 'roar']);

/** Of an animal that sits before us. */
const SEATED = 0.86;

/** Width for a height of one, about: how much room a thing needs beside others. */
export function breadthOf(stage: Stage, subject: Subject): number {
  const { kind } = subject;
  // Under a head of ours sits a body that is narrower than the beast in profile.
  if (kind === 'face' && subject.rests === undefined) return 0.95;
  if (isStacked(stage, subject)) return 0.1;
  const above = isFromAbove(stage) ? dishFromAbove(subject) : undefined;
  if (above) return above.isOnPlate ? 1.4 : 1.04;
  if (isFromAbove(stage) && subject.key === 'plate') return 1;
  // On a plate of its own.
  if (isFromAbove(stage) && kind === 'food') return 1.44;
  // Who sits is seen from the front, and not as long as in profile.
  if (subject.rests?.how === 'sit' && canRest(subject, 'sit')) return SEATED;
  if (subject.rests?.how === 'fire') return 1.8;
  if (subject.rests?.how === 'dance') return 1.35;
  if (subject.rests && !UPRIGHT.has(subject.rests.how) && canRest(subject, 'lie')) return 1.3;
  if (subject.key === 'bike' && isRidden(stage, subject)) return RIDDEN;
  // Who runs is longer than who sits.
  const running = subject.rests?.how === 'run' ? movedAs(subject, 'run') : undefined;
  const own = OWN_DRAWINGS[running ?? redrawnAs(subject)];
  // Who stands on a board is as wide as people are.
  if (subject.key === 'skateboard') return isRiddenByBeast(stage, subject) ? 1.3 : 0.5;
  if (own)
    return (
      (own.width / own.height) * (subject.isPair ? 1.2 : 1) * (isBackdrop(stage, subject) ? OF_BACKDROP : 1)
    );
  if (subject.isPair || LOW_SHOES.has(subject.key))
    return (LOW_SHOES.has(subject.key) ? 1.8 : 1) * (subject.isPair ? 1.2 : 1);
  if (isPerson(subject) && readPerson(stage, subject, subject.key).pose === 'sit') return 0.6;
  if (isPerson(subject) && readPerson(stage, subject, subject.key).pose === 'lie') return 1.05;
  if (kind === 'figure' && isOneOfSeveral(stage))
    return breadthAtWork(stage, subject) ?? (standsIdle(stage, subject) ? IDLE : 0.46);
  if (subject.key === 'turtle') return 1.4;
  if (kind === 'figure' || NARROW.has(subject.key)) return 0.46;
  if (kind === 'vehicle' || kind === 'mount') return 1.35;
  return kind === 'building' ? 0.9 : 0.95;
}

/** Arms at the sides, seen from the front: in a room nobody is to be smaller than they need be. */
const IDLE = 0.37;

function standsIdle(stage: Stage, subject: Subject): boolean {
  if (stage.scene !== 'room' || !isPerson(subject)) return false;
  const { pose, hands, view } = readPerson(stage, subject, subject.key);
  return pose === 'stand' && hands === undefined && view === 'front';
}

function isOneOfSeveral({ reading }: Stage): boolean {
  const people = reading.subjects.filter(({ kind }) => kind === 'figure');
  return people.reduce((total, { count }) => total + count, 0) > 1;
}

/** A table, a stroller, a bed of plants beside somebody else. */
function breadthAtWork(stage: Stage, subject: Subject): number | undefined {
  const work = isPerson(subject) ? readPerson(stage, subject, subject.key).hands?.work : undefined;
  if (isFeat(work)) return featEntry(work).breadth;
  if (isTableWork(work)) return 1.06;
  return BREADTHS[work ?? ''] ?? (isTradeWork(work) ? 1.2 : undefined);
}

const BREADTHS: Readonly<Record<string, number>> = {
  toast: 0.62,
  'comb-hair': 0.6,
  'brush-teeth': 0.6,
  shave: 0.6,
  'make-up-face': 0.6,
  'blow-whistle': 0.6,
  'hang-laundry': 1.7,
  push: 0.86,
  wheel: 1,
  pull: 0.7,
  sow: 1.3,
  'plant-flowers': 1.3,
  'plant-tree': 1,
  dig: 0.8,
  'pick-tea': 1.1,
  'pick-fruit': 1,
  kite: 0.8,
  herd: 0.6,
  deliver: 0.5,
  wrench: 0.6,
  sweep: 1,
  mop: 1,
  stir: 1,
  vacuum: 1,
  hose: 1.7,
  'fix-car': 1.5,
};
