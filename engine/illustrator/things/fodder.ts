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

/** A twig with leaves, its end to the right, in the mouth. */
function leafyTwig(pen: Pen): void {
  line(pen, 'M46 -20 C26 -24 2 -34 -40 -50', '#6a4a2c', 3.6);
  line(pen, 'M12 -32 C0 -28 -14 -26 -26 -16 M-4 -38 C-10 -48 -14 -56 -24 -66', '#6a4a2c', 2.4);
  for (const [x, y, turn, size] of [
    [-40, -50, 200, 1.05],
    [-30, -46, 150, 0.95],
    [-32, -48, 245, 0.95],
    [-14, -40, 130, 1],
    [-24, -66, 235, 1],
    [-22, -63, 300, 0.9],
    [-16, -56, 190, 0.9],
    [-26, -16, 165, 1.05],
    [-20, -20, 105, 0.9],
    [-12, -26, 200, 0.8],
    [6, -35, 280, 1],
    [10, -32, 70, 0.95],
    [22, -28, 290, 0.75],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(x, y);
    pen.brush.rotate((turn * Math.PI) / 180);
    pen.brush.scale(size, size);
    shape(pen, 'M0 0 C6 -10 20 -12 31 0 C20 9 6 8 0 0 Z', '#84bc48', { colour: '#3f7a34', from: -10, to: 9 });
    line(pen, 'M2 0 L26 0', '#b4d884', 0.9);
    pen.brush.restore();
  }
}

/** What is eaten of trees, whatever tree it is. */
export const TWIGS: Readonly<Record<string, OwnDrawing>> = {
  'own/leafy-twig': { width: 150, height: 108, paint: leafyTwig },
};

export const FODDER: Readonly<Record<string, OwnDrawing>> = {
  bamboo: { width: 90, height: 116, paint: bambooStalk },
};
