// Draws sheets of people: a whole figure or a portrait.

import { isFeat } from '../lexicon/feats.ts';
import type { HandWork } from '../lexicon/hand-work.ts';
import { isTradeWork } from '../lexicon/trade-work.ts';
import { ofMaterial } from '../painting/of-material.ts';
import type { Stage } from '../staging/stage.ts';
import { cutToContent, makeSurface, type Surface } from '#engine/raster/surface.ts';
import { css, type Rgb } from '#engine/raster/colour.ts';
import { BUST, drawBust } from './bust.ts';
import type { Draft, Point } from './draft.ts';
import { eyesOf, turnedHead } from './face.ts';
import { drawInAction } from './draw-feat.ts';
import type { Anchors } from './anchors.ts';
import { coversCrown, HAIR_TOPS } from './hair-locks.ts';
import { HEAD_ORNAMENT_TOPS } from './head-ornaments.ts';
import { HELMET_TOPS } from './helmets.ts';
import { TOWN_HAT_TOPS } from './town-hats.ts';
import type { Person } from './person.ts';

/** Parts of the sheet's width and height, from its upper left corner. */
export type Place = { x: number; y: number };
export type SheetEye = Place & { rx: number; ry: number; lid: Rgb };

export type PersonSheet = {
  sheet: Surface;
  person: Person;
  /** How many times the sheet is as tall as the body standing upright. */
  share: number;
  hand: Place;
  /** Where the hand is in which nothing is held before the breast. */
  other: Place;
  /** Where one sits. */
  lap: Place;
  /** Where a pot stands, of who cooks. */
  stove: Place;
  /** Where a small bird sits on them. */
  shoulder: Place;
  crown: Place;
  nose: Place;
  eyes: readonly SheetEye[];
};

/** What reaches far from the body. */
const WIDE_WORK: ReadonlySet<HandWork> = new Set([
  'keys',
  'climb',
  'golf',
  'baseball',
  'tennis',
  'badminton',
  'table-tennis',
  'barbell',
  'mend-net',
  'chess',
  'bubbles',
  'dunk',
  'plant',
  'push',
  'wheel',
  'pull',
  'kite',
  'sow',
  'plant-flowers',
  'plant-tree',
  'dig',
  'pick-lotus',
  'pick-tea',
  'pick-fruit',
]);

const OVERHEAD: Partial<Record<HandWork, number>> = {
  surf: 30,
  kite: 90,
  'on-ladder': 60,
  'wash-window': 60,
  'under-car': 40,
};

/** A leap goes up higher than anybody stands. */
function headroomAbove({ hands, pose }: Person): number {
  if (isFeat(hands?.work)) return 90;
  const overhead = hands && OVERHEAD[hands.work];
  return (
    overhead ?? (pose === 'leap' || pose === 'climb' || pose === 'jump' ? 60 : pose === 'ollie' ? 40 : 0)
  );
}

/** `pixels` is how tall the body would stand. People in profile look to the left, as all drawings do. */
export function drawPersonSheet(stage: Stage, person: Person, label: string, pixels: number): PersonSheet {
  const unit = pixels / 100;
  const work = person.hands?.work;
  const isWide = work !== undefined && (WIDE_WORK.has(work) || isTradeWork(work) || isFeat(work));
  const across = work === 'surf' ? 370 : isWide ? 330 : 150;
  const above = headroomAbove(person);
  const [wide, tall, foot] = [across * unit, (152 + above) * unit, (140 + above) * unit];
  let anchors: Anchors = {
    hand: [0, 0],
    other: [0, 0],
    lap: [0, 0],
    stove: [0, 0],
    shoulder: [0, 0],
    crown: [0, 0],
    nose: [0, 0],
  };
  const isMirrored = person.view === 'side';
  const drawn = makeSurface(wide, tall, (brush) => {
    brush.translate(wide / 2, foot);
    brush.scale(isMirrored ? -unit : unit, unit);
    const draft = draftOf(stage, brush, label, isMirrored);
    if (person.stride !== undefined) draft.stride = person.stride;
    anchors = drawInAction(draft, person, stage.light.side);
  });
  // All moments of a stride have to lie one on the other.
  const { surface, left, top } =
    person.stride === undefined ? cutToContent(drawn) : { surface: drawn, left: 0, top: 0 };
  const placeOf = ([x, y]: Point): Place => ({
    x: (wide / 2 + (isMirrored ? -x : x) * unit - left) / surface.width,
    y: (foot + y * unit - top) / surface.height,
  });
  return {
    sheet: asStatue(stage, surface, person, label),
    person,
    share: surface.height / pixels,
    hand: placeOf(anchors.hand),
    other: placeOf(anchors.other),
    lap: placeOf(anchors.lap),
    stove: placeOf(anchors.stove),
    shoulder: placeOf(anchors.shoulder),
    crown: placeOf(anchors.crown),
    nose: placeOf(anchors.nose),
    eyes: [],
  };
}

/** Head and shoulders, cut straight at the bottom. */
/** A statue is of what it is said to be made of, however it is drawn with others. */
function asStatue(stage: Stage, sheet: Surface, { material }: Person, label: string): Surface {
  return ofMaterial(stage, sheet, { key: label, material });
}

export function drawPortraitSheet(stage: Stage, person: Person, label: string, pixels: number): PersonSheet {
  const top = headroomOf(person);
  const unit = pixels / (top + BUST.bottom);
  const isMirrored = person.view === 'side' && stage.light.side < 0;
  const toward = stage.light.side;
  const sheet = makeSurface(BUST.width * unit, pixels, (brush) => {
    brush.translate((BUST.width * unit) / 2, top * unit);
    brush.scale(isMirrored ? -unit : unit, unit);
    drawBust(draftOf(stage, brush, label, isMirrored), person, toward);
  });
  const flat: Draft = draftOf(stage, sheet.getContext('2d'), label, false);
  const lid: Rgb = person.skin.base;
  const eyes =
    person.animal !== undefined ||
    person.view !== 'front' ||
    person.outfit.glasses === 'dark' ||
    person.outfit.goggles
      ? []
      : eyesOf(turnedHead(flat, person, toward)).map(([x, y, rx, ry]): SheetEye => ({
          x: (x + BUST.width / 2) / BUST.width,
          y: (y + top) / (top + BUST.bottom),
          rx: rx / BUST.width,
          ry: ry / (top + BUST.bottom),
          lid,
        }));
  return {
    sheet: asStatue(stage, sheet, person, label),
    person,
    share: 1,
    hand: { x: 0.5, y: 1 },
    other: { x: 0.5, y: 1 },
    lap: { x: 0.5, y: 1 },
    stove: { x: 0.5, y: 1 },
    shoulder: { x: 0.5, y: 1 },
    crown: { x: 0.5, y: 0 },
    nose: noseBelow(eyes),
    eyes,
  };
}

/** Between two eyes, and lower than they are by as much as they are apart. */
function noseBelow(eyes: readonly SheetEye[]): Place {
  const [one, other] = eyes;
  if (!one || !other) return { x: 0.5, y: 0.5 };
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 + (one.ry + other.ry) * NOSE_BELOW };
}
const NOSE_BELOW = 1.6;

/** Units above the chin that hair and hats need. */
function headroomOf({ outfit, hair, animal }: Person): number {
  if (animal && outfit.headgear?.kind !== 'bubble') return outfit.headgear ? 250 : 150;
  const gear: Partial<Record<string, number>> = {
    pointed: 192,
    toque: 154,
    crown: 142,
    bubble: 134,
    helmet: 150,
    kabuto: 168,
    horns: 150,
    hood: 130,
    halo: 140,
    cowboy: 134,
    tricorne: 132,
    fedora: 130,
    ...HELMET_TOPS,
    ...TOWN_HAT_TOPS,
    ...HEAD_ORNAMENT_TOPS,
  };
  const worn = outfit.headgear ? (gear[outfit.headgear.kind] ?? 124) : 0;
  return Math.max(worn, (coversCrown(outfit) ? undefined : HAIR_TOPS[hair.cut]) ?? 114);
}

function draftOf(stage: Stage, brush: Draft['brush'], label: string, isMirrored: boolean): Draft {
  return {
    brush,
    random: stage.random(`drawing ${label}`),
    isDark: stage.isDark,
    side: isMirrored ? (-stage.light.side as 1 | -1) : stage.light.side,
    warp: (x, y) => [x, y],
  };
}

/** Shuts the eyes of a portrait by `shut` (0 to 1): lids come down, a line of lashes shows. */
export function closeEyes(
  brush: Draft['brush'],
  eyes: readonly SheetEye[],
  box: { left: number; top: number; wide: number; tall: number },
  shut: number,
): void {
  for (const eye of eyes) {
    const [x, y] = [box.left + eye.x * box.wide, box.top + eye.y * box.tall];
    const [rx, ry] = [eye.rx * box.wide, eye.ry * box.tall];
    brush.save();
    brush.beginPath();
    brush.ellipse(x, y, rx * 1.12, ry * 1.25, 0, 0, 7);
    brush.clip();
    brush.fillStyle = css(eye.lid);
    brush.fillRect(x - rx * 2, y - ry * 1.4, rx * 4, ry * 2.8 * shut);
    brush.restore();
    if (shut < 0.4) continue;
    brush.strokeStyle = `rgba(40,22,24,${shut.toFixed(2)})`;
    brush.lineWidth = Math.max(1, rx * 0.2);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x - rx, y + ry * 0.2);
    brush.quadraticCurveTo(x, y + ry * 1.1, x + rx, y + ry * 0.2);
    brush.stroke();
  }
}
