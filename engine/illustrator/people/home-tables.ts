// Work at home behind a table: what lies and stands on it, and what is in the hands over it.

import { ball, bar, line, shape, type Pen } from '../things/pen.ts';
import type { Craft } from './craft-table.ts';

const STEEL = { colour: '#7d8894', from: -12, to: 4 };

export const HOME_WORK_ON_TABLE = {
  iron: {
    on(pen, y) {
      // A padded board over the table, a shirt on it, folded ones beside.
      shape(pen, `M-36 ${y - 3} H30 Q40 ${y - 1} 30 ${y + 4} H-36 Z`, '#c9d8e4', {
        colour: '#9fb3c4',
        from: y - 3,
        to: y + 4,
      });
      shape(
        pen,
        `M-22 ${y - 5} L-6 ${y - 7} L12 ${y - 5} L22 ${y} L14 ${y + 2} L12 ${y + 1} L-20 ${y + 2} L-30 ${y + 1} Z`,
        '#f6f3ec',
        { colour: '#d5d0c8', from: y - 7, to: y + 2 },
      );
      line(pen, `M-4 ${y - 6} L-2 ${y + 1}`, '#b8b0a6', 0.7);
      for (const [at, colour] of ['#6f9ac4', '#d8746a', '#e8c46a'].entries())
        bar(pen, -51, y - 1 - at * 4, 14, 4, colour, 1.4);
    },
    over(pen, [, [x, y]]) {
      shape(pen, `M${x - 12} ${y + 3} Q${x - 8} ${y - 4} ${x + 2} ${y - 4} L${x + 6} ${y + 3} Z`, '#3f87b8', {
        colour: '#2a5f88',
        from: y - 4,
        to: y + 3,
      });
      bar(pen, x - 12.6, y + 2.4, 19, 2, '#c4ccd4', 0.8);
      line(pen, `M${x - 5} ${y - 3} Q${x - 4} ${y - 8} ${x + 3} ${y - 7} L${x + 4} ${y - 3}`, '#22384a', 2.2);
      for (const [at, high] of [
        [-16, 7],
        [-20, 12],
        [-14, 16],
      ] as const)
        puff(pen, x + at, y - high);
    },
  },
  pound: {
    on(pen, y) {
      for (const [x, colour] of [
        [-40, '#6f8f4a'],
        [-33, '#8fae58'],
        [34, '#b8743c'],
        [41, '#a85a34'],
      ] as const) {
        line(pen, `M${x} ${y + 2} Q${x + 2} ${y - 4} ${x - 1} ${y - 8}`, '#5f7a3c', 1);
        ball(pen, x - 1, y - 8, 3.4, 2.4, colour);
        ball(pen, x + 3, y - 3, 3, 2, colour);
      }
      shape(
        pen,
        `M-10 ${y - 10} C-10 ${y - 3} -7 ${y + 1} -5 ${y + 2} L-7 ${y + 5} H7 L5 ${y + 2} C7 ${y + 1} 10 ${y - 3} 10 ${y - 10} Z`,
        '#b9a48c',
        { colour: '#7a664f', from: y - 10, to: y + 5 },
      );
      ball(pen, 0, y - 10, 10, 2.4, '#dccbb4');
      ball(pen, 0, y - 9.6, 8, 1.6, '#4c5836');
    },
    over(pen, [left, right]) {
      const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
      line(pen, `M${x} ${y - 12} V${y + 5}`, '#8a735a', 4.4);
      line(pen, `M${x - 0.8} ${y - 12} V${y + 4}`, '#c9b295', 1.8);
      ball(pen, x, y - 12.6, 3.4, 2.8, '#b39a7c');
    },
  },
  'wash-dishes': {
    on(pen, y) {
      // Plates dry upright in a rack; before who washes stands a basin full of foam.
      for (let at = 0; at < 4; at++) {
        const x = 28 + at * 5.4;
        shape(pen, `M${x} ${y + 2} a3 9 0 1 1 3 0 Z`, '#f4f7fa', {
          colour: '#b9c7d3',
          from: y - 16,
          to: y + 2,
        });
        line(pen, `M${x + 0.4} ${y - 11} v8`, '#8fb0cc', 0.8);
      }
      line(pen, `M24 ${y + 3} H50 M24 ${y} V${y + 3} M50 ${y} V${y + 3}`, '#6a7480', 1.2);
      for (const [x, colour] of [
        [-44, '#e8c46a'],
        [-36, '#d8746a'],
      ] as const)
        bar(pen, x, y - 7, 6, 9, colour, 1.4);
      shape(pen, `M-20 ${y - 7} L-16 ${y + 5} H16 L20 ${y - 7} Z`, '#b9c4ce', STEEL);
      for (let bubble = 0; bubble < 26; bubble++)
        ball(pen, pen.random.between(-18, 18), y - 7 + pen.random.between(-3, 1.4), 3.2, 2.4, '#fbfdff');
    },
    over(pen, [left]) {
      const [x, y] = left;
      ball(pen, x + 3, y - 5, 9, 8, '#dfe7ee');
      ball(pen, x + 3, y - 5, 8, 7, '#fbfcfd');
      ball(pen, x + 3, y - 5, 5, 4.4, '#e6edf3');
      ball(pen, x + 9, y, 3, 2.4, '#ffffff');
    },
  },
} satisfies Record<string, Craft>;

/** Of steam. */
function puff(pen: Pen, x: number, y: number): void {
  const { brush } = pen;
  brush.globalAlpha *= 0.4;
  ball(pen, x, y, 3.2, 2.5, '#f8fafc');
  brush.globalAlpha /= 0.4;
}
