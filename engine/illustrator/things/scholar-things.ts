// What lies on the desk of a scholar of old China, what is worn and carried there. Each in units of its own.

import { mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, moved, shape, type OwnDrawing, type Pen } from './pen.ts';

const JADE = '#9ccfa8';
const RED = '#c8302c';
const GOLD = '#e0b04a';
const BAMBOO = '#c89a5c';
const INK = '#24222a';

/** On its rest of china, the tip to the left. */
function inkBrush(pen: Pen): void {
  for (const x of [-30, 0, 30]) ball(pen, x, -7, 17, 9, '#dfe8ee');
  line(pen, 'M-44 -7 q14 -8 28 0 q16 -8 32 0 q14 -8 28 0', '#3f6fb0', 1.4);
  pen.brush.save();
  pen.brush.translate(6, -19);
  pen.brush.rotate(-0.07);
  line(pen, 'M-40 0 H104', BAMBOO, 8);
  line(pen, 'M-36 -2 H100', light(BAMBOO, 0.4), 1.8);
  for (const x of [10, 62]) line(pen, `M${x} -4 V4`, mix(BAMBOO, '#4a2c14', 0.5), 1.2);
  line(pen, 'M104 0 h6', '#2a1c18', 8);
  line(pen, 'M110 0 q8 1 8 8', RED, 1.6);
  shape(pen, 'M-40 -5.4 H-48 C-62 -9 -78 -5 -96 1 C-78 6 -62 9 -48 5.4 H-40 Z', '#f2e6d0', {
    colour: '#a88a68',
    from: -8,
    to: 8,
  });
  shape(pen, 'M-66 -7 C-78 -5 -86 -2 -96 1 C-84 5 -74 6 -66 6.6 Q-71 0 -66 -7 Z', INK);
  box(pen, -50, -6, 12, 12, '#2a1c18', 2);
  pen.brush.restore();
}

/** Of dark stone, its pond full; a stick of ink leans on it. */
function inkstone(pen: Pen): void {
  const { brush } = pen;
  const stone = '#4a4850';
  shape(pen, 'M-62 -16 H62 L58 0 H-58 Z', stone, down(stone, -16, 0));
  const oval = (x: number, y: number, rx: number, ry: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(x, y, rx, ry, 0, 0, 7);
    brush.fill();
  };
  shape(pen, 'M-62 -16 L-50 -38 H50 L62 -16 Z', light(stone, 0.14), down(light(stone), -38, -16, 0.2));
  oval(0, -26, 44, 9, '#3a3840');
  oval(2, -25.4, 39, 7.4, '#2a2830');
  oval(-18, -25.6, 18, 5, '#0e0d12');
  brush.globalAlpha = 0.5;
  oval(-22, -27, 8, 1.4, '#c8d4e4');
  brush.globalAlpha = 1;
  brush.save();
  brush.translate(32, -30);
  brush.rotate(0.34);
  box(pen, -6, -40, 12, 42, '#1c1a20', 2);
  line(pen, 'M0 -34 v3 m-2 4 h4 m-2 3 v5 m-2 3 l4 2', GOLD, 1.6);
  brush.restore();
}

/** A block of stone with a lion on it, red paste below, its print beside it. */
function nameSeal(pen: Pen): void {
  const stone = pen.random.pick(['#d8c48a', '#9ccfa8', '#d89a86']);
  shape(pen, 'M24 -10 L34 -24 H82 L76 -10 Z', '#fbf6ea', down('#fbf6ea', -24, -6, 0.1));
  shape(pen, 'M40 -12 L46 -22 H68 L64 -12 Z', RED);
  line(pen, 'M49 -20 h14 M47 -17 h14 M45.6 -14.4 h14 M56 -21 l-3 8', '#fbf6ea', 1.2);
  shape(
    pen,
    'M-26 -54 C-30 -72 -16 -84 -8 -78 C-2 -90 18 -88 18 -74 C26 -70 26 -60 22 -54 Z',
    light(stone, 0.16),
    down(stone, -86, -54),
  );
  ball(pen, 10, -76, 9, 8, light(stone, 0.1));
  ball(pen, 13, -78, 1.6, 1.6, '#3a2c28');
  line(pen, 'M-18 -60 q-3 -10 6 -12 M4 -62 q-2 -8 4 -8', mix(stone, '#4a2c28', 0.4), 1.4);
  box(pen, -28, -56, 54, 50, stone, 2);
  shape(pen, 'M26 -54 l6 -6 v46 l-6 6 Z', mix(stone, '#20142a', 0.3));
  pen.brush.globalAlpha = 0.35;
  shape(pen, 'M-24 -52 h10 l-4 40 h-6 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  bar(pen, -28, -7, 54, 7, RED, 1);
}

/** Bronze on three feet, smoke from its lid. */
function incenseBurner(pen: Pen): void {
  const bronze = pen.random.pick(['#8a6a34', '#6f7a52', '#9a6a3a']);
  const { brush } = pen;
  brush.globalAlpha = 0.5;
  line(
    pen,
    'M-6 -92 C-22 -108 10 -118 -4 -136 C-12 -146 2 -152 0 -160 M8 -92 C18 -104 2 -114 12 -128',
    '#e6e6ea',
    3,
  );
  brush.globalAlpha = 1;
  for (const x of [-28, 0, 28])
    shape(pen, `M${x - 8} -22 H${x + 8} L${x + 5} 0 H${x - 5} Z`, bronze, down(bronze, -22, 0, 0.5));
  for (const side of [-1, 1])
    line(
      pen,
      `M${side * 40} -50 C${side * 62} -52 ${side * 60} -78 ${side * 44} -74`,
      mix(bronze, '#20142a', 0.16),
      6,
    );
  shape(
    pen,
    'M-44 -56 C-52 -30 -34 -14 0 -14 C34 -14 52 -30 44 -56 Z',
    light(bronze, 0.2),
    down(bronze, -56, -14, 0.5),
  );
  box(pen, -48, -63, 96, 9, light(bronze, 0.1), 3);
  line(pen, 'M-34 -40 q8 -8 16 0 q8 8 16 0 q8 -8 16 0 q8 8 16 0', light(bronze, 0.5), 1.8);
  shape(pen, 'M-38 -63 C-34 -84 34 -84 38 -63 Z', light(bronze, 0.14), down(bronze, -82, -63));
  for (const x of [-20, 0, 20]) ball(pen, x, -70, 4, 3.4, '#241a14');
  ball(pen, 0, -86, 7, 7, light(bronze, 0.2));
}

/** A jar with a red cloth tied over it, its paper said to be wine. */
function wineJar(pen: Pen): void {
  const clay = pen.random.pick(['#7a4a30', '#5a3c30', '#8a5a3a']);
  shape(
    pen,
    'M-30 -88 C-60 -76 -66 -34 -34 0 H34 C66 -34 60 -76 30 -88 Z',
    light(clay, 0.2),
    down(clay, -88, 0, 0.5),
  );
  pen.brush.globalAlpha = 0.25;
  shape(pen, 'M-40 -74 C-54 -58 -52 -34 -42 -18 C-46 -40 -42 -60 -30 -80 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  shape(pen, 'M-34 -84 Q0 -76 34 -84 L40 -76 Q0 -64 -40 -76 Z', mix(RED, '#20142a', 0.3));
  shape(
    pen,
    'M-30 -86 C-34 -104 -22 -114 0 -114 C22 -114 34 -104 30 -86 Q0 -78 -30 -86 Z',
    light(RED, 0.14),
    down(RED, -112, -82),
  );
  line(pen, 'M-30 -87 Q0 -79 30 -87', '#c8a05a', 3);
  shape(pen, 'M0 -60 L24 -36 L0 -12 L-24 -36 Z', RED, down(RED, -60, -12, 0.2));
  // 酒, in strokes.
  line(
    pen,
    'M-11 -45 l3 3 M-13 -37 l3 3 M-13 -25 l5 -7 M-5 -46 H13 M-4 -38 V-24 H12 V-38 Z M1 -46 V-36 q0 3 -3 4 M7 -46 V-34 M-4 -29 H12',
    '#2a1410',
    2,
  );
}

/** Round, its back to us: rings and clouds around a knob, a red tassel. */
function bronzeMirror(pen: Pen): void {
  const bronze = '#a8823c';
  for (const [r, colour] of [
    [50, mix(bronze, '#20142a', 0.36)],
    [48, bronze],
    [41, mix(bronze, '#20142a', 0.3)],
    [39.4, light(bronze, 0.14)],
    [24, mix(bronze, '#20142a', 0.34)],
    [22.6, light(bronze, 0.06)],
  ] as const)
    ball(pen, 0, -58, r, r, colour);
  for (let at = 0; at < 8; at++) {
    const angle = (at / 8) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 31.5, -58 + Math.sin(angle) * 31.5];
    line(pen, `M${x - 5} ${y + 2} q0 -7 5 -6 q5 1 3 6 q-3 3 -4 -1`, mix(bronze, '#2a1c10', 0.5), 1.5);
    ball(pen, Math.cos(angle + 0.4) * 16, -58 + Math.sin(angle + 0.4) * 16, 2.4, 2.4, '#f0d48a');
  }
  ball(pen, 0, -58, 7, 7, '#e8c878');
  line(pen, 'M0 -58 C10 -40 -8 -24 2 -10', RED, 2.6);
  for (const x of [-5, -2.4, 0, 2.4, 5]) line(pen, `M2 -10 L${2 + x} 0`, RED, 1.8);
}

/** A ring of jade on a cord, a knot over it, a tassel under it. */
function jadePendant(pen: Pen): void {
  line(pen, 'M0 -146 C-12 -134 -12 -124 0 -116 C12 -124 12 -134 0 -146', RED, 2.6);
  for (const [x, y] of [
    [0, -116],
    [-6, -110],
    [6, -110],
    [0, -104],
  ] as const)
    ball(pen, x, y, 5, 5, RED);
  line(pen, 'M0 -104 V-90', RED, 3);
  const { brush } = pen;
  ball(pen, 0, -62, 30, 30, JADE);
  ball(pen, 0, -62, 11, 11, mix(JADE, '#1c4a3a', 0.4));
  brush.save();
  brush.globalCompositeOperation = 'destination-out';
  ball(pen, 0, -62, 9, 9, '#000000');
  brush.restore();
  for (let at = 0; at < 8; at++) {
    const angle = (at / 8) * Math.PI * 2 + 0.2;
    const [x, y] = [Math.cos(angle) * 20, -62 + Math.sin(angle) * 20];
    line(pen, `M${x - 3} ${y + 1} q0 -5 3.4 -4 q3 1 1.6 4`, mix(JADE, '#1c4a3a', 0.4), 1.4);
  }
  brush.globalAlpha = 0.7;
  line(pen, 'M-22 -76 Q-16 -85 -6 -88', '#ffffff', 3);
  brush.globalAlpha = 1;
  line(pen, 'M0 -32 V-22', RED, 3);
  ball(pen, 0, -24, 4.6, 4.6, GOLD);
  for (let thread = -4; thread <= 4; thread++)
    line(pen, `M${thread * 0.7} -21 Q${thread * 1.6} -10 ${thread * 1.7} 0`, RED, 1.8);
}

/** Of gold, a flower and strings of pearls at its head. */
function hairpin(pen: Pen): void {
  pen.brush.save();
  pen.brush.translate(-40, -44);
  pen.brush.rotate(0.2);
  line(pen, 'M6 0 L138 3', GOLD, 4.4);
  line(pen, 'M8 -1 L120 1.6', '#fbe6a8', 1.2);
  pen.brush.restore();
  for (const [x, long] of [
    [-52, 24],
    [-42, 32],
    [-32, 22],
  ] as const) {
    line(pen, `M${x} -38 V${-38 + long}`, GOLD, 1);
    for (let at = 1; at <= 3; at++)
      ball(pen, x, -38 + (long * at) / 3, 2.6, 2.6, at === 3 ? JADE : '#fbf6ee');
  }
  const petal = pen.random.pick(['#f0a0b4', JADE, '#e86a5a']);
  for (let at = 0; at < 6; at++) {
    const angle = (at / 6) * Math.PI * 2 + 0.3;
    ball(pen, -42 + Math.cos(angle) * 11, -50 + Math.sin(angle) * 11, 8, 8, petal);
  }
  ball(pen, -42, -50, 6, 6, GOLD);
  for (const side of [-1, 1])
    shape(
      pen,
      `M${-42 + side * 14} -52 q${side * 16} -14 ${side * 20} 2 q${-side * 8} 8 ${-side * 20} -2 Z`,
      JADE,
      down(JADE, -64, -44),
    );
}

/** White silk in a round frame, blossom on it, a tassel from its handle. */
function roundFan(pen: Pen): void {
  bar(pen, -3.4, -70, 6.8, 68, '#6a3424', 3);
  ball(pen, 0, -128, 60, 63, '#7a3c28');
  ball(pen, 0, -128, 56, 59, '#fbf4e6');
  pen.brush.save();
  pen.brush.beginPath();
  pen.brush.ellipse(0, -128, 56, 59, 0, 0, 7);
  pen.brush.clip();
  line(
    pen,
    'M-60 -92 C-36 -104 -22 -128 10 -140 C24 -146 34 -158 44 -172 M-18 -122 C-10 -140 -20 -150 -14 -164 M6 -138 C20 -132 30 -134 42 -126',
    '#5a3a2c',
    3,
  );
  for (const [x, y, r] of [
    [-14, -160, 8],
    [12, -142, 9],
    [38, -128, 7],
    [38, -164, 7],
    [-30, -114, 8],
    [-6, -132, 5],
  ] as const) {
    for (let at = 0; at < 5; at++) {
      const angle = (at / 5) * Math.PI * 2;
      ball(pen, x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, r * 0.54, r * 0.54, '#ec8aa4');
    }
    ball(pen, x, y, r * 0.26, r * 0.26, '#f6d870');
  }
  pen.brush.restore();
  bar(pen, -2, -188, 4, 120, '#8a4a30', 2);
  line(pen, 'M0 -4 q9 4 7 12', RED, 1.8);
  for (const x of [-3, -1, 1, 3]) line(pen, `M7 7 L${7 + x} 24`, RED, 1.8);
}

/** Of a leaf of palm, its edge bound. */
function palmFan(pen: Pen): void {
  const straw = '#d8c078';
  bar(pen, -4, -56, 8, 56, '#b0904a', 4);
  shape(
    pen,
    'M0 -58 C-24 -52 -62 -70 -64 -110 C-62 -146 -30 -164 0 -164 C30 -164 62 -146 64 -110 C62 -70 24 -52 0 -58 Z',
    light(straw),
    down(straw, -164, -56, 0.24),
  );
  for (let rib = -7; rib <= 7; rib++)
    line(
      pen,
      `M0 -58 Q${rib * 5} -100 ${rib * 8.2} ${-160 + Math.abs(rib) ** 1.9}`,
      mix(straw, '#6a4a1c', 0.4),
      1.2,
    );
  line(
    pen,
    'M0 -58 C-24 -52 -62 -70 -64 -110 C-62 -146 -30 -164 0 -164 C30 -164 62 -146 64 -110 C62 -70 24 -52 0 -58 Z',
    '#a8843c',
    3,
  );
}

/** Of red cord: loops around a woven square, tassels below. */
function chineseKnot(pen: Pen): void {
  const dark = mix(RED, '#2a060c', 0.4);
  const cord = (path: string, width: number): void => {
    line(pen, path, dark, width + 1.6);
    line(pen, path, '#dc3c34', width);
  };
  cord('M0 -206 C-12 -196 -12 -186 0 -178 C12 -186 12 -196 0 -206', 3);
  for (let side = 0; side < 4; side++)
    for (let loop = 0; loop < 3; loop++) {
      pen.brush.save();
      pen.brush.translate(0, -132);
      pen.brush.rotate((side * Math.PI) / 2 + Math.PI / 4);
      const y = -18 + loop * 18;
      cord(`M24 ${y - 5} C46 ${y - 12} 46 ${y + 12} 24 ${y + 5}`, 4);
      pen.brush.restore();
    }
  pen.brush.save();
  pen.brush.translate(0, -132);
  pen.brush.rotate(Math.PI / 4);
  box(pen, -28, -28, 56, 56, dark, 4);
  for (let at = -2; at <= 2; at++) {
    line(pen, `M-26 ${at * 11} H26`, '#e8483c', 6);
    for (let across = -2; across <= 2; across++)
      if ((at + across) % 2 === 0) line(pen, `M${across * 11} ${at * 11 - 5} v10`, '#c82a28', 6.4);
  }
  pen.brush.restore();
  cord('M0 -80 V-70', 4);
  ball(pen, 0, -68, 7, 6, GOLD);
  for (const x of [-9, 9]) {
    cord(`M0 -64 Q${x} -60 ${x} -54`, 3);
    ball(pen, x, -52, 5, 5, GOLD);
    for (let thread = -4; thread <= 4; thread++)
      line(pen, `M${x + thread} -48 L${x + thread * 1.5} 0`, thread % 2 === 0 ? RED : '#e8483c', 2);
  }
}

/** Of plaited bamboo, a point in the middle. */
function bambooHat(pen: Pen): void {
  const straw = '#d0a860';
  shape(
    pen,
    'M-88 -10 Q0 -96 88 -10 Q92 -3 84 -2 Q0 6 -84 -2 Q-92 -3 -88 -10 Z',
    light(straw, 0.2),
    down(straw, -58, 4, 0.36),
  );
  for (let rib = -8; rib <= 8; rib++)
    line(pen, `M0 -53 Q${rib * 6.4} -34 ${rib * 10} -2`, mix(straw, '#5a3a14', 0.4), 0.9);
  for (const [half, y] of [
    [22, -40],
    [42, -28],
    [62, -16],
  ] as const)
    line(pen, `M${-half} ${y} Q0 ${y + half * 0.16} ${half} ${y}`, mix(straw, '#5a3a14', 0.34), 1);
  line(pen, 'M-87 -5 Q0 4 87 -5', '#a87c38', 3);
  ball(pen, 0, -53, 4, 3, '#a87c38');
}

export const SCHOLAR_THINGS: Record<string, OwnDrawing> = {
  'own/ink-brush': { width: 228, height: 40, paint: (pen) => moved(pen, inkBrush, -14, 0) },
  'own/inkstone': { width: 126, height: 72, paint: inkstone },
  'own/name-seal': { width: 116, height: 90, paint: (pen) => moved(pen, nameSeal, -27, 0) },
  'own/incense-burner': { width: 116, height: 162, paint: incenseBurner },
  'own/wine-jar': { width: 112, height: 116, paint: wineJar },
  'own/bronze-mirror': { width: 104, height: 110, paint: bronzeMirror },
  'own/jade-pendant': { width: 64, height: 148, paint: jadePendant },
  'own/hairpin': { width: 200, height: 70, paint: hairpin },
  'own/round-fan': { width: 124, height: 216, paint: (pen) => moved(pen, roundFan, 0, -25) },
  'own/palm-fan': { width: 132, height: 166, paint: palmFan },
  'own/chinese-knot': { width: 136, height: 208, paint: chineseKnot },
  'own/bamboo-hat': { width: 180, height: 58, paint: bambooHat },
};
