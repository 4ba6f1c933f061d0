// Along streets and roads: a shelter for who waits, a red booth, a building that grows under its crane, works, wind wheels.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#20142c';

function block(pen: Pen, x: number, y: number, wide: number, tall: number, colour: Colour): void {
  shape(pen, `M${x} ${y} h${wide} v${tall} h${-wide} Z`, mix(colour, '#ffffff', 0.1), {
    colour: mix(colour, SHADE, 0.26),
    from: y,
    to: y + tall,
  });
}

/** A roof on posts, glass behind a bench, a sign with a bus on it. */
function busShelter(pen: Pen): void {
  const steel = '#4f5a66';
  const glass = pen.isDark ? '#ffe3a8' : '#bcd4de';
  pen.brush.globalAlpha = pen.isDark ? 0.42 : 0.5;
  block(pen, -66, -96, 118, 84, glass);
  pen.brush.globalAlpha = 1;
  for (const x of [-66, -28, 11, 50]) bar(pen, x - 1.6, -100, 3.2, 100, steel);
  line(pen, 'M-66 -12 H52', steel, 2);
  block(pen, 28, -92, 20, 74, pen.isDark ? '#fff0c8' : '#e8d9b4');
  shape(pen, 'M30 -90 h16 v40 h-16 Z', pen.isDark ? '#f08a5c' : '#c8603c');
  ball(pen, 38, -72, 5, 5, '#f6d27a');
  for (const y of [-44, -38, -32, -26]) line(pen, `M31 ${y} h14`, mix('#6a5444', '#ffffff', 0.1), 1.4);
  block(pen, -58, -34, 74, 5, '#9a6a44');
  block(pen, -58, -26, 74, 2, '#7a5236');
  for (const x of [-50, 8]) bar(pen, x - 2, -26, 4, 26, steel);
  shape(pen, 'M-74 -100 L-70 -110 H58 L62 -100 Z', mix(steel, '#ffffff', 0.2), {
    colour: mix(steel, SHADE, 0.3),
    from: -110,
    to: -100,
  });
  if (pen.isSnowy) shape(pen, 'M-72 -109 Q-60 -117 -6 -115 Q50 -117 60 -109 Z', '#f4f8ff');
  if (pen.isDark) shineAround(pen, -8, -92, 62, '#ffe2a0', 0.5);
  // Its sign.
  bar(pen, 74, -118, 3.4, 118, steel);
  block(pen, 63, -132, 26, 26, '#2f6fb4');
  shape(pen, 'M68 -126 h16 v12 h-16 Z', '#ffffff');
  shape(pen, 'M69.6 -124 h5.6 v4.6 h-5.6 Z M76.8 -124 h5.6 v4.6 h-5.6 Z', '#2f6fb4');
  for (const x of [72, 80]) ball(pen, x, -113, 2, 2, '#ffffff');
}

/** Cast iron and many small panes under a domed roof. */
function phoneBooth(pen: Pen): void {
  const red = '#c42e2a';
  if (pen.isDark) shineAround(pen, 0, -60, 62, '#ffdc9a', 0.5);
  bar(pen, -29, -8, 58, 8, mix(red, SHADE, 0.42));
  bar(pen, -26, -118, 52, 112, red);
  const lit = pen.isDark ? '#ffe6ae' : '#cfe0e4';
  shape(pen, 'M-19 -96 h38 v76 h-38 Z', lit, { colour: mix(lit, SHADE, 0.22), from: -96, to: -20 });
  // The telephone inside.
  block(pen, -7, -72, 14, 22, '#2c2a30');
  line(pen, 'M-9 -74 q-4 8 0 18', '#1c1a20', 3);
  for (const x of [-9, 9]) line(pen, `M${x} -96 v76`, red, 1.8);
  for (let y = -96; y <= -20; y += 12.6) line(pen, `M-19 ${y} h38`, red, 1.8);
  line(pen, 'M-19 -96 V-20 M19 -96 V-20', mix(red, SHADE, 0.3), 1.6);
  block(pen, -22, -112, 44, 11, '#f6efe0');
  for (let x = -15; x <= 15; x += 5) line(pen, `M${x} -109 v5`, '#3a2a2a', 1.6);
  shape(pen, 'M-29 -117 h58 v-5 h-58 Z', mix(red, '#ffffff', 0.14));
  shape(pen, 'M-27 -122 Q-22 -136 0 -137 Q22 -136 27 -122 Z', red, {
    colour: mix(red, SHADE, 0.3),
    from: -137,
    to: -122,
  });
  if (pen.isSnowy)
    shape(pen, 'M-27 -123 Q-22 -143 0 -143 Q22 -143 27 -123 Q12 -131 0 -129 Q-14 -131 -27 -123 Z', '#f6faff');
  ball(pen, 0, -127, 3.4, 2.6, '#e8c050');
}

function trafficLight(pen: Pen): void {
  bar(pen, -3, -118, 6, 118, '#4a525c');
  bar(pen, -8, -6, 16, 6, '#3a424a', 1);
  bar(pen, -13, -176, 26, 62, '#2c3238', 4);
  for (const [y, colour] of [
    [-164, '#e8403a'],
    [-145, '#6a5a2c'],
    [-126, '#2c5a3c'],
  ] as const) {
    if (y === -164) shineAround(pen, 0, y, 26, colour, pen.isDark ? 0.9 : 0.4);
    ball(pen, 0, y, 7.4, 7.4, colour);
    line(pen, `M-8 ${y - 5} Q0 ${y - 11} 8 ${y - 5}`, '#16191d', 2.4);
  }
}

/** Storeys of bare concrete with steel that still stands up, scaffolding, and a crane over all. */
function buildingSite(pen: Pen): void {
  const concrete = '#a8a49c';
  for (let storey = 0; storey < 6; storey++) {
    const y = -storey * 25;
    const wide = storey === 5 ? 70 : 112;
    shape(pen, `M-90 ${y - 22} h${wide} v22 h${-wide} Z`, mix('#4a4650', concrete, 0.2), {
      colour: mix('#4a4650', SHADE, 0.3),
      from: y - 22,
      to: y,
    });
    block(pen, -94, y - 26, wide + 8, 5, concrete);
    for (let x = -88; x <= wide - 92; x += 27) bar(pen, x - 2.6, y - 22, 5.2, 22, concrete);
  }
  for (let x = -84; x < -26; x += 11) line(pen, `M${x} -154 v-${9 + (x % 3)}`, '#8a5a44', 1.3);
  const pipe = '#c8a04c';
  for (let x = -96; x <= 26; x += 20) line(pen, `M${x} 0 V-126`, pipe, 1.1);
  for (let y = -12; y >= -126; y -= 25) line(pen, `M-96 ${y} H24`, mix(pipe, '#8a5a34', 0.4), 1.6);
  for (let x = -96; x < 20; x += 40) line(pen, `M${x} 0 L${x + 20} -50 M${x + 20} -50 L${x} -100`, pipe, 0.8);
  // The crane.
  const yellow = '#eab02c';
  for (const x of [58, 70]) bar(pen, x - 1.4, -206, 2.8, 206, yellow);
  for (let y = 0; y > -204; y -= 12)
    line(pen, `M58 ${y} L70 ${y - 12} M70 ${y} L58 ${y - 12} M58 ${y} H70`, mix(yellow, SHADE, 0.2), 1);
  bar(pen, 52, -8, 24, 8, '#7f7a74');
  block(pen, 55, -206, 14, 15, yellow);
  shape(pen, 'M56 -203 h7 v7 h-7 Z', windowColour(pen));
  const arm = (from: number, to: number): void => {
    line(pen, `M${from} -208 H${to} M${from} -218 H${to}`, yellow, 2);
    for (let x = Math.min(from, to); x < Math.max(from, to) - 4; x += 10)
      line(pen, `M${x} -208 l5 -10 l5 10`, mix(yellow, SHADE, 0.18), 1);
  };
  arm(64, -104);
  arm(64, 104);
  block(pen, 88, -208, 16, 14, '#8b8680');
  line(pen, 'M58 -207 L64 -240 L70 -207', yellow, 2.2);
  line(pen, 'M64 -240 L-70 -218 M64 -240 L98 -218', '#3a3430', 0.9);
  line(pen, 'M-66 -208 V-172', '#2c2830', 1);
  block(pen, -82, -172, 32, 6, '#b8684a');
  // A hoarding along the road.
  for (let x = -104; x < 96; x += 16) block(pen, x, -14, 15.4, 14, x % 32 === 0 ? '#3f7ab0' : '#e6e2d8');
}

/** Two cooling towers that breathe steam, a hall, a striped chimney. */
function powerPlant(pen: Pen): void {
  const grey = '#c3c1bc';
  const cooler = (x: number, size: number): void => {
    for (let puff = 0; puff < 16; puff++) {
      const up = puff / 15;
      pen.brush.globalAlpha = 0.5 * (1 - up * 0.7);
      ball(
        pen,
        x + pen.side * up * 34 * size + pen.random.between(-9, 9),
        (-134 - up * 74) * size,
        (17 + up * 17) * size,
        (14 + up * 12) * size,
        pen.isDark ? '#8f98ac' : '#fbfaf8',
      );
    }
    pen.brush.globalAlpha = 1;
    const at = (value: number): string => (value * size).toFixed(1);
    bar(pen, x - 52 * size, -6 * size, 104 * size, 6 * size, mix(grey, SHADE, 0.4));
    const path = `M${x - 50 * size} 0 C${x - 30 * size} ${at(-56)} ${x - 28 * size} ${at(-92)} ${x - 33 * size} ${at(-132)} H${x + 33 * size} C${x + 28 * size} ${at(-92)} ${x + 30 * size} ${at(-56)} ${x + 50 * size} 0 Z`;
    const { brush, side } = pen;
    shape(pen, path, grey, { colour: mix(grey, SHADE, 0.2), from: -132 * size, to: 0 });
    brush.save();
    brush.globalAlpha = 0.34;
    shape(
      pen,
      side > 0
        ? `M${x - 50 * size} 0 C${x - 30 * size} ${at(-56)} ${x - 28 * size} ${at(-92)} ${x - 33 * size} ${at(-132)} H${x - 8 * size} C${x - 10 * size} ${at(-80)} ${x - 12 * size} ${at(-40)} ${x - 14 * size} 0 Z`
        : `M${x + 50 * size} 0 C${x + 30 * size} ${at(-56)} ${x + 28 * size} ${at(-92)} ${x + 33 * size} ${at(-132)} H${x + 8 * size} C${x + 10 * size} ${at(-80)} ${x + 12 * size} ${at(-40)} ${x + 14 * size} 0 Z`,
      SHADE,
    );
    brush.restore();
    line(pen, `M${x - 33 * size} ${at(-132)} H${x + 33 * size}`, mix(grey, '#ffffff', 0.5), 3 * size);
  };
  cooler(58, 0.86);
  cooler(-40, 1);
  for (let ring = 0; ring < 7; ring++)
    bar(pen, 2, -122 + ring * 17.4, 11, 17.6, ring % 2 === 0 ? '#c8452f' : '#f0ece4');
  block(pen, -8, -40, 96, 40, '#8b98a4');
  for (let x = 0; x < 84; x += 12) shape(pen, `M${x} -30 h7 v12 h-7 Z`, windowColour(pen));
  block(pen, 64, -58, 28, 58, '#76828e');
}

/** Brick halls with saw-toothed roofs of glass, tall chimneys behind. */
function factory(pen: Pen): void {
  const brick = '#a05a46';
  for (const [x, tall, wide] of [
    [44, 150, 9],
    [72, 132, 8],
  ] as const) {
    shape(
      pen,
      `M${x - wide} 0 L${x - wide * 0.66} ${-tall} H${x + wide * 0.66} L${x + wide} 0 Z`,
      mix(brick, '#ffffff', 0.08),
      { colour: mix(brick, SHADE, 0.3), from: -tall, to: 0 },
    );
    for (const up of [0.97, 0.9])
      line(pen, `M${x - wide * 0.74} ${-tall * up} h${wide * 1.48}`, '#e6dccb', 2.6);
  }
  block(pen, 20, -84, 72, 84, mix(brick, SHADE, 0.1));
  for (const y of [-74, -52, -30])
    for (let x = 27; x < 86; x += 15) {
      shape(pen, `M${x} ${y} h10 v15 h-10 Z`, windowColour(pen));
      line(pen, `M${x + 5} ${y} v15 M${x} ${y + 7} h10`, '#d9cdb8', 0.9);
    }
  block(pen, 18, -88, 76, 5, '#d9cdb8');
  block(pen, -96, -46, 118, 46, brick);
  for (let tooth = 0; tooth < 4; tooth++) {
    const x = -96 + tooth * 29.5;
    shape(pen, `M${x} -46 V-74 L${x + 29.5} -46 Z`, mix('#5f6670', brick, 0.15), {
      colour: mix('#5f6670', SHADE, 0.3),
      from: -74,
      to: -46,
    });
    shape(pen, `M${x} -48 V-72 L${x + 6} -66 V-48 Z`, pen.isDark ? '#ffd98a' : '#bcd6e0');
    if (pen.isSnowy) line(pen, `M${x + 2} -73 L${x + 29} -47`, '#f4f8ff', 3.4);
  }
  for (let x = -88; x < 4; x += 19) shape(pen, `M${x} -36 h12 v17 h-12 Z`, windowColour(pen));
  block(pen, -8, -30, 22, 30, '#4a5a64');
  for (const y of [-24, -18, -12, -6]) line(pen, `M-7 ${y} h20`, '#3a464e', 1);
}

function turbine(pen: Pen, x: number, foot: number, tall: number, angle: number): void {
  const white = pen.isDark ? '#c4cddc' : '#f4f5f6';
  const hub = foot - tall;
  shape(
    pen,
    `M${x - tall * 0.021} ${foot} L${x - tall * 0.009} ${hub} H${x + tall * 0.009} L${x + tall * 0.021} ${foot} Z`,
    white,
    { colour: mix(white, SHADE, 0.24), from: hub, to: foot },
  );
  for (let blade = 0; blade < 3; blade++) {
    const turn = angle + ((blade + (pen.roll ?? 0)) * Math.PI * 2) / 3;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const at = (along: number, across: number): string =>
      `${(x + (sin * along + cos * across) * tall).toFixed(1)} ${(hub + (-cos * along + sin * across) * tall).toFixed(1)}`;
    shape(
      pen,
      `M${at(0, -0.012)} L${at(0.1, -0.026)} L${at(0.56, 0)} L${at(0.1, 0.014)} Z`,
      mix(white, SHADE, 0.05),
    );
  }
  ball(pen, x, hub, tall * 0.024, tall * 0.024, white);
}

/** The nearest one is the tallest. */
function windFarm(pen: Pen): void {
  for (const [x, foot, tall, angle] of [
    [-126, -10, 62, 0.3],
    [-80, -8, 76, 1.5],
    [120, -9, 70, 0.9],
    [76, -5, 96, 1.9],
    [-34, -3, 116, 0.6],
    [26, 0, 146, 0.15],
  ] as const)
    turbine(pen, x, foot, tall, angle);
}

/** A tower with a roof and a slide, a frame with two swings. */
function playground(pen: Pen): void {
  const [red, yellow, blue] = ['#d8443a', '#f0b838', '#3a7cc0'];
  // The frame of the swings.
  line(pen, 'M-118 0 L-102 -88 L-86 0 M-30 0 L-14 -88 L2 0', blue, 4.4);
  line(pen, 'M-104 -88 H-12', mix(blue, '#ffffff', 0.15), 5);
  for (const [x, sway] of [
    [-80, -5],
    [-40, 6],
  ] as const) {
    line(pen, `M${x - 8} -87 L${x - 8 + sway} -26 M${x + 8} -87 L${x + 8 + sway} -26`, '#5a5660', 1.5);
    bar(pen, x - 12 + sway, -27, 24, 4, red, 1);
  }
  // The tower.
  for (const x of [34, 76]) bar(pen, x - 3, -96, 6, 96, '#a8703c');
  bar(pen, 28, -58, 54, 6, yellow, 1);
  line(pen, 'M34 -74 H76', blue, 3);
  for (let x = 42; x < 76; x += 8) line(pen, `M${x} -74 v17`, blue, 1.8);
  shape(pen, 'M24 -94 L55 -124 L86 -94 Z', red, { colour: mix(red, SHADE, 0.3), from: -124, to: -94 });
  if (pen.isSnowy) shape(pen, 'M30 -100 L55 -126 L80 -100 Q56 -112 30 -100 Z', '#f6faff');
  for (const y of [-12, -26, -40]) line(pen, `M36 ${y} H74`, '#8a5a34', 2.6);
  // The slide.
  shape(pen, 'M80 -58 C96 -56 102 -20 128 -8 L142 -8 L142 0 L124 0 C96 -10 90 -46 78 -48 Z', yellow, {
    colour: mix(yellow, '#b8682c', 0.4),
    from: -58,
    to: 0,
  });
  line(pen, 'M80 -60 C98 -58 104 -22 130 -11 H142', red, 3);
  bar(pen, 104, -30, 3, 30, '#5a5660');
}

/** Of each letter the middle across and its strokes, in a box of 10 by 16 units that begins above. */
const STOP: readonly (readonly [x: number, path: string])[] = [
  [-24, 'M4 -6 C2 -9 -5 -8.6 -4.6 -4.6 C-4.2 -1 4.8 -1.4 4.8 3.6 C4.8 8.6 -3 9 -5 5.6'],
  [-8.4, 'M-5.4 -7.2 H5.4 M0 -7.2 V8'],
  [8.4, 'M0 -7.6 C8 -7.6 8 8.4 0 8.4 C-8 8.4 -8 -7.6 0 -7.6'],
  [24, 'M-4 8 V-7.2 H1 C6.4 -7.2 6.4 0.8 1 0.8 H-4'],
];

/** Around the middle of the sign, so far to each side. */
function octagon(reach: number): string {
  const corner = reach * 0.414;
  return `M${-corner} ${-156 - reach} H${corner} L${reach} ${-156 - corner} V${-156 + corner} L${corner} ${-156 + reach} H${-corner} L${-reach} ${-156 + corner} V${-156 - corner} Z`;
}

/** An octagon with its word, on a post. */
function stopSign(pen: Pen): void {
  const { brush } = pen;
  bar(pen, -3, -130, 6, 130, '#8a929c');
  shape(pen, octagon(44), '#f4f4f2', { colour: '#d4d6da', from: -200, to: -112 });
  shape(pen, octagon(40), '#d0282c', { colour: '#9c1c24', from: -196, to: -116 });
  for (const [x, path] of STOP) {
    brush.save();
    brush.translate(x, -156);
    line(pen, path, '#fbfbf9', 4.4);
    brush.restore();
  }
}

export const STREET_THING_DRAWINGS: Readonly<Record<string, OwnDrawing>> = {
  'own/stop-sign': { width: 92, height: 202, paint: stopSign },
  'own/bus-shelter': { width: 168, height: 134, paint: busShelter },
  'own/phone-booth': { width: 62, height: 144, paint: phoneBooth },
  'own/traffic-light': { width: 30, height: 180, paint: trafficLight },
  'own/wind-farm': { width: 330, height: 234, paint: windFarm },
  'own/playground': { width: 268, height: 128, paint: playground },
};

/** Buildings of towns by their keys: seen across a road. */
export const WORKS: Readonly<Record<string, OwnDrawing>> = {
  'building-site': { width: 216, height: 242, paint: buildingSite },
  'power-plant': { width: 220, height: 222, paint: powerPlant },
  factory: { width: 200, height: 152, paint: factory },
};
