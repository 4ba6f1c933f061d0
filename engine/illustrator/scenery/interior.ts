// Rooms by what they are for: a living room, a bedroom, a kitchen, a café, a library, a classroom. In metres.

import { css, mix } from '#engine/raster/colour.ts';
import { HEARTH } from '../lexicon/hearths.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { recolour } from '../painting/recolour.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Spot } from '../placing/spot.ts';
import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { fitRoom, fittingOf, isFitting } from './fit-room.ts';
import { roomKindOf } from './room-kind.ts';
import { chinesePlan } from './chinese-room.ts';
import { glow } from './glow.ts';
import type { Piece } from './room-piece.ts';
import { styledLook, styledPlan } from './room-style.ts';
import { hasMats } from './tatami.ts';
import { tradePlan } from './trade-room-plans.ts';
import { isCloseToSill, isSillNamed } from './window-box.ts';
import { metresOf } from '../things/metres.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { LONG_SOFA, redrawnAs } from '../things/redrawn.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { EASEL, PAINTINGS } from './craft-room-plans.ts';
import { PLANS, FIRESIDE, CHRISTMAS_FIRESIDE, READING_FIRESIDE, TALL_SHELVES } from './room-plans.ts';

function planOf(stage: Stage): readonly Piece[] {
  const { metre } = roomScale(stage, 0);
  const reach = stage.width / 2 / (metre * narrowing(stage));
  return fitRoom(stage, usualPlan(stage), reach);
}

const ART_STUDIO =
  /\b(?:art|artist|artist's|artists'|painter's|painting) studio\b|画室|(?:艺术家|画家)的?工作室/;
const EMPTY =
  /\b(?:empty|bare|unfurnished) (?:\w+ )?(?:room|apartment|hall|house|loft|studio)\b|空(?:荡荡|旷)?的?(?:房间|屋子|教室|客厅)|空房间/;

function usualPlan(stage: Stage): readonly Piece[] {
  if (EMPTY.test(stage.words)) return [];
  if (ART_STUDIO.test(stage.words)) return furnishStudio(stage);
  const kind = roomKindOf(stage);
  const styled = styledPlan(stage);
  if (styled) return styled;
  const trade = chinesePlan(kind) ?? tradePlan(kind, stage.words);
  if (trade) return trade;
  if (kind === 'library' && stage.reading.subjects.some(({ key }) => key === 'ladder')) return TALL_SHELVES;
  const hasTree = stage.reading.subjects.some(({ key }) => key === 'christmas-tree');
  const fireside = { living: hasTree ? CHRISTMAS_FIRESIDE : FIRESIDE, library: READING_FIRESIDE }[
    kind as string
  ];
  return fireside && HEARTH.test(stage.words) ? fireside : (PLANS[kind as keyof typeof PLANS] ?? []);
}

/** Who paints there has brought an easel. */
function furnishStudio({ reading: { subjects } }: Stage): readonly Piece[] {
  const isPainting = subjects.some(({ key, person }) => key === 'easel' || person?.hands === 'paint');
  return isPainting ? PAINTINGS : [...PAINTINGS, ...EASEL];
}

/** Height over the floor from which a room is seen. */
const EYE = 1.35;
/** Metres of wall that show above the floor. */
const WALL = 2.5;

/** Pixels for a metre at a distance before the wall, and the row of the floor there. */
export function roomScale(stage: Stage, before: number): { metre: number; floor: number } {
  const wall = stage.horizon / WALL;
  // A wall that is five metres away.
  const metre = (wall * 5) / (5 - before);
  return { metre, floor: stage.horizon + EYE * (metre - wall) };
}

/** Whether it holds of two pieces of the room, or of one in the frame (`to` is null); undefined where one of them is none. */
export function holdsOfFittings(
  stage: Stage,
  relation: LinkRelation,
  from: Subject,
  to: Subject | null,
): boolean | undefined {
  const [name, other] = [fittingOf(stage, from), to && fittingOf(stage, to)];
  if (name === undefined || other === undefined) return undefined;
  if (relation !== 'left' && relation !== 'right') return other === null ? undefined : true;
  const x = pieceSpot(stage, name)?.x;
  const beside = other === null ? stage.width / 2 : pieceSpot(stage, other)?.x;
  if (x === undefined || beside === undefined) return false;
  return relation === 'left' ? x < beside : x > beside;
}

/** How many pieces of the room this is drawn as; undefined where it is none of them. */
export function countPieces(stage: Stage, subject: Subject): number | undefined {
  const name = fittingOf(stage, subject);
  return name === undefined ? undefined : planOf(stage).filter((piece) => piece.name === name).length;
}

/** Where a piece of the room's furniture stands: its middle and its floor in pixels. */
export function pieceSpot(
  stage: Stage,
  name: string,
): { x: number; floor: number; metre: number; depth: number } | undefined {
  // What is set on it keeps it there.
  const piece = piecesOf(stage, () => true).find((one) => one.name === name);
  if (!piece) return undefined;
  const { before = 0 } = piece;
  const { metre, floor } = roomScale(stage, before);
  return { x: acrossRoom(stage, piece.across, metre), floor, metre, depth: depthOf(piece) };
}

function acrossRoom(stage: Stage, across: number, metre: number): number {
  return stage.width / 2 + stage.light.side * across * metre * narrowing(stage);
}

/** Narrow frames have all of a room nearer to the middle. */
function narrowing({ width, short }: Stage): number {
  return Math.min(1, (width / short) * 0.86);
}

function depthOf({ before = 0 }: { before?: number | undefined }): number {
  return 0.16 + before * 0.1 + (before > 0 ? 0.38 : 0);
}

/** The shelves along the walls of a library are those that were asked for, unless they have a colour of their own. */
export function isShelfOfRoom(
  stage: Pick<Stage, 'words' | 'scene'>,
  { key, colour }: { key: string; colour?: string },
): boolean {
  return SHELVES.has(key) && colour === undefined && hasBookshelves(stage);
}

export function isLibrary(stage: Pick<Stage, 'words' | 'scene'>): boolean {
  return stage.scene === 'room' && roomKindOf(stage) === 'library';
}

/** "Full of books": they are on the shelves, unless somebody has them. */
export function areBooksOfRoom(
  stage: Pick<Stage, 'words' | 'scene' | 'reading'>,
  subject: Pick<Subject, 'key' | 'count'>,
): boolean {
  const { links, subjects } = stage.reading;
  const own = subjects.findIndex((one) => one === subject);
  const isTied = links.some(({ from, to }) => from === own || to === own);
  const isMany = subject.key === 'books' || (subject.key === 'book' && subject.count > 2);
  return isMany && !isTied && hasBookshelves(stage) && !FLOATING_BOOKS.test(stage.words);
}

const FLOATING_BOOKS =
  /\b(?:float|fly|hover|levitat)ing (?:\w+ )?books?\b|\bbooks? (?:are |that )?(?:float|fly|hover|levitat)\w*|[漂飘悬]浮的?(?:魔法)?书|飞舞的书|书本?(?:在空中)?[漂飘悬]浮/;

/** A library, or somebody's study. */
export function hasBookshelves(stage: Pick<Stage, 'words' | 'scene'>): boolean {
  return stage.scene === 'room' && ['library', 'study'].includes(roomKindOf(stage));
}

const SHELVES: ReadonlySet<string> = new Set(['bookshelf', 'wall-shelf']);

const ON_TABLE: ReadonlySet<string> = new Set([
  'own/monitor',
  'own/chair',
  'own/round-table',
  'own/square-table',
]);

/** In metres: what is smaller is on the furniture. */
const SMALL = 0.6;

/** The drawings of furniture that is asked for, and stands in the room by itself. */
function askedFurniture(stage: Stage): Set<string> {
  const asked = new Set(
    stage.reading.subjects
      .filter((one) => !isShelfOfRoom(stage, one) && !isFitting(stage, one))
      .map((subject) => redrawnAs(subject)),
  );
  if (asked.has(LONG_SOFA)) asked.add('own/sofa');
  return asked;
}

/** What of the plan is there beside what is asked for. `bears`: such a piece makes room for nobody. */
function piecesOf(stage: Stage, bears: (piece: Piece) => boolean): Piece[] {
  const { reading } = stage;
  const asked = askedFurniture(stage);
  // Who or what the image is of has room before the wall.
  const isBusy =
    reading.subjects.some(({ kind }) => ['figure', 'face', 'full', 'mount'].includes(kind)) ||
    reading.subjects.some(
      (one) =>
        redrawnAs(one).startsWith('own/') &&
        asked.has(redrawnAs(one)) &&
        metresOf(one) > SMALL &&
        // Shelves with something beside them stand along the wall.
        !(SHELVES.has(one.key) && reading.subjects.length > 1),
    );
  // Whoever works at a computer or writes has a desk, and a chair at it.
  const hasDesk = reading.subjects.some(
    ({ person }) => person?.hands === 'type' || person?.hands === 'study',
  );
  // The corner by the window.
  const isTaken = (asked.has('own/bookshelf') && asked.has('own/floor-lamp')) || isSillNamed(stage.words);
  const plan = isSillNamed(stage.words) ? clearWindow(planOf(stage)) : planOf(stage);
  return plan.filter((piece) => {
    const { name, before, isAsked } = piece;
    return (
      isAsked === true ||
      (!(name === 'own/wall-picture' && asked.has('own/bookshelf')) &&
        !(name === 'own/house-plant' && isTaken) &&
        // What stands on a table or at it goes with it.
        !(ON_TABLE.has(name) && (hasTable(asked) || hasDesk)) &&
        !(name === 'own/table' && hasDesk) &&
        !(name === 'own/table-lamp' && asked.has('own/bed')) &&
        !asked.has(name) &&
        !(isBusy && (before ?? 0) > 0.8 && !bears(piece)) &&
        // What is written on a board is written on one of its own.
        !(name === 'own/blackboard' && reading.writing.length > 0))
    );
  });
}

/** `spots`: who and what is there; a piece that bears something stays. */
export function furnitureLayers(stage: Stage, spots: readonly Spot[] = []): Layer[] {
  if (isCloseToSill(stage)) return [];
  const pieces = piecesOf(stage, (piece) => bearsAny(piece, spots));
  return [
    ...(!askedFurniture(stage).has('own/rug') &&
    !hasMats(stage) &&
    ['living', 'bedroom'].includes(roomKindOf(stage))
      ? [painted('rug', 0.53, (brush: Brush) => paintRug(stage, brush))]
      : []),
    ...pieces.map((piece, index) =>
      painted(`furniture ${index}`, depthOf(piece), (brush) => paintPiece(stage, brush, piece, index)),
    ),
  ];
}

/** What is set on a piece stands right before it. */
export const ON_PIECE = 0.004;

function bearsAny({ before }: { before?: number | undefined }, spots: readonly Spot[]): boolean {
  const depth = depthOf({ before }) + ON_PIECE;
  return spots.some((spot) => spot.isPerched === true && Math.abs(spot.depth - depth) < ON_PIECE / 2);
}

/** In metres from the middle toward the window: where what stands on the floor hides the sill, and where it does not. */
const BEFORE_SILL = -0.2;
const BESIDE_SILL = -1.35;

/** Also one that is laid for a meal. */
function hasTable(asked: ReadonlySet<string>): boolean {
  return [...asked].some((name) => name === 'own/table' || /^own\/(?:dining|meeting)-table/.test(name));
}

function clearWindow(plan: readonly Piece[]): Piece[] {
  return plan.flatMap((piece) => {
    const { up, across, isAsked } = piece;
    if (up !== undefined || across <= BESIDE_SILL || across > 1.8) return [piece];
    return across > BEFORE_SILL && isAsked !== true ? [] : [{ ...piece, across: BESIDE_SILL }];
  });
}

function paintRug(stage: Stage, brush: Brush): void {
  const { metre, floor } = roomScale(stage, 1.3);
  const random = stage.random('rug');
  const tone = random.pick(['#b9735c', '#d8cbb2', '#6f8290', '#a89a6a']);
  const x = stage.width / 2 - stage.light.side * metre * 0.25;
  for (const [grow, colour] of [
    [1, tone],
    [0.9, mix(tone, '#fff4e0', 0.35)],
    [0.84, tone],
  ] as const) {
    brush.fillStyle = css(mix(colour, stage.palette.shade, stage.isDark ? 0.45 : 0.14));
    brush.beginPath();
    brush.ellipse(x, floor, metre * 1.5 * grow, metre * 0.32 * grow, 0, 0, 7);
    brush.fill();
  }
}

function paintPiece(
  stage: Stage,
  brush: Brush,
  { name, across, up = 0, before = 0, colour = styledLook(stage)?.tints?.[name] }: Piece,
  index: number,
): void {
  const isWhite = name === 'own/blackboard' && /whiteboard|白板/i.test(stage.words);
  const own = OWN_DRAWINGS[isWhite ? 'own/whiteboard' : name];
  if (!own) return;
  const { metre, floor } = roomScale(stage, before);
  const tall = (own.height / 100) * metre;
  const wide = (own.width / 100) * metre;
  const x = acrossRoom(stage, across, metre);
  const y = floor - up * metre;
  const bare = renderOwn(stage, own, `${name} ${index}`, Math.max(40, tall * 1.1));
  const sprite = relight(stage, colour === undefined ? bare : recolour(bare, colour), {
    strength: own.isLamp ? 0.2 : 0.7,
  });
  if (up === 0) {
    brush.save();
    brush.filter = `blur(${(metre * 0.035).toFixed(1)}px)`;
    brush.fillStyle = css(mix(stage.palette.shade, '#1c1018', 0.5), 0.42);
    brush.beginPath();
    brush.ellipse(x - stage.light.side * metre * 0.08, y + metre * 0.01, wide * 0.5, metre * 0.07, 0, 0, 7);
    brush.fill();
    brush.restore();
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sprite, x - wide / 2, y - tall, wide, tall);
  if (!own.isLamp || name === 'own/fireplace') return;
  const strength = stage.isDark ? 0.5 : 0.16;
  const bulb = name === 'own/pendant' ? y : y - tall * 0.85;
  brush.globalCompositeOperation = 'screen';
  glow(brush, x, bulb, metre * 1.3, css('#ffcf8a', strength), css('#ffcf8a', 0));
  brush.globalCompositeOperation = 'source-over';
}
