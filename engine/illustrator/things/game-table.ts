// The table of a meeting with a game on it: cards, the tiles of mahjong, a board with pieces. In centimetres.

import type { TableGame } from '../lexicon/table-games.ts';
import { MOST_DINERS, placeOf, TABLE_DEEP, TABLE_TOP, tableWidth } from './dining-table.ts';
import { paintBareTable } from './meeting-table.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Returns the name of the drawing for so many people. */
export function gameTableName(game: TableGame, people: number): string {
  return `own/game-table-${game}-${Math.min(MOST_DINERS, Math.max(1, people))}`;
}

const FAR = -TABLE_TOP - TABLE_DEEP;
const MIDDLE = FAR + TABLE_DEEP / 2;
const RED = '#c8283c';
const BLACK = '#22222a';

const GAMES: Record<TableGame, (pen: Pen, people: number) => void> = {
  cards(pen, people) {
    cloth(pen, people);
    card(pen, -8, MIDDLE - 1, 0, undefined);
    card(pen, -6.6, MIDDLE - 2.4, 0, undefined);
    for (const [at, ink] of [RED, BLACK, RED].entries())
      card(pen, 12 + at * 9, MIDDLE - 1, (at - 1) * 0.12, ink);
    for (let place = 0; place < people; place++) {
      // Each has a hand of cards, which only they see.
      const x = placeOf(place, people);
      for (let one = -2; one <= 2; one++) {
        pen.brush.save();
        pen.brush.translate(x + one * 3.4, FAR + 1);
        pen.brush.rotate(one * 0.16);
        bar(pen, -4.4, -15, 8.8, 14, '#f8f6f0', 1);
        bar(pen, -3.4, -14, 6.8, 12, '#3f6fb0', 0.6);
        pen.brush.restore();
      }
    }
  },
  mahjong(pen, people) {
    cloth(pen, people);
    const half = tableWidth(people) / 2 - 42;
    // A wall of tiles with their backs up along two sides, what was laid off face up between them.
    for (const y of [FAR + 5, FAR + TABLE_DEEP - 3])
      for (let x = -half; x <= half; x += 5.4) tile(pen, x, y, '#3f9a6a');
    for (let row = 0; row < 2; row++)
      for (let column = -5; column <= 5; column++) {
        const x = column * 7 + row * 2;
        tile(pen, x, MIDDLE - 1 + row * 4.6, '#fbf8ee');
        ball(
          pen,
          x,
          MIDDLE - 3.4 + row * 4.6,
          1.1,
          0.8,
          [RED, '#2f7a4c', '#2f5fa8'][(column + row + 12) % 3] ?? RED,
        );
      }
  },
  board(pen) {
    const [left, right, back] = [-34, 34, 27];
    shape(pen, `M${-back} ${FAR + 4} H${back} L${right} ${FAR + 21} H${left} Z`, '#f2e6c8');
    shape(pen, `M${left} ${FAR + 21} H${right} V${FAR + 22.6} H${left} Z`, '#8a5a34');
    const colours = ['#d8453c', '#3f7fc8', '#f0b83c', '#4a9e54'];
    for (let field = 0; field < 9; field++) {
      const x = (field - 4) * 6;
      bar(pen, x - 2.4, FAR + 5.4, 4.8, 2.6, colours[field % 4] ?? RED, 0.4);
      bar(pen, x * 1.16 - 2.8, FAR + 16.6, 5.6, 3.2, colours[(field + 2) % 4] ?? RED, 0.4);
    }
    line(pen, `M-16 ${FAR + 12.4} H16`, '#c8b48a', 1);
    for (const [at, colour] of colours.entries()) {
      const [x, y] = [-15 + at * 10, FAR + (at % 2 === 0 ? 8 : 18)];
      shape(pen, `M${x - 2.2} ${y} L${x - 0.8} ${y - 6} H${x + 0.8} L${x + 2.2} ${y} Z`, colour);
      ball(pen, x, y - 7, 1.7, 1.7, colour);
    }
    bar(pen, 40, FAR + 11, 5, 5, '#fbf8f2', 0.8);
    for (const [x, y] of [
      [41.4, 12.4],
      [43.6, 14.6],
    ] as const)
      ball(pen, x, FAR + y, 0.6, 0.6, BLACK);
  },
  drawing(pen, people) {
    for (let place = 0; place < people; place++) {
      const x = placeOf(place, people);
      const y = FAR + 4;
      shape(pen, `M${x - 15} ${y} H${x + 15} L${x + 18} ${y + 15} H${x - 18} Z`, '#fbfaf4');
      DRAWN[place % DRAWN.length]?.(pen, x, y);
      // Crayons beside each sheet, one of them on it.
      for (const [at, colour] of CRAYONS.entries())
        line(pen, `M${x + 21 + at * 3} ${y + 4 + (at % 2) * 2} l3 8`, colour, 2.2);
      line(pen, `M${x + 3} ${y + 9} l8 -5`, CRAYONS[place % CRAYONS.length] ?? RED, 2.2);
    }
  },
};

const CRAYONS = ['#d8453c', '#3f7fc8', '#f0b83c', '#4a9e54'];

/** A house, a sun over hills, a flower: seen along the table. */
const DRAWN: readonly ((pen: Pen, x: number, y: number) => void)[] = [
  (pen, x, y) => {
    shape(pen, `M${x - 8} ${y + 12} v-5 l5 -4 l5 4 v5 Z`, '#e8a48a');
    line(pen, `M${x - 9} ${y + 7} l6 -4.6 l6 4.6`, '#c8483c', 1.4);
  },
  (pen, x, y) => {
    ball(pen, x - 5, y + 5, 2.8, 2, '#f0b83c');
    line(pen, `M${x - 13} ${y + 12} Q${x - 6} ${y + 6} ${x} ${y + 12} T${x + 12} ${y + 11}`, '#4a9e54', 1.6);
  },
  (pen, x, y) => {
    line(pen, `M${x - 4} ${y + 13} V${y + 7}`, '#4a9e54', 1.4);
    for (const [dx, dy] of [
      [-2.6, 0],
      [2.6, 0],
      [0, -1.8],
      [0, 1.8],
    ] as const)
      ball(pen, x - 4 + dx, y + 5.4 + dy, 1.9, 1.3, '#e07a9a');
  },
];

/** Green, up to a hand before the edges. */
function cloth(pen: Pen, people: number): void {
  const half = tableWidth(people) / 2 - 16;
  shape(pen, `M${12 - half} ${FAR + 2} H${half - 12} L${half} ${-TABLE_TOP - 2} H${-half} Z`, '#2f7a58', {
    colour: '#3f9068',
    from: FAR,
    to: -TABLE_TOP,
  });
}

/** Lying; with its back up where it has no ink. */
function card(pen: Pen, x: number, y: number, turn: number, ink: string | undefined): void {
  pen.brush.save();
  pen.brush.translate(x, y);
  pen.brush.rotate(turn);
  bar(pen, -4, -3.6, 8, 7.2, '#fbfaf4', 0.8);
  if (ink === undefined) bar(pen, -3.2, -2.8, 6.4, 5.6, '#b8343c', 0.5);
  else ball(pen, 0, 0, 1.5, 1.5, ink);
  pen.brush.restore();
}

function tile(pen: Pen, x: number, y: number, face: string): void {
  bar(pen, x - 2.4, y - 2.6, 4.8, 5, '#d8d2c0', 0.5);
  bar(pen, x - 2.4, y - 4, 4.8, 3.6, face, 0.5);
}

/** By the game, and by how many sit behind it. */
export const GAME_TABLES: Readonly<Record<string, OwnDrawing>> = Object.fromEntries(
  (Object.keys(GAMES) as TableGame[]).flatMap((game) =>
    Array.from({ length: MOST_DINERS }, (_, at) => [
      gameTableName(game, at + 1),
      {
        width: tableWidth(at + 1),
        height: TABLE_TOP + TABLE_DEEP + 16,
        paint(pen: Pen) {
          paintBareTable(pen, at + 1);
          GAMES[game](pen, at + 1);
        },
      },
    ]),
  ),
);
