// Lights a relief from the upper left: how much light each pixel gets, and how much it shines back.
import { clamp, raise } from '#engine/raster/curves.ts';

export type Lit = { diffuse: number; gloss: number };

/** For `brighten`: slopes turn away from the light, so a whole photo becomes darker by a tenth. */
export const RELIEF_LIFT = 0.3;

/** Hands the light at a pixel to `shade`; `scale` says how steep the relief is, in pixels for a height of 1. */
export function lightRelief(
  relief: Float32Array,
  width: number,
  height: number,
  scale: number,
  shade: (index: number, lit: Lit) => void,
): void {
  const lit: Lit = { diffuse: 1, gloss: 0 };
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const nx = ((relief[x > 0 ? i - 1 : i] ?? 0) - (relief[x < width - 1 ? i + 1 : i] ?? 0)) * scale;
      const ny = ((relief[i + up] ?? 0) - (relief[i + down] ?? 0)) * scale;
      const nz = 1 / Math.sqrt(1 + nx * nx + ny * ny);
      lit.diffuse = clamp((-nx * 0.42 - ny * 0.56 + 0.72) * nz, 0, 1.2) / 0.72;
      lit.gloss = raise(clamp((-nx * 0.26 - ny * 0.36 + 0.9) * nz), 30);
      shade(i, lit);
    }
  }
}
