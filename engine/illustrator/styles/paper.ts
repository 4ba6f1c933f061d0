// Sheets to paint on: the tooth of the paper, and a border that a brush leaves uneven.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { unitOf } from '#engine/raster/planes.ts';

/** The tooth of a sheet from 0 (valley) to 1 (hill); `coarseness` 1 is cartridge paper, 2 rough watercolour paper. */
export function makePaper(width: number, height: number, seed: number, coarseness: number): Float32Array {
  const unit = unitOf({ width, height });
  const grains = takePlane(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) grains[y * width + x] = grainAt(x, y, seed + 12) - 0.5;
  }
  // Blurred grains have no grid that shows; each blur takes contrast away, which is given back.
  const fineSigma = 0.8 * coarseness * unit;
  const broadSigma = 2.4 * coarseness * unit;
  const fine = blurPlane(grains, width, height, fineSigma);
  const broad = blurPlane(grains, width, height, broadSigma);
  for (let i = 0; i < grains.length; i++) {
    const hills = (fine[i] ?? 0) * fineSigma * 1.1 + (broad[i] ?? 0) * broadSigma * 1.5;
    grains[i] = clamp(0.5 + hills + (grains[i] ?? 0) * 0.16);
  }
  releasePlanes(fine, broad);
  return grains;
}

export type BorderOptions = {
  /** Width of the bare margin as a share of the shorter side. */
  margin: number;
  /** How far the edge of the paint wanders, as a share of the shorter side. */
  raggedness: number;
  seed: number;
  /** Width of the passage from paint to paper, as a share of the shorter side; none = a clean wet edge. */
  softness?: number;
};

/** How much paint lies on each pixel when the painter stopped short of the edge: 0 = bare, 1 = painted. */
export function makeBorder(width: number, height: number, options: BorderOptions): Float32Array {
  const short = Math.min(width, height);
  const wander = spreadClouds(width, height, { cell: short * 0.16, octaves: 5, seed: options.seed + 21 });
  const mask = takePlane(width * height);
  const margin = short * options.margin;
  const passage = Math.max(short * 0.006 + 1, short * (options.softness ?? 0));
  const reach = short * options.raggedness;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      // Rounded corners: the distance to the edge shrinks where two edges meet.
      const dx = Math.min(x, width - 1 - x);
      const dy = Math.min(y, height - 1 - y);
      const round = short * 0.12;
      const corner = dx < round && dy < round ? round - Math.hypot(round - dx, round - dy) : Math.min(dx, dy);
      mask[i] = ramp(0, passage, corner - margin - ((wander[i] ?? 0.5) - 0.5) * 2 * reach);
    }
  }
  releasePlanes(wander);
  return mask;
}
