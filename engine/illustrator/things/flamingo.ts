// A flamingo that stands on one leg, in profile to the left.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const [PINK, ROSE] = ['#f49aae', '#e2607e'] as const;

/** The neck is in a bow, the bill bent down with a black tip. */
function flamingo(pen: Pen): void {
  line(pen, 'M14 -84 C26 -70 26 -56 8 -52 L-2 -52', mix(ROSE, '#ffffff', 0.2), 3);
  line(pen, 'M0 -84 L2 -44 L-1 -2', ROSE, 3.2);
  ball(pen, 2, -44, 2.8, 3.2, ROSE);
  line(pen, 'M-1 -2 L-11 0 M-1 -2 L-6 1 M-1 -2 L7 0', ROSE, 2.2);
  shape(
    pen,
    'M-34 -102 C-30 -124 4 -130 28 -112 C40 -102 52 -96 56 -84 C40 -80 20 -76 0 -78 C-20 -80 -34 -88 -34 -102 Z',
    mix(PINK, '#ffffff', 0.2),
    { colour: ROSE, from: -126, to: -78 },
  );
  for (const [x, y, wide] of [
    [-8, -100, 26],
    [2, -92, 28],
    [10, -84, 30],
  ] as const)
    line(
      pen,
      `M${x} ${y} C${x + wide * 0.4} ${y + 7} ${x + wide * 0.8} ${y + 6} ${x + wide} ${y + 2}`,
      ROSE,
      1.6,
    );
  shape(pen, 'M30 -96 C42 -94 52 -90 58 -82 C48 -80 38 -82 28 -84 Z', '#3a2630');
  const neck = 'M-28 -104 C-54 -112 -46 -140 -28 -152 C-8 -164 -12 -190 -30 -188 L-34 -186';
  line(pen, neck, ROSE, 11.6);
  line(pen, neck, PINK, 9.4);
  ball(pen, -34, -186, 9.4, 7.8, PINK);
  shape(pen, 'M-38 -191 C-48 -190 -56 -184 -58 -174 C-52 -176 -44 -180 -38 -181 Z', '#f6e4dc');
  shape(pen, 'M-52 -184 C-57 -180 -59 -173 -57 -168 C-53 -171 -49 -176 -47 -180 Z', '#2a2228');
  ball(pen, -36, -188, 1.7, 1.8, '#f6d84a');
  ball(pen, -36.2, -188, 0.9, 1.1, '#1a1418');
}

export const FLAMINGOS: Record<string, OwnDrawing> = {
  'own/standing-flamingo': { width: 118, height: 198, paint: flamingo },
};

export const FLAMINGO_HEADS: Record<string, Head> = {
  'own/standing-flamingo': { eyes: [[0.195, 0.05]], eye: 0.02, top: [0.2, 0.02], wide: 0.16 },
};
