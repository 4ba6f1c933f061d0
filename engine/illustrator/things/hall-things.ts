// What stands in halls that people visit, in centimetres: a gym, a gallery, a carriage of a train.

import { css, mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const IRON = '#2c3038';
const STEEL = '#aab4bc';

/** On a chain from the ceiling. */
function punchingBag(pen: Pen): void {
  line(pen, 'M0 -210 V-128 M0 -140 L-12 -118 M0 -140 L12 -118', STEEL, 2);
  bar(pen, -19, -122, 38, 112, '#9c2f2c', 9);
  box(pen, -19, -106, 38, 5, '#e8e0d4');
  box(pen, -19, -30, 38, 5, '#e8e0d4');
  box(pen, -19, -74, 38, 16, '#22252c', 1);
}

/** A platform with posts and three ropes, seen from its side. */
function boxingRing(pen: Pen): void {
  box(pen, -150, -42, 300, 42, '#2f3f66', 2);
  line(pen, 'M-146 -8 H146', '#c8ccd4', 1.4);
  for (let fold = -7; fold < 8; fold++) line(pen, `M${fold * 20} -36 V-2`, '#24304e', 1.2);
  shape(pen, 'M-150 -42 L-128 -60 L128 -60 L150 -42 Z', '#e4e0d6', down('#c4beb0', -60, -42, 0.1));
  for (const x of [-126, 120]) bar(pen, x, -148, 6, 88, '#8a919c', 2);
  for (const row of [-142, -122, -102]) line(pen, `M-123 ${row} H123`, mix('#c8342f', '#20101c', 0.3), 2.6);
  for (const [x, colour] of [
    [-150, '#c8342f'],
    [141, '#2f6fd8'],
  ] as const) {
    bar(pen, x, -168, 9, 128, '#6d747e', 2);
    bar(pen, x - 3, -160, 15, 74, colour, 4);
  }
  for (const [row, colour] of [
    [-152, '#d8342f'],
    [-126, '#f4f0ea'],
    [-100, '#2f6fd8'],
  ] as const)
    line(pen, `M-146 ${row} Q0 ${row + 4} 146 ${row}`, colour, 3.4);
}

/** Panes from the floor up, with the light of the room in them. */
function gymMirror(pen: Pen): void {
  box(pen, -120, -150, 240, 150, '#8a98a4', 1);
  for (const left of [-117, -38, 41])
    shape(pen, `M${left} -147 h76 v144 h-76 Z`, '#c4d4dc', { colour: '#7f929e', from: -147, to: -3 });
  pen.brush.globalAlpha = 0.3;
  for (const left of [-108, -30, 50])
    shape(pen, `M${left} -3 L${left + 30} -147 h16 L${left + 16} -3 Z`, '#ffffff');
  pen.brush.globalAlpha = 1;
  bar(pen, -120, -74, 240, 3, '#c89a5c', 1);
}

function dumbbell(pen: Pen, x: number, row: number, size: number): void {
  bar(pen, x - 9, row - 4 * size - 1, 18, 2.6, STEEL, 1);
  for (const aside of [-10, 6]) bar(pen, x + aside, row - 8 * size, 5, 8 * size, IRON, 1.6);
}

/** Three rows of weights. */
function dumbbellRack(pen: Pen): void {
  for (const x of [-74, 68]) bar(pen, x, -104, 6, 104, '#4a505c', 1);
  for (const [at, row] of [-10, -46, -82].entries()) {
    box(pen, -76, row, 152, 5, '#5c6470', 1);
    for (let place = 0; place < 5; place++) dumbbell(pen, -58 + place * 29, row, 1.7 - at * 0.35);
  }
}

/** A bench under a bar with discs. */
function weightBench(pen: Pen): void {
  for (const x of [-46, 40]) bar(pen, x, -112, 6, 112, '#5c6470', 1);
  bar(pen, -34, -48, 68, 14, '#22252c', 5);
  for (const x of [-24, 18]) bar(pen, x, -36, 6, 36, '#5c6470', 1);
  line(pen, 'M-108 -104 H108', STEEL, 3.4);
  for (const side of [-1, 1])
    for (const [at, tall] of [22, 17, 12].entries())
      bar(pen, side * (72 + at * 8) - 3.4, -104 - tall, 6.8, tall * 2, at === 0 ? '#b8342f' : IRON, 2.4);
}

function treadmill(pen: Pen): void {
  shape(pen, 'M-70 0 L-66 -14 L78 -20 L82 -6 L78 0 Z', IRON, down('#14161c', -20, 0));
  line(pen, 'M-60 -15 L74 -21', '#5c6470', 3);
  line(pen, 'M66 -18 L44 -118', '#8a919c', 6);
  line(pen, 'M48 -98 L8 -92', '#8a919c', 4);
  shape(pen, 'M30 -116 L52 -130 L58 -108 L40 -104 Z', '#3a404c');
  shape(pen, 'M35 -115 L50 -125 L54 -110 L42 -107 Z', '#5fb4d8');
}

/** A picture with a broad frame: of the land, of somebody, of nothing but colours. */
function framed(pen: Pen, wide: number, tall: number, what: 'land' | 'face' | 'forms'): void {
  const left = -wide / 2;
  box(pen, left, -tall, wide, tall, '#c8a04a', 1.5);
  box(pen, left + 4, 4 - tall, wide - 8, tall - 8, '#8a6a2c', 1);
  const { brush } = pen;
  brush.save();
  brush.beginPath();
  brush.rect(left + 7, 7 - tall, wide - 14, tall - 14);
  brush.clip();
  brush.fillStyle = css(what === 'face' ? '#3f3a34' : what === 'land' ? '#a8c8dc' : '#f2ead8');
  brush.fillRect(left, -tall, wide, tall);
  if (what === 'land') {
    ball(pen, wide * 0.2, -tall * 0.72, 6, 6, '#fff0c0');
    shape(
      pen,
      `M${left} 0 V${-tall * 0.5} Q${-wide * 0.1} ${-tall * 0.8} ${wide * 0.1} ${-tall * 0.48} T${wide / 2} ${-tall * 0.5} V0 Z`,
      '#5f7f8c',
    );
    shape(pen, `M${left} 0 V${-tall * 0.3} Q0 ${-tall * 0.5} ${wide / 2} ${-tall * 0.28} V0 Z`, '#6f8f4c');
  } else if (what === 'face') {
    shape(
      pen,
      `M${-wide * 0.3} 0 Q${-wide * 0.28} ${-tall * 0.42} 0 ${-tall * 0.42} Q${wide * 0.28} ${-tall * 0.42} ${wide * 0.3} 0 Z`,
      '#7a2c34',
    );
    ball(pen, 0, -tall * 0.58, wide * 0.14, tall * 0.15, '#e8c09c');
    shape(
      pen,
      `M${-wide * 0.17} ${-tall * 0.5} Q${-wide * 0.2} ${-tall * 0.8} 0 ${-tall * 0.78} Q${wide * 0.2} ${-tall * 0.8} ${wide * 0.17} ${-tall * 0.5} Q${wide * 0.1} ${-tall * 0.68} 0 ${-tall * 0.68} Q${-wide * 0.1} ${-tall * 0.68} ${-wide * 0.17} ${-tall * 0.5} Z`,
      '#2c1c18',
    );
  } else {
    box(pen, left, -tall * 0.6, wide * 0.6, tall * 0.6, '#c8483c');
    ball(pen, wide * 0.16, -tall * 0.6, wide * 0.2, wide * 0.2, '#2f5f9c');
    box(pen, wide * 0.1, -tall * 0.3, wide * 0.3, tall * 0.12, '#f2c230');
  }
  brush.restore();
}

/** A head of stone on a block. */
function bustOnPlinth(pen: Pen): void {
  box(pen, -24, -98, 48, 98, '#e8e6e0', 1);
  box(pen, -28, -104, 56, 8, '#f4f2ec', 1);
  box(pen, -28, -6, 56, 6, '#cfccc4', 1);
  const stone = '#d8d2c6';
  shape(
    pen,
    'M-22 -104 C-24 -126 -12 -130 -7 -134 L7 -134 C12 -130 24 -126 22 -104 Z',
    light(stone, 0.3),
    down(stone, -134, -104),
  );
  bar(pen, -6, -144, 12, 14, stone, 3);
  ball(pen, 0, -154, 11, 14, light(stone, 0.2));
  shape(pen, 'M-12 -156 C-14 -172 14 -172 12 -156 C8 -162 -8 -162 -12 -156 Z', mix(stone, '#8a8478', 0.3));
}

/** Upholstered, without a back. */
function galleryBench(pen: Pen): void {
  for (const x of [-58, 50]) bar(pen, x, -36, 8, 36, '#3a3430', 1);
  box(pen, -66, -48, 132, 14, '#5c4a40', 4);
}

/** Two seats side by side; the head rests have covers. */
function trainSeat(pen: Pen): void {
  const cloth = pen.random.pick(['#2f5f9c', '#3f6f5a', '#8c3f3a'] as const);
  box(pen, -52, -26, 104, 26, '#4a4e58', 2);
  for (const left of [-52, 1]) {
    box(pen, left, -128, 51, 96, cloth, 9);
    box(pen, left + 6, -128, 39, 26, '#f2eee4', 6);
    box(pen, left, -48, 51, 22, light(cloth, 0.1), 7);
  }
  for (const x of [-57, 51]) bar(pen, x, -66, 6, 42, '#5c606a', 2);
}

function luggageRack(pen: Pen): void {
  for (const [x, wide, tall, colour] of [
    [-120, 62, 26, '#8a5a34'],
    [-50, 40, 22, '#3f6f8c'],
    [30, 56, 28, '#a8483c'],
  ] as const) {
    box(pen, x, -tall - 8, wide, tall, colour, 4);
    line(pen, `M${x + wide / 2 - 8} ${-tall - 8} q8 -8 16 0`, mix(colour, '#20101c', 0.4), 2.4);
    box(pen, x + 6, -tall - 8, 4, tall, mix(colour, '#20101c', 0.3));
  }
  for (const row of [-8, -3]) line(pen, `M-140 ${row} H140`, STEEL, 2.6);
  for (const x of [-138, -46, 46, 138]) line(pen, `M${x} -10 V4`, STEEL, 2.6);
}

export const HALL_THINGS: Record<string, OwnDrawing> = {
  'own/punching-bag': { width: 46, height: 212, paint: punchingBag },
  'own/boxing-ring': { width: 312, height: 172, paint: boxingRing },
  'own/gym-mirror': { width: 242, height: 152, paint: gymMirror },
  'own/dumbbell-rack': { width: 156, height: 112, paint: dumbbellRack },
  'own/weight-bench': { width: 220, height: 132, paint: weightBench },
  'own/treadmill': { width: 160, height: 134, paint: treadmill },
  'own/framed-land': { width: 122, height: 86, paint: (pen) => framed(pen, 120, 84, 'land') },
  'own/framed-face': { width: 76, height: 98, paint: (pen) => framed(pen, 74, 96, 'face') },
  'own/framed-forms': { width: 92, height: 92, paint: (pen) => framed(pen, 90, 90, 'forms') },
  'own/bust-on-plinth': { width: 60, height: 172, paint: bustOnPlinth },
  'own/gallery-bench': { width: 134, height: 50, paint: galleryBench },
  'own/train-seat': { width: 116, height: 130, paint: trainSeat },
  'own/luggage-rack': { width: 284, height: 40, paint: luggageRack },
};
