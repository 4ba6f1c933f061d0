// Motorcycles and scooters from the side, their front to the left: one with a round lamp and bare engine, one
// in a sharp shell with lines of light, a scooter with a leg shield.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { ball, line, shape, shineAround, type Pen } from './pen.ts';

const STEEL = '#c8ccd4';
const DARK_STEEL = '#5a5e68';
const RUBBER = '#24222a';
const INK = '#120e1a';

function ring(pen: Pen, x: number, y: number, radius: number, width: number, colour: string): void {
  const { brush } = pen;
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.stroke();
}

/** A tyre, its rim, and the spokes or the broad blades that hold it. */
function wheel(
  pen: Pen,
  x: number,
  radius: number,
  { spokes, thick, glow }: { spokes: number; thick: number; glow?: string },
): void {
  const y = -radius;
  ball(pen, x, y, radius - thick, radius - thick, '#34323c');
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = (spoke / spokes) * Math.PI * 2 + 0.3;
    const reach = radius - thick;
    line(
      pen,
      `M${x} ${y} L${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`,
      spokes > 8 ? STEEL : '#8c909a',
      spokes > 8 ? 0.8 : 4.4,
    );
  }
  ring(pen, x, y, radius - thick / 2, thick, RUBBER);
  ring(pen, x, y, radius - 1.2, 1.4, '#47444f');
  if (glow !== undefined) {
    if (pen.isDark) shineAround(pen, x, y, radius * 1.5, glow, 0.5);
    ring(pen, x, y, radius - thick - 0.6, 2.6, glow);
    ring(pen, x, y, radius - thick - 0.6, 1, css(mix(glow, '#ffffff', 0.6)));
  } else ring(pen, x, y, radius - thick - 0.8, 2.2, STEEL);
  ball(pen, x, y, radius * 0.2, radius * 0.2, DARK_STEEL);
  ring(pen, x, y, radius * 0.36, 1.4, '#a4a8b2');
}

function lamp(pen: Pen, x: number, y: number, size: number): void {
  if (pen.isDark) shineAround(pen, x - size, y, size * 6, '#fff0c0', 0.75);
  ball(pen, x, y, size * 1.1, size * 1.15, STEEL);
  ball(pen, x - size * 0.35, y, size * 0.66, size * 0.95, pen.isDark ? '#fff6d4' : '#f2f2ea');
}

/** With a tank like a drop, a long seat and a V of two cylinders. */
function motorcycle(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.3);
  const dark = mix(paint, INK, 0.55);
  wheel(pen, 66, 31, { spokes: 22, thick: 9 });
  wheel(pen, -68, 31, { spokes: 22, thick: 8 });
  // The swing arm, the frame under the engine, the fork.
  line(pen, 'M20 -34 L66 -31', DARK_STEEL, 6);
  line(pen, 'M62 -36 L44 -68', STEEL, 3.6);
  for (let coil = 0; coil < 6; coil++)
    line(pen, `M${57.6 - coil * 2.2} ${-38 - coil * 4} l-6 2.4`, '#3a3640', 1.8);
  line(pen, 'M-34 -80 C-38 -50 -34 -22 -14 -18 L22 -18 L34 -60', '#3c3a44', 5);
  line(pen, 'M-68 -31 L-44 -92', DARK_STEEL, 7);
  line(pen, 'M-66 -33 L-45 -88', STEEL, 2.6);
  // The engine: two finned cylinders over a round case.
  for (const [x, lean] of [
    [-14, -9],
    [8, 9],
  ] as const)
    for (let fin = 0; fin < 7; fin++) {
      const y = -36 - fin * 4;
      const at = x + (lean * fin) / 7;
      line(pen, `M${at - 9} ${y} L${at + 9} ${y}`, fin % 2 === 0 ? STEEL : DARK_STEEL, 2.8);
    }
  shape(pen, 'M-28 -36 C-30 -20 -22 -13 -10 -13 L20 -13 C30 -14 32 -26 28 -38 Z', '#8c9099', {
    colour: '#34323c',
    from: -38,
    to: -12,
  });
  ball(pen, -8, -25, 10, 10, '#b4b8c2');
  ring(pen, -8, -25, 6, 1.2, '#6c707a');
  ball(pen, 15, -26, 7.5, 7.5, '#a0a4ae');
  // Pipes.
  line(pen, 'M-22 -46 C-36 -40 -34 -14 -14 -12 L74 -16', '#70747e', 6);
  line(pen, 'M20 -18.4 L86 -22', STEEL, 8);
  line(pen, 'M22 -20.4 L84 -24', '#f4f6fa', 1.8);
  ball(pen, 88, -22, 2.6, 4.2, '#2a2830');
  // Fenders.
  shape(
    pen,
    'M-100 -36 C-98 -60 -76 -70 -52 -58 C-46 -55 -42 -50 -40 -44 C-52 -60 -82 -62 -94 -34 Z',
    light,
    {
      colour: dark,
      from: -66,
      to: -34,
    },
  );
  shape(pen, 'M36 -60 C60 -72 92 -62 102 -32 L97 -30 C86 -54 62 -58 40 -48 Z', light, {
    colour: dark,
    from: -68,
    to: -32,
  });
  ball(pen, 100, -42, 3.4, 4, '#e8342c');
  // Side cover, seat, tank.
  shape(pen, 'M14 -62 L44 -64 C44 -52 36 -44 24 -44 C18 -46 14 -54 14 -62 Z', '#3a3842', {
    colour: INK,
    from: -64,
    to: -44,
  });
  shape(
    pen,
    'M2 -66 C8 -74 20 -76 34 -74 C48 -78 68 -84 80 -82 C84 -78 80 -72 72 -70 C54 -64 20 -60 4 -62 Z',
    '#54392c',
    { colour: '#22140f', from: -82, to: -60 },
  );
  line(pen, 'M14 -71.4 C34 -70 56 -76 76 -80', '#7a5846', 1.2);
  shape(
    pen,
    'M-42 -76 C-38 -92 -18 -96 -2 -88 C6 -83 10 -74 8 -64 C-8 -60 -30 -60 -38 -66 C-42 -69 -43 -72 -42 -76 Z',
    light,
    { colour: dark, from: -94, to: -60 },
  );
  line(pen, 'M-36 -80 C-28 -90 -14 -91 -2 -83', mix(paint, '#ffffff', 0.72), 2);
  line(pen, 'M-38 -70 C-22 -72 -6 -70 6 -70', '#f0e2c4', 1.6);
  ball(pen, -16, -92.4, 4, 1.8, STEEL);
  // Handlebar, lamp, mirror.
  line(pen, 'M-46 -90 C-46 -102 -36 -106 -24 -104', '#8a8e98', 3.4);
  line(pen, 'M-34 -105.6 L-18 -103', '#24222a', 5.4);
  line(pen, 'M-38 -104 L-34 -114', '#8a8e98', 1.8);
  ball(pen, -33, -115, 5.4, 3.6, '#a8acb8');
  lamp(pen, -56, -88, 9);
}

/** In a shell of sharp edges, low at the front, with lines of light along it. */
function sportMotorcycle(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.34);
  const dark = mix(paint, INK, 0.6);
  const glow = '#38e0f4';
  wheel(pen, 68, 33, { spokes: 5, thick: 11, glow });
  wheel(pen, -70, 33, { spokes: 5, thick: 10, glow });
  line(pen, 'M14 -38 L68 -33', '#4a4e5a', 8);
  line(pen, 'M-70 -33 L-42 -84', '#8c909a', 6.4);
  shape(pen, 'M-36 -60 L30 -62 L36 -32 C20 -12 -18 -10 -30 -22 Z', '#2c2a34', {
    colour: INK,
    from: -60,
    to: -12,
  });
  for (let fin = 0; fin < 4; fin++) line(pen, `M-16 ${-44 + fin * 6} L18 ${-46 + fin * 6}`, '#767a86', 1.8);
  // The tail.
  shape(pen, 'M4 -66 L40 -70 L104 -98 L98 -84 L52 -56 L16 -50 Z', light, {
    colour: dark,
    from: -96,
    to: -50,
  });
  shape(pen, 'M10 -70 C20 -77 30 -77 42 -76 L94 -97 C80 -82 54 -67 40 -66 Z', '#32303a', {
    colour: INK,
    from: -94,
    to: -66,
  });
  // Belly and side in one edge, then the front fairing and its glass.
  shape(
    pen,
    'M-84 -84 L-62 -96 L-34 -92 L-4 -96 C8 -92 14 -82 12 -70 L24 -46 L44 -26 L8 -14 L-28 -16 L-42 -36 L-56 -62 Z',
    light,
    { colour: dark, from: -96, to: -14 },
  );
  shape(pen, 'M-40 -70 L-2 -74 L10 -52 L-18 -40 Z', mix(paint, INK, 0.72));
  shape(pen, 'M-26 -30 L8 -42 L34 -28 L8 -19 L-22 -21 Z', mix(paint, INK, 0.5));
  shape(pen, 'M-40 -92 C-28 -102 -12 -102 -2 -95 C4 -90 4 -84 2 -80 L-36 -82 Z', mix(light, '#ffffff', 0.1), {
    colour: paint,
    from: -100,
    to: -80,
  });
  shape(pen, 'M-70 -93 C-62 -106 -50 -112 -36 -112 L-42 -93 L-60 -95 Z', '#9cc4dc', {
    colour: '#1c2638',
    from: -112,
    to: -92,
  });
  shape(pen, 'M-104 -40 C-102 -62 -84 -72 -60 -66 L-46 -52 C-66 -62 -92 -58 -98 -38 Z', light, {
    colour: dark,
    from: -70,
    to: -38,
  });
  line(pen, 'M-44 -96 L-24 -102', '#1c1a22', 5);
  line(pen, 'M38 -17 L82 -30', '#9a9ea8', 8);
  line(pen, 'M40 -19.6 L80 -32', '#eef0f6', 1.8);
  // Light along the edges, before and behind.
  if (pen.isDark) shineAround(pen, -82, -78, 60, '#e0fbff', 0.7);
  line(pen, 'M-83 -82 L-66 -78 L-58 -84', '#f4ffff', 3.4);
  const edges =
    'M-60 -70 L-46 -42 L-30 -22 M14 -64 L26 -44 L42 -28 M46 -66 L98 -92 M-96 -52 C-88 -62 -78 -65 -66 -63';
  if (pen.isDark) {
    pen.brush.globalAlpha = 0.35;
    line(pen, edges, glow, 6);
    pen.brush.globalAlpha = 1;
  }
  line(pen, edges, glow, 2.2);
  line(pen, 'M102 -97 L97 -85', '#ff4a5c', 3.4);
  if (pen.isDark) shineAround(pen, 101, -91, 26, '#ff3a50', 0.7);
}

/** Of the fifties: a leg shield, a rounded side, a seat of leather. */
function scooter(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.4);
  const dark = mix(paint, '#1c2430', 0.46);
  wheel(pen, 50, 20, { spokes: 5, thick: 8 });
  wheel(pen, -54, 20, { spokes: 5, thick: 8 });
  line(pen, 'M-54 -20 L-46 -52', '#8c909a', 5);
  // The floor and the leg shield in one.
  shape(
    pen,
    'M-46 -96 C-36 -98 -31 -90 -29 -78 L-20 -34 C-18 -25 -12 -22 -4 -22 L24 -22 L24 -13 L-14 -13 C-26 -14 -32 -22 -35 -32 L-50 -84 Z',
    light,
    { colour: dark, from: -96, to: -14 },
  );
  line(pen, 'M-33 -88 L-22 -36 C-20 -27 -14 -19 -4 -19 L22 -19', mix(paint, '#ffffff', 0.7), 1.6);
  line(pen, 'M-12 -15 L20 -15', '#4a4650', 2);
  // The rounded side over the engine.
  shape(
    pen,
    'M10 -24 C10 -50 22 -66 44 -66 C70 -66 86 -50 88 -28 C82 -24 76 -24 71 -25 C68 -42 36 -44 31 -20 L16 -16 Z',
    light,
    { colour: dark, from: -66, to: -16 },
  );
  line(pen, 'M22 -48 C30 -60 58 -63 74 -50', mix(paint, '#ffffff', 0.76), 2.4);
  for (let slit = 0; slit < 4; slit++) line(pen, `M${60 + slit * 5} -50 L${62 + slit * 5} -41`, dark, 1.4);
  ball(pen, 88, -46, 3.6, 4.6, '#e8342c');
  // The seat.
  shape(
    pen,
    'M6 -68 C8 -78 22 -80 36 -77 C50 -80 68 -80 74 -72 C76 -67 72 -64 66 -64 L14 -62 C9 -62 6 -64 6 -68 Z',
    '#8a5636',
    { colour: '#402416', from: -79, to: -62 },
  );
  line(pen, 'M13 -73 C22 -77 30 -75 36 -72 C46 -76 58 -77 68 -73', '#b47a54', 1.3);
  line(pen, 'M20 -62 L22 -56 M60 -64 L60 -58', STEEL, 2.4);
  // The front fender, the head with its lamp, the handlebar.
  shape(pen, 'M-82 -24 C-80 -42 -66 -50 -50 -46 C-42 -44 -36 -36 -34 -26 C-42 -34 -66 -36 -74 -22 Z', light, {
    colour: dark,
    from: -48,
    to: -22,
  });
  shape(
    pen,
    'M-60 -104 C-56 -112 -42 -114 -34 -108 C-30 -104 -32 -98 -36 -95 L-48 -92 C-56 -94 -62 -98 -60 -104 Z',
    light,
    { colour: dark, from: -112, to: -92 },
  );
  line(pen, 'M-38 -106 L-20 -108', '#8c909a', 3);
  line(pen, 'M-30 -107 L-18 -108.4', '#2a2830', 5.4);
  line(pen, 'M-40 -110 L-35 -121', '#8c909a', 1.7);
  ball(pen, -34, -122, 5.4, 4, '#b4b8c4');
  lamp(pen, -59, -102, 6.4);
}

export const MOTORCYCLE_KINDS: Record<string, PaintedKind> = {
  'own/motorcycle': { width: 210, height: 120, draw: motorcycle, usual: '#b8322c' },
  'own/sport-motorcycle': { width: 216, height: 114, draw: sportMotorcycle, usual: '#2b3556' },
  'own/motor-scooter': { width: 184, height: 128, draw: scooter, usual: '#8fc4b8' },
};

/** Where one sits on each: parts of the drawing's width and height. */
export const MOTOR_SEATS = {
  motorcycle: { x: (105 + 20) / 210, y: (120 - 74) / 120 },
  scooter: { x: (92 + 30) / 184, y: (128 - 76) / 128 },
} as const;
