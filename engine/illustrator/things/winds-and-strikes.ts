// Instruments that are blown, struck and plucked, each by itself and in units of its own.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, moved, shape, type OwnDrawing, type Pen } from './pen.ts';

const BRASS = '#e0ac44';
const DEEP = '#8a5a1e';
const BLACKWOOD = '#2a2529';
const SILVER = '#d4d9e0';

/** A pipe of brass: dark edges, a streak of light. */
function pipe(pen: Pen, path: string, width: number): void {
  line(pen, path, DEEP, width);
  line(pen, path, BRASS, width * 0.78);
  line(pen, path, '#fbe6a0', width * 0.22);
}

function tuba(pen: Pen): void {
  pipe(pen, 'M-42 -70 C-50 -14 -38 -8 0 -8 C38 -8 44 -30 40 -84', 22);
  pipe(pen, 'M40 -84 C38 -112 8 -114 8 -88 V-44 Q8 -32 -4 -32 Q-16 -32 -16 -44 V-100', 12);
  pipe(pen, 'M-16 -100 Q-18 -118 14 -118 L44 -116', 8);
  ball(pen, 46, -116, 4, 7, SILVER);
  for (const x of [-2, 12, 26]) {
    bar(pen, x - 5, -92, 10, 48, light(BRASS, 0.16), 3);
    bar(pen, x - 1.4, -102, 2.8, 11, SILVER);
    ball(pen, x, -103, 4.4, 2.2, SILVER);
  }
  shape(
    pen,
    'M-90 -178 C-66 -150 -58 -120 -56 -70 H-28 C-28 -120 -16 -150 14 -178 Z',
    light(BRASS, 0.2),
    down(BRASS, -178, -60, 0.4),
  );
  ball(pen, -38, -178, 53, 12, '#f4d684');
  ball(pen, -38, -177, 46, 9, '#6e4616');
}

/** A coil of brass, its bell below to the right. */
function frenchHorn(pen: Pen): void {
  const ring = (x: number, y: number, r: number, width: number): void =>
    pipe(pen, `M${x - r} ${y} a${r} ${r} 0 1 0 ${r * 2} 0 a${r} ${r} 0 1 0 ${-r * 2} 0`, width);
  ring(0, -74, 54, 9);
  ring(-4, -72, 40, 8);
  pipe(pen, 'M-50 -100 C-62 -128 -58 -140 -66 -150', 7);
  ball(pen, -67, -151, 6, 4, SILVER);
  for (const x of [-18, -4, 10]) {
    bar(pen, x - 5.4, -100, 10.8, 40, light(BRASS, 0.14), 4);
    line(pen, `M${x} -100 L${x - 8} -116`, SILVER, 2.4);
    ball(pen, x - 8, -117, 4.6, 2.4, SILVER);
  }
  pipe(pen, 'M50 -90 C58 -64 46 -46 34 -38', 14);
  shape(
    pen,
    'M26 -52 C34 -40 40 -22 34 6 L98 -26 C72 -32 56 -42 46 -62 Z',
    light(BRASS, 0.16),
    down(BRASS, -60, 4, 0.4),
  );
  pen.brush.save();
  pen.brush.translate(66, -8);
  pen.brush.rotate(-0.46);
  ball(pen, 0, 0, 36, 12, '#f4d684');
  ball(pen, 0, 1, 31, 9, '#6e4616');
  pen.brush.restore();
}

/** Its slide to the left, its bell to the right. */
function trombone(pen: Pen): void {
  pen.brush.rotate(-0.12);
  pipe(pen, 'M-150 -36 H60 M-150 -60 H20 M-150 -36 Q-166 -48 -150 -60', 7);
  line(pen, 'M-60 -36 V-60 M-30 -36 V-60', SILVER, 4);
  pipe(pen, 'M60 -36 Q86 -36 86 -54 Q86 -74 62 -74 H-20', 8);
  pipe(pen, 'M20 -60 L28 -60', 6);
  ball(pen, 32, -60, 5, 7, SILVER);
  shape(
    pen,
    'M-20 -80 C-70 -80 -104 -88 -124 -112 V-36 C-104 -60 -70 -68 -20 -68 Z',
    light(BRASS, 0.2),
    down(BRASS, -110, -40, 0.4),
  );
  ball(pen, -124, -74, 9, 38, '#f4d684');
  ball(pen, -125, -74, 6, 32, '#6e4616');
}

/** Of black wood with keys of silver; it stands a little aslant. */
function clarinet(pen: Pen, wood: Colour = BLACKWOOD): void {
  pen.brush.translate(-14, -4);
  pen.brush.rotate(0.16);
  shape(pen, 'M-5 -186 Q-4 -200 0 -204 Q5 -200 5 -186 Z', '#1c181c');
  bar(pen, -6, -188, 12, 150, wood, 3);
  shape(
    pen,
    'M-6 -42 C-7 -24 -12 -10 -17 0 H17 C12 -10 7 -24 6 -42 Z',
    light(wood, 0.1),
    down(wood, -42, 0, 0.3),
  );
  for (const y of [-182, -152, -98, -44]) bar(pen, -7.6, y, 15.2, 5, SILVER, 1.5);
  bar(pen, -18, -3, 36, 4, SILVER, 1.5);
  for (const y of [-140, -126, -112, -84, -70, -56]) {
    ball(pen, 0, y, 4.4, 4, SILVER);
    ball(pen, 0, y, 2.2, 2, mix(wood, '#000000', 0.2));
  }
  line(pen, 'M8 -144 V-62 M-9 -120 q-5 8 0 16 M9 -66 q7 4 4 14', SILVER, 2.4);
}

/** A cone of wood, a bell of brass at its end. */
function suona(pen: Pen): void {
  pen.brush.translate(-18, -6);
  pen.brush.rotate(0.3);
  line(pen, 'M0 -150 V-178', BRASS, 3.4);
  ball(pen, 0, -160, 8, 2.6, BRASS);
  shape(pen, 'M-2 -178 L-4 -188 H4 L2 -178 Z', '#e8d8a0');
  shape(pen, 'M-5 -150 H5 L12 -48 H-12 Z', '#7a3c24', down('#7a3c24', -150, -48));
  for (let hole = 0; hole < 7; hole++) {
    line(pen, `M${-5.6 - hole * 0.9} ${-140 + hole * 13.4} h${11.2 + hole * 1.8}`, '#5a2a18', 1.6);
    ball(pen, 0, -134 + hole * 13.4, 2.6, 2.6, '#1c1014');
  }
  shape(
    pen,
    'M-13 -50 H13 C14 -28 24 -12 40 -4 H-40 C-24 -12 -14 -28 -13 -50 Z',
    light(BRASS, 0.24),
    down(BRASS, -50, -2, 0.4),
  );
  ball(pen, 0, -4, 41, 7, '#f4d684');
  ball(pen, 0, -3, 34, 4.6, '#6e4616');
  line(pen, 'M8 -96 C24 -84 26 -60 20 -44', '#c8302c', 2);
}

/** Bamboo, to be blown from its end, a tassel on it. */
function xiao(pen: Pen): void {
  const cane = '#a8783c';
  pen.brush.translate(-18, -4);
  pen.brush.rotate(0.2);
  bar(pen, -6.4, -206, 12.8, 206, cane, 3);
  for (const y of [-160, -112, -62, -16]) {
    line(pen, `M-6.6 ${y} H6.6`, mix(cane, '#2a1808', 0.6), 2);
    line(pen, `M-6.4 ${y + 2} H6.4`, light(cane, 0.4), 1);
  }
  for (const y of [-140, -124, -98, -84, -74, -40]) ball(pen, 0, y, 3, 3.4, '#1c120a');
  shape(pen, 'M-3 -206 H3 L2 -198 H-2 Z', '#1c120a');
  line(pen, 'M6 -22 q12 2 10 16', '#c8302c', 2);
  for (const x of [-3, -1, 1, 3]) line(pen, `M16 -6 L${16 + x} 10`, '#c8302c', 1.6);
}

function harmonica(pen: Pen): void {
  box(pen, -62, -18, 124, 12, '#2a2529', 1);
  for (let hole = 0; hole < 10; hole++) box(pen, -54 + hole * 11, -16, 7.6, 8, '#8a5a36', 1);
  shape(
    pen,
    'M-64 -16 V-24 Q-62 -32 -48 -33 H48 Q62 -32 64 -24 V-16 Z',
    light(SILVER, 0.3),
    down('#9aa0ac', -32, -16, 0.2),
  );
  shape(pen, 'M-64 -8 H64 V-3 Q62 0 52 0 H-52 Q-62 0 -64 -3 Z', SILVER, down('#8a909c', -8, 0));
  line(pen, 'M-36 -27 q6 -4 12 0 q6 4 12 0 q6 -4 12 0 q6 4 12 0 q6 -4 12 0 q6 4 12 0', '#6a707c', 1.6);
  for (const x of [-56, 56]) ball(pen, x, -22, 2.6, 2.6, '#6a707c');
}

/** A bag under tartan, three pipes over it, one to play on below. */
function bagpipes(pen: Pen): void {
  for (const [x, tip, tall] of [
    [-22, -66, 176],
    [-8, -26, 160],
    [8, 16, 150],
  ] as const) {
    line(pen, `M${x} -70 L${tip} ${-tall}`, BLACKWOOD, 7);
    for (const at of [0.3, 0.62, 0.96]) {
      const [bx, by] = [x + (tip - x) * at, -70 + (70 - tall) * at];
      ball(pen, bx, by, 7, 5, at > 0.9 ? '#f4efe2' : SILVER);
    }
    ball(pen, tip, -tall, 8, 6, BLACKWOOD);
  }
  line(pen, 'M-22 -138 Q-2 -120 20 -128', '#2f6a4a', 2);
  const bag = 'M-62 -52 C-56 -88 10 -96 44 -72 C64 -58 56 -24 30 -18 C0 -8 -66 -8 -62 -52 Z';
  shape(pen, bag, '#b82f34', down('#b82f34', -90, -10));
  pen.brush.save();
  pen.brush.beginPath();
  pen.brush.ellipse(-4, -50, 56, 36, 0, 0, 7);
  pen.brush.clip();
  for (let at = -5; at <= 5; at++) {
    line(
      pen,
      `M${at * 15} -100 L${at * 15 + 16} 0`,
      at % 2 === 0 ? '#1f4a38' : '#e0b44a',
      at % 2 === 0 ? 5 : 1.4,
    );
    line(
      pen,
      `M-80 ${-50 + at * 13} L70 ${-56 + at * 13}`,
      at % 2 === 0 ? '#1f4a38' : '#e0b44a',
      at % 2 === 0 ? 4 : 1.2,
    );
  }
  pen.brush.restore();
  line(pen, 'M46 -66 L66 -116', BLACKWOOD, 5);
  ball(pen, 67, -118, 4, 4, '#f4efe2');
  line(pen, 'M38 -30 L58 -4', BLACKWOOD, 6);
  for (const at of [0.3, 0.5, 0.7]) ball(pen, 38 + 20 * at + 1, -30 + 26 * at, 1.4, 1.4, '#8a8f98');
  ball(pen, 60, -2, 7, 5, '#f4efe2');
}

/** A skin over a ring with jingles. */
function tambourine(pen: Pen): void {
  const wood = '#b8743c';
  ball(pen, 0, -58, 58, 58, mix(wood, '#20142a', 0.3));
  ball(pen, -3, -60, 54, 54, '#f4ead4');
  ball(pen, -4, -61, 50, 50, '#fbf4e4');
  line(pen, 'M-55 -58 a55 55 0 1 0 110 0 a55 55 0 1 0 -110 0', wood, 9);
  for (let at = 0; at < 8; at++) {
    const angle = (at / 8) * Math.PI * 2 + 0.2;
    const [x, y] = [Math.cos(angle) * 55, -58 + Math.sin(angle) * 55];
    pen.brush.save();
    pen.brush.translate(x, y);
    pen.brush.rotate(angle);
    box(pen, -4, -10, 8, 20, '#3a241c', 2);
    ball(pen, -2.4, 0, 3.4, 9, '#e8c060');
    ball(pen, 2.4, 0, 3.4, 9, '#f6dc94');
    pen.brush.restore();
  }
}

const BARS = [
  '#d8342f',
  '#e8762c',
  '#f0b82c',
  '#8fbe3c',
  '#3fa06a',
  '#2f9ac0',
  '#3f62c0',
  '#8a4fb8',
] as const;

/** Coloured bars on a frame, two mallets over them. */
function xylophone(pen: Pen): void {
  shape(pen, 'M-98 -66 L94 -56 V-48 L-98 -54 Z', '#a8744a', down('#a8744a', -66, -48));
  shape(pen, 'M-98 -22 L94 -28 V-20 L-98 -10 Z', '#a8744a', down('#a8744a', -28, -10));
  for (const [at, colour] of BARS.entries()) {
    const x = -86 + at * 24.4;
    const half = 39 - at * 2.6;
    box(pen, x - 9, -40 - half, 18, half * 2, colour, 4);
    for (const y of [-40 - half + 6, -40 + half - 6]) ball(pen, x, y, 2, 2, '#f4efe2');
  }
  for (const [x, y, tx, ty] of [
    [-40, -72, 40, -100],
    [20, -62, 92, -96],
  ] as const) {
    line(pen, `M${x} ${y} L${tx} ${ty}`, '#d8b07a', 4);
    ball(pen, x, y, 7, 7, '#c8302c');
  }
}

/** A belly of staves, its neck bent back: strings over a rose. */
function lute(pen: Pen): void {
  const wood = '#c8843c';
  line(pen, 'M0 -110 V-172', '#4a2a1a', 13);
  line(pen, 'M0 -172 L-26 -192', '#4a2a1a', 12);
  for (let peg = 0; peg < 4; peg++)
    for (const side of [-1, 1])
      line(pen, `M${-5 - peg * 6} ${-176 - peg * 4.6} l${side * 8} ${side * 8}`, '#d8b07a', 2.6);
  shape(
    pen,
    'M0 -120 C-16 -116 -54 -72 -50 -34 C-46 -8 -20 0 0 0 C20 0 46 -8 50 -34 C54 -72 16 -116 0 -120 Z',
    mix(wood, '#20142a', 0.3),
  );
  shape(
    pen,
    'M0 -116 C-15 -112 -50 -70 -46 -34 C-42 -10 -18 -4 0 -4 C18 -4 42 -10 46 -34 C50 -70 15 -112 0 -116 Z',
    light(wood, 0.3),
    down(wood, -116, -4, 0.16),
  );
  ball(pen, 0, -60, 13, 13, '#4a2a1a');
  ball(pen, 0, -60, 10.6, 10.6, '#8a5630');
  for (let at = 0; at < 6; at++) {
    const angle = (at / 6) * Math.PI * 2;
    ball(pen, Math.cos(angle) * 5.6, -60 + Math.sin(angle) * 5.6, 2.6, 2.6, '#3a1e12');
  }
  bar(pen, -20, -26, 40, 5, '#4a2a1a', 2);
  for (let string = -2; string <= 2; string++)
    line(pen, `M${string * 6.4} -24 L${string * 2} -172`, '#f6eed8', 0.9);
  for (let fret = 0; fret < 6; fret++) line(pen, `M-6 ${-166 + fret * 9} h12`, '#d8c8a0', 1);
}

export const WINDS_AND_STRIKES: Record<string, OwnDrawing> = {
  'own/tuba': { width: 144, height: 192, paint: (pen) => moved(pen, tuba, 20, -4) },
  'own/french-horn': { width: 196, height: 168, paint: (pen) => moved(pen, frenchHorn, -14, -11) },
  'own/trombone': { width: 254, height: 104, paint: (pen) => moved(pen, trombone, 34, -2) },
  'own/clarinet': { width: 74, height: 208, paint: clarinet },
  'own/oboe': { width: 74, height: 208, paint: (pen) => clarinet(pen, '#3a2620') },
  'own/suona': { width: 112, height: 196, paint: (pen) => moved(pen, suona, 0, -4) },
  'own/xiao': { width: 84, height: 216, paint: (pen) => moved(pen, xiao, 0, -8) },
  'own/harmonica': { width: 132, height: 36, paint: harmonica },
  'own/bagpipes': { width: 154, height: 186, paint: bagpipes },
  'own/tambourine': { width: 124, height: 120, paint: tambourine },
  'own/xylophone': { width: 202, height: 108, paint: xylophone },
  'own/lute': { width: 112, height: 204, paint: lute },
};
