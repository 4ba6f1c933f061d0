// What is done at home day by day: hair, teeth and beard, a whistle, washing on a line; glasses held up to each other.

import { mix } from '#engine/raster/colour.ts';
import type { TradeWork } from '../lexicon/trade-work.ts';
import { bar, line, shape, type Pen } from '../things/pen.ts';
import type { Point } from './draft.ts';
import { turned, type TradeDrawing } from './trade-drawing.ts';

const WHISTLE = '#e0a52c';

export const DAILY_WORK = {
  'comb-hair': {
    over(pen, { arms: [, near], head: h }) {
      turned(pen, near.end, -0.5, () => {
        bar(pen, -h * 0.5, -h * 0.1, h * 0.86, h * 0.09, '#7a4a2c', h * 0.03);
        for (let tooth = 0; tooth < 8; tooth++)
          line(pen, `M${h * (tooth * 0.06 - 0.46)} ${-h * 0.03} v${h * 0.12}`, '#7a4a2c', h * 0.022);
      });
    },
  },
  'brush-teeth': {
    over(pen, { arms: [, near], chin, head: h }) {
      const mouth: Point = [chin[0] + h * 0.04, chin[1] - h * 0.17];
      for (const [x, y, size] of FOAM) dot(pen, [mouth[0] + x * h, mouth[1] + y * h], size * h, '#ffffff');
      line(
        pen,
        `M${near.end[0] + h * 0.06} ${near.end[1] - h * 0.06} L${mouth[0]} ${mouth[1]}`,
        '#3f9ac8',
        h * 0.06,
      );
      line(pen, `M${mouth[0] + h * 0.1} ${mouth[1] + h * 0.05} L${mouth[0]} ${mouth[1]}`, '#eef4f8', h * 0.1);
    },
  },
  'blow-whistle': {
    over(pen, { arms: [, near], chin, head: h }) {
      const [x, y] = [chin[0] + h * 0.04, chin[1] - h * 0.17];
      line(pen, `M${near.end[0]} ${near.end[1]} L${x + h * 0.2} ${y + h * 0.1}`, WHISTLE, h * 0.1);
      dot(pen, [x + h * 0.19, y + h * 0.1], h * 0.11, WHISTLE);
      line(pen, `M${x} ${y} L${x + h * 0.18} ${y + h * 0.02}`, WHISTLE, h * 0.09);
      dot(pen, [x + h * 0.19, y + h * 0.09], h * 0.045, '#6a4410');
    },
  },
  shave: {
    over(pen, { arms: [, near], chin, head: h }) {
      const [x, y] = chin;
      // Foam over the jaw, and the way the razor went through it.
      shape(
        pen,
        `M${x - h * 0.3} ${y - h * 0.34} C${x - h * 0.24} ${y - h * 0.02} ${x - h * 0.1} ${y + h * 0.03} ${x} ${y + h * 0.03} C${x + h * 0.08} ${y + h * 0.03} ${x + h * 0.14} ${y} ${x + h * 0.18} ${y - h * 0.06} L${x + h * 0.12} ${y - h * 0.2} C${x + h * 0.06} ${y - h * 0.1} ${x - h * 0.06} ${y - h * 0.1} ${x - h * 0.12} ${y - h * 0.2} C${x - h * 0.18} ${y - h * 0.26} ${x - h * 0.24} ${y - h * 0.3} ${x - h * 0.3} ${y - h * 0.34} Z`,
        '#ffffff',
        { colour: '#dfe8ee', from: y - h * 0.34, to: y },
      );
      const blade: Point = [x + h * 0.26, y - h * 0.14];
      line(pen, `M${near.end[0]} ${near.end[1]} L${blade[0]} ${blade[1]}`, '#4a5464', h * 0.06);
      turned(pen, blade, -0.9, () =>
        bar(pen, -h * 0.11, -h * 0.035, h * 0.22, h * 0.07, '#c4ccd4', h * 0.02),
      );
    },
  },
  'make-up-face': {
    over(pen, { arms: [, near], chin, head: h }) {
      const lips: Point = [chin[0] + h * 0.1, chin[1] - h * 0.17];
      const [x, y] = near.end;
      const at = (share: number): string => `${x + (lips[0] - x) * share} ${y + (lips[1] - y) * share}`;
      line(pen, `M${at(0)} L${at(0.62)}`, '#1c1a20', h * 0.11);
      line(pen, `M${at(0.56)} L${at(0.76)}`, '#d8b45a', h * 0.1);
      line(pen, `M${at(0.76)} L${at(0.94)}`, '#c8283c', h * 0.08);
    },
  },
  'hang-laundry': {
    behind(pen, _, { isBedding }) {
      for (const x of [-84, 84]) bar(pen, x - 1.6, -112, 3.2, 114, '#8a6a48', 1);
      line(pen, 'M-84 -108 Q0 -101 84 -108', '#e8e2d4', 1);
      for (const [index, [x, colour]] of WASHING.entries())
        hang(pen, x, isBedding ? QUILT : index % QUILT, colour);
      for (const x of [-76, -54, -40, -20, 20, 38, 52, 74]) bar(pen, x - 0.7, -108, 1.4, 5, '#c8a06a', 0.5);
    },
    over(pen) {
      // A basket with what is to be hung up.
      shape(pen, 'M34 -14 h26 l-3 16 h-20 Z', '#c89a5c', { colour: '#8a6234', from: -14, to: 2 });
      shape(pen, 'M34 -14 C38 -22 44 -18 48 -21 C53 -24 57 -18 60 -14 Z', '#f4f2ee', {
        colour: '#b8cfe0',
        from: -22,
        to: -14,
      });
      for (const y of [-10, -6, -2]) line(pen, `M35 ${y} H59`, '#a87a44', 0.8);
    },
  },
  toast: {
    over(pen, { arms: [, near], head: h }) {
      turned(pen, [near.end[0], near.end[1] - h * 0.1], 0.14, () => {
        line(pen, `M0 ${h * 0.2} V${-h * 0.16}`, '#dbe8ee', h * 0.05);
        shape(
          pen,
          `M${-h * 0.2} ${-h * 0.66} H${h * 0.2} C${h * 0.22} ${-h * 0.34} ${h * 0.12} ${-h * 0.18} 0 ${-h * 0.16} C${-h * 0.12} ${-h * 0.18} ${-h * 0.22} ${-h * 0.34} ${-h * 0.2} ${-h * 0.66} Z`,
          '#eef6fa',
          { colour: '#c8dce6', from: -h * 0.66, to: -h * 0.16 },
        );
        shape(
          pen,
          `M${-h * 0.19} ${-h * 0.48} H${h * 0.19} C${h * 0.17} ${-h * 0.3} ${h * 0.1} ${-h * 0.2} 0 ${-h * 0.19} C${-h * 0.1} ${-h * 0.2} ${-h * 0.17} ${-h * 0.3} ${-h * 0.19} ${-h * 0.48} Z`,
          '#c8344a',
          { colour: '#8a1c30', from: -h * 0.48, to: -h * 0.19 },
        );
      });
    },
  },
} satisfies Partial<Record<TradeWork, TradeDrawing>>;

/** Bubbles before the mouth, in heads. */
const FOAM = [
  [-0.05, 0.01, 0.05],
  [0.02, 0.03, 0.045],
  [-0.01, -0.02, 0.04],
  [0.06, 0, 0.04],
] as const;

/** Where the middle of each piece hangs. */
const WASHING = [
  [-65, '#e8604c'],
  [-30, '#f4f1ea'],
  [29, '#5f9ac8'],
  [63, '#f2c24a'],
] as const;

function dot({ brush }: Pen, [x, y]: Point, size: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.ellipse(x, y, size, size, 0, 0, 7);
  brush.fill();
}

const QUILT = 4;

/** A shirt, a sheet, trousers, a towel by turns; or a quilt. */
function hang(pen: Pen, x: number, index: number, colour: string): void {
  const below = { colour: mix(colour, '#20304c', 0.22), from: -106, to: -50 };
  const path = [
    `M${x - 11} -106 L${x - 19} -92 L${x - 12} -88 L${x - 10} -93 V-62 H${x + 10} V-93 L${x + 12} -88 L${x + 19} -92 L${x + 11} -106 Q${x} -99 ${x - 11} -106 Z`,
    `M${x - 13} -105 H${x + 13} V-56 Q${x} -52 ${x - 13} -56 Z`,
    `M${x - 10} -105 H${x + 10} L${x + 13} -54 H${x + 3} L${x} -88 L${x - 3} -54 H${x - 13} Z`,
    `M${x - 12} -106 H${x + 12} V-70 H${x - 12} Z`,
    `M${x - 17} -106 H${x + 17} V-46 Q${x} -42 ${x - 17} -46 Z`,
  ][index] as string;
  shape(pen, path, colour, below);
}
