// Furniture, in centimetres: what stands in rooms is as large as it is in rooms.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { DINING_TABLES } from './dining-table.ts';
import { GAME_TABLES } from './game-table.ts';
import { MEETING_TABLES } from './meeting-table.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const CLOTHS: readonly [string, ...string[]] = [
  '#7f8f7c',
  '#b86f50',
  '#5d7288',
  '#c8a26a',
  '#8c6a74',
  '#a9a296',
];
const WOODS: readonly [string, ...string[]] = ['#8a5a36', '#a8744a', '#6e4630', '#b98a5c'];

export function down(colour: Colour, from: number, to: number, amount = 0.34) {
  return { colour: mix(colour, '#20142a', amount), from, to };
}

export function light(colour: Colour, amount = 0.14): Colour {
  return mix(colour, '#ffffff', amount);
}

export function box(
  pen: Pen,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Colour,
  round = 0,
): void {
  const { brush } = pen;
  const gradient = brush.createLinearGradient(0, top, 0, top + height);
  gradient.addColorStop(0, css(light(colour)));
  gradient.addColorStop(1, css(mix(colour, '#20142a', 0.26)));
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.roundRect(left, top, width, height, round);
  brush.fill();
}

function sofa(pen: Pen): void {
  const cloth = pen.random.pick(CLOTHS);
  for (const x of [-92, 84]) bar(pen, x, -12, 8, 12, '#4a3020');
  box(pen, -98, -84, 196, 60, mix(cloth, '#20142a', 0.12), 14);
  for (const x of [-84, 2]) {
    box(pen, x, -80, 82, 46, cloth, 10);
    line(pen, `M${x + 6} -44 Q${x + 41} -38 ${x + 76} -44`, mix(cloth, '#20142a', 0.3), 1);
  }
  box(pen, -100, -22, 200, 14, mix(cloth, '#20142a', 0.3), 5);
  for (const x of [-86, 1]) box(pen, x, -42, 85, 22, light(cloth, 0.1), 7);
  for (const x of [-105, 83]) box(pen, x, -62, 22, 52, light(cloth, 0.04), 10);
  const cushion = pen.random.pick(['#d9a441', '#c8584a', '#e8dcc4', '#3f6a7a']);
  shape(
    pen,
    'M-78 -42 L-72 -70 Q-56 -76 -44 -72 L-40 -44 Q-58 -38 -78 -42 Z',
    light(cushion),
    down(cushion, -74, -40),
  );
  shape(
    pen,
    'M52 -44 L48 -68 Q62 -76 78 -70 L80 -43 Q66 -39 52 -44 Z',
    mix(cushion, cloth, 0.35),
    down(cushion, -74, -40),
  );
}

function longSofa(pen: Pen): void {
  pen.brush.scale(292 / 212, 1);
  sofa(pen);
}

function armchair(pen: Pen): void {
  const cloth = pen.random.pick(CLOTHS);
  for (const x of [-34, 26]) bar(pen, x, -16, 7, 16, '#4a3020');
  box(pen, -36, -92, 72, 66, mix(cloth, '#20142a', 0.1), 22);
  box(pen, -30, -84, 60, 46, cloth, 16);
  box(pen, -40, -26, 80, 13, mix(cloth, '#20142a', 0.28), 6);
  box(pen, -29, -44, 58, 22, light(cloth, 0.1), 8);
  for (const x of [-46, 28]) box(pen, x, -58, 18, 44, light(cloth, 0.05), 9);
}

/** From the front: a high back of slats, arms on posts, two runners under it that are seen from their ends. */
function rockingChair(pen: Pen): void {
  const wood = '#8a5430';
  const dark = mix(wood, '#20142a', 0.34);
  for (const side of [-1, 1]) {
    line(
      pen,
      `M${side * 30} -14 Q${side * 34} -2 ${side * 29} -1.6 Q${side * 24} -2 ${side * 26} -12`,
      dark,
      5,
    );
    bar(pen, side * 29 - 3, -46, 6, 40, wood, 2);
    bar(pen, side * 26 - 3, -112, 6, 72, wood, 3);
    ball(pen, side * 26, -113, 4.6, 4.6, wood);
  }
  for (let slat = 0; slat < 5; slat++) bar(pen, -18 + slat * 8 - 2, -98, 4, 56, light(wood, 0.08), 2);
  box(pen, -27, -106, 54, 13, light(wood, 0.1), 6);
  box(pen, -24, -100, 48, 4, dark, 2);
  box(pen, -31, -22, 62, 5, dark, 2);
  box(pen, -33, -46, 66, 8, wood, 4);
  box(pen, -28, -52, 56, 9, '#a8483c', 5);
  for (const side of [-1, 1]) {
    bar(pen, side * 33 - 2.6, -68, 5.2, 24, wood, 2);
    box(pen, side * 33 - 6, -71, 12, 6, light(wood, 0.14), 3);
  }
}

function bed(pen: Pen): void {
  paintBed(pen);
}

/** `between`: who lies in it, painted over the pillows and under the cover. */
export function paintBed(pen: Pen, between?: () => void): void {
  const wood = pen.random.pick(WOODS);
  const cover = pen.random.pick(['#8fa3b0', '#b98a78', '#7f8f7c', '#c9b28a', '#96809a']);
  box(pen, -108, -112, 12, 112, wood, 4);
  box(pen, -98, -100, 6, 70, mix(wood, '#20142a', 0.2));
  box(pen, 96, -58, 10, 58, wood, 4);
  box(pen, -98, -34, 196, 20, mix(wood, '#20142a', 0.16));
  shape(
    pen,
    'M-96 -34 L-96 -52 Q-96 -58 -88 -58 L90 -58 Q97 -58 97 -50 L97 -34 Z',
    '#f4efe6',
    down('#cfc4b8', -58, -34),
  );
  for (const x of [-92, -62])
    shape(
      pen,
      `M${x} -56 C${x - 4} -76 ${x + 6} -82 ${x + 22} -80 C${x + 38} -80 ${x + 44} -70 ${x + 40} -56 Z`,
      '#fbf8f2',
      down('#d6ccc0', -80, -54),
    );
  between?.();
  // Over who lies there it is higher.
  if (between)
    shape(
      pen,
      'M-44 -60 C-40 -90 -22 -92 -4 -88 C26 -82 58 -84 78 -72 C88 -68 96 -66 99 -62 L99 -40 L-44 -40 Z',
      light(cover),
      down(cover, -92, -40, 0.2),
    );
  shape(
    pen,
    'M-44 -58 C-36 -72 -10 -70 10 -68 C40 -66 70 -70 99 -64 L101 -12 C70 -6 40 -16 10 -10 C-14 -8 -34 -10 -44 -14 Z',
    light(cover),
    down(cover, -70, -8),
  );
  shape(pen, 'M-44 -58 C-36 -72 -10 -70 -2 -69 L-6 -12 C-20 -9 -34 -10 -44 -14 Z', light(cover, 0.5));
  if (between)
    shape(pen, 'M-46 -56 C-44 -88 -26 -94 -6 -88 L-2 -66 C-16 -70 -32 -70 -44 -54 Z', light(cover, 0.5));
  line(pen, 'M20 -66 C22 -48 18 -30 22 -12 M58 -66 C60 -46 56 -28 60 -12', mix(cover, '#20142a', 0.3), 1.2);
}

function table(pen: Pen, wide: number, tall: number, wood: Colour): void {
  for (const x of [-wide / 2 + 6, wide / 2 - 13]) bar(pen, x, -tall + 5, 7, tall - 5, wood);
  box(pen, -wide / 2, -tall, wide, 6, wood, 2);
  box(pen, -wide / 2 + 6, -tall + 6, wide - 12, 9, mix(wood, '#20142a', 0.24));
}

function chair(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  for (const x of [-21, 16]) bar(pen, x, -90, 5, 90, wood, 2);
  for (const y of [-88, -72]) box(pen, -20, y, 40, 9, wood, 3);
  box(pen, -23, -47, 46, 7, light(wood), 3);
  for (const x of [-22, 17]) bar(pen, x, -42, 5, 42, mix(wood, '#20142a', 0.1), 1);
}

function floorLamp(pen: Pen): void {
  bar(pen, -1.6, -128, 3.2, 126, '#6a5238');
  shape(pen, 'M-16 0 Q-16 -5 0 -5 Q16 -5 16 0 Z', '#5a4530');
  shape(pen, 'M-15 -162 L15 -162 L26 -124 L-26 -124 Z', pen.isDark ? '#ffe2ac' : '#f2e2c6', {
    colour: pen.isDark ? '#f0a850' : '#d8b98a',
    from: -162,
    to: -122,
  });
}

function tableLamp(pen: Pen): void {
  ball(pen, 0, -10, 9, 10, pen.random.pick(['#5d7288', '#b86f50', '#e0d6c4']));
  bar(pen, -1, -28, 2, 12, '#6a5238');
  shape(pen, 'M-10 -48 L10 -48 L17 -26 L-17 -26 Z', pen.isDark ? '#ffe2ac' : '#f6e8cc', {
    colour: '#dcb47a',
    from: -48,
    to: -26,
  });
}

function pendant(pen: Pen): void {
  const shade = pen.random.pick(['#2f3a40', '#b8683e', '#3f5a52', '#d2b06a']);
  line(pen, 'M0 -120 L0 -26', '#2c2420', 1.4);
  shape(
    pen,
    'M-4 -28 L4 -28 C10 -24 24 -14 26 -2 L-26 -2 C-24 -14 -10 -24 -4 -28 Z',
    light(shade),
    down(shade, -28, 0),
  );
  shape(pen, 'M-24 -2 Q0 7 24 -2 Z', '#fff0c8');
}

function bookshelf(pen: Pen, shelves = 5): void {
  const wood = pen.random.pick(WOODS);
  const spines = [
    '#a8483c',
    '#34607a',
    '#c89a48',
    '#5c7a52',
    '#77486a',
    '#dccbaa',
    '#3a4c68',
    '#b86c44',
  ] as const;
  const top = -10 - shelves * 36;
  box(pen, -55, top, 110, -top, mix(wood, '#20142a', 0.5), 2);
  for (let shelf = 0; shelf < shelves; shelf++) {
    const floor = -8 - shelf * 36;
    for (let x = -50; x < 44;) {
      const thick = pen.random.between(3, 6.4);
      const tall = pen.random.between(20, 30);
      if (pen.random.chance(0.9)) {
        const spine = spines[pen.random.whole(spines.length)] ?? '#a8483c';
        shape(
          pen,
          `M${x} ${floor} L${x} ${floor - tall} L${x + thick * 0.94} ${floor - tall} L${x + thick * 0.94} ${floor} Z`,
          light(spine, 0.06),
          down(spine, floor - tall, floor),
        );
      }
      x += thick;
    }
    box(pen, -54, floor, 108, 4, wood);
  }
  for (const x of [-55, 51]) bar(pen, x, top, 4, -top, wood);
  box(pen, -57, top - 3, 114, 5, light(wood), 1);
}

function housePlant(pen: Pen): void {
  const pot = pen.random.pick(['#c8744a', '#e4dccc', '#4f5f66', '#a8988a']);
  for (let leaf = 0; leaf < 15; leaf++) {
    const lean = (leaf - 7) * 6.6 + pen.random.between(-5, 5);
    const top = -62 - (1 - Math.abs(leaf - 7) / 8) * 50 - pen.random.between(0, 14);
    const green = mix('#3f6e45', leaf % 3 === 0 ? '#7fa35a' : '#24503c', 0.45);
    line(
      pen,
      `M${lean * 0.1} -34 Q${lean * 0.4} ${top * 0.7} ${lean} ${top}`,
      mix(green, '#20301c', 0.3),
      1.6,
    );
    shape(
      pen,
      `M${lean * 0.5} ${top * 0.74} C${lean * 0.7 - 12} ${top - 2} ${lean - 6} ${top - 10} ${lean * 1.25} ${top - 12} C${lean * 1.2 + 8} ${top + 2} ${lean * 0.9 + 8} ${top * 0.84} ${lean * 0.5} ${top * 0.74} Z`,
      light(green, 0.1),
      down(green, top, top * 0.7),
    );
  }
  shape(pen, 'M-20 -36 L20 -36 L15 0 L-15 0 Z', light(pot), down(pot, -36, 0));
  box(pen, -22, -40, 44, 7, pot, 2);
}

function wallPicture(pen: Pen): void {
  const sky = pen.random.pick(['#d8c0a4', '#a8bcc4', '#d6aa96', '#c2c4a8']);
  box(pen, -46, -70, 92, 70, '#4a3628', 1);
  box(pen, -42, -66, 84, 62, '#f2ece0');
  shape(pen, 'M-32 -56 L32 -56 L32 -14 L-32 -14 Z', sky);
  ball(pen, 12, -44, 6, 6, mix(sky, '#fff2d0', 0.7));
  shape(
    pen,
    'M-32 -14 L-32 -30 C-18 -42 -8 -28 4 -32 C16 -38 24 -30 32 -26 L32 -14 Z',
    mix(sky, '#35506a', 0.6),
  );
  shape(pen, 'M-32 -14 L-32 -20 C-10 -28 10 -16 32 -22 L32 -14 Z', mix(sky, '#20303c', 0.75));
}

function counter(pen: Pen): void {
  const front = pen.random.pick(['#6f8076', '#d6cbb8', '#4f6072', '#9a7258']);
  box(pen, -120, -86, 240, 86, front, 1);
  for (let door = 0; door < 4; door++) {
    box(pen, -116 + door * 59, -78, 55, 66, light(front, 0.06), 2);
    bar(pen, -116 + door * 59 + (door % 2 === 0 ? 47 : 5), -72, 3, 16, '#c9b48a', 1);
  }
  box(pen, -124, -94, 248, 9, '#e2dbd0', 2);
  box(pen, -118, -8, 236, 8, '#2c2620');
}

function cabinets(pen: Pen): void {
  const front = pen.random.pick(['#6f8076', '#d6cbb8', '#4f6072', '#9a7258']);
  for (let door = 0; door < 3; door++) {
    box(pen, -90 + door * 60, -64, 58, 64, front, 2);
    box(pen, -85 + door * 60, -59, 48, 54, light(front, 0.07), 2);
  }
}

function fridge(pen: Pen): void {
  box(pen, -35, -186, 70, 186, '#d8dcdc', 5);
  line(pen, 'M-35 -116 L35 -116', '#8a9090', 1.4);
  for (const y of [-150, -104]) bar(pen, 24, y, 4, 28, '#9aa0a0', 2);
}

function monitor(pen: Pen): void {
  box(pen, -32, -48, 64, 38, '#22252c', 2);
  shape(pen, 'M-29 -45 L29 -45 L29 -13 L-29 -13 Z', pen.isDark ? '#8fb4d8' : '#9cb6c8', {
    colour: '#4a6a8c',
    from: -45,
    to: -13,
  });
  bar(pen, -3, -10, 6, 9, '#2c3038');
  box(pen, -12, -2, 24, 2, '#2c3038', 1);
}

function teaTable(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  for (const x of [-38, 32]) bar(pen, x, -38, 6, 38, wood);
  shape(
    pen,
    'M-54 -40 Q-54 -46 0 -46 Q54 -46 54 -40 Q54 -35 0 -35 Q-54 -35 -54 -40 Z',
    light(wood, 0.2),
    down(wood, -46, -34, 0.2),
  );
  shape(pen, 'M-22 -46 L2 -46 L4 -50 L-20 -50 Z', '#3f6a7a');
  ball(pen, 20, -50, 6, 6, '#f0ebe2');
}

function roundTable(pen: Pen): void {
  bar(pen, -3, -72, 6, 70, '#2c2a2c');
  shape(pen, 'M-22 0 Q-20 -6 0 -6 Q20 -6 22 0 Z', '#2c2a2c');
  shape(pen, 'M-38 -73 Q0 -80 38 -73 Q0 -66 -38 -73 Z', '#b58a5e', { colour: '#7a5434', from: -78, to: -66 });
}

function fireplace(pen: Pen): void {
  box(pen, -75, -120, 150, 120, '#b8a898', 2);
  box(pen, -82, -130, 164, 12, '#7a5236', 2);
  box(pen, -48, -82, 96, 82, '#2a1c1c', 3);
  shineAround(pen, 0, -24, 70, '#ff9a3c', 0.8);
  line(pen, 'M-28 -4 L22 -12 M28 -4 L-22 -12', '#4a2c1c', 9);
  shape(
    pen,
    'M-22 -8 C-30 -30 -10 -36 -12 -56 C2 -48 6 -40 8 -34 C14 -40 16 -46 14 -52 C28 -38 30 -20 20 -8 Z',
    '#ff7a24',
    { colour: '#ffc04a', from: -56, to: -8 },
  );
}

/** A round rug that lies before the viewer. */
function rug(pen: Pen): void {
  const tone = pen.random.pick(['#b05c4a', '#5f7a92', '#a8884a', '#7a8f68'] as const);
  for (const [rx, ry, colour] of [
    [74, 16.6, mix(tone, '#20101c', 0.4)],
    [74, 15.8, tone],
    [66, 13.6, mix(tone, '#fff4e0', 0.5)],
    [61, 12.4, tone],
    [40, 7.8, mix(tone, '#fff4e0', 0.3)],
    [36, 6.8, tone],
  ] as const) {
    pen.brush.fillStyle = css(colour);
    pen.brush.beginPath();
    pen.brush.ellipse(0, rx === 74 && ry > 16 ? -16.8 : -17.6, rx, ry, 0, 0, 7);
    pen.brush.fill();
  }
}

export const FURNITURE_DRAWINGS: Record<string, OwnDrawing> = {
  ...DINING_TABLES,
  ...GAME_TABLES,
  ...MEETING_TABLES,
  'own/sofa': { width: 212, height: 86, paint: sofa },
  'own/long-sofa': { width: 292, height: 86, paint: longSofa },
  'own/armchair': { width: 96, height: 94, paint: armchair },
  'own/rocking-chair': { width: 80, height: 118, paint: rockingChair },
  'own/bed': { width: 222, height: 114, paint: bed },
  'own/table': { width: 142, height: 76, paint: (pen) => table(pen, 140, 75, pen.random.pick(WOODS)) },
  'own/chair': { width: 50, height: 92, paint: chair },
  'own/floor-lamp': { width: 120, height: 166, isLamp: true, paint: floorLamp },
  'own/table-lamp': { width: 70, height: 52, isLamp: true, paint: tableLamp },
  'own/pendant': { width: 100, height: 120, isLamp: true, paint: pendant },
  'own/bookshelf': { width: 116, height: 194, paint: (pen) => bookshelf(pen) },
  'own/tall-bookshelf': { width: 116, height: 230, paint: (pen) => bookshelf(pen, 6) },
  'own/house-plant': { width: 124, height: 132, paint: housePlant },
  'own/wall-picture': { width: 94, height: 72, paint: wallPicture },
  'own/rug': { width: 150, height: 34, paint: rug },
  'own/counter': { width: 250, height: 96, paint: counter },
  'own/cabinets': { width: 182, height: 66, paint: cabinets },
  'own/fridge': { width: 74, height: 188, paint: fridge },
  'own/monitor': { width: 66, height: 50, paint: monitor },
  'own/tea-table': { width: 112, height: 56, paint: teaTable },
  'own/round-table': { width: 80, height: 80, paint: roundTable },
  'own/fireplace': { width: 168, height: 132, isLamp: true, paint: fireplace },
};
