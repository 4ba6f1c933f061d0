// Decides where what stands on the ground stands: one thing fills its frame, several keep their sizes to each other.

import { wades } from '../animals/wade.ts';
import { heightOf } from './standing-height.ts';
import { isPerson } from '../people/draw-person.ts';
import { isBall } from '../people/hands.ts';
import { isFromAbove } from '../staging/look-down.ts';
import { placeApart } from './place-apart.ts';
import { placeBehindTable } from './place-behind-table.ts';
import { ANIMAL_KINDS, type Subject } from '../reading/prompt-reading.ts';
import { emblemForm, emblemMiddle, emblemSize } from '../scenery/emblem.ts';
import { feetRow } from '../staging/underfoot.ts';
import { standsOnCliff } from '../scenery/landforms.ts';
import { knollAt, onKnoll } from '../scenery/knoll.ts';
import { islandOf } from '../scenery/floating-island.ts';
import { platformReach, railSide } from '../scenery/station.ts';
import { HEADLAND_ROW, headlandReach, standsOnBeach } from '../scenery/shore.ts';
import { footOfWords } from '../posters/sheet-words.ts';
import { isFilled, shareOf } from './share-of-frame.ts';
import { floatBalloons, isStringBalloon } from './float-balloons.ts';
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
import { breadthOf } from './breadths.ts';

/** Spots of all that stands, in the order of the subjects. */
export function placeStanding(stage: Stage, subjects: readonly Subject[]): Spot[] {
  return placeOnLand(stage, subjects).map((spot) =>
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
  const balloons = stage.scene === 'poster' ? members.filter(isStringBalloon) : [];
  if (balloons.length > 0) {
    const others = subjects.filter((one) => !balloons.some(({ subject }) => subject === one));
    return [...floatBalloons(stage, balloons, others.length > 0), ...placeOnLand(stage, others)];
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
    const houses = housesOfHerd(stage, members);
    const others = rest.filter((one) => !houses.includes(one));
    return [
      ...houses.map(({ subject, index }, place) =>
        buildingSpot(stage, subject, index, place, {
          total: houses.length,
          isBehindHerd: !isBehindHouses(stage, members),
        }),
      ),
      ...placeGroup(stage, others, houses.length > 0),
      ...apart,
    ];
  }
  const isPortrait = stage.reading.isPortrait || stage.reading.frame === 'portrait';
  const sitters = members.filter(({ subject }) => isPerson(subject));
  if (isPortrait && sitters.length > 0 && sitters.length <= 3 && sitters.length === members.length)
    return placePortraits(stage, members);
  const buildings = members.filter(({ subject }) => subject.kind === 'building');
  if (standsOnCliff(stage) && buildings.length === 0)
    return members.map(({ subject, index }, place) => {
      const spot = headlandSpot(stage, subject, index, place);
      return { ...spot, tall: spot.tall * 1.5 };
    });
  const isSet = ['emblem', 'poster', 'studio', 'table', 'shelf', 'shop-window'].includes(stage.scene);
  if (isSet || buildings.length === 0)
    return stayOnPlatform(stage, landOnIsland(stage, placeGroup(stage, members, false), 0.34));
  const others = members.filter(({ subject }) => subject.kind !== 'building');
  const byHeadland = stage.scene === 'sea' && !standsOnBeach(stage);
  return [
    ...buildings.map(({ subject, index }, place) =>
      buildingSpot(stage, subject, index, place, {
        total: buildings.length + (byHeadland ? 0 : new Set(others.map((one) => one.subject)).size),
        isBehindHerd: !byHeadland && others.length >= HERD,
      }),
    ),
    ...(byHeadland
      ? others.map(({ subject, index }, place) => headlandSpot(stage, subject, index, place))
      : landOnIsland(stage, placeGroup(stage, others, true), 0.42)),
  ];
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

/** Busts that fill the frame; two or three side by side. */
function placePortraits(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, height } = stage;
  const isClose = stage.reading.frame === 'close_up';
  const each = width / members.length;
  const tall = Math.min(height * 0.93, (each / 0.84) * (members.length > 1 ? 1.3 : 1)) * (isClose ? 1.3 : 1);
  return members.map(({ subject, index }, place) =>
    makeSpot(stage, subject, index, {
      x: each * (place + 0.5),
      y: height + 2 + (isClose ? tall * 0.2 : 0),
      tall,
      depth: 0.9 + place * 0.002,
      isPortrait: true,
    }),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const FEET_ON_SHEET = 0.89;

const FEET: Partial<Record<string, number>> = {
  lake: 0.95,
  sea: 0.945,
  'water-town': 0.965,
  moon: 0.9,
  underwater: 0.94,
  studio: 0.785,
  table: 0.87,
  shelf: 0.78,
  'shop-window': 0.795,
  poster: FEET_ON_SHEET,
  room: 0.95,
  street: 0.945,
  wall: 0.9,
};

/** Nothing is so small beside another that it would be lost: sizes are told, not measured. */
const TOLD = 0.62;
const LEAST = 0.2;
/** One looks for each thing that is laid out. */
const LEAST_LAID = 0.46;
/** Of what lies on a table that is looked down upon: more room for each than where one hides a part of the other. */
const APART = 1.18;
/** In heights of what a boat is shown beside. */
const BROAD_BOAT = 1.9;
/** An emblem has no fine parts. */
const LEAST_PRINTED = 0.6;
/** In print a saxophone is not lost beside a cat; beside people all is as large as it is. */
const LEAST_ON_SHEET = 0.5;

/** A flat disc of the least height would be as broad as a table. */
function isThrown(subject: Subject): boolean {
  return isBall(subject) || subject.key === 'frisbee';
}

/** On a table, and in two rows, what is high stands behind what is low. */
function inRows({ scene }: Stage, members: readonly Member[]): readonly Member[] {
  const isLaid = scene === 'table' && members.every(({ subject }) => LAID.has(subject.kind));
  if (members.length <= 4) return members;
  if (isLaid) return members.toSorted((a, b) => b.metres - a.metres);
  // A car or a tree of Christmas stands behind those around it, and hides nobody.
  return members.toSorted((a, b) => Number(isTallThing(b)) - Number(isTallThing(a)));
}

function isTallThing({ subject, metres }: Member): boolean {
  return subject.kind === 'vehicle' || (subject.kind === 'item' && metres > TALL_THING);
}
/** In metres: children are seen over all that is lower. */
const TALL_THING = 1.6;

const LAID: ReadonlySet<Subject['kind']> = new Set(['food', 'item', 'hat']);

function placeGroup(stage: Stage, asked: readonly Member[], hasBuildings: boolean): Spot[] {
  const members = inRows(stage, asked);
  if (members.length === 0) return [];
  const { width, height, short, scene, light } = stage;
  // On a sheet a boat is a sign beside others: as broad as they are together.
  const ashore = members.filter(({ subject }) => subject.kind !== 'boat');
  const isBeside = scene === 'poster' && ashore.length > 0;
  const most = Math.max(...(isBeside ? ashore : members).map(({ metres }) => metres));
  const least =
    scene === 'emblem'
      ? LEAST_PRINTED
      : scene === 'poster' && !members.some(({ subject }) => isPerson(subject))
        ? LEAST_ON_SHEET
        : isFromAbove(stage)
          ? LEAST_LAID
          : LEAST;
  const isMarkOfTwo = scene === 'emblem' && areOfTwoKinds(members);
  const sizes = members.map(({ subject, metres }) =>
    // Signs have no size of their own: a bird and a pot of tea are as much of a mark.
    isMarkOfTwo
      ? breadthOf(stage, subject) ** -0.5
      : isBeside && subject.kind === 'boat'
        ? BROAD_BOAT / breadthOf(stage, subject)
        : isThrown(subject)
          ? (metres / most) * 1.3
          : Math.max(least, (metres / most) ** TOLD),
  );
  const room = Math.min(height, short * 1.3);
  const isEmblem = scene === 'emblem';
  // On a sheet they swim over the waves of its foot.
  const isOfFish = scene === 'poster' && members.every(({ subject }) => subject.kind === 'fish');
  const isAbove = isFromAbove(stage);
  const rows =
    (isAbove && members.length > 3) ||
    (members.length > 4 && sum(members.map(({ subject }) => breadthOf(stage, subject))) > 3.4)
      ? 2
      : 1;
  const share = shareOf(stage, members.length, hasBuildings);
  // Above what stands on the sheet of a poster are its words.
  const isBold = scene !== 'poster' && (stage.look === 'poster' || stage.look === 'line_art');
  const bold = isBold ? 1.12 : 1;
  const wanted = room * share * bold;
  const wides = members.map(
    ({ subject }, at) => (sizes[at] ?? 1) * breadthOf(stage, subject) * (isAbove ? APART : 1),
  );
  const across = sum(wides) / rows;
  const allowed =
    (isEmblem
      ? short * (emblemForm(stage) === 'bare' ? 0.78 : 0.56)
      : width *
        (rows > 1
          ? 0.9
          : members.length > 1
            ? 0.86
            : sum(wides) > 2.2 || stage.look === 'coloring'
              ? 0.94
              : stage.reading.disc === undefined
                ? scene === 'poster' && isFilled(stage)
                  ? 1
                  : 0.72
                : 0.86)) /
    (across * 1.08);
  // Nothing stands in the words of a sheet.
  const below = scene === 'poster' ? height * FEET_ON_SHEET - footOfWords(stage) - short * 0.02 : Infinity;
  const unit = Math.min(wanted, allowed, Math.max(height * 0.2, below) / Math.max(...sizes));
  const alone = members.length === 1;
  const perRow = Math.ceil(members.length / rows);
  const lowest = isEmblem
    ? emblemFoot(stage, unit * Math.max(...sizes))
    : stage.reading.subjects.some(({ key }) => key === 'picnic')
      ? 0.87
      : isOfFish
        ? 0.7
        : (feetRow(stage) ?? FEET[scene] ?? 0.93);
  return members.map(({ subject, index }, place): Spot => {
    const random = stage.random(`stand ${subject.key} ${index}`);
    const row = Math.floor(place / perRow);
    const inRow = members.map((_, at) => at).filter((at) => Math.floor(at / perRow) === row);
    const reach = inRow.reduce((total, at) => total + (wides[at] ?? 0), 0);
    const before = inRow.filter((at) => at < place).reduce((total, at) => total + (wides[at] ?? 0), 0);
    const middle = before + (wides[place] ?? 0) / 2 - reach / 2;
    const aside =
      alone && !isEmblem
        ? -light.side * Math.min(0.07, (width / short - 0.5) * 0.1) * random.between(0.4, 1) * width
        : 0;
    const isFar = rows > 1 && row === 0;
    const tall =
      unit *
      (sizes[place] ?? 1) *
      (isFar && !isAbove ? 0.86 : 1) *
      (isEmblem || alone ? 1 : random.between(0.97, 1.03));
    const step = rows > 1 ? (isFar ? 0 : 1) : place % 2 === 0 || isEmblem ? 1 : 0;
    return makeSpot(stage, subject, index, {
      x: width / 2 + middle * unit * 1.06 + aside + (isFar ? unit * 0.16 : 0),
      y: isAbove
        ? height * (rows === 1 ? 0.5 : isFar ? 0.31 : 0.69) + tall / 2
        : height * lowest -
          (1 - step) *
            (rows > 1 ? Math.max(short * 0.07, LAID.has(subject.kind) ? tall * 0.55 : 0) : short * 0.02),
      tall,
      depth: 0.75 - (1 - step) * 0.02,
      isFloating: isEmblem || isAbove || isOfFish,
      ...(floats(stage, subject) ? floatOver(stage, place) : {}),
    });
  });
}

/** Not of two animals, or two people, of which one is larger than the other. */
function areOfTwoKinds(members: readonly Member[]): boolean {
  const [one, other] = members.map(({ subject }) => subject);
  if (!one || !other || members.length > 2 || one === other) return false;
  return isAlive(one) !== isAlive(other) || (!isAlive(one) && one.kind !== other.kind);
}

function isAlive({ kind }: Subject): boolean {
  return kind === 'figure' || ANIMAL_KINDS.has(kind);
}

/** What is wide and low is about the middle of its emblem: at the foot there is less room. */
function emblemFoot(stage: Stage, tall: number): number {
  const { short, height } = stage;
  const size = emblemSize(stage);
  return (emblemMiddle(stage) + Math.min(short * 0.26 * size, tall * 0.5 + short * 0.05 * size)) / height;
}

/** "Sneakers floating on an orange background": over the paper that they would stand on. */
function floats({ scene, reading }: Stage, { kind }: Subject): boolean {
  return scene === 'studio' && reading.relations.has('fly') && FLOATING.has(kind);
}
const FLOATING: ReadonlySet<Subject['kind']> = new Set(['item', 'hat', 'food', 'plant']);

function floatOver({ height, light }: Stage, place: number): Pick<Spot, 'y' | 'turn' | 'isFloating'> {
  return { y: height * (0.64 - (place % 2) * 0.03), turn: light.side * 0.16, isFloating: true };
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
      ? light.side * (headlandReach(stage) - 0.32 - index * 0.12)
      : isAlone
        ? -light.side * random.between(0.04, 0.14)
        : (place - (total - 1) / 2) * Math.min(0.34, 0.9 / total) - light.side * 0.04;
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
  return makeSpot(stage, subject, index, {
    x: width * (0.5 + wide),
    y,
    tall:
      unitOf(stage) *
      subject.height *
      (isAlone ? 1.25 : total > 2 ? 0.8 : 1) *
      (scene === 'lake' ? 1.05 : isBehindHerd ? 1.6 : 1),
    depth: 0.6,
    haze: scene === 'sea' ? 0.04 : 0.1,
    isFloating: scene === 'sky',
  });
}

function hasBoats(stage: Stage): boolean {
  return stage.reading.subjects.some((subject) => subject.kind === 'boat');
}
