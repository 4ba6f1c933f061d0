// An airliner and a helicopter in flight, seen from the side, their front to the left.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { ball, line, shape, shineAround, type Pen } from './pen.ts';

const INK = '#12121e';

function engine(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    `M${x - 18} ${y - 7} C${x - 8} ${y - 10} ${x + 10} ${y - 9} ${x + 18} ${y - 4} L${x + 18} ${y + 4} C${x + 10} ${y + 9} ${x - 8} ${y + 10} ${x - 18} ${y + 7} Z`,
    '#f2f4f8',
    { colour: '#8a90a0', from: y - 10, to: y + 10 },
  );
  ball(pen, x - 18, y, 2.6, 7.4, '#2a2c36');
  line(pen, `M${x - 10} ${y - 6} V${y + 6}`, '#b8bcc8', 1);
}

function airliner(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.22);
  const dark = mix(paint, INK, 0.42);
  // What is beyond the trunk: the far wing and the far side of the tail.
  shape(pen, 'M-14 -76 L40 -112 L54 -112 L28 -74 Z', '#c4cad8', { colour: '#8a92a4', from: -112, to: -74 });
  shape(pen, 'M104 -80 L134 -98 L142 -98 L130 -78 Z', '#c4cad8');
  shape(pen, 'M92 -82 L128 -132 L148 -132 C146 -112 142 -94 136 -78 Z', light, {
    colour: dark,
    from: -132,
    to: -78,
  });
  line(pen, 'M126 -126 L145 -126 M122 -118 L145 -118', mix(paint, '#ffffff', 0.7), 2.4);
  shape(
    pen,
    'M-148 -62 C-146 -74 -126 -84 -98 -86 L84 -88 C110 -88 132 -84 150 -80 C152 -76 150 -73 146 -71 C120 -58 90 -52 60 -51 L-108 -50 C-132 -50 -148 -54 -148 -62 Z',
    '#fdfdfe',
    { colour: '#a4adc0', from: -88, to: -48 },
  );
  // The paint below, in a line that rises to the tail.
  shape(
    pen,
    'M-147 -59 C-110 -58 20 -58 86 -66 C110 -69 132 -74 148 -76 C148 -74 147 -72 146 -71 C120 -58 90 -52 60 -51 L-108 -50 C-130 -50 -145 -54 -147 -59 Z',
    light,
    { colour: dark, from: -76, to: -50 },
  );
  shape(pen, 'M-140 -68 C-134 -75 -126 -79 -116 -80 L-114 -73 L-138 -67 Z', '#2c3a50');
  line(pen, 'M-134 -71 L-118 -77', '#9cc0dc', 1.2);
  for (let window = 0; window < 24; window++) {
    const x = -94 + window * 7.6;
    if (window === 11 || window === 12) continue;
    shape(pen, `M${x} -76 h3.4 v5 h-3.4 Z`, pen.isDark ? '#ffdf94' : '#3c4c68');
  }
  for (const x of [-104, 98]) line(pen, `M${x} -79 h5 v14 h-5 Z`, '#a4acbc', 0.9);
  line(pen, 'M-110 -84 C-40 -86.4 40 -86.4 96 -85', '#ffffff', 2);
  // The near wing, its engine, the near stabiliser.
  engine(pen, -12, -40);
  shape(pen, 'M-34 -60 C-20 -64 18 -63 34 -58 L92 -6 L74 -4 C52 -18 0 -42 -34 -60 Z', '#eef1f6', {
    colour: '#8790a4',
    from: -62,
    to: -4,
  });
  line(pen, 'M-22 -57 C4 -44 50 -20 76 -6', '#ffffff', 1.6);
  line(pen, 'M26 -56 L84 -7', '#747d92', 1);
  shape(pen, 'M74 -4 L92 -6 L98 -18 L93 -17 Z', light);
  shape(pen, 'M104 -76 L146 -54 L158 -54 L138 -76 Z', '#eef1f6', { colour: '#8790a4', from: -76, to: -54 });
  if (pen.isDark) {
    shineAround(pen, 90, -6, 22, '#ff5a50', 0.9);
    shineAround(pen, -140, -58, 30, '#ffffff', 0.8);
  }
}

function helicopter(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.26);
  const dark = mix(paint, INK, 0.5);
  // Skids.
  for (const x of [-40, 14]) line(pen, `M${x} -30 L${x - 4} -5`, '#6a6e7a', 3.4);
  line(pen, 'M-74 -9 C-70 -3 -64 -3 -58 -3 L38 -3', '#3c3e48', 4.6);
  line(pen, 'M-70 -6 C-66 -4.4 -62 -4.4 -58 -4.4 L36 -4.4', '#9a9eaa', 1.2);
  // The tail with its rotor.
  shape(pen, 'M30 -76 L134 -88 L136 -78 L40 -42 Z', light, { colour: dark, from: -88, to: -42 });
  shape(pen, 'M118 -86 L136 -116 L148 -116 L140 -78 Z', light, { colour: dark, from: -116, to: -78 });
  shape(pen, 'M104 -84 L128 -92 L134 -88 L112 -78 Z', mix(paint, INK, 0.2));
  pen.brush.globalAlpha = 0.3;
  ball(pen, 138, -96, 17, 17, '#c4cad6');
  pen.brush.globalAlpha = 1;
  const { brush, roll = 0 } = pen;
  brush.save();
  brush.translate(138, -96);
  brush.rotate((roll * Math.PI) / 2);
  line(pen, 'M-11 -11 L11 11 M11 -11 L-11 11', '#4a4e5a', 2);
  brush.restore();
  ball(pen, 138, -96, 2.8, 2.8, '#24242e');
  // The body and its glass.
  shape(
    pen,
    'M-86 -48 C-86 -66 -68 -88 -40 -92 L18 -94 C34 -94 46 -86 52 -76 C58 -62 52 -46 40 -36 C26 -26 -30 -24 -56 -28 C-76 -31 -86 -38 -86 -48 Z',
    light,
    { colour: dark, from: -94, to: -26 },
  );
  shape(pen, 'M-84 -50 C-82 -66 -66 -86 -42 -88 L-30 -54 C-46 -46 -70 -44 -84 -50 Z', '#a8d0e2', {
    colour: '#26405a',
    from: -88,
    to: -46,
  });
  line(pen, 'M-76 -56 C-72 -66 -62 -78 -48 -82', '#e8f6fc', 2);
  line(pen, 'M-60 -82 L-52 -48', mix(paint, INK, 0.4), 2);
  shape(pen, 'M-22 -84 H6 V-56 H-16 Z', '#a8d0e2', { colour: '#26405a', from: -84, to: -56 });
  shape(pen, 'M14 -84 H28 C36 -82 40 -76 40 -70 L38 -56 H14 Z', '#a8d0e2', {
    colour: '#26405a',
    from: -84,
    to: -56,
  });
  line(pen, 'M-26 -88 L-18 -32 M10 -90 V-30', dark, 1.3);
  line(pen, 'M0 -50 h6', '#e8eaf0', 2);
  shape(
    pen,
    'M-82 -44 C-50 -38 10 -40 50 -60 L51 -52 C20 -32 -46 -32 -80 -39 Z',
    mix(paint, '#fff8ee', 0.78),
  );
  // The engine, the mast, the blades in their sweep.
  shape(pen, 'M-24 -92 C-22 -104 -12 -106 0 -106 L20 -104 C30 -102 34 -96 36 -90 Z', '#8a8e9a', {
    colour: '#4a4c58',
    from: -106,
    to: -90,
  });
  line(pen, 'M-2 -104 V-120', '#3c3e48', 5);
  pen.brush.globalAlpha = 0.24;
  pen.brush.fillStyle = '#8a909c';
  pen.brush.beginPath();
  pen.brush.ellipse(-2, -120, 126, 7, 0, 0, 7);
  pen.brush.fill();
  pen.brush.globalAlpha = 1;
  brush.save();
  // Two blades, so half a turn brings one where the other was; from the side they shorten.
  brush.translate(-2, -121);
  brush.scale(Math.cos(roll * Math.PI) || 0.01, 1);
  brush.translate(2, 121);
  shape(pen, 'M-128 -121 L-4 -123 L-4 -118 L-126 -118.6 Z', '#5a5e6a', {
    colour: '#2c2e38',
    from: -123,
    to: -118,
  });
  shape(pen, 'M124 -124 L0 -123 L0 -118 L122 -121 Z', '#5a5e6a', { colour: '#2c2e38', from: -124, to: -118 });
  brush.restore();
  ball(pen, -2, -121, 6, 3.6, '#24242e');
  if (pen.isDark) shineAround(pen, -80, -44, 40, '#fff4d0', 0.8);
}

export const AIRCRAFT_KINDS: Record<string, PaintedKind> = {
  'own/airliner': { width: 318, height: 134, draw: airliner, usual: '#2f6fb8' },
  'own/helicopter': { width: 314, height: 128, draw: helicopter, usual: '#d8572c' },
};
