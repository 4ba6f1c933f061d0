// A column of light stone: fluted, on a round base, under a carved head.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function column(pen: Pen): void {
  const stone = pen.random.pick(['#e8e0d2', '#ddd4c4', '#e4dcd4']);
  bar(pen, -24, -8, 48, 8, mix(stone, '#6a5a4c', 0.16), 1);
  bar(pen, -21, -14, 42, 7, stone, 3);
  shape(pen, 'M-15 -14 L-13 -122 L13 -122 L15 -14 Z', stone);
  bar(pen, -14.6, -122, 29.2, 108, stone);
  for (const part of [-0.82, -0.5, -0.17, 0.17, 0.5, 0.82])
    line(pen, `M${part * 15} -15 L${part * 13} -121`, mix(stone, '#5a4a44', 0.3), 1.1 - Math.abs(part) * 0.4);
  bar(pen, -16, -127, 32, 6, mix(stone, '#ffffff', 0.2), 2);
  shape(pen, 'M-15 -127 C-17 -134 -24 -134 -26 -140 L26 -140 C24 -134 17 -134 15 -127 Z', stone, {
    colour: mix(stone, '#5a4a44', 0.3),
    from: -140,
    to: -126,
  });
  for (const x of [-21, 21]) {
    ball(pen, x, -136, 6, 6, stone);
    ball(pen, x, -136, 2.6, 2.6, mix(stone, '#5a4a44', 0.34));
  }
  bar(pen, -28, -147, 56, 8, mix(stone, '#ffffff', 0.14), 1);
  for (const [x, y] of [
    [-6, -60],
    [5, -92],
  ] as const)
    line(pen, `M${x} ${y} l3 6 l-2 5 l3 7`, mix(stone, '#4a3a34', 0.5), 0.6);
}

export const COLUMNS: Record<string, OwnDrawing> = {
  'own/column': { width: 60, height: 150, paint: column },
};
