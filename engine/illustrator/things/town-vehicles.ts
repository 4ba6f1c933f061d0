// What drives through towns, from the side, its front at the left: ambulances, fire engines, buses, trams.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';
import {
  boxPane,
  CHROME,
  DARK,
  headlight,
  lightBar,
  paintwork,
  pane,
  RED_LIGHT,
  wheel,
  type Box,
} from './vehicle-parts.ts';

/** In centimetres over two: all panes through which somebody is seen, who drives first. */
export const SCHOOL_BUS_PANES: readonly Box[] = [-98, -46, 6, 58, 110].map((left) => [
  left,
  -128,
  left + 44,
  -94,
]);
export const TRAM_PANES: readonly Box[] = [-150, -88, -30, 28, 86].map((left) => [
  left,
  -132,
  left + (left === -150 ? 46 : 50),
  -86,
]);

function ambulance(pen: Pen): void {
  shape(pen, 'M-122 -20 L122 -20 L118 -10 L-118 -10 Z', DARK);
  paintwork(
    pen,
    'M-44 -16 L-44 -106 L-66 -106 C-78 -106 -84 -101 -89 -90 L-101 -63 C-117 -59 -125 -54 -126 -42 L-127 -16 Z',
    '#f0f0ee',
    -106,
    -12,
  );
  paintwork(
    pen,
    'M-50 -122 Q-50 -128 -44 -128 L120 -128 Q127 -128 127 -121 L127 -16 L-50 -16 Z',
    '#f4f4f2',
    -128,
    -8,
  );
  shape(pen, 'M-126 -48 L127 -48 L127 -33 L-127 -33 Z', '#e2382e', { colour: '#a01c20', from: -48, to: -33 });
  line(pen, 'M-124 -29.4 L127 -29.4 M-50 -116 L127 -116', '#e2762e', 2.4);
  pane(pen, 'M-69 -98 L-56 -98 L-56 -64 L-91 -64 C-85 -79 -80 -95 -69 -98 Z', [-98, -62]);
  boxPane(pen, [82, -108, 114, -78], true);
  line(pen, 'M-52 -104 L-52 -18 M74 -122 L74 -18 M-94 -58 L-94 -22', '#a8aeb8', 1.2);
  line(pen, 'M-64 -56 h8 M80 -64 h8', '#7c828e', 2.2);
  // The cross.
  const [x, y] = [16, -82];
  ball(pen, x, y, 27, 27, '#ffffff');
  shape(pen, `M${x - 7} ${y - 20} h14 v13 h13 v14 h-13 v13 h-14 v-13 h-13 v-14 h13 Z`, '#e2382e', {
    colour: '#b01e22',
    from: y - 20,
    to: y + 20,
  });
  headlight(pen, -120, -45, 5.4);
  ball(pen, 125, -40, 3, 6, '#d8302c');
  shape(pen, 'M-131 -24 L-112 -24 L-112 -14 L-128 -14 Z M116 -24 L131 -24 L128 -14 L116 -14 Z', '#3a3e4a');
  lightBar(pen, -66, -105, 14);
  lightBar(pen, 96, -127, 20);
  for (const at of [-82, 78]) wheel(pen, at, 22);
}

function fireEngine(pen: Pen): void {
  const red = '#d42a26';
  shape(pen, 'M-172 -24 L176 -24 L172 -12 L-168 -12 Z', DARK);
  paintwork(pen, 'M-178 -18 L-178 -66 C-178 -88 -173 -120 -163 -126 L-82 -126 L-82 -18 Z', red, -126, -10);
  paintwork(
    pen,
    'M-78 -116 Q-78 -120 -74 -120 L172 -120 Q178 -120 178 -114 L178 -18 L-78 -18 Z',
    red,
    -120,
    -6,
  );
  shape(pen, 'M-82 -122 h5 v104 h-5 Z', '#3a1418');
  pane(pen, 'M-170 -72 C-169 -92 -165 -113 -159 -117 L-134 -117 L-134 -72 Z', [-117, -70]);
  boxPane(pen, [-126, -117, -92, -72], false);
  line(pen, 'M-130 -120 L-130 -26 M-88 -120 L-88 -26', '#7a1418', 1.4);
  line(pen, 'M-150 -62 h10 M-104 -62 h10', CHROME, 2.4);
  // Shutters over the tools, the panel of the pump.
  for (const left of [-68, 34, 106]) {
    bar(pen, left, -108, 62, 56, '#a8b0ba', 2);
    for (let slat = 0; slat < 8; slat++)
      line(pen, `M${left + 2} ${-103 + slat * 6.4} h58`, slat % 2 ? '#8a929e' : '#d8dee4', 1.2);
    bar(pen, left + 26, -57, 10, 3.4, '#3a3e48', 1);
  }
  bar(pen, -2, -108, 32, 56, '#6a707c', 2);
  for (const [x, y] of [
    [6, -98],
    [21, -98],
    [6, -84],
    [21, -84],
  ] as const) {
    ball(pen, x, y, 5.6, 5.6, '#e8ecf0');
    line(pen, `M${x} ${y} l3 -3`, '#c02c2c', 1.2);
  }
  for (const x of [5, 22]) ball(pen, x, -64, 6, 6, '#d2a444');
  shape(pen, 'M-178 -48 L178 -48 L178 -38 L-178 -38 Z', '#f4f0e2', { colour: '#d2c8a8', from: -48, to: -38 });
  line(pen, 'M-178 -34.6 L178 -34.6', '#f2c84a', 2);
  // The ladder on the roof.
  for (const x of [-60, 50, 160]) bar(pen, x, -134, 4, 16, '#5a606c');
  for (let rung = 0; rung < 19; rung++) bar(pen, -104 + rung * 15.4, -147, 3, 14, '#9aa2ae');
  for (const y of [-149, -135]) bar(pen, -112, y, 290, 4.4, '#c4cad2', 2);
  headlight(pen, -172, -56, 6.4);
  ball(pen, 176, -56, 3, 7, '#f08a2c');
  bar(pen, -186, -30, 26, 14, CHROME, 3);
  bar(pen, 166, -28, 18, 10, CHROME, 2);
  lightBar(pen, -142, -125, 20);
  for (const x of [-126, 78, 128]) wheel(pen, x, 24, '#c8402c');
}

function schoolBus(pen: Pen): void {
  const yellow = '#f2a91e';
  shape(pen, 'M-180 -24 L184 -24 L180 -12 L-176 -12 Z', DARK);
  // The hood, then the long body.
  paintwork(pen, 'M-190 -18 L-191 -58 C-190 -72 -180 -78 -160 -80 L-104 -84 L-104 -18 Z', yellow, -84, -8);
  paintwork(
    pen,
    'M-122 -18 L-122 -84 C-120 -112 -116 -138 -104 -142 L170 -144 Q188 -144 189 -128 L190 -18 Z',
    yellow,
    -150,
    -4,
  );
  shape(pen, 'M-100 -143 C-96 -151 -90 -152 -84 -152 L160 -152 C172 -152 178 -150 184 -143 Z', '#f8d884');
  pane(pen, 'M-117 -88 C-116 -108 -112 -126 -106 -130 L-103 -130 L-103 -88 Z', [-130, -86]);
  shape(pen, 'M-102 -131 L180 -131 L180 -91 L-102 -91 Z', '#1e1c22');
  for (const box of SCHOOL_BUS_PANES) boxPane(pen, box, true);
  bar(pen, 158, -127, 18, 32, pen.isDark ? '#e8b46a' : '#4a6478', 3);
  for (const y of [-82, -60, -38]) line(pen, `M-120 ${y} L189 ${y}`, '#1e1c22', 3.4);
  line(pen, 'M-120 -49 L189 -49', mix(yellow, '#5a3408', 0.4), 1);
  line(pen, 'M-184 -60 L-126 -64', mix(yellow, '#ffffff', 0.5), 2);
  for (let slot = 0; slot < 4; slot++) line(pen, `M${-160 + slot * 8} -48 v12`, '#1e1c22', 2.4);
  // A stop sign that folds out, lamps that flash.
  shape(pen, 'M-88 -76 l7 -7 h10 l7 7 v10 l-7 7 h-10 l-7 -7 Z', '#ffffff');
  shape(pen, 'M-86 -75 l6 -6 h8 l6 6 v8 l-6 6 h-8 l-6 -6 Z', '#d42a26');
  line(pen, 'M-82 -71 h12', '#ffffff', 2.6);
  for (const x of [-94, 172]) ball(pen, x, -139, 4.6, 4.6, RED_LIGHT);
  headlight(pen, -187, -58, 6);
  ball(pen, 188, -60, 3, 6, '#d8302c');
  bar(pen, -197, -30, 28, 13, '#26242c', 3);
  bar(pen, 176, -28, 18, 11, '#26242c', 3);
  line(pen, 'M-136 -82 L-140 -104', '#26242c', 2);
  bar(pen, -145, -116, 8, 14, '#26242c', 2);
  wheel(pen, -146, 23, '#d8dce2');
  wheel(pen, 112, 23, '#d8dce2');
}

function doubleDecker(pen: Pen): void {
  const red = '#c8262a';
  shape(pen, 'M-166 -24 L170 -24 L166 -12 L-162 -12 Z', DARK);
  paintwork(
    pen,
    'M-174 -18 L-176 -120 C-176 -180 -172 -210 -156 -214 L156 -216 Q174 -216 174 -198 L175 -18 Z',
    red,
    -216,
    0,
  );
  line(pen, 'M-175 -122 L175 -122 M-175 -134 L175 -134', '#f2e2b4', 2.4);
  line(pen, 'M-156 -212 L158 -214', mix(red, '#ffffff', 0.5), 2);
  pane(pen, 'M-173 -142 C-173 -170 -170 -192 -163 -198 L-148 -198 L-148 -142 Z', [-198, -140], true);
  pane(pen, 'M-174 -64 L-173 -112 L-148 -112 L-148 -64 Z', [-112, -62], true);
  for (let at = 0; at < 6; at++) {
    boxPane(pen, [-140 + at * 51, -198, -96 + at * 51, -146], true);
    if (at !== 5) boxPane(pen, [-140 + at * 51, -114, -96 + at * 51, -66], true);
  }
  bar(pen, 118, -114, 44, 92, '#2a1416', 3);
  line(pen, 'M140 -112 L140 -26', '#e8c04a', 2.4);
  bar(pen, -92, -132, 120, 8, '#f2ead2', 1);
  headlight(pen, -168, -44, 6.4);
  ball(pen, 172, -50, 3, 7, '#f08a2c');
  bar(pen, -180, -26, 22, 12, '#2a2c36', 3);
  for (const x of [-104, 78]) wheel(pen, x, 25, '#c8ccd2');
}

function tram(pen: Pen, paint: string): void {
  const cream = '#f6ecd2';
  // Under it, both trucks with their small wheels.
  bar(pen, -120, -24, 240, 12, '#24222a');
  for (const x of [-104, -68, 68, 104]) {
    ball(pen, x, -13, 13, 13, '#2c2a32');
    ball(pen, x, -13, 6, 6, '#8a8e98');
  }
  for (const x of [-86, 86]) bar(pen, x - 34, -22, 68, 9, '#3a3842', 2);
  paintwork(
    pen,
    'M-168 -22 C-172 -50 -172 -70 -168 -84 L168 -84 C172 -70 172 -50 168 -22 Z',
    paint,
    -84,
    -14,
  );
  paintwork(pen, 'M-168 -84 L-160 -146 L160 -146 L168 -84 Z', cream, -146, -70);
  paintwork(
    pen,
    'M-170 -144 C-164 -160 -140 -164 -116 -164 L116 -164 C140 -164 164 -160 170 -144 Z',
    mix(paint, '#3a3038', 0.35),
    -164,
    -140,
  );
  paintwork(pen, 'M-110 -163 L-104 -174 L104 -174 L110 -163 Z', cream, -174, -160);
  for (let at = 0; at < 8; at++) bar(pen, -98 + at * 25, -172, 19, 7, pen.isDark ? '#ffdc94' : '#5a7084', 1);
  for (const box of TRAM_PANES) boxPane(pen, box, true);
  pane(pen, 'M140 -132 L152 -132 L158 -86 L140 -86 Z', [-132, -84], true);
  line(pen, 'M-169 -80 L169 -80 M-170 -34 L170 -34', '#e8c878', 2.2);
  line(pen, 'M-120 -72 L120 -72 L120 -42 L-120 -42 Z', '#e8c878', 1.2);
  bar(pen, -164, -126, 8, 104, mix(paint, '#20141c', 0.4), 2);
  bar(pen, 154, -80, 12, 58, mix(paint, '#20141c', 0.4), 2);
  headlight(pen, -170, -58, 8);
  ball(pen, 170, -58, 3, 5, '#d8302c');
  bar(pen, -182, -30, 16, 10, '#2c2a32', 3);
  bar(pen, 166, -30, 16, 10, '#2c2a32', 3);
  // What takes the current from the wire.
  line(pen, 'M-12 -174 L20 -190 L-6 -208 M20 -190 L-12 -174 M26 -174 L-2 -190 L16 -208', '#2a2c34', 2.6);
  line(pen, 'M-22 -208 L34 -208', '#2a2c34', 3.6);
}

/** A tram in the colour that was said; undefined for what comes in one colour only. */
export function townVehicleIn(drawing: string, colour: string): OwnDrawing | undefined {
  const own = drawing === 'own/tram' ? TOWN_VEHICLES[drawing] : undefined;
  return own && { ...own, paint: (pen) => tram(pen, colour) };
}

const TRAMS = ['#c8322c', '#e8b02a', '#2f6a4c'] as const;

export const TOWN_VEHICLES: Record<string, OwnDrawing> = {
  'own/ambulance': { width: 264, height: 141, paint: ambulance },
  'own/fire-engine': { width: 374, height: 152, paint: fireEngine },
  'own/school-bus': { width: 398, height: 154, paint: schoolBus },
  'own/double-decker': { width: 364, height: 218, paint: doubleDecker },
  'own/tram': { width: 366, height: 212, paint: (pen) => tram(pen, pen.random.pick(TRAMS)) },
};
