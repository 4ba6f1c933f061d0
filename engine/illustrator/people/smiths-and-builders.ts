// Who strikes, saws and builds: an anvil, a plank on trestles, a face of rock, a chopping block, a wall of bricks.

import { mix } from '#engine/raster/colour.ts';
import type { TradeWork } from '../lexicon/trade-work.ts';
import { ball, bar, line, shape, shineAround, type Pen } from '../things/pen.ts';
import type { Point } from './draft.ts';
import { turned, type TradeDrawing } from './trade-drawing.ts';

const STEEL = '#8b95a0';
const WOOD = '#a8733f';

export const SMITHS_AND_BUILDERS = {
  hammer: {
    behind(pen) {
      bar(pen, 38, -26, 28, 28, '#7a5230', 2);
      for (const y of [-20, -8]) line(pen, `M38.6 ${y} H65.4`, '#4a3428', 1.6);
      shape(pen, 'M42 -26 L62 -26 L59 -33 L45 -33 Z', '#4a525e', { colour: '#2c323c', from: -33, to: -26 });
      shape(
        pen,
        'M30 -44 L70 -44 L70 -38 C63 -37 61 -35 59 -32 L45 -32 C43 -37 37 -38 26 -42.4 C27 -43.6 28 -44 30 -44 Z',
        '#7c8794',
        { colour: '#3a424e', from: -44, to: -32 },
      );
      line(pen, 'M30 -43.6 H70', '#c4ccd4', 1);
    },
    over(pen, { arms: [far, near] }) {
      const [fx, fy] = far.end;
      const tip: Point = [41, -45.6];
      line(
        pen,
        `M${fx - 2} ${fy - 3} L${tip[0]} ${tip[1] - 1} M${fx - 3} ${fy} L${tip[0]} ${tip[1] + 1}`,
        '#4a525e',
        1.2,
      );
      shineAround(pen, 52, -46, 20, '#ff9a3c', 0.7);
      shape(pen, 'M39 -47 L66 -48.4 L67 -44.4 L39 -44.6 Z', '#ffd86a', {
        colour: '#f0641e',
        from: -49,
        to: -44,
      });
      for (let spark = 0; spark < 16; spark++) {
        const angle = pen.random.between(-2.9, -0.3);
        const [from, to] = [pen.random.between(4, 9), pen.random.between(10, 22)];
        line(
          pen,
          `M${56 + Math.cos(angle) * from} ${-47 + Math.sin(angle) * from} L${56 + Math.cos(angle) * to} ${-47 + Math.sin(angle) * to}`,
          spark % 2 === 0 ? '#ffe08a' : '#ff9a3c',
          0.8,
        );
      }
      drawHammer(pen, near.end, 0.7);
    },
  },
  saw: {
    behind(pen) {
      for (const x of [26, 78]) {
        line(pen, `M${x} -38 L${x - 9} 1 M${x + 2} -38 L${x + 11} 1`, mix(WOOD, '#20141c', 0.3), 3);
        line(pen, `M${x - 5} -16 H${x + 7}`, mix(WOOD, '#20141c', 0.36), 2);
        bar(pen, x - 7, -41, 16, 4, mix(WOOD, '#20141c', 0.14), 1);
      }
      shape(pen, 'M12 -46 L100 -46 L100 -41 L12 -41 Z', '#e8c48a', { colour: '#b8884c', from: -46, to: -41 });
      line(pen, 'M14 -44.4 H70 M40 -43 H98', '#a8763c', 0.5);
      for (let dust = 0; dust < 26; dust++)
        ball(
          pen,
          48 + pen.random.between(-9, 9) * (dust / 26),
          -40 + (dust / 26) * 40,
          0.8,
          0.6,
          dust % 2 === 0 ? '#e8c890' : '#c89a5c',
        );
      shape(pen, 'M36 2 Q48 -4 60 2 Z', '#dcb478');
    },
    over(pen, { arms: [, near] }) {
      const [x, y] = near.end;
      turned(pen, [x, y], 0.34, () => {
        shape(pen, 'M3 -4 L40 -2 L40 1.6 L3 6.4 Z', '#dbe1e7', { colour: '#98a2ae', from: -4, to: 6 });
        for (let tooth = 0; tooth < 17; tooth++)
          line(pen, `M${4 + tooth * 2.1} ${6.2 - tooth * 0.27} l0.9 1.3 l0.9 -1.4`, '#8b95a0', 0.5);
        shape(pen, 'M-5 -5 Q-1 -7 4 -4.6 L4 6.6 Q-1 8 -4 5 Z', '#8a5230', {
          colour: '#5a3420',
          from: -6,
          to: 7,
        });
      });
    },
  },
  mine: {
    behind(pen) {
      shape(pen, 'M40 2 L44 -18 L38 -34 L50 -54 L48 -74 L62 -96 L84 -104 L104 -92 L108 2 Z', '#6a5f64', {
        colour: '#332c36',
        from: -104,
        to: 2,
      });
      for (const [path, colour] of [
        ['M48 -74 L62 -96 L66 -78 L56 -64 Z', '#8a7f84'],
        ['M38 -34 L50 -54 L60 -44 L50 -26 Z', '#7c7178'],
        ['M66 -78 L84 -104 L92 -80 L78 -66 Z', '#776c72'],
        ['M60 -44 L78 -66 L84 -40 L68 -24 Z', '#5c5258'],
        ['M44 -18 L50 -26 L68 -24 L62 2 L42 2 Z', '#544a52'],
      ] as const)
        shape(pen, path, colour);
      for (const [x, y, colour] of [
        [56, -60, '#f2c23a'],
        [62, -52, '#f8dc74'],
        [52, -38, '#f2c23a'],
        [74, -62, '#e8b030'],
        [68, -34, '#f8dc74'],
      ] as const)
        shape(pen, `M${x} ${y - 3} L${x + 3} ${y} L${x} ${y + 2.6} L${x - 2.6} ${y + 0.4} Z`, colour);
      for (const [x, r] of [
        [34, 4],
        [42, 3],
        [28, 2.6],
      ] as const)
        ball(pen, x, -r * 0.6, r, r * 0.8, '#6a5f64');
    },
    over(pen, { arms: [far, near] }) {
      drawShaft(pen, far.end, near.end, (tip, turn) =>
        turned(pen, tip, turn, () => {
          shape(
            pen,
            'M-2.6 -2 C-2 -10 2 -17 9 -22 C4 -14 3 -8 3 0 C3 8 4 14 9 22 C2 17 -2 10 -2.6 2 Z',
            '#c4ccd4',
            { colour: '#5a636e', from: -20, to: 20 },
          );
        }),
      );
    },
  },
  'chop-wood': {
    behind(pen) {
      bar(pen, 40, -20, 30, 22, '#8a6238', 2);
      shape(pen, 'M40 -20 C40 -24 70 -24 70 -20 C70 -16.6 40 -16.6 40 -20 Z', '#e0bc84');
      line(pen, 'M47 -20 C47 -22 63 -22 63 -20 C63 -18.6 47 -18.6 47 -20', '#b88a50', 0.6);
      bar(pen, 48, -42, 14, 22, '#7a5230', 1);
      shape(pen, 'M48 -42 C48 -45 62 -45 62 -42 C62 -39.6 48 -39.6 48 -42 Z', '#ecca94');
      for (const [x, y] of [
        [80, -3],
        [92, -3],
        [86, -10],
        [104, -3],
        [98, -10],
      ] as const) {
        ball(pen, x, y, 6, 5.2, '#8a6238');
        ball(pen, x, y, 4.6, 4, '#e0bc84');
        line(pen, `M${x - 3.4} ${y} h6.8`, '#b88a50', 0.6);
      }
    },
    over(pen, { arms: [far, near] }) {
      drawShaft(pen, far.end, near.end, (tip, turn) =>
        turned(pen, tip, turn, () =>
          shape(pen, 'M-4 -3 L4 -3 L6 8 Q0 12 -7 9 Z', '#dbe1e7', { colour: '#6a727e', from: -3, to: 11 }),
        ),
      );
    },
  },
  weld: {
    behind(pen) {
      for (const x of [34, 86]) line(pen, `M${x} -40 L${x - 7} 1 M${x} -40 L${x + 7} 1`, '#3a424c', 2.6);
      shape(pen, 'M24 -48 H104 V-44 H24 Z M24 -38 H104 V-35 H24 Z', '#98a2ae');
      bar(pen, 24, -44, 80, 6, '#6a727e');
    },
    over(pen, { arms: [, near], chin, head: h }) {
      const [x, y] = near.end;
      const tip: Point = [x + 14, -46];
      line(pen, `M${x - 2} ${y} L${tip[0]} ${tip[1]}`, '#3a3a44', 2.2);
      shineAround(pen, tip[0], tip[1], 30, '#cfe4ff', 0.9);
      ball(pen, tip[0], tip[1], 2.6, 2.6, '#ffffff');
      for (let spark = 0; spark < 26; spark++) {
        const angle = pen.random.between(-0.6, 3.7);
        const [from, to] = [pen.random.between(3, 9), pen.random.between(10, 30)];
        line(
          pen,
          `M${tip[0] + Math.cos(angle) * from} ${tip[1] + Math.sin(angle) * from} L${tip[0] + Math.cos(angle) * to} ${tip[1] + Math.sin(angle) * to}`,
          spark % 2 === 0 ? '#ffe8a0' : '#ffb04a',
          0.7,
        );
      }
      // The shield before the face.
      shape(
        pen,
        `M${chin[0] + h * 0.02} ${chin[1] - h * 0.92} C${chin[0] + h * 0.6} ${chin[1] - h * 0.95} ${chin[0] + h * 0.74} ${chin[1] - h * 0.3} ${chin[0] + h * 0.6} ${chin[1] + h * 0.2} L${chin[0] + h * 0.1} ${chin[1] + h * 0.14} Z`,
        '#4a525e',
        { colour: '#1c2028', from: chin[1] - h, to: chin[1] + h * 0.2 },
      );
      line(
        pen,
        `M${chin[0] + h * 0.52} ${chin[1] - h * 0.62} L${chin[0] + h * 0.62} ${chin[1] - h * 0.36}`,
        '#7ad0a0',
        h * 0.12,
      );
    },
  },
  'lay-bricks': {
    behind(pen) {
      for (let row = 0; row < 7; row++) {
        const y = -6.6 - row * 7;
        const from = row % 2 === 0 ? 30 : 37;
        // The last row is not done yet.
        const many = row === 6 ? 2 : row % 2 === 0 ? 6 : 5;
        for (let brick = 0; brick < many; brick++)
          bar(
            pen,
            from + brick * 14 + (row === 6 ? 28 : 0),
            y,
            13,
            6.2,
            pen.random.pick(['#b5573c', '#a84c34', '#c0664a', '#9c4630'] as const),
            0.6,
          );
        if (row < 6) line(pen, `M30 ${y - 0.4} H114`, '#d8cfc2', 0.9);
      }
      shape(pen, 'M8 -12 L24 -12 L22 2 L10 2 Z', '#5f6a76', { colour: '#39424c', from: -12, to: 2 });
      shape(pen, 'M8 -12 C8 -14.6 24 -14.6 24 -12 C24 -10 8 -10 8 -12 Z', '#c8c0b4');
    },
    over(pen, { arms: [far, near] }) {
      bar(pen, far.end[0] - 2, far.end[1] - 4, 13, 6.2, '#b5573c', 0.6);
      const [x, y] = near.end;
      line(pen, `M${x - 3} ${y - 1} L${x + 5} ${y + 1}`, '#8a5230', 2.4);
      shape(pen, `M${x + 6} ${y - 3} L${x + 20} ${y + 3} L${x + 5} ${y + 5} Z`, '#c4ccd4', {
        colour: '#7c8794',
        from: y - 3,
        to: y + 5,
      });
    },
  },
} satisfies Partial<Record<TradeWork, TradeDrawing>>;

/** Its handle from the hand up and forward. */
function drawHammer(pen: Pen, at: Point, turn: number): void {
  turned(pen, at, turn, () => {
    bar(pen, -1.3, -20, 2.6, 25, WOOD, 1);
    bar(pen, -5, -26, 13, 8, STEEL, 1.4);
    line(pen, 'M-4.4 -24.6 H7', '#dbe1e7', 0.9);
  });
}

/** Through both hands and on, with its head at the end. */
function drawShaft(
  pen: Pen,
  [fx, fy]: Point,
  [nx, ny]: Point,
  head: (tip: Point, turn: number) => void,
): void {
  const [x, y] = [(fx + nx) / 2, (fy + ny) / 2];
  const turn = -0.5;
  const tip: Point = [x + Math.cos(turn) * 27, y + Math.sin(turn) * 27];
  line(pen, `M${x - Math.cos(turn) * 9} ${y - Math.sin(turn) * 9} L${tip[0]} ${tip[1]}`, '#5a3a20', 3);
  line(pen, `M${x - Math.cos(turn) * 9} ${y - Math.sin(turn) * 9} L${tip[0]} ${tip[1]}`, WOOD, 2);
  head(tip, turn);
}
