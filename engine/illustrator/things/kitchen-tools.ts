// What one cooks with and drinks from, as it lies or stands on a table: pans, a rolling pin, a whisk, a flask.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, moved, oval, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#15121a';
const STEEL = '#b8c0ca';
const IRON = '#33343c';
const WOOD = '#b98552';
const below = shadeInto(DARK, 0.4);

/** Seen a little from above, its handle to the right. */
function fryingPan(pen: Pen): void {
  shape(pen, 'M52 -42 L142 -60 Q152 -60 152 -52 Q152 -45 143 -44 L54 -30 Z', '#5a4232', {
    colour: '#2c1e16',
    from: -60,
    to: -30,
  });
  oval(pen, 142, -52, 4, 3, DARK);
  shape(
    pen,
    'M-92 -38 C-88 -8 -56 0 -18 0 C20 0 52 -8 56 -38 Z',
    mix(IRON, '#ffffff', 0.1),
    below(IRON, -38, 0),
  );
  oval(pen, -18, -38, 75, 19, mix(IRON, '#ffffff', 0.3));
  oval(pen, -18, -37, 70, 16.4, '#1d1e24');
  oval(pen, -18, -33, 60, 12, '#292a32');
  line(pen, 'M-66 -34 C-58 -28 -44 -24 -30 -23', '#5a5c66', 2.4);
}

function wok(pen: Pen): void {
  line(pen, 'M-86 -48 C-108 -52 -110 -36 -84 -38', WOOD, 6);
  shape(pen, 'M70 -48 L150 -66 Q160 -66 160 -58 Q160 -52 151 -51 L74 -38 Z', WOOD, {
    colour: '#6a4426',
    from: -66,
    to: -38,
  });
  shape(
    pen,
    'M-88 -46 C-80 -14 -40 0 -6 0 C28 0 70 -14 78 -46 Z',
    mix(IRON, '#ffffff', 0.12),
    below(IRON, -46, 0, 0.5),
  );
  oval(pen, -5, -46, 84, 20, mix(IRON, '#ffffff', 0.34));
  oval(pen, -5, -45, 79, 17.4, '#22232a');
  shape(pen, 'M-70 -38 C-50 -24 40 -24 62 -38 C44 -30 -50 -30 -70 -38 Z', '#3c3e48');
}

function rollingPin(pen: Pen): void {
  for (const side of [-1, 1]) {
    bar(pen, side * 78 - 6, -19, 12, 8, mix(WOOD, DARK, 0.3), 2);
    shape(
      pen,
      `M${side * 82} -22 Q${side * 110} -26 ${side * 112} -15 Q${side * 110} -4 ${side * 82} -8 Z`,
      mix(WOOD, '#ffffff', 0.1),
      below(WOOD, -24, -6),
    );
  }
  shape(
    pen,
    'M-74 -30 H74 Q80 -30 80 -24 V-6 Q80 0 74 0 H-74 Q-80 0 -80 -6 V-24 Q-80 -30 -74 -30 Z',
    mix(WOOD, '#ffffff', 0.3),
    below(WOOD, -30, 0, 0.3),
  );
  line(pen, 'M-70 -22 H66 M-60 -16 H20 M-10 -11 H70', mix(WOOD, DARK, 0.2), 1);
  line(pen, 'M-72 -26 H70', '#f0d8b4', 1.6);
}

/** Its loops up, as it stands in a jar. */
function whisk(pen: Pen): void {
  for (const wide of [30, 20, 9])
    line(
      pen,
      `M-3 -66 C${-wide * 1.5} -104 ${-wide} -160 0 -160 C${wide} -160 ${wide * 1.5} -104 3 -66`,
      wide === 20 ? '#e4e8ee' : '#98a0ac',
      2.2,
    );
  line(pen, 'M0 -66 V-160', '#c8ced6', 2);
  bar(pen, -6, -72, 12, 12, STEEL, 3);
  bar(pen, -5.4, -62, 10.8, 62, mix(WOOD, DARK, 0.1), 5);
  line(pen, 'M0 -7 v.1', DARK, 3);
}

function fork(pen: Pen): void {
  shape(pen, 'M-4 -74 C-4 -66 -6 -20 -6 -6 Q-6 0 0 0 Q6 0 6 -6 C6 -20 4 -66 4 -74 Z', '#d8dde4', {
    colour: '#8a929e',
    from: -74,
    to: 0,
  });
  shape(
    pen,
    'M-13 -150 H-8.4 V-112 Q-6 -106 -4.4 -112 V-150 H-0.4 H0.4 H4.4 V-112 Q6 -106 8.4 -112 V-150 H13 V-104 C13 -86 6 -84 4 -70 H-4 C-6 -84 -13 -86 -13 -104 Z',
    '#e4e8ee',
    { colour: '#9aa2ae', from: -150, to: -70 },
  );
  for (const x of [-2.2, 2.2]) bar(pen, x - 2, -150, 4, 42, '#ccd2da', 1.6);
  line(pen, 'M-9 -104 C-8 -92 -3 -86 -1 -74', '#ffffff', 1.4);
}

/** A flask that keeps its tea hot; its lid is a cup. */
function thermos(pen: Pen): void {
  const coat = '#3f6f6a';
  bar(pen, -27, -118, 54, 118, coat, 8);
  bar(pen, -28, -112, 56, 5, STEEL, 1);
  bar(pen, -28, -10, 56, 6, STEEL, 1);
  bar(pen, -22, -150, 44, 38, mix(STEEL, '#ffffff', 0.1), 6);
  bar(pen, -22, -132, 44, 3, '#8a929e');
  line(pen, 'M15 -100 V-18', mix(coat, '#ffffff', 0.5), 3);
}

/** An enamelled mug: white, its rim blue. */
function enamelMug(pen: Pen): void {
  const rim = '#2a4f8f';
  line(pen, 'M46 -72 C84 -74 84 -22 45 -24', '#f4f2ec', 8);
  line(pen, 'M46 -72 C84 -74 84 -22 45 -24', rim, 2);
  shape(pen, 'M-48 -92 H48 L46 -6 Q46 0 40 0 H-40 Q-46 0 -46 -6 Z', '#fdfcf8', {
    colour: '#d2d4d6',
    from: -92,
    to: 0,
  });
  shape(pen, 'M20 -92 H48 L46 -6 Q46 0 40 0 H24 Z', '#dfe0e2');
  oval(pen, 0, -92, 49, 12, rim);
  oval(pen, 0, -92, 44, 9.6, '#e6e6e2');
  oval(pen, 0, -89, 38, 6.6, '#c8c8c4');
  line(pen, 'M-46 -3 Q0 4 46 -3', rim, 3);
  shape(pen, 'M-10 -30 l-8 -14 l4 -12 h6 l2 12 l4 -22 l6 2 l2 20 l6 -10 l4 4 l-6 20 Z', '#c8302c');
}

/** The hot-water flask of old kitchens: red tin with peonies, a cork, a handle. */
function hotWaterFlask(pen: Pen): void {
  const tin = '#c8342e';
  line(pen, 'M38 -128 C74 -122 74 -44 38 -40', '#8a2a26', 6);
  bar(pen, -40, -132, 80, 132, tin, 10);
  bar(pen, -40, -12, 80, 12, '#8a929e', 4);
  shape(pen, 'M-38 -128 C-34 -152 -20 -160 -18 -168 H18 C20 -160 34 -152 38 -128 Z', '#d0d4da', {
    colour: '#7e8692',
    from: -168,
    to: -128,
  });
  bar(pen, -14, -184, 28, 20, '#c8a070', 5);
  line(pen, 'M-30 -150 C-26 -196 26 -196 30 -150', '#8a929e', 4);
  for (const [x, y] of [
    [-8, -78],
    [12, -58],
    [-14, -46],
  ] as const) {
    for (let leaf = 0; leaf < 5; leaf++)
      ball(pen, x + Math.cos(leaf * 1.26) * 9, y + Math.sin(leaf * 1.26) * 9, 7, 7, '#f4b8c4');
    ball(pen, x, y, 5, 5, '#f2d25a');
  }
  line(pen, 'M-20 -34 C-30 -30 -32 -22 -30 -18 M18 -44 C28 -38 30 -30 28 -24', '#2f6f42', 4);
}

export const KITCHEN_TOOLS: Record<string, OwnDrawing> = {
  'own/frying-pan': { width: 250, height: 66, paint: (pen) => moved(pen, fryingPan, -30, 0) },
  'own/wok': { width: 270, height: 72, paint: (pen) => moved(pen, wok, -28, 0) },
  'own/rolling-pin': { width: 228, height: 34, paint: rollingPin },
  'own/whisk': { width: 74, height: 164, paint: whisk },
  'own/fork': { width: 34, height: 152, paint: fork },
  'own/thermos': { width: 60, height: 152, paint: thermos },
  'own/enamel-mug': { width: 132, height: 108, paint: (pen) => moved(pen, enamelMug, -14, 0) },
  'own/hot-water-flask': { width: 132, height: 190, paint: hotWaterFlask },
};
