// What animals eat that grows elsewhere as a whole grove: one stalk of it.

import { mix } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

function bambooStalk(pen: Pen): void {
  const stalk = '#7fae46';
  line(pen, 'M-16 -4 L14 -96', mix(stalk, '#20301c', 0.3), 9);
  line(pen, 'M-16 -4 L14 -96', stalk, 6.4);
  line(pen, 'M-14 -8 L15 -94', mix(stalk, '#ffffff', 0.4), 1.6);
  for (const part of [0.24, 0.5, 0.76]) {
    const [x, y] = [-16 + 30 * part, -4 - 92 * part];
    line(pen, `M${x - 5} ${y - 1.6} L${x + 5} ${y + 1.6}`, mix(stalk, '#20301c', 0.45), 2.2);
  }
  for (const [x, y, turn] of [
    [14, -94, -70],
    [14, -94, -20],
    [14, -94, 30],
    [7, -74, 20],
    [-1, -50, -160],
    [6, -72, -130],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(x, y);
    pen.brush.rotate((turn * Math.PI) / 180);
    shape(pen, 'M0 0 C8 -7 22 -7 34 0 C22 5 8 5 0 0 Z', '#8fc04a', { colour: '#4f8436', from: -6, to: 6 });
    pen.brush.restore();
  }
}

export const FODDER: Readonly<Record<string, OwnDrawing>> = {
  bamboo: { width: 90, height: 116, paint: bambooStalk },
};
