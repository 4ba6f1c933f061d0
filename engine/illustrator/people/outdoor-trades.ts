// Who works under the sky: with a broom, a sickle, a net, shears, bees, a parcel, a plough, a hose, a crook.

import { mix } from '#engine/raster/colour.ts';
import type { TradeWork } from '../lexicon/trade-work.ts';
import { ball, bar, line, shape, shineAround, type Pen } from '../things/pen.ts';
import type { Point } from './draft.ts';
import { LONG_HANDLES } from './long-handles.ts';
import { turned, type TradeDrawing } from './trade-drawing.ts';

const WOOD = '#a8733f';
const GRAIN = ['#e8b84a', '#d8a23c', '#f2cc6a'] as const;

export const OUTDOOR_TRADES = {
  ...LONG_HANDLES,
  sweep: {
    behind(pen, _skeleton, { colour }) {
      for (let leaf = 0; leaf < 90; leaf++) {
        const far = pen.random.next();
        const [x, y] = [44 + far * 56, 2 - pen.random.next() * (1 - Math.abs(far - 0.36) * 1.5) * 15];
        turned(pen, [x, y], pen.random.between(0, 6), () =>
          shape(
            pen,
            'M-3 0 Q0 -2.4 3 0 Q0 2.4 -3 0 Z',
            colour ?? pen.random.pick(['#d88a2c', '#c8542c', '#e8b84a', '#a8743f'] as const),
          ),
        );
      }
    },
    over(pen, { arms: [far, near] }) {
      const [x, y] = [(far.end[0] + near.end[0]) / 2, (far.end[1] + near.end[1]) / 2];
      const foot: Point = [50, -9];
      const back: Point = [x - (foot[0] - x) * 0.55, y - (foot[1] - y) * 0.55];
      line(pen, `M${back[0]} ${back[1]} L${foot[0]} ${foot[1]}`, mix(WOOD, '#20141c', 0.3), 2.6);
      line(pen, `M${back[0]} ${back[1]} L${foot[0]} ${foot[1]}`, WOOD, 1.6);
      turned(pen, foot, -0.62, () => {
        for (let straw = 0; straw < 22; straw++) {
          const aside = (straw - 10.5) / 10.5;
          line(
            pen,
            `M${aside * 2} -4 Q${aside * 4} 4 ${aside * 8} ${12 - Math.abs(aside) * 2}`,
            straw % 2 === 0 ? '#d8b45c' : '#b08a3c',
            0.9,
          );
        }
        bar(pen, -3, -7, 6, 5, '#c8483c', 1);
        line(pen, 'M-3.6 0 H3.6', '#8a5230', 1);
      });
    },
  },
  reap: {
    behind(pen) {
      for (const x of [-62, -44]) drawSheaf(pen, x);
      for (let row = 0; row < 3; row++)
        for (let stalk = 0; stalk < 26; stalk++)
          drawStalk(
            pen,
            [40 + stalk * 2.9 + pen.random.between(-1, 1), 2 - (2 - row) * 4],
            pen.random.between(38, 50),
            row,
          );
    },
    over(pen, { arms: [far, near] }) {
      // What is cut next, in the other hand.
      for (let stalk = 0; stalk < 9; stalk++)
        drawStalk(pen, [far.end[0] + stalk * 0.9 - 3, 2], 34 + (stalk % 3) * 4, 2);
      const [x, y] = near.end;
      line(pen, `M${x - 4} ${y - 2} L${x + 3} ${y + 2}`, mix(WOOD, '#20141c', 0.2), 2.6);
      line(
        pen,
        `M${x + 3} ${y + 2} C${x + 8} ${y + 14} ${x + 22} ${y + 12} ${x + 24} ${y - 2}`,
        '#5a636e',
        3,
      );
      line(
        pen,
        `M${x + 3} ${y + 1.4} C${x + 8} ${y + 12.6} ${x + 21} ${y + 11} ${x + 23.6} ${y - 2}`,
        '#e2e8ee',
        1.5,
      );
    },
  },
  'cast-net': {
    behind(pen, { arms }) {
      const [x, y] = arms[0].end;
      const low = -2;
      pen.brush.save();
      pen.brush.beginPath();
      pen.brush.moveTo(x + 2, y);
      pen.brush.quadraticCurveTo(x + 30, y - 34, 108, -58);
      pen.brush.quadraticCurveTo(126, -20, 84, low);
      pen.brush.quadraticCurveTo(50, low - 6, x + 2, y);
      pen.brush.clip();
      pen.brush.globalAlpha *= 0.34;
      shape(pen, 'M0 -110 H130 V4 H0 Z', '#f4f0e4');
      pen.brush.globalAlpha /= 0.34;
      for (let ray = 0; ray < 15; ray++)
        line(pen, `M${x + 2} ${y} Q${60} ${y - 30 + ray * 7} ${128} ${-86 + ray * 9}`, '#efe6d0', 0.8);
      for (let ring = 1; ring < 12; ring++)
        line(
          pen,
          `M${x + ring * 8} ${y - ring * 6} Q${x + 8 + ring * 9.4} ${y + 8} ${x + ring * 5.4} ${y + ring * 6}`,
          '#efe6d0',
          0.7,
        );
      pen.brush.restore();
      line(pen, `M${x + 2} ${y} Q${x + 30} ${y - 34} 108 -58 Q126 -20 84 ${low}`, '#d8c8a4', 1.1);
      for (let weight = 0; weight <= 12; weight++) {
        const t = weight / 12;
        ball(
          pen,
          108 * (1 - t) ** 2 + 126 * 2 * t * (1 - t) + 84 * t * t,
          -58 * (1 - t) ** 2 - 20 * 2 * t * (1 - t) + low * t * t,
          1.3,
          1.3,
          '#6a5a48',
        );
      }
    },
    over(pen, { arms: [far, near] }) {
      line(
        pen,
        `M${near.end[0]} ${near.end[1]} Q${near.end[0] + 6} ${near.end[1] + 12} ${far.end[0] + 2} ${far.end[1]}`,
        '#d8c8a4',
        1,
      );
    },
  },
  prune: {
    behind(pen) {
      bar(pen, 55, -26, 4, 28, '#7a5432', 1);
      for (const [x, y, r] of [
        [57, -30, 21],
        [57, -58, 15],
        [57, -79, 9],
      ] as const) {
        ball(pen, x, y, r, r * 0.92, '#4a8a3c');
        for (let leaf = 0; leaf < r * 7; leaf++) {
          const [angle, reach] = [pen.random.between(0, 6.3), Math.sqrt(pen.random.next())];
          ball(
            pen,
            x + Math.cos(angle) * reach * r,
            y + Math.sin(angle) * reach * r * 0.92,
            1.5,
            1,
            pen.random.pick(['#5fa048', '#78b850', '#3c7434', '#4a8a3c'] as const),
          );
        }
      }
      bar(pen, 48, -11, 19, 13, '#c8744a', 1.5);
      bar(pen, 46.6, -13, 21.8, 4, '#d88a5c', 1);
    },
    over(pen, { arms: [far, near] }) {
      const [tx, ty] = [46, -58];
      for (const [{ end }, open] of [
        [far, 5],
        [near, -5],
      ] as const) {
        const pivot: Point = [(end[0] + tx) / 2 + 4, ty + 2];
        line(pen, `M${end[0]} ${end[1]} L${pivot[0]} ${pivot[1]}`, '#c8483c', 2.2);
        shape(
          pen,
          `M${pivot[0]} ${pivot[1] - 1.6} L${tx + 8} ${ty + open} L${pivot[0] + 1} ${pivot[1] + 2} Z`,
          '#dbe1e7',
        );
        ball(pen, pivot[0], pivot[1], 1.4, 1.4, '#5a636e');
      }
      for (let leaf = 0; leaf < 9; leaf++)
        ball(pen, 44 + pen.random.between(-6, 8), -46 + leaf * 5, 1.5, 0.9, '#78b850');
    },
  },
  'keep-bees': {
    behind(pen) {
      for (const [x, y, colour] of [
        [46, -6, '#e8d8a8'],
        [46, -28, '#f4efe2'],
        [90, -6, '#a8c8d8'],
        [90, -28, '#e8d8a8'],
      ] as const) {
        bar(pen, x - 1, y - 19, 36, 21, colour, 1);
        line(pen, `M${x} ${y - 18.6} H${x + 34} M${x} ${y + 1} H${x + 34}`, mix(colour, '#3a2414', 0.4), 0.8);
        bar(pen, x + 12, y - 11, 10, 2.6, mix(colour, '#3a2414', 0.6), 1);
      }
      for (const x of [46, 90]) {
        bar(pen, x, -3, 4, 6, WOOD);
        bar(pen, x + 29, -3, 4, 6, WOOD);
        bar(pen, x + 8, -10, 20, 2.6, '#4a3424', 1);
      }
      bar(pen, 87, -51, 40, 4, '#b8c0c8', 1);
    },
    over(pen, { arms: [far, near] }) {
      const [x, y] = [(far.end[0] + near.end[0]) / 2 + 5, (far.end[1] + near.end[1]) / 2];
      bar(pen, x - 8, y - 12, 26, 19, '#b07d4a', 1);
      shape(pen, `M${x - 5} ${y - 9} h20 v13 h-20 Z`, '#f0b83c', {
        colour: '#c8842c',
        from: y - 9,
        to: y + 4,
      });
      for (let row = 0; row < 4; row++)
        for (let cell = 0; cell < 6; cell++)
          ball(pen, x - 3.4 + cell * 3.3 + (row % 2) * 1.6, y - 7 + row * 3, 1.2, 1.2, '#a8662a');
      bar(pen, x - 11, y - 14, 32, 3, '#8a5a36', 1);
      for (let bee = 0; bee < 15; bee++)
        drawBee(pen, [pen.random.between(14, 112), pen.random.between(-104, -48)]);
    },
  },
  deliver: {
    over(pen, { arms: [left, right], head: h }) {
      const y = Math.max(left.end[1], right.end[1]);
      const half = 15;
      shape(pen, `M${-half} ${y - 17} h${half * 2} v21 h${-half * 2} Z`, '#d8a86a', {
        colour: '#a8763c',
        from: y - 17,
        to: y + 4,
      });
      shape(pen, `M-2.4 ${y - 17} h4.8 v21 h-4.8 Z`, '#ecd8ac');
      shape(pen, `M4.6 ${y - 8} h8 v7 h-8 Z`, '#fbf8f0');
      line(pen, `M5.8 ${y - 6} h5.6 M5.8 ${y - 4} h4`, '#5a5048', 0.7);
      line(pen, `M${-half} ${y - 17} h${half * 2}`, '#ecc890', 0.9);
      // Fingers under its edge.
      for (const side of [-1, 1]) ball(pen, side * half, y + 1, h * 0.13, h * 0.12, '#e0b08c');
    },
  },
  plough: {
    behind(pen) {
      for (const y of [1, 5])
        for (let clod = 0; clod < 46; clod++)
          ball(
            pen,
            -70 + clod * 2.6 + pen.random.between(-1, 1),
            y - pen.random.between(0, 4),
            2.6,
            1.8,
            pen.random.pick(['#7a5638', '#5e4230', '#8a6646'] as const),
          );
    },
    over(pen, { arms: [far, near] }) {
      const foot: Point = [54, -2];
      for (const { end } of [far, near])
        line(
          pen,
          `M${end[0] - 3} ${end[1] - 2} Q${end[0] + 12} ${end[1] + 12} ${foot[0]} ${foot[1] - 8}`,
          '#8a5a30',
          2.4,
        );
      line(pen, `M${foot[0] - 12} ${foot[1] - 16} L100 -30`, '#8a5a30', 3);
      line(pen, 'M98 -30 L122 -38', '#d8c8a4', 1.4);
      shape(pen, 'M44 -14 L58 -10 L72 1 L52 2 Z', '#c4ccd4', { colour: '#5a636e', from: -14, to: 2 });
      for (let clod = 0; clod < 12; clod++)
        ball(pen, 46 + pen.random.between(-9, 6), -1 - pen.random.between(0, 7), 2.4, 1.8, '#6a4a30');
    },
  },
  hose: {
    behind(pen, _, { isAtFire }) {
      if (isAtFire === true) drawFire(pen, 104);
    },
    over(pen, { arms: [far, near] }) {
      const [x, y] = far.end;
      const path = `M${x} ${y} Q${near.end[0] - 4} ${near.end[1] + 4} ${near.end[0] - 14} ${near.end[1] + 8} Q-40 -14 -44 1`;
      line(pen, path, '#8a2f24', 4.4);
      line(pen, path, '#d8563c', 2.8);
      turned(pen, [x, y], -0.34, () => {
        bar(pen, -3, -2.4, 15, 4.8, '#b8c0c8', 1);
        bar(pen, 10, -3, 4, 6, '#c8a24a', 1);
      });
      pen.brush.save();
      for (let jet = 0; jet < 26; jet++) {
        const spread = pen.random.between(-1, 1);
        pen.brush.globalAlpha = 0.55;
        line(
          pen,
          `M${x + 14} ${y - 5} Q${x + 52} ${y - 30 + spread * 7} ${x + 96} ${y - 26 + spread * 22}`,
          jet % 3 === 0 ? '#ffffff' : '#bfe4f8',
          1.3,
        );
      }
      pen.brush.restore();
    },
  },
  herd: {
    over(pen, { arms: [, near] }) {
      const [x, y] = near.end;
      const path = `M${x} 0 V${y - 34} C${x} ${y - 48} ${x + 15} ${y - 48} ${x + 14} ${y - 37} C${x + 13.6} ${y - 33} ${x + 9} ${y - 32} ${x + 8} ${y - 35}`;
      line(pen, path, mix(WOOD, '#20141c', 0.4), 3.2);
      line(pen, path, WOOD, 1.9);
      shape(pen, `M${x - 2.6} ${y - 3} h5.2 v5.4 h-5.2 Z`, '#d8a47c');
    },
  },
} satisfies Partial<Record<TradeWork, TradeDrawing>>;

function drawStalk(pen: Pen, [x, y]: Point, tall: number, row: number): void {
  const lean = pen.random.between(-2, 5);
  const colour = mix(pen.random.pick(GRAIN), '#7a5a20', (2 - row) * 0.14);
  line(
    pen,
    `M${x} ${y} Q${x + lean * 0.2} ${y - tall * 0.6} ${x + lean} ${y - tall}`,
    mix(colour, '#8a9a3c', 0.4),
    0.9,
  );
  line(pen, `M${x + lean} ${y - tall} q3 -3.4 6 2 q1.4 3 1.6 6`, colour, 2.1);
  for (const grain of [0, 1, 2, 3])
    ball(pen, x + lean + 1.4 + grain * 1.9, y - tall - 1 + grain * grain * 0.9, 1.2, 0.9, colour);
}

/** A bundle that stands, bound in the middle. */
function drawSheaf(pen: Pen, x: number): void {
  for (let stalk = 0; stalk < 24; stalk++) {
    const aside = (stalk - 11.5) / 11.5;
    line(
      pen,
      `M${x + aside * 8} 2 Q${x + aside * 2.4} -18 ${x + aside * 11} -36`,
      pen.random.pick(GRAIN),
      1.2,
    );
    ball(pen, x + aside * 12, -37 + Math.abs(aside) * 3, 1.6, 2.6, pen.random.pick(GRAIN));
  }
  bar(pen, x - 4.6, -20, 9.2, 3.4, '#9a6a2c', 1);
}

function drawBee(pen: Pen, [x, y]: Point): void {
  pen.brush.save();
  pen.brush.globalAlpha *= 0.7;
  ball(pen, x - 0.4, y - 1.6, 1.5, 1.1, '#ffffff');
  pen.brush.restore();
  ball(pen, x, y, 1.9, 1.3, '#f2b83a');
  line(pen, `M${x - 0.4} ${y - 1} v2 M${x + 0.8} ${y - 0.9} v1.8`, '#2a2420', 0.6);
}

/** On charred logs, as high as a man's breast. */
function drawFire(pen: Pen, x: number): void {
  for (const [dx, turn] of [
    [-12, 0.16],
    [10, -0.2],
    [0, 0.04],
  ] as const)
    turned(pen, [x + dx, -2], turn, () => bar(pen, -20, -3, 40, 6, '#3a2a24', 2.4));
  shineAround(pen, x, -30, 50, '#ff8a2c', 0.6);
  for (const [dx, tall, colour] of [
    [-18, 44, '#e8481c'],
    [17, 40, '#e8481c'],
    [0, 66, '#f4702a'],
    [-9, 44, '#ff9a2c'],
    [10, 38, '#ff9a2c'],
    [0, 34, '#ffd86a'],
  ] as const)
    shape(
      pen,
      `M${x + dx - 13} -2 C${x + dx - 18} ${-tall * 0.5} ${x + dx - 3} ${-tall * 0.6} ${x + dx} ${-tall} C${x + dx + 5} ${-tall * 0.6} ${x + dx + 18} ${-tall * 0.4} ${x + dx + 13} -2 Z`,
      colour,
    );
}
