// Nuts and berries, three of each beside each other and one by itself, and a salted egg cut in two. In small units.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** The middle of a piece. */
const MIDDLE = -50;

function walnut(pen: Pen): void {
  const shell = '#b98a56';
  ball(pen, 0, MIDDLE, 44, 46, shell);
  line(pen, 'M0 -95 Q7 -50 0 -5', mix(shell, '#3a1c0c', 0.5), 4);
  line(pen, 'M4 -94 Q11 -50 4 -6', mix(shell, '#ffffff', 0.34), 2);
  for (const side of [-1, 1])
    line(
      pen,
      `M${side * 12} -84 Q${side * 22} -74 ${side * 14} -62 T${side * 20} -40 T${side * 12} -18 M${side * 26} -78 Q${side * 36} -64 ${side * 28} -52 T${side * 30} -28 M${side * 38} -62 Q${side * 34} -50 ${side * 40} -40`,
      mix(shell, '#3a1c0c', 0.36),
      3,
    );
}

function almond(pen: Pen): void {
  const skin = '#b06a34';
  shape(
    pen,
    'M0 -98 C34 -74 40 -34 22 -10 Q0 2 -22 -10 C-40 -34 -34 -74 0 -98 Z',
    mix(skin, '#ffd8a0', 0.3),
    {
      colour: mix(skin, '#2a0e08', 0.36),
      from: -98,
      to: 0,
    },
  );
  for (const bend of [-18, -8, 4, 15])
    line(pen, `M${bend * 0.2} -90 Q${bend * 1.5} -50 ${bend * 0.7} -12`, mix(skin, '#3a1408', 0.3), 2);
  line(pen, `M${pen.side * 10} -80 Q${pen.side * 26} -52 ${pen.side * 18} -26`, mix(skin, '#ffffff', 0.5), 3);
}

function cashew(pen: Pen): void {
  const flesh = '#ecd3a0';
  shape(
    pen,
    'M-40 -70 C-30 -98 24 -98 40 -58 C48 -30 38 -6 20 -6 C4 -8 8 -24 10 -38 C10 -54 -4 -58 -16 -50 C-32 -44 -46 -54 -40 -70 Z',
    mix(flesh, '#ffffff', 0.34),
    { colour: mix(flesh, '#7a4a1c', 0.4), from: -94, to: -6 },
  );
  line(pen, 'M-30 -72 C-18 -86 16 -84 28 -56', '#fffaf0', 4);
}

function raspberry(pen: Pen): void {
  const red = '#d0284e';
  ball(pen, 0, -46, 36, 42, mix(red, '#4a0818', 0.3));
  for (let row = 0; row < 6; row++) {
    const y = -82 + row * 15;
    const half = 30 * Math.sqrt(Math.max(0.08, 1 - ((y + 52) / 48) ** 2));
    const many = Math.max(2, Math.round(half / 8));
    for (let at = 0; at < many; at++)
      ball(
        pen,
        ((at + 0.5) / many - 0.5) * 2 * half * 1.1,
        y + (at % 2) * 3,
        9.6,
        8.8,
        mix(red, '#ff7a98', 0.16),
      );
  }
  for (const turn of [-1, -0.45, 0.1, 0.6, 1.1])
    line(pen, `M0 -86 L${Math.sin(turn) * 24} ${-84 - Math.cos(turn) * 10}`, '#6a9a3c', 5);
}

/** Greenish shells: one half shows its orange yolk, a whole egg lies behind. */
function saltedEgg(pen: Pen): void {
  const shell = '#c9dcd6';
  ball(pen, -30, -50, 42, 50, shell);
  ball(pen, 32, -36, 52, 37, mix(shell, '#4a6a64', 0.2));
  ball(pen, 32, -38, 47, 32, '#fffdf6');
  ball(pen, 32, -39, 28, 20, '#ee7a1c');
  ball(pen, 32 + pen.side * 8, -46, 8, 4, '#ffc078');
}

const PIECES = { walnut, almond, cashew, raspberry } as const;

/** One of each, by the key of what it is. */
export const NUT_AND_BERRY_PIECES: Readonly<Record<keyof typeof PIECES, OwnDrawing>> = {
  walnut: { width: 100, height: 100, paint: walnut },
  almond: { width: 90, height: 100, paint: almond },
  cashew: { width: 100, height: 100, paint: cashew },
  raspberry: { width: 84, height: 100, paint: raspberry },
};

function three(one: (pen: Pen) => void, turns: readonly [number, number, number]): OwnDrawing {
  return {
    width: 200,
    height: 124,
    paint(pen) {
      for (const [at, [x, y]] of (
        [
          [-48, -20],
          [46, -26],
          [2, 0],
        ] as const
      ).entries()) {
        pen.brush.save();
        pen.brush.translate(x, y + MIDDLE * 0.9);
        pen.brush.rotate(turns[at] ?? 0);
        pen.brush.scale(0.88, 0.88);
        pen.brush.translate(0, -MIDDLE);
        one(pen);
        pen.brush.restore();
      }
    },
  };
}

const LYING = 1.3;

export const NUTS_AND_BERRIES: Record<string, OwnDrawing> = {
  'own/walnut': three(walnut, [-0.5, 0.4, 0.1]),
  'own/almond': three(almond, [-LYING, LYING * 0.8, LYING]),
  'own/cashew': three(cashew, [-0.3, 0.6, 0.1]),
  'own/raspberry': three(raspberry, [-0.5, 0.5, 0.08]),
  'own/salted-egg': { width: 172, height: 104, paint: saltedEgg },
};
