// Finds a plain background: a wall, paper, studio cloth, whose colour changes slowly from edge to edge.
import type { LabPlanes } from '#engine/raster/lab.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

export type Backdrop = {
  /** How far each pixel is from the background's colour at its place, in units that the eye just sees. */
  distance: Float32Array;
  /** How much of the frame around the image is plain, 0–1; above about 0.6 it may be relied on. */
  share: number;
};

const TERMS = 6;
/** A shadow on a wall is darker, but has its colour. */
const LIGHT_WEIGHT = 0.75;
const NEAR = 7;

/** Reads the frame without its foot, where people and tables stand; then all that looks like it. */
export function findBackdrop(lab: LabPlanes): Backdrop {
  const { width, height } = lab;
  const edge = Math.max(1, Math.round(Math.min(width, height) * 0.03));
  const frame: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSide = (x < edge || x >= width - edge) && y < height * 0.72;
      if (isSide || y < edge) frame.push(y * width + x);
    }
  }
  let weights: Float32Array = new Float32Array(frame.length).fill(1);
  const fit = (): readonly Surface[] =>
    [lab.lightness, lab.a, lab.b].map((plane) => fitSurface(plane, frame, weights, width, height));
  for (let round = 0; round < 5; round++) {
    const distanceAt = measureFrom(lab, fit());
    const apart = makePlane(frame.length, (n) => distanceAt(frame[n] as number));
    weights = apart.map((value) => 1 / (1 + (value / (round < 2 ? 14 : NEAR)) ** 4));
  }
  const distance = makePlane(width * height, measureFrom(lab, fit()));
  const near = frame.filter((i) => (distance[i] ?? 99) < NEAR).length;
  return { distance, share: near / Math.max(1, frame.length) };
}

type Surface = readonly number[];

const termsAt = (x: number, y: number): readonly number[] => [1, x, y, x * x, x * y, y * y];

/** The smooth surface nearest to a plane at the given pixels, by weighed least squares. */
function fitSurface(
  plane: Float32Array,
  pixels: readonly number[],
  weights: Float32Array,
  width: number,
  height: number,
): Surface {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  for (const [n, i] of pixels.entries()) {
    const terms = termsAt((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5);
    const weight = weights[n] ?? 0;
    for (let r = 0; r < TERMS; r++) {
      const row = rows[r];
      if (!row) continue;
      for (let c = 0; c < TERMS; c++) row[c] = (row[c] ?? 0) + weight * (terms[r] ?? 0) * (terms[c] ?? 0);
      row[TERMS] = (row[TERMS] ?? 0) + weight * (terms[r] ?? 0) * (plane[i] ?? 0);
    }
  }
  // Bends cost something: where nothing was seen the surface must not fly away.
  for (const [r, row] of rows.entries()) {
    if (r > 0) row[r] = (row[r] ?? 0) + pixels.length * (r < 3 ? 0.0004 : 0.002);
  }
  return solve(rows);
}

/** Gauss, with the largest pivot first. */
function solve(rows: Float64Array[]): Surface {
  for (let column = 0; column < TERMS; column++) {
    let pivot = column;
    for (let r = column + 1; r < TERMS; r++)
      if (Math.abs(rows[r]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = r;
    const lead = rows[pivot] as Float64Array;
    rows[pivot] = rows[column] as Float64Array;
    rows[column] = lead;
    const head = lead[column] || 1e-9;
    for (let r = 0; r < TERMS; r++) {
      const row = rows[r];
      if (r === column || !row) continue;
      const share = (row[column] ?? 0) / head;
      for (let c = column; c <= TERMS; c++) row[c] = (row[c] ?? 0) - share * (lead[c] ?? 0);
    }
  }
  return rows.map((row, r) => (row[TERMS] ?? 0) / (row[r] || 1e-9));
}

/** How far a pixel is from three surfaces: of lightness, a and b. */
function measureFrom(
  { width, height, lightness, a, b }: LabPlanes,
  fits: readonly Surface[],
): (pixel: number) => number {
  const [ofLight, ofA, ofB] = fits as [Surface, Surface, Surface];
  return (i) => {
    const terms = termsAt((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5);
    return Math.hypot(
      ((lightness[i] as number) - sumOf(ofLight, terms)) * LIGHT_WEIGHT,
      (a[i] as number) - sumOf(ofA, terms),
      (b[i] as number) - sumOf(ofB, terms),
    );
  };
}

function sumOf(fit: Surface, terms: readonly number[]): number {
  let sum = 0;
  for (let n = 0; n < TERMS; n++) sum += (terms[n] as number) * (fit[n] as number);
  return sum;
}
