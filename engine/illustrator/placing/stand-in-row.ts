// Side by side: those who deal with each other, and what is said to lie left, right or in the middle on a table.

import type { Link, LinkRelation, Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import { moveRow } from './stand-around.ts';

/** Side by side over the frame, whole, smaller where there are many. */
export function standInRow({ width, short }: Stage, row: readonly Cast[], isClose: boolean): void {
  const gap = short * (isClose ? -0.01 : 0.03);
  const wides = row.map(wideOf);
  const total = wides.reduce((sum, wide) => sum + wide, 0);
  const scale = Math.min(1, (width * 0.92 - gap * (row.length - 1)) / total);
  let x = (width - total * scale - gap * (row.length - 1)) / 2;
  for (const [at, { spot }] of row.entries()) {
    const wide = (wides[at] ?? 0) * scale;
    spot.tall *= scale;
    spot.x = x + wide / 2;
    x += wide + gap;
  }
}

const SHOWN_ON: ReadonlySet<StageScene> = new Set(['table', 'shelf']);
const SIDES: ReadonlySet<LinkRelation> = new Set(['left', 'right', 'middle']);
/** Who is so placed by another goes with it. */
const STACKED: ReadonlySet<LinkRelation> = new Set([
  'on',
  'in',
  'over',
  'under',
  'behind',
  'in_front',
  'wearing',
  'holding',
]);

/** Whether a side is said of what lies on a table: all of them are laid in one row. */
export function isInOrder({ scene }: Stage, { relation }: Link): boolean {
  return SHOWN_ON.has(scene) && SIDES.has(relation);
}

/** Everything that lies on a table in the order that the words give it: nothing is moved onto another. Changes the spots. */
export function layInOrder(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  const said = links
    .filter((link) => isInOrder(stage, link))
    .toSorted((a, b) => Number(b.relation === 'middle') - Number(a.relation === 'middle'));
  if (said.length === 0) return;
  const isStacked = (subject: Subject): boolean =>
    links.some(
      ({ relation, from, to }) => to !== null && STACKED.has(relation) && subjects[from] === subject,
    );
  let row = cast
    .filter(({ spot }) => !spot.isFloating && !isStacked(spot.subject))
    .toSorted((a, b) => a.spot.x - b.spot.x);
  for (const { relation, from, to } of said) {
    const moved = row.filter(({ spot }) => spot.subject === subjects[from]);
    const others = row.filter((one) => !moved.includes(one));
    const at = placeAmong(others, relation, to === null ? undefined : subjects[to]);
    if (moved.length > 0 && at !== undefined) row = [...others.slice(0, at), ...moved, ...others.slice(at)];
  }
  standInRow(stage, row, false);
  const middle = said.find(({ relation }) => relation === 'middle');
  const centre = row.find(({ spot }) => spot.subject === subjects[middle?.from ?? -1]);
  if (centre) moveRow(stage, row, stage.width / 2 - centre.spot.x);
}

/** Before how many of the others it lies. */
function placeAmong(
  others: readonly Cast[],
  relation: LinkRelation,
  by: Subject | undefined,
): number | undefined {
  if (relation === 'middle') return Math.floor(others.length / 2);
  if (!by) return relation === 'left' ? 0 : others.length;
  const isBy = ({ spot }: Cast): boolean => spot.subject === by;
  const at = relation === 'left' ? others.findIndex(isBy) : others.findLastIndex(isBy) + 1;
  return others.some(isBy) ? at : undefined;
}
