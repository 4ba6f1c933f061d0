// A snake by itself, coiled on the ground with its head raised, in profile to the left.

import { mix } from '#engine/raster/colour.ts';
import { GREEN, snakeHead } from './coiled-snake.ts';
import { ball, line, type OwnDrawing, type Pen } from './pen.ts';

const [EDGE, LIGHT, SPOT] = [
  mix(GREEN, '#0c1408', 0.6),
  mix(GREEN, '#f4ffc8', 0.35),
  mix(GREEN, '#1c2410', 0.55),
];

/** One turn of the coil: the far half first, so that the next one lies on it. */
function turn(pen: Pen, y: number, wide: number, thick: number): void {
  const [left, right, deep] = [-wide, wide, wide * 0.3];
  const ring = `M${left} ${y} C${left} ${y - deep * 1.4} ${right} ${y - deep * 1.4} ${right} ${y} C${right} ${y + deep * 1.4} ${left} ${y + deep * 1.4} ${left} ${y} Z`;
  line(pen, ring, EDGE, thick + 3);
  line(pen, ring, GREEN, thick);
  line(
    pen,
    `M${left * 0.9} ${y + deep * 0.3} C${left * 0.6} ${y + deep * 0.96} ${right * 0.3} ${y + deep} ${right * 0.7} ${y + deep * 0.6}`,
    LIGHT,
    thick * 0.2,
  );
  for (let spot = 0; spot < 7; spot++) {
    const angle = 0.25 + (spot / 6) * 2.6;
    ball(pen, Math.cos(angle) * wide, y + Math.sin(angle) * deep * 1.05, thick * 0.24, thick * 0.17, SPOT);
  }
}

function snake(pen: Pen): void {
  line(pen, 'M60 -14 C92 -6 110 -4 126 -10 C136 -14 134 -22 128 -22', EDGE, 13);
  line(pen, 'M60 -14 C92 -6 110 -4 126 -10 C136 -14 134 -22 128 -22', GREEN, 10);
  turn(pen, -30, 78, 30);
  turn(pen, -50, 58, 28);
  turn(pen, -68, 38, 25);
  // The neck rises out of the coil in a bow.
  const neck = 'M24 -74 C52 -96 34 -128 8 -134 C-14 -140 -20 -166 0 -176 L-8 -178';
  line(pen, neck, EDGE, 25);
  line(pen, neck, GREEN, 22);
  line(pen, 'M30 -82 C46 -100 32 -124 10 -130 C-8 -136 -14 -158 -4 -168', LIGHT, 6);
  for (const [x, y] of [
    [36, -92],
    [36, -108],
    [24, -122],
    [6, -132],
    [-7, -146],
    [-8, -160],
  ] as const)
    ball(pen, x + 4, y, 4.4, 4, SPOT);
  pen.brush.translate(46, -20);
  pen.brush.scale(1.42, 1.42);
  snakeHead(pen);
}

export const RAISED_SNAKES: Record<string, OwnDrawing> = {
  'own/snake': {
    width: 242,
    height: 206,
    paint(pen) {
      pen.brush.translate(-18, -11);
      snake(pen);
    },
  },
};
