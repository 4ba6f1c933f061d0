// A lift over a slope: masts that grow smaller up the hill, two ropes between them, chairs or cabins on the ropes.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** Where a mast stands, as parts of the width and height, and its height as a part of the short side. */
type Mast = { x: number; foot: number; tall: number };

const MASTS: readonly Mast[] = [
  { x: -0.06, foot: 0.92, tall: 0.66 },
  { x: 0.26, foot: 0.8, tall: 0.4 },
  { x: 0.45, foot: 0.715, tall: 0.25 },
  { x: 0.57, foot: 0.66, tall: 0.16 },
  { x: 0.645, foot: 0.625, tall: 0.105 },
];

export function hasSkiLift({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return (
    (scene === 'snowfield' || scene === 'mountains') &&
    reading.subjects.some(({ key }) => key === 'ski-lift' || key === 'cable-car')
  );
}

export function skiLiftLayer(stage: Stage): Layer {
  return painted('landmark ski lift', 0.545, (brush) => paintLift(stage, brush));
}

function paintLift(stage: Stage, brush: Brush): void {
  const { width, light } = stage;
  brush.save();
  // It goes up toward the light.
  if (light.side < 0) {
    brush.translate(width, 0);
    brush.scale(-1, 1);
  }
  brush.lineCap = 'round';
  for (const [at, mast] of MASTS.entries()) {
    const next = MASTS[at + 1];
    if (next) for (const side of [-1, 1] as const) paintRope(stage, brush, mast, next, side);
  }
  for (const mast of MASTS.toReversed()) paintMast(stage, brush, mast);
  brush.restore();
}

function armOf(stage: Stage, { x, foot, tall }: Mast, side: -1 | 1): [number, number, number] {
  const size = tall * stage.short;
  return [x * stage.width + side * size * 0.15, rowOf(stage, foot) - size, size];
}

/** Feet keep to the slope between the horizon and the viewer. */
function rowOf({ height, horizon }: Stage, foot: number): number {
  return horizon + (height - horizon) * ((foot - 0.6) / 0.4);
}

function tone(stage: Stage, colour: string, size: number): Rgb {
  const far = Math.max(0, 0.45 - (size / stage.short) * 1.1);
  return mix(mix(lit(stage, colour), stage.palette.shade, 0.2), stage.palette.fog, far);
}

function paintRope(stage: Stage, brush: Brush, from: Mast, to: Mast, side: -1 | 1): void {
  const [[x, y, size], [endX, endY, endSize]] = [armOf(stage, from, side), armOf(stage, to, side)];
  const sag = size * 0.06;
  const at = (part: number): [number, number] => [
    x + (endX - x) * part,
    y + (endY - y) * part + Math.sin(part * Math.PI) * sag,
  ];
  brush.strokeStyle = css(tone(stage, '#2c3038', size));
  brush.lineWidth = Math.max(1, size * 0.008);
  brush.beginPath();
  for (let step = 0; step <= 12; step++) brush.lineTo(...at(step / 12));
  brush.stroke();
  const cabin = stage.reading.subjects.find(({ key }) => key === 'cable-car');
  if (cabin) {
    const part = side < 0 ? 0.62 : 0.34;
    paintCabin(
      stage,
      brush,
      at(part),
      size + (endSize - size) * part,
      cabin.colour ?? CABINS[side < 0 ? 0 : 1],
    );
    return;
  }
  for (const part of side < 0 ? [0.22, 0.5, 0.78] : [0.36, 0.66])
    paintChair(stage, brush, at(part), size + (endSize - size) * part, side);
}

const CABINS = ['#d8402f', '#e8b03c'] as const;

/** With panes all around, on its hanger. */
function paintCabin(
  stage: Stage,
  brush: Brush,
  [x, y]: readonly [number, number],
  size: number,
  colour: string,
): void {
  const tall = size * 0.25;
  const wide = tall * 1.16;
  const top = y + tall * 0.5;
  const paint = tone(stage, colour, size);
  brush.strokeStyle = css(tone(stage, '#3a4048', size));
  brush.lineWidth = Math.max(1, size * 0.018);
  brush.beginPath();
  brush.moveTo(x - tall * 0.16, y);
  brush.lineTo(x + tall * 0.16, y);
  brush.moveTo(x, y);
  brush.lineTo(x, top);
  brush.stroke();
  const shade = brush.createLinearGradient(0, top, 0, top + tall);
  shade.addColorStop(0, css(mix(paint, stage.palette.sun, 0.3)));
  shade.addColorStop(1, css(mix(paint, stage.palette.shade, 0.4)));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.roundRect(x - wide / 2, top, wide, tall, tall * 0.2);
  brush.fill();
  brush.fillStyle = css(stage.isDark ? '#ffe0a0' : tone(stage, '#cfe4f2', size));
  for (const pane of [-1, 0, 1]) {
    brush.beginPath();
    brush.roundRect(
      x + pane * wide * 0.29 - wide * 0.12,
      top + tall * 0.16,
      wide * 0.24,
      tall * 0.4,
      tall * 0.05,
    );
    brush.fill();
  }
  brush.fillStyle = css(mix(paint, '#20242c', 0.5));
  brush.fillRect(x - wide * 0.46, top + tall * 0.94, wide * 0.92, tall * 0.07);
}

function paintChair(
  stage: Stage,
  brush: Brush,
  [x, y]: readonly [number, number],
  size: number,
  side: -1 | 1,
): void {
  const drop = size * 0.22;
  const wide = size * 0.13;
  brush.strokeStyle = css(tone(stage, '#3a4048', size));
  brush.lineWidth = Math.max(1, size * 0.012);
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x, y + drop * 0.5);
  brush.moveTo(x - wide / 2, y + drop);
  brush.lineTo(x - wide / 2, y + drop * 0.5);
  brush.lineTo(x + wide / 2, y + drop * 0.5);
  brush.lineTo(x + wide / 2, y + drop);
  brush.stroke();
  brush.fillStyle = css(tone(stage, side < 0 ? '#c8402c' : '#2f62a8', size));
  brush.beginPath();
  brush.roundRect(x - wide / 2, y + drop * 0.62, wide, drop * 0.34, size * 0.012);
  brush.roundRect(x - wide * 0.54, y + drop * 0.94, wide * 1.08, drop * 0.14, size * 0.012);
  brush.fill();
}

function paintMast(stage: Stage, brush: Brush, mast: Mast): void {
  const size = mast.tall * stage.short;
  const x = mast.x * stage.width;
  const foot = rowOf(stage, mast.foot);
  const steel = tone(stage, '#6a7480', size);
  const shaft = brush.createLinearGradient(x - size * 0.03, 0, x + size * 0.03, 0);
  shaft.addColorStop(0, css(mix(steel, stage.palette.shade, 0.4)));
  shaft.addColorStop(1, css(mix(steel, stage.palette.sun, 0.4)));
  brush.fillStyle = shaft;
  brush.beginPath();
  brush.moveTo(x - size * 0.026, foot);
  brush.lineTo(x - size * 0.016, foot - size);
  brush.lineTo(x + size * 0.016, foot - size);
  brush.lineTo(x + size * 0.026, foot);
  brush.fill();
  brush.strokeStyle = css(steel);
  brush.lineWidth = size * 0.03;
  brush.beginPath();
  brush.moveTo(x - size * 0.17, foot - size * 0.99);
  brush.lineTo(x + size * 0.17, foot - size * 0.99);
  brush.stroke();
  brush.fillStyle = css(mix(lit(stage, '#f4f8ff'), stage.palette.fog, 0.1));
  brush.beginPath();
  brush.ellipse(x, foot, size * 0.08, size * 0.024, 0, 0, 7);
  brush.fill();
}
