// Patterns of figures alone: tiles of quarter rings and triangles, stripes, dots, checks, zigzags, scales of waves;
// and a mandala, the one that does not repeat.

import { css, luminance, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { PatternFigure } from '../reading/writing/sheet-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { posterGround } from './poster-sheet.ts';

type Inks = readonly [Colour, Colour, Colour, Colour];
type Paint = (brush: Brush, size: { width: number; height: number; step: number }, inks: Inks) => void;

const USUAL: Inks = ['#1f4f6a', '#e2703a', '#f2c46c', '#7fa89a'];

/** Covers the whole sheet; what is repeated comes round after a whole number of steps. */
export function paintFigures(stage: Stage, brush: Brush, figure: PatternFigure): void {
  const { width, height, short } = stage;
  PAINTS[figure](brush, { width, height, step: short / 6 }, inksOf(stage));
}

/** Colours that were named, and tints of them; the usual ones where none was. */
function inksOf(stage: Stage): Inks {
  const named = stage.reading.colours.filter((colour) => colour !== stage.reading.ground).slice(0, 4);
  const [first, second, third, fourth] = named;
  if (first === undefined) return USUAL;
  const isPale = luminance(posterGround(stage)) > 0.5;
  const shade = mix(first, isPale ? '#20242c' : '#ffffff', 0.42);
  const other = second ?? shade;
  return [first, other, third ?? mix(first, '#ffffff', 0.5), fourth ?? mix(other, '#ffffff', 0.3)];
}

function eachCell(
  { width, height, step }: { width: number; height: number; step: number },
  paint: (x: number, y: number, column: number, row: number) => void,
): void {
  for (let row = -1; row * step < height + step; row++)
    for (let column = -1; column * step < width + step; column++)
      paint(column * step, row * step, column, row);
}

const paintTiles: Paint = (brush, size, inks) => {
  const { step } = size;
  eachCell(size, (x, y, column, row) => {
    const kind = (((column * 3 + row * 5) % 8) + 8) % 8;
    const [one, other] = [inks[(kind + 1) % 4] as Colour, inks[(kind + 2) % 4] as Colour];
    brush.save();
    brush.translate(x + step / 2, y + step / 2);
    brush.rotate(((kind >> 1) * Math.PI) / 2);
    brush.beginPath();
    brush.rect(-step / 2, -step / 2, step, step);
    brush.clip();
    const half = step / 2;
    if (kind % 4 === 0)
      for (const [part, ink] of [
        [1, one],
        [0.66, other],
        [0.33, one],
      ] as const) {
        brush.fillStyle = css(ink);
        brush.beginPath();
        brush.arc(-half, -half, step * part, 0, 7);
        brush.fill();
      }
    else if (kind % 4 === 1) {
      brush.fillStyle = css(one);
      brush.beginPath();
      brush.moveTo(-half, -half);
      brush.lineTo(half, -half);
      brush.lineTo(-half, half);
      brush.fill();
    } else if (kind % 4 === 2) {
      brush.fillStyle = css(one);
      brush.fillRect(-half, -half, step, step);
      brush.fillStyle = css(other);
      brush.beginPath();
      brush.arc(0, 0, step * 0.3, 0, 7);
      brush.fill();
    } else {
      brush.fillStyle = css(one);
      brush.beginPath();
      brush.arc(0, -half, half, 0, Math.PI);
      brush.fill();
      brush.fillStyle = css(other);
      brush.beginPath();
      brush.arc(0, half, half, Math.PI, 2 * Math.PI);
      brush.fill();
    }
    brush.restore();
  });
};

const paintStripes: Paint = (brush, { width, height, step }, inks) => {
  for (let x = 0; x < width; x += step)
    for (const [from, wide, ink] of [
      [0.08, 0.34, 0],
      [0.54, 0.1, 1],
      [0.74, 0.1, 2],
    ] as const) {
      brush.fillStyle = css(inks[ink]);
      brush.fillRect(x + step * from, 0, step * wide, height);
    }
};

const paintSpots: Paint = (brush, size, inks) => {
  const step = size.step * 0.72;
  eachCell({ ...size, step }, (x, y, column, row) => {
    brush.fillStyle = css(inks[(((column + row * 2) % 4) + 4) % 4] as Colour);
    brush.beginPath();
    brush.arc(x + (row % 2 === 0 ? 0 : step / 2), y + step / 2, step * 0.26, 0, 7);
    brush.fill();
  });
};

const paintChecks: Paint = (brush, size, [ink]) => {
  const { step, width, height } = size;
  brush.fillStyle = css(ink, 0.5);
  for (let x = 0; x < width; x += step) brush.fillRect(x, 0, step / 2, height);
  for (let y = 0; y < height; y += step) brush.fillRect(0, y, width, step / 2);
};

const paintZigzags: Paint = (brush, { width, height, step }, inks) => {
  brush.lineWidth = step * 0.2;
  brush.lineJoin = 'miter';
  for (let row = -1; row * step * 0.46 < height + step; row++) {
    brush.strokeStyle = css(inks[((row % 4) + 4) % 4] as Colour);
    brush.beginPath();
    for (let at = -1; at * step * 0.5 < width + step; at++)
      brush.lineTo(at * step * 0.5, row * step * 0.46 + (at % 2 === 0 ? 0 : step * 0.4));
    brush.stroke();
  }
};

const paintScales: Paint = (brush, size, inks) => {
  const { step, width, height } = size;
  for (let row = -1; row * step * 0.5 < height + step; row++)
    for (let x = row % 2 === 0 ? 0 : -step / 2; x < width + step; x += step)
      for (const [part, ink] of [
        [0.5, inks[0]],
        [0.4, inks[3]],
        [0.3, inks[0]],
        [0.2, inks[2]],
        [0.1, inks[1]],
      ] as const) {
        brush.fillStyle = css(ink);
        brush.beginPath();
        brush.arc(x, row * step * 0.5 + step / 2, step * part, 0, 7);
        brush.fill();
      }
};

/** Rings of petals, each with more than the one within it, and dots between them. */
const paintMandala: Paint = (brush, { width, height, step }, inks) => {
  const reach = step * 2.75;
  brush.save();
  brush.translate(width / 2, height / 2);
  for (const [ring, [from, to, petals]] of RINGS.entries()) {
    const [ink, other] = [inks[ring % 4] as Colour, inks[(ring + 1) % 4] as Colour];
    const half = Math.sin(Math.PI / petals) * reach * ((from + to) / 2) * 0.92;
    for (let petal = 0; petal < petals; petal++) {
      brush.save();
      brush.rotate(((petal + (ring % 2) / 2) / petals) * 2 * Math.PI);
      for (const [part, fill] of [
        [1, ink],
        [0.55, other],
      ] as const) {
        const [low, high] = [reach * from, reach * (from + (to - from) * (0.45 + part * 0.55))];
        brush.fillStyle = css(fill);
        brush.beginPath();
        brush.moveTo(0, -low);
        brush.bezierCurveTo(
          half * part,
          -low - (high - low) * 0.3,
          half * part,
          -low - (high - low) * 0.75,
          0,
          -high,
        );
        brush.bezierCurveTo(
          -half * part,
          -low - (high - low) * 0.75,
          -half * part,
          -low - (high - low) * 0.3,
          0,
          -low,
        );
        brush.fill();
      }
      brush.rotate(Math.PI / petals);
      brush.fillStyle = css(inks[(ring + 2) % 4] as Colour);
      brush.beginPath();
      brush.arc(0, -reach * to * 0.97, step * 0.045, 0, 7);
      brush.fill();
      brush.restore();
    }
  }
  brush.fillStyle = css(inks[0]);
  brush.beginPath();
  brush.arc(0, 0, reach * 0.09, 0, 7);
  brush.fill();
  brush.restore();
};
/** From the outer to the inner: parts of the whole, and how many petals. */
const RINGS: readonly (readonly [from: number, to: number, petals: number])[] = [
  [0.72, 1, 32],
  [0.5, 0.8, 24],
  [0.32, 0.58, 16],
  [0.16, 0.4, 12],
  [0.05, 0.22, 8],
];

const PAINTS: Readonly<Record<PatternFigure, Paint>> = {
  tiles: paintTiles,
  stripes: paintStripes,
  dots: paintSpots,
  checks: paintChecks,
  zigzags: paintZigzags,
  scales: paintScales,
  mandala: paintMandala,
};
