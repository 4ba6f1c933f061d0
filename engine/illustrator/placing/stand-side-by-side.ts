// Where so many stand about that somebody stays behind another wherever they move, all of them are smaller, side by side.

import { BODY_KINDS } from '../reading/subject-kinds.ts';
import { isSet, type Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import { MOST_BODIES, missedOf } from './uncover-bodies.ts';

/** Part of somebody behind others: more would be missed. */
const MOST_MISSED = 0.4;
/** They are no smaller than this, in parts of what they were; in a room the furniture has its size. */
const [LEAST, LEAST_IN_ROOM] = [0.6, 0.72] as const;
/** Parts of the width that all of them may take: what is at the ends of their sheets is air. */
const TAKEN = 1.02;
/** As high as this a thing hides whoever is lower: a rock; parts of the lowest of them. */
const LARGE_ITEM = 0.7;
/** Who is behind them is meant to. */
const SAT_AT = /table|desk|counter|bench|bar$|sofa|couch|chair/;
const STANDING: ReadonlySet<string> = new Set([...BODY_KINDS, 'vehicle']);

/** Changes the spots in place. Asked after those who can have moved out of each other's way. */
export function standSideBySide(stage: Stage, cast: readonly Cast[]): void {
  if (isSet(stage) || cast.some(({ spot }) => spot.isPortrait || spot.turn !== 0)) return;
  const ground = cast.filter(({ spot }) => !spot.isFloating && !spot.isOnWater && !spot.isPerched);
  const lowest = Math.min(
    ...ground.map(({ spot }) => (BODY_KINDS.has(spot.subject.kind) ? spot.tall : Infinity)),
  );
  const bodies = ground
    .filter(
      ({ spot: { subject, tall } }) =>
        STANDING.has(subject.kind) ||
        (subject.kind === 'item' && tall > lowest * LARGE_ITEM && !SAT_AT.test(subject.key)),
    )
    .toSorted((a, b) => a.spot.depth - b.spot.depth || a.spot.y - b.spot.y);
  // Who is on one of them goes with it; who is on something else would lose it.
  const upon = cast.filter((one) => ground.some((other) => isOn(stage, one, other)));
  if (bodies.length > MOST_BODIES || cast.some((one) => one.spot.isPerched && !upon.includes(one))) return;
  if (!isCrowded(stage, bodies)) return;
  const groups = groupsOf(stage, [
    ...bodies,
    ...upon.filter((one) => bodies.some((other) => isOn(stage, one, other))),
  ]).toSorted((a, b) => middleOf(a) - middleOf(b));
  const taken = groups.reduce((sum, group) => sum + breadthOf(group), 0);
  const least = stage.scene === 'room' ? LEAST_IN_ROOM : LEAST;
  const scale = Math.max(least, Math.min(1, (stage.width * TAKEN) / taken));
  const foot = Math.max(...ground.map(({ spot }) => spot.y));
  for (const { spot } of new Set([...ground, ...upon])) {
    spot.x = stage.width / 2 + (spot.x - stage.width / 2) * scale;
    spot.y = foot - (foot - spot.y) * scale;
    spot.tall *= scale;
  }
  // Nor is a bird over them as large as before.
  for (const { spot } of cast)
    if (spot.subject.kind === 'bird' && spot.isFloating && !upon.some((one) => one.spot === spot))
      spot.tall *= scale;
  const gap = (stage.width - taken * scale) / (groups.length + 1);
  let left = gap;
  for (const group of groups) {
    const wide = breadthOf(group);
    const aside = left + wide / 2 - middleOf(group);
    for (const { spot } of group) spot.x += aside;
    left += wide + gap;
  }
}

function isTied({ reading: { subjects, links } }: Stage, one: Cast, other: Cast): boolean {
  return links.some(({ from, to }) => {
    const pair = [subjects[from], subjects[to ?? -1]];
    return pair.includes(one.spot.subject) && pair.includes(other.spot.subject);
  });
}

/** Whether it stands on the other, which is there. */
function isOn({ reading: { subjects, links } }: Stage, { spot }: Cast, { spot: to }: Cast): boolean {
  return (
    (spot.isFloating || spot.isPerched === true) &&
    links.some(
      (link) =>
        (link.relation === 'on' || link.relation === 'in') &&
        subjects[link.from] === spot.subject &&
        subjects[link.to ?? -1] === to.subject,
    )
  );
}

function isCrowded(stage: Stage, bodies: readonly Cast[]): boolean {
  return bodies.some(
    (far, at) =>
      BODY_KINDS.has(far.spot.subject.kind) &&
      bodies
        .slice(at + 1)
        .some(
          (near) =>
            far.spot.subject !== near.spot.subject &&
            !isTied(stage, far, near) &&
            missedOf(far, near) > MOST_MISSED,
        ),
  );
}

/** Those who were put by words of their own stay as they are to each other. */
function groupsOf(stage: Stage, bodies: readonly Cast[]): Cast[][] {
  const groups: Cast[][] = [];
  for (const one of bodies) {
    const own = groups.filter((group) => group.some((other) => isTied(stage, one, other)));
    for (const group of own) groups.splice(groups.indexOf(group), 1);
    groups.push([one, ...own.flat()]);
  }
  return groups;
}

function edgesOf(group: readonly Cast[]): [number, number] {
  return [
    Math.min(...group.map((one) => one.spot.x - wideOf(one) / 2)),
    Math.max(...group.map((one) => one.spot.x + wideOf(one) / 2)),
  ];
}

function middleOf(group: readonly Cast[]): number {
  const [left, right] = edgesOf(group);
  return (left + right) / 2;
}

function breadthOf(group: readonly Cast[]): number {
  const [left, right] = edgesOf(group);
  return right - left;
}
