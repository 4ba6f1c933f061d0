// Crafts behind a table: what lies and stands on it, and what is in the hands over it.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type Pen } from '../things/pen.ts';
import type { Craft, CraftTable } from './craft-table.ts';
import type { Point } from './draft.ts';
import { FOOD_CRAFTS_ON_TABLE } from './food-tables.ts';
import { HOME_WORK_ON_TABLE } from './home-tables.ts';

export const CRAFTS_ON_TABLE: Record<CraftTable, Craft> = {
  sew: {
    on(pen, y) {
      // A machine, from who sits at it to the left.
      shape(pen, `M-44 ${y + 2} h40 v-4 h-40 Z`, '#2a2c34', { colour: '#14161c', from: y - 2, to: y + 2 });
      shape(pen, `M-14 ${y - 2} v-17 h-26 c-4 0 -5 3 -5 6 v6 h6 v-5 h14 c3 0 4 2 4 5 v5 Z`, '#3f4a5c', {
        colour: '#1c222c',
        from: y - 20,
        to: y,
      });
      line(pen, `M-41.6 ${y - 7} v6`, '#c4ccd4', 1);
      ball(pen, -12, y - 14, 4, 5, '#98a2ae');
      bar(pen, -26, y - 24, 3, 5, '#d8453c', 1);
      line(pen, `M-38 ${y - 16} h14`, '#d8a83c', 1);
      shape(pen, `M-48 ${y - 1} C-30 ${y - 4} -14 ${y} 16 ${y - 2} L22 ${y + 5} L-46 ${y + 5} Z`, '#4f7a9a', {
        colour: '#34566f',
        from: y - 4,
        to: y + 5,
      });
      for (const [x, colour] of [
        [28, '#d8453c'],
        [34, '#f2c23a'],
        [40, '#4a9e54'],
      ] as const) {
        bar(pen, x - 2, y - 6, 4, 6, colour, 0.6);
        line(pen, `M${x - 2.6} ${y - 6} h5.2 M${x - 2.6} ${y} h5.2`, '#c8a070', 1);
      }
    },
    over(pen, [left, right]) {
      line(pen, `M${left[0]} ${left[1] + 1} Q0 ${left[1] - 2} ${right[0]} ${right[1] + 1}`, '#6a94b4', 3);
    },
  },
  'cut-paper': {
    on(pen, y) {
      for (const x of [-33, 33]) drawCutPaper(pen, [x, y], 0.9, true);
      shape(pen, `M-12 ${y + 3.4} h10 l2 -3 h-10 Z`, '#d8302c');
    },
    over(pen, [left, right]) {
      const middle: Point = [(left[0] + right[0]) / 2 - 3, Math.min(left[1], right[1]) - 6];
      drawCutPaper(pen, middle, 1.25, false);
      const [x, y] = right;
      line(pen, `M${x} ${y} L${x - 8} ${y - 5} M${x} ${y - 1.6} L${x - 8.6} ${y - 1}`, '#98a2ae', 1.3);
      line(pen, `M${x + 1.6} ${y + 1} a1.8 1.8 0 1 0 0.2 0`, '#2a2c34', 1);
    },
  },
  'paint-sugar': {
    on(pen, y) {
      shape(pen, `M-24 ${y - 4} H24 L28 ${y + 5} H-28 Z`, '#f4f2ee', {
        colour: '#cfcac2',
        from: y - 4,
        to: y + 5,
      });
      drawSugarDragon(pen, [-4, y], 0.62);
      bar(pen, 33, y - 7, 13, 9, '#c89a4a', 1.5);
      shape(
        pen,
        `M33 ${y - 7} C33 ${y - 9} 46 ${y - 9} 46 ${y - 7} C46 ${y - 5.6} 33 ${y - 5.6} 33 ${y - 7} Z`,
        '#8a4a14',
      );
      // Done ones stand in a row to be sold.
      bar(pen, -47, y - 3, 20, 4, '#c8a06a', 1);
      for (const [x, size] of [
        [-43, 0.34],
        [-37, 0.4],
        [-31, 0.34],
      ] as const) {
        line(pen, `M${x} ${y - 2} v-19`, '#e8d0a0', 0.8);
        drawSugarDragon(pen, [x, y - 22], size * 0.8);
      }
    },
    over(pen, [, right]) {
      const [x, y] = right;
      line(pen, `M${x + 1} ${y - 5} L${x - 5} ${y}`, '#8a6a3c', 1.2);
      ball(pen, x - 6.4, y - 0.4, 2.8, 2, '#c8842c');
      line(pen, `M${x - 7} ${y + 1} V${y + 3.4}`, '#d8923c', 0.8);
    },
  },
  'mend-shoes': {
    on(pen, y) {
      for (const [x, colour] of [
        [-38, '#5a3424'],
        [-27, '#8a2f38'],
      ] as const)
        drawShoe(pen, [x, y + 1], 0.9, colour);
      bar(pen, 28, y - 8, 8, 9, '#4a3428', 1);
      line(pen, `M40 ${y + 1} l5 -9`, '#a8733f', 1.4);
      ball(pen, 45.4, y - 9, 2.4, 1.6, '#8b95a0');
    },
    over(pen, [left, right]) {
      const middle: Point = [(left[0] + right[0]) / 2, left[1] - 1];
      drawShoe(pen, middle, 1.5, '#7a4a2a');
      line(pen, `M${right[0]} ${right[1] - 1} L${right[0] - 4} ${right[1] - 8}`, '#c4ccd4', 1);
      line(
        pen,
        `M${right[0] - 4} ${right[1] - 8} Q${middle[0]} ${middle[1] - 12} ${middle[0] - 4} ${middle[1] - 5}`,
        '#f4ead2',
        0.5,
      );
    },
  },
  'mend-watch': {
    on(pen, y) {
      shape(pen, `M-16 ${y - 3} H16 L18 ${y + 4.6} H-18 Z`, '#3f5a4c');
      for (let wheel = 0; wheel < 7; wheel++)
        drawWheel(pen, [-12 + wheel * 4.2, y + 2.4 - (wheel % 2) * 2], 1.5);
      line(pen, `M-42 ${y + 1} V${y - 14} L-30 ${y - 23}`, '#5a636e', 1.6);
      shape(pen, `M-33 ${y - 26} l9 4 l-4 7 l-9 -3 Z`, '#d8a23c');
      bar(pen, -47, y - 1, 11, 3, '#3a424c', 1);
      for (const [x, r] of [
        [29, 5],
        [41, 4],
      ] as const) {
        ball(pen, x, y - r, r, r, '#c8a24a');
        ball(pen, x, y - r, r * 0.78, r * 0.78, '#fbf8ee');
        line(pen, `M${x} ${y - r} v${-r * 0.6} M${x} ${y - r} h${r * 0.5}`, '#2a2420', 0.6);
      }
    },
    over(pen, [left, right]) {
      const [x, y] = [(left[0] + right[0]) / 2, left[1] - 2];
      ball(pen, x, y, 4.6, 4.4, '#d8b45c');
      ball(pen, x, y, 3.6, 3.4, '#f4ead2');
      drawWheel(pen, [x - 0.8, y], 1.7);
      line(pen, `M${right[0]} ${right[1] - 1} L${x + 2} ${y - 1}`, '#98a2ae', 0.8);
    },
  },
  'arrange-flowers': {
    on(pen, y) {
      for (const x of [-36, 36]) {
        bar(pen, x - 6, y - 12, 12, 14, '#9ab0b8', 1.5);
        drawBlooms(pen, [x, y - 14], 9);
      }
      shape(pen, `M-20 ${y + 4} L-4 ${y + 1} L14 ${y + 4} Z`, '#e8dcc4');
      for (let stem = 0; stem < 4; stem++) line(pen, `M${10 + stem * 2} ${y + 4} l10 -2`, '#4f8a3c', 0.8);
    },
    over(pen, [left, right]) {
      const [x, y] = [(left[0] + right[0]) / 2, Math.max(left[1], right[1])];
      shape(pen, `M${x - 9} ${y - 9} L${x + 9} ${y - 9} L${x + 2} ${y + 7} L${x - 2} ${y + 7} Z`, '#f4e2c8', {
        colour: '#cfa97a',
        from: y - 9,
        to: y + 7,
      });
      drawBlooms(pen, [x, y - 13], 11);
      shape(pen, `M${x - 3} ${y + 1} h6 l-1 2.4 h-4 Z`, '#c8405a');
    },
  },
  experiment: {
    on(pen, y) {
      for (const [x, colour, size] of [
        [-40, '#4a9e54', 1],
        [-28, '#8148c0', 0.8],
        [36, '#e8564a', 1.05],
      ] as const)
        drawFlask(pen, [x, y + 1], size, colour);
      bar(pen, 15, y - 5, 14, 6, '#b98a5c', 1);
      for (let tube = 0; tube < 4; tube++)
        bar(
          pen,
          16 + tube * 3.2,
          y - 11,
          2,
          10,
          ['#e8564a', '#f2c230', '#2f7fd8', '#4a9e54'][tube] ?? '#e8564a',
          1,
        );
    },
    over(pen, [left, right]) {
      drawFlask(pen, [left[0] + 2, left[1] + 1], 1, '#2f9ad8');
      const [x, y] = right;
      bar(pen, x - 1.6, y - 15, 3.2, 17, '#dcecf4', 1.6);
      bar(pen, x - 1.6, y - 6, 3.2, 8, '#f2a23c', 1.6);
    },
  },
  'look-through-microscope': {
    on(pen, y) {
      drawFlask(pen, [-38, y + 1], 0.9, '#4a9e54');
      drawFlask(pen, [-27, y + 2], 0.7, '#8148c0');
      bar(pen, 27, y - 5, 17, 6, '#b98a5c', 1);
      for (const [tube, colour] of ['#e8564a', '#f2c230', '#2f7fd8', '#4a9e54'].entries())
        bar(pen, 28.6 + tube * 3.8, y - 11, 2.2, 10, colour, 1);
    },
    over(pen, [left, right]) {
      drawMicroscope(pen, [(left[0] + right[0]) / 2, Math.max(left[1], right[1]) + 3]);
    },
  },
  carve: {
    on(pen, y) {
      for (let curl = 0; curl < 16; curl++) {
        const x = pen.random.between(-30, 30);
        line(pen, `M${x} ${y + 3} q1.6 -3 3.4 -0.4`, '#e8c890', 1);
      }
      for (const [x, colour] of [
        [30, '#8a5230'],
        [35, '#c8483c'],
        [40, '#3f6fa8'],
      ] as const) {
        bar(pen, x - 1.4, y - 4, 2.8, 7, colour, 1);
        line(pen, `M${x} ${y - 4} v-5`, '#98a2ae', 1.2);
      }
      drawCarvedBird(pen, [-36, y + 1], 0.9);
    },
    over(pen, [left, right]) {
      drawCarvedBird(pen, [(left[0] + right[0]) / 2 - 1, left[1] + 4], 1.35);
      const [x, y] = right;
      line(pen, `M${x} ${y} L${x - 3} ${y - 3}`, '#8a5230', 2.4);
      line(pen, `M${x - 3} ${y - 3} L${x - 8} ${y - 6}`, '#c4ccd4', 1.3);
    },
  },
  'write-brush': {
    on(pen, y) {
      shape(pen, `M-20 ${y - 5} H20 L24 ${y + 5} H-24 Z`, '#fdfaf2', {
        colour: '#e8e0d0',
        from: y - 5,
        to: y + 5,
      });
      line(
        pen,
        `M-10 ${y - 3} h7 M-6.6 ${y - 4} v3 M-11 ${y} h8 M-9 ${y + 2} l-3 2 M-5 ${y + 2} l2 2`,
        '#1c1a20',
        1,
      );
      shape(pen, `M30 ${y - 3} h13 v5 h-13 Z`, '#3a3a44', { colour: '#1c1c24', from: y - 3, to: y + 2 });
      ball(pen, 37, y - 1, 4, 1.4, '#0c0c12');
      bar(pen, -43, y - 7, 8, 9, '#b8c8b0', 1.4);
      for (const [x, lean] of [
        [-41, -3],
        [-38, 1],
        [-36, 4],
      ] as const)
        line(pen, `M${x} ${y - 6} l${lean} -13`, '#8a5a30', 1);
    },
    over(pen, [, [x, y]]) {
      line(pen, `M${x + 1} ${y - 12} L${x - 1} ${y + 1}`, '#8a5a30', 1.5);
      shape(pen, `M${x - 2.2} ${y + 0.6} L${x + 0.6} ${y + 0.8} L${x - 1.8} ${y + 5} Z`, '#14141c');
    },
  },
  ...FOOD_CRAFTS_ON_TABLE,
  ...HOME_WORK_ON_TABLE,
};

/** A flower of eight petals cut into red paper; on the table it lies, and is seen flatter. */
function drawCutPaper(pen: Pen, [x, y]: Point, size: number, isFlat: boolean): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size * (isFlat ? 0.42 : 1));
  ball(pen, 0, 0, 9, 9, '#d8302c');
  for (let petal = 0; petal < 8; petal++) {
    brush.save();
    brush.rotate((petal * Math.PI) / 4);
    ball(pen, 0, -9, 2.8, 3, '#d8302c');
    shape(pen, 'M0 -2.4 Q1.7 -5 0 -8 Q-1.7 -5 0 -2.4 Z', '#fdf4e8');
    brush.restore();
  }
  brush.restore();
}

/** Of lines of brown sugar: a body that winds, a head with horns. */
function drawSugarDragon(pen: Pen, [x, y]: Point, size: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size * 0.8);
  for (const [colour, wide] of [
    ['#a85a14', 2.4],
    ['#e8a03c', 1.2],
  ] as const) {
    line(pen, 'M-16 4 C-12 -6 -8 -6 -4 1 C0 8 4 6 7 -1 C9 -6 13 -7 16 -4', colour, wide);
    line(
      pen,
      'M16 -4 a3 3 0 1 1 -2 4 M17 -7 l3 -4 M14 -7 l0 -4 M-16 4 l-5 1 M-8 -4 l-1 -4 M2 6 l1 4 M-2 4 l-3 3',
      colour,
      wide,
    );
  }
  brush.restore();
}

/** Its toe to the left, its sole on the ground. */
function drawShoe(pen: Pen, [x, y]: Point, size: number, colour: string): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  shape(pen, 'M-5.6 -1 C-5.6 -3.6 -2 -3.6 0 -6 L1 -7 L5 -7 L5 -1 Z', mix(colour, '#ffffff', 0.2), {
    colour: mix(colour, '#20141c', 0.3),
    from: -7,
    to: 0,
  });
  bar(pen, -6, -1.4, 11.4, 1.6, '#2a2024', 0.6);
  line(pen, 'M-1 -4.6 l1.6 1.4 M0.4 -5.8 l1.6 1.4', '#f4ead2', 0.5);
  brush.restore();
}

function drawWheel(pen: Pen, [x, y]: Point, r: number): void {
  for (let tooth = 0; tooth < 8; tooth++) {
    const angle = (tooth * Math.PI) / 4;
    line(
      pen,
      `M${x} ${y} L${x + Math.cos(angle) * r * 1.3} ${y + Math.sin(angle) * r * 1.1}`,
      '#b8883c',
      r * 0.36,
    );
  }
  ball(pen, x, y, r, r * 0.86, '#e0b85a');
  ball(pen, x, y, r * 0.36, r * 0.3, '#6a4a20');
}

function drawBlooms(pen: Pen, [x, y]: Point, reach: number): void {
  for (let leaf = 0; leaf < 7; leaf++) {
    const angle = -Math.PI * (0.04 + (leaf / 6) * 0.92);
    line(
      pen,
      `M${x} ${y + 4} L${x + Math.cos(angle) * reach * 1.2} ${y + Math.sin(angle) * reach * 1.1}`,
      '#4f8a3c',
      1.5,
    );
  }
  for (let bloom = 0; bloom < 10; bloom++) {
    const [angle, far] = [pen.random.between(-3, -0.1), reach * Math.sqrt(pen.random.next())];
    const colour = pen.random.pick([
      '#e8564a',
      '#f2b83a',
      '#ec6fa4',
      '#fbf4ee',
      '#8a6ad0',
      '#f08a4a',
    ] as const);
    const [bx, by] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    for (let petal = 0; petal < 5; petal++)
      ball(pen, bx + Math.cos(petal * 1.26) * 1.8, by + Math.sin(petal * 1.26) * 1.7, 1.7, 1.6, colour);
    ball(pen, bx, by, 1.1, 1.1, '#f6d86a');
  }
}

function drawFlask(pen: Pen, [x, foot]: Point, size: number, colour: string): void {
  const glass = `M${x - 2 * size} ${foot - 17 * size} h${4 * size} v${6 * size} L${x + 7 * size} ${foot} H${x - 7 * size} L${x - 2 * size} ${foot - 11 * size} Z`;
  shape(pen, glass, '#e4f0f6', { colour: '#b8d0dc', from: foot - 17 * size, to: foot });
  shape(
    pen,
    `M${x - 4.6 * size} ${foot - 5.4 * size} h${9.2 * size} L${x + 6.4 * size} ${foot - 0.6} H${x - 6.4 * size} Z`,
    mix(colour, '#ffffff', 0.2),
    { colour, from: foot - 6 * size, to: foot },
  );
  line(pen, glass, '#ffffff', 0.6);
}

/** From the side of who looks down into it: its foot, the stage with a slide, the tube on a bowed arm. */
function drawMicroscope(pen: Pen, [x, foot]: Point): void {
  bar(pen, x - 9, foot - 3, 18, 3.4, '#2c333d', 1.2);
  line(
    pen,
    `M${x + 5} ${foot - 3} C${x + 11} ${foot - 10} ${x + 10} ${foot - 21} ${x + 2} ${foot - 25}`,
    '#dfe5eb',
    3,
  );
  bar(pen, x - 8, foot - 10.4, 14, 2, '#4a545e', 0.6);
  bar(pen, x - 5, foot - 11.4, 7, 1, '#9ad0e8', 0.3);
  line(pen, `M${x - 1.4} ${foot - 12.4} V${foot - 18}`, '#98a2ae', 2.4);
  line(pen, `M${x - 1.4} ${foot - 18} V${foot - 29}`, '#eef2f5', 4.6);
  line(pen, `M${x - 1.4} ${foot - 29} V${foot - 33}`, '#2c333d', 3.6);
  ball(pen, x + 8.6, foot - 12, 2, 2, '#2c333d');
}

function drawCarvedBird(pen: Pen, [x, y]: Point, size: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  shape(pen, 'M-7 0 C-7 -4 -4 -7 0 -8 C0 -12 5 -13 6 -10 L9 -9 L6 -8 C6 -3 3 0 0 0 Z', '#d8a468', {
    colour: '#96683a',
    from: -12,
    to: 0,
  });
  line(pen, 'M-5 -2 Q-1 -2 1 -6 M-4 -4 Q-1 -4 0 -6', '#7a5028', 0.6);
  ball(pen, 4, -10, 0.6, 0.6, '#3a2414');
  brush.restore();
}
