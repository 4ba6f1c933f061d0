// Decides where what stands on the ground stands: one thing fills its frame, several keep their sizes to each other.

import { wades } from '../animals/wade.ts';
import { heightOf } from './standing-height.ts';
import { besideSight } from './beside-sight.ts';
import { isPerson } from '../people/read-person.ts';
import { aroundSitters, placePortraits, SITTERS_PART } from './place-portraits.ts';
import { placeApart } from './place-apart.ts';
import { placeBehindTable } from './place-behind-table.ts';
import { type Subject } from '../reading/prompt-reading.ts';
import { standsOnCliff } from '../scenery/landforms.ts';
import { knollAt, onKnoll } from '../scenery/knoll.ts';
import { islandOf } from '../scenery/floating-island.ts';
import { hasPier } from '../scenery/pier.ts';
import { platformReach, railSide } from '../scenery/station.ts';
import { isGreatTree } from '../scenery/at-tree.ts';
import { askedSide } from '../scenery/planting.ts';
import { ontoPier } from '../scenery/pier.ts';
import { HEADLAND_ROW, headlandReach, standsOnBeach } from '../scenery/shore.ts';
import { floatBalloons, floatersOf } from './float-balloons.ts';
import { BEHIND_HERD, housesOfHerd, isBehindHouses } from './place-herd.ts';
import { intoWater } from './into-water.ts';
import { stackOnSheet } from './stack-on-sheet.ts';
import type { Place } from './pieces.ts';
import { layStickers } from './sticker-sheet.ts';
import { settingOf } from './table-settings.ts';
import { giantSpots } from './giant-in-city.ts';
import { toldSizes } from './told-sizes.ts';
import { makeSpot, shownCount, unitOf, type Member, type Spot } from './spot.ts';
import { rowOfDistance, type Stage } from '../staging/stage.ts';
import { underfootOf } from '../staging/underfoot.ts';
import { breadthOf, isRidden } from './breadths.ts';
import { inLand, isLandSeen, isThing } from './in-land.ts';
import { placeGroup } from './place-group.ts';
import { metresOf } from '../things/metres.ts';

/** Spots of all that stands, in the order of the subjects. */
export function placeStanding(stage: Stage, subjects: readonly Subject[]): Spot[] {
  return besideSight(stage, placeOnLand(stage, subjects)).map((spot) =>
    wades(stage, spot.subject) ? intoWater(stage, spot) : spot,
  );
}

function placeOnLand(stage: Stage, subjects: readonly Subject[]): Spot[] {
  const behind = placeBehindTable(stage, subjects);
  if (behind.length > 0) {
    const before = subjects.filter((subject) => behind.every((spot) => spot.subject !== subject));
    return [...behind, ...placeOnLand(stage, before)];
  }
  const members = toldSizes(
    subjects.flatMap((subject) =>
      Array.from({ length: shownCount(subject) }, (_, index): Member => ({
        subject,
        index,
        metres: heightOf(stage, subject),
      })),
    ),
  );
  const setting = settingOf(
    stage,
    members.map((one) => ({ ...one, ratio: breadthOf(stage, one.subject) })),
  );
  if (setting)
    return members.map(({ subject, index }, at) => makeSpot(stage, subject, index, setting[at] as Place));
  const floaters = stage.scene === 'poster' ? floatersOf(stage, members) : [];
  if (floaters.length > 0) {
    const others = subjects.filter((one) => !floaters.some(({ subject }) => subject === one));
    return [...floatBalloons(stage, floaters, others.length > 0), ...placeOnLand(stage, others)];
  }
  const stack = stackOnSheet(stage, members) ?? layStickers(stage, members);
  if (stack) return stack;
  const giants = giantSpots(stage, members);
  if (giants.length > 0) {
    const others = subjects.filter((subject) => !giants.some((spot) => spot.subject === subject));
    return [...giants, ...placeOnLand(stage, others)];
  }
  const apart = placeApart(stage, members);
  if (apart.length > 0) {
    const free = new Set(apart.map(({ subject }) => subject));
    const rest = members.filter(({ subject }) => !free.has(subject));
    const ofHerd = housesOfHerd(stage, members);
    // Nor does a barn stand among those before it.
    const houses = ofHerd.length > 0 || SHEETS.has(stage.scene) ? ofHerd : rest.filter(isHouse);
    const others = rest.filter((one) => !houses.includes(one));
    return [
      ...houses.map(({ subject, index }, place) =>
        buildingSpot(stage, subject, index, place, {
          total: houses.length,
          isBehindHerd: ofHerd.length > 0 && !isBehindHouses(stage, members),
        }),
      ),
      ...placeGroup(stage, others, houses.length > 0),
      ...apart,
    ];
  }
  const { isPortrait } = stage.reading;
  const sitters = members.filter(({ subject }) => isPerson(subject));
  if (isPortrait && sitters.length > 0 && sitters.length <= 3) {
    const around = aroundSitters(stage, members);
    if (sitters.length === members.length) return placePortraits(stage, members);
    if (sitters.length + around.length === members.length)
      return [...around, ...placePortraits(stage, sitters, SITTERS_PART)];
  }
  const buildings = members.filter(
    (one) => one.subject.kind === 'building' && !(isLow(one) && sitters.length > 0),
  );
  if (standsOnCliff(stage) && buildings.length === 0) return cliffSpots(stage, members);
  if (SHEETS.has(stage.scene) || buildings.length === 0) {
    const spots = ontoPier(
      stage,
      stayOnPlatform(stage, landOnIsland(stage, placeGroup(stage, members, false), 0.34)),
    );
    return isLandSeen(stage, subjects) ? inLand(stage, spots) : spots;
  }
  const others = members.filter((one) => !buildings.includes(one));
  const houses = buildings.filter(({ subject }) => !NO_HOUSE.test(subject.key));
  const lowest = Math.min(...houses.map(({ metres }) => metres));
  const byHeadland = stage.scene === 'sea' && !standsOnBeach(stage);
  const highest = Math.max(...buildings.map(({ metres }) => metres));
  return [
    ...buildings.map(({ subject, index, metres }, place) =>
      besideHigher(
        metres / highest,
        buildingSpot(stage, subject, index, place, {
          total: buildings.length + (byHeadland ? 0 : new Set(others.map((one) => one.subject)).size),
          isBehindHerd: !byHeadland && others.length >= HERD,
        }),
      ),
    ),
    ...(byHeadland && underfootOf(stage) !== 'road'
      ? others.map(({ subject, index }, place) => headlandSpot(stage, subject, index, place))
      : landOnIsland(stage, placeGroup(stage, others, true), 0.42).map((spot) =>
          besideHouse(stage, spot, lowest),
        )),
  ];
}

function isHouse(one: Member): boolean {
  return one.subject.kind === 'building' && !isLow(one) && !NO_HOUSE.test(one.subject.key);
}

/** A postbox is no house: what is far lower than the highest of them is told so. */
function besideHigher(part: number, spot: Spot): Spot {
  return part < FAR_LOWER ? { ...spot, tall: spot.tall * Math.max(LEAST_LOWER, part ** 0.5) } : spot;
}
const [FAR_LOWER, LEAST_LOWER] = [0.4, 0.36] as const;

/** A mailbox stands by who is there, and not behind them as houses do. */
function isLow({ metres }: Member): boolean {
  return metres < LOWEST_HOUSE;
}
/** In metres. */
const LOWEST_HOUSE = 1.6;
const NO_HOUSE = /lamp|scarecrow|(?<!christmas-)tree$|^tent$/;
/** In metres: a snail, and no cat. */
const SMALL = 0.22;
/** Bicycles and scooters. */
const LOW_VEHICLE = 1.2;
/** Nearer than the house it may be so much larger; and at least so tall it is seen. */
const [NEARER, LEAST_SEEN] = [0.55, 0.13] as const;

/** Nothing that stands about is as large as the houses behind it. */
function besideHouse(stage: Stage, spot: Spot, lowest: number): Spot {
  const { subject } = spot;
  const isBicycle =
    subject.kind === 'vehicle' && metresOf(subject) < LOW_VEHICLE && !isRidden(stage, subject);
  const isSmall = isThing(subject) || isBicycle || (metresOf(subject) < SMALL && subject.kind !== 'plant');
  if (!isSmall || subject.size === 'huge' || lowest === Infinity) return spot;
  const most = unitOf(stage) * Math.max(LEAST_SEEN, (metresOf(subject) / lowest) * NEARER);
  return { ...spot, tall: Math.min(spot.tall, most) };
}

/** Nobody stands on the rails: a group that is too wide moves together, the first where it is. */
function stayOnPlatform(stage: Stage, spots: readonly Spot[]): Spot[] {
  if (stage.scene !== 'station' && stage.scene !== 'metro') return [...spots];
  const { width } = stage;
  const side = railSide(stage);
  const across = (x: number): number => side * (x - width / 2);
  const nearest = Math.max(...spots.map(({ x, tall }) => across(x) + tall * 0.22));
  const most = Math.min(...spots.map(({ y }) => platformReach(stage, y)));
  if (nearest <= most) return [...spots];
  const farthest = Math.min(-width * 0.3, ...spots.map(({ x }) => across(x)));
  const part = (most - farthest) / (nearest - farthest);
  return spots.map((spot) => ({
    ...spot,
    x: width / 2 + side * (farthest + (across(spot.x) - farthest) * part),
  }));
}

/** Who stands on what floats is as much smaller. */
function landOnIsland(stage: Stage, spots: readonly Spot[], size: number): Spot[] {
  const island = islandOf(stage);
  if (!island) return [...spots];
  const { x, y, ry } = island;
  return spots.map((spot) => ({
    ...spot,
    x: x + (spot.x - stage.width / 2) * 0.7,
    y: y + ry * 0.55 - (stage.height * 0.93 - spot.y) * size,
    tall: spot.tall * size,
  }));
}

const SHEETS: ReadonlySet<Stage['scene']> = new Set([
  'emblem',
  'poster',
  'studio',
  'table',
  'shelf',
  'shop-window',
]);

/** Of the shorter side, for the tallest of several; and how far apart they are. */
const [ON_CLIFF, APART] = [0.2, 0.02] as const;

/** One after the other from the edge of the cliff, in their sizes to each other. */
function cliffSpots(stage: Stage, members: readonly Member[]): Spot[] {
  const spots = members.map(({ subject, index }, place) => {
    const spot = headlandSpot(stage, subject, index, place);
    return { ...spot, tall: spot.tall * 1.5 };
  });
  if (new Set(members.map(({ subject }) => subject)).size < 2) return spots;
  const { short, light } = stage;
  const metre = (short * ON_CLIFF) / Math.max(...members.map(({ metres }) => metres));
  let x = Math.max(...spots.map((spot) => spot.x * light.side)) * light.side;
  return spots.map((spot, place) => {
    const { subject, metres } = members[place] as Member;
    const tall = Math.max(metre * metres, short * 0.05);
    const wide = tall * breadthOf(stage, subject);
    const at = x - (light.side * wide) / 2;
    x -= light.side * (wide + short * APART);
    return { ...spot, tall, x: at };
  });
}

/** On the back of the headland, on the land side of the building. */
function headlandSpot(stage: Stage, subject: Subject, index: number, place: number): Spot {
  const { width, height, short, light } = stage;
  return makeSpot(stage, subject, index, {
    x: width * (0.5 + light.side * (headlandReach(stage) - (hasBoats(stage) ? 0.08 : 0.5) - place * 0.06)),
    y: height * HEADLAND_ROW - short * 0.004,
    tall: unitOf(stage) * subject.height * 0.42,
    depth: 0.62,
  });
}

/** Of the height. */
const TOP_OF_STEPS = 0.67;

/** So many hide what stands behind them. */
const HERD = 5;

type Among = { total: number; isBehindHerd: boolean };

function buildingSpot(
  stage: Stage,
  subject: Subject,
  index: number,
  place: number,
  { total, isBehindHerd }: Among,
): Spot {
  const { width, height, short, light } = stage;
  const isOnBeach = standsOnBeach(stage);
  const scene = isOnBeach ? 'beach' : stage.scene;
  const random = stage.random(`building ${subject.key} ${index}`);
  // All of its court is before it.
  const isAlone = total === 1 || (scene === 'palace' && subject.key === 'palace-hall');
  const isTall = subject.height > 0.3;
  // On a headland buildings stand toward its tip; elsewhere they spread over the width.
  const wide =
    scene === 'sea'
      ? light.side *
        (headlandReach(stage) - (hasGreatTree(stage) ? 0.22 : 0.32) - place * (place === index ? 0.12 : 0.26))
      : isAlone
        ? light.side *
          (hasGreatTree(stage)
            ? AWAY_FROM_TREE
            : hasStream(stage)
              ? -BESIDE_STREAM
              : -random.between(0.04, 0.14))
        : besideTree(stage, (place - (total - 1) / 2) * Math.min(0.34, 0.9 / total) - light.side * 0.04);
  const island = islandOf(stage);
  if (island)
    return makeSpot(stage, subject, index, {
      x: island.x + (total > 1 ? (place - (total - 1) / 2) * island.rx * 0.8 : 0),
      y: island.y + island.ry * 0.3,
      tall: unitOf(stage) * subject.height * (total > 1 ? 0.6 : 0.9),
      depth: 0.6,
      haze: 0.04,
      isPerched: true,
    });
  if (onKnoll(stage) === subject) {
    const { x, top } = knollAt(stage);
    const tall = Math.min(unitOf(stage) * subject.height * 1.1, top * 0.85);
    return makeSpot(stage, subject, index, { x, y: top + short * 0.014, tall, depth: 0.6, haze: 0.08 });
  }
  // It stands at the top of its steps, and all of its width is over them.
  const isOnly = stage.reading.subjects.filter(({ kind }) => kind === 'building').length === 1;
  if (isOnly && subject.count === 1 && underfootOf(stage) === 'steps')
    return makeSpot(stage, subject, index, {
      x: width / 2,
      y: height * TOP_OF_STEPS,
      tall: height * TOP_OF_STEPS * 0.9,
      widest: width * 0.9,
      depth: 0.6,
    });
  // A pier leads out from the near bank: a house by it is seen on the other one, where no boats are.
  if (scene === 'lake' && hasPier(stage))
    return makeSpot(stage, subject, index, {
      x: width * (0.5 - light.side * (0.34 - place * 0.16)),
      y: stage.horizon + (height - stage.horizon) * 0.07,
      tall: unitOf(stage) * subject.height * 0.62,
      depth: 0.45,
      haze: 0.14,
    });
  const distance = scene === 'lake' ? 30 : isBehindHerd ? BEHIND_HERD : isTall ? 9 : 8;
  const y =
    scene === 'sea'
      ? height * HEADLAND_ROW - short * 0.022
      : scene === 'lake' || isOnBeach
        ? height * 0.9
        : scene === 'sky'
          ? height * 0.78
          : scene === 'water-town'
            ? rowOfDistance(stage, 20)
            : rowOfDistance(stage, distance) + (place % 2) * short * 0.02;
  const usual =
    unitOf(stage) *
    subject.height *
    (isAlone ? 1.25 : total > 2 ? 0.8 : 1) *
    (scene === 'lake' ? 1.05 : isBehindHerd ? 1.6 : 1);
  const most = width * (0.5 + headlandReach(stage) - 2 * TIP);
  const tall = scene === 'sea' ? Math.min(usual, most / breadthOf(stage, subject)) : usual;
  const x = width * (0.5 + wide);
  return makeSpot(stage, subject, index, {
    x: scene === 'sea' ? behindTip(stage, x, tall * breadthOf(stage, subject)) : x,
    y,
    tall,
    depth: 0.6,
    haze: scene === 'sea' ? 0.04 : 0.1,
    isFloating: scene === 'sky',
  });
}

/** Nearer to the land where it is so wide that it would stand out over the water; both in pixels. */
function behindTip(stage: Stage, x: number, wide: number): number {
  const { width, light } = stage;
  const most = width * (0.5 + light.side * (headlandReach(stage) - TIP)) - (light.side * wide) / 2;
  return light.side > 0 ? Math.min(x, most) : Math.max(x, most);
}
/** Bare at the tip of a headland, in widths. */
const TIP = 0.05;

/** It stands on the side that is away from the light. */
function hasGreatTree(stage: Stage): boolean {
  return stage.reading.subjects.some((one) => one.kind === 'tree' && isGreatTree(stage, one));
}
/** In widths from the middle: nothing stands behind the tree whose side was named. */
function besideTree(stage: Stage, across: number): number {
  const tree = stage.reading.subjects.find((one) => one.kind === 'tree' && isGreatTree(stage, one));
  return tree && askedSide(stage, tree) === Math.sign(across) ? -across * 0.2 : across;
}
/** It comes towards us in the middle. */
function hasStream({ reading: { subjects } }: Stage): boolean {
  return subjects.some(({ key }) => key === 'stream');
}
/** Of the width, from the middle. */
const [AWAY_FROM_TREE, BESIDE_STREAM] = [0.14, 0.31] as const;

function hasBoats(stage: Stage): boolean {
  return stage.reading.subjects.some((subject) => subject.kind === 'boat');
}
