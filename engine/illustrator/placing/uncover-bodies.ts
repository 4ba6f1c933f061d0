// An animal that was put before somebody, or somebody before an animal, by words of their own: one moves aside to where the
// other is seen. Who is on, in or behind another has been placed so.

import { DINING_TABLE } from '../casting/diners.ts';
import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import { isSet, type Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import { coversFace, standsBeforeFace } from './uncover-faces.ts';
import { ANIMAL_KINDS, BODY_KINDS } from '../reading/subject-kinds.ts';

/** Parts of the box of who is farther off: so much may be hidden, and so much once one has moved. */
const [MOST_HIDDEN, MOST_LEFT, MOST_LEFT_OF_ANIMAL] = [0.35, 0.25, 0.08] as const;
/** Of its box a drawing fills so much across, and upward. */
const [ACROSS, ACROSS_WIDE, UPWARD] = [0.75, 0.95, 0.9] as const;
/** In parts of the height: of who stands there alone a sheet is less broad. */
const BROAD = 0.6;
/** Parts of the width: of a step aside, and what stays free at both edges. */
const [STEP, EDGE] = [0.02, 0.02] as const;
/** More are a crowd or a herd, which has its own place. */
export const MOST_BODIES = 8;
/** These say no more than that two are near each other. */
export const NEAR: ReadonlySet<LinkRelation> = new Set([
  'beside',
  'looking_at',
  'feeding',
  'chasing',
  'following',
  'approaching',
]);

/** Before a carousel one may stand anywhere. */
function isOfLand(relation: LinkRelation, thing: Subject | undefined): boolean {
  return /^(?:carousel|ferris-wheel|roller-coaster)$/.test(thing?.key ?? '') && relation !== 'on';
}

/** What stands about as well; before people are tables, and what they are at. */
const THINGS: ReadonlySet<string> = new Set(['vehicle', 'item', 'food']);

/** Of these only animals are kept clear, and vehicles, behind which a fire or a chair would be lost. */
const SMALL: ReadonlySet<string> = new Set(['item', 'food']);
const KEPT_CLEAR: ReadonlySet<string> = new Set([...ANIMAL_KINDS, 'vehicle']);

/** A ladder before a pianist, a rock before riders; tables, and what else is lower, are what people stand at. */
function hidesSomebody({ spot: far }: Cast, { spot: near }: Cast): boolean {
  return BODY_KINDS.has(far.subject.kind) && near.subject.kind === 'item' && near.tall > far.tall * HIDING;
}

/** A bench before the keeper who flies to the ball. */
function hidesAll(far: Cast, near: Cast): boolean {
  return far.spot.subject.kind === 'figure' && hiddenOf(far, near) > NEARLY_ALL;
}
const NEARLY_ALL = 0.75;
const HIDING = 0.8;

/** All who stand about, from far to near; nobody where they are shown or are a crowd. */
export function standingBodies(stage: Stage, cast: readonly Cast[]): Cast[] {
  const bodies = cast
    .filter(
      ({ spot }) =>
        (BODY_KINDS.has(spot.subject.kind) || THINGS.has(spot.subject.kind)) &&
        !spot.isPortrait &&
        (!spot.isOnWater || spot.subject.rests?.how === 'wade') &&
        spot.turn === 0,
    )
    .toSorted((a, b) => a.spot.depth - b.spot.depth || a.spot.y - b.spot.y);
  return isSet(stage) || bodies.length > MOST_BODIES ? [] : bodies;
}

/** An animal is known by its head, at the end to which it looks. */
function isHeadBehind({ spot: far, sprite }: Cast, { spot: near }: Cast): boolean {
  if (!ANIMAL_KINDS.has(far.subject.kind) || !BODY_KINDS.has(near.subject.kind)) return false;
  const side = far.isFlipped ? 1 : -1;
  return sprite.width > sprite.height * LONG && (near.x - far.x) * side > 0;
}
/** So long are those who are seen from the side; and so little hides the head. */
const [LONG, MOST_OF_HEAD] = [0.7, 0.14] as const;

/** Whether so much of the farther is behind the nearer that it would be missed. */
export function isLost(far: Cast, near: Cast, isOfThings = false): boolean {
  const most = isHeadBehind(far, near) ? MOST_OF_HEAD : MOST_HIDDEN;
  // Who is behind an animal by the face alone is as hidden as by all of the body.
  const hidden = near.spot.subject.kind === 'figure' ? hiddenOf(far, near) : missedOf(far, near);
  if (near.spot.subject === far.spot.subject || hidden < most) return false;
  const isItem = [far, near].some(({ spot }) => SMALL.has(spot.subject.kind));
  const isClear = [far, near].some((one) => KEPT_CLEAR.has(one.spot.subject.kind));
  return !isItem || isOfThings || isClear || hidesSomebody(far, near) || hidesAll(far, near);
}

/** Changes the spots in place. */
export function uncoverBodies(stage: Stage, cast: readonly Cast[]): void {
  const { width, reading } = stage;
  const bodies = standingBodies(stage, cast);
  const isPlaced = ({ spot }: Cast): boolean =>
    spot.isPerched === true ||
    spot.isFloating ||
    // Who is at it sits behind it.
    spot.subject.key === DINING_TABLE ||
    // Behind the pupils one sees of the teacher what is above them.
    spot.work === 'teach' ||
    reading.links.some(
      ({ relation, from, to }) =>
        !NEAR.has(relation) &&
        to !== null &&
        !isOfLand(relation, reading.subjects[to]) &&
        [from, to].some((at) => reading.subjects[at] === spot.subject) &&
        cast.some((one) => one.spot.subject === reading.subjects[from]) &&
        cast.some((one) => one.spot.subject === reading.subjects[to]),
    );
  // Without anybody nothing stands before what it is for.
  const isOfThings = stage.scene !== 'table' && bodies.every(({ spot }) => SMALL.has(spot.subject.kind));
  for (const [at, far] of bodies.entries())
    for (const near of bodies.slice(at + 1)) {
      if (!isLost(far, near, isOfThings)) continue;
      const wayOut = [near, far]
        .filter((one) => !isPlaced(one))
        .map((one) => ({ one, ...findRoom(width, one, bodies) }))
        .toSorted((a, b) => a.hidden - b.hidden)[0];
      if (wayOut && wayOut.hidden < missedOf(far, near)) wayOut.one.spot.x = wayOut.x;
    }
}

/** Who plays a grand piano sits behind those whom it would hide. Changes the spots in place. */
export function setPianosBehind({ short }: Stage, cast: readonly Cast[]): void {
  const people = cast.filter(({ spot }) => spot.subject.kind === 'figure' && !spot.isPortrait);
  for (const player of people) {
    const { spot } = player;
    const others = people.filter((one) => one !== player);
    const isBefore = (one: Cast): boolean =>
      one.spot.depth < spot.depth && hiddenOf(one, player) > MOST_HIDDEN;
    if (spot.work !== 'keys' || !others.some(isBefore)) continue;
    const up = Math.max(0, spot.y - Math.min(...others.map((one) => one.spot.y)) + short * BEHIND);
    spot.y -= up;
    spot.tall *= FARTHER;
    spot.depth = Math.min(...others.map((one) => one.spot.depth)) - DEEPER;
  }
}
/** Parts of the shorter side, of its size and of the depth. */
const [BEHIND, FARTHER, DEEPER] = [0.04, 0.86, 0.002] as const;

/** "A koi pond beside a pavilion": what swims is not behind what stands on the shore. Changes the spots in place. */
export function uncoverSwimmers(stage: Stage, cast: readonly Cast[]): void {
  const built = cast.filter(({ spot }) => spot.subject.kind === 'building');
  for (const swimmer of cast) {
    const { spot } = swimmer;
    const own = stage.reading.subjects.indexOf(spot.subject);
    const isTied = stage.reading.links.some(({ to, relation }) => to === own && !NEAR.has(relation));
    if (isTied || !spot.isOnWater || !ANIMAL_KINDS.has(spot.subject.kind)) continue;
    const before = built.filter((one) => one.spot.depth >= spot.depth && one.spot.y > spot.y);
    if (before.some((one) => hiddenOf(swimmer, one) > MOST_HIDDEN))
      spot.x = findRoom(stage.width, swimmer, [swimmer, ...before]).x;
  }
}

/** A moose at the shore, a boy in a canoe on the lake: who stands on land stands beside the boat that somebody is in. */
export function uncoverBoats(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  for (const boat of cast) {
    const { spot } = boat;
    const own = subjects.indexOf(spot.subject);
    const crew = links.filter(({ relation, to }) => to === own && ABOARD.has(relation));
    const isManned = crew.some(({ from }) => subjects[from]?.kind === 'figure');
    if (spot.subject.kind !== 'boat' || spot.isOnWater !== true || !isManned) continue;
    const ashore = cast.filter(
      (one) =>
        one !== boat &&
        BODY_KINDS.has(one.spot.subject.kind) &&
        !one.spot.isFloating &&
        !one.spot.isOnWater &&
        crew.every(({ from }) => subjects[from] !== one.spot.subject) &&
        one.spot.depth > spot.depth,
    );
    for (const one of ashore)
      if (hiddenOf(boat, one) > MOST_LEFT_OF_ANIMAL)
        one.spot.x = findRoom(stage.width, one, [boat, ...ashore]).x;
  }
}
const ABOARD: ReadonlySet<LinkRelation> = new Set(['in', 'on', 'riding']);

/** The place nearest to its own at which all are seen; where there is no room for all, so that the most of them is. */
export function findRoom(width: number, moved: Cast, bodies: readonly Cast[]): { x: number; hidden: number } {
  const own = bodies.indexOf(moved);
  const half = wideOf(moved) / 2 + width * EDGE;
  // The head of an animal is a small part of it.
  const least = ANIMAL_KINDS.has(moved.spot.subject.kind) ? MOST_LEFT_OF_ANIMAL : MOST_LEFT;
  const places = Array.from({ length: Math.ceil(1 / STEP) }, (_, step) => step * STEP * width)
    .flatMap((aside) => [moved.spot.x + aside, moved.spot.x - aside])
    .filter((x) => x >= half && x <= width - half)
    .map((x) => {
      const there = { ...moved, spot: { ...moved.spot, x } };
      const parts = bodies.map((one, at) =>
        at === own ? 0 : at > own ? missedOf(there, one) : missedOf(one, there),
      );
      return { x, hidden: Math.max(least, ...parts) };
    });
  return places.reduce((best, one) => (one.hidden < best.hidden ? one : best), {
    x: moved.spot.x,
    hidden: 1,
  });
}

/** The same, and whose face is behind an arm is as good as hidden. */
export function missedOf(far: Cast, near: Cast): number {
  const part = hiddenOf(far, near);
  if (far.spot.subject.kind !== 'figure' || part === 0 || part >= FACELESS) return part;
  const covers = near.spot.subject.kind === 'figure' ? coversFace : standsBeforeFace;
  return covers(near, far) ? FACELESS : part;
}
const FACELESS = 1;

/** How much of the one who is farther off the nearer hides, as a part. */
export function hiddenOf(far: Cast, near: Cast): number {
  const [a, b] = [boxOf(far), boxOf(near)];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const upward = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (across <= 0 || upward <= 0) return 0;
  const part = (across * upward) / ((a.right - a.left) * (a.bottom - a.top));
  const { kind } = far.spot.subject;
  // Who rides a bicycle is over its middle.
  if (kind === 'vehicle')
    return Math.max(part, wideOf(far) < far.spot.tall * LONG_VEHICLE ? partBehind(far, far.spot.x, b) : 0);
  // Of somebody one looks for the face and the hands.
  return kind === 'figure' ? Math.max(part * OF_PEOPLE, bodyBehind(far, b)) : part;
}

/** Of who works at something the part of the body alone that a box hides: it is at one end of what is drawn. */
function bodyBehind(far: Cast, box: Box): number {
  const { x, tall, lapAcross, work } = far.spot;
  const wide = wideOf(far);
  if (work === undefined || lapAcross === undefined || wide <= tall * BROAD) return 0;
  return partBehind(far, x + (lapAcross - 0.5) * wide, box);
}

function partBehind({ spot: { y, tall } }: Cast, middle: number, box: Box): number {
  const half = tall * HALF_BODY;
  const across = Math.min(middle + half, box.right) - Math.max(middle - half, box.left);
  const upward = Math.min(y, box.bottom) - Math.max(y - tall * UPWARD, box.top);
  return across <= 0 || upward <= 0 ? 0 : (across * upward) / (half * 2 * tall * UPWARD);
}
/** Of the height. */
const HALF_BODY = 0.16;
/** Of the height: a car is longer. */
const LONG_VEHICLE = 1.6;
const OF_PEOPLE = 1.4;

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf(one: Cast): Box {
  const { x, y, tall } = one.spot;
  // Who works at something stands at one end of what is drawn with it.
  const isWide =
    one.spot.subject.kind === 'vehicle' || (one.spot.work !== undefined && wideOf(one) > tall * BROAD);
  // The head is at one end of an animal.
  const isAnimal = ANIMAL_KINDS.has(one.spot.subject.kind);
  const across = isWide || isAnimal ? ACROSS_WIDE : ACROSS;
  const half = (wideOf(one) * across) / 2;
  return { left: x - half, right: x + half, top: y - tall * UPWARD, bottom: y };
}
