// Tells how dark a tone is among all tones of its image, so that bright and dark images both get a full range.
import { takePlane } from '#engine/raster/plane-store.ts';

const BINS = 512;

/** For each pixel the share of the image that is darker: 0 for the darkest, 1 for the lightest. */
export function rankTones(luma: Float32Array): Float32Array {
  const counts = new Float64Array(BINS + 1);
  for (const value of luma) {
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor(value * BINS)));
    counts[bin + 1] = (counts[bin + 1] ?? 0) + 1;
  }
  for (let bin = 1; bin <= BINS; bin++) counts[bin] = (counts[bin] ?? 0) + (counts[bin - 1] ?? 0);
  const ranks = takePlane(luma.length);
  for (let i = 0; i < ranks.length; i++) {
    const place = Math.min(BINS - 1e-6, Math.max(0, (luma[i] ?? 0) * BINS));
    const bin = Math.floor(place);
    const below = counts[bin] ?? 0;
    const above = counts[bin + 1] ?? below;
    ranks[i] = (below + (above - below) * (place - bin)) / luma.length;
  }
  return ranks;
}
