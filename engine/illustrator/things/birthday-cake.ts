// A birthday cake on its stand, with as many candles as were asked for.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, oval, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

/** More have no room. */
const MOST_CANDLES = 100;
/** More than these are thin, and all over the top. */
const MOST_LARGE = 24;

const WAX: readonly Colour[] = ['#6fb7e8', '#f08aa4', '#f7d25a', '#9ad07c', '#b79ae6'];
const VANILLA = '#fff3e0';
const BISCUIT = '#e9b978';
/** The middle of the top. */
export const TOP = { y: -70 } as const;

function stand(pen: Pen): void {
  oval(pen, 0, -11, 92, 15, '#8fa3b4');
  oval(pen, 0, -13.5, 92, 15, '#d7e2ea');
  oval(pen, 0, -13.5, 78, 11.5, '#b9c8d4');
}

export function layers(pen: Pen, cream: Colour = VANILLA, sponge: Colour = BISCUIT): void {
  shape(pen, 'M-62 -70 L-62 -20 C-56 -6 56 -6 62 -20 L62 -70 Z', mix(sponge, '#ffffff', 0.16), {
    colour: mix(sponge, '#4a2010', 0.34),
    from: -70,
    to: -8,
  });
  line(pen, 'M-62 -34 C-54 -20 54 -20 62 -34', cream, 5);
  line(pen, 'M-62 -30.5 C-54 -16.5 54 -16.5 62 -30.5', '#d8506a', 2);
  shape(
    pen,
    'M-63 -70 L-63 -50 Q-58 -40 -52 -49 Q-46 -30 -37 -46 Q-29 -38 -22 -45 Q-13 -24 -4 -44 Q5 -36 13 -44 Q21 -26 30 -45 Q38 -36 44 -47 Q52 -32 57 -49 Q61 -44 63 -52 L63 -70 Z',
    mix(cream, '#ffffff', 0.3),
    { colour: mix(cream, '#b07a5a', 0.22), from: -70, to: -30 },
  );
  oval(pen, 0, TOP.y, 63, 17, mix(cream, '#d8a888', 0.16));
  oval(pen, 0, TOP.y - 1.4, 60, 15, mix(cream, '#ffffff', 0.5));
}

export function berry(pen: Pen, x: number, y: number): void {
  ball(pen, x, y - 3, 9, 5, VANILLA);
  shape(
    pen,
    `M${x - 7} ${y - 11} C${x - 8} ${y - 4} ${x - 3} ${y} ${x} ${y} C${x + 3} ${y} ${x + 8} ${y - 4} ${x + 7} ${y - 11} C${x + 3} ${y - 14} ${x - 3} ${y - 14} ${x - 7} ${y - 11} Z`,
    '#e8404c',
    { colour: '#a81c30', from: y - 13, to: y },
  );
  shape(pen, `M${x - 5} ${y - 12} q5 -4 10 0 q-5 3 -10 0 Z`, '#6fae3c');
}

/** `size`: of one that has room, 1. */
function candle(pen: Pen, { x, y, size }: CandlePlace, wax: Colour): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  paintCandle(pen, 0, 0, wax);
  brush.restore();
}

function paintCandle(pen: Pen, x: number, y: number, wax: Colour): void {
  const { brush } = pen;
  bar(pen, x - 3, y - 36, 6, 36, wax, 1.4);
  brush.globalAlpha = 0.75;
  for (const up of [8, 18, 28]) line(pen, `M${x - 2.4} ${y - up} L${x + 2.4} ${y - up - 5}`, '#ffffff', 1.6);
  brush.globalAlpha = 1;
  line(pen, `M${x} ${y - 36} L${x} ${y - 40}`, '#4a3020', 1);
  shineAround(pen, x, y - 47, 15, '#ffc860', 0.55);
  shape(
    pen,
    `M${x} ${y - 58} C${x + 6} ${y - 50} ${x + 5} ${y - 40} ${x} ${y - 39} C${x - 5} ${y - 40} ${x - 6} ${y - 50} ${x} ${y - 58} Z`,
    '#ff9a2c',
    { colour: '#ffd84a', from: y - 58, to: y - 40 },
  );
  shape(pen, `M${x} ${y - 50} q3 5 0 10 q-3 -5 0 -10 Z`, '#fff6c8');
}

type CandlePlace = { x: number; y: number; size: number };

/** In rows over the whole round, each a half step aside of the one behind it. */
function placesAll(count: number): CandlePlace[] {
  const rows = Math.min(6, Math.ceil(count / 11));
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = rows === 1 ? 0 : (row / (rows - 1)) * 2 - 1;
    return { y: TOP.y - 2 + y * 11.5, half: 54 * Math.sqrt(1 - (y * 0.86) ** 2) };
  });
  const whole = lines.reduce((sum, { half }) => sum + half, 0);
  let placed = 0;
  let reach = 0;
  return lines.flatMap(({ y, half }) => {
    reach += half;
    const upTo = Math.round((count * reach) / whole);
    const inRow = upTo - placed;
    placed = upTo;
    return Array.from({ length: inRow }, (_, at) => ({
      x: half * ((2 * (at + 0.5)) / inRow - 1),
      y,
      size: count > 50 ? 0.5 : 0.62,
    }));
  });
}

/** From the left to the right; many stand in two rows or three, none of them behind another. */
function placesOf(count: number): CandlePlace[] {
  if (count > MOST_LARGE) return placesAll(count);
  const step = Math.min(20, (count > 5 ? 92 : 76) / Math.max(1, count - 1));
  const rows = count > 12 ? [4, -4, -11] : count > 5 ? [2, -9] : [1, -4];
  return Array.from({ length: count }, (_, at) => ({
    x: (at - (count - 1) / 2) * step,
    y: TOP.y + (rows[at % rows.length] ?? 0),
    size: 1,
  }));
}

/** What is under the candles of cakes that are not of vanilla: cream and sponge. */
const OF_KINDS: Readonly<Record<string, readonly [cream: Colour, sponge: Colour]>> = {
  'own/chocolate-cake': ['#7a4a2c', '#4a2a18'],
};

/** `candles`: 1 to 100. */
export function cakeWith(candles: number, drawing = ''): OwnDrawing {
  const places = placesOf(Math.min(MOST_CANDLES, Math.max(1, candles)));
  return {
    width: 188,
    height: 142,
    paint(pen) {
      stand(pen);
      layers(pen, ...(OF_KINDS[drawing] ?? []));
      for (const x of [-49, 49]) berry(pen, x, TOP.y + 2);
      for (const [at, place] of places.toSorted((a, b) => a.y - b.y).entries())
        candle(pen, place, WAX[at % WAX.length] ?? '#6fb7e8');
      for (const [x, y] of [
        [-30, TOP.y + 12],
        [0, TOP.y + 15],
        [30, TOP.y + 12],
      ] as const)
        berry(pen, x, y);
    },
  };
}
