// Who washes windows, paints a wall or flies a plane, seen from behind: the panes, the wall, the seat.

import { mix } from '#engine/raster/colour.ts';
import type { TradeWork } from '../lexicon/trade-work.ts';
import { bar, line, shape, type Pen } from '../things/pen.ts';
import { turned, type TradeDrawing } from './trade-drawing.ts';

const USUAL_PAINT = '#4f9aa8';

export const WALLS_AND_PANES = {
  'fly-plane': {
    behind(pen) {
      bar(pen, -26, -64, 3, 30, '#2a2e36', 1);
      bar(pen, 23, -66, 3, 30, '#2a2e36', 1);
      line(pen, 'M-36 -60 Q-25 -68 -14 -60 M14 -62 Q25 -70 36 -62', '#14161c', 4);
    },
    over(pen, { chin, head: h }) {
      line(
        pen,
        `M${chin[0] - h * 0.42} ${chin[1] - h * 0.4} V${chin[1] - h * 0.6} M${chin[0] + h * 0.42} ${chin[1] - h * 0.4} V${chin[1] - h * 0.6}`,
        '#1c1e26',
        h * 0.2,
      );
      // The seat is before what is seen of the back.
      shape(pen, 'M-19 -44 C-20 -60 -12 -64 0 -64 C12 -64 20 -60 19 -44 L22 2 H-22 Z', '#4a5a72', {
        colour: '#2a3444',
        from: -64,
        to: 2,
      });
      shape(pen, 'M-13 -44 C-14 -56 -8 -59 0 -59 C8 -59 14 -56 13 -44 L15 -8 H-15 Z', '#5a6c86', {
        colour: '#3a475a',
        from: -59,
        to: -8,
      });
      bar(pen, -23, -26, 5, 24, '#2a3444', 2);
      bar(pen, 18, -26, 5, 24, '#2a3444', 2);
    },
  },
  'wash-window': {
    behind(pen, _, { isHigh }) {
      if (isHigh === true) drawTower(pen);
      else {
        drawPane(pen, -52, -134, 104, 122, '#8a5a36');
        shape(pen, 'M-58 -12 H58 L60 -6 H-60 Z', '#c8b090', { colour: '#8a7458', from: -12, to: -6 });
      }
      // What is wiped already is clear, what is still to do has foam on it.
      pen.brush.save();
      pen.brush.globalAlpha = 0.8;
      for (let bubble = 0; bubble < 46; bubble++) {
        const [x, y] = [pen.random.between(-44, 2), pen.random.between(-124, -60)];
        pen.brush.fillStyle = bubble % 3 === 0 ? '#ffffff' : '#eaf4fa';
        pen.brush.beginPath();
        pen.brush.ellipse(x, y, pen.random.between(1, 3.4), pen.random.between(1, 3), 0, 0, 7);
        pen.brush.fill();
      }
      pen.brush.restore();
      if (isHigh !== true) drawBucket(pen, 34);
    },
    over(pen, { arms: [, near] }, { isHigh }) {
      turned(pen, near.end, 0.16, () => {
        bar(pen, -1.2, -12, 2.4, 16, '#d8a23c', 1);
        bar(pen, -13, -15, 26, 3.4, '#3a3a44', 1);
        line(pen, 'M-13 -15.6 H13', '#dbe1e7', 0.9);
      });
      if (isHigh === true) drawPlatform(pen);
    },
  },
  'paint-wall': {
    behind(pen, _, { colour = USUAL_PAINT }) {
      shape(pen, 'M-72 -146 H72 V0 H-72 Z', '#efe8da', { colour: '#d8ccb8', from: -146, to: 0 });
      pen.brush.fillStyle = colour;
      for (let strip = 0; strip < 7; strip++) {
        const low = -20 - pen.random.between(0, 26) - (strip > 4 ? 34 : 0);
        bar(
          pen,
          -64 + strip * 15,
          -140,
          15.6,
          140 + low,
          mix(colour, '#ffffff', strip % 2 === 0 ? 0.06 : 0),
          1,
        );
      }
      bar(pen, -72, -5, 144, 7, '#fbf8f0', 1);
      drawBucket(pen, 40, colour);
    },
    over(pen, { arms: [, near] }, { colour = USUAL_PAINT }) {
      turned(pen, near.end, 0.2, () => {
        line(pen, 'M0 4 V-8 H8 V-14', '#5a636e', 1.4);
        bar(pen, -7, -20, 17, 7, colour, 3);
      });
    },
  },
} satisfies Partial<Record<TradeWork, TradeDrawing>>;

function drawPane(pen: Pen, left: number, top: number, wide: number, tall: number, frame: string): void {
  bar(pen, left - 4, top - 4, wide + 8, tall + 8, frame, 2);
  shape(pen, `M${left} ${top} h${wide} v${tall} h${-wide} Z`, '#a8d4f0', {
    colour: '#e4f2f4',
    from: top,
    to: top + tall,
  });
  pen.brush.save();
  pen.brush.globalAlpha *= 0.4;
  shape(
    pen,
    `M${left + wide * 0.5} ${top} h${wide * 0.2} L${left + wide * 0.2} ${top + tall} h${-wide * 0.2} Z M${left + wide * 0.8} ${top} h${wide * 0.08} L${left + wide * 0.42} ${top + tall} h${-wide * 0.1} Z`,
    '#ffffff',
  );
  pen.brush.restore();
  line(pen, `M${left + wide / 2} ${top} v${tall}`, frame, 2.4);
}

/** The face of a tower, as high as there is room. */
function drawTower(pen: Pen): void {
  shape(pen, 'M-80 -200 H80 V14 H-80 Z', '#4a5a6c', { colour: '#33404e', from: -200, to: 14 });
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [-76 + column * 51, -196 + row * 54];
      shape(pen, `M${x} ${y} h48 v50 h-48 Z`, '#8fc0e6', { colour: '#d4e8f2', from: y, to: y + 50 });
      pen.brush.save();
      pen.brush.globalAlpha *= 0.34;
      shape(pen, `M${x + 24} ${y} h12 L${x + 14} ${y + 50} h-12 Z`, '#ffffff');
      pen.brush.restore();
    }
  line(pen, 'M-62 -200 V-2 M62 -200 V-2', '#22262e', 1.4);
}

/** Of steel, with a rail before the legs: it hangs from two ropes. */
function drawPlatform(pen: Pen): void {
  bar(pen, -68, -1, 136, 6, '#e8a83a', 1);
  line(pen, 'M-66 -36 H66 M-66 -18 H66', '#c4ccd4', 2);
  for (const x of [-66, -22, 22, 66]) line(pen, `M${x} -36 V0`, '#98a2ae', 2);
}

function drawBucket(pen: Pen, x: number, colour = '#7ab8e0'): void {
  line(pen, `M${x} -14 C${x + 2} -24 ${x + 18} -24 ${x + 20} -14`, '#5a636e', 1);
  shape(pen, `M${x} -14 h20 l-2.6 16 h-14.8 Z`, '#b8c0c8', { colour: '#6a727e', from: -14, to: 2 });
  shape(
    pen,
    `M${x} -14 C${x} -16.8 ${x + 20} -16.8 ${x + 20} -14 C${x + 20} -11.6 ${x} -11.6 ${x} -14 Z`,
    colour,
  );
}
