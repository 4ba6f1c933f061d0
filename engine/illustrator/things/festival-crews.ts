// Dragons that many carry or row: one on poles over the heads of its dancers, one that is a boat with a drum.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#20142c';
const SKIN: Colour = '#e2b58c';

/** A dancer in yellow and red, both hands at a pole; `x` is between the feet. */
function dancer(pen: Pen, x: number, pole: number, at: number): void {
  const red: Colour = '#d0342a';
  const lean = at % 2 === 0 ? 5 : -5;
  line(pen, `M${x} -22 Q${x - 7} -12 ${x - 9} -3`, '#f0c040', 7);
  line(pen, `M${x} -22 Q${x + 7} -12 ${x + 9} -3`, '#e0ac30', 7);
  for (const foot of [-10, 9]) shape(pen, `M${x + foot - 5} 0 q0 -5 5 -5 h4 v5 Z`, '#2a2024');
  line(pen, `M${x + 6} -26 L${x + lean + 4} ${pole}`, '#8a5a34', 2.6);
  shape(
    pen,
    `M${x - 9} -20 L${x - 8 + lean * 0.4} -47 Q${x + lean * 0.4} -52 ${x + 8 + lean * 0.4} -47 L${x + 9} -20 Z`,
    mix(red, '#ffffff', 0.1),
    {
      colour: mix(red, SHADE, 0.34),
      from: -50,
      to: -20,
    },
  );
  line(pen, `M${x - 9} -25 h18`, '#f0c040', 3);
  const hand = x + 5 + lean * 0.4;
  line(pen, `M${x - 6} -45 Q${x - 4} -36 ${hand} -38 M${x + 7} -45 Q${x + 12} -50 ${hand} -56`, red, 5.4);
  ball(pen, hand, -39, 2.8, 2.8, SKIN);
  ball(pen, hand, -57, 2.8, 2.8, SKIN);
  const head = x + lean * 0.5;
  ball(pen, head, -58, 6.2, 7, SKIN);
  shape(
    pen,
    `M${head - 6.8} -59 Q${head - 6} -67 ${head} -67 Q${head + 6} -67 ${head + 6.8} -59 Z`,
    '#241a1c',
  );
  line(pen, `M${head - 6.6} -60 h13.2`, '#f0c040', 2.6);
}

/** Where the body is over the dancers. */
function bodyAt(x: number): number {
  return -92 + Math.sin((x + 10) / 24) * 13;
}

/** A dragon of cloth in waves over eight who carry it. */
function dragonDancers(pen: Pen): void {
  const places = [-112, -78, -44, -10, 24, 58, 92];
  for (const [at, x] of places.entries()) dancer(pen, x, bodyAt(x) + 4, at);
  const gold: Colour = '#f0b830';
  const body = (wide: number, colour: Colour, drop = 0): void => {
    let path = `M-118 ${bodyAt(-118) + drop}`;
    for (let x = -114; x <= 122; x += 4) path += ` L${x} ${(bodyAt(x) + drop).toFixed(1)}`;
    line(pen, path, colour, wide);
  };
  body(25, mix(gold, SHADE, 0.45), 1.6);
  body(22, gold);
  body(9, '#f8e0a0', 5.4);
  for (let x = -112; x < 120; x += 7) {
    const y = bodyAt(x);
    line(pen, `M${x} ${y - 8} q5 5 0 11`, '#d8482c', 1.6);
    shape(pen, `M${x - 4} ${y - 10} l3 -8 l5 7 Z`, '#d0342a');
    line(pen, `M${x} ${y + 9} q-1 4 0 6`, '#d0342a', 2);
  }
  line(pen, `M120 ${bodyAt(120)} q12 -4 18 -16 M120 ${bodyAt(120)} q14 2 22 -4`, '#d0342a', 5);
  const [hx, hy] = [-130, bodyAt(-118) - 6];
  shape(
    pen,
    `M${hx + 22} ${hy - 14} C${hx + 4} ${hy - 24} ${hx - 18} ${hy - 14} ${hx - 30} ${hy - 4} L${hx - 26} ${hy + 4} L${hx - 4} ${hy + 4} L${hx - 22} ${hy + 12} Q${hx - 4} ${hy + 22} ${hx + 20} ${hy + 14} Z`,
    '#e8a828',
    {
      colour: '#a8541c',
      from: hy - 20,
      to: hy + 18,
    },
  );
  shape(pen, `M${hx - 24} ${hy + 5} L${hx - 4} ${hy + 5} L${hx - 20} ${hy + 11} Z`, '#8a1c1c');
  for (const part of [0, 1, 2]) line(pen, `M${hx - 22 + part * 6} ${hy + 4.6} v4`, '#fffaf0', 2);
  ball(pen, hx - 4, hy - 9, 4.8, 5, '#fffdf4');
  ball(pen, hx - 5.4, hy - 8.6, 2.4, 2.6, '#1c1418');
  for (const bend of [0, 7]) line(pen, `M${hx + 6 + bend} ${hy - 16} q8 -8 6 -20 q-6 2 -8 6`, '#f8e0a0', 3);
  for (let lock = 0; lock < 7; lock++)
    line(
      pen,
      `M${hx + 18} ${hy - 12 + lock * 4} q12 ${-5 + lock * 2} 16 ${-8 + lock * 4}`,
      lock % 2 === 0 ? '#d0342a' : '#3f8f5c',
      4,
    );
  line(pen, `M${hx - 28} ${hy - 2} q-10 -8 -8 -18`, '#d0342a', 2);
  // The pearl before it.
  bar(pen, hx - 46, hy + 6, 2.6, -hy - 34, '#8a5a34');
  dancer(pen, hx - 51, hy + 8, 1);
  ball(pen, hx - 45, hy - 3, 9, 9, '#e8382c');
  for (const bow of [-5, 0, 5])
    line(pen, `M${hx - 45} ${hy - 12} Q${hx - 45 + bow * 2} ${hy - 3} ${hx - 45} ${hy + 6}`, '#f8d060', 1);
}

function rower(pen: Pen, x: number, isForward: boolean): void {
  const shirt: Colour = '#e0402e';
  // In a video all pull together; a still image shows some of them at it.
  const stroke = (pen.roll ?? 0) * Math.PI * 2;
  const pull = (1 - Math.cos(stroke)) / 2;
  const lean = pen.roll === undefined ? (isForward ? -7 : -2) : -9 + 9 * pull;
  const [back, up] = [9 * pull, Math.max(0, -9 * Math.sin(stroke))];
  line(pen, `M${x - 12} -22 L${x - 23 + back} ${8 - up}`, '#c89a5c', 2.6);
  shape(pen, `M${x - 25.6 + back} ${4 - up} l6 2 l-3.4 11 l-6 -2 Z`, '#e8c078');
  shape(
    pen,
    `M${x - 6} -14 L${x + lean - 5} -37 Q${x + lean} -41 ${x + lean + 6} -37 L${x + 7} -14 Z`,
    mix(shirt, '#ffffff', 0.1),
    {
      colour: mix(shirt, SHADE, 0.36),
      from: -40,
      to: -14,
    },
  );
  line(pen, `M${x + lean + 1} -34 Q${x + lean - 10} -30 ${x - 12} -22`, SKIN, 4.6);
  line(pen, `M${x + lean - 1} -33 L${x - 17} -8`, SKIN, 4.2);
  ball(pen, x + lean - 1, -47, 6, 6.6, SKIN);
  shape(
    pen,
    `M${x + lean - 7.4} -48 Q${x + lean - 6} -55 ${x + lean} -55 Q${x + lean + 6} -54 ${x + lean + 5.6} -46 Z`,
    '#241a1c',
  );
  line(pen, `M${x + lean - 7} -49 h12.6`, '#f4d24a', 2.6);
}

/** Long and low, a dragon's head at the bow, a drummer behind it, eight at the paddles, one who steers. */
function dragonBoat(pen: Pen): void {
  line(pen, 'M132 -18 L158 10', '#c89a5c', 3);
  rower(pen, 136, false);
  for (let at = 0; at < 8; at++) rower(pen, -68 + at * 24, at % 2 === 0);
  // The drum and its drummer, who looks back at the crew.
  bar(pen, -112, -37, 22, 22, '#c0302a', 3);
  ball(pen, -101, -37, 11, 4, '#f4e8cc');
  shape(pen, 'M-130 -14 L-127 -42 Q-122 -46 -117 -42 L-114 -14 Z', '#f0b830', {
    colour: '#b07820',
    from: -44,
    to: -14,
  });
  line(pen, 'M-120 -40 Q-112 -52 -106 -44 M-124 -38 Q-114 -34 -108 -42', SKIN, 4.4);
  ball(pen, -122, -52, 6, 6.6, SKIN);
  shape(pen, 'M-128.6 -53 Q-127 -60 -122 -60 Q-116 -60 -115.4 -53 Z', '#241a1c');
  const hull: Colour = '#c8342a';
  shape(
    pen,
    'M-148 -26 Q-140 -14 -120 -15 L150 -15 Q166 -16 172 -30 Q172 -2 150 4 L-122 4 Q-146 2 -148 -26 Z',
    mix(hull, '#ffffff', 0.12),
    {
      colour: mix(hull, SHADE, 0.46),
      from: -26,
      to: 4,
    },
  );
  line(pen, 'M-140 -16 Q-130 -12 -118 -12 L150 -12 Q160 -13 168 -22', '#f4c848', 2.6);
  for (let x = -116; x < 150; x += 12) line(pen, `M${x} -8 q6 8 12 0`, '#f4c848', 1.6);
  line(pen, 'M166 -26 q10 -14 4 -28 M168 -28 q18 -8 20 -20', '#3f9a5c', 5);
  // The head.
  line(pen, 'M-142 -16 Q-158 -28 -156 -46', hull, 17);
  shape(
    pen,
    'M-146 -62 C-160 -70 -178 -62 -192 -52 L-189 -44 L-168 -44 L-186 -37 Q-172 -28 -148 -38 Z',
    '#e8b030',
    {
      colour: '#a85a1c',
      from: -66,
      to: -34,
    },
  );
  shape(pen, 'M-187 -43 L-166 -43 L-182 -38 Z', '#8a1c1c');
  ball(pen, -166, -55, 4.6, 4.8, '#fffdf4');
  ball(pen, -167.4, -54.6, 2.3, 2.5, '#1c1418');
  line(pen, 'M-154 -63 q8 -6 8 -16 M-148 -61 q10 -4 12 -13', '#f8e0a0', 3);
  for (let lock = 0; lock < 6; lock++)
    line(
      pen,
      `M-146 ${-60 + lock * 6} q12 -2 16 ${-8 + lock * 3}`,
      lock % 2 === 0 ? '#3f9a5c' : '#d0342a',
      4,
    );
}

/** Three abreast, the far ones ahead and smaller, foam along each. */
function dragonBoatRace(pen: Pen): void {
  for (const [x, y, size] of [
    [-176, -84, 0.8],
    [116, -50, 0.9],
    [-70, -16, 1.04],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(x, y);
    pen.brush.scale(size, size);
    dragonBoat(pen);
    for (let wave = 0; wave < 13; wave++)
      line(pen, `M${-150 + wave * 25} ${4 + (wave % 2) * 3} q8 -5 16 0`, '#eef6fa', 2.4);
    pen.brush.restore();
  }
}

export const FESTIVAL_CREWS: Record<string, OwnDrawing> = {
  'own/dragon-dancers': {
    width: 390,
    height: 128,
    paint: (pen) => {
      pen.brush.translate(20, 0);
      dragonDancers(pen);
    },
  },
  'own/dragon-boat-race': { width: 680, height: 162, paint: dragonBoatRace },
  'own/dragon-boat': {
    width: 400,
    height: 100,
    paint: (pen) => {
      pen.brush.translate(0, -18);
      dragonBoat(pen);
    },
  },
};
