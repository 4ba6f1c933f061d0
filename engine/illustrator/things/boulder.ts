// A rock that one can stand, sit or lie on: broad, its top nearly level, with moss in its cracks.

import { mix } from '#engine/raster/colour.ts';
import { line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const STONE = '#8d8a88';
const below = shadeInto('#2a2430', 0.42);

function boulder(pen: Pen): void {
  const { side, isSnowy } = pen;
  shape(
    pen,
    'M-92 0 C-98 -22 -90 -46 -78 -58 L-58 -82 L-24 -90 L34 -92 L66 -84 L84 -56 C96 -40 98 -18 94 0 Z',
    mix(STONE, '#ffffff', 0.1),
    below(STONE, -92, 0),
  );
  // The top, in the light, and the side away from it.
  shape(
    pen,
    'M-58 -82 L-24 -90 L34 -92 L66 -84 L50 -72 L-6 -68 L-46 -72 Z',
    isSnowy ? '#f4f8ff' : mix(STONE, '#ffffff', 0.36),
  );
  const away =
    side > 0
      ? 'M-92 0 C-98 -22 -90 -46 -78 -58 L-58 -82 L-46 -72 L-58 -40 L-66 0 Z'
      : 'M94 0 C98 -18 96 -40 84 -56 L66 -84 L50 -72 L60 -40 L66 0 Z';
  shape(pen, away, mix(STONE, '#2a2430', 0.3));
  for (const crack of [
    'M-46 -72 L-38 -44 L-46 -20',
    'M-6 -68 L2 -38 L-6 -8',
    'M50 -72 L42 -46 L48 -26 L40 0',
    'M2 -38 L22 -30',
  ])
    line(pen, crack, mix(STONE, '#2a2430', 0.5), 1.6);
  if (!isSnowy)
    for (const moss of [
      'M-78 -58 Q-66 -66 -60 -62 Q-66 -48 -78 -46 Z',
      'M66 -84 Q56 -74 44 -76 Q56 -86 66 -84 Z',
      'M-8 -10 Q4 -18 14 -8 Q4 0 -8 0 Z',
    ])
      shape(pen, moss, '#6f8244');
}

export const BOULDERS: Record<string, OwnDrawing> = {
  'own/boulder': { width: 200, height: 96, paint: boulder },
};
