// The steps of a hillside: where the edge of each is, from the crest down to the viewer.

import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';

export const STEPS = 15;

export type Step = { at: number; edge: (x: number) => number; rise: number };

/** From the crest to the viewer: neighbours bend alike, as the slope does. */
export function stepsOf(stage: Stage): Step[] {
  const { width, height, horizon, short, light } = stage;
  const noise = stage.noise('terraces');
  const crest = horizon - short * 0.13;
  return Array.from({ length: STEPS }, (_, at): Step => {
    const part = at / (STEPS - 1);
    const base = crest + (height * 0.97 - crest) * part ** 1.45;
    const reach = short * (0.16 + 0.04 * part);
    return {
      at,
      rise: short * (0.007 + 0.02 * part ** 1.3),
      edge: (x) => {
        const u = (x / width - 0.5) * (width / short);
        const hill = -Math.exp(-(((u + light.side * 0.28) / 0.42) ** 2)) * (1 - part * 0.75);
        const bend = fractal(noise, u * (1.5 - part * 0.4) + 3, part * 1.5, 3);
        return base + reach * (hill * 0.75 + bend * (0.45 + 0.4 * part));
      },
    };
  });
}

export function traceBetween(
  stage: Stage,
  brush: Brush,
  edge: (x: number) => number,
  low: (x: number) => number,
): void {
  const { width, short } = stage;
  const pace = Math.max(3, short * 0.008);
  brush.beginPath();
  for (let x = -4; x <= width + pace; x += pace) brush.lineTo(x, edge(x));
  for (let x = width + pace; x >= -4; x -= pace) brush.lineTo(x, low(x));
  brush.closePath();
}
