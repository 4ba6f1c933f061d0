// A television on its low cabinet, in centimetres, from behind: who looks at it looks at the viewer.

import { mix } from '#engine/raster/colour.ts';
import { box } from './furniture.ts';
import { bar, line, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const CASE = '#24262c';
const WOODS = ['#8a5a36', '#a8744a', '#6e4630'] as const;

/** Light of the picture is around its edge. */
function back(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  shineAround(pen, 0, -94, 100, '#bfe0ff', pen.isDark ? 0.75 : 0.5);
  for (const x of [-70, 64]) bar(pen, x, -8, 6, 8, mix(wood, '#20141c', 0.5));
  box(pen, -78, -46, 156, 40, mix(wood, '#20141c', 0.3), 2);
  line(pen, 'M-72 -14 L72 -14 M-72 -38 L72 -38', mix(wood, '#20141c', 0.5), 1);
  box(pen, -80, -49, 160, 5, wood, 1.5);
  bar(pen, -7, -62, 14, 14, '#33363d');
  box(pen, -26, -52, 52, 4, '#2c2f36', 1.5);
  box(pen, -65, -133, 130, 79, '#cfe6fb', 4);
  box(pen, -63, -131, 126, 75, CASE, 3);
  box(pen, -44, -118, 88, 48, mix(CASE, '#ffffff', 0.08), 4);
  for (let slit = 0; slit < 9; slit++)
    line(pen, `M${-30 + slit * 7.5} -112 L${-30 + slit * 7.5} -101`, '#101216', 1.6);
  box(pen, -15, -94, 30, 20, '#191b20', 2);
  line(pen, 'M6 -74 C10 -58 30 -60 34 -48', '#101216', 2);
}

export const TELEVISIONS: Record<string, OwnDrawing> = {
  'own/television-back': { width: 164, height: 136, paint: back },
};
