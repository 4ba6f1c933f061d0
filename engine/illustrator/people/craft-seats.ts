// Who works at a wheel, a loom, a furnace, a stove, or at somebody who sits before them in a chair.

import { css, mix } from '#engine/raster/colour.ts';
import type { TradeWork } from '../lexicon/trade-work.ts';
import { paintStove } from '../things/work-places.ts';
import { ball, bar, line, shape, shineAround, type Pen } from '../things/pen.ts';
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
    behind(pen) {
      drawChair(pen, '#8a2f38');
      drawCustomer(pen, '#f4f2ee', -66);
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
  'treat-teeth': {
    behind(pen) {
      drawPatient(pen);
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

function drawChair(pen: Pen, colour: string): void {
  bar(pen, 32, -4, 26, 5, '#6a727e', 2);
  bar(pen, 42, -18, 6, 16, '#98a2ae', 1);
  bar(pen, 27, -24, 36, 8, colour, 3);
  bar(pen, 24, -56, 8, 36, colour, 3);
  line(pen, 'M60 -16 L72 -6', '#98a2ae', 2.4);
}

/** Sits with the back to who stands there, a cloth over all but the head. */
function drawCustomer(pen: Pen, cloth: string, y: number): void {
  shape(pen, 'M58 -20 L70 -20 L74 -4 L66 -4 Z', '#3a4a6a', { colour: '#28344c', from: -20, to: -4 });
  shape(pen, 'M64 -5 H80 L79 0 H64 Z', '#2a2420');
  ball(pen, 44, y + 3, 7.4, 8.6, '#e0b08c');
  ball(pen, 51.4, y + 4.4, 1.6, 1.4, '#e0b08c');
  shape(
    pen,
    `M35.6 ${y + 5} C33 ${y - 9} 50 ${y - 13} 52 ${y - 2} C48 ${y - 4} 45 ${y - 2} 44 ${y + 2} C42 ${y + 1} 41 ${y + 5} 40 ${y + 8} Z`,
    '#4a2f22',
    { colour: '#2a1a16', from: y - 10, to: y + 8 },
  );
  ball(pen, 49.4, y + 2.4, 0.7, 0.9, '#2a1a16');
  shape(
    pen,
    `M40 ${y + 9} L48 ${y + 9} C58 ${y + 14} 66 -30 69 -18 C58 -12 36 -12 26 -20 C28 -34 33 ${y + 14} 40 ${y + 9} Z`,
    cloth,
    { colour: mix(cloth, '#4a4a60', 0.3), from: y + 9, to: -12 },
  );
  for (const x of [40, 47, 54])
    line(pen, `M${x} ${y + 16} Q${x + 2} -30 ${x + 2} -18`, mix(cloth, '#4a4a60', 0.2), 0.6);
}

/** Lies back in the chair, the head toward who stands there, the mouth open. */
function drawPatient(pen: Pen): void {
  bar(pen, 50, -6, 34, 7, '#98a2ae', 2);
  bar(pen, 62, -22, 9, 18, '#c4ccd4', 1);
  shape(pen, 'M22 -50 L30 -54 L62 -30 L108 -28 L108 -20 L58 -20 Z', '#5a9ab0', {
    colour: '#3a6a80',
    from: -54,
    to: -20,
  });
  shape(pen, 'M62 -38 L96 -36 L110 -30 L108 -26 L64 -28 Z', '#3a4a6a', {
    colour: '#28344c',
    from: -38,
    to: -26,
  });
  shape(pen, 'M106 -38 L114 -36 L113 -25 L106 -26 Z', '#2a2420');
  shape(pen, 'M36 -57 C46 -58 60 -46 70 -38 L66 -27 L56 -28 L36 -46 Z', '#d8a84a', {
    colour: '#a87a30',
    from: -58,
    to: -28,
  });
  shape(pen, 'M40 -58 L54 -50 L50 -40 L37 -49 Z', '#dcecf4');
  line(pen, 'M50 -48 C56 -42 60 -38 64 -36', '#b88a3c', 4);
  ball(pen, 65, -36, 2.2, 2, '#e0b08c');
  turned(pen, [30, -58], 0.62, () => {
    ball(pen, 0, 0, 8.6, 7.4, '#e0b08c');
    shape(pen, 'M-9 1 C-10 -6 -4 -9 1 -7.4 C-3 -5 -5 -1 -5 5 Z', '#3a241c');
    shape(pen, 'M-9 1 C-9 6 -4 9 0 7.6 C-5 5 -6 3 -5.4 0 Z', '#3a241c');
    ball(pen, 2.4, -5.4, 0.8, 0.7, '#2a1a16');
    shape(pen, 'M5 -5.6 C7.6 -6.2 8 -3.4 6.4 -2.4 C5 -2.6 4.4 -4.4 5 -5.6 Z', '#8a2f34');
    line(pen, 'M4.9 -5.4 L6.8 -5.4', '#ffffff', 0.8);
  });
}
