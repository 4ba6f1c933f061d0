// What lies within an emblem behind what stands in it: peaks, trees, roofs, dunes, waves, stars, a crescent.

import { css, mix } from '#engine/raster/colour.ts';
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

/** `isRich`: with a disc and a ground also where none was named. */
export function paintEmblemLand(stage: Stage, brush: Brush, field: Field, isRich: boolean): void {
  const { reading } = stage;
  if (!isRich && !hasEmblemLand(stage)) return;
  if (reading.time === 'night') paintStars(stage, brush, field);
  const isDisc = (key: string): boolean => reading.subjects.some((one) => one.key === key);
  if (isDisc('sun')) paintSun(brush, field);
  else paintDisc(brush, field, isDisc('crescent'));
  const places = EMBLEM_PLACES.filter((place) => reading.scenes.includes(place));
  const isWet = places.includes('sea') || places.includes('lake');
  if (places.includes('sky')) paintCloud(brush, field);
  if (places.includes('mountains')) paintPeaks(brush, field);
  if (places.includes('city')) paintRoofs(stage, brush, field);
  if (places.includes('forest')) paintPines(brush, field);
  if (isWet) paintWaves(brush, field);
  else if (isRich || places.some((place) => place !== 'sky'))
    paintGround(brush, field, places.includes('desert'));
}

/** With short rays, and yellow in whatever inks. */
function paintSun(brush: Brush, { x, y, radius, inks }: Field): void {
  const middle = y - radius * 0.06;
  brush.fillStyle = css(mix('#ffc233', inks.accent, 0.15));
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray / 12) * 2 * Math.PI;
    brush.save();
    brush.translate(x, middle);
    brush.rotate(angle);
    brush.beginPath();
    brush.roundRect(radius * 0.5, -radius * 0.035, radius * 0.17, radius * 0.07, radius * 0.035);
    brush.fill();
    brush.restore();
  }
  brush.beginPath();
  brush.arc(x, middle, radius * 0.42, 0, 7);
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

/** The crescent is what a second disc leaves of the first. */
function paintDisc(brush: Brush, { x, y, radius, inks }: Field, isCrescent: boolean): void {
  brush.fillStyle = css(mix(inks.accent, inks.paper, isCrescent ? 0.2 : 0.55));
  brush.beginPath();
  if (isCrescent) {
    const [reach, aside] = [radius * 0.5, radius * 0.24];
    const half = Math.acos(aside / (reach * 2));
    brush.arc(x - aside / 2, y - radius * 0.1, reach, half, -half);
    brush.arc(x + aside / 2, y - radius * 0.1, reach, Math.PI + half, Math.PI - half, true);
  } else brush.arc(x, y + radius * 0.02, radius * 0.62, 0, 7);
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

function paintPeaks(brush: Brush, { x, y, radius, inks }: Field): void {
  const low = y + radius * 0.72;
  for (const [across, top, half, tone] of [
    [-0.5, -0.06, 0.62, 0.25],
    [0.56, 0.06, 0.56, 0.38],
    [0.04, -0.46, 0.78, 0.6],
  ] as const) {
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
