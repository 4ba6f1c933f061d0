// Who is between two others, and who is around somebody: on both sides, or in the air about them.

import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import type { Spot } from './spot.ts';

/** Of the frame's width and of the short side. */
const [REACH, GAP] = [0.92, 0.025] as const;
const GATHERED: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'mount', 'item', 'food']);
const STAYS: ReadonlySet<Link['relation']> = new Set(['on', 'under', 'in']);
const IN_THE_AIR: ReadonlySet<Subject['kind']> = new Set(['air', 'bird']);
/** Where those are who fly about somebody: in half breadths from the middle, in heights over the feet. */
const ABOUT: readonly (readonly [across: number, up: number])[] = [
  [-1.7, 0.82],
  [1.8, 0.94],
  [1.45, 0.5],
  [-1.4, 0.42],
  [-0.9, 1.12],
  [0.9, 1.16],
  [2.3, 0.68],
  [-2.2, 0.62],
];

/** All that somebody is between, by the links of one and the same. */
export function flankersOf({ links, subjects }: PromptReading, from: number): Subject[] {
  return links.flatMap((link) => {
    const other = link.relation === 'between' && link.from === from ? subjects[link.to ?? -1] : undefined;
    return other ? [other] : [];
  });
}

/** In the middle of a row, half of the others on each side. Changes the spots in place. */
export function standBetween(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  const castOf = (subject: Subject | undefined): Cast[] =>
    cast.filter(({ spot }) => spot.subject === subject);
  const done = new Set<number>();
  for (const { relation, from } of links) {
    if (relation !== 'between' || done.has(from)) continue;
    done.add(from);
    const middle = castOf(subjects[from]);
    const others = flankersOf(stage.reading, from).flatMap(castOf);
    if (middle.length > 0 && others.length > 1) rowAround(stage, middle, others);
  }
}

/** Who is around somebody. Changes the spots in place. */
export function gatherAbout(stage: Stage, cast: readonly Cast[], { relation, from, to }: Link): void {
  const { subjects, links } = stage.reading;
  const [one, other] = [subjects[from], subjects[to ?? -1]];
  const who = cast.filter(({ spot }) => spot.subject === one);
  const middle = cast.find(({ spot }) => spot.subject === other);
  if (relation !== 'around' || !one || !middle || who.length === 0 || middle.spot.subject.key === 'campfire')
    return;
  if (IN_THE_AIR.has(one.kind)) for (const [at, each] of who.entries()) flyAbout(stage, each, middle, at);
  else if (who.length > 1 && GATHERED.has(one.kind)) {
    const own = middle.spot.x;
    rowAround(stage, [middle], who);
    // What is under a tree stays there.
    const isBound = links.some((link) => STAYS.has(link.relation) && link.from === to && link.to !== null);
    if (isBound) moveRow(stage, [middle, ...who], own - middle.spot.x);
  }
}

function flyAbout({ width, short }: Stage, one: Cast, { spot }: Cast, at: number): void {
  const [across, up] = ABOUT[at % ABOUT.length] ?? [1, 1];
  const half = Math.max(spot.tall * 0.22, short * 0.07);
  one.spot.tall = Math.min(one.spot.tall, Math.max(spot.tall * 0.2, short * 0.05));
  Object.assign(one.spot, {
    x: Math.min(width - wideOf(one) / 2, Math.max(wideOf(one) / 2, spot.x + across * half)),
    y: Math.max(one.spot.tall, spot.y - spot.tall * up + one.spot.tall / 2),
    depth: spot.depth + 0.003,
    isFloating: true,
  });
}

/** The row is whole in the frame, smaller where there are many. */
function rowAround({ width, short }: Stage, middle: readonly Cast[], others: readonly Cast[]): void {
  const half = Math.ceil(others.length / 2);
  const row = [...others.slice(0, half), ...middle, ...others.slice(half)];
  const gap = short * GAP;
  const total = row.reduce((sum, one) => sum + wideOf(one), 0);
  const scale = Math.min(1, (width * REACH - gap * (row.length - 1)) / total);
  let x = (width - total * scale - gap * (row.length - 1)) / 2;
  for (const one of row) {
    one.spot.tall *= scale;
    one.spot.x = x + wideOf(one) / 2;
    x += wideOf(one) + gap;
  }
}

/** As far as it stays within the frame. */
export function moveRow({ width }: Stage, row: readonly Cast[], wanted: number): void {
  const ends = row.flatMap((one) => [one.spot.x - wideOf(one) / 2, one.spot.x + wideOf(one) / 2]);
  const shift = Math.max(
    -Math.max(0, Math.min(...ends)),
    Math.min(Math.max(0, width - Math.max(...ends)), wanted),
  );
  for (const { spot } of row) spot.x += shift;
}

/** Whether one is seen between all that it is said to be between. */
export function isBetween({ x }: Spot, others: readonly Spot[]): boolean {
  const places = others.map((other) => other.x);
  return others.length > 1 && Math.min(...places) < x && x < Math.max(...places);
}

/** Whether some are near somebody on both sides. */
export function isAround(who: readonly Spot[], { x, tall }: Spot): boolean {
  const near = who.filter((one) => Math.abs(one.x - x) < (tall + one.tall) * 1.6);
  return near.some((one) => one.x < x) && near.some((one) => one.x > x);
}
