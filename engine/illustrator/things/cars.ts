// A car, a truck and a tractor from the side, their front to the left: paint that shines, glass with the sky in it.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { ball, line, shape, shineAround, type Pen } from './pen.ts';

const INK = '#120e1a';
const GLASS = { colour: '#1c2b3a', from: -76, to: -46 };

/** A tyre with a rim of spokes. */
function wheel(pen: Pen, x: number, radius: number, spokes = 7): void {
  const y = -radius;
  ball(pen, x, y, radius, radius, '#26242c');
  ball(pen, x, y, radius * 0.68, radius * 0.68, '#4a4c56');
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = ((spoke - (pen.roll ?? 0)) / spokes) * Math.PI * 2 + 0.2;
    line(
      pen,
      `M${x} ${y} L${(x + Math.cos(angle) * radius * 0.58).toFixed(1)} ${(y + Math.sin(angle) * radius * 0.58).toFixed(1)}`,
      '#d4d8de',
      radius * 0.15,
    );
  }
  pen.brush.strokeStyle = '#c4c8d0';
  pen.brush.lineWidth = radius * 0.09;
  pen.brush.beginPath();
  pen.brush.arc(x, y, radius * 0.63, 0, 7);
  pen.brush.stroke();
  ball(pen, x, y, radius * 0.17, radius * 0.17, '#8a8e98');
}

function headlamp(pen: Pen, x: number, y: number, path: string): void {
  if (pen.isDark) shineAround(pen, x, y, 40, '#fff0c0', 0.85);
  shape(pen, path, pen.isDark ? '#fff6d4' : '#f6f8fa', { colour: '#b4c4d0', from: y - 5, to: y + 5 });
}

function car(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.26);
  const dark = mix(paint, INK, 0.5);
  shape(pen, 'M-98 -18 L98 -18 L94 -9 L-94 -9 Z', '#1a1820');
  shape(
    pen,
    'M-104 -22 C-106 -34 -102 -43 -92 -46 C-78 -50 -62 -52 -50 -54 C-40 -66 -28 -76 -14 -78 C10 -82 38 -81 54 -75 C68 -70 78 -60 86 -53 C98 -51 104 -44 104 -34 L104 -20 C104 -14 100 -12 94 -12 L-96 -12 C-102 -12 -104 -16 -104 -22 Z',
    light,
    { colour: dark, from: -80, to: -10 },
  );
  // Glass, its posts, the mirror.
  shape(pen, 'M-42 -54 C-34 -64 -25 -72 -12 -74 L12 -75.4 L14 -53 Z', '#7fa4bc', GLASS);
  shape(pen, 'M18 -75.4 C34 -76 46 -74 54 -70 C62 -66 68 -60 74 -53 L20 -53 Z', '#7fa4bc', GLASS);
  line(pen, 'M-34 -57 C-28 -64 -20 -70 -12 -71.4', '#d8ecf6', 1.4);
  line(pen, 'M24 -72.6 C36 -73 48 -71 54 -67', '#d8ecf6', 1.1);
  shape(pen, 'M-46 -56 C-48 -62 -40 -64 -35 -60 L-36 -54 L-42 -53 Z', light, {
    colour: dark,
    from: -62,
    to: -53,
  });
  // The light along its shoulder, doors, handles, sills.
  line(pen, 'M-92 -45 C-60 -51 20 -51 98 -46', mix(paint, '#ffffff', 0.62), 1.6);
  line(pen, 'M-90 -30 C-40 -26 40 -26 100 -31', mix(paint, INK, 0.34), 1.2);
  line(pen, 'M16 -53 L17 -18 M-44 -52 C-46 -40 -42 -28 -36 -18 M76 -52 C78 -42 72 -30 64 -22', dark, 1);
  line(pen, 'M3 -44 h9 M30 -44 h9', mix(paint, '#ffffff', 0.66), 2);
  shape(pen, 'M-44 -18 L52 -18 L50 -11 L-42 -11 Z', mix(paint, INK, 0.62));
  // Grille, bumper, lamps.
  shape(pen, 'M-104 -32 L-94 -32 L-92 -22 L-104 -20 Z', '#1c1a24');
  line(pen, 'M-104 -28 L-94 -28 M-104 -24.6 L-93 -24.6', '#7c808a', 0.9);
  headlamp(pen, -97, -39, 'M-102 -36 C-101 -42 -94 -45 -82 -46 C-84 -40 -92 -36 -102 -36 Z');
  shape(pen, 'M104 -44 C98 -47 92 -48 86 -48 C88 -41 96 -38 104 -38 Z', '#e2362e', {
    colour: '#8a1418',
    from: -48,
    to: -38,
  });
  for (const x of [-64, 66]) {
    shape(pen, `M${x - 27} -12 C${x - 27} -44 ${x + 27} -44 ${x + 27} -12 Z`, mix(paint, INK, 0.78));
    wheel(pen, x, 20);
  }
}

function truck(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.26);
  const dark = mix(paint, INK, 0.48);
  shape(pen, 'M-104 -24 L112 -24 L112 -14 L-104 -14 Z', '#24222c');
  // The box behind.
  shape(pen, 'M-38 -128 H114 Q118 -128 118 -124 V-24 H-38 Z', '#f4f3ef', {
    colour: '#b4b6c0',
    from: -128,
    to: -22,
  });
  shape(pen, 'M-38 -128 H114 Q118 -128 118 -124 V-120 H-38 Z', '#ffffff');
  for (let rib = 0; rib < 9; rib++) line(pen, `M${-24 + rib * 17} -118 V-30`, '#c4c6ce', 1.2);
  shape(pen, 'M-38 -66 H118 V-52 H-38 Z', light, { colour: dark, from: -66, to: -50 });
  line(pen, 'M-38 -30 H118', '#8a8d98', 2);
  // The cab.
  shape(
    pen,
    'M-110 -20 C-112 -44 -110 -58 -104 -64 C-98 -82 -92 -96 -82 -98 L-46 -98 Q-42 -98 -42 -94 L-42 -18 L-104 -18 Q-110 -18 -110 -20 Z',
    light,
    { colour: dark, from: -98, to: -16 },
  );
  shape(pen, 'M-100 -62 C-95 -78 -90 -90 -81 -92 L-60 -92 L-58 -62 Z', '#8fb4c8', {
    colour: '#22384a',
    from: -92,
    to: -62,
  });
  line(pen, 'M-94 -66 C-90 -78 -86 -86 -79 -88', '#dceef6', 1.6);
  line(pen, 'M-56 -96 V-22 M-98 -58 C-98 -42 -94 -30 -88 -24', dark, 1.2);
  line(pen, 'M-66 -52 h7', mix(paint, '#ffffff', 0.7), 2.2);
  line(pen, 'M-104 -60 L-44 -58', mix(paint, '#ffffff', 0.56), 1.5);
  line(pen, 'M-98 -80 C-106 -84 -108 -76 -107 -70', '#24222a', 2);
  shape(pen, 'M-110 -74 H-104 V-58 H-110 Z', '#24222a');
  shape(pen, 'M-114 -26 H-84 V-14 H-112 Q-116 -20 -114 -26 Z', '#4a4c56', {
    colour: '#1c1a22',
    from: -26,
    to: -14,
  });
  headlamp(pen, -106, -38, 'M-111 -34 L-111 -44 C-106 -46 -100 -44 -99 -40 C-100 -36 -106 -34 -111 -34 Z');
  shape(pen, 'M114 -40 H118 V-30 H114 Z', '#e2362e');
  shape(pen, 'M-84 -12 C-84 -44 -38 -44 -38 -12 Z', '#1c1a22');
  for (const x of [-61, 42, 86]) wheel(pen, x, 20, 6);
}

function tractor(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.24);
  const dark = mix(paint, INK, 0.5);
  line(pen, 'M-52 -96 V-64', '#3a3842', 5);
  line(pen, 'M-52 -98 C-52 -102 -48 -104 -46 -104', '#3a3842', 4);
  // The cabin: posts, glass, a roof that stands over it.
  shape(pen, 'M-6 -122 L60 -122 L66 -60 L-12 -60 Z', '#a8c8d4', { colour: '#3c5668', from: -122, to: -60 });
  pen.brush.globalAlpha = 0.3;
  shape(pen, 'M2 -118 H18 L6 -64 H-6 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  line(pen, 'M-6 -122 L-12 -60 M60 -122 L66 -60 M30 -122 V-60', mix(paint, INK, 0.66), 4);
  line(pen, 'M6 -78 L14 -66', '#24222a', 3);
  shape(pen, 'M-14 -130 Q-14 -134 -8 -134 H62 Q70 -134 70 -130 L68 -122 H-12 Z', light, {
    colour: dark,
    from: -134,
    to: -122,
  });
  // The hood with its slits, the step, the rear fender.
  shape(
    pen,
    'M-100 -66 C-100 -74 -94 -78 -86 -78 L-12 -74 L-8 -40 L-96 -36 C-100 -36 -102 -40 -102 -44 Z',
    light,
    { colour: dark, from: -78, to: -36 },
  );
  line(pen, 'M-96 -74 L-14 -70', mix(paint, '#ffffff', 0.6), 2);
  for (let slit = 0; slit < 6; slit++) line(pen, `M${-84 + slit * 7} -62 V-48`, mix(paint, INK, 0.6), 2.4);
  shape(pen, 'M-104 -64 H-98 V-42 H-104 Z', '#2a2830');
  if (pen.isDark) shineAround(pen, -102, -66, 34, '#fff0c0', 0.8);
  ball(pen, -101, -68, 4, 5, '#fbf4d8');
  shape(pen, 'M-92 -38 L30 -44 L30 -28 L-86 -24 Z', '#3a3842', { colour: '#18161e', from: -44, to: -24 });
  shape(pen, 'M-4 -44 C2 -84 66 -96 96 -58 L90 -52 C66 -80 18 -72 8 -40 Z', light, {
    colour: dark,
    from: -90,
    to: -40,
  });
  for (const [x, radius, treads] of [
    [-68, 25, 16],
    [46, 42, 22],
  ] as const) {
    for (let tread = 0; tread < treads; tread++) {
      const angle = (tread / treads) * Math.PI * 2;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      line(
        pen,
        `M${(x + dx * radius * 0.8).toFixed(1)} ${(-radius - 2 + dy * radius * 0.8).toFixed(1)} L${(x + dx * (radius + 1.5)).toFixed(1)} ${(-radius - 2 + dy * (radius + 1.5)).toFixed(1)}`,
        '#1c1a22',
        radius * 0.16,
      );
    }
    ball(pen, x, -radius - 2, radius, radius, '#2c2a32');
    ball(pen, x, -radius - 2, radius * 0.56, radius * 0.56, '#f0c83c');
    ball(pen, x, -radius - 2, radius * 0.4, radius * 0.4, '#c89a24');
    ball(pen, x, -radius - 2, radius * 0.14, radius * 0.14, '#5a4a24');
  }
}

export const CAR_KINDS: Record<string, PaintedKind> = {
  'own/car': { width: 214, height: 82, draw: car, usual: '#c8342e' },
  'own/truck': { width: 238, height: 130, draw: truck, usual: '#2f6fb0' },
  'own/tractor': { width: 210, height: 136, draw: tractor, usual: '#3f8a3c' },
};
