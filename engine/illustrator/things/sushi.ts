// A long plate of sushi: salmon, tuna and shrimp on rice, and rolls behind them.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const RICE = '#fbf7ee';
const SALMON = '#f58a52';
const TUNA = '#c8384a';
const SHRIMP = '#f7a284';

function plate(pen: Pen): void {
  const clay = '#2f3438';
  shape(pen, 'M-112 -8 L112 -8 L108 0 L-108 0 Z', mix(clay, '#000000', 0.4));
  shape(pen, 'M-98 -52 L98 -52 L113 -8 L-113 -8 Z', mix(clay, '#ffffff', 0.22), {
    colour: clay,
    from: -52,
    to: -8,
  });
  line(pen, 'M-92 -49 L92 -49 L105 -12 L-105 -12 Z', mix(clay, '#ffffff', 0.3), 1);
}

/** A block of pressed rice; its middle is at 0, its foot at 0. */
function rice(pen: Pen): void {
  shape(pen, 'M-17 -12 C-17 -17 17 -17 17 -12 L16 -2 C14 2 -14 2 -16 -2 Z', RICE, {
    colour: mix(RICE, '#8a7a6a', 0.34),
    from: -16,
    to: 2,
  });
  for (let grain = 0; grain < 12; grain++) {
    const [x, y] = [pen.random.between(-14, 14), pen.random.between(-7, 0)];
    line(pen, `M${x} ${y} l2 -0.6`, pen.random.pick(['#ffffff', '#e2d8c8']), 1.1);
  }
}

function slab(pen: Pen, flesh: Colour): void {
  shape(
    pen,
    'M-20 -8 C-21 -19 -14 -22 0 -22 C14 -22 21 -19 20 -8 C20 -5 17 -5 15 -9 C6 -14 -6 -14 -15 -9 C-17 -5 -20 -5 -20 -8 Z',
    mix(flesh, '#ffffff', 0.2),
    { colour: mix(flesh, '#5a1018', 0.22), from: -22, to: -6 },
  );
}

function salmon(pen: Pen): void {
  rice(pen);
  slab(pen, SALMON);
  line(
    pen,
    'M-14 -11 Q-9 -18 -6 -21 M-6 -13 Q-2 -18 2 -22 M3 -13 Q7 -18 10 -21 M11 -11 Q14 -16 16 -19',
    '#ffd8bc',
    1.4,
  );
}

function tuna(pen: Pen): void {
  rice(pen);
  slab(pen, TUNA);
  line(pen, 'M-13 -11 Q-7 -17 -3 -20 M-1 -13 Q5 -17 9 -20 M9 -11 Q12 -14 15 -17', '#e88a8e', 1);
}

function shrimp(pen: Pen): void {
  rice(pen);
  slab(pen, SHRIMP);
  line(pen, 'M-17 -14 Q0 -21 17 -14', '#fff2e6', 2.4);
  line(pen, 'M-11 -12 L-9 -20 M-3 -13 L-2 -21 M5 -13 L4 -21 M12 -11 L10 -19', '#e2603c', 2);
  shape(pen, 'M17 -12 L29 -21 L24 -12 L30 -8 L19 -7 Z', '#e2603c');
}

function roll(pen: Pen, heart: Colour): void {
  const { brush } = pen;
  shape(pen, 'M-12 -20 L-12 -4 C-11 2 11 2 12 -4 L12 -20 Z', '#24322c', {
    colour: '#101814',
    from: -20,
    to: 2,
  });
  for (const [grow, colour] of [
    [1, '#2c3c34'],
    [0.84, RICE],
    [0.4, heart],
  ] as const) {
    brush.fillStyle = css(colour);
    brush.beginPath();
    brush.ellipse(0, -20, 12 * grow, 6.4 * grow, 0, 0, 7);
    brush.fill();
  }
  ball(pen, 2, -20, 2, 1.2, mix(heart, '#3f8a3a', 0.7));
}

function at(pen: Pen, x: number, y: number, scale: number, paint: (pen: Pen) => void): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(scale, scale);
  brush.fillStyle = 'rgba(0,0,0,0.4)';
  brush.beginPath();
  brush.ellipse(-pen.side * 3, 0, 19, 5, 0, 0, 7);
  brush.fill();
  paint(pen);
  brush.restore();
}

/** Pickled ginger, and a knob of wasabi on a leaf. */
function garnish(pen: Pen): void {
  shape(pen, 'M68 -40 C74 -50 96 -50 100 -40 C96 -33 74 -33 68 -40 Z', '#4f8a3c', {
    colour: '#2f5f2c',
    from: -50,
    to: -33,
  });
  ball(pen, 78, -44, 6, 5, '#a8c860');
  for (const [x, y] of [
    [88, -42],
    [92, -45],
    [86, -46],
  ] as const)
    ball(pen, x, y, 5, 3, '#f7c4b8');
}

function platter(pen: Pen): void {
  plate(pen);
  garnish(pen);
  for (const [place, heart] of [SALMON, '#f2d25a', TUNA, SALMON, '#f2d25a'].entries())
    at(pen, -80 + place * 30, -34, 1, (one) => roll(one, heart));
  for (const [place, piece] of [salmon, tuna, salmon, tuna, shrimp].entries())
    at(pen, -82 + place * 41, -13, 1.06, piece);
}

/** Of wood, with a low mast, for a whole table. */
function boat(pen: Pen): void {
  const wood = '#b98248';
  line(pen, 'M-74 -38 L-74 -94', mix(wood, '#3a1c08', 0.4), 5);
  line(pen, 'M-75 -38 L-75 -94', mix(wood, '#ffffff', 0.3), 1.6);
  shape(pen, 'M-70 -92 Q-40 -84 -22 -90 L-24 -64 Q-46 -58 -70 -66 Z', '#fbf4e4', {
    colour: '#d8cbb0',
    from: -92,
    to: -60,
  });
  ball(pen, -47, -76, 7, 7, '#c8342e');
  shape(
    pen,
    'M-132 -52 L-112 -40 L118 -42 L146 -64 Q150 -54 138 -42 L120 -34 L-118 -30 Z',
    mix(wood, '#3a1c08', 0.35),
  );
  shape(pen, 'M-120 -38 L120 -40 L126 -26 L-118 -22 Z', mix(wood, '#ffffff', 0.34));
  for (const [place, heart] of [SALMON, '#f2d25a', TUNA, SALMON, '#f2d25a', TUNA].entries())
    at(pen, -84 + place * 33, -33, 0.94, (one) => roll(one, heart));
  for (const [place, piece] of [salmon, tuna, shrimp, salmon, tuna].entries())
    at(pen, -92 + place * 45, -19, 1.04, piece);
  shape(pen, 'M98 -36 C104 -52 124 -56 130 -46 C128 -36 110 -30 98 -36 Z', '#4f8a3c', {
    colour: '#2f5f2c',
    from: -54,
    to: -32,
  });
  const hull =
    'M-136 -54 Q-128 -30 -112 -22 L122 -26 Q140 -38 148 -66 Q152 -34 128 -8 Q122 0 108 0 L-104 0 Q-126 -10 -136 -54 Z';
  shape(pen, hull, mix(wood, '#ffffff', 0.16), { colour: mix(wood, '#3a1c08', 0.45), from: -50, to: 0 });
  for (const row of [-16, -8])
    line(
      pen,
      `M-122 ${row - 12} Q-118 ${row} -100 ${row + 2} L112 ${row} Q128 ${row - 8} 138 ${row - 26}`,
      mix(wood, '#3a1c08', 0.5),
      1,
    );
  line(pen, 'M-136 -54 Q-128 -30 -112 -22 L122 -26 Q140 -38 148 -66', mix(wood, '#ffffff', 0.45), 2.2);
}

/** One piece, each kind in its turn; its foot is at 0. */
export function sushiPiece(pen: Pen, index: number): void {
  const kind = ([salmon, tuna, shrimp] as const)[index % 3] ?? salmon;
  kind(pen);
}

export const SUSHI: Record<string, OwnDrawing> = {
  'own/sushi-platter': { width: 230, height: 62, paint: platter },
  'own/sushi-boat': { width: 304, height: 98, paint: boat },
};
