// A dragon of the West that stands on its four feet, in profile to the left: the neck raised, wings half spread, the tail on
// the ground.

import { mix } from '#engine/raster/colour.ts';
import { BELLY, DARK, head, HIDE, SKIN, wing } from './flying-dragon.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';
import { at, foot, hindLeg } from './rearing-dragon.ts';

function foreleg(pen: Pen, x: number, tone: string): void {
  ball(pen, x + 2, -84, 24, 30, tone);
  line(pen, `M${x + 2} -70 Q${x + 12} -40 ${x - 4} -10`, tone, 19);
  foot(pen, x - 4, tone);
}

function trunk(pen: Pen): void {
  shape(
    pen,
    'M-84 -222 C-58 -228 -42 -204 -38 -176 C-34 -152 -12 -144 18 -142 C56 -140 92 -128 114 -94 C130 -68 152 -36 196 -24 C218 -18 236 -24 248 -42 C258 -22 246 2 216 2 C166 4 124 -12 100 -44 C70 -48 22 -46 -16 -58 C-48 -68 -66 -102 -70 -134 C-72 -158 -82 -180 -98 -194 Z',
    mix(HIDE, '#ffffff', 0.14),
    { colour: DARK, from: -226, to: 2 },
  );
  shape(
    pen,
    'M-92 -196 C-74 -186 -66 -160 -60 -134 C-54 -104 -38 -78 -10 -70 C20 -62 62 -60 92 -54 C94 -50 98 -46 100 -44 C70 -48 22 -46 -16 -58 C-48 -68 -66 -102 -70 -134 C-72 -158 -82 -180 -98 -194 Z',
    BELLY,
    { colour: mix(BELLY, '#6a4a28', 0.5), from: -190, to: -44 },
  );
  for (const [x, y, turn] of [
    [-84, -180, 10],
    [-77, -164, 11],
    [-72, -148, 11],
    [-69, -132, 12],
    [-66, -116, 12],
    [-58, -99, 12],
    [-46, -84, 11],
  ] as const)
    line(pen, `M${x} ${y} q${turn * 0.5} 4 ${turn} -1`, mix(BELLY, '#6a4a28', 0.5), 1.4);
  shape(pen, 'M240 -38 C238 -56 250 -68 266 -70 C262 -58 268 -46 258 -34 C252 -30 244 -30 240 -38 Z', SKIN);
  for (const [x, y] of [
    [-62, -224],
    [-46, -206],
    [-38, -184],
    [-32, -162],
    [70, -128],
    [92, -114],
    [110, -94],
    [124, -72],
    [142, -50],
    [164, -36],
    [190, -27],
  ] as const)
    shape(pen, `M${x - 7} ${y + 6} L${x + 7} ${y - 9} L${x + 9} ${y + 8} Z`, SKIN);
}

function dragon(pen: Pen): void {
  at(pen, 2, -38, 1.22, () => wing(pen, true));
  foreleg(pen, -8, mix(HIDE, DARK, 0.5) as never);
  hindLeg(pen, 66, mix(HIDE, DARK, 0.5) as never);
  trunk(pen);
  at(pen, 6, -88, 1.24, () => head(pen));
  hindLeg(pen, 96, mix(HIDE, DARK, 0.16) as never);
  foreleg(pen, -38, mix(HIDE, DARK, 0.16) as never);
  at(pen, 12, -36, 1.26, () => wing(pen, false));
}

export const STANDING_DRAGON = 'own/standing-dragon';

export const STANDING_DRAGONS: Record<string, OwnDrawing> = {
  [STANDING_DRAGON]: {
    width: 430,
    height: 272,
    paint(pen) {
      pen.brush.translate(-58, 0);
      dragon(pen);
    },
  },
};
