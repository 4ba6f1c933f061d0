// What stands in parks, is spread on the grass or is carried upright, in centimetres.

import { css, mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

function bench(pen: Pen): void {
  const wood = pen.random.pick(['#a8744a', '#8a5a36', '#b98a5c']);
  const iron = '#33343c';
  for (const x of [-66, 58]) {
    bar(pen, x, -46, 8, 46, iron, 2);
    bar(pen, x + 1, -84, 6, 44, iron, 2);
  }
  for (const top of [-84, -72, -60]) bar(pen, -78, top, 156, 9, wood, 2);
  for (const [top, light] of [
    [-47, 0.16],
    [-41, 0],
  ] as const)
    bar(pen, -80, top, 160, 7, mix(wood, '#ffffff', light), 2);
  for (const x of [-72, 66]) bar(pen, x, -58, 6, 14, iron, 2);
}

/** A place on the blanket, which grows narrow to its far edge: both parts from -1 or 0 to 1. */
function onBlanket(x: number, y: number): readonly [number, number] {
  return [x * (78 + 36 * y), -34 + 34 * y];
}

/** A blanket seen from the height of whoever sits on it: squares that grow narrow to the far edge. */
function blanket(pen: Pen): void {
  const { brush } = pen;
  const cloth = pen.random.pick(['#c8443c', '#3f6fae', '#4f8a5a']);
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 10; column++) {
      const corners = [
        onBlanket(column / 5 - 1, row / 5),
        onBlanket((column + 1) / 5 - 1, row / 5),
        onBlanket((column + 1) / 5 - 1, (row + 1) / 5),
        onBlanket(column / 5 - 1, (row + 1) / 5),
      ];
      const white = (row % 2) + (column % 2);
      brush.fillStyle = css(mix(cloth, '#fff8ee', white === 0 ? 0 : white === 1 ? 0.55 : 0.96));
      brush.beginPath();
      for (const [x, y] of corners) brush.lineTo(x, y);
      brush.fill();
    }
}

/** With a meal on it that nobody named. */
function picnic(pen: Pen): void {
  blanket(pen);
  basket(pen);
  for (const [x, y, colour] of [
    [22, -16, '#c8342f'],
    [34, -12, '#d8542f'],
    [29, -21, '#7fae3c'],
  ] as const)
    ball(pen, x, y, 6.4, 6, colour);
  shape(pen, 'M48 -20 C50 -30 78 -32 84 -22 C86 -14 52 -12 48 -20 Z', '#d29a52', {
    colour: '#8f5a28',
    from: -30,
    to: -14,
  });
  for (const x of [58, 66, 74]) line(pen, `M${x} -27 l4 6`, '#f0cf94', 1.4);
  bar(pen, 2, -46, 9, 34, '#3f6a4a', 3);
  bar(pen, 4.4, -58, 4, 14, '#3f6a4a', 2);
  shape(pen, 'M-8 -10 C-8 -4 8 -4 8 -10 Z', '#f4f1ea');
}

function basket(pen: Pen): void {
  line(pen, 'M-62 -34 C-60 -66 -22 -66 -20 -34', '#8a5a2e', 4);
  shape(pen, 'M-68 -36 L-14 -36 L-20 -8 L-62 -8 Z', '#c08a4c', { colour: '#8a5a2e', from: -36, to: -8 });
  for (const y of [-30, -22, -14]) line(pen, `M-66 ${y} L-16 ${y}`, '#7a4c26', 1);
  for (let x = -60; x < -18; x += 7) line(pen, `M${x} -35 L${x + 1} -9`, '#dcae70', 0.9);
}

/** A gnarled pole with a stone in its fork. */
function staff(pen: Pen): void {
  line(pen, 'M0 0 C3 -50 -4 -100 1 -158', '#6a4526', 5);
  line(pen, 'M-1 -4 C2 -52 -5 -100 0 -156', '#9a6c40', 1.6);
  line(pen, 'M1 -156 C-12 -164 -12 -180 -3 -188', '#6a4526', 4);
  line(pen, 'M1 -156 C12 -164 12 -178 6 -184', '#6a4526', 4);
  shineAround(pen, 1, -174, 18, '#8fd6ff', 0.7);
  ball(pen, 1, -174, 7.5, 8.5, '#56b4ee');
}

/** With a bent handle, for one who is old. */
function walkingStick(pen: Pen): void {
  line(pen, 'M0 0 C1 -30 -1 -60 0 -82 C0 -96 -16 -97 -17 -84', '#5a3a20', 4.6);
  line(pen, 'M-1 -4 C0 -30 -2 -60 -1 -80', '#8a5f3a', 1.4);
  line(pen, 'M0 0 V-5', '#2c2620', 5.4);
}

/** A dry branch with the stump of a twig, as it lies on the ground. */
function stick(pen: Pen): void {
  line(pen, 'M-48 -8 C-24 -13 6 -5 46 -12', '#5f4328', 7);
  line(pen, 'M14 -8 L26 -19', '#5f4328', 4.4);
  line(pen, 'M-44 -10 C-22 -15 8 -7 42 -13', '#9a7449', 2);
  line(pen, 'M-49 -6 V-10', '#d9bd8c', 4);
}

/** A cluster that grows from one foot, the tallest in the middle; each has a light and a dark face. */
function crystals(pen: Pen): void {
  const colours = ['#5ad8f0', '#b48cff', '#7cf0c8'] as const;
  const base = pen.random.pick(colours);
  shineAround(pen, 0, -52, 48, base, 0.4);
  for (const [x, tall, wide, turn] of [
    [-30, 52, 13, -0.5],
    [28, 60, 14, 0.42],
    [-15, 78, 15, -0.24],
    [13, 86, 16, 0.2],
    [-1, 112, 18, -0.03],
    [-22, 34, 11, -0.34],
    [20, 40, 12, 0.3],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(x * 0.5, 0);
    pen.brush.rotate(turn);
    const half = wide / 2;
    const shoulder = -tall + wide * 0.9;
    shape(
      pen,
      `M${-half} 0 L${-half} ${shoulder} L0 ${-tall} L${half * 0.2} ${shoulder} L0 0 Z`,
      mix(base, '#ffffff', 0.5),
      {
        colour: mix(base, '#203060', 0.15),
        from: -tall,
        to: 0,
      },
    );
    shape(pen, `M0 0 L${half * 0.2} ${shoulder} L0 ${-tall} L${half} ${shoulder} L${half} 0 Z`, base, {
      colour: mix(base, '#181038', 0.5),
      from: -tall,
      to: 0,
    });
    pen.brush.restore();
  }
}

export const OUTDOOR_THINGS: Record<string, OwnDrawing> = {
  'own/crystals': { width: 100, height: 118, paint: crystals, isLamp: true },
  'own/bench': { width: 164, height: 86, paint: bench },
  'own/bare-blanket': { width: 232, height: 64, paint: blanket },
  'own/picnic-blanket': {
    width: 232,
    height: 64,
    paint: (pen) => {
      blanket(pen);
      basket(pen);
    },
  },
  'own/picnic': { width: 232, height: 64, paint: picnic },
  'own/staff': { width: 40, height: 194, paint: staff },
  'own/stick': { width: 100, height: 24, paint: stick },
  'own/walking-stick': { width: 40, height: 98, paint: walkingStick },
};
