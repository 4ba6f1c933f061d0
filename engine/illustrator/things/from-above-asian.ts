// Sushi, mapo tofu, bibimbap and a teapot from straight above, in a box of 200 with its middle at -100.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { bowl, disc, strewn, X, Y } from './from-above-parts.ts';
import { ball, line, shape, type Pen } from './pen.ts';

const RICE = '#fbf7ee';

function turned({ brush }: Pen, x: number, y: number, turn: number, paint: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  paint();
  brush.restore();
}

function nigiri(pen: Pen, x: number, y: number, flesh: Colour, vein: Colour): void {
  turned(pen, x, y, 1.35, () => {
    shape(
      pen,
      'M-27 -8 Q-27 -14 -20 -14 H20 Q27 -14 27 -8 V9 Q27 15 20 15 H-20 Q-27 15 -27 9 Z',
      'rgb(10,8,10)',
    );
    ball(pen, 0, 0, 25, 13, RICE);
    shape(
      pen,
      'M-25 -9 C-12 -14 12 -14 25 -9 C28 -2 28 5 25 10 C12 14 -12 14 -25 10 C-28 5 -28 -2 -25 -9 Z',
      mix(flesh, '#ffffff', 0.18),
      {
        colour: mix(flesh, '#5a1018', 0.16),
        from: -13,
        to: 13,
      },
    );
    line(pen, 'M-18 -10 Q-13 0 -17 11 M-8 -12 Q-3 0 -7 12 M3 -12 Q8 0 4 12 M14 -11 Q18 0 15 11', vein, 1.8);
  });
}

function maki(pen: Pen, x: number, y: number, heart: Colour): void {
  disc(pen, 16.5, 'rgb(8,8,10)', x + 1.5, y + 2);
  disc(pen, 16, '#22322a', x, y);
  ball(pen, x, y, 13.6, 13.6, RICE);
  disc(pen, 6.4, mix(heart, '#3a1810', 0.2), x, y);
  ball(pen, x, y, 5.8, 5.8, heart);
  ball(pen, x + 3, y + 3, 2, 2, '#5f9a48');
}

/** On a round plate of dark clay, with ginger and wasabi. */
export function sushiFromAbove(pen: Pen): void {
  ball(pen, X, Y, 99, 99, '#3a4046');
  disc(pen, 90, '#2c3136');
  ball(pen, X, Y, 87, 87, '#353b41');
  const [salmon, tuna, shrimp] = [
    ['#f58a52', '#ffd8bc'],
    ['#c8384a', '#e88a8e'],
    ['#f7a284', '#e2603c'],
  ] as const;
  for (const [at, [flesh, vein]] of [salmon, tuna, salmon, shrimp, tuna].entries())
    nigiri(pen, -62 + at * 31, -132 + Math.abs(at - 2) * 4, flesh, vein);
  for (const [x, y, heart] of [
    [-58, -78, '#f58a52'],
    [-22, -76, '#f2d25a'],
    [14, -76, '#c8384a'],
    [-42, -42, '#f2d25a'],
    [-6, -40, '#f58a52'],
    [30, -42, '#6aa84a'],
  ] as const)
    maki(pen, x, y, heart);
  shape(pen, 'M44 -92 C52 -104 78 -98 80 -82 C78 -66 56 -60 46 -72 Z', '#4f8a3c', {
    colour: '#2f5f2c',
    from: -100,
    to: -62,
  });
  ball(pen, 60, -86, 9, 8, '#a8c860');
  for (const [x, y] of [
    [64, -72],
    [70, -78],
    [58, -68],
  ] as const)
    ball(pen, x, y, 7, 4.4, '#f7c4b8');
}

export function mapoFromAbove(pen: Pen): void {
  const { random } = pen;
  bowl(pen, '#e8e4dc', '#b8361c');
  strewn(pen, ['#e0602c', '#8a2414', '#d8482a'], 40, 72, 4);
  for (let cube = 0; cube < 26; cube++) {
    const away = 64 * Math.sqrt((cube + 0.5) / 26);
    const [x, y] = [Math.cos(cube * 2.4) * away, Y + Math.sin(cube * 2.4) * away];
    turned(pen, x, y, random.between(-0.7, 0.7), () => {
      shape(pen, 'M-10 -9 H10 V10 H-10 Z', '#8a3018');
      shape(pen, 'M-10 -10 H9 V8 H-10 Z', '#fdf6e6', { colour: '#ecd2b0', from: -10, to: 8 });
      line(pen, 'M-9 7 Q0 4 8 7', '#d8702c', 2);
    });
  }
  strewn(pen, ['#6e2c18', '#8a3c20', '#5a2414'], 46, 68, 4.4);
  strewn(pen, ['#6ab04c', '#8fcf6a', '#3f8a46'], 30, 58, 3.6);
  strewn(pen, ['#2c1c18'], 16, 66, 1.6);
}

/** Rice under sectors of vegetables and meat, an egg in the middle. */
export function bibimbapFromAbove(pen: Pen): void {
  const { random } = pen;
  bowl(pen, '#3a3634', '#efe8da');
  const sectors: readonly (readonly [Colour, Colour])[] = [
    ['#f0862c', '#c85f18'],
    ['#4f8a3c', '#2f6428'],
    ['#8a5034', '#5f3220'],
    ['#f2ead0', '#d8c898'],
    ['#b8402c', '#8a2a1c'],
    ['#a88a60', '#6f5434'],
  ];
  for (const [at, [light, dark]] of sectors.entries())
    for (let strip = 0; strip < 92; strip++) {
      const angle = ((at + random.next()) / sectors.length) * Math.PI * 2;
      const away = random.between(24, 72);
      const [x, y] = [Math.cos(angle) * away, Y + Math.sin(angle) * away];
      const lie = angle + random.between(-0.5, 0.5);
      line(
        pen,
        `M${x} ${y} l${Math.cos(lie) * 12} ${Math.sin(lie) * 12}`,
        random.chance(0.4) ? dark : light,
        3,
      );
    }
  shape(
    pen,
    'M-34 -104 C-38 -126 -14 -138 4 -134 C26 -136 38 -118 34 -98 C38 -76 18 -64 0 -68 C-22 -62 -40 -82 -34 -104 Z',
    '#fdfaf2',
    {
      colour: '#e8dcc8',
      from: -136,
      to: -64,
    },
  );
  ball(pen, 0, -101, 16, 16, '#f5a623');
  disc(pen, 4, '#fde0a0', pen.side * 5, -107);
  strewn(pen, ['#fbf2d8'], 22, 40, 1.8);
}

/** Its lid with a knob, a spout to one side and a handle to the other. */
export function teapotFromAbove(pen: Pen): void {
  const clay = pen.random.pick(['#8a4a30', '#6a3c2c', '#5f7a6a']);
  const edge = mix(clay, '#1c0c08', 0.4);
  line(pen, `M58 ${Y - 14} L98 ${Y - 34}`, edge, 24);
  line(pen, `M58 ${Y - 14} L98 ${Y - 34}`, mix(clay, '#ffffff', 0.1), 18);
  line(pen, `M-60 ${Y - 26} C-112 ${Y - 40} -112 ${Y + 40} -60 ${Y + 26}`, edge, 17);
  line(pen, `M-60 ${Y - 26} C-112 ${Y - 40} -112 ${Y + 40} -60 ${Y + 26}`, clay, 12);
  disc(pen, 70, edge);
  ball(pen, X, Y, 67, 67, clay);
  disc(pen, 42, mix(clay, '#1c0c08', 0.28));
  ball(pen, X, Y - 1, 39, 39, mix(clay, '#ffffff', 0.08));
  ball(pen, X, Y - 2, 12, 12, mix(clay, '#ffffff', 0.16));
}
