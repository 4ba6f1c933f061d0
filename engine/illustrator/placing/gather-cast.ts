// Brings those together who are at one thing: a board, a campfire, a sandcastle.

import { isTouching } from '../lexicon/hand-work.ts';
import { wideOf, type Cast } from './cast.ts';
import type { Stage } from '../staging/stage.ts';
import { isTableHigh } from '../things/redrawn.ts';

/** Two at one board look at each other over it; more look on, beside the second. */
export function seatAtBoard({ width }: Stage, cast: readonly Cast[]): void {
  const [first, second, ...others] = playersOf(cast);
  if (!first || !second) return;
  const apart = (wideOf(first) + wideOf(second)) / 2 - first.spot.tall * 0.2;
  const aside = wideOf(second) * ASIDE;
  const reach = apart + (wideOf(first) + wideOf(second)) / 2 + aside * others.length;
  const middle = reach / 2 - wideOf(first) / 2;
  const scale = Math.min(1, (width * 0.9) / reach);
  for (const { spot } of [first, second, ...others]) spot.tall *= scale;
  first.spot.x = width / 2 - middle * scale;
  Object.assign(second.spot, {
    x: first.spot.x + apart * scale,
    y: first.spot.y,
    depth: first.spot.depth - 0.001,
  });
  for (const [at, { spot }] of others.entries())
    Object.assign(spot, {
      x: second.spot.x + aside * scale * (at + 1),
      y: first.spot.y,
      depth: first.spot.depth - 0.002 - at * 0.001,
    });
}
/** Of the width of who sits before them. */
const ASIDE = 0.78;

/** Before those who sit around it. */
export function gatherAround({ width, short }: Stage, cast: readonly Cast[]): void {
  const fire = cast.find(({ spot }) => spot.subject.key === 'campfire');
  const people = cast.filter(({ spot }) => spot.pose === 'sit');
  if (!fire || people.length < 2) return;
  const gap = short * 0.01;
  const total = people.reduce((sum, one) => sum + wideOf(one) + gap, 0);
  // They are what the image is of, however far apart they were before.
  const tallest = Math.max(...people.map(({ spot }) => spot.tall));
  const scale = Math.min((width * 0.94) / total, Math.max(1, (short * SEATED) / tallest));
  if (scale > 1) fire.spot.tall *= scale;
  let x = (width - total * scale) / 2;
  const last = people.length - 1;
  for (const [at, one] of people.entries()) {
    const wide = (wideOf(one) + gap) * scale;
    const aside = last === 0 ? 0 : Math.abs((at / last) * 2 - 1);
    one.spot.tall *= scale;
    Object.assign(one.spot, {
      x: x + wide / 2,
      y: one.spot.y - short * 0.07 * (1 - aside * aside),
      depth: 0.74 + aside * 0.01,
    });
    x += wide;
  }
  Object.assign(fire.spot, {
    x: width / 2,
    y: Math.max(...people.map(({ spot }) => spot.y)) + short * 0.02,
    depth: 0.76,
  });
}

/** Part of the frame that who sits at a fire takes. */
const SEATED = 0.36;

/** Sages in two rows, those who sit before those who stand, each seen between two others. */
export function gatherSages({ width, height, short }: Stage, cast: readonly Cast[]): void {
  const seated = cast.filter(({ spot }) => spot.subject.key === 'seated-scholar');
  const standing = cast.filter(({ spot }) => spot.subject.key === 'scholar');
  if (seated.length === 0 || standing.length === 0) return;
  for (const [row, foot, tall, depth] of [
    [standing, 0.82, 0.44, 0.8],
    [seated, 0.96, 0.27, 0.82],
  ] as const)
    for (const [at, { spot }] of row.entries()) {
      const step = Math.min(width * 0.19, short * 0.3);
      Object.assign(spot, {
        x: width / 2 + (at - (row.length - 1) / 2) * step,
        y: height * foot + (at % 2) * short * 0.012,
        tall: short * tall,
        depth,
      });
    }
}

/** They kneel on both sides of it, as they look. */
export function gatherAtCastle(stage: Stage, cast: readonly Cast[]): void {
  const castle = cast.find(({ spot }) => spot.subject.key === 'sandcastle');
  const people = cast.filter(({ spot }) => spot.pose === 'kneel');
  if (!castle || people.length === 0) return;
  standAtBothSides(stage, castle, people, stage.short * 0.012);
  // Behind it would be the sea.
  for (const { spot } of people) spot.y = castle.spot.y;
}

/** Who has the hands at something is on both sides of it, the hands over its edge. */
export function gatherAtTouched(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  const touches = links.filter(({ relation }) => relation === 'touching');
  for (const thing of cast) {
    const who = cast.filter(
      ({ spot }) =>
        isTouching(spot.work) &&
        touches.some(
          ({ from, to }) =>
            subjects[from] === spot.subject && to !== null && subjects[to] === thing.spot.subject,
        ),
    );
    if (who.length === 0 || thing.spot.index > 0) continue;
    const bearer = bearerOf(stage, thing, cast);
    if (bearer) {
      standBehindBearer(stage, thing, bearer, who);
      continue;
    }
    standAtBothSides(stage, thing, who, -stage.short * 0.03);
    for (const { spot } of who) Object.assign(spot, { y: thing.spot.y, depth: thing.spot.depth + 0.002 });
  }
}

/** The table that it is on. */
function bearerOf(
  { reading: { links, subjects } }: Stage,
  { spot }: Cast,
  cast: readonly Cast[],
): Cast | undefined {
  const on = links.find(
    ({ relation, from, to }) => relation === 'on' && subjects[from] === spot.subject && to !== null,
  );
  const bearer = on && cast.find((one) => one.spot.subject === subjects[on.to ?? -1]);
  return bearer && isTableHigh(bearer.spot.subject) ? bearer : undefined;
}

/** "A vet examines a dog on a table": the feet are on the floor behind the table, the hands over it. */
function standBehindBearer(stage: Stage, thing: Cast, bearer: Cast, who: readonly Cast[]): void {
  for (const one of who) {
    const reach = wideOf(thing) * 0.5 + wideOf(one) * 0.42;
    Object.assign(one.spot, {
      x: thing.spot.x + (one.spot.isFlipped ? -reach : reach),
      y: bearer.spot.y - stage.short * 0.02,
      depth: bearer.spot.depth - 0.003,
    });
  }
}

function standAtBothSides({ width }: Stage, thing: Cast, people: readonly Cast[], gap: number): void {
  const row = [
    ...people.filter(({ spot }) => spot.isFlipped),
    thing,
    ...people.filter(({ spot }) => !spot.isFlipped),
  ];
  const total = row.reduce((sum, one) => sum + wideOf(one) + gap, 0);
  const scale = Math.min(1, (width * 0.94) / total);
  let x = (width - total * scale) / 2;
  for (const one of row) {
    const wide = (wideOf(one) + gap) * scale;
    one.spot.tall *= scale;
    one.spot.x = x + wide / 2;
    x += wide;
  }
}

function playersOf(cast: readonly Cast[]): Cast[] {
  return cast
    .filter(({ spot }) => spot.subject.person?.hands === 'chess' && !spot.isPortrait)
    .toSorted((a, b) => Number(b.spot.isFlipped) - Number(a.spot.isFlipped));
}
