// Words on boards: over a street, on the wall of a room, on a post in the open; in neon on a wall; in chalk in a class.

import { luminance, mix, type Colour } from '#engine/raster/colour.ts';
import { HANKEN, NEWSREADER } from '#engine/letters/font-for.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Writing } from '../reading/writing/sheet-reading.ts';
import { NEON, paintBanner, paintSlate, paintWallBoard, type Board } from '../scenery/boards.ts';
import type { Spot } from '../placing/spot.ts';
import { WALL_FOOT } from '../scenery/brick-wall.ts';
import { doorBoard } from '../scenery/house-door.ts';
import type { Stage } from '../staging/stage.ts';
import type { Lettering } from './lettering.ts';

/** A board with what stands on it. */
export type Sign = { layer: Layer; lettering: Lettering };

/** Whether words with such a carrier, or with none in this place, stand on a board. */
export function isSignLike({ scene }: Stage, { on }: Writing): boolean {
  if (on === 'sign' || on === 'neon' || on === 'banner' || on === 'board') return true;
  return on === undefined && ['street', 'room', 'shop-window'].includes(scene);
}

const SLATE = /chalk ?boards?|black ?boards?|黑板/;
const WHITEBOARD = /white ?boards?|白板/;

/**
 * The board of a text.
 *
 * @param place The how-manieth it is.
 * @param spots Of those who stand before it.
 */
export function signOf(
  stage: Stage,
  text: string,
  { on }: Writing,
  { place, spots }: { place: number; spots: readonly Spot[] },
): Sign {
  const isSlate = isOnSlate(stage.words, on);
  if (stage.scene === 'room' && isOfClass(stage, on))
    return classBoard(stage, text, { place, spots }, isSlate);
  const isNeon = on === 'neon' || stage.isNeon;
  const { letterInk } = stage.reading;
  const colour = (isNeon ? letterInk : undefined) ?? stage.random(`sign ${text}`).pick(NEON);
  if (on === 'banner') return bannerSign(stage, text, place);
  const { hangs, depth, ...board } = boardFor(stage, text, on, { place, spots });
  return {
    layer: painted(`sign ${place}`, depth, (brush) =>
      isSlate
        ? paintSlate(stage, brush, board, { hangs, isWhite: false })
        : paintWallBoard(stage, brush, board, { neon: isNeon ? colour : undefined, hangs }),
    ),
    lettering: {
      text,
      x: board.x,
      y: board.y,
      wide: board.wide * 0.86,
      tall: board.tall * 0.86,
      pixels: board.tall * 0.62,
      hand: HANKEN,
      ink: isNeon ? mix(colour, '#ffffff', 0.72) : (letterInk ?? '#fbf3e2'),
      ...(isNeon ? { glow: colour } : {}),
      lines: 2,
    },
  };
}

/** Nearer than all that hangs or stands at the walls, lamps too: it is to be read. */
const IN_ROOM = 0.61;

/** Nearer than the door of a house. */
const ON_DOOR = 0.512;

type Hung = Board & { hangs: 'above' | 'post' | 'wall'; depth: number };

/** Where it hangs or stands, pixels, and how large it is. */
function boardFor(
  stage: Stage,
  text: string,
  on: Writing['on'],
  { place, spots }: { place: number; spots: readonly Spot[] },
): Hung {
  const { width, height, short, horizon, light, scene } = stage;
  const broad = short * (0.14 + 0.11 * visualLength(text));
  const held = place === 0 ? heldBoard(spots, broad) : undefined;
  if (held) return held;
  if (scene === 'wall') {
    const hasDoor = stage.reading.subjects.some(({ key }) => key === 'house-door');
    if (hasDoor && place === 0)
      return { ...doorBoard(stage, spots, height * WALL_FOOT), hangs: 'above', depth: ON_DOOR };
    // Over the heads of those who stand before it; alone it is what is to be seen.
    const isAlone = stage.reading.subjects.every(({ kind }) => kind === 'landmark');
    const tall = short * (isAlone ? 0.22 : 0.14);
    const y = height * (isAlone ? 0.4 : 0.17) + place * tall * 1.3;
    const wide = Math.min(width * 0.74, broad * (isAlone ? 1.5 : 1));
    return { x: width / 2, y, wide, tall, hangs: 'wall', depth: 0.505 };
  }
  const isFascia = scene === 'shop-window';
  const isOverhead = isFascia || scene === 'street';
  const isInside = scene === 'room';
  const tall = short * (isOverhead ? 0.15 : 0.13);
  const wide = Math.min(width * (isOverhead ? 0.62 : 0.4), broad);
  if (isOverhead) {
    const y = isFascia
      ? height * 0.12 + place * tall * 1.1
      : Math.max(tall, horizon - short * 0.36) + place * tall * 1.3;
    return { x: width / 2, y, wide, tall, hangs: 'above', depth: 0.43 };
  }
  if (isInside) {
    const y = horizon * 0.24 + place * tall * 1.3;
    return { x: width * (0.5 - light.side * 0.24), y, wide, tall, hangs: 'above', depth: IN_ROOM };
  }
  const y = horizon + short * 0.1 + place * tall * 1.2;
  return { x: width * (0.5 + light.side * 0.24), y, wide, tall, hangs: 'post', depth: 0.7 };
}

/** Of who holds a board: how high its middle is, how tall it is, and how wide so that the hands are seen beside it. */
const [BREAST, HELD_TALL, HELD_WIDE] = [0.66, 0.2, 0.46] as const;
/** Animals that stand have large heads. */
const BREAST_OF_ANIMAL = 0.5;

function heldBoard(spots: readonly Spot[], broad: number): Hung | undefined {
  const holder = spots.find(({ work }) => work === 'placard');
  if (!holder) return undefined;
  const { x, y, tall, depth, subject } = holder;
  const breast = subject.person?.animal ? BREAST_OF_ANIMAL : BREAST;
  const wide = Math.max(tall * HELD_WIDE * 0.8, Math.min(tall * HELD_WIDE, broad));
  return { x, y: y - tall * breast, wide, tall: tall * HELD_TALL, hangs: 'wall', depth: depth + 0.001 };
}

/** Cloth that is strung across the whole picture, over all that is there. */
function bannerSign(stage: Stage, text: string, place: number): Sign {
  const { width, height, short } = stage;
  const tall = short * 0.17;
  const wide = Math.min(width * 0.8, short * (0.3 + 0.13 * visualLength(text)));
  const board = { x: width / 2, y: height * 0.17 + place * tall * 1.3, wide, tall };
  const cloth = stage.reading.colours[0] ?? '#c22f34';
  return {
    layer: painted(`sign ${place}`, 0.43, (brush) => paintBanner(stage, brush, board, cloth)),
    lettering: {
      text,
      x: board.x,
      y: board.y,
      wide: wide * 0.84,
      tall: tall * 0.8,
      pixels: tall * 0.56,
      hand: HANKEN,
      ink: stage.reading.letterInk ?? (luminance(cloth) > 0.55 ? '#2c2226' : '#fff4dc'),
      lines: 1,
    },
  };
}

/** Where the board of a class hangs that something is written on; undefined where none does. */
export function writtenBoard(stage: Stage): Board | undefined {
  const isWritten = stage.reading.writing.some(({ on }) => isOfClass(stage, on));
  return stage.scene === 'room' && isWritten ? classBoardBox(stage) : undefined;
}

function isOfClass({ words }: Stage, on: Writing['on']): boolean {
  return isOnSlate(words, on) || (on === 'board' && WHITEBOARD.test(words));
}

function isOnSlate(words: string, on: Writing['on']): boolean {
  return (on === 'board' || on === 'sign') && SLATE.test(words);
}

/** It takes much of the wall. */
function classBoardBox({ width, short, horizon, light }: Stage): Board {
  const tall = Math.min(short * 0.34, horizon * 0.62);
  const wide = Math.min(width * 0.6, tall * 2.2);
  return { x: width * (0.5 - light.side * 0.12), y: horizon * 0.42, wide, tall };
}

function classBoard(
  stage: Stage,
  text: string,
  { place, spots }: { place: number; spots: readonly Spot[] },
  isSlate: boolean,
): Sign {
  const board = classBoardBox(stage);
  const { tall } = board;
  const ink: Colour = isSlate ? '#f4f2e6' : '#2a3448';
  const free = freeOfBodies(board, spots);
  return {
    // The first board has room for all that is written.
    layer: painted(`sign ${place}`, 0.17, (brush) => {
      if (place === 0) paintSlate(stage, brush, board, { hangs: 'wall', isWhite: !isSlate });
    }),
    lettering: {
      text,
      x: free.x,
      y: board.y + (place === 0 ? 0 : tall * (0.1 + place * 0.16)),
      wide: free.wide * 0.84,
      tall: tall * (place === 0 ? 0.6 : 0.16),
      pixels: tall * (place === 0 ? 0.3 : 0.12),
      hand: NEWSREADER,
      ink,
      lines: 2,
    },
  };
}

/** Beside the middle of a body, in parts of its height; with the arm that points. */
const [SHOULDER, POINTING] = [0.15, 0.34] as const;
/** Of the board: in less nobody could read what is written. */
const LEAST_FREE = 0.34;

/** The broadest part of a board that nobody stands before, else all of it. */
function freeOfBodies(board: Board, spots: readonly Spot[]): Pick<Board, 'x' | 'wide'> {
  const [left, right] = [board.x - board.wide / 2, board.x + board.wide / 2];
  const before = spots
    .filter(({ y, tall }) => y - tall < board.y + board.tall / 4)
    .map(({ x, tall, work, isFlipped, subject }) => {
      const half = tall * (subject.kind === 'figure' || work ? SHOULDER : 0.5);
      const reach = work === 'teach' ? tall * POINTING : half;
      return isFlipped ? { from: x - reach, to: x + half } : { from: x - half, to: x + reach };
    })
    .toSorted((a, b) => a.from - b.from);
  let best = { from: 0, to: 0 };
  let from = left;
  for (const body of [...before, { from: right, to: right }]) {
    const to = Math.min(right, body.from);
    if (to - from > best.to - best.from) best = { from, to };
    from = Math.max(from, body.to);
  }
  const wide = best.to - best.from;
  return wide < board.wide * LEAST_FREE ? board : { x: best.from + wide / 2, wide };
}

/** Chinese signs are twice as wide as Latin letters. */
export function visualLength(text: string): number {
  return Math.min(
    6,
    Array.from(text).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.52), 0),
  );
}
