// A hammock between two posts, in centimetres: who lies in it is seen over its near edge.

import { mix } from '#engine/raster/colour.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function hammock(pen: Pen): void {
  const cloth = pen.random.pick(['#d8a04a', '#c8604a', '#4a8a9a', '#e0d0b0']);
  for (const x of [-164, 156]) {
    bar(pen, x, -150, 9, 150, '#8a5c38', 3);
    bar(pen, x - 1, -126, 11, 7, '#e0c890', 2);
  }
  for (const part of [-9, -3, 3, 9])
    line(pen, `M-156 -122 L-104 ${-84 + part} M160 -122 L104 ${-84 + part}`, '#e8dcc0', 1.2);
  shape(
    pen,
    'M-108 -94 C-60 -58 60 -58 108 -94 C112 -88 112 -80 106 -74 C70 -28 -70 -28 -106 -74 C-112 -80 -112 -88 -108 -94 Z',
    mix(cloth, '#ffffff', 0.2),
    { colour: mix(cloth, '#20101c', 0.34), from: -94, to: -34 },
  );
  for (const [at, colour] of [
    [0.3, '#f6efe0'],
    [0.55, mix(cloth, '#20101c', 0.3)],
    [0.78, '#f6efe0'],
  ] as const) {
    const low = -62 + at * 34;
    line(
      pen,
      `M${-108 + at * 6} ${-90 + at * 16} C-60 ${low} 60 ${low} ${108 - at * 6} ${-90 + at * 16}`,
      colour,
      3,
    );
  }
  for (let tassel = 0; tassel < 15; tassel++) {
    const x = -84 + tassel * 12;
    const y = -40 - (x / 100) ** 2 * 26;
    line(pen, `M${x} ${y} v9`, mix(cloth, '#ffffff', 0.4), 1.6);
  }
}

export const HAMMOCKS: Record<string, OwnDrawing> = {
  'own/hammock': { width: 336, height: 152, paint: hammock },
};
