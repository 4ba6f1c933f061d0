// A shrine of Japan: its hall with a rope of straw over the door, stone lanterns, the path, and the red gate before it.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';
import { torii } from './temple-buildings.ts';

const BARK: Colour = '#5c6a5e';
const RED: Colour = '#c2402c';

function shrine(pen: Pen): void {
  paintPath(pen);
  paintHall(pen);
  for (const side of [-1, 1]) paintLantern(pen, side * 45);
  pen.brush.save();
  pen.brush.scale(1.18, 1.18);
  torii(pen);
  pen.brush.restore();
}

/** Narrower toward the hall, with the joints of its slabs. */
function paintPath(pen: Pen): void {
  shape(pen, 'M-27 0 L27 0 L14 -13 L-14 -13 Z', '#c9c4ba', { colour: '#9c968c', from: -13, to: 0 });
  line(
    pen,
    'M-23 -4 H23 M-19 -8 H19 M-16 -11 H16 M0 0 V-4 M-10 -4 L-9 -8 M10 -4 L9 -8 M0 -8 V-11',
    '#8b857c',
    0.7,
  );
}

function paintHall(pen: Pen): void {
  shape(pen, 'M-44 -12 h88 v-6 h-88 Z', '#aaa398', { colour: '#7c766e', from: -18, to: -12 });
  shape(pen, 'M-13 -12 h26 l-3 -7 h-20 Z', '#c4beb2', { colour: '#938d83', from: -19, to: -12 });
  line(pen, 'M-12 -14.3 H12 M-11 -16.6 H11', '#857f76', 0.6);
  shape(pen, 'M-38 -18 h76 v-25 h-76 Z', '#efe8d8', { colour: '#c3b6a0', from: -43, to: -18 });
  paintDoors(pen);
  for (const x of [-38, -17, 14, 35]) bar(pen, x, -43, 3.2, 25, RED, 0.4);
  bar(pen, -40, -44, 80, 3, mix(RED, '#3a1410', 0.2), 0.4);
  line(pen, 'M-37 -22 H-17 M17 -22 H37 M-32 -22 V-18 M-26 -22 V-18 M26 -22 V-18 M32 -22 V-18', RED, 1);
  paintRope(pen);
  paintRoof(pen);
  // The box for coins.
  shape(pen, 'M-7 -18 h14 v-6 h-14 Z', '#7a5436', { colour: '#4e3320', from: -24, to: -18 });
  line(pen, 'M-5 -24 V-21 M-2 -24 V-21 M1 -24 V-21 M4 -24 V-21', '#3a2618', 0.6);
}

/** Lattices, lit from behind by night. */
function paintDoors(pen: Pen): void {
  const paper = pen.isDark ? windowColour(pen) : '#d8c8a4';
  for (const [left, wide] of [
    [-33, 14],
    [-13.5, 27],
    [19, 14],
  ] as const) {
    shape(pen, `M${left} -19 h${wide} v-19 h${-wide} Z`, paper, {
      colour: mix(paper, '#7a5030', 0.35),
      from: -38,
      to: -19,
    });
    const bars = Array.from({ length: Math.round(wide / 3) }, (_, at) => `M${left + at * 3 + 1.5} -38 V-19`);
    line(pen, `${bars.join(' ')} M${left} -32 h${wide} M${left} -26 h${wide}`, '#5a3a28', 0.6);
  }
  if (pen.isDark) shineAround(pen, 0, -28, 44, '#ffb04c', 0.5);
}

/** Thick in the middle, with zigzags of white paper hanging from it. */
function paintRope(pen: Pen): void {
  shape(pen, 'M-18 -41 Q0 -31 18 -41 Q0 -37 -18 -41 Z', '#d9bd7c', { colour: '#a8894c', from: -41, to: -33 });
  line(pen, 'M-10 -38.6 l2 2.6 M-5 -37.6 l2 3 M0 -37 l2 2.8 M5 -37.2 l2 2.4', '#8f723c', 0.6);
  for (const x of [-9, 0, 9])
    line(pen, `M${x} ${-35.6 - Math.abs(x) * 0.16} l1.6 2 l-2.6 1 l1.8 2.2`, '#fbf8f0', 1.3);
}

/** Its eaves swing out wide, its ridge carries logs and crossed boards. */
function paintRoof(pen: Pen): void {
  const roof = pen.isSnowy ? '#f2f6fc' : BARK;
  const low = pen.isSnowy ? '#b4c2de' : mix(BARK, '#141018', 0.5);
  shape(
    pen,
    'M-60 -43 Q-40 -48 -29 -72 L29 -72 Q40 -48 60 -43 Q57 -40 54 -40 Q30 -45 20 -45 Q0 -57 -20 -45 Q-30 -45 -54 -40 Q-57 -40 -60 -43 Z',
    mix(roof, '#ffffff', 0.12),
    { colour: low, from: -72, to: -42 },
  );
  for (let rib = -5; rib <= 5; rib++)
    if (rib !== 0)
      line(pen, `M${rib * 5.2} -71 Q${rib * 6.4} -56 ${rib * 9.6} -45`, mix(low, '#0c0818', 0.2), 0.5);
  // The small gable over the steps.
  line(pen, 'M-20 -45 Q0 -57 20 -45', mix(RED, '#e8c884', 0.3), 1.6);
  line(pen, 'M-59 -42.4 Q-40 -45 -21 -44.6 M59 -42.4 Q40 -45 21 -44.6', '#8a2f28', 1.1);
  bar(pen, -31, -75.6, 62, 4.4, mix(low, '#3a2c24', 0.4), 1);
  for (const x of [-20, -10, 0, 10, 20]) bar(pen, x - 2, -78.6, 4, 3.6, '#6a4c34', 1.4);
  for (const side of [-1, 1])
    line(pen, `M${side * 24} -74 L${side * 33} -86 M${side * 32} -74 L${side * 25} -86`, '#6a4c34', 1.8);
}

function paintLantern(pen: Pen, x: number): void {
  bar(pen, x - 7.4, -6, 14.8, 6, '#938d84', 0.8);
  shape(pen, `M${x - 6} -6 h12 l-2 -3 h-8 Z`, '#a09a92', { colour: '#716c66', from: -9, to: -6 });
  bar(pen, x - 2, -20, 4, 11, '#a8a29a', 0.6);
  shape(pen, `M${x - 5.4} -20 h10.8 l-1 -2 h-8.8 Z`, '#9a948c');
  bar(pen, x - 3.8, -28, 7.6, 6.2, '#b2aca4', 0.5);
  shape(pen, `M${x - 1.8} -27 h3.6 v4 h-3.6 Z`, pen.isDark ? '#ffd27a' : '#5a544e');
  shape(pen, `M${x - 8} -28 Q${x - 3} -30 ${x - 2} -34 h4 Q${x + 3} -30 ${x + 8} -28 Z`, '#989289', {
    colour: '#67625c',
    from: -34,
    to: -28,
  });
  if (pen.isDark) shineAround(pen, x, -25, 16, '#ffb648', 0.6);
}

export const SHRINES: Readonly<Record<string, OwnDrawing>> = {
  'own/stone-lantern': { width: 44, height: 40, paint: (pen) => paintLantern(pen, 0) },
  'own/shrine': { width: 152, height: 122, paint: shrine },
};
