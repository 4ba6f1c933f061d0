// Takes noise out of a photo and leaves its edges: calm areas become even, colour blotches most of all.
import { averagePlane, blurPlane } from './blur-plane.ts';
import { releasePlanes, takePlane } from './plane-store.ts';
import { readLuma, unitOf, type Planes } from './planes.ts';

/** `amount` 1 is right for the noise that is found; 0 does nothing. Changes the planes in place. */
export function smoothNoise(image: Planes, amount: number): void {
  const { width, height } = image;
  const luma = readLuma(image);
  const noise = measureNoise(luma, width, height);
  const radius = Math.max(2, Math.round(2.5 * unitOf(image)));
  const calm = smoothCalm(luma, width, height, radius, (noise * 2.6 * amount) ** 2 + 1e-6);
  for (const channel of [image.red, image.green, image.blue]) {
    // Colour is carried apart from light: the eye does not miss its finest detail.
    const tint = takePlane(channel.length);
    for (let i = 0; i < tint.length; i++) tint[i] = (channel[i] ?? 0) - (luma[i] ?? 0);
    const even = blurPlane(tint, width, height, 1.6 * unitOf(image) * amount + 0.3);
    for (let i = 0; i < channel.length; i++) channel[i] = (calm[i] ?? 0) + (even[i] ?? 0);
    releasePlanes(tint, even);
  }
  releasePlanes(luma, calm);
}

/** The spread of the finest grain where nothing else happens (median of the differences of neighbours). */
function measureNoise(luma: Float32Array, width: number, height: number): number {
  const steps: number[] = [];
  for (let y = 1; y < height - 1; y += 3) {
    for (let x = 1; x < width - 1; x += 5) {
      const i = y * width + x;
      const around =
        ((luma[i - 1] ?? 0) + (luma[i + 1] ?? 0) + (luma[i - width] ?? 0) + (luma[i + width] ?? 0)) / 4;
      steps.push(Math.abs((luma[i] ?? 0) - around));
    }
  }
  steps.sort((a, b) => a - b);
  return Math.min(0.12, Math.max(0.008, (steps[Math.floor(steps.length / 2)] ?? 0) * 1.33));
}

/** A guided filter that guides itself: a plane is levelled where its variance is below `level`. */
export function smoothCalm(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  level: number,
): Float32Array {
  const square = takePlane(plane.length);
  for (let i = 0; i < square.length; i++) square[i] = (plane[i] ?? 0) ** 2;
  const mean = averagePlane(plane, width, height, radius);
  const spread = averagePlane(square, width, height, radius);
  for (let i = 0; i < mean.length; i++) {
    const variance = Math.max(0, (spread[i] ?? 0) - (mean[i] ?? 0) ** 2);
    const kept = variance / (variance + level);
    square[i] = kept;
    spread[i] = (mean[i] ?? 0) * (1 - kept);
  }
  const slope = averagePlane(square, width, height, radius);
  const base = averagePlane(spread, width, height, radius);
  for (let i = 0; i < base.length; i++) base[i] = (slope[i] ?? 0) * (plane[i] ?? 0) + (base[i] ?? 0);
  releasePlanes(square, mean, spread, slope);
  return base;
}
