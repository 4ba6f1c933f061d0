// What people built and set up, in centimetres: wells, statues, arches, gates, mills, silos, tents of hides, a roller coaster.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STONE = '#b0aaa0';
const WOOD = '#7a4a2c';

/** Rows of stones, each a little different, between two lines. */
function courses(pen: Pen, left: number, right: number, top: number, bottom: number, tall: number): void {
  const { random } = pen;
  for (let y = top, row = 0; y < bottom - 1; y += tall, row++)
    for (let x = left - (row % 2) * tall; x < right;) {
      const wide = tall * random.between(1.3, 2.1);
      const from = Math.max(left, x);
      const to = Math.min(right, x + wide);
      if (to - from > 2)
        box(
          pen,
          from,
          y,
          to - from - 1.6,
          Math.min(tall, bottom - y) - 1.6,
          mix(STONE, random.pick(['#ffffff', '#6a6258', '#8a7a64']), random.between(0.04, 0.22)),
          2,
        );
      x += wide;
    }
}

/** A round wall, a roof on two posts, a bucket on a rope. */
function well(pen: Pen): void {
  const roof = pen.isSnowy ? '#f2f5f8' : '#8a4a34';
  for (const side of [-1, 1]) bar(pen, side * 62 - 5, -206, 10, 140, WOOD, 2);
  bar(pen, -70, -166, 140, 9, mix(WOOD, '#20142a', 0.16), 4);
  for (let turn = 0; turn < 8; turn++) line(pen, `M${-18 + turn * 5} -167 q2 5 0 10`, '#d8bc84', 4);
  line(pen, 'M70 -162 H92 V-140', '#4a4c56', 5);
  line(pen, 'M2 -160 V-114', '#d8bc84', 3);
  line(pen, 'M-12 -92 Q2 -122 16 -92', '#5a5e68', 2.4);
  shape(pen, 'M-16 -96 H20 L16 -62 H-12 Z', '#a8744a', down('#a8744a', -96, -62));
  line(pen, 'M-15 -88 H19 M-13 -70 H17', '#5a5e68', 2.4);
  shape(pen, 'M-84 -70 Q0 -52 84 -70 L80 -2 Q0 10 -80 -2 Z', mix(STONE, '#20142a', 0.44));
  pen.brush.save();
  pen.brush.beginPath();
  pen.brush.rect(-82, -66, 164, 66);
  pen.brush.clip();
  courses(pen, -80, 80, -64, 2, 16);
  pen.brush.restore();
  ball(pen, 0, -68, 90, 15, light(STONE, 0.14));
  ball(pen, 0, -67, 70, 10, '#1c1e26');
  ball(pen, 6, -64, 50, 5, '#34566a');
  shape(pen, 'M-16 -86 L-12 -62 H16 L19 -86 Z', '#a8744a', down('#a8744a', -96, -62));
  shape(pen, 'M-108 -190 L-52 -246 H52 L108 -190 Z', roof, down(roof, -246, -190, 0.4));
  for (let row = 1; row < 5; row++)
    line(
      pen,
      `M${-52 - row * 11.2} ${-246 + row * 11.2} H${52 + row * 11.2}`,
      mix(roof, '#20142a', 0.34),
      1.8,
    );
  bar(pen, -56, -251, 112, 8, mix(WOOD, '#20142a', 0.2), 3);
}

/** Somebody of marble in long folds, on a block. */
function statue(pen: Pen, stone: Colour = '#e4e0d8'): void {
  const shade = mix(stone, '#3a3444', 0.4);
  box(pen, -62, -20, 124, 20, mix(stone, '#3a3444', 0.2), 2);
  box(pen, -50, -112, 100, 92, mix(stone, '#3a3444', 0.08), 1);
  box(pen, -38, -96, 76, 54, light(stone, 0.2), 1);
  box(pen, -58, -124, 116, 14, light(stone), 2);
  shape(
    pen,
    'M-30 -124 C-36 -170 -34 -214 -28 -246 C-24 -262 24 -262 28 -246 C34 -214 38 -170 32 -124 Z',
    light(stone, 0.3),
    down(stone, -258, -124, 0.34),
  );
  for (const path of [
    'M-18 -236 C-24 -196 -20 -160 -24 -126',
    'M-4 -220 C-10 -186 -4 -156 -8 -126',
    'M12 -230 C20 -192 10 -160 16 -126',
    'M22 -210 Q28 -170 26 -128',
    'M-28 -214 Q0 -196 30 -222',
  ])
    line(pen, path, shade, 2.2);
  line(pen, 'M-26 -242 C-46 -230 -46 -206 -24 -202', light(stone, 0.1), 13);
  line(pen, 'M26 -242 C44 -250 52 -276 50 -298', light(stone, 0.2), 12);
  ball(pen, 50, -302, 8, 9, light(stone, 0.2));
  bar(pen, 47, -334, 6, 30, light(stone, 0.1), 2);
  shape(pen, 'M42 -334 H58 L54 -346 H46 Z', shade);
  ball(pen, 0, -266, 10, 13, stone);
  ball(pen, 0, -286, 17, 20, light(stone, 0.24));
  shape(pen, 'M-18 -284 C-20 -310 20 -310 18 -284 C12 -296 -10 -298 -18 -284 Z', mix(stone, '#3a3444', 0.22));
  line(pen, 'M-8 -286 h5 M4 -286 h5 M0 -284 v7 M-4 -273 q4 2 8 0', shade, 1.6);
}

/** Of stone, as for who comes home from a war: a vault between two blocks, a band of figures over it. */
function triumphalArch(pen: Pen): void {
  const stone = '#d4c8b0';
  const shade = mix(stone, '#4a3a30', 0.3);
  shape(
    pen,
    'M-220 0 V-420 H220 V0 H84 V-190 A84 84 0 0 0 -84 -190 V0 Z',
    light(stone, 0.1),
    down(stone, -420, 0, 0.28),
  );
  shape(pen, 'M-84 -190 A84 84 0 0 1 84 -190 L64 -182 A66 66 0 0 0 -66 -182 V0 H-84 Z', shade);
  line(pen, 'M-92 -190 A92 92 0 0 1 92 -190', light(stone, 0.3), 10);
  shape(pen, 'M-12 -296 H12 L8 -262 H-8 Z', light(stone, 0.4));
  for (const [y, tall, out] of [
    [-432, 16, 12],
    [-346, 12, 8],
    [-318, 8, 4],
  ] as const)
    box(pen, -220 - out, y, 440 + out * 2, tall, light(stone, 0.24), 2);
  for (let at = 0; at < 15; at++) {
    const x = -203 + at * 29;
    ball(pen, x, -330, 3.4, 4, shade);
    line(pen, `M${x} -328 v8 M${x - 4} -320 l4 -6 l4 6`, shade, 2.4);
  }
  box(pen, -150, -408, 300, 46, mix(stone, '#4a3a30', 0.1), 2);
  for (let row = 0; row < 2; row++)
    for (let at = 0; at < 13; at++) box(pen, -132 + at * 21, -400 + row * 18, 12, 8, shade, 1);
  for (const side of [-1, 1]) {
    for (const x of [108, 206]) {
      bar(pen, side * x - 9, -306, 18, 296, light(stone, 0.2));
      box(pen, side * x - 14, -314, 28, 10, light(stone, 0.34), 2);
      box(pen, side * x - 14, -12, 28, 12, light(stone, 0.2), 1);
    }
    box(pen, side * 157 - 32, -250, 64, 92, mix(stone, '#4a3a30', 0.14), 2);
    ball(pen, side * 157, -218, 11, 13, light(stone, 0.2));
    shape(
      pen,
      `M${side * 157 - 20} -164 C${side * 157 - 22} -206 ${side * 157 + 22} -206 ${side * 157 + 20} -164 Z`,
      light(stone, 0.14),
    );
  }
}

/** Two wings of wrought iron between posts of stone. */
function ironGate(pen: Pen): void {
  const iron = '#24262e';
  for (const side of [-1, 1]) {
    box(pen, side * 150 - 28, -250, 56, 250, STONE, 2);
    for (let row = 0; row < 9; row++)
      line(pen, `M${side * 150 - 27} ${-224 + row * 26} h54`, mix(STONE, '#3a3430', 0.4), 1.6);
    box(pen, side * 150 - 36, -264, 72, 16, light(STONE), 3);
    ball(pen, side * 150, -284, 21, 21, light(STONE, 0.1));
    for (let at = 0; at < 7; at++) {
      const x = side * (10 + at * 17.4);
      const top = -258 + at * 8;
      line(pen, `M${x} -8 V${top}`, iron, 4);
      shape(pen, `M${x - 5} ${top} L${x} ${top - 16} L${x + 5} ${top} Z`, '#c8a04a');
    }
    line(
      pen,
      `M${side * 6} -244 Q${side * 60} -232 ${side * 120} -196 M${side * 6} -176 H${side * 120} M${side * 6} -90 H${side * 120} M${side * 6} -14 H${side * 120}`,
      iron,
      6,
    );
    for (const at of [0, 1, 2]) {
      const x = side * (28 + at * 36);
      line(
        pen,
        `M${x - 10} -120 c0 -26 22 -26 20 -6 c-2 12 -14 10 -12 0 M${x + 10} -146 c0 26 -22 26 -20 6 c2 -12 14 -10 12 0`,
        iron,
        3,
      );
    }
  }
  ball(pen, -5, -120, 5, 5, '#c8a04a');
  ball(pen, 5, -120, 5, 5, '#c8a04a');
}

/** A house of stone and timber with a large wheel in its stream. */
function watermill(pen: Pen): void {
  const roof = pen.isSnowy ? '#f2f5f8' : '#7a4a3c';
  box(pen, -250, -260, 330, 260, '#e8dcc4', 1);
  courses(pen, -250, 80, -96, 0, 24);
  for (const x of [-250, -146, -40, 68]) bar(pen, x, -260, 12, 166, WOOD);
  line(pen, 'M-250 -178 H80 M-240 -104 L-146 -174 M-36 -174 L70 -104', WOOD, 9);
  for (const x of [-206, -98, 6]) {
    box(pen, x - 22, -246, 48, 54, '#5a3a26', 2);
    box(pen, x - 17, -241, 38, 44, pen.isDark ? '#ffd27a' : '#4d6478', 1);
    line(pen, `M${x + 2} -241 v44 M${x - 17} -219 h38`, '#e8e0d0', 3);
  }
  box(pen, -120, -84, 54, 84, '#5a3a26', 3);
  shape(pen, 'M-284 -250 L-214 -400 H44 L114 -250 Z', roof, down(roof, -400, -250, 0.36));
  for (let row = 1; row < 9; row++)
    line(pen, `M${-214 - row * 7.6} ${-400 + row * 16.4} H${44 + row * 7.6}`, mix(roof, '#20142a', 0.3), 2.4);
  bar(pen, -20, -448, 34, 72, '#a08a78');
  shape(pen, 'M96 0 Q180 -34 296 0 Z', '#5f9ab8', { colour: '#9fcfe0', from: -24, to: 0 });
  const [x, y, r] = [176, -134, 126];
  const wood = '#6a4228';
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke / 8) * Math.PI * 2;
    line(pen, `M${x} ${y} L${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`, wood, 9);
  }
  for (const far of [r, r * 0.8])
    line(
      pen,
      `M${x - far} ${y} a${far} ${far} 0 1 0 ${far * 2} 0 a${far} ${far} 0 1 0 ${-far * 2} 0`,
      wood,
      8,
    );
  for (let paddle = 0; paddle < 16; paddle++) {
    const angle = (paddle / 16) * Math.PI * 2 + 0.1;
    line(
      pen,
      `M${x + Math.cos(angle) * r * 0.78} ${y + Math.sin(angle) * r * 0.78} L${x + Math.cos(angle + 0.12) * r * 1.06} ${y + Math.sin(angle + 0.12) * r * 1.06}`,
      '#8a5c38',
      9,
    );
  }
  ball(pen, x, y, 18, 18, '#4a2c1c');
  pen.brush.globalAlpha = 0.7;
  for (let drop = 0; drop < 26; drop++)
    line(
      pen,
      `M${x + pen.random.between(40, 128)} ${pen.random.between(-190, -30)} v${pen.random.between(8, 22)}`,
      '#e4f4fa',
      2.4,
    );
  pen.brush.globalAlpha = 1;
}

/** Rings of steel, a dome on it, a ladder up its side. */
function silo(pen: Pen): void {
  bar(pen, -130, -560, 260, 560, '#b8c0c8', 2);
  for (let ring = 0; ring < 14; ring++) {
    line(pen, `M-130 ${-540 + ring * 40} Q0 ${-526 + ring * 40} 130 ${-540 + ring * 40}`, '#868e98', 3);
    line(pen, `M-130 ${-536 + ring * 40} Q0 ${-522 + ring * 40} 130 ${-536 + ring * 40}`, '#e4e9ee', 2);
  }
  shape(
    pen,
    'M-138 -552 C-130 -668 -60 -704 0 -706 C60 -704 130 -668 138 -552 Q0 -528 -138 -552 Z',
    '#c8503c',
    down('#c8503c', -700, -540, 0.4),
  );
  for (const x of [-70, 0, 70]) line(pen, `M${x * 1.4} -545 Q${x * 1.2} -650 0 -704`, '#8a2f26', 3);
  bar(pen, -10, -724, 20, 22, '#8a8f98', 4);
  for (const x of [70, 98]) line(pen, `M${x} -560 V0`, '#5a606a', 5);
  for (let rung = 0; rung < 28; rung++) line(pen, `M70 ${-548 + rung * 20} h28`, '#5a606a', 3.4);
  box(pen, -90, -120, 84, 120, '#7a3a2c', 2);
  line(pen, 'M-88 -116 L-8 -4 M-8 -116 L-88 -4', '#e8e0d0', 6);
}

/** Hides over poles that cross at the top, a band of signs around it. */
function tipi(pen: Pen): void {
  const hide = '#e8d4ac';
  for (const [x, top] of [
    [-34, -486],
    [-14, -500],
    [8, -496],
    [30, -482],
  ] as const)
    line(pen, `M${-x * 0.5} -410 L${x} ${top}`, WOOD, 8);
  shape(pen, 'M-12 -424 H12 L196 -8 Q0 10 -196 -8 Z', light(hide, 0.14), down(hide, -424, 0, 0.3));
  shape(pen, 'M-63 -310 L-36 -370 H36 L63 -310 Q0 -298 -63 -310 Z', '#b8482f');
  for (let at = -3; at <= 3; at++)
    shape(
      pen,
      `M${at * 40 - 24} -78 L${at * 40} -128 L${at * 40 + 24} -78 Z`,
      at % 2 === 0 ? '#b8482f' : '#2f6a7a',
    );
  line(pen, 'M-164 -78 Q0 -62 164 -78 M-138 -136 Q0 -122 138 -136', '#3a2c24', 5);
  shape(pen, 'M0 -214 L-44 -2 H44 Z', '#3a2620');
  shape(pen, 'M0 -214 L44 -2 L76 -6 Z', light(hide, 0.3), down(hide, -214, 0));
  for (let pin = 0; pin < 6; pin++) line(pen, `M-9 ${-238 - pin * 24} h18`, WOOD, 4);
}

/** How high its track is, its loop left out: a high hill, a lower one. */
const over = (x: number): number =>
  -90 - 420 * Math.exp(-(((x + 330) / 150) ** 2)) - 230 * Math.exp(-(((x - 360) / 150) ** 2));

/** Its rail, so much lower. */
function track(shift: number): string {
  let path = `M-580 ${over(-580) + shift}`;
  for (let x = -560; x <= -20; x += 20) path += ` L${x} ${over(x) + shift}`;
  path += ` C60 ${-84 + shift} 160 -130 160 -240 C160 -330 100 -370 28 -370 C-44 -370 -104 -330 -104 -240 C-104 -130 0 ${-84 + shift} 80 ${-92 + shift}`;
  for (let x = 100; x <= 580; x += 20) path += ` L${x} ${over(x) + shift}`;
  return path;
}

/** A loop and hills of track on trestles, a train of cars at the top. */
function rollerCoaster(pen: Pen): void {
  const rail = pen.random.pick(['#d8342f', '#2f7fd0', '#e8a02c']);
  const white = '#e8ecf0';
  for (let x = -560; x <= 560; x += 44) {
    if (x > -96 && x < 150) continue;
    const top = over(x);
    line(pen, `M${x} 0 V${top + 8}`, white, 8);
    for (let y = -70; y > top + 40; y -= 96)
      line(
        pen,
        `M${x} ${y + 60} L${x + 44} ${y - 36} M${x} ${y - 36} L${x + 44} ${y + 60}`,
        mix(white, '#6a7480', 0.3),
        3.4,
      );
  }
  for (const x of [-52, 106]) line(pen, `M${x * 1.9 - 24} 0 L${27 + (x - 27) * 1.5} -300`, white, 11);
  line(pen, track(7), mix(rail, '#20142a', 0.4), 8);
  line(pen, track(0), rail, 8);
  for (let car = 0; car < 4; car++) {
    const x = -372 + car * 50;
    const slope = Math.atan2(over(x + 10) - over(x - 10), 20);
    pen.brush.save();
    pen.brush.translate(x, over(x));
    pen.brush.rotate(slope);
    for (const seat of [-10, 10])
      ball(pen, seat, -46, 8, 9, pen.random.pick(['#f0c8a0', '#c88a5c', '#8a5a3c']));
    shape(
      pen,
      'M-23 -8 L-25 -38 H-18 V-30 H20 L25 -20 V-8 Z',
      car === 3 ? '#f0c02c' : '#2f62b0',
      down(car === 3 ? '#f0c02c' : '#2f62b0', -38, -8),
    );
    for (const at of [-14, 14]) ball(pen, at, -6, 6, 6, '#2a2b33');
    pen.brush.restore();
  }
}

/** Of stone, in another where that is asked for: gold, bronze. */
export function statueOf(colour: Colour): OwnDrawing {
  return { ...STATUE, paint: (pen) => statue(pen, colour) };
}

const STATUE: OwnDrawing = { width: 132, height: 348, paint: (pen) => statue(pen) };

export const OLD_WORKS: Record<string, OwnDrawing> = {
  'own/well': { width: 220, height: 254, paint: well },
  'own/statue': STATUE,
  'own/triumphal-arch': { width: 468, height: 434, paint: triumphalArch },
  'own/iron-gate': { width: 376, height: 306, paint: ironGate },
  'own/watermill': { width: 600, height: 450, paint: watermill },
  'own/silo': { width: 280, height: 726, paint: silo },
  'own/tipi': { width: 400, height: 504, paint: tipi },
  'own/roller-coaster': { width: 1180, height: 580, paint: rollerCoaster },
};
