// Where so many stand about that one hides another wherever they are moved, all of them are drawn smaller, as from farther off.

import { DINING_TABLE } from '../casting/diners.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import type { Cast } from './cast.ts';
import { isLost, NEAR, standingBodies, uncoverBodies } from './uncover-bodies.ts';

/** As parts of their size. */
const SIZES = [0.88, 0.78] as const;
/** Fewer have room. */
const LEAST = 4;

/** Changes the spots in place. */
export function makeRoom(stage: Stage, cast: readonly Cast[]): void {
  uncoverBodies(stage, cast);
  // In a room the furniture has its size.
  if (stage.scene === 'room') return;
  const bodies = standingBodies(stage, cast);
  if (bodies.length < LEAST || bodies.some(({ spot }) => spot.subject.key === DINING_TABLE)) return;
  const groups = groupsOf(stage, bodies);
  const lost = (): number => countLost(groups, bodies);
  let least = lost();
  if (least === 0) return;
  const before = bodies.map(({ spot }) => ({ ...spot }));
  let best = before;
  for (const size of SIZES) {
    for (const [at, { spot }] of bodies.entries()) Object.assign(spot, before[at]);
    for (const group of groups) shrink(group, size);
    uncoverBodies(stage, cast);
    const now = lost();
    if (now >= least) continue;
    least = now;
    best = bodies.map(({ spot }) => ({ ...spot }));
    if (now === 0) break;
  }
  for (const [at, { spot }] of bodies.entries()) Object.assign(spot, best[at]);
}

function countLost(groups: readonly (readonly Cast[])[], bodies: readonly Cast[]): number {
  let count = 0;
  for (const [at, far] of bodies.entries())
    for (const near of bodies.slice(at + 1))
      if (isLost(far, near) && !groups.some((group) => group.includes(far) && group.includes(near)))
        count += 1;
  return count;
}

/** Who is on, in or behind another, with whom that is. */
function groupsOf({ reading }: Stage, bodies: readonly Cast[]): Cast[][] {
  const subjectsOf = new Map<Subject, Set<Subject>>();
  for (const { spot } of bodies) subjectsOf.set(spot.subject, new Set([spot.subject]));
  for (const { relation, from, to } of reading.links) {
    const [one, other] = [reading.subjects[from], reading.subjects[to ?? -1]];
    const [a, b] = [one && subjectsOf.get(one), other && subjectsOf.get(other)];
    if (NEAR.has(relation) || !a || !b || a === b) continue;
    for (const each of b) {
      a.add(each);
      subjectsOf.set(each, a);
    }
  }
  return [...new Set(subjectsOf.values())].flatMap((own) => {
    const members = bodies.filter(({ spot }) => own.has(spot.subject));
    // Each of a herd stands for itself.
    return own.size > 1 ? [members] : members.map((one) => [one]);
  });
}

/** Around where they stand; nothing that is held up by the land moves. */
function shrink(group: readonly Cast[], size: number): void {
  if (group.length === 1 && group[0]?.spot.isPerched === true) return;
  const x = group.reduce((sum, { spot }) => sum + spot.x, 0) / group.length;
  const y = Math.max(...group.map(({ spot }) => spot.y));
  for (const { spot } of group) {
    spot.x = x + (spot.x - x) * size;
    spot.y = y + (spot.y - y) * size;
    spot.tall *= size;
  }
}
