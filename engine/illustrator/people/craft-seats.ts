// Who works at a wheel, a loom, a furnace, a stove, or at somebody who sits before them in a chair.

import { css, mix } from '#engine/raster/colour.ts';
import type { TradeWork } from '../lexicon/trade-work.ts';
import { paintStove } from '../things/work-places.ts';
import { ball, bar, line, shape, shineAround } from '../things/pen.ts';
import { drawChair, drawCustomer, drawDentalChair, drawPatient } from './served-people.ts';
import { beyond, turned, type TradeDrawing } from './trade-drawing.ts';

const WOOD = '#a8733f';
const CLAY = '#b8704a';

export const CRAFT_SEATS = {
  'throw-pot': {
    behind(pen) {
      bar(pen, 18, -22, 42, 24, '#8a5a36', 1.5);
      bar(pen, 36, -29, 5, 8, '#5a636e');
      shape(pen, 'M14 -24 H64 V-20 H14 Z', mix('#8a5a36', '#ffffff', 0.2));
      bar(pen, 21, -31, 36, 3.4, '#6a727e', 1.4);
    },
    over(pen, { arms: [far, near] }) {
      shape(
        pen,
        'M29 -31 C24 -38 26 -46 33 -49 L32 -54 C35 -55.6 43 -55.6 46 -54 L45 -49 C52 -46 54 -38 49 -31 Z',
        mix(CLAY, '#ffffff', 0.2),
        { colour: mix(CLAY, '#20101c', 0.36), from: -54, to: -30 },
      );
      shape(pen, 'M32 -54 C35 -56.4 43 -56.4 46 -54 C43 -52 35 -52 32 -54 Z', mix(CLAY, '#20101c', 0.5));
      for (const y of [-36, -41, -46])
        line(pen, `M29 ${y} Q39 ${y + 2.4} 49 ${y}`, mix(CLAY, '#20101c', 0.2), 0.6);
      line(pen, 'M30 -42 Q28 -38 30 -34', mix(CLAY, '#ffffff', 0.5), 1);
      for (const { end } of [far, near]) ball(pen, end[0] + 3, end[1], 2.6, 2.4, CLAY);
    },
  },
  weave: {
    behind(pen) {
      for (const x of [24, 84]) {
        bar(pen, x, -92, 5, 94, WOOD, 1);
        bar(pen, x - 4, -2, 13, 4, mix(WOOD, '#20141c', 0.3), 1);
      }
      for (const y of [-92, -56]) bar(pen, 22, y, 69, 4.4, mix(WOOD, '#ffffff', 0.1), 1.4);
      for (let thread = 0; thread < 27; thread++)
        line(pen, `M${30 + thread * 2} -88 V-28`, thread % 2 === 0 ? '#f4ead2' : '#dcc8a0', 0.7);
      // The cloth that is done.
      shape(pen, 'M29 -46 H83 V-24 H29 Z', '#b8403c', { colour: '#7a2430', from: -46, to: -24 });
      for (const [y, colour] of [
        [-43, '#f2c23a'],
        [-38, '#2f6f8a'],
        [-31, '#f4ead2'],
      ] as const)
        for (let cross = 0; cross < 9; cross++)
          line(pen, `M${31 + cross * 6} ${y} l3 -2.4 l3 2.4`, colour, 1);
      bar(pen, 22, -26, 69, 6, mix(WOOD, '#20141c', 0.1), 2.6);
      bar(pen, 27, -10, 60, 3, mix(WOOD, '#20141c', 0.3), 1);
    },
    over(pen, { arms: [, near] }) {
      const [x, y] = near.end;
      shape(
        pen,
        `M${x - 3} ${y} Q${x + 7} ${y - 5} ${x + 17} ${y} Q${x + 7} ${y + 4} ${x - 3} ${y} Z`,
        '#d8a24a',
      );
      line(pen, `M${x + 3} ${y - 0.4} h8`, '#b8403c', 1.6);
    },
  },
  'blow-glass': {
    over(pen, { arms: [far, near], chin, head: h }) {
      const mouth = [chin[0] + h * 0.44, chin[1] - h * 0.16] as const;
      const tip = [mouth[0] + 46, mouth[1] + 22] as const;
      line(pen, `M${mouth[0]} ${mouth[1]} L${tip[0]} ${tip[1]}`, '#5a636e', 2.2);
      line(pen, `M${mouth[0]} ${mouth[1] - 0.5} L${tip[0]} ${tip[1] - 0.5}`, '#c4ccd4', 0.7);
      shineAround(pen, tip[0] + 7, tip[1] + 4, 26, '#ff8a2c', 0.6);
      ball(pen, tip[0] + 7, tip[1] + 4, 10.5, 10, '#ff9a3c');
      ball(pen, tip[0] + 5, tip[1] + 1, 5, 4.6, '#ffe2a0');
      for (const { end } of [far, near]) ball(pen, end[0], end[1], h * 0.15, h * 0.13, '#8a5a44');
      bar(pen, 62, -34, 36, 36, '#8a5a4a', 1);
      for (const y of [-26, -18, -10]) line(pen, `M62 ${y} H98`, '#5a3830', 0.8);
      shape(pen, 'M68 -8 C68 -30 92 -30 92 -8 Z', '#ffd06a', { colour: '#d8441e', from: -28, to: -6 });
      shineAround(pen, 80, -14, 24, '#ff9a3c', 0.5);
    },
  },
  'cut-hair': {
    behind(pen, _, { served, servesAnimal }) {
      drawChair(pen, '#8a2f38');
      if (!servesAnimal) drawCustomer(pen, '#f4f2ee', served);
    },
    over(pen, { arms: [far, near] }) {
      const [x, y] = near.end;
      line(pen, `M${x} ${y} L${x + 9} ${y - 5} M${x} ${y + 1.4} L${x + 9.4} ${y + 3}`, '#b8c0c8', 1.4);
      line(pen, `M${x - 2} ${y - 1.4} a2 2 0 1 0 0.2 0 M${x - 2} ${y + 3} a2 2 0 1 0 0.2 0`, '#3a3a44', 1);
      bar(pen, far.end[0] + 1, far.end[1] - 1, 11, 2, '#2a2c34', 0.6);
      for (let hair = 0; hair < 8; hair++)
        line(pen, `M${40 + pen.random.between(-8, 14)} ${-44 + hair * 6} l1.6 2`, '#4a2f22', 0.8);
    },
  },
  'wash-hair': {
    behind(pen, _, { served, servesAnimal }) {
      drawChair(pen, '#3a5a7a');
      if (!servesAnimal) drawCustomer(pen, '#cfe0ee', served);
    },
    over(pen) {
      for (let bubble = 0; bubble < 26; bubble++) {
        const [x, y] = [44 + pen.random.between(-9, 9), -74 + pen.random.between(-5, 6)];
        ball(pen, x, y, pen.random.between(1.4, 3.4), pen.random.between(1.4, 3), '#ffffff');
      }
    },
  },
  'treat-teeth': {
    behind(pen, _, { served, servesAnimal }) {
      drawDentalChair(pen);
      if (!servesAnimal) drawPatient(pen, served);
      line(pen, 'M86 2 V-96 C86 -108 64 -110 58 -100', '#b8c0c8', 3);
      shape(pen, 'M48 -99 L66 -103 L64 -92 L51 -90 Z', '#f4f6f8', { colour: '#a8b2bc', from: -103, to: -90 });
      pen.brush.fillStyle = css('#fff4c8', 0.3);
      pen.brush.beginPath();
      pen.brush.moveTo(52, -91);
      pen.brush.lineTo(63, -92);
      pen.brush.lineTo(56, -52);
      pen.brush.lineTo(32, -50);
      pen.brush.fill();
    },
    over(pen, { arms: [far, near] }) {
      for (const [arm, long] of [
        [far, 11],
        [near, 12],
      ] as const) {
        const [x, y] = arm.end;
        const [tx, ty] = beyond(arm, long, -0.1);
        line(pen, `M${x} ${y} L${tx} ${ty}`, '#98a2ae', 1.2);
        ball(pen, tx, ty, 1.6, 1.2, '#e6ecf0');
      }
    },
  },
  flip: {
    behind(pen) {
      pen.brush.save();
      pen.brush.translate(34, 2);
      paintStove(pen, false);
      pen.brush.restore();
    },
    over(pen, { arms: [, near] }) {
      const [x, y] = near.end;
      line(pen, `M${x - 2} ${y + 1} L${x + 12} ${y}`, '#2a2830', 2.4);
      shape(
        pen,
        `M${x + 11} ${y - 2.4} H${x + 36} C${x + 35} ${y + 3.4} ${x + 31} ${y + 4} ${x + 29} ${y + 4} H${x + 18} C${x + 14} ${y + 4} ${x + 12} ${y + 2} ${x + 11} ${y - 2.4} Z`,
        '#4a4650',
        { colour: '#24222a', from: y - 3, to: y + 4 },
      );
      const middle = x + 24;
      for (const side of [-1, 1])
        line(
          pen,
          `M${middle + side * 14} ${y - 12} Q${middle + side * 17} ${y - 20} ${middle + side * 13} ${y - 27}`,
          '#ffffff',
          0.9,
        );
      turned(pen, [middle, y - 27], -0.34, () => {
        shape(pen, 'M-11 0 C-11 -3.6 11 -3.6 11 0 V2.4 C11 6 -11 6 -11 2.4 Z', '#f2d69a');
        shape(pen, 'M-11 0 C-11 -3.8 11 -3.8 11 0 C11 3.8 -11 3.8 -11 0 Z', '#d8923c', {
          colour: '#b8702a',
          from: -4,
          to: 4,
        });
        line(pen, 'M-7 -0.4 C-4 -2.4 4 -2.4 7 -0.4', '#ecb86a', 0.8);
      });
    },
  },
} satisfies Partial<Record<TradeWork, TradeDrawing>>;
