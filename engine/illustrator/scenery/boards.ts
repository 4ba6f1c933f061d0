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

type Board = { x: number; y: number; wide: number; tall: number };

export function paintWallBoard(
  stage: Stage,
  brush: Brush,
  { x, y, wide, tall }: Board,
  { neon, hangs }: { neon: Colour | undefined; hangs: 'above' | 'post' },
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
  } else
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
