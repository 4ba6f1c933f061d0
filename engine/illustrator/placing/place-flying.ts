// Where what flies is: how high, how large, and apart from the others in the air.

import type { Subject } from '../reading/prompt-reading.ts';
import { cabinFor } from '../casting/drive.ts';
import { aboveTowers, isLargeSwimmer } from './giant-in-city.ts';
import { makeSpot, shownCount, unitOf, type Spot } from './spot.ts';
import { COILING_DRAGON } from '../things/coiling-dragon.ts';
import { isFlyingDragon } from '../things/dragons.ts';
import { metresOf } from '../things/metres.ts';
import type { Stage } from '../staging/stage.ts';

/** In pixels: candles that float beside somebody are no larger than if they were a few steps nearer. */
function mostBesidePeople({ short, reading }: Stage, subject: Subject, standing: number): number {
  const isBeside = standing > 0 && reading.subjects.some(({ kind }) => kind === 'figure');
  if (subject.kind !== 'item' || subject.size === 'huge' || !isBeside) return Infinity;
  return short * Math.max(LEAST_ITEM, metresOf(subject) * METRE * NEARER);
}
/** Of the shorter side: a metre of people who stand in front, and what would still be seen. */
const [METRE, LEAST_ITEM] = [0.36, 0.07] as const;
/** So many times as large as beside them. */
const NEARER = 2;

export function flyingSpot(
  stage: Stage,
  subject: Subject,
  index: number,
  count: number,
  standing: number,
  chanceX: number,
  chanceY: number,
  slot: number,
): Spot {
  const { width, height, light, scene } = stage;
  const isOpen = scene === 'space' || scene === 'sky';
  // Who hold hands are as near as each other, and upright.
  const isChained = stage.reading.handChain?.some((one) => one.subject === subject) === true;
  const isHero = standing === 0 && (index === 0 || isChained) && subject.kind !== 'bird';
  const far = index === 0 || isChained ? 0 : 0.25 + 0.65 * ((index * 0.618 + chanceX * 0.3) % 1);
  const size = (isHero ? (isOpen ? 1.35 : 1.15) : 1) * (1 - far * 0.68);
  const tall =
    unitOf(stage) *
    Math.max(
      subject.height * size,
      standing === 0 ? leastInSky(stage, subject) : 0,
      index === 0 && isFlown(stage.reading, subject) ? leastFlown(subject) : 0,
    ) *
    (subject.kind === 'figure' || subject.kind === 'full' || subject.kind === 'face' ? 1.15 : 1) *
    // Beside people and tractors a drone is as small as it is, and so are tiny fairies.
    ((subject.key === 'drone' || subject.size === 'tiny') && standing > 0 ? 0.36 : 1);
  const x =
    count === 1
      ? 0.5 - light.side * (isHero ? 0.06 : 0.2)
      : index === 0
        ? 0.5 - light.side * 0.14
        : (besideFirst(stage, subject, index, count, chanceX) ??
          0.08 + 0.84 * ((index * 0.382 + chanceX * 0.2 + 0.1) % 1));
  const ceiling = isOpen ? 0.74 : 0.62;
  const y =
    count === 1
      ? isHero
        ? isOpen
          ? 0.66
          : 0.5
        : 0.32
      : index === 0
        ? ceiling - 0.08
        : subject.kind === 'air' && count > FEW && DOWN[index] !== undefined
          ? DOWN[index]
          : 0.14 + (ceiling - 0.2) * ((index * 0.75 + chanceY * 0.4) % 1);
  // Several things in the air keep apart: the second goes over to the light.
  const apart =
    slot === 0
      ? 0
      : light.side * (slot % 2 === 1 ? 0.36 : -0.3) * (stage.reading.subjects.length > 1 ? 1 : 0);
  const middle =
    isHero && slot === 0 && count === 1
      ? height * (isOpen ? 0.47 : 0.36) + tall / 2
      : Math.min(height * (y - slot * 0.06), overHills(stage, subject, index, count));
  return makeSpot(stage, subject, index, {
    x: width * (x + apart),
    y: middle,
    tall: Math.min(slot === 0 ? tall : tall * 0.8, mostBesidePeople(stage, subject, standing)),
    turn:
      scene === 'space' && !isChained && ['figure', 'full', 'face'].includes(subject.kind)
        ? light.side * (0.2 + chanceX * 0.25)
        : 0,
    // Over water things fly behind it in the order of painting, so that it mirrors them.
    depth: ['lake', 'sea', 'city', 'water-town'].includes(scene) ? 0.285 - far * 0.02 : 0.66 - far * 0.3,
    isFloating: true,
    haze: isOpen && scene === 'space' ? 0 : 0.04 + far * 0.4,
    ...(isSoaringAlone(stage.reading, subject.key) && subject.words !== undefined
      ? { x: width * (0.5 - light.side * 0.06), y: height * 0.08 + tall }
      : {}),
    ...(isAtMoon(stage, subject) ? { x: light.x, y: light.y + tall * 0.62 } : {}),
    ...(isOverLand(stage, subject) ? overLand(stage, subject, tall) : {}),
    ...(isOverLand(stage, subject) && count > 1 ? sideBySide(stage, { index, count }, tall) : {}),
    ...halfOfSky(stage, subject, tall),
    ...(isLargeSwimmer(stage, subject) ? aboveTowers(stage) : {}),
    ...(INSECTS.has(subject.key) ? nearBy(stage, index, tall, middle) : {}),
  });
}

/** Nobody sees one far over the water, before hills and clouds. */
const INSECTS: ReadonlySet<string> = new Set([
  'butterfly',
  'dragonfly',
  'bee',
  'honeybee',
  'moth',
  'ladybug',
]);

function nearBy({ short, height }: Stage, index: number, tall: number, y: number): Partial<Spot> {
  return {
    tall: Math.max(tall, short * (index === 0 ? 0.17 : 0.12)),
    y: Math.min(height * 0.74, y + height * 0.14),
    depth: 0.72 - index * 0.002,
    haze: 0,
  };
}

/** From the middle towards the light, in widths, after the first. */
const ASIDE = [0, 0.25, -0.39, 0.07, 0.42, 0.41, -0.28, -0.45, 0.22] as const;
/** How far down those of more than a few are, in heights: where they stand closer chance would hide one behind another. */
const DOWN = [0, 0.36, 0.35, 0.2, 0.16, 0.37, 0.16, 0.14, 0.13] as const;
const FEW = 4;

/** So high that whoever is in it, or what it has, is seen. */
function leastFlown({ key }: Subject): number {
  return key === 'hot-air-balloon' ? 0.72 : 0.34;
}

function isFlown({ links, subjects }: Stage['reading'], subject: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      (subjects[to ?? -1] === subject && cabinFor(relation, subject) !== undefined) ||
      // What is in its beak is to be seen, too.
      (relation === 'holding' && subjects[from] === subject && subject.kind === 'bird'),
  );
}

/** A few large things keep clear of each other: to both sides of the first. */
function besideFirst(
  { light }: Stage,
  { kind, words }: Subject,
  index: number,
  count: number,
  chance: number,
): number | undefined {
  const isFew = kind === 'bird' && words !== undefined && count <= FEW;
  const aside = (kind === 'air' && count <= ASIDE.length) || isFew ? ASIDE[index] : undefined;
  return aside === undefined ? undefined : 0.5 + light.side * (aside + (chance - 0.5) * 0.05);
}

/** Several that float over a land hang over its hills, the first one lowest. */
function overHills(
  { scene, horizon, short }: Stage,
  { kind }: Subject,
  index: number,
  count: number,
): number {
  const isOver = kind === 'air' && count > 1 && scene !== 'sky' && scene !== 'space' && scene !== 'room';
  return isOver ? horizon - short * (index === 0 ? 0.17 : 0.22) : Infinity;
}

/** One that coils is as long as the sky is wide. */
function overLand(stage: Stage, { drawing }: Subject, tall: number): Partial<Spot> {
  const { width, height, short } = stage;
  const isCoiling = drawing === COILING_DRAGON;
  const high = isCoiling ? Math.min(short * 0.56, width * 0.53) : tall * 0.66;
  return { x: width * 0.5, tall: high, y: height * (isCoiling ? 0.03 : 0.06) + high };
}

function isOfPair({ key }: Subject): boolean {
  return key === 'phoenix' || key === 'dragon';
}

/** 龙凤呈祥: a dragon and a phoenix have the sky between them, the phoenix towards the light. */
function halfOfSky(
  { width, height, short, light, reading }: Stage,
  subject: Subject,
  tall: number,
): Partial<Spot> {
  const pair = reading.subjects.filter((one) => one.count === 1 && isOfPair(one));
  if (!pair.includes(subject) || new Set(pair.map(({ key }) => key)).size < 2) return {};
  const isCoiling = pair.some(({ drawing }) => drawing === COILING_DRAGON);
  const high = Math.min(tall, (isCoiling ? 0.38 : 0.29) * short, width * 0.34);
  const [ofDragon, ofPhoenix] = isCoiling ? [-0.2, 0.26] : [-0.26, 0.28];
  const aside = light.side * (subject.key === 'phoenix' ? ofPhoenix : ofDragon);
  return { x: width * (0.5 + aside), tall: high, y: height * 0.14 + high, isFlipped: aside < 0 };
}

/** Several have the sky between them, every second one a little lower. */
function sideBySide(
  { width, height }: Stage,
  { index, count }: { index: number; count: number },
  tall: number,
): Partial<Spot> {
  const room = width / Math.max(2, count);
  const high = Math.min(tall, room * 0.72);
  return {
    x: room * (index + 0.5),
    tall: high,
    y: height * (0.06 + (index % 2) * 0.08) + high,
    isFlipped: index % 2 === 1,
  };
}

/** A sleigh flies past the moon. */
function isAtMoon({ reading, time }: Stage, { key }: Subject): boolean {
  return key === 'sled' && time === 'night' && reading.subjects.some((one) => one.key === 'moon');
}

/** A dragon that flies leaves the land below it to be seen. */
function isOverLand({ reading }: Stage, subject: Subject): boolean {
  return isFlyingDragon(subject) && reading.subjects.length > 1;
}

/** Large birds on broad wings. */
const SOARING: ReadonlySet<string> = new Set(['eagle', 'owl', 'crane', 'gull']);

/** A few birds or butterflies in nothing but sky: the image is of them. By how many there are. */
const LEAST_IN_SKY = [0.42, 0.3, 0.26, 0.22] as const;

function isSoaringAlone({ subjects }: Stage['reading'], key: string): boolean {
  return SOARING.has(key) && subjects.length === 1 && subjects[0]?.count === 1;
}

function leastInSky({ scene, reading }: Stage, { key, words }: Subject): number {
  if (words === undefined) return 0;
  // Who soars alone over a land is what the image is of.
  if (isSoaringAlone(reading, key)) return LEAST_IN_SKY[0];
  if (scene !== 'sky') return 0;
  return LEAST_IN_SKY[reading.subjects.reduce((sum, one) => sum + shownCount(one), 0) - 1] ?? 0;
}
