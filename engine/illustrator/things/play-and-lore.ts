// Things to play with and to read in: a doll, maps, a book of spells, a rope, skis; in units of their own.

import { mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, line, moved, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const PAPER = '#e8d4a4';

/** Of rags: round cheeks, plaits of yarn, a dress with dots. */
function doll(pen: Pen): void {
  const dress = pen.random.pick(['#d8586a', '#4f86b8', '#8a5fa8', '#e0a03c']);
  const hair = pen.random.pick(['#8a4a24', '#d8a03c', '#3a2620']);
  const skin = '#f6d8bc';
  for (const side of [-1, 1]) {
    line(pen, `M${side * 14} -30 L${side * 16} -8`, '#fbf6ee', 14);
    ball(pen, side * 18, -6, 11, 7, '#3a2c34');
    line(pen, `M${side * 20} -84 L${side * 44} -58`, light(dress, 0.1), 13);
    ball(pen, side * 47, -55, 7, 7, skin);
  }
  shape(
    pen,
    'M-18 -94 H18 L46 -30 Q36 -22 26 -28 Q13 -20 0 -28 Q-13 -20 -26 -28 Q-36 -22 -46 -30 Z',
    light(dress, 0.14),
    down(dress, -94, -24),
  );
  for (const [x, y] of [
    [-24, -44],
    [-4, -38],
    [18, -46],
    [-10, -62],
    [10, -66],
    [32, -36],
  ] as const)
    ball(pen, x, y, 3.4, 3.4, '#fbf6ee');
  shape(pen, 'M-13 -90 L-20 -44 Q0 -36 20 -44 L13 -90 Z', '#fbf6ee', down('#e8e0d4', -90, -40, 0.1));
  for (const side of [-1, 1]) {
    for (let knot = 0; knot < 5; knot++)
      ball(pen, side * (36 + knot * 1.4), -112 + knot * 10, 8 - knot * 0.6, 6.4, hair);
    ball(pen, side * 42, -64, 6, 5, dress);
  }
  ball(pen, 0, -124, 38, 35, hair);
  ball(pen, 0, -119, 32, 29, skin);
  shape(
    pen,
    'M-33 -122 C-32 -158 32 -158 33 -122 C26 -138 12 -142 2 -142 C-10 -142 -26 -138 -33 -122 Z',
    hair,
    down(hair, -154, -122, 0.2),
  );
  for (const side of [-1, 1]) {
    ball(pen, side * 12, -118, 4.6, 5.4, '#2a1c24');
    ball(pen, side * 12 + 1.6, -120, 1.5, 1.6, '#ffffff');
    ball(pen, side * 20, -107, 5.6, 4, '#f0a090');
  }
  line(pen, 'M-7 -104 Q0 -97 7 -104', '#b8443c', 2.2);
  shape(
    pen,
    'M0 -148 C-8 -158 -24 -158 -22 -148 C-24 -138 -8 -138 0 -148 C8 -138 24 -138 22 -148 C24 -158 8 -158 0 -148 Z',
    dress,
  );
  ball(pen, 0, -148, 4, 4, light(dress, 0.3));
}

const FOLDED = 'M-92 -104 L-31 -96 L31 -104 L92 -96 L94 -6 L31 0 L-31 -8 L-94 0 Z';

/** Folded paper with land, a river, roads, and a pin on it. */
function map(pen: Pen): void {
  shape(pen, FOLDED, '#f4ecd4', down('#e0d4b4', -104, 0, 0.06));
  pen.brush.save();
  pen.brush.beginPath();
  pen.brush.rect(-91, -100, 182, 96);
  pen.brush.clip();
  shape(pen, 'M-92 -60 C-70 -80 -50 -62 -34 -76 C-20 -88 -10 -96 -6 -110 H-92 Z', '#b8d494');
  shape(pen, 'M92 -40 C70 -56 56 -34 36 -40 C16 -46 20 -8 -6 6 H92 Z', '#c8dca4');
  line(pen, 'M-92 -30 C-60 -44 -40 -14 -12 -34 C12 -52 30 -74 92 -78', '#7fb8d8', 7);
  line(pen, 'M-70 -104 C-60 -60 -20 -60 -6 -40 C10 -18 50 -24 64 2', '#e0803c', 3);
  line(pen, 'M-92 -16 C-40 -6 10 -12 92 -58 M20 -104 C24 -70 44 -50 40 0', '#ffffff', 3);
  pen.brush.restore();
  for (const [x, y, y2] of [
    [-31, -96, -8],
    [31, -104, 0],
  ] as const)
    line(pen, `M${x} ${y} V${y2}`, '#a89a78', 1.6);
  pen.brush.globalAlpha = 0.14;
  shape(pen, 'M-31 -96 L31 -104 V0 L-31 -8 Z', '#5a4a2c');
  pen.brush.globalAlpha = 1;
  shape(
    pen,
    'M40 -58 C28 -72 30 -92 46 -92 C62 -92 64 -72 52 -58 L46 -44 Z',
    '#d8342f',
    down('#d8342f', -92, -44),
  );
  ball(pen, 46, -76, 5.4, 5.4, '#fbf6ee');
}

/** On old paper with burnt edges: an island, a dotted way, a cross. */
function treasureMap(pen: Pen): void {
  shape(
    pen,
    'M-96 -112 Q-80 -118 -66 -112 Q-30 -118 0 -112 Q40 -118 70 -110 L96 -114 Q90 -90 96 -70 Q90 -44 97 -20 L92 -2 Q60 2 40 -3 Q0 3 -30 -2 Q-70 2 -96 -4 Q-90 -30 -97 -52 Q-90 -84 -96 -112 Z',
    PAPER,
    down('#c8a468', -116, 2, 0.1),
  );
  line(
    pen,
    'M-96 -112 Q-80 -118 -66 -112 Q-30 -118 0 -112 Q40 -118 70 -110 L96 -114 Q90 -90 96 -70 Q90 -44 97 -20 L92 -2 Q60 2 40 -3 Q0 3 -30 -2 Q-70 2 -96 -4 Q-90 -30 -97 -52 Q-90 -84 -96 -112 Z',
    '#8a5a2c',
    3,
  );
  shape(
    pen,
    'M-70 -30 C-80 -60 -54 -92 -16 -94 C22 -100 72 -86 74 -54 C76 -24 40 -14 6 -20 C-20 -24 -50 -12 -70 -30 Z',
    '#cfae6e',
  );
  line(
    pen,
    'M-70 -30 C-80 -60 -54 -92 -16 -94 C22 -100 72 -86 74 -54 C76 -24 40 -14 6 -20 C-20 -24 -50 -12 -70 -30 Z',
    '#7a5228',
    2.4,
  );
  for (const x of [-34, -20]) line(pen, `M${x - 9} -66 L${x} -80 L${x + 9} -66`, '#7a5228', 2.4);
  for (let step = 0; step < 9; step++) {
    const t = step / 9;
    line(pen, `M${-60 + t * 104} ${-42 + Math.sin(t * 5) * 12} l6 ${Math.cos(t * 5) * 4}`, '#7a2c1c', 3);
  }
  line(pen, 'M42 -62 L58 -46 M58 -62 L42 -46', '#c8302c', 5);
  line(pen, 'M20 -40 v-14 M20 -54 q-8 -3 -10 2 M20 -54 q8 -3 10 2 M20 -54 q0 -7 6 -8', '#4a6a34', 2.4);
  line(pen, 'M-78 -98 q6 -5 12 0 q6 5 12 0 M62 -14 q6 -5 12 0 q6 5 12 0', '#7a5228', 1.8);
  shape(pen, 'M78 -102 l4 10 l10 4 l-10 4 l-4 10 l-4 -10 l-10 -4 l10 -4 Z', '#7a2c1c');
}

/** Open, a star in a ring on one leaf and runes on the other, a glow over it. */
function spellbook(pen: Pen): void {
  shape(
    pen,
    'M-104 -34 Q-52 -48 0 -30 Q52 -48 104 -34 L110 0 Q52 -10 0 2 Q-52 -10 -110 0 Z',
    '#5a2a5c',
    down('#5a2a5c', -44, 2, 0.4),
  );
  for (const side of [-1, 1]) {
    const page = `M0 -34 Q${side * 46} -58 ${side * 98} -46 L${side * 102} -10 Q${side * 50} -20 0 -4 Z`;
    shape(pen, page, '#f6e8c4', down('#d8bc84', -56, -4, 0.06));
    line(pen, `M${side * 102} -9 Q${side * 50} -19 0 -3`, '#a8824a', 1.6);
  }
  line(pen, 'M0 -34 V-3', '#8a6434', 2.4);
  pen.brush.save();
  pen.brush.transform(1, -0.1, 0, 0.42, -52, -30);
  line(
    pen,
    'M-26 0 a26 26 0 1 0 52 0 a26 26 0 1 0 -52 0 M0 -24 L14 20 L-23 -7 L23 -7 L-14 20 Z',
    '#7a2f8a',
    2.6,
  );
  pen.brush.restore();
  for (let row = 0; row < 4; row++)
    for (let at = 0; at < 7; at++) {
      const [x, y] = [14 + at * 11.4, -36 + row * 7 - at * 0.5];
      if (row === 3 && at > 4) continue;
      line(
        pen,
        `M${x} ${y} l${pen.random.pick([3, 5, 0])} ${pen.random.pick([-4, 3, -3])} l${pen.random.pick([2, -2])} 3`,
        '#4a2c54',
        1.5,
      );
    }
  for (let spark = 0; spark < 16; spark++) {
    const [x, y] = [pen.random.between(-80, 80), pen.random.between(-108, -58)];
    const s = pen.random.between(1.6, 4.4);
    shape(
      pen,
      `M${x} ${y - s * 1.6} L${x + s * 0.4} ${y - s * 0.4} L${x + s * 1.6} ${y} L${x + s * 0.4} ${y + s * 0.4} L${x} ${y + s * 1.6} L${x - s * 0.4} ${y + s * 0.4} L${x - s * 1.6} ${y} L${x - s * 0.4} ${y - s * 0.4} Z`,
      pen.random.pick(['#c86ae8', '#f6d86a', '#7ac8f0']),
    );
  }
}

/** A round flask that glows, its cork in. */
function potion(pen: Pen): void {
  const brew = pen.random.pick(['#8a4fd8', '#3fb86a', '#d83f8a', '#2f9ad8', '#e0902c']);
  shineAround(pen, 0, -34, 46, brew, pen.isDark ? 0.7 : 0.35);
  pen.brush.globalAlpha = 0.8;
  shape(
    pen,
    'M-9 -66 V-86 H9 V-66 C30 -58 38 -42 36 -26 C34 -8 20 0 0 0 C-20 0 -34 -8 -36 -26 C-38 -42 -30 -58 -9 -66 Z',
    '#dfeaf2',
    down('#a8bccc', -86, 0, 0.1),
  );
  pen.brush.globalAlpha = 1;
  shape(
    pen,
    'M-31 -38 Q0 -44 31 -38 C36 -14 22 -4 0 -4 C-22 -4 -36 -14 -31 -38 Z',
    light(brew, 0.3),
    down(brew, -42, -4, 0.4),
  );
  ball(pen, 0, -38.6, 31, 4.4, light(brew, 0.5));
  for (let bubble = 0; bubble < 9; bubble++)
    ball(
      pen,
      pen.random.between(-22, 22),
      pen.random.between(-34, -10),
      pen.random.between(1, 3),
      pen.random.between(1, 3),
      light(brew, 0.6),
    );
  box(pen, -12, -90, 24, 7, '#c8d6e0', 3);
  box(pen, -8, -102, 16, 14, '#a87848', 2);
  line(pen, 'M-10 -70 q10 5 20 0', '#c8302c', 2.6);
  pen.brush.globalAlpha = 0.6;
  line(pen, 'M-27 -40 C-30 -28 -26 -16 -20 -11', '#ffffff', 3);
  pen.brush.globalAlpha = 1;
}

/** Coiled, its end before it. */
function rope(pen: Pen): void {
  const hemp = '#c8a468';
  const strand = (path: string, width: number): void => {
    line(pen, path, mix(hemp, '#4a2c14', 0.5), width + 2);
    line(pen, path, hemp, width);
  };
  for (let turn = 0; turn < 5; turn++) {
    const y = -10 - turn * 9;
    strand(`M-56 ${y} C-56 ${y + 22} 56 ${y + 22} 56 ${y} C56 ${y - 20} -56 ${y - 20} -56 ${y} Z`, 9);
    for (let at = -5; at <= 5; at++)
      line(pen, `M${at * 9.6 - 3} ${y + 16 - at * at * 0.42 - 2} l5 6`, mix(hemp, '#4a2c14', 0.34), 1.8);
  }
  strand('M50 -30 C86 -24 70 0 96 -4', 9);
  for (const turn of [-3, 0, 3]) line(pen, `M96 -4 l10 ${turn}`, hemp, 2);
}

/** A pair that stands, with its poles. */
function skis(pen: Pen): void {
  const paint = pen.random.pick(['#d8342f', '#2f7fd0', '#f0a02c']);
  for (const side of [-1, 1]) {
    line(pen, `M${side * 26} -2 L${side * 40} -118`, '#8a8f98', 2.6);
    ball(pen, side * 27, -9, 6, 2.4, '#3a3c44');
    line(pen, `M${side * 38.6} -106 L${side * 40.4} -122`, '#2a2b33', 6);
    shape(
      pen,
      `M${side * 4} 0 V-150 Q${side * 4} -166 ${side * 10} -168 Q${side * 16} -166 ${side * 16} -150 V0 Z`,
      light(paint, 0.12),
      down(paint, -168, 0),
    );
    line(pen, `M${side * 10} -150 V-96`, '#fbf6ee', 3.4);
    box(pen, side * 10 - 6.4, -78, 12.8, 22, '#2a2b33', 2);
    box(pen, side * 10 - 4, -84, 8, 8, '#8a8f98', 1);
  }
}

export const PLAY_AND_LORE: Record<string, OwnDrawing> = {
  'own/doll': { width: 110, height: 160, paint: doll },
  'own/map': { width: 190, height: 106, paint: map },
  'own/treasure-map': { width: 200, height: 122, paint: (pen) => moved(pen, treasureMap, 0, -3) },
  'own/spellbook': { width: 222, height: 114, paint: (pen) => moved(pen, spellbook, 0, -3) },
  'own/potion': { width: 82, height: 104, paint: potion },
  'own/rope': { width: 184, height: 92, paint: (pen) => moved(pen, rope, -20, -8) },
  'own/skis': { width: 90, height: 170, paint: skis },
};
