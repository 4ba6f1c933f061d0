// Noise that is the same for the same seed: single grains, soft clouds, and a plain random stream.
import { releasePlanes, takeClearPlane } from './plane-store.ts';
import { enlargePlane, type SmallPlane } from './resize-plane.ts';

/** A number from 0 to 1 for a cell of a grid. */
export function grainAt(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A stream of numbers from 0 to 1. */
export function streamRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type CloudOptions = {
  /** Size of the largest lump in pixels; `cellHeight` makes lumps that are not square. */
  cell: number;
  cellHeight?: number;
  octaves: number;
  seed: number;
};

/** A plane of cloudy noise from 0 to 1 with its middle near one half. */
export function spreadClouds(width: number, height: number, options: CloudOptions): Float32Array {
  const plane = takeClearPlane(width * height);
  const large: Lattice[] = [];
  let weight = 0;
  for (let octave = 0; octave < options.octaves; octave++) weight += 0.5 ** octave;
  for (let octave = 0; octave < options.octaves; octave++) {
    const lattice: Lattice = {
      cellWidth: Math.max(1, options.cell / 2 ** octave),
      cellHeight: Math.max(1, (options.cellHeight ?? options.cell) / 2 ** octave),
      seed: options.seed + octave * 101,
      weight: 0.5 ** octave / weight,
    };
    // Large lumps are laid at a quarter of the size and enlarged: nobody sees it, and it takes a tenth of the time.
    if (Math.min(lattice.cellWidth, lattice.cellHeight) >= LARGE_CELL) large.push(lattice);
    else addLattice(plane, width, height, lattice);
  }
  addLargeLattices(plane, width, height, large);
  return plane;
}

const LARGE_CELL = 24;
const LARGE_FACTOR = 4;

type Lattice = { cellWidth: number; cellHeight: number; seed: number; weight: number };

function addLargeLattices(plane: Float32Array, width: number, height: number, lattices: Lattice[]): void {
  if (lattices.length === 0) return;
  const smallWidth = Math.ceil(width / LARGE_FACTOR);
  const smallHeight = Math.ceil(height / LARGE_FACTOR);
  const cells = takeClearPlane(smallWidth * smallHeight);
  for (const lattice of lattices) {
    addLattice(cells, smallWidth, smallHeight, {
      ...lattice,
      cellWidth: lattice.cellWidth / LARGE_FACTOR,
      cellHeight: lattice.cellHeight / LARGE_FACTOR,
    });
  }
  const small: SmallPlane = { width: smallWidth, height: smallHeight, factor: LARGE_FACTOR, cells };
  enlargePlane(small, plane, width, height, true);
  releasePlanes(cells);
}

function addLattice(plane: Float32Array, width: number, height: number, lattice: Lattice): void {
  const { cellWidth, cellHeight, seed, weight } = lattice;
  const columns = Math.ceil(width / cellWidth) + 2;
  const cells = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const u = x / cellWidth;
    cells[x] = u;
    const fx = u - Math.floor(u);
    shares[x] = fx * fx * (3 - 2 * fx);
  }
  const line = new Float64Array(columns);
  const above = new Float32Array(columns);
  const below = new Float32Array(columns);
  let latticeRow = -1;
  for (let y = 0; y < height; y++) {
    const v = y / cellHeight;
    const row = Math.floor(v);
    if (row !== latticeRow) {
      latticeRow = row;
      for (let c = 0; c < columns; c++) {
        above[c] = grainAt(c, row, seed);
        below[c] = grainAt(c, row + 1, seed);
      }
    }
    const fy = v - row;
    const sy = fy * fy * (3 - 2 * fy);
    for (let c = 0; c < columns; c++) {
      const a = above[c] as number;
      line[c] = (a + ((below[c] as number) - a) * sy) * weight;
    }
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const c = cells[x] as number;
      const from = line[c] as number;
      plane[start + x] =
        (plane[start + x] as number) + from + ((line[c + 1] as number) - from) * (shares[x] as number);
    }
  }
}
