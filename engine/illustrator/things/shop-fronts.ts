// Houses with a shop on the ground floor, seen from the street: a sign over the window tells what is sold.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type Pen } from './pen.ts';
import type { BuildingColours } from './structures.ts';
import { block, door, pane, type TownBuilding } from './town-buildings.ts';

/** What hangs over the window, and the usual colour of the wood. */
type Trade = { wood: Colour; sign: (pen: Pen) => void; wares: (pen: Pen, x: number, foot: number) => void };

const GOLD = '#f4dca0';

const loaf = (pen: Pen, x: number, foot: number): void => ball(pen, x, foot - 2.2, 3.4, 2.2, '#c88a3c');
const bottle = (pen: Pen, x: number, foot: number): void => bar(pen, x - 1.6, foot - 6, 3.2, 6, '#6a8a5c', 1);
const bowl = (pen: Pen, x: number, foot: number): void =>
  shape(pen, `M${x - 3.4} ${foot - 4} h6.8 q-0.4 3.6 -2.4 4 h-2 q-2 -0.4 -2.4 -4 Z`, '#e8e2d4');
const spine = (pen: Pen, x: number, foot: number): void =>
  block(pen, x - 2, foot - 6, 4, 6, pen.random.pick(['#a8483c', '#34607a', '#c89a48', '#5c7a52'] as const));
const bloom = (pen: Pen, x: number, foot: number): void => {
  block(pen, x - 2, foot - 3, 4, 3, '#8a9298');
  for (const aside of [-2, 0, 2])
    ball(pen, x + aside, foot - 4.6, 1.7, 1.6, pen.random.pick(['#e8564a', '#f2b83a', '#ec6fa4'] as const));
};

const TRADES: Record<string, Trade> = {
  bakery: {
    wood: '#a8683c',
    sign: (pen) => {
      ball(pen, 0, -42, 7, 3.6, '#d89a4c');
      for (const x of [-3, 0, 3]) line(pen, `M${x - 1} -44 l1.6 3.4`, '#fbe8c0', 0.9);
    },
    wares: loaf,
  },
  'cafe-front': {
    wood: '#3f5a4c',
    sign: (pen) => {
      shape(pen, 'M-5 -45 h9 v4 q0 3.4 -4.5 3.4 q-4.5 0 -4.5 -3.4 Z', GOLD);
      line(pen, 'M4.4 -44 q3.4 0.6 0 3.6', GOLD, 1);
    },
    wares: bottle,
  },
  'noodle-front': {
    wood: '#7a2f26',
    sign: (pen) => {
      shape(pen, 'M-7 -42 h14 q-0.6 5 -5 5.4 h-4 q-4.4 -0.4 -5 -5.4 Z', GOLD);
      line(pen, 'M-1 -42.6 L8 -47 M1 -42.6 L9 -45.4', GOLD, 0.9);
      for (const x of [-4, -1]) line(pen, `M${x} -43 q-1.4 -1.6 0 -2.6 q1.2 -0.8 0.4 -2`, GOLD, 0.7);
    },
    wares: bowl,
  },
  'book-front': {
    wood: '#34506a',
    sign: (pen) =>
      shape(pen, 'M-8 -45 q4 -1.6 8 0.6 q4 -2.2 8 -0.6 v6.4 q-4 -1.4 -8 0.6 q-4 -2 -8 -0.6 Z', GOLD),
    wares: spine,
  },
  'flower-front': {
    wood: '#5f7f5a',
    sign: (pen) => {
      for (let leaf = 0; leaf < 5; leaf++)
        ball(pen, Math.sin(leaf * 1.257) * 2.8, -41.6 - Math.cos(leaf * 1.257) * 2.8, 2, 2, '#f4a8c0');
      ball(pen, 0, -41.6, 1.7, 1.7, '#f2c230');
    },
    wares: bloom,
  },
  barber: {
    wood: '#2f5f7a',
    sign: (pen) => {
      bar(pen, -3, -47, 6, 11, '#f6f2e8', 1);
      for (const row of [-45, -42, -39]) {
        line(pen, `M-2.4 ${row + 1.6} L2.4 ${row}`, '#d8342f', 1);
        line(pen, `M-2.4 ${row + 3} L2.4 ${row + 1.4}`, '#2f5fa8', 0.8);
      }
    },
    wares: bottle,
  },
  restaurant: {
    wood: '#8c3f3a',
    sign: (pen) => line(pen, 'M-3 -46 v9 M-4.6 -46 v3 q1.6 1.6 3.2 0 v-3 M3 -46 q2.6 2 0 5 v4', GOLD, 1.1),
    wares: bottle,
  },
  shop: {
    wood: '#48607a',
    sign: (pen) => shape(pen, 'M-5 -44 h10 l-1 6.6 h-8 Z M-2.6 -44 q2.6 -4 5.2 0', GOLD),
    wares: bottle,
  },
};

/** A storey with windows over a shop with an awning. */
function shopFront(pen: Pen, trade: Trade, colours: BuildingColours): void {
  const { wall = '#dcc8a8', roof = '#6d5a58', door: front = trade.wood } = colours;
  block(pen, -52, -92, 104, 92, wall);
  shape(pen, 'M-57 -92 L-48 -108 H48 L57 -92 Z', roof, {
    colour: mix(roof, '#20101c', 0.3),
    from: -108,
    to: -92,
  });
  for (const x of [-40, -8, 24]) {
    pane(pen, x, -82, 16, 22);
    block(pen, x - 3, -59, 22, 4, trade.wood);
    for (let flower = 0; flower < 6; flower++)
      ball(pen, x - 1 + flower * 3.6, -60, 2.2, 1.9, flower % 2 === 0 ? '#d8506a' : '#5c8a4a');
  }
  block(pen, -52, -50, 104, 50, trade.wood);
  block(pen, -48, -48, 96, 12, mix(trade.wood, '#20101c', 0.3));
  trade.sign(pen);
  pane(pen, -46, -29, 56, 25);
  for (let at = 0; at < 6; at++) trade.wares(pen, -40 + at * 8.8, -4.4);
  for (let at = 0; at < 6; at++) trade.wares(pen, -40 + at * 8.8, -14.4);
  line(pen, 'M-46 -14 H10', '#efe8da', 0.9);
  door(pen, 20, 20, 33, front);
  pane(pen, 23.4, -29, 13, 18);
  for (let stripe = 0; stripe < 10; stripe++)
    shape(
      pen,
      `M${-52 + stripe * 10.4} -37 h10.4 l1 8 q-5.4 3 -11.4 0 Z`,
      stripe % 2 === 0 ? mix(trade.wood, '#ffffff', 0.2) : '#fbf3e4',
    );
}

export const SHOP_FRONTS: Record<string, TownBuilding> = Object.fromEntries(
  Object.entries(TRADES).map(([name, trade]) => [
    name,
    {
      width: 116,
      height: 110,
      paint: (pen: Pen, colours: BuildingColours) => shopFront(pen, trade, colours),
    },
  ]),
);
