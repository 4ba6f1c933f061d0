// Containers that grew: a hollow log, a hollow tree, a nest.

import { mix } from '#engine/raster/colour.ts';
import type { Container } from './container.ts';
import { ball, line, oval, shape, type Pen } from './pen.ts';

const DARK = '#20101c';
const BARK = '#7a5638';

function bark(pen: Pen, path: string, from: number, to: number): void {
  shape(pen, path, mix(BARK, '#ffffff', 0.12), { colour: mix(BARK, DARK, 0.36), from, to });
}

/** It lies, and one looks in at its end. */
const LOG: Container = {
  width: 240,
  height: 112,
  half: 40,
  rim: -10,
  across: -62,
  room: { floor: -16, top: -88, half: 38 },
  back(pen) {
    bark(pen, 'M-60 -106 C0 -112 70 -104 112 -94 C124 -70 124 -28 110 -8 C60 2 0 2 -60 0 Z', -108, 0);
    for (const [x, y, wide] of [
      [4, -84, 70],
      [-2, -62, 96],
      [10, -40, 84],
      [0, -20, 66],
    ] as const)
      line(pen, `M${x} ${y} q${wide * 0.5} ${pen.random.between(-6, 6)} ${wide} 3`, mix(BARK, DARK, 0.46), 2);
    for (const [x, y, size] of [
      [20, -104, 20],
      [52, -101, 16],
      [86, -96, 14],
    ] as const)
      ball(pen, x, y, size, size * 0.34, '#7ba04a');
    oval(pen, -62, -53, 50, 53, mix(BARK, '#f0d8a8', 0.5));
    oval(pen, -62, -53, 45, 48, mix(BARK, '#f0d8a8', 0.2));
    oval(pen, -62, -51, 40, 43, '#241610');
  },
  front(pen) {
    shape(
      pen,
      'M-104 -34 C-92 -12 -34 -12 -20 -34 C-24 -8 -44 0 -62 0 C-80 0 -98 -8 -104 -34 Z',
      mix(BARK, '#f0d8a8', 0.34),
    );
    for (const [x, high] of [
      [-112, 18],
      [-104, 26],
      [-22, 22],
      [-12, 14],
      [60, 18],
      [100, 16],
    ] as const) {
      line(pen, `M${x} 0 q-2 ${-high * 0.6} -6 ${-high}`, '#6f9a44', 2.4);
      line(pen, `M${x + 3} 0 q2 ${-high * 0.5} 6 ${-high * 0.8}`, '#8ab458', 2);
    }
  },
};

/** An old trunk with a hole that somebody lives in. */
const TREE_HOLLOW: Container = {
  width: 190,
  height: 236,
  half: 36,
  rim: -80,
  room: { floor: -84, top: -150, half: 34 },
  back(pen) {
    const { random } = pen;
    for (let leaf = 0; leaf < 34; leaf++) {
      const angle = random.between(Math.PI, Math.PI * 2);
      const reach = random.between(0.2, 1);
      ball(
        pen,
        Math.cos(angle) * 78 * reach,
        -190 + Math.sin(angle) * 26 * reach,
        random.between(12, 20),
        random.between(10, 16),
        random.pick(['#5f8f3c', '#7fae4c', '#4a7a38'] as const),
      );
    }
    bark(
      pen,
      'M-88 0 C-64 -12 -56 -40 -56 -80 C-56 -130 -58 -160 -74 -206 L-46 -196 L-30 -216 L-6 -192 L16 -216 L38 -194 L72 -208 C58 -160 56 -130 56 -80 C56 -40 66 -12 90 0 C60 -6 46 -2 30 0 C10 -6 -10 -6 -30 0 C-48 -4 -62 -4 -88 0 Z',
      -216,
      0,
    );
    for (const [x, from, to] of [
      [-46, -14, -64],
      [-48, -150, -190],
      [-24, -20, -60],
      [-20, -168, -196],
      [4, -12, -58],
      [8, -166, -192],
      [30, -18, -66],
      [40, -150, -188],
      [48, -70, -130],
      [-50, -80, -134],
    ] as const)
      line(
        pen,
        `M${x} ${from} Q${x + random.between(-6, 6)} ${(from + to) / 2} ${x * 0.94} ${to}`,
        mix(BARK, DARK, 0.42),
        2.6,
      );
    oval(pen, 0, -117, 45, 49, mix(BARK, '#e8c890', 0.34));
    oval(pen, 0, -116, 40, 44, mix(BARK, DARK, 0.5));
    oval(pen, 2, -116, 37, 41, '#20130e');
  },
  front(pen) {
    shape(
      pen,
      'M-42 -98 C-28 -76 28 -76 42 -98 C40 -76 22 -66 0 -66 C-22 -66 -40 -76 -42 -98 Z',
      mix(BARK, '#e8c890', 0.3),
      {
        colour: mix(BARK, DARK, 0.1),
        from: -96,
        to: -66,
      },
    );
    for (const [x, high] of [
      [-78, 20],
      [-66, 13],
      [60, 15],
      [74, 22],
    ] as const) {
      line(pen, `M${x} 0 q-3 ${-high * 0.6} -8 ${-high}`, '#6f9a44', 2.4);
      line(pen, `M${x + 4} 0 q3 ${-high * 0.5} 7 ${-high * 0.8}`, '#8ab458', 2);
    }
  },
};

const NEST: Container = {
  width: 150,
  height: 60,
  half: 52,
  rim: -34,
  back(pen) {
    oval(pen, 0, -36, 66, 15, '#8a6238');
    oval(pen, 0, -34, 54, 11, '#4a2f1a');
  },
  front(pen) {
    shape(pen, 'M-68 -36 C-48 -16 48 -16 68 -36 C66 -12 40 2 0 2 C-40 2 -66 -12 -68 -36 Z', '#a87a48', {
      colour: '#5f4024',
      from: -36,
      to: 2,
    });
    const { random } = pen;
    for (let twig = 0; twig < 46; twig++) {
      const x = random.between(-60, 60);
      const dip = Math.sqrt(Math.max(0, 1 - (x / 68) ** 2));
      const y = -34 + dip * random.between(8, 34);
      const wide = random.between(18, 40);
      line(
        pen,
        `M${x - wide / 2} ${y - random.between(-3, 4)} Q${x} ${y + 4} ${x + wide / 2} ${y - random.between(-3, 4)}`,
        random.pick(['#c79a62', '#8a6238', '#6f4b2a', '#d8b47c'] as const),
        random.between(1.4, 2.6),
      );
    }
  },
};

const SHELL = '#f2e8d2';
const TORN = 'l10 9 l9 -13 l11 12 l11 -14 l11 14 l11 -13 l10 12 l9 -13 l10 10 l12 -6';

/** The lower half of an egg that broke open; a piece of it lies beside. */
const EGGSHELL: Container = {
  width: 150,
  // With room for who looks out of it.
  height: 126,
  half: 45,
  rim: -50,
  back(pen) {
    shape(
      pen,
      'M-50 -50 l9 -12 l10 8 l11 -13 l12 9 l10 -11 l11 11 l12 -9 l10 9 l15 6 L50 -42 L-50 -42 Z',
      '#cdbf9f',
      {
        colour: '#8a7a5c',
        from: -66,
        to: -44,
      },
    );
    oval(pen, 0, -45, 49, 10, '#6a5a44');
  },
  front(pen) {
    shape(pen, `M-52 -50 ${TORN} C56 -16 34 1 0 1 C-34 1 -56 -16 -52 -50 Z`, mix(SHELL, '#ffffff', 0.3), {
      colour: mix(SHELL, '#5a4030', 0.44),
      from: -56,
      to: 2,
    });
    for (const [x, y, size] of [
      [-32, -26, 4],
      [-14, -14, 3],
      [8, -30, 4.4],
      [28, -18, 3.6],
      [36, -34, 2.6],
      [-38, -38, 2.4],
      [-4, -38, 2.2],
    ] as const)
      oval(pen, x, y, size, size * 0.8, '#b89a6c');
    line(pen, 'M-22 -40 l4 9 l-6 7 l3 8 M20 -42 l-3 8 l6 6 l-2 9', '#8a7454', 1.2);
    line(pen, `M-52 -50 ${TORN}`, '#fffaf0', 1.6);
    shape(pen, 'M50 0 C52 -14 60 -18 66 -16 l2 5 l5 1 l-1 6 C70 0 58 2 50 0 Z', SHELL, {
      colour: '#a8946c',
      from: -18,
      to: 2,
    });
  },
};

export const GROWN_CONTAINERS: Readonly<Record<string, Container>> = {
  'hollow-log': LOG,
  'tree-hollow': TREE_HOLLOW,
  nest: NEST,
  eggshell: EGGSHELL,
};
