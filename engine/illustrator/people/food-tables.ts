// Crafts of food and drink behind a table: what lies on it, and what is in the hands over it.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type Pen } from '../things/pen.ts';
import type { Craft } from './craft-table.ts';
import type { Point } from './draft.ts';

export const FOOD_CRAFTS_ON_TABLE = {
  'cut-meat': {
    on(pen, y) {
      bar(pen, -20, y - 3, 42, 7, '#c89a5c', 1);
      shape(pen, `M-18 ${y - 3} C-16 ${y - 10} -2 ${y - 11} 4 ${y - 3} Z`, '#d8605a', {
        colour: '#8a2c30',
        from: y - 10,
        to: y - 3,
      });
      line(pen, `M-14 ${y - 5} Q-8 ${y - 8} -2 ${y - 5}`, '#f6dcd0', 1.2);
      for (const [x, tall] of [
        [-42, 20],
        [-32, 26],
      ] as const) {
        ball(pen, x, y - tall / 2, 4.6, tall / 2, '#b8403c');
        line(pen, `M${x - 2} ${y - tall * 0.7} q3 4 0 9`, '#f2c8b8', 1.2);
      }
      for (let link = 0; link < 5; link++) ball(pen, 30 + link * 4, y - 1 + (link % 2), 2.6, 1.8, '#c86a4a');
    },
    over(pen, [, [x, y]]) {
      line(pen, `M${x} ${y} L${x + 3} ${y - 4}`, '#4a2e20', 2.4);
      shape(
        pen,
        `M${x - 1} ${y - 1} L${x - 12} ${y - 4} L${x - 14} ${y + 3} L${x - 2} ${y + 3} Z`,
        '#eef2f6',
        {
          colour: '#98a2ae',
          from: y - 4,
          to: y + 4,
        },
      );
    },
  },
  'sell-fish': {
    on(pen, y) {
      shape(pen, `M-48 ${y - 4} H48 L50 ${y + 5} H-50 Z`, '#eaf4fa', {
        colour: '#b8d4e4',
        from: y - 4,
        to: y + 5,
      });
      for (let ice = 0; ice < 60; ice++)
        ball(pen, pen.random.between(-46, 46), y + pen.random.between(-3, 4), 1.4, 1, '#ffffff');
      for (const [x, colour] of [
        [-36, '#6a8aa8'],
        [-19, '#d8605a'],
        [19, '#6a8aa8'],
        [36, '#e0923c'],
      ] as const)
        drawFish(pen, [x, y], 1, colour);
    },
    over(pen, [left, right]) {
      drawFish(pen, [(left[0] + right[0]) / 2, Math.min(left[1], right[1]) - 1], 1.6, '#7a9ab8');
    },
  },
  'make-sushi': {
    on(pen, y) {
      bar(pen, -44, y - 4, 26, 6, '#2a2c34', 1);
      for (const [x, colour] of [
        [-40, '#f08a5a'],
        [-33, '#e8564a'],
        [-26, '#f2c23a'],
      ] as const)
        drawSushi(pen, [x, y - 4], colour);
      bar(pen, 20, y - 3, 24, 5, '#c89a5c', 1);
      for (const x of [24, 31, 38]) {
        bar(pen, x - 2.8, y - 8, 5.6, 5, '#24342c', 1.4);
        ball(pen, x, y - 8, 2.4, 1, '#fbf8f0');
        ball(pen, x, y - 8, 0.9, 0.5, '#e8564a');
      }
      ball(pen, 0, y + 2, 8, 1.6, '#e8dcc0');
    },
    over(pen, [left, right]) {
      drawSushi(pen, [(left[0] + right[0]) / 2, left[1]], '#f08a5a', 1.5);
    },
  },
  'pour-tea': {
    on(pen, y) {
      shape(pen, `M-28 ${y - 3} H28 L31 ${y + 4.6} H-31 Z`, '#5a3a28', {
        colour: '#3a241a',
        from: y - 3,
        to: y + 5,
      });
      for (const x of [-21, -13, 10, 18]) drawCup(pen, [x, y + 2.4], 1);
      bar(pen, 36, y - 10, 8, 11, '#4f6a5a', 2);
      bar(pen, -44, y - 7, 9, 8, '#f4efe6', 2);
    },
    over(pen, [, right]) {
      const [x, y] = right;
      shape(pen, `M${x - 12} ${y - 6} C${x - 13} ${y + 1} ${x - 2} ${y + 1} ${x - 2} ${y - 6} Z`, '#8a4a34', {
        colour: '#5a2c20',
        from: y - 7,
        to: y + 1,
      });
      shape(pen, `M${x - 12} ${y - 6} C${x - 11} ${y - 9} ${x - 3} ${y - 9} ${x - 2} ${y - 6} Z`, '#9a5840');
      ball(pen, x - 7, y - 8.8, 1.2, 1, '#6a3424');
      line(pen, `M${x - 11.6} ${y - 3.4} L${x - 17} ${y - 5}`, '#8a4a34', 1.8);
      line(pen, `M${x - 2.4} ${y - 5} q4 1 1 4`, '#8a4a34', 1.5);
      line(pen, `M${x - 17.4} ${y - 4.6} Q${x - 19.4} ${y - 1} ${x - 19} ${y + 6}`, '#d8a04a', 1);
    },
  },
} satisfies Record<string, Craft>;

function drawCup(pen: Pen, [x, y]: Point, size: number): void {
  shape(pen, `M${x - 2.6 * size} ${y - 4} h${5.2 * size} c0 3 -1 4 -2.6 4 s-2.6 -1 -2.6 -4 Z`, '#fbf8f2', {
    colour: '#c8c0b4',
    from: y - 4,
    to: y,
  });
  shape(pen, `M${x - 2.6} ${y - 4} c0 -1 5.2 -1 5.2 0 c0 0.9 -5.2 0.9 -5.2 0 Z`, '#c8883c');
}

/** Its head to the left. */
function drawFish(pen: Pen, [x, y]: Point, size: number, colour: string): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  shape(pen, 'M5 -1 L9.5 -4.4 L8.6 -1 L9.5 2.4 Z', mix(colour, '#20141c', 0.2));
  ball(pen, 0, -1, 7, 3, colour);
  ball(pen, -0.6, 0.4, 5, 1.2, mix(colour, '#ffffff', 0.6));
  ball(pen, -4.6, -1.8, 0.7, 0.7, '#14141c');
  line(pen, 'M-3 -3 Q-2 -1 -3 1', mix(colour, '#20141c', 0.4), 0.5);
  brush.restore();
}

function drawSushi(pen: Pen, [x, y]: Point, colour: string, size = 1): void {
  ball(pen, x, y - 1.4 * size, 3.2 * size, 1.8 * size, '#fbf8f0');
  shape(
    pen,
    `M${x - 3.6 * size} ${y - 1.6 * size} C${x - 3 * size} ${y - 4.6 * size} ${x + 3 * size} ${y - 4.6 * size} ${x + 3.6 * size} ${y - 1.6 * size} C${x + 2 * size} ${y - 2.6 * size} ${x - 2 * size} ${y - 2.6 * size} ${x - 3.6 * size} ${y - 1.6 * size} Z`,
    colour,
  );
}
