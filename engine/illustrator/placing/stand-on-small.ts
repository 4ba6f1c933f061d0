// Who stands on what is smaller than they are: an elephant on a ball, a penguin on a suitcase; a mouse on a large head,
// a rabbit behind a giant strawberry.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { clamp } from '#engine/raster/noise.ts';
import { flip } from '../painting/turn-sprite.ts';
import { changed } from '../painting/sprite.ts';
import { isLedge } from '../people/ledges.ts';
import { isPerson } from '../people/read-person.ts';
import { isFurniture, redrawnAs } from '../things/redrawn.ts';
import { legsOf, sitWithLap } from './sit-on-edge.ts';
import { topBetween } from './bear-on-back.ts';
import { shrinkTo, wideOf, type Cast } from './cast.ts';
import { seatOnAnimal } from './sit-on-animal.ts';
import { hangSeat, hollowOf, isSkySeat, mostInSky } from './sit-in-the-sky.ts';
import { isOnRock } from './sit-on-rock.ts';
import { ANIMAL_KINDS, PORTABLE_KINDS } from '../reading/subject-kinds.ts';

/** Of the width of who stands on it, or lies there; of that of the image. */
const [LEAST, LEAST_LAIN_ON, WIDEST] = [0.62, 1.05, 0.86] as const;

function isLying({ spot: { subject } }: Cast): boolean {
  return /^(?:sleep|lie)$/.test(subject.rests?.how ?? '') || subject.drawing === 'own/curled-dragon';
}

/** How high on a ledge one sits at least, as a part of its height. */
const LEDGE_TOP = 0.84;
/** These are as large as they are, whoever is on them. */
const LAIN_AGAINST: ReadonlySet<string> = new Set(['ladder', 'rug', 'keyboard']);

/** Whether it carries who is larger than it is; what is said to be tiny, or giant, is as it is said. */
function isBorne({ spot }: Cast, { spot: on }: Cast): boolean {
  return (
    (PORTABLE_KINDS.has(on.subject.kind) || on.subject.key.endsWith('shell')) &&
    (ANIMAL_KINDS.has(spot.subject.kind) || spot.subject.kind === 'figure') &&
    spot.subject.size !== 'tiny' &&
    on.subject.size !== 'huge' &&
    metresOf(spot.subject) > metresOf(on.subject) * 1.2
  );
}

/** What somebody lies on is as wide as they are: a dragon on gold, a cat on books. */
function isLainOn(one: Cast, { spot: on }: Cast): boolean {
  return (
    isLying(one) &&
    PORTABLE_KINDS.has(on.subject.kind) &&
    !isFurniture(on.subject) &&
    on.subject.size !== 'huge' &&
    one.spot.subject.size !== 'tiny'
  );
}

/**
 * So wide that one can stand on it: before anybody is placed, for whatever is beside it needs to be beside all of it. Changes
 * the spot of what is stood on.
 */
export function growUnder(stage: Stage, one: Cast, other: Cast): void {
  if (isOfRock(stage, one, other)) {
    if (isShown(stage, one)) showOnStone(stage, one, other);
    else if (!isOnRock(one.spot, other.spot)) {
      // Before a house it is none of the size of the house.
      const hasHouse = stage.reading.subjects.some(({ kind }) => kind === 'building');
      // Beside a dinosaur or a spaceship it is as small as who sits on it.
      const least = Math.min(
        stage.short * ROCK * (hasHouse ? 0.4 : 1),
        one.spot.tall * (isPerson(one.spot.subject) ? OF_PERSON : OF_ANIMAL),
      );
      other.spot.tall = Math.max(other.spot.tall, least);
    }
    return;
  }
  if (isSkySeat(other)) hangSeat(stage, one, other);
  if (isOnHouse(one.spot.subject, other.spot.subject)) {
    const most = (stage.width * 0.8 * other.spot.tall) / wideOf(other);
    other.spot.tall = Math.max(other.spot.tall, Math.min(stage.short * HOUSE, most));
    return;
  }
  const isLain = isLainOn(one, other);
  if (
    !(isLain || isBorne(one, other)) ||
    (one.spot.pose === 'seat' && !isLedge(other.spot.subject)) ||
    LAIN_AGAINST.has(other.spot.subject.key)
  )
    return;
  const least = wideOf(one) * (isLain ? LEAST_LAIN_ON : LEAST);
  const grow = Math.min(least, stage.width * WIDEST) / wideOf(other);
  if (grow > 1) other.spot.tall *= grow;
  // Nor do the legs of who sits there reach down into the earth.
  if (one.spot.pose === 'seat') other.spot.tall = Math.max(other.spot.tall, legsOf(one.spot) / LEDGE_TOP);
  // Who stands there is wider than that, and has to be in the frame over it.
  const half = Math.min(wideOf(one), stage.width) / 2;
  other.spot.x = clamp(other.spot.x, half, stage.width - half);
}

/** Who is behind something looks out on the side where it is seen; drawings look to the left. */
export function lookOut(one: Cast, side: -1 | 1): void {
  const { spot } = one;
  if (!ANIMAL_KINDS.has(spot.subject.kind) || spot.subject.kind === 'face') return;
  if (spot.isFlipped === side > 0) return;
  one.sprite = changed(one.sprite, flip);
  spot.isFlipped = side > 0;
}

/** How far up a thing something stands on it, as a part of its height: by its drawing or its key. */
const TOPS: Record<string, number> = {
  'gold-heap': 0.6,
  'leaf-heap': 0.78,
  'hay-heap': 0.78,
  'snow-heap': 0.78,
  'own/sofa': 0.47,
  'own/long-sofa': 0.47,
  'own/armchair': 0.44,
  'own/rocking-chair': 0.42,
  'own/chair': 0.5,
  'own/bed': 0.5,
  'own/boulder': 0.84,
  'own/throne': 0.28,
  'own/wheelchair': 0.5,
  'own/flying-carpet': 0.4,
  'own/table': 0.97,
  horse: 0.66,
  bench: 0.52,
  boat: 0.5,
  'rowing-boat': 0.5,
  book: 0.9,
  cake: 0.9,
  package: 0.84,
  laptop: 0.14,
  suitcase: 0.7,
  piano: 0.46,
};

/** How far from the middle one looks for a place to stand, in parts of its width, and in which steps. */
const [ASIDE, STEP] = [0.28, 0.07] as const;
/** So much more level it has to be farther from the middle. */
const FAR = 0.6;
/** So much of what is stood on is below the feet's line, seen from a little above. */
const BELOW_EDGE = 0.02;

/** Where what is drawn is most level under feet that are so wide: how far across it, and how high. */
function levelOn({ sprite }: Cast, wide: number): { across: number; top: number } {
  const half = Math.min(0.5, wide) * 0.3;
  const sheet = sprite.lit();
  let best = { across: 0.5, top: 0.97, cost: Infinity };
  for (let aside = -ASIDE; aside <= ASIDE + STEP / 2; aside += STEP) {
    const tops = [-1, 0, 1].map((part) =>
      topBetween(sheet, 0.5 + aside + part * half, 0.5 + aside + part * half),
    );
    const [high, low] = [Math.min(...tops), Math.max(...tops)];
    const cost = low - high + Math.abs(aside) * FAR;
    if (cost < best.cost - 0.01) best = { across: 0.5 + aside, top: 1 - high - BELOW_EDGE, cost };
  }
  return best;
}

const FLAGS: ReadonlySet<string> = new Set(['plain-flag', 'flag-of-china']);
/** A flag on them flies from their highest point. */
const MASTED: ReadonlySet<Subject['kind']> = new Set(['building', 'boat', 'vehicle']);
/** Of the height of what it flies from; how far its pole is from its middle, in parts of its width. */
const [FLAG, POLE] = [0.3, 0.42] as const;

function flyFrom(one: Cast, other: Cast): void {
  const { spot: to, sprite } = other;
  let best = { across: 0.5, top: 1 };
  const sheet = sprite.lit();
  for (let across = 0.04; across < 0.98; across += 0.01) {
    const top = topBetween(sheet, across, across);
    if (top < best.top - 0.004) best = { across, top };
  }
  one.spot.tall = to.tall * FLAG;
  Object.assign(one.spot, {
    x: to.x + (best.across - 0.5) * wideOf(other) + wideOf(one) * POLE,
    y: to.y - to.tall * (1 - best.top - BELOW_EDGE),
    depth: to.depth - 0.001,
    haze: to.haze,
    isFloating: true,
  });
}

/** Things on furniture are a little larger than they are beside it, and none is lost. */
const TOLD = 1.4;
const LEAST_ON = 0.2;
const LEAST_ON_BODY = 0.1;

/** How high it is at most, in heights of what it is on. */
function mostOn(subject: Subject, on: Subject): number {
  const inSky = mostInSky(on.key);
  if (inSky !== undefined) return inSky;
  if (on.key === 'lying-surfboard') return (metresOf(subject) / metresOf(on)) * TOLD;
  // On somebody's table are the things of a table.
  const isLaid = PORTABLE_KINDS.has(subject.kind) && (isFurniture(on) || on.kind === 'figure');
  if (!(isOnHouse(subject, on) || isLaid) || subject.size !== undefined) return 1.1;
  const least = on.kind === 'figure' ? LEAST_ON_BODY : LEAST_ON;
  return Math.min(1.1, Math.max(least, (metresOf(subject) / metresOf(on)) * TOLD));
}

/** "A cat on the roof" is no tiger, and is seen: of the shorter side of the image the house is so high at least. */
const HOUSE = 0.44;

function isOnHouse({ kind }: Subject, on: Subject): boolean {
  return on.kind === 'building' && (ANIMAL_KINDS.has(kind) || kind === 'figure');
}

/** A rock that somebody is on is a good part of the frame, and they fit on it. */
const ROCK = 0.32;
/** In heights of a person who sits on it, and of an animal. */
const [OF_PERSON, OF_ANIMAL] = [0.85, 1.6] as const;
const ON_ROCK = [1.15, 1.15] as const;
const PERSON_ON_ROCK = [1.05, 1.9] as const;

/** What is shown on a stone is what the image is of: so high is it, and so wide the stone under it, in its widths. */
const [SHOWN, STONE] = [0.42, 2.4] as const;

/** A thing that the image is of, before a backdrop. */
function isShown({ scene }: Stage, { spot }: Cast): boolean {
  return scene === 'studio' && PORTABLE_KINDS.has(spot.subject.kind);
}

function isOfRock(stage: Stage, one: Cast, { spot: { subject } }: Cast): boolean {
  return subject.key === 'rock' || (subject.key === 'pebbles' && isShown(stage, one));
}

function showOnStone({ short }: Stage, one: Cast, other: Cast): void {
  one.spot.tall = Math.max(one.spot.tall, short * SHOWN);
  other.spot.tall *= Math.min(short * 0.7, wideOf(one) * STONE) / wideOf(other);
}

/** On the top of it, or on a part of it that was named. `fan`: how far from its middle, pixels. */
export function standOn(stage: Stage, one: Cast, other: Cast, fan: number): void {
  const { spot } = one;
  const { spot: to } = other;
  const seat = seatOnAnimal(stage, one, other);
  if (seat) {
    Object.assign(spot, seat);
    return;
  }
  if (FLAGS.has(spot.subject.key) && MASTED.has(to.subject.kind)) {
    flyFrom(one, other);
    return;
  }
  const [wide, tall] = isOfRock(stage, one, other)
    ? isShown(stage, one)
      ? [1, 4]
      : isPerson(spot.subject)
        ? PERSON_ON_ROCK
        : ON_ROCK
    : isLainOn(one, other)
      ? [0.95, 4]
      : isBorne(one, other)
        ? [1.6, 4]
        : [0.8, mostOn(spot.subject, to.subject)];
  shrinkTo(one, wideOf(other) * wide, to.tall * tall);
  const known = TOPS[redrawnAs(to.subject)] ?? TOPS[to.subject.key];
  const level =
    to.subject.key === 'moon-seat'
      ? hollowOf(other)
      : known === undefined
        ? levelOn(other, wideOf(one) / wideOf(other))
        : { across: 0.5, top: known };
  Object.assign(spot, {
    x: to.x + (level.across - 0.5) * wideOf(other) + fan,
    y: to.y - to.tall * level.top,
    depth: to.depth + 0.002,
    haze: to.haze,
    isFloating: true,
    isOnWater: false,
  });
  if (spot.pose === 'seat') sitWithLap(one);
}
