// House plants, by the ends of the names of their drawings: those that are trees, canes, herbs and succulents are drawn here.

import { POTTED_TREES } from './potted-trees.ts';
import { paintCactus } from './cactus.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { leaf, turned } from './leafy-plants.ts';
import * as leaved from './leaved-plants.ts';
import { ball, bar, line, shape, type Pen } from './pen.ts';

function dracaena(pen: Pen): void {
  line(pen, 'M-5 2 Q-8 -30 -6 -62', '#8a6a4a', 5);
  line(pen, 'M7 2 Q10 -20 9 -38', '#7a5a3e', 4.4);
  for (const [x, y, long] of [
    [9, -38, 44],
    [-6, -62, 54],
  ] as const)
    for (let at = 0; at < 21; at++) {
      const turn = (at / 20 - 0.5) * 3.5;
      const bow = Math.abs(turn) * 10;
      turned(pen, x, y, turn * 0.62, () =>
        shape(
          pen,
          `M-2 0 Q-3.4 ${-long * 0.6} ${Math.sign(turn) * bow} ${-long + bow} Q3.4 ${-long * 0.6} 2 0 Z`,
          mix('#5a9a48', '#d8f0a0', (at % 3) * 0.12),
          { colour: '#2a6a40', from: -long, to: 0 },
        ),
      );
    }
}

function moneyTree(pen: Pen): void {
  for (const shift of [0, 1, 2])
    line(
      pen,
      Array.from(
        { length: 13 },
        (_, at) => `${at === 0 ? 'M' : 'L'}${Math.sin(at * 1.05 + shift * 2.1) * 5} ${2 - at * 4.6}`,
      ).join(' '),
      ['#7a5a3e', '#94714e', '#a8855e'][shift] ?? '#94714e',
      4.4,
    );
  for (const [x, y] of [
    [-28, -62],
    [28, -64],
    [-16, -84],
    [18, -86],
    [0, -98],
    [-34, -42],
    [34, -44],
  ] as const) {
    line(pen, `M0 -50 Q${x * 0.4} ${y + 6} ${x} ${y}`, '#5a8a42', 1.6);
    for (let finger = 0; finger < 6; finger++) {
      const turn = (finger / 5 - 0.5) * 3.4 + x * 0.012;
      leaf(pen, x, y, turn, 25, 6, mix('#3f8f48', '#8ac858', finger * 0.06));
    }
  }
}

function luckyBamboo(pen: Pen): void {
  for (const [x, tall] of [
    [-15, 78],
    [14, 86],
    [-7, 98],
    [7, 106],
    [0, 90],
  ] as const) {
    bar(pen, x - 2.8, -tall, 5.6, tall + 2, '#6aa84a', 2);
    for (let knot = 1; knot < tall / 15; knot++) line(pen, `M${x - 3} ${-knot * 15} h6`, '#d0e0a0', 1.1);
    for (const turn of [-1.1, -0.5, 0.5, 1.1, 0])
      leaf(pen, x, -tall + Math.abs(turn) * 4, turn, 30, 4.4, '#4f9a48');
  }
}

/** Clouds of threads in flat layers. */
function featherFern(pen: Pen): void {
  for (const [x, y, half] of [
    [-26, -34, 22],
    [26, -38, 22],
    [-14, -60, 22],
    [18, -66, 20],
    [0, -86, 17],
  ] as const) {
    line(pen, `M0 0 Q${x * 0.2} ${y * 0.7} ${x} ${y}`, '#5a7a4a', 1.3);
    for (let thread = 0; thread < 46; thread++) {
      const dx = pen.random.between(-half, half);
      const dy = pen.random.between(-5, 5) + Math.abs(dx) * 0.16;
      line(
        pen,
        `M${x + dx} ${y + dy} l${pen.random.between(-5, 5)} ${-pen.random.between(1, 6)}`,
        mix('#4f9a50', '#b8e08a', pen.random.next() * 0.5),
        0.9,
      );
    }
  }
}

function bostonFern(pen: Pen): void {
  for (let at = 0; at < 17; at++) {
    const turn = (at / 16 - 0.5) * 3.1;
    const long = pen.random.between(58, 76);
    for (let step = 1; step <= 13; step++) {
      const part = step / 13;
      const bend = turn * (0.5 + part * 0.8);
      const [x, y] = [Math.sin(bend) * long * part, -Math.cos(bend) * long * part];
      for (const side of [-1, 1])
        leaf(
          pen,
          x,
          y,
          bend + side * 1.2,
          12 * (1.15 - part * 0.8),
          2.8,
          mix('#4f9a48', '#c8e890', part * 0.3),
        );
    }
  }
}

/** Small leaves in pairs on soft stems: basil, mint. */
function herb(pen: Pen): void {
  for (let stem = 0; stem < 11; stem++) {
    const aside = (stem / 10 - 0.5) * 2;
    const tall = 66 - Math.abs(aside) * 22 + (stem % 3) * 5;
    line(pen, `M${aside * 10} 2 Q${aside * 16} ${-tall * 0.5} ${aside * 34} ${-tall}`, '#5a9a42', 1.6);
    for (let pair = 1; pair <= 4; pair++) {
      const part = pair / 4;
      const [x, y] = [aside * (10 + 24 * part), -tall * part];
      for (const side of [-1, 1])
        leaf(pen, x, y, side * 1.15 + aside * 0.3, 17 - part * 3, 7, mix('#4f9f3c', '#a8d860', part * 0.4));
    }
    leaf(pen, aside * 34, -tall, aside * 0.4, 11, 5, '#9ad05a');
  }
}

/** Needles along woody twigs: rosemary, thyme. */
function needles(pen: Pen): void {
  for (let twig = 0; twig < 12; twig++) {
    const aside = (twig / 11 - 0.5) * 2;
    const tall = 78 - Math.abs(aside) * 18 + (twig % 3) * 6;
    line(pen, `M${aside * 8} 2 Q${aside * 10} ${-tall * 0.6} ${aside * 28} ${-tall}`, '#7a6a4a', 1.5);
    for (let needle = 2; needle < 16; needle++) {
      const part = needle / 16;
      const [x, y] = [aside * (8 + 20 * part ** 1.6), -tall * part];
      for (const side of [-1, 1])
        line(
          pen,
          `M${x} ${y} l${side * 6 + aside * 2} -6`,
          mix('#4f7f5a', '#b8d0a0', (needle % 3) * 0.2),
          1.5,
        );
    }
  }
}

/** Fat leaves in a rose, smaller ones beside it. */
function succulent(pen: Pen): void {
  for (const [x, y, size, tone] of [
    [-15, -4, 0.62, '#a8c8a8'],
    [16, -4, 0.66, '#c8a8b8'],
    [0, -13, 1, '#8fbfa0'],
  ] as const)
    for (const [count, long, from] of [
      [9, 24, 0],
      [8, 18, 0.3],
      [6, 12, 0],
      [4, 7, 0.4],
    ] as const)
      for (let at = 0; at < count; at++) {
        const turn = from + (at / count) * Math.PI * 2;
        turned(
          pen,
          x,
          y,
          0,
          () => {
            pen.brush.scale(1, 0.66);
            pen.brush.rotate(turn);
            shape(
              pen,
              `M0 0 C-7 ${-long * 0.4} -6 ${-long * 0.9} 0 ${-long} C6 ${-long * 0.9} 7 ${-long * 0.4} 0 0 Z`,
              mix(tone, '#e88aa0', 0.3),
              {
                colour: mix(tone, long > 20 ? '#2a5a4a' : '#e8f4e0', 0.24),
                from: -long,
                to: 0,
              },
            );
          },
          size,
        );
      }
}

/** A trunk that has bent for a hundred years, needles in flat clouds. */
function bonsai(pen: Pen): void {
  line(pen, 'M-6 4 C-14 -14 16 -22 10 -40 C6 -54 -16 -52 -10 -72', '#5a4030', 9);
  line(pen, 'M-4 2 C-11 -14 18 -22 12 -40 C8 -54 -14 -52 -9 -70', '#8a6a50', 2.4);
  line(pen, 'M12 -32 Q30 -36 36 -46 M-2 -54 Q-26 -50 -34 -58', '#5a4030', 4);
  for (const [x, y, half] of [
    [38, -50, 22],
    [-36, -64, 21],
    [-8, -84, 26],
    [10, -62, 17],
  ] as const)
    for (let tuft = 0; tuft < 30; tuft++) {
      const dx = pen.random.between(-half, half);
      const dy = -Math.sqrt(Math.max(0, 1 - (dx / half) ** 2)) * 11 * pen.random.next();
      ball(pen, x + dx, y + dy + 3, 4.6, 3.4, mix('#2f6a3c', '#8ab85a', Math.min(1, -dy / 11) * 0.8));
    }
}

type Plant = {
  paint: (pen: Pen) => void;
  /** Over the rim. */
  tall: number;
  half?: number;
  /** Of the whole, in metres. */
  metres: number;
  pot?: Colour;
  /** The pot is a shallow tray. */
  isInTray?: true;
};

const CLAY = '#c9744c';

/** By the end of the drawing's name. */
export const HOUSE_PLANTS: Readonly<Record<string, Plant>> = {
  monstera: { paint: leaved.monstera, tall: 128, half: 74, metres: 0.9 },
  'snake-plant': { paint: leaved.snakePlant, tall: 116, metres: 0.75 },
  cactus: { paint: paintCactus, tall: 104, metres: 0.3, pot: CLAY },
  aloe: { paint: leaved.aloe, tall: 84, half: 62, metres: 0.4, pot: CLAY },
  'fiddle-leaf-fig': { paint: leaved.fiddleLeafFig, tall: 168, half: 50, metres: 1.5 },
  'rubber-plant': { paint: leaved.rubberPlant, tall: 128, metres: 1.1 },
  pothos: { paint: leaved.pothos, tall: 62, half: 62, metres: 0.4 },
  ivy: { paint: leaved.ivy, tall: 62, half: 62, metres: 0.4, pot: CLAY },
  'spider-plant': { paint: leaved.spiderPlant, tall: 90, half: 72, metres: 0.45 },
  dracaena: { paint: dracaena, tall: 118, half: 56, metres: 1.2 },
  philodendron: { paint: leaved.heartLeaved, tall: 96, half: 66, metres: 0.6 },
  'peace-lily': { paint: leaved.spathes('#fdfcf6'), tall: 128, half: 66, metres: 0.6 },
  anthurium: { paint: leaved.spathes('#d8283c'), tall: 128, half: 66, metres: 0.55 },
  'money-tree': { paint: moneyTree, tall: 124, half: 62, metres: 1 },
  'lucky-bamboo': { paint: luckyBamboo, tall: 136, metres: 0.6 },
  'feather-fern': { paint: featherFern, tall: 96, half: 54, metres: 0.4 },
  fern: { paint: bostonFern, tall: 76, half: 74, metres: 0.55, pot: CLAY },
  herb: { paint: herb, tall: 82, half: 56, metres: 0.32, pot: CLAY },
  rosemary: { paint: needles, tall: 94, half: 44, metres: 0.38, pot: CLAY },
  succulent: { paint: succulent, tall: 34, half: 42, metres: 0.16, pot: '#f0ece6' },
  ...POTTED_TREES,
  bonsai: { paint: bonsai, tall: 100, half: 64, metres: 0.45, pot: '#6a4a42', isInTray: true },
};
