// A rose under a dome of glass, with petals that have fallen from it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { Path2D } from '@napi-rs/canvas';
import type { PaintedKind } from './in-paint.ts';
import { turned } from './leafy-plants.ts';
import { ball, line, oval, shape, type Pen } from './pen.ts';

const GLASS = 'M-46 -18 L-46 -120 C-46 -166 -26 -190 0 -190 C26 -190 46 -166 46 -120 L46 -18 Z';
const WOOD = '#6e4a2e';
const GREEN = '#3f7a3c';
/** Where its middle is. */
const HEAD = -126;

function roseUnderDome(pen: Pen, petals: Colour): void {
  base(pen);
  stem(pen);
  head(pen, petals);
  for (const [x, y, turn] of [
    [-24, -21, 0.5],
    [20, -19, -0.7],
    [6, -23, 0.2],
    [-30, -58, 1.1],
  ] as const)
    turned(pen, x, y, turn, () =>
      shape(pen, 'M-6 0 C-5 -5 5 -5 6 0 C4 4 -4 4 -6 0 Z', mix(petals, '#2a0a18', 0.14)),
    );
  dome(pen);
}

function base(pen: Pen): void {
  shape(pen, 'M-58 -8 L-54 0 L54 0 L58 -8 Z', mix(WOOD, '#20100c', 0.45));
  oval(pen, 0, -8, 58, 9, mix(WOOD, '#20100c', 0.2));
  shape(pen, 'M-52 -20 L-52 -10 C-52 -2 52 -2 52 -10 L52 -20 Z', WOOD, {
    colour: mix(WOOD, '#20100c', 0.5),
    from: -20,
    to: -2,
  });
  oval(pen, 0, -20, 52, 8.5, mix(WOOD, '#f0c890', 0.22));
}

function stem(pen: Pen): void {
  line(pen, 'M0 -20 C-6 -54 5 -84 0 -112', GREEN, 3.4);
  for (const side of [-1, 1])
    shape(
      pen,
      side < 0
        ? 'M-2 -58 C-16 -58 -26 -68 -30 -80 C-16 -80 -4 -72 -2 -58 Z'
        : 'M1 -74 C14 -74 24 -83 28 -95 C14 -95 4 -88 1 -74 Z',
      GREEN,
      { colour: mix(GREEN, '#0c2414', 0.45), from: -96, to: -58 },
    );
  for (const y of [-40, -66, -92])
    line(pen, `M0 ${y} l${y % 4 === 0 ? 4 : -4} -3`, mix(GREEN, '#f0e8c0', 0.2), 1.4);
}

/** Outer petals, then those within, each ring lighter at its edge. */
function head(pen: Pen, petals: Colour): void {
  const dark = mix(petals, '#2a0614', 0.5);
  for (const [x, y] of [
    [-12, -114],
    [12, -114],
    [0, -110],
  ] as const)
    turned(pen, x * 0.6, y + 2, x * 0.05, () => shape(pen, 'M-4 0 C-3 8 3 8 4 0 Z', GREEN));
  for (const [x, y, rx, ry] of [
    [-17, HEAD + 3, 15, 18],
    [17, HEAD + 3, 15, 18],
    [0, HEAD + 10, 21, 13],
    [-9, HEAD - 9, 15, 15],
    [10, HEAD - 9, 15, 15],
  ] as const)
    ball(pen, x, y, rx, ry, petals);
  ball(pen, 0, HEAD - 1, 17, 17, mix(petals, '#2a0614', 0.16));
  line(
    pen,
    `M-12 ${HEAD + 4} C-14 ${HEAD - 12} 12 ${HEAD - 16} 13 ${HEAD} C13 ${HEAD + 10} -6 ${HEAD + 11} -7 ${HEAD + 1} C-7 ${HEAD - 7} 7 ${HEAD - 8} 7 ${HEAD} C7 ${HEAD + 4} 0 ${HEAD + 5} -1 ${HEAD + 1}`,
    dark,
    1.7,
  );
  line(
    pen,
    `M-30 ${HEAD + 4} C-24 ${HEAD + 18} -10 ${HEAD + 22} 0 ${HEAD + 21} M30 ${HEAD + 4} C24 ${HEAD + 18} 10 ${HEAD + 22} 0 ${HEAD + 21}`,
    mix(petals, '#2a0614', 0.32),
    1.5,
  );
}

/** One sees it by its edge, and by two windows that it mirrors. */
function dome(pen: Pen): void {
  const { brush, side } = pen;
  const glass = brush.createLinearGradient(-46, 0, 46, 0);
  glass.addColorStop(0, css('#e4f2fa', 0.34));
  glass.addColorStop(0.25, css('#e4f2fa', 0.07));
  glass.addColorStop(0.75, css('#e4f2fa', 0.07));
  glass.addColorStop(1, css('#e4f2fa', 0.34));
  brush.fillStyle = glass;
  const fill = brush.fill.bind(brush);
  fill(new Path2D(GLASS));
  brush.strokeStyle = css('#f2fafe', 0.75);
  brush.lineWidth = 1.8;
  brush.stroke(new Path2D(GLASS));
  brush.strokeStyle = css('#ffffff', 0.7);
  brush.lineCap = 'round';
  brush.lineWidth = 4.5;
  brush.stroke(new Path2D(`M${side * 36} -132 C${side * 35} -152 ${side * 26} -168 ${side * 14} -175`));
  brush.lineWidth = 3;
  brush.stroke(new Path2D(`M${side * 38} -52 L${side * 38} -116`));
  ball(pen, 0, -195, 6.5, 6.5, '#dceaf2');
}

export const ROSE_DOMES: Readonly<Record<string, PaintedKind>> = {
  'own/rose-dome': { width: 120, height: 204, usual: '#c4203c', draw: roseUnderDome },
};
