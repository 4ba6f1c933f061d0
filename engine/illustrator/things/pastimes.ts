// What is bought, built and played at out of doors: a stall of a market, a castle of sand, a table with a board.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const AWNINGS = ['#d8453c', '#2f7fb8', '#3f9a5c', '#e0902c'] as const;

/** Boards with wares, a striped awning, a lantern at each side. */
function marketStall(pen: Pen): void {
  const awning = pen.random.pick(AWNINGS);
  const wood = '#8f6238';
  for (const x of [-52, 52]) bar(pen, x - 2, -104, 4, 104, mix(wood, '#2a1a18', 0.2));
  shape(pen, 'M-50 -92 L50 -92 L50 -46 L-50 -46 Z', pen.isDark ? '#7a4a2a' : '#5f4632', {
    colour: '#3a2620',
    from: -92,
    to: -46,
  });
  if (pen.isDark) shineAround(pen, 0, -72, 58, '#ffb457', 0.75);
  for (const [shelf, y] of [-64, -78].entries()) {
    line(pen, `M-48 ${y} L48 ${y}`, mix(wood, '#ffffff', 0.1), 1.8);
    for (let ware = 0; ware < 8; ware++)
      bar(
        pen,
        -46 + ware * 12 + shelf * 2,
        y - 9,
        6.4,
        8.4,
        pen.random.pick(['#d8a24a', '#c8503c', '#8fae5a', '#e8dcc4', '#7a9ac4']),
      );
  }
  shape(pen, 'M-58 -46 L58 -46 L55 0 L-55 0 Z', wood, {
    colour: mix(wood, '#20141c', 0.45),
    from: -46,
    to: 0,
  });
  for (const x of [-36, -12, 12, 36]) line(pen, `M${x} -42 L${x} -2`, mix(wood, '#20141c', 0.35), 0.9);
  shape(pen, 'M-61 -50 L61 -50 L59 -44 L-59 -44 Z', mix(wood, '#ffffff', 0.18));
  const heap = ['#e2463a', '#f0a030', '#7fb24a', '#f4d25a', '#c86a9a'] as const;
  for (let pile = 0; pile < 5; pile++)
    for (let piece = 0; piece < 9; piece++) {
      const row = piece < 5 ? 0 : piece < 8 ? 1 : 2;
      const place = piece < 5 ? piece - 2 : piece < 8 ? piece - 6 : 0;
      ball(pen, -46 + pile * 23 + place * 4, -52 - row * 3.6, 2.7, 2.7, heap[pile] ?? heap[0]);
    }
  for (let stripe = 0; stripe < 10; stripe++) {
    const [a, b] = [-68 + stripe * 13.6, -54.4 + stripe * 13.6];
    const colour = stripe % 2 === 0 ? awning : '#f6efe2';
    shape(pen, `M${a * 0.84} -122 L${b * 0.84} -122 L${b} -96 L${a} -96 Z`, mix(colour, '#ffffff', 0.08), {
      colour: mix(colour, '#2a1420', 0.16),
      from: -122,
      to: -94,
    });
    shape(
      pen,
      `M${a} -96 L${b} -96 L${b} -92 C${b - 3} -85 ${a + 3} -85 ${a} -92 Z`,
      mix(colour, '#2a1420', 0.14),
    );
  }
  for (const x of [-60, 60]) {
    if (pen.isDark) shineAround(pen, x, -76, 22, '#ff9a4a', 0.9);
    line(pen, `M${x} -92 L${x} -84`, '#3a2620', 0.8);
    ball(pen, x, -77, 6, 7, '#e8503c');
    line(pen, `M${x - 3} -70.5 h6 M${x - 3} -83.5 h6`, '#f0c04a', 1.4);
  }
}

/** A keep and two towers of wet sand, with a flag and a moat. */
function sandcastle(pen: Pen): void {
  const sand = '#dcb982';
  const wet = mix(sand, '#7a5430', 0.42);
  ball(pen, 0, -3, 66, 9, mix(sand, '#7a5430', 0.2));
  const tower = (x: number, half: number, top: number, teeth: number): void => {
    shape(
      pen,
      `M${x - half * 1.16} 0 L${x - half} ${top} L${x + half} ${top} L${x + half * 1.16} 0 Z`,
      mix(sand, '#fff2d0', 0.25),
      { colour: wet, from: top, to: 4 },
    );
    const wide = (half * 2) / (teeth * 2 - 1);
    for (let tooth = 0; tooth < teeth; tooth++)
      shape(
        pen,
        `M${x - half + tooth * wide * 2} ${top + 1} l0 -5 l${wide} 0 l0 5 Z`,
        mix(sand, '#fff2d0', 0.2),
      );
    shape(
      pen,
      pen.side > 0
        ? `M${x - half * 1.16} 0 L${x - half} ${top} L${x - half * 0.4} ${top} L${x - half * 0.5} 0 Z`
        : `M${x + half * 1.16} 0 L${x + half} ${top} L${x + half * 0.4} ${top} L${x + half * 0.5} 0 Z`,
      mix(wet, '#3a2020', 0.2),
    );
  };
  tower(0, 24, -50, 4);
  tower(-36, 14, -36, 3);
  tower(36, 14, -36, 3);
  shape(pen, 'M-8 0 L-8 -13 C-8 -22 8 -22 8 -13 L8 0 Z', mix(wet, '#2a1818', 0.45));
  for (const [x, y] of [
    [-36, -22],
    [36, -22],
    [-12, -36],
    [12, -36],
  ] as const)
    shape(pen, `M${x - 2} ${y} l0 -6 c0 -3 4 -3 4 0 l0 6 Z`, mix(wet, '#2a1818', 0.4));
  line(pen, 'M0 -54 L0 -80', '#8a6a48', 1.3);
  shape(pen, 'M0 -80 L18 -75 L0 -69 Z', '#e2463a');
  for (const [x, y, colour] of [
    [-22, -6, '#f6d8d0'],
    [22, -7, '#f2e6c8'],
    [46, -4, '#e8c4bc'],
  ] as const)
    ball(pen, x, y, 3.4, 2.8, colour);
}

/** A small table with a board and its men, seen a little from above: 62 units high, its middle at zero. */
export function paintChessTable(pen: Pen, stones?: readonly [string, string]): void {
  const wood = '#8a5a34';
  for (const x of [-30, 30]) bar(pen, x - 2.4, -50, 4.8, 50, mix(wood, '#20141c', 0.3));
  shape(pen, 'M-42 -52 L42 -52 L38 -62 L-38 -62 Z', mix(wood, '#ffffff', 0.16));
  shape(pen, 'M-42 -52 L42 -52 L42 -47 L-42 -47 Z', wood, {
    colour: mix(wood, '#20141c', 0.4),
    from: -52,
    to: -46,
  });
  if (stones) {
    paintStones(pen, stones);
    return;
  }
  // The board grows narrow to its far edge.
  const wideAt = Array.from({ length: 5 }, (_, row) => 27 - row * 0.84);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 8; column++) {
      const y = -53.4 - row * 2;
      const [near, far] = [wideAt[row] ?? 0, wideAt[row + 1] ?? 0];
      const [left, right] = [column / 4 - 1, (column + 1) / 4 - 1];
      shape(
        pen,
        `M${left * near} ${y} L${right * near} ${y} L${right * far} ${y - 2} L${left * far} ${y - 2} Z`,
        (row + column) % 2 === 0 ? '#f0e2c4' : '#5a3422',
      );
    }
  for (let man = 0; man < 14; man++) {
    const isDark = man % 2 === 0;
    const x = (isDark ? 1 : -1) * (7 + (Math.floor(man / 2) % 4) * 4.6);
    const y = -54.6 - (man % 3) * 2.2;
    const colour = isDark ? '#2a2228' : '#f6efe0';
    const tall = 4 + (man % 4) * 1.1;
    shape(pen, `M${x - 1.7} ${y} L${x - 0.8} ${y - tall} L${x + 0.8} ${y - tall} L${x + 1.7} ${y} Z`, colour);
    ball(pen, x, y - tall - 0.9, 1.2, 1.2, colour);
  }
}

/** Where a line of the board crosses a row of it, which lies farther back the higher it is. */
function across(column: number, row: number): number {
  return (column / 4 - 1) * (27 - row * 0.42);
}

function down(row: number): number {
  return -56.8 - row * 0.95;
}

/** A thick board ruled with lines, and stones where they cross: go, or Chinese chess. */
function paintStones(pen: Pen, colours: readonly [string, string]): void {
  const wood = '#dcb06a';
  shape(pen, 'M-29 -53 L29 -53 L29 -56 L-29 -56 Z', mix(wood, '#4a2c14', 0.35));
  shape(pen, 'M-29 -56 L29 -56 L25.6 -64 L-25.6 -64 Z', wood);
  for (let column = 0; column <= 8; column++)
    line(pen, `M${across(column, 0)} ${down(0)} L${across(column, 7)} ${down(7)}`, '#6a4a2a', 0.35);
  for (let row = 0; row <= 7; row++)
    line(pen, `M${across(0, row)} ${down(row)} L${across(8, row)} ${down(row)}`, '#6a4a2a', 0.3);
  for (let row = 6; row >= 0; row--)
    for (let column = 0; column <= 8; column++) {
      const place = (row * 5 + column * 3) % 7;
      if (place > 2) continue;
      const colour = colours[(row + column) % 2] ?? '';
      const [x, y] = [across(column, row), down(row)];
      ball(pen, x, y - 0.2, 1.9, 1, mix(colour, '#20141c', 0.45));
      ball(pen, x, y - 0.8, 1.9, 1, colour);
    }
}

export function paintSkateboard(pen: Pen): void {
  const deck = pen.random.pick(['#2f66b8', '#d8453c', '#2f8a6a', '#3a3c48']);
  for (const x of [-44, 44]) {
    line(pen, `M${x - 9} -14 L${x + 9} -14`, '#9aa2b0', 4);
    for (const aside of [-8, 8]) {
      ball(pen, x + aside, -8, 8, 8, '#f4e6c0');
      ball(pen, x + aside, -8, 2.6, 2.6, '#4a4c56');
    }
  }
  shape(
    pen,
    'M-92 -30 C-86 -30 -78 -22 -66 -20 L66 -20 C78 -22 86 -30 92 -30 C94 -26 84 -14 68 -13 L-68 -13 C-84 -14 -94 -26 -92 -30 Z',
    deck,
    {
      colour: mix(deck, '#20141c', 0.4),
      from: -30,
      to: -12,
    },
  );
  line(pen, 'M-70 -21 L70 -21', '#2a2a32', 2.4);
}

/** From the side: the board and its ring reach out to the left of the post. */
export function paintHoop(pen: Pen): void {
  const steel = '#5c6474';
  bar(pen, -3, -138, 6, 138, steel, 2);
  bar(pen, -12, -5, 24, 5, mix(steel, '#101018', 0.3), 2);
  line(pen, 'M0 -112 L-12 -136 M0 -134 L-12 -144', steel, 3);
  shape(pen, 'M-16 -166 L-11 -168 L-11 -122 L-16 -120 Z', '#f4f6fa', {
    colour: '#c8d0da',
    from: -168,
    to: -120,
  });
  line(pen, 'M-16 -166 L-16 -120', '#d8402c', 1.6);
  const net = (path: string): void => line(pen, path, '#fbfbf8', 0.9);
  for (let cord = 0; cord < 6; cord++) {
    const [a, b] = [-42 + cord * 5, -37.4 + cord * 3.2];
    net(`M${a} -134 L${b} -114`);
  }
  net('M-40.6 -127 L-18.6 -127 M-39 -120 L-20.6 -120 M-42 -134 L-32 -114 M-17 -134 L-27 -114');
  line(pen, 'M-44 -134 L-14 -134', '#e8642a', 2.8);
}

/** Ten units around its middle. */
export function paintBasketball(pen: Pen): void {
  ball(pen, 0, 0, 10, 10, '#e07a2c');
  line(pen, 'M-10 0 H10 M0 -10 V10 M-7 -7 C-2 -3 -2 3 -7 7 M7 -7 C2 -3 2 3 7 7', '#5a2a12', 0.9);
}

export const PASTIMES: Record<string, OwnDrawing> = {
  'own/football-goal': { width: 250, height: 100, paint: paintGoal },
  'own/basketball-hoop': { width: 100, height: 170, paint: paintHoop },
  'own/skateboard': { width: 190, height: 34, paint: paintSkateboard },
  'own/market-stall': { width: 140, height: 124, paint: marketStall },
  'own/sandcastle': { width: 134, height: 84, paint: sandcastle },
};

/** Seven metres between the posts, less than half as high; the net hangs behind. */
function paintGoal(pen: Pen): void {
  pen.brush.save();
  pen.brush.globalAlpha = 0.7;
  for (let x = -116; x <= 116; x += 8) line(pen, `M${x} -94 L${x * 0.94} -4`, '#f2f4f6', 0.8);
  for (let y = -88; y < 0; y += 8) line(pen, `M-118 ${y} Q0 ${y + 4} 118 ${y}`, '#f2f4f6', 0.8);
  pen.brush.restore();
  for (const x of [-122, 118]) bar(pen, x, -96, 4, 96, '#f6f6f8', 1);
  bar(pen, -122, -98, 244, 4, '#f6f6f8', 1);
}
