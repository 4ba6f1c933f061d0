// Where the head of a subject probably is: above its neck, or else the upper part of it.
import type { Face } from '#engine/vision/find-faces.ts';
import type { Box } from '#engine/raster/mask.ts';

export type Head = {
  /** The middle, and half the width. */
  x: number;
  y: number;
  radius: number;
  /** Where it sits on the rest. */
  neckY: number;
  /** No face and no neck tell where it is. */
  isGuess: boolean;
};

/** Around a face: hair above it, and below its chin the narrowest place of the outline. */
export function headOf(
  { x, y, width, height }: Face,
  mask: Float32Array,
  frameWidth: number,
  box: Box,
): Head {
  let neckY = y + height * 0.58;
  let narrowest = Number.POSITIVE_INFINITY;
  const last = Math.min(box.top + box.height - 1, y + height * 0.95);
  for (let row = Math.round(y + height * 0.4); row <= last; row++) {
    const { width: across } = measureRow(mask, frameWidth, box, row);
    if (across > 0 && across < narrowest) [narrowest, neckY] = [across, row];
  }
  // The outline knows better than a face that is half hidden by hair where the middle of the head is.
  let sum = 0;
  let rows = 0;
  for (let row = Math.max(box.top, Math.round(y - height * 0.4)); row < y + height * 0.3; row++, rows++) {
    sum += measureRow(mask, frameWidth, box, row).x;
  }
  const middle = rows > 0 ? sum / rows : x;
  return {
    x: Math.abs(middle - x) < width * 0.6 ? middle : x,
    y: y - height * 0.08,
    radius: Math.max(width * 0.72, height * 0.58),
    neckY,
    isGuess: false,
  };
}

/** Reads the outline only; a guess for anything that is no person. */
export function findHead(mask: Float32Array, frameWidth: number, box: Box): Head {
  const rows = Array.from({ length: box.height }, (_, row) =>
    measureRow(mask, frameWidth, box, box.top + row),
  );
  const found = findNeck(rows.map(({ width }) => width));
  const neck = found ?? Math.max(1, Math.round(box.height * USUAL_NECK));
  const head = rows.slice(0, neck);
  const widest = head.reduce((most, row) => (row.width > most.width ? row : most), { x: box.left, width: 0 });
  const radius = Math.max(4, Math.min(widest.width / 2, neck * 0.62, box.width / 2));
  const middle = head.reduce((sum, { x }) => sum + x, 0) / Math.max(1, head.length);
  return {
    x: middle || box.left + box.width / 2,
    y: box.top + neck * 0.52,
    radius,
    neckY: box.top + neck,
    isGuess: found === null,
  };
}

type Row = { x: number; width: number };

function measureRow(mask: Float32Array, frameWidth: number, box: Box, y: number): Row {
  let sum = 0;
  let width = 0;
  for (let x = box.left; x < box.left + box.width; x++) {
    const value = mask[y * frameWidth + x] as number;
    sum += value * x;
    width += value;
  }
  return { x: width > 0 ? sum / width : box.left + box.width / 2, width };
}

/** Of the height, where none is seen. */
const USUAL_NECK = 0.38;

/** The first narrow place under the first wide one. */
function findNeck(widths: readonly number[]): number | null {
  const height = widths.length;
  let widest = 0;
  let narrowest = Number.POSITIVE_INFINITY;
  let at = 0;
  for (let row = Math.floor(height * 0.1); row < height * 0.7; row++) {
    const width = widths[row] ?? 0;
    if (width > widest && narrowest === Number.POSITIVE_INFINITY) widest = width;
    if (width < widest * 0.82 && width < narrowest) {
      narrowest = width;
      at = row;
    }
    // Wide again: the shoulders.
    if (at > 0 && width > narrowest * 1.35) return at;
  }
  return null;
}
