// A whole pizza, seen from a little above.

import { ball, oval, shape, type Pen } from './pen.ts';

/** On wood, as it comes to the table. */
export function paintWholePizza(pen: Pen): void {
  const { random } = pen;
  oval(pen, 0, -18, 98, 18, '#7a4a26');
  oval(pen, 0, -22, 98, 18, '#b07a46');
  ball(pen, 0, -28, 84, 25, '#b8742f');
  ball(pen, 0, -32, 84, 25, '#d69a4c');
  for (let bump = 0; bump < 22; bump++) {
    const angle = (bump / 22) * Math.PI * 2;
    const tone = random.pick(['#dca658', '#c8853c', '#e6b26a']);
    ball(pen, Math.cos(angle) * 77, -33 + Math.sin(angle) * 21, 11, 6, tone);
  }
  oval(pen, 0, -34, 69, 17.5, '#c23c22');
  oval(pen, 0, -35, 66, 16.5, '#f2c65a');
  for (const [x, y] of [
    [-44, -36],
    [-20, -45],
    [12, -43],
    [42, -40],
    [-24, -28],
    [8, -30],
    [34, -27],
  ] as const) {
    oval(pen, x, y + 1, 11, 4.6, '#8c2018');
    oval(pen, x, y, 11, 4.2, '#c23a2e');
  }
  for (const [x, y] of [
    [-4, -37],
    [26, -35],
    [-36, -43],
  ] as const)
    shape(pen, `M${x - 9} ${y} q4 -6 14 -4 q2 6 -14 4 Z`, '#4f9a48');
}
