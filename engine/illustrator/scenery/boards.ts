// Boards to write on: over a street, on a wall, on a post; of wood, or a pane with glowing edges.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

export const NEON: readonly [Colour, ...Colour[]] = [
  '#ff2f92',
  '#21e6ff',
  '#ffd23f',
  '#8b5cff',
  '#3dff9e',
  '#ff6a3c',
];

/** Pixels, about its middle. */
export type Board = { x: number; y: number; wide: number; tall: number };

type Hanging = 'above' | 'post' | 'wall';

export function paintWallBoard(
  stage: Stage,
  brush: Brush,
  { x, y, wide, tall }: Board,
  { neon, hangs }: { neon: Colour | undefined; hangs: Hanging },
): void {
  const { short, palette } = stage;
  const wood = lit(stage, stage.random('board').pick(['#4a3426', '#2f3f3a', '#5a2f2c', '#2c3648']));
  const [left, top] = [x - wide / 2, y - tall / 2];
  brush.lineWidth = Math.max(1, short * 0.008);
  brush.strokeStyle = css(mix(wood, '#140e14', 0.5));
  brush.beginPath();
  if (hangs === 'post') {
    brush.lineWidth = short * 0.02;
    brush.moveTo(x, top + tall * 0.5);
    brush.lineTo(x, y + short * 0.3);
  } else if (hangs === 'above')
    for (const side of [-1, 1]) {
      brush.moveTo(x + side * wide * 0.36, top - tall * 0.4);
      brush.lineTo(x + side * wide * 0.36, top);
    }
  brush.stroke();
  brush.save();
  brush.shadowColor = css(neon ?? palette.shade, neon === undefined ? 0.5 : 0.9);
  brush.shadowBlur = short * (neon === undefined ? 0.014 : 0.05);
  brush.shadowOffsetY = neon === undefined ? short * 0.006 : 0;
  const face = brush.createLinearGradient(0, top, 0, top + tall);
  const ground = neon === undefined ? wood : mix('#140f24', neon, 0.1);
  face.addColorStop(0, css(mix(ground, '#ffffff', 0.12)));
  face.addColorStop(1, css(mix(ground, '#0c0812', 0.25)));
  brush.fillStyle = face;
  brush.beginPath();
  brush.roundRect(left, top, wide, tall, tall * 0.12);
  brush.fill();
  brush.restore();
  brush.strokeStyle = css(neon === undefined ? '#d8b878' : mix(neon, '#ffffff', 0.3), 0.9);
  brush.lineWidth = Math.max(1, tall * 0.025);
  brush.beginPath();
  brush.roundRect(left + tall * 0.07, top + tall * 0.07, wide - tall * 0.14, tall * 0.86, tall * 0.08);
  brush.stroke();
}

/** Slate in a frame of wood with the dust of what was wiped off, or a white board in a frame of metal. */
export function paintSlate(
  stage: Stage,
  brush: Brush,
  { x, y, wide, tall }: Board,
  { hangs, isWhite }: { hangs: Hanging; isWhite: boolean },
): void {
  const { short, palette } = stage;
  const frame = lit(stage, isWhite ? '#aab2ba' : '#9a6a3c');
  const face = lit(stage, isWhite ? '#f2f4f4' : '#2b4a40');
  const rim = tall * 0.055;
  const [left, top] = [x - wide / 2, y - tall / 2];
  if (hangs === 'post') {
    brush.fillStyle = css(mix(frame, '#140e14', 0.3));
    for (const side of [-0.4, 0.4])
      brush.fillRect(x + side * wide - short * 0.008, y, short * 0.016, tall * 1.1);
  }
  brush.save();
  brush.shadowColor = css(palette.shade, 0.5);
  brush.shadowBlur = short * 0.016;
  brush.shadowOffsetY = short * 0.007;
  brush.fillStyle = css(frame);
  brush.beginPath();
  brush.roundRect(left, top, wide, tall, rim * 0.4);
  brush.fill();
  brush.restore();
  brush.fillStyle = css(face);
  brush.fillRect(left + rim, top + rim, wide - rim * 2, tall - rim * 2);
  brush.save();
  brush.beginPath();
  brush.rect(left + rim, top + rim, wide - rim * 2, tall - rim * 2);
  brush.clip();
  const random = stage.random('slate');
  brush.lineCap = 'round';
  for (let wipe = 0; wipe < 9; wipe++) {
    const [from, row] = [left + wide * random.next(), top + tall * random.next()];
    brush.strokeStyle = css(isWhite ? '#c4ccd4' : '#dfe8e0', 0.055);
    brush.lineWidth = tall * random.between(0.08, 0.2);
    brush.beginPath();
    brush.moveTo(from, row);
    brush.quadraticCurveTo(from + wide * 0.15, row - tall * 0.12, from + wide * 0.34, row + tall * 0.04);
    brush.stroke();
  }
  brush.restore();
  // Its ledge, with chalk on it.
  brush.fillStyle = css(mix(frame, '#1c1014', 0.2));
  brush.fillRect(left + wide * 0.02, top + tall - rim * 0.3, wide * 0.96, rim * 0.8);
  for (const [at, colour] of [
    [0.3, '#f4f2e6'],
    [0.37, isWhite ? '#d0403a' : '#f2c86a'],
    [0.62, isWhite ? '#3060b0' : '#f0a0a8'],
  ] as const) {
    brush.fillStyle = css(lit(stage, colour));
    brush.fillRect(left + wide * at, top + tall - rim * 0.55, wide * 0.03, rim * 0.4);
  }
}

/** A strip of cloth on two cords that go out of the picture, with soft folds where it is tied. */
export function paintBanner(stage: Stage, brush: Brush, { x, y, wide, tall }: Board, colour: Colour): void {
  const { width, short, palette } = stage;
  const cloth = lit(stage, colour);
  const [left, right, top, foot] = [x - wide / 2, x + wide / 2, y - tall / 2, y + tall / 2];
  brush.strokeStyle = css(lit(stage, '#e8dcc4'));
  brush.lineWidth = Math.max(1.5, short * 0.005);
  brush.beginPath();
  for (const [from, to] of [
    [left, 0],
    [right, width],
  ] as const)
    for (const end of [top + tall * 0.08, foot - tall * 0.08]) {
      brush.moveTo(from, end);
      brush.lineTo(to, end - Math.abs(to - from) * 0.16 - tall * 0.1);
    }
  brush.stroke();
  brush.save();
  brush.shadowColor = css(palette.shade, 0.45);
  brush.shadowBlur = short * 0.016;
  brush.shadowOffsetY = short * 0.008;
  const folds = brush.createLinearGradient(left, 0, right, 0);
  for (const [at, tone, part] of [
    [0, '#1a0c10', 0.3],
    [0.05, '#ffffff', 0.12],
    [0.12, '#1a0c10', 0.16],
    [0.3, '#ffffff', 0.06],
    [0.5, '#1a0c10', 0.04],
    [0.72, '#ffffff', 0.07],
    [0.88, '#1a0c10', 0.16],
    [0.95, '#ffffff', 0.12],
    [1, '#1a0c10', 0.3],
  ] as const)
    folds.addColorStop(at, css(mix(cloth, tone, part)));
  brush.fillStyle = folds;
  brush.beginPath();
  brush.moveTo(left, top);
  brush.quadraticCurveTo(x, top + tall * 0.12, right, top);
  brush.lineTo(right, foot);
  brush.quadraticCurveTo(x, foot + tall * 0.12, left, foot);
  brush.fill();
  brush.restore();
}
