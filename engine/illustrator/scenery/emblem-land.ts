// What lies within an emblem behind what stands in it: peaks, trees, roofs, dunes, waves, stars, a crescent.

import { css, mix, toRgb, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { EmblemInks } from '../reading/writing/sheet-reading.ts';
import type { SceneName } from '../lexicon/circumstances.ts';
import type { Stage } from '../staging/stage.ts';

/** Places that an emblem shows where they are named, from the back to the front. */
export const EMBLEM_PLACES: readonly SceneName[] = [
  'mountains',
  'city',
  'forest',
  'desert',
  'sea',
  'lake',
  'sky',
];
/** Things of the sky that its disc may be. */
const DISCS: ReadonlySet<string> = new Set(['sun', 'moon', 'crescent']);

export function isEmblemDisc(key: string): boolean {
  return DISCS.has(key);
}

export type Field = { x: number; y: number; radius: number; inks: EmblemInks };

/** Whether it names a place, an hour or a disc of the sky: those need a field to be seen in. */
export function hasEmblemLand({ reading }: Stage): boolean {
  return (
    reading.time === 'night' ||
    reading.subjects.some(({ key }) => DISCS.has(key)) ||
    reading.scenes.some((scene) => EMBLEM_PLACES.includes(scene))
  );
}

/** One thing of the land in the field, by the name of the place or the thing that it shows. */
export type LandPart = { name: string; paint(brush: Brush, field: Field): void };

/**
 * What lies in the field, from the back to the front. `isRich`: with a disc and a ground also where none was named.
 * `isBehind`: a mark stands before it, beside and above which it is to be seen.
 */
export function emblemLand(stage: Stage, isRich: boolean, isBehind: boolean): LandPart[] {
  const { reading } = stage;
  if (!isRich && !hasEmblemLand(stage)) return [];
  const parts: LandPart[] = [];
  const add = (name: string, paint: LandPart['paint']): void => void parts.push({ name, paint });
  if (reading.time === 'night') add('stars', (brush, field) => paintStars(stage, brush, field));
  const has = (key: string): boolean => reading.subjects.some((one) => one.key === key);
  if (has('sun')) add('sun', (brush, field) => paintSun(brush, field, isBehind));
  else if (has('crescent')) add('crescent', (brush, field) => paintCrescent(brush, field, isBehind));
  else add(has('moon') ? 'moon' : 'disc', paintDisc);
  const places = EMBLEM_PLACES.filter((place) => reading.scenes.includes(place));
  if (places.includes('sky')) add('sky', paintCloud);
  if (places.includes('mountains')) add('mountains', (brush, field) => paintPeaks(brush, field, isBehind));
  if (places.includes('city')) add('city', (brush, field) => paintRoofs(stage, brush, field));
  if (places.includes('forest')) add('forest', paintPines);
  const wet = places.find((place) => place === 'sea' || place === 'lake');
  if (wet) add(wet, paintWaves);
  else if (isRich || places.some((place) => place !== 'sky'))
    add(places.includes('desert') ? 'desert' : 'ground', (brush, field) =>
      paintGround(brush, field, places.includes('desert')),
    );
  return parts;
}

/** On a field as yellow as it is, it is of paper. */
function sunInk({ field, paper, accent }: EmblemInks): Colour {
  const yellow = mix('#ffc233', accent, 0.15);
  return farApart(field, yellow) > SUN_APART ? yellow : mix('#fff6d8', paper, 0.3);
}
/** Of all three parts of a colour together. */
const SUN_APART = 150;

function farApart(one: Colour, other: Colour): number {
  const [a, b] = [toRgb(one), toRgb(other)];
  return a.reduce((sum, part, at) => sum + Math.abs(part - (b[at] as number)), 0);
}

/** With short rays, and yellow in whatever inks. */
function paintSun(brush: Brush, { x, y, radius, inks }: Field, isBehind: boolean): void {
  const grown = isBehind ? 1.4 : 1;
  const middle = y - radius * (isBehind ? 0.1 : 0.06);
  brush.fillStyle = css(sunInk(inks));
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray / 12) * 2 * Math.PI;
    brush.save();
    brush.translate(x, middle);
    brush.rotate(angle);
    brush.beginPath();
    brush.roundRect(
      radius * 0.5 * grown,
      -radius * 0.035 * grown,
      radius * 0.17 * grown,
      radius * 0.07 * grown,
      radius * 0.035,
    );
    brush.fill();
    brush.restore();
  }
  brush.beginPath();
  brush.arc(x, middle, radius * 0.42 * grown, 0, 7);
  brush.fill();
}

/** One cloud of the ink of the paper, before what is in the sky. */
function paintCloud(brush: Brush, { x, y, radius, inks }: Field): void {
  const foot = y + radius * 0.5;
  brush.fillStyle = css(mix('#ffffff', inks.paper, 0.5));
  brush.beginPath();
  for (const [across, up, size] of [
    [-0.36, 0.16, 0.18],
    [-0.1, 0.3, 0.26],
    [0.2, 0.22, 0.2],
    [0.4, 0.13, 0.14],
  ] as const) {
    brush.moveTo(x + (across + size) * radius, foot - up * radius);
    brush.arc(x + across * radius, foot - up * radius, size * radius, 0, 7);
  }
  brush.roundRect(x - radius * 0.54, foot - radius * 0.16, radius * 1.08, radius * 0.17, radius * 0.08);
  brush.fill();
}

function paintDisc(brush: Brush, { x, y, radius, inks }: Field): void {
  brush.fillStyle = css(mix(inks.accent, inks.paper, 0.55));
  brush.beginPath();
  brush.arc(x, y + radius * 0.02, radius * 0.62, 0, 7);
  brush.fill();
}

/** The crescent is what a second disc leaves of the first. */
function paintCrescent(brush: Brush, { x, y, radius, inks }: Field, isBehind: boolean): void {
  brush.fillStyle = css(mix(inks.accent, inks.paper, 0.2));
  const [reach, aside] = [radius * (isBehind ? 0.74 : 0.5), radius * (isBehind ? 0.34 : 0.24)];
  const half = Math.acos(aside / (reach * 2));
  brush.beginPath();
  brush.arc(x - aside / 2, y - radius * 0.1, reach, half, -half);
  brush.arc(x + aside / 2, y - radius * 0.1, reach, Math.PI + half, Math.PI - half, true);
  brush.fill();
}

function paintStars(stage: Stage, brush: Brush, { x, y, radius, inks }: Field): void {
  const random = stage.random('emblem stars');
  brush.fillStyle = css(mix(inks.accent, '#ffffff', 0.5));
  for (let star = 0; star < 15; star++) {
    const [across, down] = [random.between(-0.85, 0.85), random.between(-0.85, 0.15)];
    const size = radius * random.between(0.035, 0.085);
    brush.beginPath();
    for (let point = 0; point < 10; point++) {
      const angle = (point * Math.PI) / 5 - Math.PI / 2;
      const reach = point % 2 === 0 ? size : size * 0.42;
      brush.lineTo(
        x + across * radius + Math.cos(angle) * reach,
        y + down * radius + Math.sin(angle) * reach,
      );
    }
    brush.fill();
  }
}

type Peak = readonly [across: number, top: number, half: number, tone: number];
const PEAKS: readonly Peak[] = [
  [-0.5, -0.06, 0.62, 0.25],
  [0.56, 0.06, 0.56, 0.38],
  [0.04, -0.46, 0.78, 0.6],
];
/** A mark hides the middle: the peaks are over it and at both of its sides. */
const PEAKS_BEHIND: readonly Peak[] = [
  [0.04, -0.8, 0.8, 0.25],
  [-0.56, -0.42, 0.6, 0.42],
  [0.58, -0.34, 0.56, 0.6],
];

function paintPeaks(brush: Brush, { x, y, radius, inks }: Field, isBehind: boolean): void {
  const low = y + radius * 0.72;
  for (const [across, top, half, tone] of isBehind ? PEAKS_BEHIND : PEAKS) {
    const [peak, middle] = [y + radius * top, x + radius * across];
    brush.fillStyle = css(mix(inks.field, inks.line, tone));
    brush.beginPath();
    brush.moveTo(middle, peak);
    brush.lineTo(middle - radius * half, low);
    brush.lineTo(middle + radius * half, low);
    brush.fill();
    // Snow ends in teeth.
    const cap = (low - peak) * 0.3;
    const wide = radius * half * 0.3;
    brush.fillStyle = css(inks.paper);
    brush.beginPath();
    brush.moveTo(middle, peak);
    brush.lineTo(middle - wide, peak + cap);
    brush.lineTo(middle - wide * 0.4, peak + cap * 0.72);
    brush.lineTo(middle, peak + cap * 1.12);
    brush.lineTo(middle + wide * 0.45, peak + cap * 0.74);
    brush.lineTo(middle + wide, peak + cap);
    brush.fill();
  }
}

function paintRoofs(stage: Stage, brush: Brush, { x, y, radius, inks }: Field): void {
  const random = stage.random('emblem roofs');
  const low = y + radius * 0.72;
  for (let house = 0; house < 9; house++) {
    const left = x + radius * (-0.98 + house * 0.22);
    const nearness = 1 - Math.abs(house - 4) / 5;
    const top = y + radius * (0.42 - nearness * random.between(0.4, 0.95));
    brush.fillStyle = css(mix(inks.field, inks.line, house % 2 === 0 ? 0.75 : 0.5));
    brush.fillRect(left, top, radius * 0.2, low - top);
    brush.fillStyle = css(mix(inks.accent, inks.paper, 0.3));
    for (let pane = top + radius * 0.06; pane < low - radius * 0.1; pane += radius * 0.12)
      for (const aside of [0.05, 0.12])
        brush.fillRect(left + radius * aside, pane, radius * 0.035, radius * 0.055);
  }
}

function paintPines(brush: Brush, { x, y, radius, inks }: Field): void {
  const low = y + radius * 0.72;
  for (const [across, tall] of [
    [-0.84, 0.6],
    [-0.5, 0.84],
    [-0.16, 0.66],
    [0.2, 0.92],
    [0.54, 0.7],
    [0.86, 0.56],
  ] as const)
    for (let tier = 0; tier < 3; tier++) {
      const top = low - radius * tall * (1 - tier * 0.24);
      const foot = low - radius * tall * (0.56 - tier * 0.26);
      const half = radius * (0.1 + tier * 0.05);
      brush.fillStyle = css(mix(inks.field, inks.line, 0.55 + tier * 0.15));
      brush.beginPath();
      brush.moveTo(x + radius * across, top);
      brush.lineTo(x + radius * across - half, foot);
      brush.lineTo(x + radius * across + half, foot);
      brush.fill();
    }
}

function paintGround(brush: Brush, { x, y, radius, inks }: Field, isDesert: boolean): void {
  if (isDesert) {
    brush.fillStyle = css(mix(inks.accent, inks.field, 0.4));
    brush.beginPath();
    brush.moveTo(x - radius * 1.2, y + radius * 0.4);
    brush.bezierCurveTo(
      x - radius * 0.5,
      y,
      x - radius * 0.1,
      y + radius * 0.5,
      x + radius * 1.2,
      y + radius * 0.2,
    );
    brush.lineTo(x + radius * 1.2, y + radius * 1.3);
    brush.lineTo(x - radius * 1.2, y + radius * 1.3);
    brush.fill();
  }
  brush.fillStyle = css(mix(inks.field, inks.line, 0.55));
  brush.beginPath();
  brush.moveTo(x - radius * 1.2, y + radius * 0.62);
  brush.bezierCurveTo(
    x - radius * 0.5,
    y + radius * 0.46,
    x + radius * 0.4,
    y + radius * 0.8,
    x + radius * 1.2,
    y + radius * 0.56,
  );
  brush.lineTo(x + radius * 1.2, y + radius * 1.3);
  brush.lineTo(x - radius * 1.2, y + radius * 1.3);
  brush.fill();
}

/** Three rows of crests that stand over each other. */
function paintWaves(brush: Brush, { x, y, radius, inks }: Field): void {
  for (let row = 0; row < 3; row++) {
    const crest = y + radius * (0.34 + row * 0.2);
    const long = radius * 0.46;
    const from = x - radius * 1.5 + row * long * 0.5;
    brush.fillStyle = css(
      row === 1 ? mix(inks.field, inks.paper, 0.5) : mix(inks.field, inks.line, row === 0 ? 0.3 : 0.5),
    );
    brush.beginPath();
    brush.moveTo(from, crest + radius * 0.14);
    for (let wave = 0; wave < 8; wave++) {
      const left = from + wave * long;
      brush.bezierCurveTo(
        left + long * 0.3,
        crest + radius * 0.14,
        left + long * 0.4,
        crest - radius * 0.06,
        left + long * 0.72,
        crest - radius * 0.06,
      );
      brush.bezierCurveTo(
        left + long * 0.62,
        crest + radius * 0.02,
        left + long * 0.74,
        crest + radius * 0.14,
        left + long,
        crest + radius * 0.14,
      );
    }
    brush.lineTo(x + radius * 2.4, y + radius * 1.4);
    brush.lineTo(x - radius * 2.4, y + radius * 1.4);
    brush.fill();
  }
}
