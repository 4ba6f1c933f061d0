// A dragon of the West reared up on its hind legs, in profile to the left: jaws open, wings spread, the tail on the ground.

import { mix } from '#engine/raster/colour.ts';
import { BELLY, DARK, head, HIDE, SKIN, wing } from './flying-dragon.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Runs a painter with everything moved and scaled. */
export function at(pen: Pen, x: number, y: number, scale: number, paint: () => void): void {
  pen.brush.save();
  pen.brush.translate(x, y);
  pen.brush.scale(scale, scale);
  paint();
  pen.brush.restore();
}

export function hindLeg(pen: Pen, x: number, tone: string): void {
  ball(pen, x + 8, -52, 32, 38, tone);
  line(pen, `M${x + 16} -34 Q${x + 24} -18 ${x - 2} -8`, tone, 20);
  foot(pen, x - 2, tone);
}

/** From the ankle to the claws. */
export function foot(pen: Pen, x: number, tone: string): void {
  line(pen, `M${x} -8 L${x - 28} -6`, tone, 13);
  for (const [dx, dy] of [
    [-34, -10],
    [-36, -5],
    [-32, -1],
  ] as const)
    line(pen, `M${x + dx + 4} ${dy} l-10 3`, '#f0e6c8', 3.6);
}

/** An arm with its claws spread toward the foe. */
function arm(pen: Pen, x: number, y: number, tone: string): void {
  line(pen, `M${x} ${y} Q${x - 18} ${y + 22} ${x - 42} ${y + 8}`, tone, 14);
  for (const turn of [-8, -1, 7]) {
    line(pen, `M${x - 42} ${y + 8} l-11 ${turn}`, tone, 6);
    line(pen, `M${x - 53} ${y + 8 + turn} l-8 ${turn * 0.4 + 2}`, '#f0e6c8', 3);
  }
}

function trunk(pen: Pen): void {
  shape(
    pen,
    'M-78 -232 C-56 -242 -34 -228 -22 -198 C-12 -172 16 -156 40 -122 C62 -92 66 -54 88 -34 C108 -16 140 -16 158 -44 C166 -26 158 -2 128 0 C96 2 70 2 44 -2 C6 -6 -34 -40 -48 -92 C-58 -130 -50 -160 -58 -190 C-62 -206 -74 -212 -90 -212 Z',
    mix(HIDE, '#ffffff', 0.14),
    { colour: DARK, from: -240, to: 6 },
  );
  shape(
    pen,
    'M-66 -206 C-48 -196 -46 -170 -40 -146 C-34 -116 -20 -60 22 -22 C-16 -30 -40 -62 -50 -98 C-58 -130 -50 -160 -58 -190 C-60 -198 -62 -203 -66 -206 Z',
    BELLY,
    { colour: mix(BELLY, '#6a4a28', 0.5), from: -200, to: -20 },
  );
  for (let plate = 0; plate < 12; plate++) {
    const part = plate / 11;
    const [x, y] = [-52 + part * part * 52, -190 + part * 156];
    line(pen, `M${x - 3} ${y} q9 4 ${16 + part * 4} -2`, mix(BELLY, '#6a4a28', 0.5), 1.4);
  }
  shape(pen, 'M150 -42 C148 -60 160 -72 176 -74 C172 -62 178 -50 168 -38 C162 -34 154 -34 150 -42 Z', SKIN);
  for (const [x, y] of [
    [-56, -236],
    [-36, -222],
    [-22, -200],
    [-10, -178],
    [62, -88],
    [72, -62],
    [88, -36],
    [110, -24],
    [132, -24],
  ] as const)
    shape(pen, `M${x - 7} ${y + 5} L${x + 8} ${y - 9} L${x + 8} ${y + 8} Z`, SKIN);
}

function dragon(pen: Pen): void {
  at(pen, -2, -46, 1.14, () => wing(pen, true));
  arm(pen, -30, -142, mix(HIDE, DARK, 0.5) as never);
  hindLeg(pen, 2, mix(HIDE, DARK, 0.5) as never);
  trunk(pen);
  at(pen, 34, -112, 1.16, () => head(pen));
  hindLeg(pen, 38, mix(HIDE, DARK, 0.16) as never);
  arm(pen, -26, -122, mix(HIDE, DARK, 0.1) as never);
  at(pen, 8, -44, 1.18, () => wing(pen, false));
}

export const REARING_DRAGON = 'own/rearing-dragon';

export const REARING_DRAGONS: Record<string, OwnDrawing> = {
  [REARING_DRAGON]: { width: 356, height: 280, paint: dragon },
};
