// How likely a piece of an image is the figure it is about: its outline lies on edges, it stands out, and it is there
// where figures are.
import type { LabPlanes } from '#engine/raster/lab.ts';
import { clamp, smooth } from './parts/ease.ts';

/** How hard the colours change at each pixel; 1 is a clear edge. */
export function readSteps({ width, height, lightness, a, b }: LabPlanes): Float32Array {
  const steps = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = y * width + Math.max(0, x - 1);
      const right = y * width + Math.min(width - 1, x + 1);
      const up = Math.max(0, y - 1) * width + x;
      const down = Math.min(height - 1, y + 1) * width + x;
      const change = (one: number, other: number): number =>
        ((lightness[one] as number) - (lightness[other] as number)) ** 2 +
        ((a[one] as number) - (a[other] as number)) ** 2 +
        ((b[one] as number) - (b[other] as number)) ** 2;
      steps[i] = clamp(Math.sqrt(change(left, right) + change(up, down)) / 22);
    }
  }
  return steps;
}

export type FigureGround = {
  salience: Float32Array;
  place: Float32Array;
  steps: Float32Array;
  width: number;
  height: number;
};

/** 0–1; `inside` is 0 or 1 for each pixel. */
export function rateFigure(
  inside: Float32Array,
  { salience, place, steps, width, height }: FigureGround,
): number {
  let area = 0;
  let stands = 0;
  let placed = 0;
  let along = 0;
  let edged = 0;
  let cut = 0;
  let ring = 0;
  let ringStands = 0;
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (inside[y * width + x] as number) > 0.5;
  const reach = Math.max(3, Math.round(width * 0.05));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((inside[i] as number) > 0.5) {
        area++;
        stands += salience[i] as number;
        placed += place[i] as number;
        const isEdge = !isIn(x - 1, y) || !isIn(x + 1, y) || !isIn(x, y - 1) || !isIn(x, y + 1);
        if (!isEdge) continue;
        if (x === 0 || y === 0 || x === width - 1) cut++;
        else if (y < height - 1) {
          along++;
          edged += strongestNear(x, y);
        }
      } else if (isIn(x - reach, y) || isIn(x + reach, y) || isIn(x, y - reach) || isIn(x, y + reach)) {
        ring++;
        ringStands += salience[i] as number;
      }
    }
  }
  if (area === 0 || along === 0) return 0;
  const share = area / inside.length;
  const contrast = clamp(stands / area - ringStands / Math.max(1, ring));
  // Rags have much more outline than they have body.
  const compact = clamp((16 * area) / (along + cut) ** 2 / 0.3);
  const size = smooth(0.008, 0.05, share) * (1 - smooth(0.6, 0.85, share));
  const held = 1 - clamp(cut / (along + cut)) * 1.4;
  return Math.max(
    0,
    (edged / along) ** 1.6 * (placed / area) * (0.25 + contrast) * Math.sqrt(size) * compact ** 0.5 * held,
  );

  /** An outline may lie a pixel beside its edge. */
  function strongestNear(x: number, y: number): number {
    let most = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const nx = Math.min(width - 1, Math.max(0, x + dx));
        const ny = Math.min(height - 1, Math.max(0, y + dy));
        most = Math.max(most, steps[ny * width + nx] as number);
      }
    }
    return most;
  }
}
