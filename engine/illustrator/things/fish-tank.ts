// A tank with fish in it, on a cabinet, in centimetres.

import { mix } from '#engine/raster/colour.ts';
import { box } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function fishTank(pen: Pen): void {
  const wood = pen.random.pick(['#7a4c2e', '#8a6a4a', '#5c4a40'] as const);
  box(pen, -46, -56, 92, 56, wood, 2);
  for (const left of [-43, 1]) {
    box(pen, left, -51, 42, 46, mix(wood, '#ffffff', 0.1), 2);
    bar(pen, left + (left < 0 ? 35 : 3), -34, 3, 12, '#d8b45c', 1);
  }
  shape(pen, 'M-44 -108 H44 V-57 H-44 Z', '#bfe4f2', { colour: '#3f94b8', from: -104, to: -57 });
  shape(pen, 'M-44 -62 Q-20 -68 0 -63 T44 -64 V-57 H-44 Z', '#d8c08a');
  for (const [x, tall, colour] of [
    [-34, 30, '#3f8a4c'],
    [-28, 22, '#5aa85a'],
    [32, 34, '#3f8a4c'],
    [26, 20, '#6ab868'],
  ] as const)
    line(pen, `M${x} -62 q-4 ${-tall * 0.4} 0 ${-tall * 0.6} q4 ${-tall * 0.2} 1 ${-tall * 0.4}`, colour, 3);
  ball(pen, 8, -63, 8, 5, '#8a8f94');
  for (const [x, y, size, colour, way] of [
    [-12, -88, 1.2, '#f28a2c', 1],
    [14, -78, 1, '#e8503c', -1],
    [22, -95, 0.8, '#f2c230', 1],
    [-24, -73, 0.8, '#e8e4f0', -1],
  ] as const)
    fish(pen, [x, y], size, colour, way);
  for (let bubble = 0; bubble < 7; bubble++)
    ball(pen, 36 + (bubble % 2) * 3, -66 - bubble * 5, 1.3, 1.3, '#eaf8ff');
  pen.brush.globalAlpha *= 0.3;
  shape(pen, 'M-40 -106 L-22 -106 L-38 -60 L-42 -60 Z M24 -106 L32 -106 L20 -60 L12 -60 Z', '#ffffff');
  pen.brush.globalAlpha /= 0.3;
  line(pen, 'M-44 -104 H44', '#f2fbff', 1.4);
  box(pen, -46, -112, 92, 6, '#3a3f48', 1.5);
  box(pen, -46, -58, 92, 3, '#3a3f48', 1);
  for (const x of [-45, 43]) bar(pen, x, -108, 2, 52, '#4a505a');
}

function fish(pen: Pen, [x, y]: readonly [number, number], size: number, colour: string, way: 1 | -1): void {
  const tail = x + way * 6 * size;
  shape(pen, `M${tail} ${y} l${way * 5 * size} ${-4 * size} v${8 * size} Z`, mix(colour, '#20101c', 0.2));
  ball(pen, x, y, 7 * size, 4.4 * size, colour);
  ball(pen, x - way * 4 * size, y - size, 0.9 * size, 0.9 * size, '#20202c');
}

export const FISH_TANKS: Record<string, OwnDrawing> = {
  'own/fish-tank': { width: 98, height: 114, paint: fishTank },
};
