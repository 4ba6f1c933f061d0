// How clearly what was found in an image stands out from the rest, 0–1.
import { clamp, ramp } from '#engine/raster/curves.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';

/** How far apart the colours inside and just outside are, how much lies in the frame, how little at its edges. */
export function rateSubject(lab: LabPlanes, inside: Float32Array, apart: Float32Array): number {
  const { width, height } = lab;
  let within = 0;
  let without = 0;
  let share = 0;
  inside.forEach((value, i) => {
    share += value;
    within += value * (apart[i] ?? 0);
    without += (1 - value) * (apart[i] ?? 0);
  });
  const gap = within / Math.max(1, share) - without / Math.max(1, inside.length - share);
  let touching = 0;
  for (let y = 0; y < height; y++)
    touching += (inside[y * width] ?? 0) + (inside[y * width + width - 1] ?? 0);
  for (let x = 0; x < width; x++) touching += inside[x] ?? 0;
  const held = 1 - clamp((touching / (2 * height + width)) * 2.2, 0, 1);
  const part = share / inside.length;
  const size = ramp(0.004, 0.04, part) * ramp(0.82, 0.55, part);
  const edge = readEdge(lab, inside);
  return clamp(gap * 2.2, 0, 1) * held * size * ramp(0.4, 0.8, edge) * (lab.width > 8 ? 1 : 0);
}

/** In which part of its outline the colours inside and outside are really different, 0–1. */
function readEdge({ width, height, lightness, a, b }: LabPlanes, inside: Float32Array): number {
  let clear = 0;
  let count = 0;
  const reach = 3;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      for (const step of [1, width]) {
        if ((inside[i] ?? 0) === (inside[i + step] ?? 0)) continue;
        const here = i - step;
        const there = i + 2 * step;
        count++;
        const difference = Math.hypot(
          (lightness[here] ?? 0) - (lightness[there] ?? 0),
          (a[here] ?? 0) - (a[there] ?? 0),
          (b[here] ?? 0) - (b[there] ?? 0),
        );
        if (difference > 10) clear++;
      }
    }
  }
  return count === 0 ? 0 : clear / count;
}
