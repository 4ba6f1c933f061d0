// The signs that are printed on the sheet of a poster: a sun, a moon, stars, peaks, waves, and what falls in a season.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { MotifName } from '../reading/writing/sheet-reading.ts';
import { footOfWords, isBelowHung, isWordBanner } from '../posters/sheet-words.ts';
import type { Stage } from '../staging/stage.ts';
import { printBurst } from './print-fireworks.ts';

/** Colours of the sheet: its ground, and the ink of letters and frame. */
export type SheetInks = { base: Colour; ink: Colour };

type Paint = (stage: Stage, brush: Brush, inks: SheetInks) => void;

/** From the back to the front. */
const MOTIFS: readonly (readonly [MotifName, number, Paint])[] = [
  ['stars', 0.03, paintStars],
  ['fireworks', 0.038, paintFireworks],
  ['rainbow', 0.038, paintRainbow],
  ['rosette', 0.04, paintRosette],
  ['sun', 0.04, paintSun],
  ['moon', 0.041, paintMoon],
  ['mountains', 0.045, paintPeaks],
  ['snow', 0.048, (stage, brush) => scatter(stage, brush, 'snow', paintFlake)],
  ['petals', 0.048, (stage, brush) => scatter(stage, brush, 'petals', paintPetal)],
  ['leaves', 0.048, (stage, brush) => scatter(stage, brush, 'leaves', paintLeaf)],
  // Over the foot of the sheet, behind what stands on it.
  ['waves', 0.065, paintWaves],
];

export function motifLayers(stage: Stage, inks: SheetInks): Layer[] {
  const named = stage.reading.motifs ?? [];
  return MOTIFS.filter(([name]) => named.some(({ what }) => what === name)).map(([name, depth, paint]) =>
    painted(`poster figure ${name}`, depth, (brush) => paint(stage, brush, inks), { isSolid: false }),
  );
}

function disc(brush: Brush, x: number, y: number, radius: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

/** In the middle of the sheet, or as far below the words as its rays reach, and smaller where the room is short. */
export function discPlace(
  stage: Stage,
  size: number,
  reach: number,
  middle = 0.53,
): { x: number; y: number; radius: number } {
  const { width, height, short } = stage;
  const words = footOfWords(stage);
  const top = words === 0 ? 0 : words + short * 0.025;
  // Half of it may set behind what is at the foot.
  const radius = Math.min(short * size, (height * 0.84 - top) / (reach + 0.4));
  return { x: width / 2, y: Math.max(height * middle, top + radius * reach), radius };
}

/** With a ring and long and short rays, as on old posters. */
function paintSun(stage: Stage, brush: Brush): void {
  const { x, y, radius } = discPlace(stage, 0.22, 1.62);
  brush.fillStyle = css('#ffb84a', 0.85);
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray / 24) * 2 * Math.PI;
    const reach = radius * (ray % 2 === 0 ? 1.62 : 1.38);
    brush.beginPath();
    brush.moveTo(x + Math.cos(angle - 0.06) * radius * 1.14, y + Math.sin(angle - 0.06) * radius * 1.14);
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    brush.lineTo(x + Math.cos(angle + 0.06) * radius * 1.14, y + Math.sin(angle + 0.06) * radius * 1.14);
    brush.fill();
  }
  disc(brush, x, y, radius, '#f79a3c');
  disc(brush, x, y, radius * 0.9, '#ffd460');
}

/** An ornament of type: petals and rings about a point, where nothing else is on the sheet. */
function paintRosette(stage: Stage, brush: Brush, inks: SheetInks): void {
  const { width, height, short } = stage;
  if (!isWordBanner(stage)) paintRosetteAt(stage, brush, inks, discPlace(stage, 0.27, 1, 0.57));
  else
    for (const x of [0, width]) paintRosetteAt(stage, brush, inks, { x, y: height / 2, radius: short * 0.3 });
}

function paintRosetteAt(
  stage: Stage,
  brush: Brush,
  { base, ink }: SheetInks,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const pale = css(mix(base, ink, 0.82));
  disc(brush, x, y, radius, css(mix(base, '#180c1c', 0.28)));
  for (const [petals, long, wide, colour] of [
    [16, 0.94, 0.15, css(mix(base, ink, 0.42))],
    [8, 0.8, 0.24, pale],
    [8, 0.5, 0.16, css(mix(base, '#e2703a', 0.7))],
  ] as const)
    for (let petal = 0; petal < petals; petal++) {
      brush.save();
      brush.translate(x, y);
      brush.rotate(((petal + 0.5) / petals) * 2 * Math.PI);
      brush.fillStyle = colour;
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.quadraticCurveTo(radius * wide, -radius * long * 0.6, 0, -radius * long);
      brush.quadraticCurveTo(-radius * wide, -radius * long * 0.6, 0, 0);
      brush.fill();
      brush.restore();
    }
  disc(brush, x, y, radius * 0.17, css(mix(base, '#180c1c', 0.28)));
  disc(brush, x, y, radius * 0.11, pale);
  brush.strokeStyle = pale;
  brush.lineWidth = stage.short * 0.007;
  brush.beginPath();
  brush.arc(x, y, radius * 1.06, 0, 7);
  brush.stroke();
}

function paintMoon(stage: Stage, brush: Brush, { base }: SheetInks): void {
  const { x, y, radius } = discPlace(stage, 0.24, 1.12);
  disc(brush, x, y, radius * 1.12, css(mix(base, '#fff6d8', 0.24)));
  disc(brush, x, y, radius, '#fbeec2');
  for (const [across, down, size] of [
    [-0.4, -0.3, 0.18],
    [0.34, 0.2, 0.24],
    [-0.14, 0.44, 0.14],
    [0.3, -0.46, 0.11],
  ] as const)
    disc(brush, x + across * radius, y + down * radius, size * radius, css('#e6d29a', 0.8));
}

function paintStars(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const random = stage.random('poster stars');
  // Below the title.
  const top = Math.max(0.1, footOfWords(stage) / height);
  brush.fillStyle = '#fff2c0';
  for (let star = 0; star < 34; star++) {
    const [x, y] = [random.between(0.1, 0.9) * width, random.between(top, 0.72) * height];
    const size = short * random.between(0.008, 0.022);
    brush.beginPath();
    for (let point = 0; point < 8; point++) {
      const angle = (point * Math.PI) / 4;
      const reach = point % 2 === 0 ? size : size * 0.34;
      brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    brush.fill();
  }
}

const BOW = ['#e2504a', '#f2994a', '#f6d65a', '#6cc27a', '#4aa3dc', '#7a6cc8'] as const;

/** From foot to foot of the sheet, in broad flat bands, below the words. */
function paintRainbow(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const foot = height * 0.86;
  const top = Math.max(height * 0.14, footOfWords(stage) + short * 0.03);
  const reach = Math.min(width * 0.42, foot - top);
  const band = reach * 0.085;
  brush.lineWidth = band * 1.04;
  for (const [at, colour] of BOW.entries()) {
    brush.strokeStyle = colour;
    brush.beginPath();
    brush.arc(width / 2, foot, reach - (at + 0.5) * band, Math.PI, 0);
    brush.stroke();
  }
}

/** Parts of the sheet, and of its short side. */
const BURSTS = [
  [0.5, 0.22, 0.2, '#ffcf5a'],
  [0.2, 0.5, 0.16, '#ff8a5c'],
  [0.81, 0.42, 0.17, '#ffe2a0'],
] as const;

/** Between the words and what stands below them; where the words are below what hangs, over them. */
function paintFireworks(stage: Stage, brush: Brush): void {
  const { width, height, short, reading } = stage;
  const random = stage.random('fireworks');
  const isUnder = isBelowHung(reading);
  const top = isUnder ? height * 0.18 : Math.max(height * 0.12, footOfWords(stage));
  const room = height * (isUnder ? 0.52 : 0.84) - top;
  for (const [across, down, size, hue] of BURSTS) {
    const reach = Math.min(short * size * (reading.subjects.length === 0 ? 1.25 : 1), room * 0.45);
    const y = Math.max(top + reach, top + room * down);
    printBurst(brush, { x: width * across, y, reach, hue, turn: random.between(0, 0.4) });
  }
}

const PEAKS = [
  [0.2, 0.56, 0.36],
  [0.82, 0.52, 0.38],
  [0.5, 0.42, 0.44],
] as const;

function paintPeaks({ width, height }: Stage, brush: Brush, { base }: SheetInks): void {
  const foot = height * 0.9;
  for (const [at, [across, top, half]] of PEAKS.entries()) {
    const [x, y, wide] = [width * across, height * top, width * half];
    const fall = foot - y;
    brush.fillStyle = css(mix(base, '#0e1024', 0.26 + at * 0.08));
    trace(brush, [
      [x, y],
      [x + wide, foot],
      [x - wide, foot],
    ]);
    // The side away from the light, then snow that ends in teeth.
    brush.fillStyle = css(mix(base, '#0e1024', 0.44 + at * 0.08));
    trace(brush, [
      [x, y],
      [x + wide, foot],
      [x + wide * 0.16, foot],
    ]);
    const slope = wide / fall;
    const cap = fall * 0.26;
    brush.fillStyle = '#f4f4ee';
    trace(brush, [
      [x, y],
      [x - cap * slope, y + cap],
      [x - cap * slope * 0.5, y + cap * 0.76],
      [x, y + cap * 1.16],
      [x + cap * slope * 0.5, y + cap * 0.74],
      [x + cap * slope, y + cap],
    ]);
  }
}

function trace(brush: Brush, points: readonly (readonly [number, number])[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.fill();
}

/** Three swells, the nearer the deeper, each with a line of foam. */
function paintWaves({ width, height, short }: Stage, brush: Brush, { base }: SheetInks): void {
  const crest = short * 0.028;
  const long = width / Math.max(4, Math.round((5 * width) / short));
  for (const [row, sea] of ['#5cc0c8', '#2a90a8', '#155f80'].entries()) {
    const y = height * (0.81 + row * 0.05);
    const from = -long * (row % 2 === 0 ? 1 : 1.5);
    const run = (): void => {
      for (let x = from; x < width + long; x += long)
        brush.bezierCurveTo(x + long * 0.3, y - crest * 2.2, x + long * 0.7, y + crest * 2.2, x + long, y);
    };
    brush.fillStyle = css(mix(sea, base, 0.12));
    brush.beginPath();
    brush.moveTo(from, y);
    run();
    brush.lineTo(width + long * 2, height);
    brush.lineTo(from, height);
    brush.fill();
    brush.strokeStyle = css('#f6f8f0', 0.9 - row * 0.15);
    brush.lineWidth = short * 0.007;
    brush.beginPath();
    brush.moveTo(from, y);
    run();
    brush.stroke();
  }
}

type Scattered = (brush: Brush, size: number, chance: number) => void;

/** Over the whole sheet inside its frame, farther apart in the middle, where the words and things are. */
function scatter(stage: Stage, brush: Brush, label: string, paint: Scattered): void {
  const { width, height, short } = stage;
  const random = stage.random(`poster ${label}`);
  const words = footOfWords(stage) + short * 0.03;
  const [columns, rows] = [Math.round((7 * width) / short), Math.round((8 * height) / short)];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (0.09 + (0.82 * (column + random.between(0.2, 0.8))) / columns) * width;
      const y = (0.09 + (0.7 * (row + random.between(0.2, 0.8))) / rows) * height;
      const isMiddle = Math.abs(x / width - 0.5) < 0.27;
      const [size, turn, chance] = [short * random.between(0.013, 0.026), random.next() * 7, random.next()];
      if (random.chance(isMiddle ? 0.7 : 0.3) || (y < words && Math.abs(x / width - 0.5) < 0.4)) continue;
      brush.save();
      brush.translate(x, y);
      brush.rotate(turn);
      paint(brush, size, chance);
      brush.restore();
    }
}

function paintFlake(brush: Brush, size: number): void {
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = size * 0.2;
  brush.lineCap = 'round';
  brush.beginPath();
  for (let arm = 0; arm < 6; arm++) {
    const angle = (arm * Math.PI) / 3;
    const at = (reach: number, aside: number): [number, number] => [
      Math.cos(angle + aside) * size * reach,
      Math.sin(angle + aside) * size * reach,
    ];
    brush.moveTo(0, 0);
    brush.lineTo(...at(1, 0));
    brush.moveTo(...at(0.9, 0.36));
    brush.lineTo(...at(0.55, 0));
    brush.lineTo(...at(0.9, -0.36));
  }
  brush.stroke();
}

function paintPetal(brush: Brush, size: number, chance: number): void {
  brush.fillStyle = chance < 0.5 ? '#f8b8c8' : '#fcdce2';
  brush.beginPath();
  brush.moveTo(0, size);
  brush.bezierCurveTo(-size, size * 0.4, -size * 0.8, -size * 0.9, -size * 0.12, -size * 0.8);
  brush.lineTo(0, -size * 0.5);
  brush.lineTo(size * 0.12, -size * 0.8);
  brush.bezierCurveTo(size * 0.8, -size * 0.9, size, size * 0.4, 0, size);
  brush.fill();
}

const LEAF_COLOURS = ['#f0a83a', '#e0722c', '#f4c95a'] as const;

/** Pointed at both ends, with a rib and a stem. */
function paintLeaf(brush: Brush, size: number, chance: number): void {
  const colour = LEAF_COLOURS[Math.floor(chance * LEAF_COLOURS.length)] ?? LEAF_COLOURS[0];
  const [long, wide] = [size * 1.6, size * 0.95];
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(0, -long);
  brush.bezierCurveTo(wide, -long * 0.5, wide, long * 0.5, 0, long);
  brush.bezierCurveTo(-wide, long * 0.5, -wide, -long * 0.5, 0, -long);
  brush.fill();
  brush.strokeStyle = css(mix(colour, '#5a2410', 0.6));
  brush.lineWidth = size * 0.16;
  brush.beginPath();
  brush.moveTo(0, -long * 0.7);
  brush.lineTo(0, long * 1.4);
  brush.stroke();
}
