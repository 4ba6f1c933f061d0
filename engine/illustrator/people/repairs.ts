// Who mends what is in a house or in a garage: a sink, a car, a lamp under the ceiling. A wrench for all else.

import { mix } from '#engine/raster/colour.ts';
import type { TradeWork } from '../lexicon/trade-work.ts';
import { ball, bar, line, shape, shineAround, type Pen } from '../things/pen.ts';
import type { Point } from './draft.ts';
import { turned, type TradeDrawing } from './trade-drawing.ts';

const STEEL = '#9aa4b0';

export const REPAIRS = {
  'fix-sink': {
    behind(pen) {
      shape(pen, 'M80 -84 L87 -84 L87 2 L80 2 Z', '#cfdde2', { colour: '#9fb2ba', from: -84, to: 2 });
      for (let tile = 0; tile < 6; tile++) line(pen, `M80 ${-78 + tile * 13} H87`, '#f2f7f8', 0.7);
      // The basin, its pipe with the bend, the bucket below.
      line(pen, 'M57 -42 V-27 C57 -17 71 -17 71 -27 V-30 H81', '#5a6470', 5.4);
      line(pen, 'M57 -42 V-27 C57 -17 71 -17 71 -27 V-30 H81', STEEL, 4);
      line(pen, 'M56 -41 V-27 C56.4 -21 62 -18.6 66 -20', '#e6ecf0', 1);
      bar(pen, 53, -36, 8, 5, '#c8a24a', 1);
      shape(pen, 'M32 -56 L82 -56 L82 -42 C70 -38 48 -38 40 -46 C36 -49 33 -52 32 -56 Z', '#fbfcfc', {
        colour: '#b8c4ca',
        from: -56,
        to: -40,
      });
      shape(pen, 'M29 -59 L84 -59 L84 -55 L31 -55 Z', '#ffffff', { colour: '#dbe3e6', from: -59, to: -55 });
      line(pen, 'M74 -59 V-70 C74 -76 62 -76 61 -69', '#7c8794', 3.2);
      line(pen, 'M73.6 -60 V-70 C73 -74.6 63 -74.6 61.6 -70', '#e6ecf0', 1);
      bar(pen, 71, -64, 9, 2.6, STEEL, 1);
      shape(pen, 'M52 -13 L72 -13 L69 2 L55 2 Z', '#d8563c', { colour: '#8a2f24', from: -13, to: 2 });
      shape(pen, 'M52 -13 C52 -15.6 72 -15.6 72 -13 C72 -11 52 -11 52 -13 Z', '#9cc8dc');
      for (const y of [-30, -25, -19]) ball(pen, 58, y + 6, 0.9, 1.5, '#7ab8e0');
      drawToolbox(pen, 14);
    },
    over(pen, { arms: [, near] }) {
      drawWrench(pen, near.end, [55, -33]);
    },
  },
  'fix-car': {
    behind(pen, _, { colour }) {
      drawCar(pen, 30, true, colour);
      drawToolbox(pen, 6);
    },
    over(pen, { arms: [, near] }) {
      drawWrench(pen, near.end, [near.end[0] + 13, near.end[1] + 5]);
    },
  },
  'under-car': {
    behind(pen, _, { colour }) {
      for (const x of [-46, 84]) {
        bar(pen, x, -150, 9, 152, '#3f6fb8', 1);
        bar(pen, x - 5, -3, 19, 5, '#2c4a7c', 1);
        line(pen, `M${x + 2} -148 V-4`, '#8ab0e0', 0.9);
      }
      pen.brush.save();
      pen.brush.translate(-66, -113);
      drawCar(pen, 22, false, colour);
      pen.brush.restore();
      bar(pen, -42, -116, 60, 4, '#f2b83a', 1);
      bar(pen, 30, -116, 58, 4, '#f2b83a', 1);
      bar(pen, 2, -114, 34, 5, '#4a525e', 1.6);
      line(pen, 'M-30 -111 H-2 M36 -112 C46 -108 54 -112 62 -111', '#6a727e', 2.6);
      drawToolbox(pen, 52);
    },
    over(pen, { arms: [, near] }) {
      drawWrench(pen, near.end, [near.end[0] + 5, near.end[1] - 10]);
    },
  },
  wrench: {
    over(pen, { arms: [, near] }) {
      drawWrench(pen, near.end, [near.end[0] + 13, near.end[1] - 5]);
    },
  },
  'on-ladder': {
    behind(pen, { arms }) {
      const [rail, back] = ['#d8a24a', '#9a7030'];
      line(pen, 'M54 1 L22 -92', back, 3);
      line(pen, 'M34 -58 L48 -16', back, 1.4);
      line(pen, 'M-16 1 L18 -92', rail, 3.6);
      for (let rung = 0; rung < 5; rung++) {
        const y = -15 - rung * 17;
        const x = -16 + ((1 - y) / 93) * 34;
        bar(pen, x - 7, y, 15, 2.8, mix(rail, '#ffffff', 0.14), 0.6);
      }
      bar(pen, 12, -95, 16, 4.4, mix(rail, '#ffffff', 0.2), 1);
      const [x, y] = lampAt(arms);
      line(pen, `M${x} ${y - 12} V-199`, '#3a3a44', 1.2);
      shineAround(pen, x, y, 34, '#ffd88a', 0.55);
      shape(
        pen,
        `M${x - 3} ${y - 15} L${x + 3} ${y - 15} L${x + 14} ${y - 4} L${x - 14} ${y - 4} Z`,
        '#4f7a6a',
        {
          colour: '#2f4f46',
          from: y - 15,
          to: y - 4,
        },
      );
      ball(pen, x, y, 5, 5.6, '#fff0c0');
    },
    over(pen, { arms }) {
      const [x, y] = arms[1].end;
      line(pen, `M${x} ${y + 2} L${x + 4} ${y - 6}`, '#c8483c', 2.4);
      line(pen, `M${x + 4} ${y - 6} L${x + 7} ${y - 12}`, STEEL, 1);
    },
  },
} satisfies Partial<Record<TradeWork, TradeDrawing>>;

type Arms = readonly [{ end: Point }, { end: Point }];

/** Over both hands. */
function lampAt([far, near]: Arms): Point {
  return [(far.end[0] + near.end[0]) / 2 + 6, Math.min(far.end[1], near.end[1]) - 8];
}

/** From the hand to what it grips. */
export function drawWrench(pen: Pen, [x, y]: Point, [tx, ty]: Point): void {
  const turn = Math.atan2(ty - y, tx - x);
  const long = Math.max(13, Math.hypot(tx - x, ty - y));
  turned(pen, [x, y], turn, () => {
    bar(pen, -6, -1.5, long + 3, 3, '#7c8794', 1.2);
    line(pen, `M-5 -0.8 H${long - 4}`, '#dbe1e7', 0.7);
    shape(
      pen,
      `M${long - 4} -3 L${long + 1} -5.6 L${long + 6} -3.6 L${long + 2} -1.4 L${long + 2} 1.4 L${long + 6} 3.6 L${long + 1} 5.6 L${long - 4} 3 Z`,
      '#c4ccd4',
      { colour: '#6a727e', from: -6, to: 6 },
    );
  });
}

function drawToolbox(pen: Pen, x: number): void {
  line(pen, `M${x + 6} -12 C${x + 6} -17 ${x + 18} -17 ${x + 18} -12`, '#3a3a44', 1.6);
  shape(pen, `M${x} -12 H${x + 24} V2 H${x} Z`, '#d8453c', { colour: '#8a2420', from: -12, to: 2 });
  line(pen, `M${x} -7 H${x + 24}`, '#8a2420', 1);
  bar(pen, x + 10, -8.6, 4, 3.2, '#e8d8a0', 0.6);
}

/** Its nose at `nose`, its wheels on the ground. */
function drawCar(pen: Pen, nose: number, isOpen: boolean, colour = '#3f7fb0'): void {
  const x = nose;
  if (isOpen) {
    shape(pen, `M${x + 36} -42 L${x + 6} -82 L${x + 10} -85 L${x + 41} -43 Z`, mix(colour, '#ffffff', 0.2), {
      colour: mix(colour, '#20141c', 0.2),
      from: -85,
      to: -42,
    });
    line(pen, `M${x + 16} -38 L${x + 19} -68`, '#5a6470', 1.2);
    shape(pen, `M${x + 8} -44 L${x + 36} -44 L${x + 36} -34 L${x + 6} -34 Z`, '#3a424c');
    for (const at of [12, 20, 28]) bar(pen, x + at, -47, 5, 8, '#8b95a0', 1);
    bar(pen, x + 9, -46, 24, 2, '#c8483c', 1);
  }
  shape(
    pen,
    isOpen
      ? `M${x} -10 C${x} -30 ${x + 2} -36 ${x + 8} -38 L${x + 38} -41 L${x + 56} -60 C${x + 66} -64 ${x + 92} -64 ${x + 102} -58 L${x + 116} -40 C${x + 122} -37 ${x + 124} -26 ${x + 123} -10 Z`
      : `M${x} -10 C${x} -28 ${x + 2} -32 ${x + 8} -35 L${x + 38} -41 L${x + 56} -60 C${x + 66} -64 ${x + 92} -64 ${x + 102} -58 L${x + 116} -40 C${x + 122} -37 ${x + 124} -26 ${x + 123} -10 Z`,
    mix(colour, '#ffffff', 0.22),
    { colour: mix(colour, '#181028', 0.36), from: -62, to: -8 },
  );
  shape(
    pen,
    `M${x + 45} -42 L${x + 59} -57 C${x + 64} -60 ${x + 72} -60 ${x + 75} -60 L${x + 75} -42 Z M${x + 79} -42 L${x + 79} -60 C${x + 88} -60 ${x + 96} -59 ${x + 99} -56 L${x + 109} -42 Z`,
    '#cfe4f0',
    { colour: '#7c9cb4', from: -60, to: -42 },
  );
  line(pen, `M${x + 4} -26 H${x + 122}`, mix(colour, '#181028', 0.3), 0.9);
  line(pen, `M${x + 77} -40 V-13`, mix(colour, '#181028', 0.4), 0.8);
  bar(pen, x + 83, -34, 8, 2, '#dbe1e7', 1);
  ball(pen, x + 5, -30, 3.4, 4, '#fff0c0');
  bar(pen, x - 2, -16, 12, 5, '#4a525e', 2);
  for (const wheel of [x + 25, x + 99]) {
    ball(pen, wheel, -9, 12.6, 12.6, '#24262e');
    ball(pen, wheel, -9, 7, 7, '#c4ccd4');
    ball(pen, wheel, -9, 2.4, 2.4, '#5a636e');
  }
}
