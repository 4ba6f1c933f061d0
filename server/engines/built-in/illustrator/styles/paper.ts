// Sheets to paint on: the tooth of the paper, and a border that a brush leaves uneven.
import { clamp, ramp } from './curves.ts';
import { grainAt, spreadClouds } from './noise.ts';
import { givePlanes, takePlane } from './plane-store.ts';
import { unitOf } from './planes.ts';

/** The tooth of a sheet from 0 (valley) to 1 (hill); `coarseness` 1 is cartridge paper, 2 rough watercolour paper. */
export function makePaper(width: number, height: number, seed: number, coarseness: number): Float32Array {
  const unit = unitOf({ width, height });
  const lumps = spreadClouds(width, height, {
    cell: Math.max(2, 5 * coarseness * unit),
    octaves: 3,
    seed: seed + 11,
  });
  const paper = takePlane(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      paper[i] = clamp(0.5 + ((lumps[i] ?? 0.5) - 0.5) * 1.5 + (grainAt(x, y, seed + 12) - 0.5) * 0.22);
    }
  }
  givePlanes(lumps);
  return paper;
}

export type BorderOptions = {
  /** Width of the bare margin as a share of the shorter side. */
  margin: number;
  /** How far the edge of the paint wanders, as a share of the shorter side. */
  raggedness: number;
  seed: number;
};

/** How much paint lies on each pixel when the painter stopped short of the edge: 0 = bare, 1 = painted. */
export function makeBorder(width: number, height: number, options: BorderOptions): Float32Array {
  const short = Math.min(width, height);
  const wander = spreadClouds(width, height, { cell: short * 0.16, octaves: 5, seed: options.seed + 21 });
  const mask = takePlane(width * height);
  const margin = short * options.margin;
  const reach = short * options.raggedness;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      // Rounded corners: the distance to the edge shrinks where two edges meet.
      const dx = Math.min(x, width - 1 - x);
      const dy = Math.min(y, height - 1 - y);
      const round = short * 0.12;
      const corner = dx < round && dy < round ? round - Math.hypot(round - dx, round - dy) : Math.min(dx, dy);
      mask[i] = ramp(0, short * 0.006 + 1, corner - margin - ((wander[i] ?? 0.5) - 0.5) * 2 * reach);
    }
  }
  givePlanes(wander);
  return mask;
}
