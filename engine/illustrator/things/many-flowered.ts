// Flowers that are many in one head: small blossoms in balls, along spikes, and bells on a stem.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { FlowerHead } from './flower-heads.ts';
import { at } from './garden-heads.ts';
import { ball, line, shape, type Pen } from './pen.ts';

const GREEN = '#5f8f4a';

/** Five round petals with a point of yellow. */
function small(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  for (let index = 0; index < 5; index++) {
    const turn = (index / 5) * Math.PI * 2 - Math.PI / 2;
    ball(
      pen,
      x + Math.cos(turn) * size * 0.56,
      y + Math.sin(turn) * size * 0.5,
      size * 0.5,
      size * 0.45,
      mix(colour, '#ffffff', 0.06),
    );
  }
  ball(pen, x, y, size * 0.24, size * 0.2, '#f8dc5a');
}

/** Many small blossoms in a ball. */
export const cluster: FlowerHead = (pen, x, y, size, colour) => {
  ball(pen, x, y, size * 0.86, size * 0.76, mix(colour, '#1a1030', 0.4));
  for (let index = 0; index < 13; index++) {
    const far = Math.sqrt((index + 0.3) / 13) * size * 0.86;
    const [px, py] = [x + Math.cos(index * 2.39996) * far, y + Math.sin(index * 2.39996) * far * 0.86];
    small(pen, px, py, size * 0.3, mix(colour, index % 3 === 0 ? '#ffffff' : '#1a1030', 0.1));
  }
};

/** Blossoms along an upright stem, the lowest the largest. */
export const spike: FlowerHead = (pen, x, y, size, colour) => {
  line(pen, `M${x} ${y + size} L${x} ${y - size * 1.9}`, GREEN, size * 0.12);
  for (let row = 0; row < 9; row++) {
    const part = row / 8;
    const py = y + size * (0.7 - part * 2.5);
    const own = size * (0.36 - part * 0.24);
    for (const side of row === 8 ? [0] : [-1, 1, 0])
      small(
        pen,
        x + side * own * 1.1,
        py + Math.abs(side) * own * 0.3,
        own,
        mix(colour, part > 0.7 ? '#9ab870' : '#ffffff', part > 0.7 ? 0.4 : 0.08 * (row % 2)),
      );
  }
};

/** A bell that hangs to one side, its mouth down. */
function bell(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  lean: number,
  colour: Colour,
  throat?: Colour,
): void {
  at(
    pen,
    x,
    y,
    size,
    () => {
      const path =
        'M-0.22 0 C-0.5 0.2 -0.4 0.7 -0.62 1.06 Q-0.3 1.2 0 1.1 Q0.3 1.2 0.62 1.06 C0.4 0.7 0.5 0.2 0.22 0 Q0 -0.14 -0.22 0 Z';
      shape(pen, path, mix(colour, '#ffffff', 0.2), {
        colour: mix(colour, '#1a0a3a', 0.16),
        from: 0,
        to: 1.1,
      });
      line(pen, path, mix(colour, '#1a0a3a', 0.3), 0.04);
      if (throat === undefined) return;
      shape(pen, 'M-0.56 1.04 Q0 0.76 0.56 1.04 Q0 1.22 -0.56 1.04 Z', throat);
      for (const [sx, sy] of [
        [-0.2, 1],
        [0.16, 0.98],
        [0, 1.06],
      ] as const)
        ball(pen, sx, sy, 0.07, 0.05, mix(colour, '#3a0424', 0.6));
    },
    lean,
  );
}

/** Bells all along one tall stem, buds at its tip. */
export const foxglove: FlowerHead = (pen, x, y, size, colour) => {
  line(pen, `M${x} ${y + size * 1.2} L${x} ${y - size * 2.2}`, GREEN, size * 0.14);
  for (let row = 0; row < 9; row++) {
    const part = row / 8;
    const py = y - size * 2.1 + part * size * 2.9;
    const side = row % 2 === 0 ? -1 : 1;
    const own = size * (0.16 + part * 0.5);
    if (part < 0.22) ball(pen, x + side * own * 0.5, py, own * 0.6, own * 0.8, mix(colour, '#9ab870', 0.5));
    else bell(pen, x + side * own * 0.4, py, own, -side * 0.7, colour, mix(colour, '#fff2f6', 0.6));
  }
};

/** A stem that bows over, its bells in a row beneath it. */
export const bluebell: FlowerHead = (pen, x, y, size, colour) => {
  line(
    pen,
    `M${x} ${y + size * 1.6} C${x} ${y - size * 0.4} ${x + size * 0.2} ${y - size} ${x + size * 1.1} ${y - size * 0.9}`,
    '#5a8a52',
    size * 0.12,
  );
  for (const [dx, dy, own] of [
    [0.02, 0.42, 0.62],
    [-0.02, -0.1, 0.6],
    [0.26, -0.56, 0.56],
    [0.66, -0.84, 0.52],
    [1.06, -0.86, 0.44],
  ] as const)
    bell(pen, x + dx * size, y + dy * size, own * size, dx > 0.5 ? -0.16 : dy > 0 ? 0.5 : -0.42, colour);
};

/** A lying or leaning copy of a head that stands on its stem. */
export function layOver(head: FlowerHead, turn: number): FlowerHead {
  return (pen, x, y, size, colour) => {
    pen.brush.save();
    pen.brush.translate(x, y);
    pen.brush.rotate(turn);
    head(pen, 0, 0, size, colour);
    pen.brush.restore();
  };
}
