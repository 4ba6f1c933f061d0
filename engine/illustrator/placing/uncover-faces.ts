// Two who were put into one place, each by words of their own: one moves aside, so that nobody's face is behind another.

import { isFeat } from '../lexicon/feats.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import { heightOf, type Spot } from './spot.ts';

/** In parts of how tall somebody stands: a face under the crown, half a face, half a body with its arms. */
const [FACE, HALF_FACE, HALF_BODY] = [0.14, 0.03, 0.13] as const;
/** Over the head of who lifts something, or throws it, it is not known where the face is. */
const MOST_RAISED = 1.13;
/** Parts of the width that stay free at both edges. */
const MARGIN = 0.07;
/** So many times as far as the face is seen one stands beside another. */
const BESIDE = 1.8;
/** They hold each other. */
const CLOSE: ReadonlySet<Spot['pose']> = new Set<Spot['pose']>(['embrace', 'waltz']);

/** The rows of the face of a drawn person, pixels; undefined where it is not known, or turned away. */
export function faceRows({
  subject,
  view,
  turn,
  isPortrait,
  y,
  tall,
  share,
  work,
}: Spot): [number, number] | undefined {
  if (!subject.person || share === undefined || share > MOST_RAISED) return undefined;
  if (view === 'back' || turn !== 0 || isPortrait || isFeat(work)) return undefined;
  return [y - tall, y - tall + (tall / share) * FACE];
}

/** Changes the spots in place. */
export function uncoverFaces({ width, light, reading }: Stage, cast: readonly Cast[]): void {
  const people = cast
    .map(({ spot }) => spot)
    .filter((spot) => faceRows(spot) && !CLOSE.has(spot.pose) && spot.work !== 'hold-hand')
    .toSorted((a, b) => a.depth - b.depth || a.y - b.y);
  const isSettled = (spot: Spot): boolean =>
    spot.isPerched === true ||
    reading.links.some(
      ({ relation, from, to }) =>
        to !== null && (relation === 'on' || relation === 'in') && reading.subjects[from] === spot.subject,
    );
  for (const [at, far] of people.entries())
    for (const near of people.slice(at + 1)) {
      if (far.subject === near.subject || !covers(near, far)) continue;
      const [moved, other] = isSettled(far) ? [near, far] : [far, near];
      if (isSettled(moved)) continue;
      const reach = Math.ceil((heightOf(near) * HALF_BODY + heightOf(far) * HALF_FACE) * 1.1);
      const side = Math.sign(moved.x - other.x) || light.side;
      // Beside each other where there is room, else so that the face is seen.
      const free = [BESIDE, 1]
        .flatMap((wide) => [other.x + side * reach * wide, other.x - side * reach * wide])
        .find(
          (x) => x > width * MARGIN && x < width * (1 - MARGIN) && isFree({ ...moved, x }, moved, people),
        );
      if (free !== undefined) moved.x = free;
    }
}

function isFree(there: Spot, moved: Spot, people: readonly Spot[]): boolean {
  return people.every((one) => {
    if (one === moved) return true;
    const isNearer = one.depth - there.depth || one.y - there.y;
    return isNearer > 0 ? !covers(one, there) : !covers(there, one);
  });
}

function covers(near: Spot, far: Spot): boolean {
  const rows = faceRows(far);
  if (!rows) return false;
  const middle = (rows[0] + rows[1]) / 2;
  const isInReach = middle > near.y - near.tall && middle < near.y;
  return isInReach && Math.abs(near.x - far.x) < heightOf(near) * HALF_BODY + heightOf(far) * HALF_FACE;
}

/** A pigeon that flies about somebody is seen over the head, and not before the face. Changes the spots in place. */
export function clearFaces({ height }: Stage, cast: readonly Cast[]): void {
  const people = cast.map(({ spot }) => spot).filter((spot) => faceRows(spot));
  for (const one of cast) {
    const { spot: bird } = one;
    if (bird.subject.kind !== 'bird' || !bird.isFloating || bird.isPerched) continue;
    const covered = people.find((spot) => {
      const [top, foot] = faceRows(spot) ?? [0, 0];
      const isAcross = Math.abs(spot.x - bird.x) < wideOf(one) / 2 + heightOf(spot) * HALF_FACE;
      return isAcross && bird.depth >= spot.depth && bird.y > top && bird.y - bird.tall < foot;
    });
    const over = covered && (faceRows(covered)?.[0] ?? 0) - height * OVER_HEAD;
    if (over !== undefined && over > bird.tall) bird.y = over;
  }
}
/** Of the height, between a head and a bird. */
const OVER_HEAD = 0.03;
