// Two who were put into one place, each by words of their own: one moves aside, so that nobody's face is behind another.

import { makeSurface, readAlpha } from '#engine/raster/surface.ts';
import { isFeat } from '../lexicon/feats.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import { heightOf, type Spot } from './spot.ts';

/** In parts of how tall somebody stands: a face under the crown, half a face, half a body with its arms. */
const [FACE, HALF_FACE, HALF_BODY] = [0.14, 0.03, 0.13] as const;
/** Over the head of who lifts something, or throws it, the face is below the crown. */
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
  crown,
  work,
}: Spot): [number, number] | undefined {
  if (!subject.person || share === undefined) return undefined;
  if (view === 'back' || turn !== 0 || isPortrait || isFeat(work)) return undefined;
  if (share > MOST_RAISED && !crown) return undefined;
  // Beside the head a lid of a piano may be higher.
  const top = y - tall + (crown?.y ?? 0) * tall;
  return [top, top + (tall / share) * FACE];
}

/** Changes the spots in place. */
export function uncoverFaces(stage: Stage, cast: readonly Cast[]): void {
  const { width, light, reading } = stage;
  const people = cast
    .filter(({ spot }) => faceRows(spot) && !CLOSE.has(spot.pose) && spot.work !== 'hold-hand')
    .toSorted((a, b) => a.spot.depth - b.spot.depth || a.spot.y - b.spot.y);
  const isSettled = ({ spot }: Cast): boolean =>
    spot.isPerched === true ||
    reading.links.some(
      ({ relation, from, to }) =>
        to !== null && (relation === 'on' || relation === 'in') && reading.subjects[from] === spot.subject,
    );
  for (const [at, far] of people.entries())
    for (const near of people.slice(at + 1)) {
      if (far.spot.subject === near.spot.subject || !coversFace(near, far)) continue;
      let isDone = false;
      const reach = Math.ceil((heightOf(near.spot) * HALF_BODY + heightOf(far.spot) * HALF_FACE) * 1.1);
      for (const [moved, other] of [
        [far, near],
        [near, far],
      ] as const) {
        if (isSettled(moved)) continue;
        const side = Math.sign(moved.spot.x - other.spot.x) || light.side;
        // Beside each other where there is room, else so that the face is seen.
        const free = STEPS_ASIDE.flatMap((wide) => [
          other.spot.x + side * reach * wide,
          other.spot.x - side * reach * wide,
        ]).find(
          (x) =>
            x > Math.max(width * MARGIN, wideOf(moved) / 2) &&
            x < width - Math.max(width * MARGIN, wideOf(moved) / 2) &&
            isFree({ ...moved, spot: { ...moved.spot, x } }, moved, people),
        );
        if (free === undefined) continue;
        moved.spot.x = free;
        isDone = true;
        break;
      }
      if (!isDone && !isSettled(far)) stepForward(stage, far, { near, people });
    }
}

/** Where there is no room beside others, who is smaller stands before them, and hides no face. */
function stepForward(
  { short, reading }: Stage,
  far: Cast,
  { near, people }: { near: Cast; people: readonly Cast[] },
): void {
  const isSaidBehind = reading.links.some(
    ({ relation, from }) => relation === 'behind' && reading.subjects[from] === far.spot.subject,
  );
  const before = { y: near.spot.y + short * STEP, depth: near.spot.depth + DEEP };
  if (!isSaidBehind && isFree({ ...far, spot: { ...far.spot, ...before } }, far, people))
    Object.assign(far.spot, before);
}
/** Parts of the shorter side, and of the depth. */
const [STEP, DEEP] = [0.008, 0.002] as const;

/** Arms that are stretched out or raised reach farther than a body. */
const STEPS_ASIDE = [BESIDE, 1, 1.4, 2.2, 2.6, 3, 3.5, 4, 4.5] as const;

function isFree(there: Cast, moved: Cast, people: readonly Cast[]): boolean {
  return people.every((one) => {
    if (one === moved) return true;
    const isNearer = one.spot.depth - there.spot.depth || one.spot.y - there.spot.y;
    return isNearer > 0 ? !coversFace(one, there) : !coversFace(there, one);
  });
}

/** The middle of a body that stands upright, of which what is held may be on one side; pixels. */
function middleOf(one: Cast): number {
  const { crown, x } = one.spot;
  return crown ? x + (crown.x - 0.5) * wideOf(one) : x;
}

/** Whether the body of `near`, an arm, or what is held is before the face of `far`, who is farther off. */
export function coversFace(near: Cast, far: Cast): boolean {
  const rows = faceRows(far.spot);
  if (!rows) return false;
  const { spot } = near;
  const middle = (rows[0] + rows[1]) / 2;
  if (middle <= spot.y - spot.tall || middle >= spot.y) return false;
  const [nearer, farther] = [middleOf(near), middleOf(far)];
  const isBehindBody =
    Math.abs(nearer - farther) < heightOf(spot) * HALF_BODY + heightOf(far.spot) * HALF_FACE;
  return isBehindBody || coveredOf(near, { middle: farther, rows }) > MOST_COVERED;
}

/** Whether an animal or a thing is before the face of somebody, wherever on their own sheet that is. */
export function standsBeforeFace(near: Cast, far: Cast): boolean {
  const rows = faceRows(far.spot);
  return rows !== undefined && coveredOf(near, { middle: middleOf(far), rows }) > HALF_COVERED;
}
const HALF_COVERED = 0.4;

/** Which part of a face somebody who stands before it covers, with arms and all that is held; 0–1. */
function coveredOf(
  near: Cast,
  { middle, rows: [top, foot] }: { middle: number; rows: [number, number] },
): number {
  const { spot, sprite } = near;
  const wide = wideOf(near);
  const half = ((foot - top) * BROAD_FACE) / 2;
  if (Math.abs(spot.x - middle) > wide / 2 + half) return 0;
  const alpha = readAlpha(
    makeSurface(CELLS, CELLS, (brush) => {
      brush.scale(CELLS / (half * 2), CELLS / (foot - top));
      brush.translate(half - middle, -top);
      brush.drawImage(sprite.bare(), spot.x - wide / 2, spot.y - spot.tall, wide, spot.tall);
    }),
  );
  return alpha.filter((one) => one > SOLID).length / alpha.length;
}
/** So broad is a face, in parts of how high it is; into so many cells it is divided; so much of it may be behind an arm. */
const [BROAD_FACE, CELLS, SOLID, MOST_COVERED] = [0.75, 8, 128, 0.12] as const;

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
