// Machines of a house: to write, to hear, to cook and to sew with. Each in units of its own.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STEEL = '#b4bcc6';
const BLACK = '#2b2c33';
const BRASS = '#d2a24a';
const WOOD = '#7a4a2c';

/** An old one, from the front: four rows of round keys, a sheet around its roller. */
function typewriter(pen: Pen): void {
  const body = pen.random.pick(['#33363f', '#2f5a5c', '#7a2f36']);
  shape(pen, 'M-46 -84 L-44 -136 H44 L46 -84 Z', '#fdfaf2', { colour: '#ded6c6', from: -136, to: -84 });
  for (let row = 0; row < 4; row++)
    line(pen, `M-34 ${-126 + row * 9} h${row === 3 ? 30 : 66}`, '#6a6670', 1.4);
  bar(pen, -72, -92, 144, 15, '#3a3b44', 7);
  for (const side of [-1, 1]) {
    bar(pen, side * 78 - 6, -95, 12, 21, '#24252c', 3);
    line(pen, `M${side * 66} -84 H${side * 73}`, STEEL, 5);
  }
  line(pen, 'M-76 -92 Q-96 -98 -98 -112', STEEL, 3.4);
  shape(pen, 'M-64 -78 H64 L72 -46 H-72 Z', light(body, 0.12), down(body, -78, -46));
  shape(pen, 'M-30 -76 H30 L24 -56 H-24 Z', '#17181d');
  for (let arm = -6; arm <= 6; arm++) line(pen, `M${arm * 4.4} -74 L${arm * 2.6} -57`, '#9aa0aa', 1.1);
  for (const side of [-1, 1]) ball(pen, side * 48, -65, 11, 8, mix(body, '#ffffff', 0.1));
  line(pen, 'M-20 -50 H20', BRASS, 3);
  shape(pen, 'M-72 -46 H72 L86 -8 Q88 0 80 0 H-80 Q-88 0 -86 -8 Z', body, down(body, -46, 0, 0.5));
  for (let row = 0; row < 4; row++)
    for (let key = 0; key < 10; key++) {
      const x = (key - 4.5) * (12.4 + row * 1.1) + (row % 2) * 4 - 2;
      const y = -41 + row * 9.6;
      ball(pen, x, y + 1.6, 4.7, 3.7, '#101116');
      ball(pen, x, y, 4.6, 3.5, '#f2ead6');
      line(pen, `M${x - 1.2} ${y} h2.4`, '#3a3a42', 1);
    }
  bar(pen, -34, -4.6, 68, 4, '#f2ead6', 2);
}

/** A horn of brass over a box with a record. */
function gramophone(pen: Pen): void {
  const { brush } = pen;
  box(pen, -58, -44, 116, 40, WOOD, 3);
  box(pen, -64, -8, 128, 8, mix(WOOD, '#20142a', 0.2), 2);
  box(pen, -50, -38, 100, 26, light(WOOD, 0.1), 2);
  line(pen, 'M-40 -25 q10 -9 20 0 q10 9 20 0 q10 -9 20 0 q10 9 20 0', BRASS, 1.8);
  line(pen, 'M58 -24 H74 V-10', '#8a8f98', 3.6);
  ball(pen, 74, -8, 4, 4, '#4a2c1c');
  brush.fillStyle = '#17161b';
  brush.beginPath();
  brush.ellipse(-4, -48, 46, 9, 0, 0, 7);
  brush.fill();
  line(pen, 'M-38 -48 a34 6 0 0 0 68 0 M-28 -48 a24 4 0 0 0 48 0', '#4a4854', 0.9);
  ball(pen, -4, -48, 12, 3, '#c8382e');
  line(pen, 'M48 -48 C62 -58 64 -84 44 -96', BRASS, 7);
  line(pen, 'M44 -66 L14 -52', '#c8ccd2', 3);
  // The horn opens to the left.
  shape(pen, 'M46 -98 C24 -96 4 -112 -24 -176 L-84 -118 C-40 -84 10 -78 48 -90 Z', '#e8b850', {
    colour: '#8a5a1e',
    from: -176,
    to: -84,
  });
  line(pen, 'M44 -96 C10 -104 -20 -122 -42 -160 M44 -94 C4 -96 -36 -110 -64 -138', '#a87428', 1.6);
  brush.save();
  brush.translate(-56, -148);
  brush.rotate(-0.77);
  for (const [rx, ry, colour] of [
    [47, 24, '#f4d37c'],
    [42, 20.5, '#8e5a20'],
    [30, 14, '#5e3812'],
    [15, 7, '#331c0a'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(0, 0, rx, ry, 0, 0, 7);
    brush.fill();
  }
  brush.restore();
}

/** A flat case, its lid open behind it, an arm over the record. */
function recordPlayer(pen: Pen): void {
  const { brush } = pen;
  const wood = pen.random.pick(['#8a5a36', '#6a3f28', '#b07a4a']);
  shape(pen, 'M-74 -42 L-66 -104 H66 L74 -42 Z', '#3a3d46', { colour: '#24262e', from: -104, to: -42 });
  shape(pen, 'M-68 -46 L-61 -98 H61 L68 -46 Z', '#5a6270', { colour: '#3a414e', from: -98, to: -46 });
  shape(pen, 'M-74 -44 H74 L86 -18 H-86 Z', '#d8d3c8', { colour: '#a8a296', from: -44, to: -18 });
  box(pen, -87, -19, 174, 16, wood, 3);
  for (const x of [-70, 56]) box(pen, x, -4, 14, 4, BLACK, 1);
  for (const [rx, ry, colour] of [
    [52, 12.4, '#141319'],
    [44, 10.2, '#2c2a33'],
    [42, 9.8, '#17161c'],
    [33, 7.6, '#2c2a33'],
    [31, 7.2, '#17161c'],
    [16, 3.8, '#d8483a'],
    [2, 0.8, '#f4efe6'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(-20, -31, rx, ry, 0, 0, 7);
    brush.fill();
  }
  line(pen, 'M-60 -35 Q-40 -42 -24 -42', '#6a6874', 1.2);
  ball(pen, 56, -37, 7, 4.6, '#c8ccd2');
  line(pen, 'M56 -40 L40 -24 L16 -27', '#dfe3e8', 2.6);
  ball(pen, 68, -24, 3.6, 2.4, '#5a5e68');
}

/** With its spout to the left, steam over it. */
function kettle(pen: Pen): void {
  const paint = pen.random.pick(['#c8d0d8', '#d8483a', '#3f7f8a', '#e8dcc4']);
  line(pen, 'M-26 -66 C-34 -108 34 -108 26 -66', BLACK, 7);
  shape(
    pen,
    'M-40 -40 C-58 -42 -60 -60 -70 -72 L-60 -76 C-50 -68 -46 -58 -34 -58 Z',
    paint,
    down(paint, -76, -40),
  );
  shape(
    pen,
    'M-38 -64 Q0 -76 38 -64 C56 -52 60 -16 48 -4 Q46 0 40 0 H-40 Q-46 0 -48 -4 C-60 -16 -56 -52 -38 -64 Z',
    light(paint, 0.24),
    down(paint, -72, 0, 0.42),
  );
  pen.brush.globalAlpha = 0.5;
  shape(pen, 'M-34 -54 C-44 -44 -46 -26 -42 -14 C-36 -28 -34 -42 -28 -56 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  shape(pen, 'M-22 -68 Q0 -78 22 -68 Q0 -62 -22 -68 Z', light(paint, 0.3), down(paint, -76, -62));
  ball(pen, 0, -79, 5.4, 5, BLACK);
  line(pen, 'M-46 -7 Q0 1 46 -7', mix(paint, '#20142a', 0.4), 1.6);
}

/** Two slices look out of it. */
function toaster(pen: Pen): void {
  const paint = pen.random.pick(['#c4ccd4', '#e8e0d0', '#d8584a', '#8ab8b0']);
  for (const x of [-24, 14])
    shape(
      pen,
      `M${x - 22} -56 V-84 Q${x - 26} -98 ${x - 12} -98 H${x + 16} Q${x + 30} -98 ${x + 26} -84 V-56 Z`,
      '#e2a860',
      { colour: '#a8682e', from: -98, to: -56 },
    );
  for (const x of [-22, 16])
    shape(
      pen,
      `M${x - 17} -58 V-86 Q${x - 18} -92 ${x - 10} -92 H${x + 10} Q${x + 18} -92 ${x + 17} -86 V-58 Z`,
      '#f2cf92',
    );
  for (const x of [-40, 30]) box(pen, x, -5, 12, 5, BLACK, 1);
  box(pen, -56, -68, 112, 65, paint, 14);
  box(pen, -46, -70, 92, 7, '#3a3c44', 3);
  pen.brush.globalAlpha = 0.45;
  shape(pen, 'M-44 -58 Q-50 -56 -48 -20 L-40 -20 Q-40 -52 -30 -60 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  line(pen, 'M44 -54 V-24', '#4a4c56', 3);
  box(pen, 38, -52, 13, 7, BLACK, 2);
  ball(pen, 0, -18, 6, 6, '#4a4c56');
  line(pen, 'M0 -18 l3 -4', '#f4f0e8', 1.4);
}

/** A group over a cup, a dial, a wand for steam. */
function coffeeMachine(pen: Pen): void {
  const paint = pen.random.pick(['#b8c0ca', '#c8443a', '#2f3038', '#e8dfcf']);
  box(pen, -52, -8, 104, 8, '#3a3c44', 2);
  box(pen, -48, -104, 34, 98, paint, 4);
  box(pen, -52, -116, 104, 44, light(paint, 0.06), 7);
  box(pen, -54, -120, 108, 6, '#5a5e68', 3);
  shape(pen, 'M-14 -72 H48 V-8 H-14 Z', '#26272e', { colour: '#3e4048', from: -72, to: -8 });
  for (let slot = 0; slot < 9; slot++) line(pen, `M${-10 + slot * 6.8} -9 h4`, '#7a808a', 1.6);
  box(pen, 4, -74, 26, 11, STEEL, 2);
  line(pen, 'M28 -68 L54 -62', BLACK, 6);
  line(pen, 'M12 -63 v6 M22 -63 v6', '#8a8f98', 3);
  line(pen, 'M14 -56 V-36 M20 -56 V-36', '#6a3c1e', 1.8);
  shape(pen, 'M4 -36 H30 C30 -20 26 -12 17 -12 C8 -12 4 -20 4 -36 Z', '#fbf8f2', down('#e8e0d6', -36, -12));
  line(pen, 'M30 -31 q8 1 2 11', '#e8e0d6', 3);
  line(pen, 'M-32 -70 C-26 -50 -34 -34 -30 -20', STEEL, 3);
  ball(pen, -32, -94, 10, 10, '#f4f2ec');
  line(pen, 'M-32 -94 l5 -5', '#d8342f', 1.6);
  for (const [x, hue] of [
    [-4, '#5ac87a'],
    [12, '#e8e4dc'],
    [28, '#e8e4dc'],
  ] as const)
    ball(pen, x, -94, 5, 5, hue);
}

function microwave(pen: Pen): void {
  for (const x of [-66, 54]) box(pen, x, -5, 12, 5, BLACK, 1);
  box(pen, -78, -86, 156, 82, '#d4d8de', 5);
  box(pen, -70, -78, 104, 66, '#2b2d36', 4);
  shape(pen, 'M-60 -70 H24 V-20 H-60 Z', pen.isDark ? '#ffdf9a' : '#4a5260', {
    colour: pen.isDark ? '#c88a3c' : '#2a2e38',
    from: -70,
    to: -20,
  });
  pen.brush.globalAlpha = 0.16;
  shape(pen, 'M-60 -70 H-20 L-48 -20 H-60 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  line(pen, 'M38 -74 V-16', '#8a9098', 4.4);
  box(pen, 46, -76, 26, 13, '#1c2a26', 2);
  line(pen, 'M51 -69.6 h4 m3 0 h4 m2 0 h3', '#6ff0b0', 2);
  for (let key = 0; key < 12; key++)
    ball(pen, 50.5 + (key % 3) * 8.6, -54 + Math.floor(key / 3) * 8.4, 2.9, 2.4, '#8a9098');
  box(pen, 47, -19, 24, 8, '#b4bac2', 2);
}

/** Black and gold, its wheel at the right, cloth under its needle. */
function sewingMachine(pen: Pen): void {
  const iron = pen.random.pick(['#24252d', '#24252d', '#2f5a5c']);
  box(pen, -88, -14, 176, 14, WOOD, 3);
  shape(pen, 'M-96 -15 C-84 -30 -56 -26 -30 -19 L-20 -14 H-92 Z', '#c8584a', down('#c8584a', -30, -14));
  box(pen, -60, -20, 136, 7, STEEL, 2);
  shape(
    pen,
    'M-64 -84 Q-64 -96 -52 -96 H48 Q72 -96 72 -72 V-20 H40 V-50 Q40 -64 26 -64 H-38 V-44 H-60 Z',
    light(iron, 0.16),
    down(iron, -96, -20, 0.4),
  );
  line(pen, 'M-54 -44 V-24', '#dfe3e8', 2.4);
  line(pen, 'M-44 -44 V-26 m-6 1 h12', STEEL, 3);
  line(pen, 'M-52 -88 H44 Q64 -88 64 -70 V-30', BRASS, 1.6);
  line(pen, 'M-30 -78 q10 -8 20 0 q-10 8 -20 0 M-6 -78 q10 -8 20 0 q-10 8 -20 0', BRASS, 1.8);
  ball(pen, 52, -44, 5, 7, BRASS);
  ball(pen, 80, -74, 12, 22, mix(iron, '#ffffff', 0.16));
  ball(pen, 82, -74, 6, 12, STEEL);
  line(pen, 'M16 -96 V-112', '#8a8f98', 2.4);
  box(pen, 9, -116, 14, 19, '#d8483a', 3);
  line(pen, 'M10 -110 Q-30 -116 -48 -96 L-56 -60', '#e88a7c', 0.9);
}

/** On a foot, its blades in a cage of wire. */
function electricFan(pen: Pen): void {
  const paint = pen.random.pick(['#5f93a8', '#e8e2d6', '#7fae98']);
  shape(pen, 'M-30 0 Q-30 -12 0 -13 Q30 -12 30 0 Z', light(paint), down(paint, -13, 0));
  bar(pen, -4, -52, 8, 42, '#c8ced4', 3);
  ball(pen, 0, -86, 43, 43, '#3c4048');
  pen.brush.globalAlpha = 0.94;
  ball(pen, 0, -86, 40, 40, '#cfe0e6');
  pen.brush.globalAlpha = 1;
  for (const turn of [0.3, 2.39, 4.49]) {
    const at = (angle: number, far: number): string =>
      `${Math.cos(turn + angle) * far} ${-86 + Math.sin(turn + angle) * far}`;
    shape(
      pen,
      `M0 -86 C${at(-0.5, 22)} ${at(-0.34, 36)} ${at(0.3, 36)} C${at(0.7, 34)} ${at(0.7, 18)} 0 -86 Z`,
      light(paint, 0.1),
      down(paint, -124, -50),
    );
  }
  for (let wire = 0; wire < 28; wire++) {
    const angle = (wire / 28) * Math.PI * 2;
    line(pen, `M0 -86 L${Math.cos(angle) * 41} ${-86 + Math.sin(angle) * 41}`, '#8a929c', 0.7);
  }
  for (const far of [20, 31, 41])
    line(
      pen,
      `M${-far} -86 a${far} ${far} 0 1 0 ${far * 2} 0 a${far} ${far} 0 1 0 ${-far * 2} 0`,
      '#7c848e',
      far > 40 ? 3 : 1,
    );
  ball(pen, 0, -86, 8, 8, light(paint, 0.2));
}

/** To press linen: pointed, its handle over it. */
function clothesIron(pen: Pen): void {
  const paint = pen.random.pick(['#4f86b8', '#c85a6a', '#5fa08a']);
  line(pen, 'M44 -44 C70 -60 84 -50 92 -30', '#3a3c44', 3);
  line(pen, 'M-24 -40 C-18 -66 34 -70 44 -46 L46 -22', mix(paint, '#20142a', 0.3), 12);
  shape(
    pen,
    'M-70 -9 C-50 -34 -16 -42 20 -42 H46 Q54 -42 54 -30 V-9 Z',
    light(paint),
    down(paint, -42, -9, 0.42),
  );
  shape(pen, 'M-78 0 C-74 -9 -66 -12 -58 -12 H56 Q58 -6 57 0 Z', '#dfe4ea', {
    colour: '#8c939e',
    from: -12,
    to: 0,
  });
  ball(pen, 4, -27, 9, 9, '#f4f2ec');
  line(pen, 'M4 -27 l5 -4', '#d8342f', 1.6);
}

/** A body on wheels, a hose to the head on the floor. */
function vacuumCleaner(pen: Pen): void {
  const paint: Colour = pen.random.pick(['#c8443a', '#3f7fb0', '#5a6470']);
  line(pen, 'M44 -40 C84 -70 20 -132 -42 -112', '#3a3c44', 8);
  line(pen, 'M-40 -114 L-80 -10', STEEL, 5);
  line(pen, 'M-36 -126 L-44 -106', '#2a2c34', 8);
  shape(pen, 'M-108 0 L-102 -11 H-62 L-56 0 Z', mix(paint, '#20142a', 0.2), down(paint, -11, 0));
  shape(pen, 'M-4 -10 C-4 -50 24 -60 54 -54 C84 -48 90 -22 86 -8 H-2 Z', light(paint), down(paint, -58, -8));
  shape(pen, 'M14 -34 C22 -50 46 -52 60 -44 C52 -34 30 -30 14 -34 Z', '#4a5260');
  for (const x of [16, 66]) {
    ball(pen, x, -11, 12, 12, BLACK);
    ball(pen, x, -11, 5, 5, STEEL);
  }
}

/** A box with two round cones behind a cloth. */
function loudspeaker(pen: Pen): void {
  const wood = pen.random.pick(['#2f3038', '#7a4a2c']);
  box(pen, -30, -96, 60, 96, wood, 4);
  box(pen, -25, -91, 50, 86, '#22232a', 3);
  for (const [y, r] of [
    [-33, 21],
    [-72, 12],
  ] as const) {
    ball(pen, 0, y, r, r, '#5a5e68');
    ball(pen, 0, y, r * 0.84, r * 0.84, '#33353d');
    ball(pen, 0, y, r * 0.34, r * 0.34, '#8a8f98');
  }
}

export const HOUSE_MACHINES: Record<string, OwnDrawing> = {
  'own/typewriter': { width: 200, height: 138, paint: typewriter },
  'own/gramophone': { width: 200, height: 190, paint: gramophone },
  'own/record-player': { width: 178, height: 106, paint: recordPlayer },
  'own/kettle': { width: 146, height: 102, paint: kettle },
  'own/toaster': { width: 116, height: 100, paint: toaster },
  'own/coffee-machine': { width: 116, height: 122, paint: coffeeMachine },
  'own/microwave': { width: 160, height: 88, paint: microwave },
  'own/sewing-machine': { width: 200, height: 118, paint: sewingMachine },
  'own/electric-fan': { width: 90, height: 132, paint: electricFan },
  'own/clothes-iron': { width: 192, height: 66, paint: clothesIron },
  'own/vacuum-cleaner': { width: 218, height: 132, paint: vacuumCleaner },
  'own/stereo-speaker': { width: 64, height: 98, paint: loudspeaker },
};
