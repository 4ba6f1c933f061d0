// Places that are built on a slope, with the slope they are built on: white houses over the sea, a palace, terraces.

import { Path2D } from '@napi-rs/canvas';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, windowColour, type OwnDrawing, type Pen } from './pen.ts';
import { SHADE, face } from './sight-forms.ts';

/** A white block with its side in shade, its foot at `y`. */
function whiteHouse(pen: Pen, x: number, y: number, wide: number, tall: number): void {
  const { random, side } = pen;
  const wall = random.pick(['#fbf9f4', '#f6f1e8', '#f3ece0', '#f4e2d2']);
  const turn = wide * 0.3;
  const edge = side > 0 ? x - wide / 2 : x + wide / 2 - turn;
  face(
    pen,
    `M${x - wide / 2} ${y} v${-tall} h${wide} v${tall} Z`,
    mix(wall, '#ffffff', 0.3),
    y - tall,
    y + 4,
    0.16,
  );
  shape(pen, `M${edge} ${y} v${-tall} h${turn} v${tall} Z`, mix(wall, '#5a6488', 0.3));
  line(pen, `M${x - wide / 2 - 0.6} ${y - tall} h${wide + 1.2}`, '#ffffff', 1.4);
  const front = edge === x - wide / 2 ? x + turn * 0.5 : x - turn * 0.5;
  const door = random.pick(['#3f74b4', '#2f5f9c', '#5a8ac0']);
  const glass = pen.isDark ? windowColour(pen) : door;
  if (random.chance(0.6)) shape(pen, `M${front - 2} ${y} v-7 q2 -3 4 0 v7 Z`, door);
  for (const across of [-0.24, 0.24])
    if (random.chance(0.8) && tall > 11)
      shape(pen, `M${front + across * wide - 1.4} ${y - tall * 0.5} h2.8 v-4 h-2.8 Z`, glass);
}

function blueDome(pen: Pen, x: number, y: number, wide: number): void {
  const blue = '#2f6fc0';
  bar(pen, x - wide, y - wide * 0.5, wide * 2, wide * 0.5, '#fbf8f2');
  face(
    pen,
    `M${x - wide} ${y - wide * 0.5} C${x - wide} ${y - wide * 1.75} ${x + wide} ${y - wide * 1.75} ${x + wide} ${y - wide * 0.5} Z`,
    mix(blue, '#ffffff', 0.14),
    y - wide * 1.5,
    y - wide * 0.4,
    0.4,
  );
  const lit = x + pen.side * wide * 0.4;
  line(
    pen,
    `M${lit} ${y - wide * 1.24} q${pen.side * wide * 0.26} ${wide * 0.2} ${pen.side * wide * 0.3} ${wide * 0.5}`,
    '#a8d0f4',
    wide * 0.12,
  );
  line(
    pen,
    `M${x} ${y - wide * 1.42} v${-wide * 0.5} M${x - wide * 0.16} ${y - wide * 1.72} h${wide * 0.32}`,
    '#f8f6f0',
    1.3,
  );
}

/** An arch of white with its bell. */
function bellArch(pen: Pen, x: number, y: number): void {
  face(pen, `M${x - 8} ${y} v-20 q8 -10 16 0 v20 Z`, '#ffffff', y - 26, y, 0.22);
  shape(pen, `M${x - 4.6} ${y - 5} v-11 q4.6 -7 9.2 0 v11 Z`, mix('#7fb4e0', SHADE, pen.isDark ? 0.7 : 0));
  ball(pen, x, y - 11, 2.2, 2.8, '#b8863a');
  line(pen, `M${x} ${y - 25} v-7 M${x - 2.2} ${y - 29.6} h4.4`, '#f8f6f0', 1.2);
}

/** Where the slope is: from the water up to the crest, and down again behind it. */
function slopeAt(x: number): number {
  const rise = 1 / (1 + Math.exp(-(x - 4) / 30));
  const fall = Math.max(0, x - 72) / 56;
  return -28 - 62 * rise + 44 * fall ** 2;
}

/** Santorini: white houses in steps over a dark cliff, the domes of chapels among them. */
function whiteTown(pen: Pen): void {
  const { random } = pen;
  const rock = '#8a6a58';
  face(
    pen,
    'M-128 0 L-118 -14 L-96 -24 L-70 -32 L-30 -46 L0 -64 L40 -90 L66 -96 L86 -90 L104 -74 L118 -46 L130 -18 L134 0 Z',
    rock,
    -100,
    0,
    0.42,
  );
  for (let crack = 0; crack < 40; crack++) {
    const x = random.between(-112, 122);
    const y = random.between(slopeAt(x) * 0.6, -2);
    line(
      pen,
      `M${x} ${y} l${random.between(-4, 4)} ${random.between(4, 10)}`,
      mix(rock, random.chance(0.5) ? '#e8c8a8' : SHADE, 0.4),
      1.2,
    );
  }
  for (const [row, lift] of [28, 16, 5, -8].entries())
    for (let x = -88 + row * 9; x < 112; x += random.between(13, 19)) {
      const y = slopeAt(x) + 6 - lift * (x > -50 ? 1 : 0.5);
      whiteHouse(pen, x, y + 6, random.between(15, 23), random.between(12, 20));
      if (row === 1 && Math.abs(x - 34) < 9) blueDome(pen, x, y - 10, 14);
      if (row === 2 && Math.abs(x + 22) < 9) blueDome(pen, x, y - 8, 12);
      if (row === 2 && Math.abs(x - 82) < 9) blueDome(pen, x, y - 9, 13);
    }
  bellArch(pen, 62, slopeAt(62) + 6);
  line(
    pen,
    'M-96 -20 L-74 -26 L-84 -32 L-58 -37 L-66 -43 L-44 -46',
    mix('#f4ece0', SHADE, pen.isDark ? 0.3 : 0.06),
    2.2,
  );
}

/** A wall that leans in, with rows of windows that are wider below. */
function slantedWall(
  pen: Pen,
  { x, y, wide, tall, rows }: { x: number; y: number; wide: number; tall: number; rows: number },
  colour: Colour,
): void {
  const lean = tall * 0.07;
  const [left, right] = [x - wide / 2, x + wide / 2];
  face(
    pen,
    `M${left} ${y} L${left + lean} ${y - tall} H${right - lean} L${right} ${y} Z`,
    colour,
    y - tall,
    y + 8,
    0.24,
  );
  const edge = pen.side > 0 ? left : right;
  const inner = edge + pen.side * wide * 0.07;
  shape(
    pen,
    `M${edge} ${y} L${edge + pen.side * lean} ${y - tall} H${inner + pen.side * lean} L${inner} ${y} Z`,
    mix(colour, SHADE, 0.26),
  );
  line(pen, `M${left + lean - 1} ${y - tall} H${right - lean + 1}`, '#6a2c28', 3);
  line(pen, `M${left + lean - 1} ${y - tall - 2} H${right - lean + 1}`, '#e0b860', 1);
  const across = Math.max(2, Math.floor(wide / 9));
  for (let row = 0; row < rows; row++)
    for (let at = 0; at < across; at++) {
      const [wx, wy] = [
        left + lean + ((at + 0.5) / across) * (wide - lean * 2),
        y - tall + 5 + row * ((tall - 9) / rows),
      ];
      shape(
        pen,
        `M${wx - 1.5} ${wy} h3 l0.6 4.6 h-4.2 Z`,
        pen.isDark && (at + row) % 2 === 0 ? windowColour(pen) : '#3a2624',
      );
      line(pen, `M${wx - 2} ${wy - 0.6} h4`, mix(colour, '#ffffff', 0.5), 0.9);
    }
}

function goldRoof(pen: Pen, x: number, y: number, wide: number): void {
  bar(pen, x - wide * 0.36, y - 4, wide * 0.72, 4, '#8a3428');
  face(
    pen,
    `M${x - wide / 2} ${y - 4} Q${x - wide * 0.3} ${y - 6} ${x - wide * 0.24} ${y - 11} H${x + wide * 0.24} Q${x + wide * 0.3} ${y - 6} ${x + wide / 2} ${y - 4} Z`,
    '#f0c24a',
    y - 11,
    y - 3,
    0.34,
  );
  line(pen, `M${x - wide * 0.24} ${y - 11} H${x + wide * 0.24} M${x} ${y - 11} v-4`, '#fbe49a', 1.2);
}

/** Lhasa: a red palace between white ones on a rock, stairs that go to and fro before it. */
function potala(pen: Pen): void {
  const { random } = pen;
  const rock = '#7f8a52';
  face(
    pen,
    'M-146 0 C-128 -5 -120 -22 -104 -32 C-98 -40 -92 -42 -84 -44 L92 -46 C106 -44 112 -28 122 -20 C130 -6 138 -4 148 0 C90 6 40 1 0 4 C-50 1 -100 6 -146 0 Z',
    rock,
    -44,
    2,
    0.4,
  );
  for (let tuft = 0; tuft < 150; tuft++) {
    const x = random.between(-112, 112);
    const y = random.between(-30, -2);
    if (Math.abs(x) < 122 + y)
      ball(
        pen,
        x,
        y,
        random.between(2, 5),
        2,
        mix(rock, random.pick(['#4a6a34', '#b8a878', '#5a5240']), 0.6),
      );
  }
  const white = '#f6f0e4';
  slantedWall(pen, { x: -86, y: -30, wide: 44, tall: 32, rows: 3 }, white);
  slantedWall(pen, { x: 90, y: -30, wide: 46, tall: 34, rows: 3 }, white);
  slantedWall(pen, { x: -52, y: -26, wide: 48, tall: 56, rows: 5 }, white);
  slantedWall(pen, { x: 58, y: -26, wide: 50, tall: 60, rows: 5 }, white);
  slantedWall(pen, { x: 2, y: -50, wide: 78, tall: 66, rows: 5 }, '#8e3a30');
  slantedWall(pen, { x: 2, y: -26, wide: 84, tall: 30, rows: 2 }, white);
  bar(pen, -9, -112, 22, 58, '#f2e6c8');
  for (let y = -106; y < -60; y += 11) shape(pen, `M-5 ${y} h14 v5 h-14 Z`, '#3a2624');
  for (const [x, y, wide] of [
    [-22, -118, 26],
    [26, -118, 26],
    [2, -121, 34],
    [58, -89, 22],
    [-52, -85, 20],
  ] as const)
    goldRoof(pen, x, y, wide);
  // Ramps of the stairs go out and come back, each with a light parapet.
  for (const path of ['M-12 -1 L-66 -14 L-18 -27', 'M16 -1 L70 -14 L22 -27']) {
    line(pen, path, mix(white, SHADE, 0.4), 6.4);
    line(pen, path, white, 4.4);
  }
}

/** A gabled house of stone whose roof is gone. */
function roofless(pen: Pen, x: number, y: number, size: number): void {
  const stone = '#b8ad98';
  face(
    pen,
    `M${x - size} ${y} v${-size * 0.8} L${x - size * 0.5} ${y - size * 1.4} L${x} ${y - size * 0.8} v${size * 0.8} Z`,
    stone,
    y - size * 1.4,
    y,
    0.36,
  );
  face(
    pen,
    `M${x} ${y} v${-size * 0.8} h${size * 1.1} v${size * 0.8} Z`,
    mix(stone, SHADE, 0.12),
    y - size,
    y,
  );
  shape(pen, `M${x - size * 0.64} ${y} v${-size * 0.46} h${size * 0.28} v${size * 0.46} Z`, '#3f382e');
  for (const at of [0.3, 0.7])
    shape(pen, `M${x + size * at - 0.9} ${y - size * 0.3} h1.8 v${-size * 0.24} h-1.8 Z`, '#3f382e');
}

/** Woods and rock on a slope: light on the side of the light. */
function overgrow(pen: Pen, path: string, green: Colour, [left, top, right, foot]: readonly number[]): void {
  const { brush, random, side } = pen;
  const [from = 0, high = 0, to = 0, low = 0] = [left, top, right, foot];
  const middle = (from + to) / 2;
  brush.save();
  brush.clip(new Path2D(path));
  for (let tuft = 0; tuft < 1900; tuft++) {
    const x = random.between(from, to);
    const y = random.between(high, low);
    const isLit = (x - middle) * side > random.between(-30, 18);
    const tone = isLit
      ? random.pick(['#b8cc7a', '#98b45a', '#c8c89a'])
      : random.pick(['#1c3626', '#2a4a30', '#16281f']);
    brush.fillStyle = css(mix(green, tone, random.between(0.15, 0.6)), 0.75);
    brush.beginPath();
    brush.ellipse(x, y, random.between(0.5, 1.5), random.between(0.8, 3.4), random.between(-0.5, 0.5), 0, 7);
    brush.fill();
  }
  brush.restore();
}

/** Peru: a steep green peak, and on the saddle before it the terraces and houses of a stone city. */
function inkaCity(pen: Pen): void {
  const { random } = pen;
  const far = '#4f7a48';
  const small = 'M-130 0 L-112 -46 C-98 -74 -88 -92 -76 -98 C-66 -94 -60 -80 -44 -74 C-20 -60 0 -40 20 0 Z';
  face(pen, small, mix(far, '#a8c4cc', 0.3), -98, 0, 0.2);
  overgrow(pen, small, mix(far, '#a8c4cc', 0.3), [-130, -98, 20, 0]);
  const peak =
    'M-62 0 C-52 -52 -36 -70 -28 -92 C-22 -104 -16 -108 -10 -128 C-4 -144 2 -164 12 -174 C20 -178 26 -170 30 -160 C36 -150 40 -134 46 -124 C54 -112 58 -96 68 -88 C84 -78 98 -66 112 -40 L128 0 Z';
  face(pen, peak, far, -176, -30, 0.3);
  overgrow(pen, peak, far, [-62, -176, 128, 0]);
  const near = '#7a9c4c';
  const saddle =
    'M-150 0 C-132 -8 -124 -34 -104 -42 C-90 -50 -60 -46 -40 -52 C0 -60 50 -58 84 -50 C108 -44 122 -14 150 0 Z';
  face(pen, saddle, near, -60, 2, 0.34);
  overgrow(pen, saddle, near, [-150, -60, 150, 0]);
  for (let step = 0; step < 8; step++) {
    const y = -5 - step * 5.4;
    const path = `M${-118 + step * 9} ${y + 2} Q${-74 + step * 6} ${y - 5} ${-40 + step * 3} ${y} T${40 - step * 7} ${y + 3}`;
    line(pen, path, mix('#5a7a3c', SHADE, 0.3), 4.4);
    line(pen, path, '#c4b89e', 2.2);
    line(pen, path.replace(`M${-118 + step * 9} ${y + 2}`, `M${-118 + step * 9} ${y + 0.4}`), '#9cbc62', 1);
  }
  shape(pen, 'M-20 -38 L42 -41 L50 -33 L-26 -31 Z', '#9cc862', { colour: '#7aa84c', from: -41, to: -31 });
  for (const [y, from, to, size] of [
    [-47, -30, 86, 7],
    [-28, -22, 104, 8],
    [-17, -8, 116, 9],
    [-6, 8, 124, 10],
  ] as const)
    for (let x = from; x < to; x += size * random.between(2.3, 3))
      roofless(pen, x, y + random.between(-1.5, 1.5), size);
}

export const HILLSIDE_SIGHTS: Record<string, OwnDrawing> = {
  'own/santorini': { width: 272, height: 140, paint: whiteTown },
  'own/potala-palace': { width: 300, height: 140, paint: potala },
  'own/machu-picchu': { width: 304, height: 180, paint: inkaCity },
};
