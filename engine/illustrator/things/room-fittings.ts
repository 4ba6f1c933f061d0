// What stands along the walls of rooms or hangs on them, in centimetres: cupboards, basins, mirrors, lamps.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const WOODS: readonly [string, ...string[]] = ['#8a5a36', '#a8744a', '#6e4630', '#b98a5c'];
const CHINA = '#f0f0ec';
const CHROME = '#c4ccd4';
const GLASS = '#b8d8e6';

/** A front with a knob in its middle. */
function drawer(pen: Pen, left: number, top: number, wide: number, tall: number, wood: Colour): void {
  box(pen, left, top, wide, tall, light(wood, 0.1), 1.6);
  ball(pen, left + wide / 2, top + tall / 2, 1.9, 1.9, '#d8b46a');
}

function nightstand(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  for (const x of [-22, 17]) bar(pen, x, -14, 5, 14, mix(wood, '#20142a', 0.3));
  box(pen, -24, -54, 48, 42, mix(wood, '#20142a', 0.14), 2);
  drawer(pen, -21, -49, 42, 16, wood);
  drawer(pen, -21, -31, 42, 16, wood);
  box(pen, -27, -58, 54, 5, light(wood), 2);
}

function wardrobe(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  for (const x of [-60, 50]) bar(pen, x, -8, 10, 8, mix(wood, '#20142a', 0.4));
  box(pen, -64, -198, 128, 192, mix(wood, '#20142a', 0.18), 2);
  for (const side of [-1, 1]) {
    const left = side < 0 ? -60 : 2;
    box(pen, left, -192, 58, 148, wood, 2);
    box(pen, left + 7, -184, 44, 62, light(wood, 0.08), 2);
    box(pen, left + 7, -116, 44, 64, light(wood, 0.08), 2);
    bar(pen, side < 0 ? -8 : 4, -128, 4, 18, '#d8b46a', 2);
    drawer(pen, left, -40, 58, 30, wood);
  }
  box(pen, -69, -205, 138, 9, light(wood), 2);
}

function dresser(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  for (const x of [-50, 43]) bar(pen, x, -10, 7, 10, mix(wood, '#20142a', 0.4));
  box(pen, -54, -80, 108, 72, mix(wood, '#20142a', 0.18), 2);
  for (const top of [-76, -54, -32]) for (const left of [-51, 1]) drawer(pen, left, top, 50, 19, wood);
  box(pen, -57, -85, 114, 6, light(wood), 2);
}

/** With slanting light across it. */
function pane(pen: Pen, left: number, top: number, wide: number, tall: number, round: number): void {
  box(pen, left, top, wide, tall, GLASS, round);
  const { brush } = pen;
  brush.save();
  brush.globalAlpha = 0.5;
  shape(
    pen,
    `M${left + wide * 0.2} ${top + tall * 0.5} L${left + wide * 0.62} ${top + tall * 0.08} h${wide * 0.16} L${left + wide * 0.2} ${top + tall * 0.66} Z`,
    '#ffffff',
  );
  brush.restore();
}

function wallMirror(pen: Pen): void {
  const wood = pen.random.pick(['#b98a3c', '#8a5a36', '#3c3a40', '#d8d2c6'] as const);
  box(pen, -33, -88, 66, 88, wood, 8);
  pane(pen, -28, -83, 56, 78, 5);
}

function standingMirror(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  line(pen, 'M-22 0 L-15 -30 M22 0 L15 -30', mix(wood, '#20142a', 0.3), 4);
  box(pen, -27, -172, 54, 164, wood, 10);
  pane(pen, -22, -167, 44, 154, 7);
}

function dressingTable(pen: Pen): void {
  const wood = pen.random.pick(['#d8ccbc', '#a8744a', '#8a5a36'] as const);
  for (const x of [-50, 44]) bar(pen, x, -72, 6, 72, wood);
  box(pen, -50, -70, 100, 18, mix(wood, '#20142a', 0.12), 2);
  for (const left of [-47, -15, 17]) drawer(pen, left, -68, 30, 14, wood);
  pen.brush.save();
  ball(pen, 0, -112, 34, 38, wood);
  pen.brush.restore();
  ball(pen, 0, -112, 30, 34, GLASS);
  line(pen, 'M-14 -104 L6 -130 M-6 -96 L12 -120', '#ffffff', 2.2);
  box(pen, -54, -77, 108, 7, light(wood), 2);
  bar(pen, 28, -90, 7, 13, '#c87a94', 2);
  bar(pen, 38, -86, 6, 9, '#7a94b8', 2);
}

/** In centimetres. */
export const BATHTUB = { width: 178, height: 98 } as const;

export function paintBathtub(pen: Pen): void {
  for (const x of [-66, 60]) {
    line(pen, `M${x} -14 Q${x - 6} -4 ${x + 3} -2`, '#b8985a', 6);
  }
  shape(
    pen,
    'M-84 -54 L84 -54 C84 -30 74 -9 54 -8 L-54 -8 C-74 -9 -84 -30 -84 -54 Z',
    CHINA,
    down(CHINA, -54, -8, 0.32),
  );
  line(pen, 'M-86 -54 Q-88 -60 -82 -60 L82 -60 Q88 -60 86 -54 Z', CHINA, 4);
  shape(pen, 'M-80 -57 L80 -57 L78 -52 L-78 -52 Z', '#8fc4d8');
  line(pen, 'M72 -58 L72 -86 Q72 -94 62 -94 L54 -94 L54 -86', CHROME, 4.4);
  ball(pen, 72, -70, 4, 4, CHROME);
  for (const [x, size] of [
    [-60, 8],
    [-46, 10],
    [-30, 8],
    [-18, 6],
  ] as const)
    ball(pen, x, -58 - size * 0.4, size, size * 0.8, '#ffffff');
}

function toilet(pen: Pen): void {
  box(pen, -20, -80, 40, 34, CHINA, 4);
  box(pen, -22, -84, 44, 6, light(CHINA), 2);
  ball(pen, 12, -84, 3, 1.6, CHROME);
  shape(pen, 'M-16 -26 L16 -26 L12 0 L-12 0 Z', CHINA, down(CHINA, -26, 0, 0.36));
  shape(pen, 'M-24 -46 C-24 -28 -14 -20 0 -20 C14 -20 24 -28 24 -46 Z', CHINA, down(CHINA, -46, -20, 0.3));
  ball(pen, 0, -46, 25, 7, '#ffffff');
  ball(pen, 0, -46, 18, 4.4, '#b8c8d0');
}

/** A basin let into a cupboard. */
function washstand(pen: Pen): void {
  const front = pen.random.pick(['#6f8590', '#d8ccb8', '#8a6a4c', '#f0ece4'] as const);
  box(pen, -42, -76, 84, 70, front, 2);
  for (const left of [-39, 1]) {
    box(pen, left, -70, 38, 58, light(front, 0.08), 2);
    bar(pen, left < 0 ? -7 : 4, -50, 3, 14, CHROME, 1);
  }
  box(pen, -38, -6, 76, 6, mix(front, '#20142a', 0.5));
  box(pen, -46, -84, 92, 9, CHINA, 3);
  ball(pen, 0, -84, 26, 4, '#c4d2d8');
  line(pen, 'M0 -84 L0 -104 Q0 -110 10 -109 L14 -100', CHROME, 4);
  for (const x of [-12, 12]) line(pen, `M${x} -84 V-91`, CHROME, 4);
  bar(pen, -38, -97, 9, 13, '#7fb4a0', 2);
}

function shower(pen: Pen): void {
  const { brush } = pen;
  box(pen, -48, -8, 96, 8, CHINA, 2);
  line(pen, 'M30 -60 L30 -198 Q30 -206 20 -206 L2 -206', CHROME, 3.6);
  shape(pen, 'M-16 -198 L20 -198 L10 -206 L-6 -206 Z', CHROME, down(CHROME, -206, -198));
  ball(pen, 30, -96, 4.4, 4.4, CHROME);
  brush.save();
  brush.globalAlpha = 0.5;
  for (let drop = -5; drop <= 5; drop++)
    line(pen, `M${2 + drop * 2.6} -196 L${2 + drop * 5} -16`, '#d8f0fa', 0.9);
  brush.globalAlpha = 0.32;
  box(pen, -47, -210, 94, 202, GLASS, 2);
  brush.restore();
  line(pen, 'M-47 -210 H47 V-8 H-47 Z M-4 -210 V-8', CHROME, 2.6);
  bar(pen, -12, -112, 3.4, 24, CHROME, 1);
}

function stove(pen: Pen): void {
  const front = '#d4d8da';
  box(pen, -32, -84, 64, 80, front, 2);
  box(pen, -26, -60, 52, 44, '#2c3038', 4);
  box(pen, -20, -54, 40, 30, '#5a4838', 3);
  line(pen, 'M-24 -65 H24', CHROME, 3);
  for (const x of [-22, -8, 8, 22]) ball(pen, x, -76, 3.4, 3.4, '#3c4048');
  box(pen, -34, -90, 68, 7, '#34383e', 2);
  for (const x of [-17, 17]) line(pen, `M${x - 11} -92 h22`, '#1c1e22', 3);
  shape(pen, 'M-28 -94 L-6 -94 L-8 -110 L-26 -110 Z', '#b8443c', down('#b8443c', -110, -94));
  line(pen, 'M-30 -106 h4 M-8 -106 h4 M-26 -111 H-8 M-17 -112 v-3', '#3c2a28', 2.4);
}

function washingMachine(pen: Pen): void {
  box(pen, -31, -86, 62, 86, '#eef0f0', 3);
  line(pen, 'M-31 -70 H31', '#b4bcc4', 1.4);
  box(pen, -26, -82, 18, 8, '#d0d6da', 1);
  for (const x of [8, 20]) ball(pen, x, -78, 3.4, 3.4, CHROME);
  ball(pen, 0, -38, 24, 24, '#c4ccd4');
  ball(pen, 0, -38, 19, 19, '#4a6274');
  shape(pen, 'M-17 -34 C-8 -42 6 -30 17 -36 C16 -22 -14 -20 -17 -34 Z', '#8fc0dc');
}

/** Hangs from the ceiling: its zero is under the lowest crystal. */
function chandelier(pen: Pen): void {
  const brass = '#d0a24a';
  line(pen, 'M0 -150 L0 -60', mix(brass, '#20142a', 0.3), 2);
  shineAround(pen, 0, -46, 60, '#ffe0a0', pen.isDark ? 0.7 : 0.35);
  for (const side of [-1, 1])
    for (const reach of [52, 28])
      line(
        pen,
        `M0 -26 C${side * reach * 0.5} ${-8 - reach * 0.1} ${side * reach} -18 ${side * reach} -38`,
        brass,
        3,
      );
  ball(pen, 0, -32, 8, 11, brass);
  ball(pen, 0, -56, 5, 7, brass);
  for (const x of [-52, -28, 0, 28, 52]) {
    const foot = x === 0 ? -62 : -38;
    shape(pen, `M${x - 6} ${foot} h12 l-3 4 h-6 Z`, brass);
    bar(pen, x - 2, foot - 12, 4, 12, '#f6efe0', 1);
    shineAround(pen, x, foot - 16, 11, '#ffd88a', 0.9);
    shape(
      pen,
      `M${x} ${foot - 22} C${x + 4} ${foot - 16} ${x + 3} ${foot - 12} ${x} ${foot - 12} C${x - 3} ${foot - 12} ${x - 4} ${foot - 16} ${x} ${foot - 22} Z`,
      '#fff2c0',
      { colour: '#ffb84a', from: foot - 22, to: foot - 12 },
    );
  }
  for (const [x, y] of [
    [-40, -20],
    [-16, -12],
    [16, -12],
    [40, -20],
    [0, -8],
  ] as const)
    shape(pen, `M${x} ${y - 6} l3 5 l-3 8 l-3 -8 Z`, '#e4f4fa', {
      colour: '#9cc4d8',
      from: y - 6,
      to: y + 7,
    });
}

function roomDoor(pen: Pen): void {
  const wood = pen.random.pick(['#8a5a36', '#e4ded2', '#6e4630', '#7a8a94'] as const);
  box(pen, -52, -212, 104, 212, light(wood, 0.16), 1);
  box(pen, -45, -205, 90, 205, wood, 1);
  for (const left of [-38, 4])
    for (const [top, tall] of [
      [-196, 84],
      [-98, 84],
    ] as const)
      box(pen, left, top, 34, tall, mix(wood, '#20142a', 0.12), 2);
  bar(pen, 34, -106, 6, 14, '#c8a45a', 2);
  line(pen, 'M37 -100 h-11', '#d8b46a', 3.4);
}

function desk(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  bar(pen, -66, -70, 7, 70, wood);
  box(pen, 26, -70, 40, 66, mix(wood, '#20142a', 0.14), 2);
  for (const top of [-66, -46, -26]) drawer(pen, 29, top, 34, 17, wood);
  box(pen, -70, -76, 140, 7, light(wood), 2);
}

export const ROOM_FITTINGS: Record<string, OwnDrawing> = {
  'own/nightstand': { width: 56, height: 60, paint: nightstand },
  'own/wardrobe': { width: 140, height: 207, paint: wardrobe },
  'own/dresser': { width: 116, height: 86, paint: dresser },
  'own/wall-mirror': { width: 68, height: 90, paint: wallMirror },
  'own/standing-mirror': { width: 58, height: 174, paint: standingMirror },
  'own/dressing-table': { width: 110, height: 152, paint: dressingTable },
  'own/bathtub': { ...BATHTUB, paint: paintBathtub },
  'own/toilet': { width: 52, height: 86, paint: toilet },
  'own/washstand': { width: 94, height: 112, paint: washstand },
  'own/shower': { width: 100, height: 212, paint: shower },
  'own/stove': { width: 70, height: 116, paint: stove },
  'own/washing-machine': { width: 64, height: 88, paint: washingMachine },
  'own/chandelier': { width: 124, height: 150, isLamp: true, paint: chandelier },
  'own/room-door': { width: 106, height: 213, paint: roomDoor },
  'own/desk': { width: 142, height: 78, paint: desk },
};
