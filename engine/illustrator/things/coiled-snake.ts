// A snake wound around a branch that is drawn by the scene: only the turns before it are seen, the head raised.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

export const GREEN = '#5a9a3a';

/** One turn over the branch, from above behind to below behind. */
function loop(pen: Pen, x: number, wide: number): void {
  const path = `M${x + 15} -58 C${x + 2} -58 ${x - 6} -46 ${x - 9} -32 C${x - 11} -22 ${x - 16} -15 ${x - 24} -14`;
  line(pen, path, mix(GREEN, '#0c1408', 0.6), wide + 2);
  line(pen, path, GREEN, wide);
  line(
    pen,
    `M${x + 11} -60 C${x - 1} -58 ${x - 9} -46 ${x - 12} -33`,
    mix(GREEN, '#f4ffc8', 0.35),
    wide * 0.36,
  );
  for (const [dx, dy] of [
    [6, -53],
    [-4, -38],
    [-11, -23],
  ] as const)
    ball(pen, x + dx, dy, wide * 0.24, wide * 0.2, mix(GREEN, '#1c2410', 0.55));
}

function coiledSnake(pen: Pen): void {
  line(pen, 'M74 -30 C84 -18 84 2 72 10 C66 14 62 8 66 4', mix(GREEN, '#0c1408', 0.6), 7);
  line(pen, 'M74 -30 C84 -18 84 2 72 10 C66 14 62 8 66 4', GREEN, 5);
  for (const [x, wide] of [
    [72, 11],
    [46, 15],
    [18, 18],
    [-12, 19],
  ] as const)
    loop(pen, x, wide);
  // The neck rises in a bow.
  const neck = 'M-20 -52 C-40 -62 -38 -86 -22 -92 C-8 -98 -10 -112 -30 -112 L-44 -111';
  line(pen, neck, mix(GREEN, '#0c1408', 0.6), 19);
  line(pen, neck, GREEN, 17);
  line(pen, 'M-24 -56 C-40 -66 -38 -84 -24 -90', mix(GREEN, '#f4ffc8', 0.4), 6);
  snakeHead(pen);
}

/** With its tongue out, where the neck of the drawing ends. */
export function snakeHead(pen: Pen): void {
  shape(
    pen,
    'M-34 -122 C-50 -126 -66 -120 -72 -111 C-72 -104 -64 -100 -52 -100 C-42 -100 -34 -102 -30 -106 Z',
    mix(GREEN, '#ffffff', 0.16),
    { colour: mix(GREEN, '#0c1408', 0.3), from: -124, to: -100 },
  );
  line(pen, 'M-71 -109 C-60 -105 -50 -106 -42 -108', mix(GREEN, '#0c1408', 0.6), 1);
  ball(pen, -54, -115, 3.2, 3, '#f6d84a');
  ball(pen, -54.6, -115, 1, 2.4, '#161210');
  line(pen, 'M-72 -109 L-84 -107 L-90 -111 M-84 -107 L-89 -103', '#c8323a', 1.2);
}

export const COILED_SNAKES: Record<string, OwnDrawing> = {
  'own/coiled-snake': {
    width: 190,
    height: 140,
    paint: (pen) => {
      pen.brush.translate(0, -16);
      coiledSnake(pen);
    },
  },
};
