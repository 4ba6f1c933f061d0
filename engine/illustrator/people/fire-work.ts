// Who cooks over an open fire: vegetables that fly out of a wok, skewers and sausages on a grill.

import { mix } from '#engine/raster/colour.ts';
import type { TradeWork } from '../lexicon/trade-work.ts';
import { ball, bar, line, shape, shineAround, type Pen } from '../things/pen.ts';
import { paintStove } from '../things/work-places.ts';
import { beyond, type TradeDrawing } from './trade-drawing.ts';

const IRON = '#34323a';
/** The row of its top. */
const STOVE = -48;
/** The middle of the grill, and the row of its grate. */
const GRILL = [44, -46] as const;

export const FIRE_WORK = {
  'stir-fry': {
    behind(pen) {
      pen.brush.save();
      pen.brush.translate(50, 2);
      paintStove(pen, false);
      pen.brush.restore();
    },
    over(pen, { arms: [far, near] }) {
      const [x, y] = near.end;
      const middle = x + 27;
      shineAround(pen, middle, y - 4, 40, '#ff9a3c', 0.5);
      // Tongues of fire around the iron, the tall ones behind it.
      for (const [at, tall] of [
        [17, 22],
        [11, 30],
        [4, 20],
        [21, 13],
        [-4, 15],
      ] as const)
        flame(pen, middle + at, y + 4, tall);
      line(pen, `M${x - 3} ${y + 1} L${x + 12} ${y - 1.6}`, '#6a4a30', 2.6);
      shape(
        pen,
        `M${x + 10} ${y - 4} C${x + 14} ${y + 8} ${x + 22} ${y + 10} ${middle + 1} ${y + 10} C${middle + 10} ${y + 10} ${middle + 16} ${y + 5} ${middle + 19} ${y - 5} Z`,
        mix(IRON, '#ffffff', 0.24),
        { colour: '#16141a', from: y - 5, to: y + 10 },
      );
      line(
        pen,
        `M${x + 15} ${y + 3} C${x + 19} ${y + 8} ${middle - 4} ${y + 8} ${middle} ${y + 8.4}`,
        '#8a8892',
        0.9,
      );
      shape(
        pen,
        `M${x + 10} ${y - 4} C${x + 16} ${y - 7.4} ${middle + 12} ${y - 8} ${middle + 19} ${y - 5} C${middle + 12} ${y - 2} ${x + 16} ${y - 1.4} ${x + 10} ${y - 4} Z`,
        '#4a4650',
      );
      for (let piece = 0; piece < 9; piece++)
        morsel(pen, x + 14 + piece * 3.2, y - 5 - (piece % 3) * 1.3, piece);
      // In an arc from the far rim back to the hand.
      for (let piece = 0; piece < 15; piece++) {
        const part = piece / 14;
        morsel(
          pen,
          middle + 17 - part * 28 + Math.sin(piece * 5) * 3,
          y - 9 - Math.sin(part * 2.5 + 0.3) * 25 + Math.cos(piece * 7) * 3,
          piece + 2,
        );
      }
      for (let front = 0; front < 4; front++) flame(pen, middle - 10 + front * 7, STOVE, 5 + (front % 2) * 2);
      const [tx, ty] = beyond(far, 15, -0.2);
      line(pen, `M${far.end[0]} ${far.end[1]} L${tx} ${ty}`, '#8a8892', 1.5);
      ball(pen, tx, ty, 3, 2, '#b4b8c0');
    },
  },
  grill: {
    behind(pen) {
      const [x, y] = GRILL;
      for (const foot of [-17, 17]) line(pen, `M${x + foot * 0.7} ${y + 12} L${x + foot} 2`, IRON, 2.6);
      line(pen, `M${x - 14} ${y + 30} H${x + 14}`, IRON, 1.6);
      shineAround(pen, x, y - 2, 34, '#ff8a3c', 0.42);
      shape(
        pen,
        `M${x - 24} ${y} H${x + 24} L${x + 20} ${y + 16} Q${x + 18} ${y + 18} ${x + 14} ${y + 18} H${x - 14} Q${x - 18} ${y + 18} ${x - 20} ${y + 16} Z`,
        mix(IRON, '#ffffff', 0.2),
        { colour: '#16141a', from: y, to: y + 18 },
      );
      for (let hole = 0; hole < 5; hole++) ball(pen, x - 14 + hole * 7, y + 12, 1.5, 1.5, '#ff9a3c');
      for (let ember = 0; ember < 12; ember++)
        ball(pen, x - 20 + ember * 3.6, y + 0.6, 2.4, 1.5, ember % 2 === 0 ? '#ff7a2c' : '#c8401c');
      for (const [at, tall] of [
        [-15, 8],
        [-4, 11],
        [7, 8],
        [16, 10],
      ] as const)
        flame(pen, x + at, y + 1, tall);
      bar(pen, x - 25, y - 3, 50, 1.8, '#8a8892', 0.8);
      for (let skewer = 0; skewer < 4; skewer++) {
        const left = x - 21 + skewer * 10.4;
        line(pen, `M${left - 4} ${y - 2} L${left + 9} ${y - 9}`, '#d8b07a', 0.9);
        for (let bit = 0; bit < 4; bit++)
          ball(
            pen,
            left - 1.6 + bit * 2.7,
            y - 3.2 - bit * 1.46,
            2,
            1.7,
            ['#8a4a26', '#a85a30', '#5f8f3a', '#8a4a26'][bit] ?? '#8a4a26',
          );
      }
      pen.brush.save();
      pen.brush.globalAlpha *= 0.34;
      for (const [at, lean] of [
        [-12, -4],
        [1, 3],
        [13, -3],
      ] as const)
        line(
          pen,
          `M${x + at} ${y - 12} C${x + at + lean} ${y - 22} ${x + at - lean * 1.6} ${y - 30} ${x + at + lean} ${y - 44}`,
          '#ffffff',
          2.6,
        );
      pen.brush.restore();
    },
    over(pen, { arms: [, near] }) {
      const [x, y] = near.end;
      const [tx, ty] = [x + 15, y + 5];
      for (const spread of [-1.2, 1.2])
        line(pen, `M${x - 1} ${y} Q${x + 8} ${y + spread * 2} ${tx} ${ty + spread}`, '#b4b8c0', 1.1);
    },
  },
} satisfies Partial<Record<TradeWork, TradeDrawing>>;

function flame(pen: Pen, x: number, foot: number, tall: number): void {
  const wide = tall * 0.3;
  shape(
    pen,
    `M${x} ${foot} C${x - wide * 1.5} ${foot - tall * 0.2} ${x - wide * 0.6} ${foot - tall * 0.6} ${x + wide * 0.2} ${foot - tall} C${x + wide * 0.5} ${foot - tall * 0.66} ${x + wide * 1.5} ${foot - tall * 0.3} ${x} ${foot} Z`,
    '#ffb03c',
    { colour: '#f0581c', from: foot - tall, to: foot },
  );
  shape(
    pen,
    `M${x} ${foot} C${x - wide * 0.7} ${foot - tall * 0.16} ${x - wide * 0.2} ${foot - tall * 0.4} ${x + wide * 0.1} ${foot - tall * 0.6} C${x + wide * 0.3} ${foot - tall * 0.4} ${x + wide * 0.7} ${foot - tall * 0.16} ${x} ${foot} Z`,
    '#fff0a8',
  );
}

/** One piece of what is fried: by turns of a leaf, a carrot, a pepper, a bean. */
function morsel(pen: Pen, x: number, y: number, kind: number): void {
  const colour = ['#5fa83c', '#f08a2c', '#d8382a', '#f2c83c', '#3f8a3a'][kind % 5] ?? '#5fa83c';
  pen.brush.save();
  pen.brush.translate(x, y);
  pen.brush.rotate(kind * 1.7);
  ball(pen, 0, 0, 2.5, kind % 2 === 0 ? 1.2 : 1.7, colour);
  pen.brush.restore();
}
