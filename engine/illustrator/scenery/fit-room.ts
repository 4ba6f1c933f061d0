// What was asked for of a room stands in it as rooms are furnished: along its walls, on them, a lamp on what bears it.

import type { Link, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { redrawnAs } from '../things/redrawn.ts';
import { isInCockpit } from './cockpit.ts';
import { hallOf } from './hall-kind.ts';
import { roomKindOf } from './room-kind.ts';
import { isSillNamed } from './window-box.ts';
import { isThroneHall } from './throne-hall.ts';
import { isInShip } from './ship-room.ts';
import { FITTINGS, TOPS } from './fittings.ts';
import type { Piece } from './room-piece.ts';
import { BODY_KINDS } from '../reading/subject-kinds.ts';

/** Drawn before the wall with their guests where somebody is in them. */
const TAKEN: ReadonlySet<string> = new Set([
  'own/bed',
  'own/bathtub',
  'own/floor-lamp',
  'own/sofa',
  'own/armchair',
]);
/** These go with the desk that every office has. */
const OF_DESK: ReadonlySet<string> = new Set(['own/monitor', 'own/chair']);
/** They make room. */
const YIELDING: ReadonlySet<string> = new Set([
  'own/house-plant',
  'own/wall-picture',
  'own/floor-lamp',
  'own/pendant',
  'own/sofa',
  'own/tea-table',
]);
const MIRROR = /mirror|dressing-table/;
const MOST = 3;
/** Small enough for so many. */
const SEVERAL: ReadonlySet<string> = new Set([
  'own/armchair',
  'own/nightstand',
  'own/table-lamp',
  'own/floor-lamp',
  'own/wall-mirror',
  'own/wall-picture',
  'own/pendant',
]);
/** They stand on no floor: of too many those hang for which there is room. */
const HUNG = /^own\/(?:pendant|chandelier|wall-picture|wall-clock)$/;
const MOST_PLANTS = 5;
/** Of the width of what a plant stands before. */
const MOST_HIDDEN = 0.4;
/** Plants for which the wall has no room stand so far before it, in metres. */
const BEFORE_WALL = [1, 1.6] as const;
/** The part of the wall that the window has, in metres toward it. */
const WINDOW = [0.1, 1.95] as const;
const SILL = 1.25;

type RoomStage = Pick<Stage, 'scene' | 'words' | 'reading'>;
/** Rooms are mirrored so that their window is where the light comes from. */
type LitRoom = RoomStage & Pick<Stage, 'light'>;

/** What has another drawing in a room, on its wall or in it. */
const IN_ROOMS: Readonly<Record<string, string>> = {
  mirror: 'own/wall-mirror',
  'desktop-computer': 'own/monitor',
  bathtub: 'own/bathtub',
  door: 'own/room-door',
};

function nameOf(subject: Subject): string {
  return IN_ROOMS[subject.key] ?? redrawnAs(subject);
}

/** Whether it is drawn with the room, and does not stand before the wall by itself. */
export function isFitting(stage: RoomStage, subject: Subject): boolean {
  const { scene, reading } = stage;
  const name = nameOf(subject);
  if (scene !== 'room' || FITTINGS[name] === undefined) return false;
  // Of what is large one has room at the walls: several stand there by themselves.
  const most = name === PLANT || OF_DESK.has(name) ? Infinity : SEVERAL.has(name) ? MOST : 1;
  if (subject.isCounted === true && subject.count > most && !HUNG.test(name)) return false;
  if (isInCockpit(stage) || isInShip(stage) || hallOf(stage) || isThroneHall(stage) || reading.inside)
    return false;
  if (name === PLANT && (!isBesideFurniture(stage) || isOnSomething(reading, subject))) return false;
  if (OF_DESK.has(name) && !hasOwnDesk(stage)) return false;
  if (isLamp(subject) && isOnStanding(stage, subject)) return false;
  if (!TAKEN.has(name) && !OF_DESK.has(name)) return !isUsed(reading.links, reading.subjects, subject);
  return (
    reading.subjects.every(({ kind }) => !BODY_KINDS.has(kind)) &&
    !isUsed(reading.links, reading.subjects, subject)
  );
}

const PLANT = 'own/house-plant';

/** 书桌上有一杯咖啡和一盏台灯: on what stands there by itself, and not on a nightstand of its own. */
function isOnStanding(stage: RoomStage, lamp: Subject): boolean {
  const { links, subjects } = stage.reading;
  return links.some(({ relation, from, to }) => {
    const bearer = subjects[to ?? -1];
    return relation === 'on' && subjects[from] === lamp && bearer !== undefined && !isFitting(stage, bearer);
  });
}

/** 洗手台上放着绿植: one for a washstand is small. */
export function isOnSomething({ links, subjects }: Stage['reading'], subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return links.some(({ relation, from, to }) => {
    const bearer = subjects[to ?? -1];
    return (
      relation === 'on' && from === own && bearer !== undefined && FITTINGS[nameOf(bearer)] !== undefined
    );
  });
}

/** Plants are of the room where other furniture is asked for; alone they are what the picture is of. */
function isBesideFurniture({ words, reading }: RoomStage): boolean {
  if (isSillNamed(words)) return false;
  return reading.subjects.some((one) => nameOf(one) !== PLANT && FITTINGS[nameOf(one)] !== undefined);
}

/** An office with its own desk: where nobody asks for a table, or works at one. */
function hasOwnDesk({ words, reading }: RoomStage): boolean {
  return roomKindOf({ words }) === 'office' && reading.subjects.every(({ key }) => !/table|desk$/.test(key));
}

/** Somebody is in it, or something on it that is none of the room's. */
function isUsed(links: readonly Link[], subjects: readonly Subject[], subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return links.some(({ relation, from, to }) => {
    const other = subjects[from === own ? (to ?? -1) : from];
    if (from !== own && to !== own) return false;
    if (relation === 'holding') return true;
    // Who is seen in a mirror is not in it.
    if (MIRROR.test(nameOf(subject))) return false;
    // What is set on a washstand leaves it where it is.
    if (relation === 'on' && to === own && nameOf(subject) === 'own/washstand') return false;
    return (
      to === own &&
      (relation === 'in' || relation === 'on') &&
      other !== undefined &&
      FITTINGS[nameOf(other)] === undefined
    );
  });
}

/** The piece of the room that this is drawn as; undefined where it is none. */
export function fittingOf(stage: RoomStage, subject: Subject): string | undefined {
  return isFitting(stage, subject) ? nameOf(subject) : undefined;
}

/** The side that the words put it on, as in a plan of the room; undefined where they put it on none. */
function askedSide({ reading, light }: LitRoom, subject: Subject): -1 | 1 | undefined {
  const own = reading.subjects.indexOf(subject);
  const asked = reading.links.find(
    ({ relation, from, to }) => from === own && to === null && (relation === 'left' || relation === 'right'),
  );
  if (!asked) return undefined;
  return (asked.relation === 'left') === (light.side === 1) ? -1 : 1;
}

/** Metres from the middle that are plainly on one side. */
const ASIDE = 1.6;

type Box = { left: number; right: number; low: number; high: number; before: number };

function boxOf({ name, across, up = 0, before = 0 }: Piece): Box {
  const own = OWN_DRAWINGS[name];
  const [wide, tall] = [(own?.width ?? 60) / 100, (own?.height ?? 60) / 100];
  return { left: across - wide / 2, right: across + wide / 2, low: up, high: up + tall, before };
}

/** One hides a part of the other; what stands far out on the floor hides little of the wall. */
function meet(a: Box, b: Box): boolean {
  const isApart = Math.abs(a.before - b.before) > 0.55 && Math.min(a.low, b.low) === 0;
  return (
    !isApart &&
    a.left < b.right - 0.06 &&
    b.left < a.right - 0.06 &&
    a.low < b.high - 0.1 &&
    b.low < a.high - 0.1
  );
}

/** The plan of a room with what was asked for in it, and without what would be in its way. `reach`: metres from the middle to the edge of the frame. */
export function fitRoom(stage: LitRoom, plan: readonly Piece[], reach: number): readonly Piece[] {
  const wanted = stage.reading.subjects.filter((subject) => isFitting(stage, subject));
  const fitted: Piece[] = [...tableFor(stage, plan), ...nightstandFor(stage)];
  if (wanted.length === 0 && fitted.length === 0) return plan;
  const names = new Set(wanted.map(nameOf));
  const others = plan.filter(({ name }) => !names.has(name) && !YIELDING.has(name));
  // Lamps come last, and stand on what is there.
  const inOrder = wanted.toSorted((a, b) => Number(isLamp(a)) - Number(isLamp(b)));
  for (const subject of inOrder) {
    const name = nameOf(subject);
    const usual: Piece = (name === 'own/chair' ? undefined : plan.find((piece) => piece.name === name)) ?? {
      name,
      ...FITTINGS[name],
      across: FITTINGS[name]?.across ?? 0,
    };
    const side = askedSide(stage, subject);
    const place: Piece = {
      ...usual,
      across: side === undefined ? usual.across : side * Math.max(Math.abs(usual.across), ASIDE),
      isAsked: true,
      ...(subject.colour === undefined ? {} : { colour: subject.colour }),
    };
    const count = Math.min(subject.count, name === PLANT ? MOST_PLANTS : MOST);
    for (let index = 0; index < count; index++) {
      // Side by side on the desk.
      if (name === 'own/monitor')
        fitted.push({ ...place, across: place.across + spread(index, count) * 0.75 });
      else if (isLamp(subject)) fitted.push(...lampOn(plan, fitted, index, place, reach));
      else {
        const wish = { ...place, across: place.across + spread(index, count) };
        const free = freePlace(wish, [fitted, others], reach, side);
        // Of many plants those stand there that have room.
        if (free || index === 0) fitted.push(free ?? wish);
      }
    }
  }
  // Those on the wall and those under the counter are of one kind.
  const ofCabinets = fitted.find(({ name }) => name === 'own/cabinets')?.colour;
  const tinted = plan.map((piece) =>
    piece.name === 'own/counter' && ofCabinets !== undefined ? { ...piece, colour: ofCabinets } : piece,
  );
  return [
    ...tinted.flatMap((piece) => (names.has(piece.name) ? [] : makeRoom(piece, fitted, reach))),
    ...fitted,
  ];
}

/** "A kitchen with a dining table": the word is a place elsewhere, but a room has one in it. */
function tableFor({ reading }: RoomStage, plan: readonly Piece[]): Piece[] {
  const hasOwn =
    reading.subjects.some(({ key, kind }) => key.includes('table') || BODY_KINDS.has(kind)) ||
    plan.some(({ name }) => /table$|desk$/.test(name));
  if (hasOwn || !reading.scenes.includes('table') || !reading.scenes.includes('room')) return [];
  return [
    { name: 'own/chair', across: -0.95, before: 0.85, isAsked: true },
    { name: 'own/chair', across: 0.55, before: 0.85, isAsked: true },
    { name: 'own/table', across: -0.2, before: 0.95, isAsked: true },
  ];
}

/** In a bedroom small things are on it. */
function nightstandFor({ words, reading }: RoomStage): Piece[] {
  const { subjects } = reading;
  const hasOwn = subjects.some((one) => BODY_KINDS.has(one.kind) || TOPS[nameOf(one)] !== undefined);
  if (hasOwn || roomKindOf({ words }) !== 'bedroom' || !subjects.some(isSmall)) return [];
  return [{ name: 'own/nightstand', across: -1.75, before: 0.3, isAsked: true }];
}

const SMALL = 0.6;

function isSmall(one: Subject): boolean {
  return (
    ['item', 'hat', 'food'].includes(one.kind) && FITTINGS[nameOf(one)] === undefined && metresOf(one) < SMALL
  );
}

/** What is usual there moves aside; what would only fill the corner goes. */
function makeRoom(piece: Piece, fitted: readonly Piece[], reach: number): Piece[] {
  // Lamps hide little of the books that make a library.
  const solid = piece.name === 'own/bookshelf' ? fitted.filter(({ name }) => !SEVERAL.has(name)) : fitted;
  const isInWay = (one: Piece): boolean => solid.some((other) => meet(boxOf(other), boxOf(one)));
  if (!isInWay(piece)) return [piece];
  if (YIELDING.has(piece.name)) return [];
  const moved = { ...piece, across: freeAcross(piece, [fitted, []], reach) };
  return isInWay(moved) ? [] : [moved];
}

/** Several of one kind hang or stand to both sides. */
function spread(index: number, count: number): number {
  return (index - (count - 1) / 2) * 0.95;
}

function isLamp({ drawing }: Subject): boolean {
  return drawing === 'own/table-lamp';
}

/** On what bears it already, else with a table of its own. */
function lampOn(
  plan: readonly Piece[],
  fitted: readonly Piece[],
  index: number,
  lamp: Piece,
  reach: number,
): Piece[] {
  const bearers = [...fitted, ...plan.filter(({ before = 0 }) => before < 0.8)].filter(
    ({ name }) => TOPS[name] !== undefined,
  );
  const bearer = bearers[index];
  if (bearer) {
    // At the end of a long top.
    const aside = (OWN_DRAWINGS[bearer.name]?.width ?? 50) > 90 ? -0.4 : 0;
    return [
      { ...lamp, across: bearer.across + aside, up: TOPS[bearer.name] ?? 0.6, before: bearer.before ?? 0 },
    ];
  }
  const table = { name: 'own/nightstand', across: lamp.across, before: lamp.before ?? 0.3 };
  const across = freeAcross(table, [fitted, plan], reach);
  return [
    { ...table, across, isAsked: true },
    { ...lamp, across, up: TOPS['own/nightstand'] ?? 0.58 },
  ];
}

/** Plants for which the wall has no room stand out on the floor, none behind another; null where that is full, too. */
function freePlace(
  piece: Piece,
  taken: readonly [fitted: readonly Piece[], others: readonly Piece[]],
  reach: number,
  side?: -1 | 1,
): Piece | null {
  const usual = { ...piece, across: freeAcross(piece, taken, reach, side) };
  if (piece.name !== PLANT) return usual;
  // Nor before what makes the room what it is: the shelves and the chair of a library.
  const standing = taken.flat();
  const half = (OWN_DRAWINGS[PLANT]?.width ?? 60) / 200;
  // Out on the floor it would hide the most of what stands behind it.
  const isBefore = (one: Piece, other: Piece): boolean => {
    const [a, b] = [boxOf(one), boxOf(other)];
    const common = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return taken[0].includes(other) && b.low === 0 && common > (b.right - b.left) * MOST_HIDDEN;
  };
  const isSeen = (one: Piece): boolean =>
    standing.every(
      (other) =>
        !meet(boxOf(other), boxOf(one)) &&
        (other.name === PLANT ? Math.abs(other.across - one.across) > half * 1.3 : !isBefore(one, other)),
    );
  if (isSeen(usual)) return usual;
  const most = reach - half - 0.05;
  for (const before of BEFORE_WALL)
    for (let across = -most; across <= most; across += 0.2)
      if (across * (side ?? across) >= 0 && isSeen({ ...piece, across, before }))
        return { ...piece, across, before };
  return null;
}

/**
 * The free place that is nearest to where it would rather be. `taken`: first what must not be hidden, then what would go
 * where there is no other room. On one side only, where one is asked for.
 */
function freeAcross(
  piece: Piece,
  taken: readonly [fitted: readonly Piece[], others: readonly Piece[]],
  reach: number,
  side?: -1 | 1,
): number {
  const half = (OWN_DRAWINGS[piece.name]?.width ?? 60) / 200;
  const most = Math.max(0, reach - half - 0.05);
  const wish = Math.min(most, Math.max(-most, piece.across));
  const isFree = (across: number, pieces: readonly Piece[]): boolean => {
    const box = boxOf({ ...piece, across });
    const hidesWindow =
      box.high > SILL && box.before < 0.55 && box.left < WINDOW[1] - 0.25 && box.right > WINDOW[0] + 0.25;
    return !hidesWindow && !pieces.some((one) => meet(boxOf(one), box));
  };
  for (const pieces of [taken.flat(), taken[0]])
    for (let step = 0; step < 60; step++) {
      const across = wish + (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 0.12;
      if (side !== undefined && across * side < half) continue;
      if (Math.abs(across) <= most && isFree(across, pieces)) return across;
    }
  return wish;
}
