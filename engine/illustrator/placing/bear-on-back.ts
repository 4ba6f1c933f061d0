// What an animal bears on its back: a house on a turtle, a bird on a hippopotamus, boxes on a camel.

import { faceOf, headSeen, movedAs } from '../animals/heads.ts';
import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { FLOATING_OTTER } from '../things/floating-otter.ts';
import { metresOf } from '../things/metres.ts';
import { readAlpha, type Surface } from '#engine/raster/surface.ts';
import { partAbove, rises } from './above-water.ts';
import { wideOf, type Cast } from './cast.ts';
import { makeSpot, shownCount, type Spot } from './spot.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** There something else is seen than a back; 一头猪 is a pig. */
const ELSEWHERE =
  /\b(?:head|nose|snout|trunk|tail|tummy|belly|lap)\b|(?<![一二两三四五六七八九十几这那每])头|鼻|尾|肚|腿上|怀/i;
const NO_LOADS: ReadonlySet<Subject['kind']> = new Set(['figure', 'tree', 'landmark', 'sky', 'hang', 'air']);
/** Of the height of who bears it: sizes are told, not measured. */
const TOLD = 0.62;
/** An apple is as large as it is beside a hedgehog. */
const SMALL_LOADS: ReadonlySet<Subject['kind']> = new Set(['food']);
const [LEAST, MOST] = [0.2, 0.62] as const;
/** Of the width of who bears them all. */
const BROADEST = 0.56;
/** Where the middle of a back is, of a drawing that looks to the left. */
const MIDDLE = 0.55;
/** So much of a load is below the highest line of the back. */
const SUNK = 0.05;

/** Drawn from the side, with the face to the viewer. */
const SEEN_ASIDE: ReadonlySet<string> = new Set(['hippopotamus']);

/** Whether it is drawn from the side, so that there is a back to lay something on. */
export function hasBack(animal: Subject): boolean {
  // Who lies on its back bears it on the belly.
  if (animal.drawing === FLOATING_OTTER) return true;
  if (!ANIMAL_KINDS.has(animal.kind) || animal.person) return false;
  if (movedAs(animal, animal.rests?.how) !== undefined) return true;
  if (animal.kind === 'face' && faceOf(animal) !== undefined) return false;
  return SEEN_ASIDE.has(animal.key) || (headSeen(animal)?.eyes.length ?? 1) === 1;
}

/** Whether a link says that something lies, stands or sits on the back of an animal. */
export function isOnBack(
  { relation, words }: Pick<Link, 'relation' | 'words'>,
  from: Subject,
  to: Subject,
): boolean {
  return (
    // "A frog riding a snail": its legs would be behind the back.
    (relation === 'on' || relation === 'riding') &&
    from !== to &&
    !NO_LOADS.has(from.kind) &&
    !ELSEWHERE.test(words) &&
    // A robot stands there from the front: of it the shoulder is seen.
    !(to.drawing === 'own/robot' && /shoulder|肩/i.test(words)) &&
    hasBack(to) &&
    (from.kind !== 'fish' || to.kind === 'fish')
  );
}

/** Whether one is seen on the other. */
export function isBorne(load: Spot, under: Spot): boolean {
  const top = under.y - under.tall * (under.isOnWater && rises(under.subject) ? 0.5 : 1);
  return Math.abs(load.x - under.x) < under.tall && Math.abs(load.y - top) < under.tall * 0.6;
}

/** Who bears it; undefined for what stands by itself. */
export function bearerOf({ links, subjects }: PromptReading, load: Subject): Subject | undefined {
  for (const link of links) {
    const [from, to] = [subjects[link.from], link.to === null ? undefined : subjects[link.to]];
    if (from === load && to && isOnBack(link, from, to)) return to;
  }
  return undefined;
}

/** Returns the spots of all loads whose bearers have spots; `loadBacks` puts them where they belong. */
export function borneSpots(stage: Stage, loads: readonly Subject[], spots: readonly Spot[]): Spot[] {
  return loads.flatMap((load) => {
    const under = spots.find(({ subject }) => subject === bearerOf(stage.reading, load));
    if (!under) return [];
    const told = SMALL_LOADS.has(load.kind) ? 1 : TOLD;
    const part = (metresOf(load) / metresOf(under.subject)) ** told;
    return Array.from({ length: shownCount(load) }, (_, index) =>
      makeSpot(stage, load, index, {
        x: under.x,
        y: under.y - under.tall,
        tall: under.tall * Math.min(MOST, Math.max(LEAST, part)),
        depth: under.depth + 0.002,
        haze: under.haze,
        isFloating: true,
        isPerched: true,
        isFlipped: under.isFlipped && ANIMAL_KINDS.has(load.kind),
      }),
    );
  });
}

/** Lays all loads on the backs, side by side, and keeps them in the frame. Changes the spots in place. */
export function loadBacks(stage: Stage, cast: readonly Cast[]): void {
  for (const bearer of cast) {
    const loads = cast.filter(
      ({ spot }) => bearerOf(stage.reading, spot.subject) === bearer.spot.subject && bearer.spot.index === 0,
    );
    if (loads.length > 0) load(stage, bearer, loads);
  }
}

function load({ short }: Stage, bearer: Cast, loads: readonly Cast[]): void {
  const { spot } = bearer;
  const broad = (): number => loads.reduce((sum, one) => sum + wideOf(one), 0);
  const scale = Math.min(1, (wideOf(bearer) * BROADEST) / broad());
  for (const one of loads) one.spot.tall *= scale;
  const tops = loads.map((one) => one.spot.tall);
  const high = Math.max(...tops) + spot.tall;
  // Nothing of it is cut at the top of the frame.
  const fit = Math.min(1, (spot.y - short * 0.03) / high);
  spot.tall *= fit;
  const middle = middleOf(bearer, (broad() * fit) / wideOf(bearer));
  let x = spot.x + (spot.isFlipped ? -1 : 1) * (middle - 0.5) * wideOf(bearer) - (broad() * fit) / 2;
  for (const one of loads) {
    one.spot.tall *= fit;
    const wide = wideOf(one);
    const left = 0.5 + (x - spot.x) / wideOf(bearer);
    const row = topBetween(
      bearer.sprite.lit(),
      left + (wide / wideOf(bearer)) * 0.25,
      left + (wide / wideOf(bearer)) * 0.75,
    );
    Object.assign(one.spot, {
      x: x + wide / 2,
      y: spot.y - spot.tall * (partAbove(spot, bearer.sprite) - row) + one.spot.tall * SUNK,
      depth: spot.depth + 0.002,
    });
    x += wide;
  }
}

/** Where the load is lowest, a part of the bearer's width: behind ears and horns that stand over the back. */
function middleOf({ spot, sprite }: Cast, wide: number): number {
  let best = { middle: MIDDLE, cost: Infinity };
  for (let middle = MIDDLE; middle <= FARTHEST; middle += STEP) {
    const across = spot.isFlipped ? 1 - middle : middle;
    const up = 1 - topBetween(sprite.lit(), across - wide / 4, across + wide / 4);
    const cost = up + (middle - MIDDLE) * FAR;
    if (cost < best.cost - 0.01) best = { middle, cost };
  }
  return best.middle;
}
const [FARTHEST, STEP] = [0.8, 0.05] as const;
/** So much lower it has to be farther from the middle. */
const FAR = 0.8;

const OPAQUE = 128;

/** The highest row in which something is drawn between two columns; all as parts of the sheet. */
export function topBetween(sheet: Surface, from: number, to: number): number {
  const { width, height } = sheet;
  const alpha = readAlpha(sheet);
  const [left, right] = [Math.max(0, Math.floor(from * width)), Math.min(width - 1, Math.ceil(to * width))];
  let top = height;
  for (let x = left; x <= right; x++)
    for (let y = 0; y < top; y++) if ((alpha[y * width + x] ?? 0) >= OPAQUE) top = y;
  return top / height;
}
