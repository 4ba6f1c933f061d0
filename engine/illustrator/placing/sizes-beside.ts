// "A giant jellyfish and a diver", "a tiny dog beside a flower": where others are beside them, giants are seen larger than all
// of these, and the tiny smaller. What is on, in or under another keeps to that.

import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import { isOfSheet } from './lone-sizes.ts';

/** So many times as large as the largest, or the smallest, that is with them. */
const [LARGER, SMALLER] = [1.5, 0.56] as const;
/** In water nothing else tells how large they are, and their arms are thin. */
const LARGER_IN_WATER = 2.1;
/** Parts of the frame. */
const [TALLEST, WIDEST, EDGE] = [0.74, 0.66, 0.03] as const;
/** The others are left so much of their own size. */
const LEAST = 0.4;
const BEHIND_WATER = 0.3;
/** More than so many are a crowd, which has its own place. */
const MOST_GIANTS = 2;
const MOST_OTHERS = 6;

/** Changes the spots in place. */
export function showSizesBeside(stage: Stage, cast: readonly Cast[]): void {
  if (isOfSheet(stage) || stage.scene === 'room') return;
  const asked = cast.filter(({ spot }) => spot.subject.words !== undefined && isFree(stage, spot.subject));
  const tiny = asked.filter(({ spot }) => spot.subject.size === 'tiny');
  const plain = asked.filter(({ spot }) => spot.subject.size !== 'tiny');
  if (plain.length > 0) for (const one of tiny) shrinkBeside(one, plain);
  const giants = asked.filter(({ spot }) => spot.subject.size === 'huge' && spot.isPerched !== true);
  const others = asked.filter(({ spot }) => spot.subject.size !== 'huge' && spot.isPerched !== true);
  const isFew = giants.length > 0 && giants.length <= MOST_GIANTS;
  if (isFew && others.length > 0 && others.length <= MOST_OTHERS) growBeside(stage, giants, others);
}

/** Nothing holds, carries or bears it, nor does it so with another. */
function isFree({ reading: { links, subjects } }: Stage, subject: Cast['spot']['subject']): boolean {
  const own = subjects.indexOf(subject);
  return links.every(
    ({ relation, from, to }) =>
      (from !== own && to !== own) ||
      to === null ||
      relation === 'beside' ||
      relation === 'over' ||
      relation === 'around' ||
      relation === 'left' ||
      relation === 'right' ||
      isGround(subjects[to]),
  );
}

function isGround(subject: Cast['spot']['subject'] | undefined): boolean {
  return subject?.kind === 'landmark';
}

function largenessOf({ spot, sprite }: Cast): number {
  return spot.tall * Math.sqrt(sprite.width / sprite.height);
}

/** What hangs in the air or in water changes about its middle. */
function resize({ spot }: Cast, times: number): void {
  const tall = spot.tall * times;
  if (spot.isFloating) spot.y += (tall - spot.tall) / 2;
  spot.tall = tall;
}

function shrinkBeside(one: Cast, plain: readonly Cast[]): void {
  const least = Math.min(...plain.map(largenessOf));
  resize(one, Math.min(1, (least * SMALLER) / largenessOf(one)));
}

function growBeside(stage: Stage, giants: readonly Cast[], others: readonly Cast[]): void {
  const { width, height } = stage;
  const most = Math.max(...others.map(largenessOf));
  const least = Math.min(...giants.map(largenessOf));
  const larger = stage.scene === 'underwater' ? LARGER_IN_WATER : LARGER;
  if (least >= most * larger) return;
  for (const one of giants) {
    const room = Math.min((height * TALLEST) / one.spot.tall, (width * WIDEST) / giants.length / wideOf(one));
    resize(one, Math.max(1, Math.min(room, (most * larger) / largenessOf(one))));
  }
  const reached = Math.min(...giants.map(largenessOf));
  if (reached < most * LARGER)
    for (const one of others) resize(one, Math.max(LEAST, reached / (most * LARGER)));
  if (giants.length === 1) setApart(stage, giants[0] as Cast, others);
}

/** The giant at its side of the frame, the others over what is left, or before its feet. */
function setApart({ width, height, horizon }: Stage, giant: Cast, others: readonly Cast[]): void {
  const { spot } = giant;
  const wide = wideOf(giant);
  spot.depth = Math.min(spot.depth, ...others.map((other) => other.spot.depth - 0.003));
  const below = others.filter((other) => !other.spot.isFloating);
  if (spot.isFloating && below.length > 0) {
    const top = Math.min(...below.map((other) => other.spot.y - other.spot.tall));
    // What flies behind the water is over it.
    const lowest = spot.depth < BEHIND_WATER ? Math.min(top, horizon) : top;
    spot.y = Math.max(height * EDGE + spot.tall, Math.min(spot.y, lowest));
  } else spot.y = Math.min(height * (1 - EDGE), Math.max(spot.y, height * EDGE + spot.tall));
  const middle = others.reduce((sum, other) => sum + other.spot.x, 0) / others.length;
  const isLeft = spot.x <= middle;
  const edge = width * EDGE;
  spot.x = isLeft ? edge + wide / 2 : width - edge - wide / 2;
  const free = width - wide - edge * 3;
  const needed = others.reduce((sum, other) => sum + wideOf(other), 0);
  const from = isLeft ? edge * 2 + wide : edge;
  let at = free >= needed ? from : isLeft ? Math.max(edge, width - edge - needed) : edge;
  const gap = Math.max(0, (Math.max(free, needed) - needed) / (others.length + 1));
  for (const other of others.toSorted((a, b) => a.spot.x - b.spot.x)) {
    const own = wideOf(other);
    other.spot.x = at + gap + own / 2;
    at += gap + own;
  }
}
