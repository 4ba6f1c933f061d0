// What digs, pushes, lifts and fights on tracks and wheels, in centimetres: all in the paint that is asked for.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { ball, bar, line, shape, type Pen } from './pen.ts';
import { boxPane, headlight, paintwork, pane, turned, wheel } from './vehicle-parts.ts';

const STEEL = '#8c929c';
const DARK = '#2a2b33';

/** An endless chain over rollers. */
function track(pen: Pen, left: number, wide: number, high: number): void {
  const half = high / 2;
  bar(pen, left, -high, wide, high, DARK, half);
  bar(pen, left + 5, -high + 5, wide - 10, high - 10, '#4a4c56', half - 5);
  const rollers = Math.round(wide / high);
  for (let at = 0; at <= rollers; at++) {
    const x = left + half + ((wide - high) * at) / rollers;
    const r = at === 0 || at === rollers ? half * 0.74 : half * 0.56;
    ball(pen, x, -half, r, r, '#70757f');
    ball(pen, x, -half, r * 0.4, r * 0.4, '#34363e');
  }
  for (let x = left + half; x < left + wide - half; x += high * 0.2)
    for (const y of [-high + 1, -2]) line(pen, `M${x} ${y} h${high * 0.1}`, '#5a5c66', 4);
}

function excavator(pen: Pen, paint: Colour): void {
  track(pen, -150, 260, 74);
  bar(pen, -70, -92, 96, 22, '#3c3e48', 4);
  paintwork(pen, 'M-164 -96 H-28 V-190 H-120 Q-150 -188 -164 -168 Z', paint, -190, -90);
  for (let slot = 0; slot < 5; slot++)
    line(pen, `M-146 ${-158 + slot * 9} h54`, mix(paint, '#20142a', 0.5), 3);
  line(pen, 'M-146 -186 V-212', STEEL, 8);
  paintwork(pen, 'M-30 -96 H64 V-176 L40 -268 H-30 Z', paint, -268, -96);
  pane(pen, 'M-20 -180 V-256 H34 L52 -184 Z', [-256, -180], true);
  line(pen, 'M14 -256 V-180', mix(paint, '#20142a', 0.3), 4);
  const arm = (path: string, width: number): void => {
    line(pen, path, mix(paint, '#20142a', 0.3), width + 3);
    line(pen, path, paint, width - 2);
    line(pen, path, mix(paint, '#ffffff', 0.24), width * 0.24);
  };
  line(pen, 'M52 -120 L140 -236', STEEL, 9);
  arm('M58 -116 L112 -300 L206 -330', 28);
  line(pen, 'M150 -336 L262 -302', STEEL, 8);
  arm('M196 -336 L284 -288 L276 -118', 22);
  for (const [x, y] of [
    [58, -116],
    [112, -300],
    [206, -330],
    [276, -118],
  ] as const)
    ball(pen, x, y, 9, 9, '#3c3e48');
  shape(pen, 'M296 -128 L262 -132 C226 -112 214 -76 226 -44 L246 -30 C268 -34 292 -44 304 -60 Z', '#5a5e68', {
    colour: '#2c2e36',
    from: -132,
    to: -30,
  });
  for (let tooth = 0; tooth < 3; tooth++)
    shape(pen, `M${222 + tooth * 5} ${-52 + tooth * 9} l-16 10 l14 4 Z`, '#b8bec8');
}

function bulldozer(pen: Pen, paint: Colour): void {
  track(pen, -130, 230, 82);
  line(pen, 'M-60 -40 L140 -46', mix(paint, '#20142a', 0.3), 22);
  paintwork(pen, 'M-10 -84 H96 V-154 H-10 Z', paint, -154, -84);
  for (let slot = 0; slot < 6; slot++)
    line(pen, `M${36 + slot * 9} -142 V-98`, mix(paint, '#20142a', 0.5), 3.4);
  line(pen, 'M60 -154 V-196', STEEL, 9);
  paintwork(pen, 'M-130 -86 H-6 V-166 H-130 Z', paint, -166, -86);
  bar(pen, -124, -252, 8, 90, mix(paint, '#20142a', 0.2));
  bar(pen, -18, -252, 8, 90, mix(paint, '#20142a', 0.2));
  boxPane(pen, [-114, -246, -20, -168], true);
  paintwork(pen, 'M-142 -262 H2 Q8 -262 8 -248 H-142 Z', paint, -262, -244);
  line(pen, 'M92 -128 L150 -60', STEEL, 10);
  shape(pen, 'M142 -132 C126 -84 130 -34 174 -2 L188 -4 C160 -40 158 -88 168 -132 Z', '#6a6f7a', {
    colour: '#343640',
    from: -132,
    to: 0,
  });
  line(pen, 'M168 -132 C158 -88 160 -40 188 -4', '#b8bec8', 5);
}

function forklift(pen: Pen, paint: Colour): void {
  for (const x of [70, 84]) bar(pen, x, -226, 9, 214, '#4a4c56');
  for (const y of [-222, -130, -40]) bar(pen, 68, y, 27, 7, '#3a3c44');
  paintwork(pen, 'M-110 -24 H58 V-74 L36 -82 H-10 L-24 -116 H-84 Q-112 -112 -114 -80 Z', paint, -116, -24);
  line(pen, 'M-88 -114 L-76 -206 H22 L50 -76', DARK, 8);
  bar(pen, -84, -212, 116, 8, DARK, 3);
  bar(pen, -62, -128, 44, 14, '#3a3c44', 5);
  bar(pen, -66, -172, 12, 50, '#3a3c44', 5);
  line(pen, 'M30 -82 L12 -122 M2 -126 L22 -118', '#5a5e68', 5);
  wheel(pen, 30, 28);
  wheel(pen, -80, 23);
  line(pen, 'M92 -70 V-7 H178', '#5a5e68', 8);
  // A crate on the forks.
  bar(pen, 104, -78, 74, 66, '#c08a52', 2);
  line(pen, 'M104 -56 H178 M104 -34 H178 M120 -78 V-12 M162 -78 V-12', '#8a5a30', 4);
}

function tank(pen: Pen, paint: Colour): void {
  const dark = mix(paint, '#141a14', 0.4);
  track(pen, -210, 400, 78);
  shape(pen, 'M-222 -84 H196 L216 -64 H-218 Z', dark);
  paintwork(pen, 'M-214 -82 L-200 -124 H150 L212 -88 L206 -80 Z', paint, -124, -78);
  line(pen, 'M96 -158 H300', mix(paint, '#141a14', 0.2), 14);
  line(pen, 'M96 -161 H296', mix(paint, '#ffffff', 0.2), 3);
  bar(pen, 284, -169, 30, 22, dark, 4);
  paintwork(
    pen,
    'M-120 -122 L-104 -176 Q-96 -186 -80 -186 H56 Q74 -184 84 -172 L104 -138 Q108 -126 96 -122 Z',
    paint,
    -186,
    -122,
  );
  bar(pen, -60, -200, 58, 16, dark, 6);
  line(pen, 'M-88 -184 L-104 -270', '#3a3c44', 2.6);
  for (const x of [-180, -130, -80]) bar(pen, x, -112, 36, 18, mix(paint, '#141a14', 0.24), 3);
  shape(
    pen,
    'M24 -166 l4.6 9 l10 1.4 l-7.2 7 l1.8 10 l-9.2 -4.8 l-9.2 4.8 l1.8 -10 l-7.2 -7 l10 -1.4 Z',
    '#e8e4d4',
  );
  headlight(pen, 182, -96, 6);
}

/** A van whose side is open: an awning, a counter, what is sold on boards. */
function foodTruck(pen: Pen, paint: Colour): void {
  paintwork(pen, 'M-232 -30 V-262 Q-232 -274 -220 -274 H122 V-30 Z', paint, -274, -30);
  paintwork(
    pen,
    'M122 -30 V-216 H164 Q184 -214 192 -196 L212 -136 L236 -122 Q242 -116 242 -104 V-30 Z',
    paint,
    -216,
    -30,
  );
  pane(pen, 'M134 -200 H160 Q174 -198 180 -186 L196 -140 H134 Z', [-200, -140], true);
  shape(pen, 'M-232 -88 H242 V-58 H-232 Z', '#fbf4e6');
  shape(pen, 'M-176 -222 H66 V-128 H-176 Z', pen.isDark ? '#ffdf9a' : '#4a3a34', {
    colour: pen.isDark ? '#e0a050' : '#6a5448',
    from: -222,
    to: -128,
  });
  for (const [x, tall, colour] of [
    [-150, 30, '#d8483a'],
    [-132, 24, '#e8b03c'],
    [-40, 34, '#f4efe6'],
    [10, 26, '#5f9a5a'],
    [30, 20, '#d8483a'],
  ] as const)
    bar(pen, x, -128 - tall, 14, tall, colour, 4);
  bar(pen, -104, -206, 48, 34, '#2f3a34', 2);
  line(pen, 'M-96 -196 h30 M-96 -188 h24 M-96 -180 h30', '#e8e4d4', 2.4);
  bar(pen, -188, -130, 266, 11, '#e8dcc4', 3);
  for (let at = 0; at < 9; at++)
    shape(pen, `M${-180 + at * 28} -238 h28 l3 40 q-16 14 -33 0 Z`, at % 2 === 0 ? '#fbf6ec' : '#d8483a', {
      colour: at % 2 === 0 ? '#d8cfc0' : '#a02a26',
      from: -238,
      to: -188,
    });
  bar(pen, -60, -292, 70, 20, '#b8bec8', 3);
  wheel(pen, -150, 38);
  wheel(pen, 164, 38);
  headlight(pen, 232, -92, 9);
  bar(pen, 226, -40, 24, 12, '#3a3c44', 4);
}

/** Long, with a row of dark panes. */
function limousine(pen: Pen, paint: Colour): void {
  paintwork(
    pen,
    'M-372 -44 C-376 -84 -360 -92 -318 -96 L-268 -100 C-240 -136 -214 -142 -170 -142 H150 C190 -142 214 -122 238 -98 L330 -88 C362 -84 374 -70 374 -44 L366 -30 H-366 Z',
    paint,
    -142,
    -30,
  );
  const roof = -133;
  pane(pen, `M-250 -100 C-230 -128 -210 ${roof} -180 ${roof} V-100 Z`, [roof, -100], false);
  for (let at = 0; at < 4; at++) boxPane(pen, [-170 + at * 76, roof, -102 + at * 76, -100], true);
  pane(pen, `M136 -100 V${roof} H150 C180 ${roof} 200 -118 220 -100 Z`, [roof, -100], false);
  line(pen, 'M-360 -66 H360', mix(paint, '#ffffff', 0.4), 2.4);
  for (const x of [-174, -22, 130]) line(pen, `M${x} -98 V-38`, mix(paint, '#000000', 0.4), 1.6);
  for (const x of [-150, 2, 154]) bar(pen, x, -84, 18, 4, '#ccd2da', 2);
  wheel(pen, -280, 34);
  wheel(pen, 276, 34);
  headlight(pen, 362, -70, 8);
  bar(pen, -374, -80, 10, 16, '#d8342f', 3);
}

export const WORKING_VEHICLES: Readonly<Record<string, PaintedKind>> = {
  'own/excavator': {
    width: 480,
    height: 348,
    usual: '#f0b428',
    draw: (pen, paint) => turned(pen, -68, paint, excavator),
  },
  'own/bulldozer': {
    width: 330,
    height: 264,
    usual: '#f0b428',
    draw: (pen, paint) => turned(pen, -26, paint, bulldozer),
  },
  'own/forklift': {
    width: 300,
    height: 230,
    usual: '#e88a2c',
    draw: (pen, paint) => turned(pen, -32, paint, forklift),
  },
  'own/tank': {
    width: 544,
    height: 272,
    usual: '#6a7448',
    draw: (pen, paint) => turned(pen, -46, paint, tank),
  },
  'own/food-truck': {
    width: 488,
    height: 294,
    usual: '#3fa6a0',
    draw: (pen, paint) => turned(pen, 0, paint, foodTruck),
  },
  'own/limousine': {
    width: 752,
    height: 144,
    usual: '#24252d',
    draw: (pen, paint) => turned(pen, 0, paint, limousine),
  },
};
