// Where people work: an easel with its painting, a stove with its pot.

import { mix } from '#engine/raster/colour.ts';
import { bar, ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Seen from the side of who paints at its left; the painting is turned so that it is seen too. */
export function paintEasel(pen: Pen): void {
  const wood = '#a8733f';
  const dark = mix(wood, '#20101c', 0.4);
  line(pen, 'M3 -92 L15 -2', dark, 2.2);
  line(pen, 'M-1 -98 L-13 0 M5 -97 L20 -4', wood, 2.6);
  line(pen, 'M-9 -26 L14 -30', dark, 1.8);
  shape(pen, 'M-15 -89 L17 -95 L17 -41 L-15 -44 Z', '#e9e1d2');
  shape(pen, 'M-13.6 -86.8 L15.4 -92.4 L15.4 -60 L-13.6 -62 Z', '#7fb9e6', {
    colour: '#f6dcb4',
    from: -92,
    to: -60,
  });
  ball(pen, 6, -78, 3.2, 3.6, '#ffd65c');
  shape(pen, 'M-13.6 -63 L-5 -73 L2 -66 L9 -74 L15.4 -67 L15.4 -56 L-13.6 -58 Z', '#7c8fb4');
  shape(pen, 'M-13.6 -60 C-6 -63 6 -61 15.4 -64 L15.4 -43.4 L-13.6 -46 Z', '#8fbf5a', {
    colour: '#4e8a46',
    from: -63,
    to: -44,
  });
  for (const [x, y, colour] of [
    [-9, -53, '#e2463a'],
    [-3, -50, '#f4d25a'],
    [4, -52, '#f4efe6'],
    [10, -48, '#d86aa4'],
  ] as const)
    ball(pen, x, y, 1.3, 1.5, colour);
  shape(pen, 'M-17 -44.6 L19 -41.6 L19 -38 L-17 -41.4 Z', wood, { colour: dark, from: -44, to: -38 });
}

/** As high as one cooks at; `hasPot`: where what is cooked has no drawing of its own. */
export function paintStove(pen: Pen, hasPot: boolean): void {
  const white = '#e4ded2';
  bar(pen, -15, -48, 34, 48, white, 1.4);
  shape(pen, 'M-16 -51 L20 -51 L20 -47 L-16 -47 Z', '#4a4650', { colour: '#2c2832', from: -51, to: -47 });
  for (const x of [-9, -1, 7, 14]) ball(pen, x, -42.6, 1.6, 1.6, '#6a6470');
  shape(pen, 'M-11 -36 L15 -36 L15 -8 L-11 -8 Z', '#b8b0a6');
  shape(pen, 'M-8 -31 L12 -31 L12 -14 L-8 -14 Z', '#3a2c30', { colour: '#8a4a28', from: -31, to: -12 });
  line(pen, 'M-9 -34 L13 -34', '#7c7680', 1.4);
  if (!hasPot) return;
  shape(pen, 'M-10 -63 L13 -63 L11.6 -51 L-8.6 -51 Z', '#c8503c', { colour: '#7a2a24', from: -63, to: -50 });
  line(pen, 'M-10.8 -60.4 h-3 M13.8 -60.4 h3', '#7a2a24', 1.8);
  shape(pen, 'M-10.6 -64.4 C-4 -66.4 7 -66.4 13.6 -64.4 L13.6 -62.6 L-10.6 -62.6 Z', '#f2c47a');
  pen.brush.save();
  pen.brush.globalAlpha *= 0.5;
  line(pen, 'M-3 -68 C-7 -73 0 -76 -4 -82 M5 -68 C1 -73 9 -77 4 -84', '#ffffff', 1.6);
  pen.brush.restore();
}

/** Two metres of slate in a frame of wood, or white in one of steel, with what was written on it last. */
function board(pen: Pen, isWhite: boolean): void {
  const wood = isWhite ? '#a8b0ba' : '#9a6a3c';
  bar(pen, -115, -116, 230, 116, wood, 3);
  shape(pen, 'M-109 -110 L109 -110 L109 -8 L-109 -8 Z', isWhite ? '#fbfcfd' : '#2f5a48', {
    colour: isWhite ? '#e4e9ee' : '#1f4034',
    from: -110,
    to: -8,
  });
  const { brush } = pen;
  brush.save();
  brush.globalAlpha *= 0.12;
  for (const [x, y, rx, ry] of [
    [-50, -70, 44, 12],
    [40, -40, 52, 14],
    [62, -88, 30, 9],
  ] as const)
    ball(pen, x, y, rx, ry, '#ffffff');
  brush.restore();
  const chalk = isWhite ? '#2c4a8c' : '#eef2e8';
  const yellow = isWhite ? '#d8523c' : '#f6dc7a';
  const blue = isWhite ? '#2f8a5a' : '#9ad0f0';
  // A sum, a triangle, a line under them, a sun.
  line(
    pen,
    'M-84 -84 l0 12 M-90 -78 l12 0 M-100 -86 c-6 -4 -10 4 -4 8 c6 4 4 10 -4 8 M-70 -80 h10 M-70 -75 h10 M-52 -86 c-8 2 -8 14 0 14 c7 0 7 -8 0 -7',
    chalk,
    1.8,
  );
  line(pen, 'M-96 -50 L-40 -50 M-96 -40 L-52 -40 M-96 -30 L-46 -30', chalk, 1.4);
  line(pen, 'M10 -44 L34 -88 L58 -44 Z M34 -88 L34 -44', chalk, 1.8);
  line(
    pen,
    'M74 -78 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 M83 -92 v-6 M83 -64 v6 M69 -78 h-6 M97 -78 h6 M73 -88 l-4 -4 M93 -88 l4 -4 M73 -68 l-4 4 M93 -68 l4 4',
    yellow,
    1.6,
  );
  line(pen, 'M8 -28 C30 -34 40 -20 62 -28 C78 -32 88 -24 98 -28', blue, 1.6);
  bar(pen, -70, -9, 140, 5, mix(wood, '#ffffff', 0.12), 1);
  bar(pen, -30, -12, 14, 3.4, '#d8c8a8', 1);
  line(pen, 'M0 -10.6 h7 M14 -10.6 h6', '#ffffff', 1.8);
}

function wallClock(pen: Pen): void {
  ball(pen, 0, -16, 16, 16, '#3a3440');
  ball(pen, 0, -16, 13.4, 13.4, '#f6f2e8');
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    line(
      pen,
      `M${Math.sin(angle) * 10.4} ${-16 - Math.cos(angle) * 10.4} L${Math.sin(angle) * 12} ${-16 - Math.cos(angle) * 12}`,
      '#3a3440',
      1.1,
    );
  }
  line(pen, 'M0 -16 L-5 -20 M0 -16 L6 -24', '#3a3440', 1.6);
}

/** Seen from behind whoever sits at it: a top with a book on it, four legs. */
export function paintSchoolDesk(pen: Pen): void {
  const wood = '#c08a50';
  const steel = '#7a8490';
  for (const x of [-33, 33]) bar(pen, x - 1.6, -66, 3.2, 66, steel, 1);
  for (const x of [-27, 27]) bar(pen, x - 1.3, -62, 2.6, 56, mix(steel, '#20101c', 0.3), 1);
  shape(pen, 'M-38 -66 L38 -66 L38 -60 L-38 -60 Z', mix(wood, '#20101c', 0.3));
  shape(pen, 'M-34 -76 L34 -76 L40 -65 L-40 -65 Z', mix(wood, '#ffffff', 0.14), {
    colour: wood,
    from: -76,
    to: -65,
  });
  shape(pen, 'M14 -74.6 L27 -74.6 L29.6 -68 L15 -68 Z', '#d8523c');
  shape(pen, 'M15.4 -74 L26 -74 L27.6 -69 L16 -69 Z', '#f4efe2');
}

/** As wide as two screens: a top, two legs. */
export function paintComputerDesk(pen: Pen): void {
  const wood = '#8a6a4c';
  for (const x of [-48, 48]) bar(pen, x - 2.2, -66, 4.4, 66, '#4a4e58', 1);
  shape(pen, 'M-54 -67 L54 -67 L54 -62 L-54 -62 Z', mix(wood, '#20101c', 0.35));
  shape(pen, 'M-48 -76 L48 -76 L55 -66.5 L-55 -66.5 Z', mix(wood, '#ffffff', 0.14), {
    colour: wood,
    from: -76,
    to: -66,
  });
}

/** Its foot at the origin: the lid from behind, as whoever sits opposite sees it. */
export function paintLaptop(pen: Pen): void {
  shape(pen, 'M-22 0 L22 0 L24 4 L-24 4 Z', '#7c828e');
  shape(pen, 'M-21 -27 Q-21 -29 -19 -29 L19 -29 Q21 -29 21 -27 L22.4 0 L-22.4 0 Z', '#c4c9d2', {
    colour: '#8e95a2',
    from: -29,
    to: 0,
  });
  ball(pen, 0, -14, 2.6, 2.6, '#eef1f6');
}

const CODE = ['#7ad8a4', '#a8ccff', '#f2c26a', '#e88ab4'] as const;

/** Its foot at the origin: lines of something written, light on dark. */
export function paintScreen(pen: Pen): void {
  const { random } = pen;
  shape(pen, 'M-3 -10 L3 -10 L4 0 L-4 0 Z M-10 -1.4 L10 -1.4 L11 1 L-11 1 Z', '#3a3e48');
  shape(pen, 'M-22 -42 L22 -42 L22 -9 L-22 -9 Z', '#15171e');
  // In the dark it glows.
  const [upper, lower] = pen.isDark ? ['#3f74d8', '#284a9c'] : ['#202a44', '#161c30'];
  shape(pen, 'M-20.4 -40.4 L20.4 -40.4 L20.4 -10.6 L-20.4 -10.6 Z', upper, {
    colour: lower,
    from: -40,
    to: -10,
  });
  for (let row = 0; row < 8; row++) {
    const indent = random.pick([-18, -14, -10]);
    line(pen, `M${indent} ${-37.4 + row * 3.5} h${random.between(8, 22)}`, random.pick(CODE), 1.1);
  }
}

export const WORK_PLACES: Record<string, OwnDrawing> = {
  'own/easel': { width: 44, height: 100, paint: paintEasel },
  'own/blackboard': { width: 232, height: 118, paint: (pen) => board(pen, false) },
  'own/whiteboard': { width: 232, height: 118, paint: (pen) => board(pen, true) },
  'own/wall-clock': { width: 34, height: 34, paint: wallClock },
  'own/school-desk': { width: 84, height: 78, paint: paintSchoolDesk },
};
