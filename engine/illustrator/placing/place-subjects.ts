// Decides where every subject stands, how large, in which depth: the composition of the image.

import { rises } from './above-water.ts';
import { behindGlass } from './behind-glass.ts';
import type { Cast } from './cast.ts';
import { isAboard } from '../casting/aboard.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { clamp } from '#engine/raster/noise.ts';
import { caughtSpot, hasWhirlpool, isWhirlpool, whirlpoolSpot } from './at-whirlpool.ts';
import { bearerOf, borneSpots } from './bear-on-back.ts';
import { perchedSpots } from './perches.ts';
import { standsFarApart } from './far-off.ts';
import { isBoarded, mannedHeight } from './manned-boats.ts';
import { isInTraffic, trafficOf, trafficSpot } from './fly-in-traffic.ts';
import { isAloft, isSaidToFly, swimsBelow } from './is-aloft.ts';
import { hasLanded } from './landed.ts';
import { hasGreatWave } from '../scenery/great-wave.ts';
import { sailsAmongIce } from '../staging/among-ice.ts';
import { hasPier } from '../scenery/pier.ts';
import { headlandReach } from '../scenery/shore.ts';
import { seizedSpot } from './seized-ship.ts';
import { hungSpots } from './hung-spots.ts';
import { hasNoPlace, liesDry } from './no-place.ts';
import { footOfWords } from '../posters/sheet-words.ts';
import { placeStanding } from './place-standing.ts';
import { archSpot } from './under-bridge.ts';
import { makeSpot, shownCount, unitOf, type Spot } from './spot.ts';
import { deckOf } from '../things/decks.ts';
import { metresOf } from '../things/metres.ts';
import { hasBank } from '../staging/scenes.ts';
import { isSet, type Stage, type StageScene } from '../staging/stage.ts';
import { flyingSpot } from './place-flying.ts';
import { spreadOnPaper } from './spread-on-paper.ts';
import { bareTreeSpots } from './sit-in-bare-tree.ts';

const SCATTERED: ReadonlySet<Subject['kind']> = new Set(['bird', 'air', 'fish', 'boat']);

/** Beside these a fish in a pond is what the image is about, and seen from near. */
const SWIMS_OR_GROWS: ReadonlySet<Subject['kind']> = new Set(['fish', 'plant', 'tree', 'sky']);
/** 锦鲤，祥云: in the sky, whatever swims below. */
const ABOVE_WATER = /^(?:auspicious-cloud|cloud|sun|moon)$/;

/** Here is water to lie in; anywhere else a boat lies on land, and a duck walks. */
const WATERS: ReadonlySet<StageScene> = new Set(['sea', 'lake', 'city', 'water-town', 'underwater']);

function hasWater(stage: Stage): boolean {
  return WATERS.has(stage.scene) || sailsAmongIce(stage);
}

/** Subjects that stand in the scene as sprites, in spots; trees, plants and landmarks are scenery. */
export function placeSubjects(stage: Stage, asked: readonly Subject[]): Spot[] {
  const random = stage.random('places');
  const perched = [...perchedSpots(stage), ...bareTreeSpots(stage), ...hungSpots(stage)];
  const free = asked.filter((subject) => perched.every((spot) => spot.subject !== subject));
  const borne = free.filter((subject) => isBorneIn(stage, subject));
  const subjects = free.filter((subject) => !borne.includes(subject) && !hasNoPlace(stage, subject));
  // On a stand or an emblem everything stands, even what flies elsewhere.
  const standing = subjects.filter(
    (subject) =>
      (isSet(stage) && !isOverTable(stage, subject)) ||
      ((!SCATTERED.has(subject.kind) || isAshore(stage, subject) || hasLanded(stage, subject)) &&
        !isSaidToFly(stage.reading, subject) &&
        !isAloft(stage, subject)),
  );
  const aloft = subjects.filter(
    (subject) =>
      !standing.includes(subject) && subject.kind !== 'fish' && (subject.kind !== 'boat' || !hasWater(stage)),
  );
  const spots: Spot[] = [...perched];
  const boats = subjects.filter(
    (subject) => !standing.includes(subject) && subject.kind === 'boat' && !isWhirlpool(subject),
  );
  const fleet = boats.reduce((sum, subject) => sum + shownCount(subject), 0);
  const berths = berthsOf(boats);
  const total = standing
    .filter((subject) => !isAboard(stage.reading, subject))
    .reduce((sum, subject) => sum + shownCount(subject), 0);
  const [far, near] = [true, false].map((isFar) =>
    standing.filter((one) => standsFarApart(stage, one) === isFar),
  );
  const groups = near?.length === 0 ? [standing] : [near ?? [], far ?? []];
  spots.push(
    ...spreadOnPaper(
      stage,
      groups.flatMap((group) => placeStanding(stage, group)),
    ),
  );
  for (const subject of subjects) {
    if (standing.includes(subject) || liesDry(stage, subject)) continue;
    if (isInTraffic(subject)) {
      for (let index = 0; index < trafficOf(subject); index++) spots.push(trafficSpot(stage, subject, index));
      continue;
    }
    const count = shownCount(subject);
    for (let index = 0; index < count; index++) {
      const seized = seizedSpot(stage, subject, index);
      if (seized) spots.push(seized);
      else if (isWhirlpool(subject)) {
        if (index === 0) spots.push(whirlpoolSpot(stage, subject));
      } else if (hasWhirlpool(stage) && subject.kind === 'boat')
        spots.push(caughtSpot(stage, subject, index));
      else if (swimsBelow(stage, subject))
        spots.push(swimmingSpot(stage, subject, index, count, random.next()));
      else if (subject.kind === 'boat' && hasWater(stage))
        spots.push(
          boatSpot(stage, subject, index, {
            berth: (berths.get(subject) ?? 0) + index,
            fleet,
            standing: total,
          }),
        );
      else if (subject.kind === 'fish') spots.push(swimmingSpot(stage, subject, index, count, random.next()));
      else if (isShared(subject, aloft)) spots.push(sharedSpot(stage, subject, index, aloft));
      else
        spots.push(
          flyingSpot(
            stage,
            subject,
            index,
            count,
            total,
            random.next(),
            random.next(),
            aloft.indexOf(subject),
          ),
        );
    }
  }
  return [...spots, ...borneSpots(stage, borne, spots)];
}

/** On a sheet or a stand things are shown beside each other. */
function isBorneIn(stage: Stage, subject: Subject): boolean {
  return !isSet(stage) && bearerOf(stage.reading, subject) !== undefined;
}

function isAshore(stage: Stage, { kind }: Subject): boolean {
  return kind === 'boat' && !hasWater(stage);
}

/** Balloons hang in the air of the room that a table stands in. */
function isOverTable({ scene }: Stage, { kind }: Subject): boolean {
  return scene === 'table' && kind === 'air';
}

/** Of some that float one part has another colour: as many as were said are to be counted. */
function isShared(subject: Subject, aloft: readonly Subject[]): boolean {
  const alike = aloft.filter(({ key }) => key === subject.key);
  return alike.length > 1 && alike.reduce((sum, { count }) => sum + count, 0) <= 7;
}

function sharedSpot(stage: Stage, subject: Subject, index: number, aloft: readonly Subject[]): Spot {
  const alike = aloft.filter(({ key }) => key === subject.key);
  const total = alike.reduce((sum, { count }) => sum + count, 0);
  const before = alike.slice(0, alike.indexOf(subject)).reduce((sum, { count }) => sum + count, 0);
  const place = before + index;
  const random = stage.random(`shared ${subject.key} ${place}`);
  return makeSpot(stage, subject, index, {
    x: stage.width * (0.1 + (0.8 * (place + 0.5)) / total),
    y: stage.height * (0.56 - (place % 2) * 0.12 + random.between(-0.03, 0.03)),
    tall: unitOf(stage) * subject.height * random.between(1, 1.15),
    depth: 0.66,
    isFloating: true,
  });
}

type Mooring = {
  /** Which of all boats of the image. */
  berth: number;
  /** How many boats there are. */
  fleet: number;
  /** How many subjects stand on land. */
  standing: number;
};

/** The first of each: ducklings come after their mother, whoever is named first. */
function berthsOf(boats: readonly Subject[]): Map<Subject, number> {
  const inOrder = boats.toSorted((a, b) => Number(a.isYoung === true) - Number(b.isYoung === true));
  let next = 0;
  return new Map(
    inOrder.map((subject) => {
      const own = next;
      next += shownCount(subject);
      return [subject, own];
    }),
  );
}

/** The nearness of a boat, 1 for the first: the others lie farther out and are smaller. */
function nearnessOf(stage: Stage, berth: number): number {
  if (berth === 0) return 1;
  return clamp(0.72 - berth * 0.17 + stage.random(`berth ${berth}`).between(-0.05, 0.05), 0.16, 1);
}

/** Boats lie at different distances, each in water of its own and all beside what stands on land. */
/** The row of what floats over the deep, as a part of the height. */
const SURFACE = 0.12;

/** The pool of a waterfall, and water among ice, lie over that of a lake. */
function isBeforeFall(stage: Stage): boolean {
  return sailsAmongIce(stage) || stage.reading.subjects.some(({ key }) => key === 'waterfall');
}

function isOfTheDeep({ key }: Subject): boolean {
  return key === 'shipwreck' || key === 'submarine';
}

function boatSpot(stage: Stage, subject: Subject, index: number, mooring: Mooring): Spot {
  const { width, height, short, horizon, light } = stage;
  const { berth, fleet } = mooring;
  // From below, at the surface.
  if (stage.scene === 'underwater' && !isOfTheDeep(subject))
    return makeSpot(stage, subject, index, {
      x: width * (0.5 + ((berth + 1) / (fleet + 1) - 0.5) * 0.8),
      y: height * SURFACE,
      tall: unitOf(stage) * subject.height * 0.8,
      depth: 0.4,
      isFloating: true,
    });
  const standing = mooring.standing + (hasPier(stage) ? 1 : 0);
  const near = nearnessOf(stage, berth) * (hasGreatWave(stage) ? 0.8 : 1);
  const isManned = isBoarded(stage, subject);
  const isByHeadland =
    stage.scene === 'sea' && stage.reading.subjects.some((other) => other.kind === 'building');
  const bottom = sailsAmongIce(stage)
    ? // Those who stand on a floe are before the water.
      mooring.standing > 0
      ? 0.56
      : 0.66
    : isManned
      ? 0.46
      : isByHeadland
        ? 0.52
        : standing > 0 || stage.scene === 'lake'
          ? 0.3
          : 0.42;
  // From here to there the water is free, as parts of the width counted from the middle toward the light.
  const from = isByHeadland
    ? headlandReach(stage) + 0.04
    : hasPier(stage)
      ? 0.16
      : standing > 0
        ? 0.08
        : -0.44;
  const to = isByHeadland || standing > 0 ? 0.47 : 0.44;
  const shares = Array.from({ length: fleet }, (_, other) => 0.45 + nearnessOf(stage, other));
  const sum = shares.reduce((total, share) => total + share, 0);
  const before = shares.slice(0, berth).reduce((total, share) => total + share, 0);
  const share = ((shares[berth] ?? sum) / sum) * (to - from);
  const isFree = fleet === 1 && from < 0;
  const across = isFree
    ? -stage.random(`boat ${subject.key} ${index}`).between(0.04, 0.16)
    : from + (before / sum) * (to - from) + share / 2;
  return makeSpot(stage, subject, index, {
    x: width * (0.5 + light.side * across),
    y: horizon + (height - horizon) * bottom * near + short * 0.03,
    tall: isManned
      ? mannedHeight(stage, subject)
      : unitOf(stage) *
        subject.height *
        (0.25 + 0.75 * near) *
        (hasGreatWave(stage) ? 0.62 : 1.05) *
        (isByHouse(stage, subject) ? BY_HOUSE : 1),
    depth: (isBeforeFall(stage) ? 0.58 : 0.42) + near * 0.05,
    isOnWater: true,
    haze: (1 - near) * 0.5,
    ...(isManned && deckOf(subject) ? { x: width / 2 } : isFree ? {} : { widest: width * share * 0.9 }),
    ...(isManned ? {} : archSpot(stage, subject, index, shownCount(subject))),
  });
}

/** A duck is no boat: before a mill it is as small as one. */
function isByHouse({ reading }: Stage, boat: Subject): boolean {
  // One of paper is as small as a leaf, whatever is there.
  if (boat.key === 'paper-boat') return reading.subjects.length > 1;
  // What is named first is what the image is about.
  const house = reading.subjects.findIndex(({ kind, key }) => kind === 'building' || key === 'bridge');
  return metresOf(boat) < SMALL_SWIMMER && house >= 0 && house < reading.subjects.indexOf(boat);
}
/** In metres; and so many times as tall as without a house. */
const [SMALL_SWIMMER, BY_HOUSE] = [1.6, 0.45] as const;

function swimmingSpot(stage: Stage, subject: Subject, index: number, count: number, chance: number): Spot {
  const { width, height } = stage;
  const random = stage.random(`swim ${subject.key} ${index}`);
  const isInWater = stage.scene === 'underwater';
  const isLone = count === 1 && stage.reading.subjects.length === 1;
  const isMain = stage.reading.subjects.every(
    ({ kind, key }) => SWIMS_OR_GROWS.has(kind) || ABOVE_WATER.test(key),
  );
  const size = isLone ? 1.5 : index === 0 ? 1.15 : random.between(0.5, 0.95);
  const others = stage.reading.subjects.filter((other) => other.kind === 'fish' || swimsBelow(stage, other));
  const order = others.indexOf(subject);
  const mother =
    subject.isYoung === true ? others.find((one) => one.key === subject.key && one !== subject) : undefined;
  if (mother) return besideMother(stage, subject, index, others.indexOf(mother) < order ? 1 : -1);
  const slot = others.length > 1 ? (order - (others.length - 1) / 2) * 0.46 : 0;
  const x =
    count > 1 ? random.between(0.14, 0.86) : 0.5 + slot + (chance - 0.5) * (others.length > 1 ? 0.04 : 0.1);
  const top = isInWater ? random.between(0.38, 0.62) + (order % 2) * 0.1 : isMain ? 0.86 : 0.82;
  const y = count > 1 ? random.between(isMain && !isInWater ? 0.7 : 0.28, isInWater ? 0.8 : 0.9) : top;
  // No fish swims in the grass of the bank.
  const bank = !isInWater && hasBank(stage) ? stage.horizon + (height - stage.horizon) * OFF_BANK : height;
  return makeSpot(stage, subject, index, {
    x: width * x,
    y: Math.min(bank, height * Math.max(isInWater ? 0 : stage.horizon / height + 0.14, y)),
    tall: unitOf(stage) * subject.height * size * (isInWater || rises(subject) ? 1 : isMain ? 0.95 : 0.55),
    depth: isInWater ? 0.56 + size * 0.1 : 0.56,
    isFloating: isInWater,
    isOnWater: !isInWater,
    haze: isInWater ? 0.06 + (1.15 - size) * 0.35 : 0.2,
    ...(isInWater && others.length === 1 && subject.isCounted === true && count > 1
      ? inRows(stage, subject, index, count)
      : {}),
    ...behindGlass(stage, subject, index, chance),
  });
}

/** Parts of the way from the horizon to the lower edge. */
const OFF_BANK = 0.5;

/** Long bodies have room over each other: each of a few that were counted has a row of the water, and is seen. */
function inRows(
  stage: Stage,
  { height: own }: Subject,
  index: number,
  count: number,
): Pick<Spot, 'x' | 'y' | 'tall' | 'widest'> {
  const { width, height } = stage;
  const rows = Math.min(3, count);
  const columns = Math.ceil(count / rows);
  const row = index % rows;
  const column = Math.floor(index / rows);
  const aside = (row % 2 === 0 ? -1 : 1) * 0.14;
  return {
    x: (width * (column + 0.5 + aside)) / columns,
    y: height * (0.16 + ((row + 1) * 0.64) / rows + (column % 2) * 0.05),
    tall: Math.min(unitOf(stage) * own, (height * 0.58) / rows),
    widest: (width * (columns > 1 ? 0.84 : 0.62)) / columns,
  };
}

/** Close to her, a little lower and before. */
function besideMother(stage: Stage, subject: Subject, index: number, side: -1 | 1): Spot {
  const { width, height } = stage;
  const isInWater = stage.scene === 'underwater';
  return makeSpot(stage, subject, index, {
    x: width * (0.5 + side * (0.23 + index * 0.1)),
    y: height * (isInWater ? 0.72 + (index % 2) * 0.08 : 0.9),
    tall: unitOf(stage) * subject.height * 0.62,
    depth: 0.68,
    isFloating: isInWater,
    isOnWater: !isInWater,
    isFlipped: false,
  });
}

/** How far from the edge of a sheet its inner line is, of the short side. */
const INSIDE_FRAME = 0.075;

/** Moves and shrinks a box until nothing of it is outside the frame. The feet of portraits may touch the edge. */
export function clampSpot(stage: Stage, spot: Spot, ratio: number): Spot {
  if (spot.isPortrait) return spot;
  const isSheet = stage.scene === 'poster';
  const edge = stage.short * (isSheet ? INSIDE_FRAME : 0.02);
  const widest = stage.scene === 'emblem' ? stage.short * 0.5 : stage.width - edge * 2;
  // On a sheet nothing is in its words, though it flies.
  const words = isSheet ? footOfWords(stage) : 0;
  const top = Math.max(edge, words);
  const tallest = stage.height - edge - top;
  const tall = Math.min(spot.tall, tallest, Math.min(widest, spot.widest ?? widest) / ratio);
  const wide = tall * ratio;
  return {
    ...spot,
    tall,
    x: clamp(spot.x, edge + wide / 2, stage.width - edge - wide / 2),
    y: clamp(spot.y, top + tall, stage.height - edge * 0.5),
  };
}

/** All who are placed. Changes the cast. */
export function clampCast(stage: Stage, cast: readonly Cast[]): void {
  for (const one of cast) one.spot = clampSpot(stage, one.spot, one.sprite.width / one.sprite.height);
}
