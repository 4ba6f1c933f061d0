// A sweater that lies there with its arms at its sides: ribs at neck, cuffs and hem, rows of stitches.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { Path2D } from '@napi-rs/canvas';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const WOOL: Colour = '#c9a27e';
const BODY = 'M-46 -6 L-46 -96 C-40 -118 -26 -128 -18 -131 L18 -131 C26 -128 40 -118 46 -96 L46 -6 Z';

function sleeve(side: -1 | 1): string {
  return `M${side * 20} -130 C${side * 48} -126 ${side * 62} -106 ${side * 68} -76 L${side * 82} -18 L${side * 60} -12 L${side * 44} -72 L${side * 40} -104 Z`;
}

function stitches(pen: Pen, path: string, colour: Colour): void {
  const { brush } = pen;
  brush.save();
  const clip = brush.clip.bind(brush);
  clip(new Path2D(path));
  for (let y = -128; y < 0; y += 6)
    for (let x = -84; x < 84; x += 6)
      line(pen, `M${x} ${y} L${x + 2.4} ${y + 4} L${x + 4.8} ${y}`, mix(colour, '#20101c', 0.24), 0.9);
  brush.restore();
}

function ribs(pen: Pen, from: readonly [number, number], to: readonly [number, number], tall: number): void {
  const many = 16;
  for (let rib = 0; rib <= many; rib++) {
    const [x, y] = [0, 1].map(
      (at) => (from[at] as number) + (((to[at] as number) - (from[at] as number)) * rib) / many,
    );
    line(pen, `M${x} ${y} l0 ${tall}`, mix(WOOL, '#20101c', 0.36), 1);
  }
}

function sweater(pen: Pen): void {
  for (const side of [-1, 1] as const) {
    const path = sleeve(side);
    shape(pen, path, mix(WOOL, '#20101c', 0.1), { colour: mix(WOOL, '#20101c', 0.28), from: -130, to: -10 });
    stitches(pen, path, WOOL);
    ribs(pen, [side * 61, -19], [side * 81, -25], 8);
  }
  shape(pen, BODY, mix(WOOL, '#ffffff', 0.08), { colour: mix(WOOL, '#20101c', 0.16), from: -130, to: 0 });
  stitches(pen, BODY, WOOL);
  shape(pen, 'M-46 -12 H46 V0 H-46 Z', mix(WOOL, '#20101c', 0.12));
  ribs(pen, [-45, -12], [45, -12], 12);
  shape(
    pen,
    'M-21 -131 C-14 -112 14 -112 21 -131 L15 -134 C9 -122 -9 -122 -15 -134 Z',
    mix(WOOL, '#20101c', 0.2),
  );
  shape(pen, 'M-15 -134 C-9 -122 9 -122 15 -134 C8 -138 -8 -138 -15 -134 Z', mix(WOOL, '#20101c', 0.55));
}

export const SWEATERS: Record<string, OwnDrawing> = {
  'own/sweater': { width: 172, height: 140, paint: sweater },
};
