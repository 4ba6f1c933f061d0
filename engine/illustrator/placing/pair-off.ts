// Where those are who do something with each other, face to face: fencers, two teams at a rope.

import { featEntry } from '../lexicon/feat-entries.ts';
import { isFeat } from '../lexicon/feats.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { dinnerOf } from '../casting/diners.ts';
import { wideOf, type Cast } from './cast.ts';
import { BEHIND_TABLE } from './gather-at-table.ts';
import { shownCount, type Spot, heightOf } from './spot.ts';

/** How far apart those of one side are, in parts of their height. */
const TEAM = 0.42;
/** Limbs that reach out need no more room in a wide frame. */
const MOST_GROWN = 1.4;

/** What somebody does with others, and how far from them; undefined where it takes none. */
function apartOf({ person }: Subject): number | undefined {
  return isFeat(person?.hands) ? featEntry(person.hands).apart : ACROSS[person?.hands ?? ''];
}

/** A table or a net is between them. */
const ACROSS: Readonly<Record<string, number>> = { 'table-tennis': 1.5, badminton: 1.7, tennis: 1.9 };

function playersOf({ reading }: Stage): Subject[] {
  const players = reading.subjects.filter((subject) => apartOf(subject) !== undefined);
  const [first] = players;
  return players
    .filter(({ person }) => person?.hands === first?.person?.hands)
    .toSorted((a, b) => sideOf(reading, a) - sideOf(reading, b));
}

/** 左边的穿白衣,右边的穿黑衣: who is said to be on the left is the first. */
function sideOf({ links, subjects }: Stage['reading'], one: Subject): number {
  const said = links.find(
    ({ relation, from }) => (relation === 'left' || relation === 'right') && subjects[from] === one,
  );
  return said === undefined ? 0 : said.relation === 'left' ? -1 : 1;
}

/** The first half is on the left, and looks to the right: drawings look to the left. */
export function flipAtFeat(stage: Stage, { subject, index }: Spot): boolean | undefined {
  const players = playersOf(stage);
  if (!players.includes(subject)) return fightsItsLike(stage, subject) ? index % 2 === 0 : undefined;
  const total = players.reduce((sum, one) => sum + shownCount(one), 0);
  const before = players.slice(0, players.indexOf(subject)).reduce((sum, one) => sum + shownCount(one), 0);
  return total > 1 && before + index < total / 2;
}

/** "Two cats fighting". */
function fightsItsLike({ reading: { links, subjects } }: Stage, subject: Subject): boolean {
  return (
    subject.count === 2 &&
    links.some(
      ({ relation, from, to }) => relation === 'fighting' && from === to && subjects[from] === subject,
    )
  );
}

/** Changes the spots in place. */
export function pairOff(stage: Stage, cast: readonly Cast[]): void {
  const players = playersOf(stage);
  const row = players.flatMap((subject) =>
    cast
      .filter(({ spot }) => spot.subject === subject && !spot.isPortrait)
      .toSorted((a, b) => a.spot.index - b.spot.index),
  );
  const [first] = row;
  const apart = first && apartOf(first.spot.subject);
  // Behind the table that others eat at there is no room for it.
  const isBehind = dinnerOf(stage.reading) !== undefined && first?.spot.depth === BEHIND_TABLE;
  if (!first || apart === undefined || row.length < 2 || isBehind) return;
  const isTug = first.spot.subject.person?.hands === 'tug';
  const half = Math.ceil(row.length / 2);
  const body = Math.max(...row.map(({ spot }) => heightOf(spot)));
  // From the middle outward; who is nearest to the other side is first.
  const team = isTug ? TEAM * 1.25 : TEAM;
  const reach = apart / 2 + (half - 1) * team;
  const margin = breadthOf(first.spot.subject) * 0.55;
  const tallest = Math.max(...row.map(({ spot }) => spot.tall));
  // Beside somebody else they are as large as they were.
  const isWithOthers = cast.some((one) => one.spot.subject.kind === 'figure' && !row.includes(one));
  const scale = Math.min(
    isWithOthers ? 1 : MOST_GROWN,
    (stage.width * 0.96) / ((reach + margin) * 2 * body),
    (stage.height * 0.7) / tallest,
  );
  const y = Math.max(...row.map(({ spot }) => spot.y));
  for (const [at, one] of row.entries()) {
    const isLeft = at < half;
    const rank = isLeft ? half - 1 - at : at - half;
    const out = (apart / 2 + rank * team) * body * scale;
    // Who have one rope in their hands are equally tall.
    one.spot.tall *= isTug ? (scale * body) / heightOf(one.spot) : scale;
    const { lapAcross = 0.5 } = one.spot;
    Object.assign(one.spot, {
      x: stage.width / 2 + (isLeft ? -out : out) + (0.5 - lapAcross) * wideOf(one),
      y,
      depth: first.spot.depth + at * 0.0004,
    });
  }
}

function breadthOf({ person }: Subject): number {
  return (isFeat(person?.hands) ? featEntry(person.hands).breadth : undefined) ?? 0.7;
}
