// Finds what lies on an old print and not in it: thin scratches, dust, specks, by how they differ from a median.
import type { Image } from '#engine/raster/image.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { careForFaces } from '#engine/photo/care-for-faces.ts';

/** Half the side of the median's window, at 1024 x 1024. */
const WINDOW = 4;
/** Longer than this and nowhere thick is a scratch; smaller than a speck is dust. In pixels at 1024 x 1024. */
const SCRATCH_LENGTH = 64;
const SCRATCH_REACH = 3;
const SPECK_AREA = 34;

/** `faces`: all of the print. 1 where it is damaged, 0 elsewhere. */
export function findScratches({ width, height, data }: Image, faces: readonly Face[]): Float32Array {
  const unit = Math.sqrt(width * height) / 1024;
  const length = width * height;
  const luma = new Uint8Array(length);
  for (let i = 0, o = 0; i < length; i++, o += 4)
    luma[i] = ((data[o] as number) * 77 + (data[o + 1] as number) * 150 + (data[o + 2] as number) * 29) >> 8;
  const calm = medianOf(luma, width, height, Math.max(2, Math.round(WINDOW * unit)));
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Math.abs((luma[i] as number) - (calm[i] as number));
  const usual = sum / length;
  // A scratch is far from its surroundings, and its surroundings are quiet.
  const limit = Math.max(26, usual * 5.5);
  const marks = new Uint8Array(length);
  for (let i = 0; i < length; i++)
    marks[i] = Math.abs((luma[i] as number) - (calm[i] as number)) > limit ? 1 : 0;
  const print: Print = { marks, width, height, unit, care: careForFaces({ width, height }, faces) };
  const damaged = new Float32Array(length);
  for (const piece of listPieces(marks, width, height)) {
    if (isScratch(piece, print) || isSpeck(piece, print)) for (const i of piece.pixels) damaged[i] = 1;
  }
  return widen(damaged, width, height, Math.max(1, Math.round(1.6 * unit)));
}

type Piece = { pixels: number[]; width: number; height: number };

type Print = { marks: Uint8Array; width: number; height: number; unit: number; care: Float32Array };

/** Long, and nowhere thick, even where scratches cross. */
function isScratch({ pixels, width: wide, height: tall }: Piece, print: Print): boolean {
  const { marks, width, unit } = print;
  if (Math.max(wide, tall) < SCRATCH_LENGTH * unit) return false;
  const reach = Math.max(2, Math.round(SCRATCH_REACH * unit));
  const steps = [reach, -reach, reach * width, -reach * width];
  const thick = pixels.filter((i) => steps.every((step) => marks[i + step] === 1)).length;
  return thick < pixels.length * 0.04;
}

/** Very small and alone: letters and lashes have company, and what shines in an eye is left alone. */
function isSpeck({ pixels, width: wide, height: tall }: Piece, print: Print): boolean {
  const { marks, width, height, unit, care } = print;
  const [first = 0] = pixels;
  if (pixels.length > SPECK_AREA * unit * unit || Math.max(wide, tall) > 9 * Math.max(1, unit)) return false;
  if ((care[first] ?? 0) > 0.2) return false;
  const reach = Math.round(16 * unit);
  const x = first % width;
  const y = Math.floor(first / width);
  let others = -pixels.length;
  for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++) {
    for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++)
      others += marks[ny * width + nx] ?? 0;
  }
  return others < 6;
}

function listPieces(marks: Uint8Array, width: number, height: number): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Uint8Array(marks.length);
  const waiting: number[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] === 0 || seen[start] === 1) continue;
    const pixels: number[] = [];
    let [left, right, top, bottom] = [width, 0, height, 0];
    seen[start] = 1;
    waiting.push(start);
    while (waiting.length > 0) {
      const i = waiting.pop() ?? 0;
      pixels.push(i);
      const x = i % width;
      const y = Math.floor(i / width);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const n = i + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || n < 0 || n >= marks.length) continue;
          if (marks[n] === 0 || seen[n] === 1) continue;
          seen[n] = 1;
          waiting.push(n);
        }
      }
    }
    pieces.push({ pixels, width: right - left + 1, height: bottom - top + 1 });
  }
  return pieces;
}

/** The median of a square, kept as a histogram that slides along the row. */
function medianOf(plane: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const result = new Uint8Array(plane.length);
  const counts = new Uint16Array(256);
  const half = (radius * 2 + 1) ** 2 / 2;
  const rows = new Int32Array(radius * 2 + 1);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < rows.length; k++) rows[k] = Math.min(height - 1, Math.max(0, y + k - radius)) * width;
    counts.fill(0);
    for (const row of rows) {
      for (let dx = -radius; dx <= radius; dx++) {
        const value = plane[row + Math.min(width - 1, Math.max(0, dx))] as number;
        counts[value] = (counts[value] as number) + 1;
      }
    }
    let median = 0;
    let below = 0;
    for (let x = 0; x < width; x++) {
      // Follows the histogram up or down from where it was.
      while (below > half) below -= counts[--median] as number;
      while (below + (counts[median] as number) <= half) below += counts[median++] as number;
      result[y * width + x] = median;
      const left = Math.max(0, x - radius);
      const right = Math.min(width - 1, x + radius + 1);
      for (let k = 0; k < rows.length; k++) {
        const row = rows[k] as number;
        const leaves = plane[row + left] as number;
        const enters = plane[row + right] as number;
        if (leaves === enters) continue;
        counts[leaves] = (counts[leaves] as number) - 1;
        counts[enters] = (counts[enters] as number) + 1;
        if (leaves < median) below--;
        if (enters < median) below++;
      }
    }
  }
  return result;
}

function widen(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  const wide = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (plane[y * width + x] === 0) continue;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx >= 0 && ny >= 0 && nx < width && ny < height) wide[ny * width + nx] = 1;
        }
      }
    }
  }
  return wide;
}
