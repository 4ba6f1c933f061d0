// Camels of one hump and of two, in profile to the left, in centimetres.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const SAND = '#c39a62';
const DARK = mix(SAND, '#2a1620', 0.36);
const WOOL = mix(SAND, '#5a3418', 0.4);

/** Thin below, a knob at the knee, a broad foot. */
function leg(
  pen: Pen,
  [top, knee, foot]: readonly [number, number, number],
  up: number,
  isFar: boolean,
): void {
  const tone = isFar ? mix(SAND, '#2a1620', 0.3) : SAND;
  shape(
    pen,
    `M${top - 17} -${up} C${top - 15} -86 ${knee - 7} -74 ${knee - 6} -58 C${knee - 5} -36 ${foot - 5} -22 ${foot - 6} -6 L${foot + 5} -6 C${foot + 5} -26 ${knee + 6} -40 ${knee + 7} -58 C${knee + 9} -74 ${top + 17} -84 ${top + 18} -${up} C${top + 12} -${up + 16} ${top - 10} -${up + 16} ${top - 17} -${up} Z`,
    mix(tone, '#ffffff', 0.08),
    { colour: mix(tone, '#2a1620', 0.28), from: -up, to: 0 },
  );
  ball(pen, knee, -58, 8, 8.4, mix(tone, '#2a1620', 0.1));
  shape(
    pen,
    `M${foot - 14} 0 C${foot - 14} -8 ${foot - 6} -10 ${foot} -10 C${foot + 8} -10 ${foot + 10} -5 ${foot + 10} 0 Z`,
    mix(tone, '#2a1620', 0.36),
  );
}

function hump(pen: Pen, x: number, wide: number, high: number): void {
  shape(
    pen,
    `M${x - wide} -146 C${x - wide * 0.7} -164 ${x - wide * 0.5} -${high} ${x + wide * 0.06} -${high} C${x + wide * 0.6} -${high} ${x + wide * 0.74} -162 ${x + wide} -142 Z`,
    mix(WOOL, '#ffffff', 0.2),
    { colour: SAND, from: -high, to: -146 },
  );
  for (let lock = 0; lock < 5; lock++)
    line(
      pen,
      `M${x - wide * 0.36 + lock * wide * 0.2} -${high - 4 - Math.abs(lock - 2) * 3} q3 8 1 16`,
      mix(WOOL, '#2a1620', 0.2),
      2,
    );
}

function paint(pen: Pen, humps: 1 | 2): void {
  leg(pen, [-40, -46, -50], 110, true);
  leg(pen, [58, 66, 60], 110, true);
  line(pen, 'M80 -140 C90 -128 90 -104 86 -88', DARK, 5);
  line(pen, 'M87 -92 L84 -74', '#4a3222', 7);
  if (humps === 1) hump(pen, 12, 50, 208);
  else for (const x of [-24, 40]) hump(pen, x, 31, 196);
  shape(
    pen,
    'M-74 -132 C-66 -152 -40 -158 -4 -156 C34 -160 70 -152 82 -130 C90 -112 84 -92 66 -90 C40 -96 10 -84 -24 -82 C-50 -82 -72 -98 -74 -132 Z',
    mix(SAND, '#ffffff', 0.14),
    { colour: mix(SAND, '#2a1620', 0.3), from: -158, to: -82 },
  );
  // The neck dips and rises.
  shape(
    pen,
    'M-62 -146 C-86 -140 -96 -150 -98 -176 C-98 -190 -100 -200 -104 -206 L-128 -202 C-124 -170 -124 -136 -106 -116 C-92 -102 -70 -96 -54 -102 Z',
    mix(SAND, '#ffffff', 0.16),
    { colour: mix(SAND, '#2a1620', 0.28), from: -206, to: -100 },
  );
  // Wool at the throat.
  for (let lock = 0; lock < 9; lock++) {
    const [x, y] = [-124 + lock * 4.4, -168 + lock * 8.2];
    line(pen, `M${x} ${y} q-4 9 -1 17`, mix(WOOL, '#ffffff', lock % 2 === 0 ? 0.04 : 0.14), 6);
  }
  leg(pen, [-56, -54, -60], 118, false);
  leg(pen, [72, 78, 72], 124, false);
  // The head.
  line(pen, 'M-106 -214 L-99 -224', DARK, 7);
  shape(
    pen,
    'M-100 -204 C-98 -218 -112 -226 -126 -222 C-142 -218 -160 -212 -168 -204 C-172 -196 -168 -188 -160 -187 C-146 -184 -132 -186 -118 -190 C-108 -192 -102 -196 -100 -204 Z',
    mix(SAND, '#ffffff', 0.22),
    { colour: mix(SAND, '#2a1620', 0.26), from: -226, to: -184 },
  );
  for (const [dx, dy] of [
    [-114, -224],
    [-108, -223],
    [-103, -219],
  ] as const)
    ball(pen, dx, dy, 5.4, 4.4, WOOL);
  line(pen, 'M-166 -193 C-156 -193 -148 -195 -140 -199', mix(DARK, '#2a1620', 0.3), 1.8);
  line(pen, 'M-163 -203 L-158 -206', mix(DARK, '#2a1620', 0.4), 2.2);
  ball(pen, -131, -210, 3.6, 3.2, '#241610');
  ball(pen, -132, -211.4, 1, 1, '#ffffff');
  line(pen, 'M-138 -213 Q-131 -218 -124 -212', mix(DARK, '#2a1620', 0.3), 2);
  shape(
    pen,
    'M-104 -216 C-102 -226 -94 -230 -92 -226 C-92 -218 -96 -212 -101 -210 Z',
    mix(SAND, '#2a1620', 0.14),
  );
}

function camel(humps: 1 | 2): OwnDrawing {
  return {
    width: 280,
    height: 234,
    paint: (pen) => {
      pen.brush.translate(34, 0);
      paint(pen, humps);
    },
  };
}

export const CAMELS: Record<string, OwnDrawing> = {
  'own/camel': camel(2),
  'own/dromedary': camel(1),
};

const HEAD: Head = {
  belly: 0.6,
  eyes: [[0.153, 0.1]],
  eye: 0.013,
  top: [0.18, 0.045],
  wide: 0.15,
  neck: [
    [0.16, 0.34],
    [0.3, 0.28],
  ],
};
export const CAMEL_HEADS: Record<string, Head> = { 'own/camel': HEAD, 'own/dromedary': HEAD };
