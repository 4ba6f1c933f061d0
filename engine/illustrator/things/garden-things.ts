// What Chinese gardens and courtyards are made of: rocks eaten by water, a pavilion with wings, a hall under grey tiles.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#20142c';

/** Tall stones of a lake, full of holes; `x` is the foot of each. */
function stone(pen: Pen, x: number, wide: number, tall: number, tone: Colour): void {
  const w = wide / 2;
  shape(
    pen,
    `M${x - w} 0 C${x - w * 1.2} ${-tall * 0.2} ${x - w * 0.5} ${-tall * 0.3} ${x - w * 0.9} ${-tall * 0.48} C${x - w * 1.2} ${-tall * 0.66} ${x - w * 0.5} ${-tall * 0.7} ${x - w * 0.6} ${-tall * 0.86} C${x - w * 0.5} ${-tall * 1.02} ${x + w * 0.3} ${-tall * 1.04} ${x + w * 0.5} ${-tall * 0.9} C${x + w * 1.1} ${-tall * 0.8} ${x + w * 0.6} ${-tall * 0.64} ${x + w * 0.8} ${-tall * 0.52} C${x + w * 1.3} ${-tall * 0.4} ${x + w * 0.7} ${-tall * 0.24} ${x + w * 1.1} 0 Z`,
    mix(tone, '#ffffff', 0.22),
    { colour: mix(tone, SHADE, 0.46), from: -tall, to: 0 },
  );
  for (const [across, up, size] of [
    [-0.1, 0.76, 0.2],
    [0.3, 0.5, 0.17],
    [-0.45, 0.36, 0.16],
    [0.2, 0.22, 0.22],
  ] as const) {
    const [hx, hy] = [x + across * w, -tall * up];
    ball(pen, hx, hy, w * size, w * size * 1.35, mix(tone, SHADE, 0.72));
    line(
      pen,
      `M${hx - w * size} ${hy + w * size * 0.7} Q${hx} ${hy + w * size * 2} ${hx + w * size} ${hy + w * size * 0.6}`,
      mix(tone, '#ffffff', 0.4),
      1.2,
    );
  }
  for (const [across, from, to] of [
    [-0.6, 0.2, 0.52],
    [0.6, 0.6, 0.84],
    [0, 0.05, 0.3],
  ] as const)
    line(
      pen,
      `M${x + across * w} ${-tall * from} q${-w * 0.2} ${-tall * 0.1} 0 ${-tall * (to - from)}`,
      mix(tone, SHADE, 0.42),
      1.3,
    );
}

function rockery(pen: Pen): void {
  const tone = '#a09a94';
  stone(pen, -34, 34, 66, mix(tone, SHADE, 0.12));
  stone(pen, 36, 40, 58, mix(tone, SHADE, 0.06));
  stone(pen, 2, 50, 100, tone);
  stone(pen, -58, 30, 30, tone);
  stone(pen, 62, 34, 34, mix(tone, SHADE, 0.1));
  for (const x of [-72, -46, -18, 20, 48, 74])
    for (let leaf = -3; leaf <= 3; leaf++)
      line(
        pen,
        `M${x} 0 q${leaf * 2} -9 ${leaf * 4.6} ${-12 + Math.abs(leaf) * 2}`,
        pen.isSnowy ? '#dfe8f2' : mix('#5f8f48', SHADE, pen.random.between(0, 0.3)),
        1.6,
      );
  if (!pen.isSnowy) return;
  for (const [x, y, wide] of [
    [0, -98, 17],
    [-34, -64, 12],
    [36, -56, 13],
  ] as const)
    ball(pen, x, y, wide, 4, '#f6f9ff');
}

/** A roof whose corners fly up, its eaves at `y`, tiles along it. */
function flyingRoof(pen: Pen, y: number, half: number, ridge: number, rise: number): void {
  const tile: Colour = '#5f676e';
  const top = y - rise;
  shape(
    pen,
    `M${-half - 9} ${y - 13} Q${-half * 0.84} ${y - 1} ${-half * 0.5} ${y + 1} L${half * 0.5} ${y + 1} Q${half * 0.84} ${y - 1} ${half + 9} ${y - 13} Q${half * 0.74} ${y - rise * 0.36} ${ridge} ${top} L${-ridge} ${top} Q${-half * 0.74} ${y - rise * 0.36} ${-half - 9} ${y - 13} Z`,
    pen.isSnowy ? '#f3f6fc' : mix(tile, '#ffffff', 0.18),
    { colour: pen.isSnowy ? '#c3cede' : mix(tile, SHADE, 0.5), from: top, to: y },
  );
  const ribs = Math.round(half / 5);
  for (let rib = -ribs; rib <= ribs; rib++) {
    const part = rib / ribs;
    line(
      pen,
      `M${part * ridge} ${top} Q${part * half * 0.74} ${y - rise * 0.4} ${part * half} ${y - Math.max(0, Math.abs(part) - 0.6) * 22}`,
      mix(tile, pen.isSnowy ? '#e8eef8' : SHADE, pen.isSnowy ? 0.6 : 0.42),
      0.9,
    );
  }
  line(
    pen,
    `M${-ridge - 3} ${top - 3} Q${-ridge * 0.5} ${top} 0 ${top} Q${ridge * 0.5} ${top} ${ridge + 3} ${top - 3}`,
    '#3a4046',
    4.4,
  );
  for (const side of [-1, 1])
    line(
      pen,
      `M${side * ridge} ${top} Q${side * half * 0.74} ${y - rise * 0.36} ${side * (half + 9)} ${y - 13}`,
      '#454b52',
      2.6,
    );
}

/** A pavilion over the water: red posts, a rail to lean on, a roof with wings. */
function waterPavilion(pen: Pen): void {
  const red = '#8f3428';
  shape(pen, 'M-66 0 h132 l-4 -12 h-124 Z', '#bdb8b0', { colour: '#7c7770', from: -12, to: 0 });
  for (const x of [-50, -18, 18, 50]) bar(pen, x - 4, 0, 8, 26, '#8a857e');
  shape(pen, 'M-54 -12 h108 v-52 h-108 Z', pen.isDark ? '#6a3a24' : mix('#c8b89c', SHADE, 0.36));
  if (pen.isDark) shineAround(pen, 0, -42, 70, '#ffb04c', 0.7);
  for (const x of [-54, -20, 16, 50]) bar(pen, x, -76, 4.6, 66, red);
  line(pen, 'M-54 -32 H54 M-54 -24 H54', red, 2);
  for (let x = -50; x <= 50; x += 6) line(pen, `M${x} -32 V-13`, red, 1);
  shape(pen, 'M-54 -76 h108 v8 h-108 Z', '#5a2a22');
  for (let x = -48; x <= 48; x += 8) line(pen, `M${x} -68 l4 5 l4 -5`, red, 1.2);
  flyingRoof(pen, -72, 74, 8, 50);
  ball(pen, 0, -127, 5, 6, '#4a5056');
}

/** Five bays of red posts and lattice doors under grey tiles, three steps up. */
function courtyardHall(pen: Pen): void {
  const half = 190;
  shape(pen, `M${-half} 0 H${half} V-26 H${-half} Z`, '#9a9c9c', { colour: '#6e7072', from: -26, to: 0 });
  for (let x = -half + 12; x < half; x += 24) line(pen, `M${x} -25 V-2`, '#7c7e80', 0.8);
  for (const step of [0, 1, 2])
    shape(
      pen,
      `M${-34 + step * 2} ${-step * 9} h${68 - step * 4} v-9 h${-68 + step * 4} Z`,
      mix('#c2c2be', SHADE, step * 0.08),
    );
  shape(pen, `M${-half + 8} -26 H${half - 8} V-142 H${-half + 8} Z`, '#85888a', {
    colour: '#5f6264',
    from: -142,
    to: -26,
  });
  const bays = 5;
  const wide = (half * 2 - 24) / bays;
  for (let bay = 0; bay < bays; bay++) paintBay(pen, -half + 12 + bay * wide, wide, bay === 2);
  for (let post = 0; post <= bays; post++) bar(pen, -half + 8 + post * wide, -142, 8, 116, '#a5382c', 1);
  shape(pen, `M${-half + 4} -142 H${half - 4} V-158 H${-half + 4} Z`, '#2f5f58', {
    colour: '#1f3f4c',
    from: -158,
    to: -142,
  });
  for (let x = -half + 12; x < half - 8; x += 13)
    ball(pen, x, -150, 3.4, 3, x % 2 === 0 ? '#d8b048' : '#5aa0b8');
  flyingRoof(pen, -152, half + 8, half - 40, 92);
}

function paintBay(pen: Pen, left: number, wide: number, isDoor: boolean): void {
  const glass = windowColour(pen);
  const low = isDoor ? -28 : -62;
  if (!isDoor)
    shape(pen, `M${left} -26 h${wide} v-36 h${-wide} Z`, '#7c7f82', {
      colour: '#5c5f62',
      from: -62,
      to: -26,
    });
  shape(pen, `M${left + 6} ${low} h${wide - 12} V-136 h${-wide + 12} Z`, pen.isDark ? glass : '#e2d4b4', {
    colour: pen.isDark ? '#e8963c' : '#a8926c',
    from: -136,
    to: low,
  });
  const red = '#8a3026';
  for (let x = left + 6; x <= left + wide - 5; x += (wide - 12) / 8)
    line(pen, `M${x} ${low} V-136`, red, x > left + wide / 2 - 4 && x < left + wide / 2 + 4 ? 3 : 1.2);
  for (let y = -128; y < low - (isDoor ? 40 : 4); y += 11)
    line(pen, `M${left + 6} ${y} h${wide - 12}`, red, 1.2);
  if (!isDoor) return;
  shape(pen, `M${left + 6} -28 h${wide - 12} v-38 h${-wide + 12} Z`, red, {
    colour: mix(red, SHADE, 0.4),
    from: -66,
    to: -28,
  });
  for (const part of [0.27, 0.73])
    line(pen, `M${left + wide * part - 12} -60 h24 v26 h-24 Z`, '#c8963a', 1.2);
}

export const GARDEN_THINGS: Record<string, OwnDrawing> = {
  'own/rockery': { width: 170, height: 108, paint: rockery },
  'own/water-pavilion': {
    width: 178,
    height: 162,
    paint: (pen) => {
      pen.brush.translate(0, -26);
      waterPavilion(pen);
    },
  },
  'own/courtyard-hall': { width: 430, height: 256, paint: courtyardHall },
};
