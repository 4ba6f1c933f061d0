// Tires that lie on each other. In centimetres.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const RUBBER = '#3a3a42';
const [HALF, THICK, DEEP] = [34, 18, 9] as const;
/** How far each is aside, the lowest first. */
const ASIDE = [0, 3, -2] as const;

function tire(pen: Pen, x: number, foot: number): void {
  const top = foot - THICK;
  shape(
    pen,
    `M${x - HALF} ${top} C${x - HALF - 4} ${top + 6} ${x - HALF - 4} ${foot - 4} ${x - HALF} ${foot - 2} Q${x} ${foot + DEEP} ${x + HALF} ${foot - 2} C${x + HALF + 4} ${foot - 4} ${x + HALF + 4} ${top + 6} ${x + HALF} ${top} Z`,
    mix(RUBBER, '#ffffff', 0.08),
    { colour: mix(RUBBER, '#0c0a12', 0.6), from: top, to: foot + DEEP },
  );
  for (let groove = -4; groove <= 4; groove++) {
    const at = x + groove * 7.4;
    const low = foot + (1 - (groove / 5) ** 2) * DEEP * 0.44;
    line(pen, `M${at} ${top + 8} L${at + groove * 0.5} ${low - 3}`, mix(RUBBER, '#0c0a12', 0.55), 2);
  }
  ball(pen, x, top, HALF, DEEP, mix(RUBBER, '#ffffff', 0.14));
  ball(pen, x, top, HALF * 0.58, DEEP * 0.54, '#17151b');
}

function tireStack(pen: Pen): void {
  for (const [at, aside] of ASIDE.entries()) tire(pen, aside, -DEEP * 0.6 - at * THICK);
}

export const TIRE_STACK: Record<string, OwnDrawing> = {
  'own/tire-stack': { width: 84, height: 72, paint: tireStack },
};
