// Fills the unknown part of an image with what lies around it, from far to near: soft, without seams.
import type { Image } from '#engine/raster/image.ts';

type Level = { width: number; height: number; cells: Float32Array };

/** `known` holds 0–1 for each pixel. What is known stays as it is; the result is opaque. */
export function fillUnknown(image: Image, known: Float32Array): Image {
  // Of the image itself no level is made: it would be as large as all others together, four times.
  const levels = [shrinkKnown(image, known)];
  for (let level = levels[0]; level && Math.max(level.width, level.height) > 1; level = levels.at(-1)) {
    levels.push(shrinkLevel(level));
  }
  for (let at = levels.length - 2; at >= 0; at--) fillLevel(levels[at] as Level, levels[at + 1] as Level);
  return fillImage(image, known, levels[0] as Level);
}

function makeHalf(width: number, height: number): Level {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  return { width: across, height: down, cells: new Float32Array(across * down * 4) };
}

function shrinkKnown({ width, height, data }: Image, known: Float32Array): Level {
  const small = makeHalf(width, height);
  const { cells } = small;
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y >> 1) * small.width;
    for (let x = 0; x < width; x++, i++) {
      const weight = known[i] as number;
      if (weight === 0) continue;
      const to = (row + (x >> 1)) * 4;
      const from = i * 4;
      cells[to] = (cells[to] as number) + (data[from] as number) * weight;
      cells[to + 1] = (cells[to + 1] as number) + (data[from + 1] as number) * weight;
      cells[to + 2] = (cells[to + 2] as number) + (data[from + 2] as number) * weight;
      cells[to + 3] = (cells[to + 3] as number) + weight;
    }
  }
  levelWeights(cells);
  return small;
}

function shrinkLevel({ width, height, cells: from }: Level): Level {
  const small = makeHalf(width, height);
  const { cells } = small;
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * small.width;
    for (let x = 0; x < width; x++, at += 4) {
      const to = (row + (x >> 1)) * 4;
      cells[to] = (cells[to] as number) + (from[at] as number);
      cells[to + 1] = (cells[to + 1] as number) + (from[at + 1] as number);
      cells[to + 2] = (cells[to + 2] as number) + (from[at + 2] as number);
      cells[to + 3] = (cells[to + 3] as number) + (from[at + 3] as number);
    }
  }
  levelWeights(cells);
  return small;
}

/** Little that is known says as much as a lot: weights above one are brought back to one. */
function levelWeights(cells: Float32Array): void {
  for (let at = 0; at < cells.length; at += 4) {
    const weight = cells[at + 3] as number;
    if (weight <= 1) continue;
    for (let channel = 0; channel < 4; channel++)
      cells[at + channel] = (cells[at + channel] as number) / weight;
  }
}

function fillLevel(fine: Level, coarse: Level): void {
  const { cells } = fine;
  const found = new Float64Array(4);
  eachRow(fine, coarse, (line, y) => {
    for (let x = 0, at = y * fine.width * 4; x < fine.width; x++, at += 4) {
      const missing = 1 - (cells[at + 3] as number);
      if (missing <= 0) continue;
      readBetween(line, x, coarse.width, found);
      cells[at] = (cells[at] as number) + (found[0] as number) * missing;
      cells[at + 1] = (cells[at + 1] as number) + (found[1] as number) * missing;
      cells[at + 2] = (cells[at + 2] as number) + (found[2] as number) * missing;
      cells[at + 3] = (cells[at + 3] as number) + (found[3] as number) * missing;
    }
  });
}

function fillImage(image: Image, known: Float32Array, coarse: Level): Image {
  const { width, height } = image;
  const data = new Uint8ClampedArray(image.data);
  const found = new Float64Array(4);
  eachRow(image, coarse, (line, y) => {
    for (let x = 0, i = y * width, at = i * 4; x < width; x++, i++, at += 4) {
      data[at + 3] = 255;
      const own = known[i] as number;
      if (own >= 1) continue;
      readBetween(line, x, coarse.width, found);
      const missing = 1 - own;
      const weight = Math.max(1e-6, own + (found[3] as number) * missing);
      data[at] = ((data[at] as number) * own + (found[0] as number) * missing) / weight;
      data[at + 1] = ((data[at + 1] as number) * own + (found[1] as number) * missing) / weight;
      data[at + 2] = ((data[at + 2] as number) * own + (found[2] as number) * missing) / weight;
    }
  });
  return { width, height, data };
}

/** Hands over each row of twice as many, as it lies between two rows of cells: four numbers a cell. */
function eachRow(
  { height }: { height: number },
  coarse: Level,
  take: (line: Float64Array, y: number) => void,
): void {
  const { cells } = coarse;
  const pitch = coarse.width * 4;
  const line = new Float64Array(pitch);
  for (let y = 0; y < height; y++) {
    const place = placeIn(y, coarse.height);
    const share = place % 1;
    const first = Math.floor(place) * pitch;
    const second = Math.min(coarse.height - 1, Math.floor(place) + 1) * pitch;
    for (let at = 0; at < pitch; at++)
      line[at] = (cells[first + at] as number) * (1 - share) + (cells[second + at] as number) * share;
    take(line, y);
  }
}

/** Writes the four numbers of a pixel of the row to `found`. */
function readBetween(line: Float64Array, x: number, cells: number, found: Float64Array): void {
  const place = placeIn(x, cells);
  const first = Math.floor(place);
  const share = place - first;
  const from = first * 4;
  const to = Math.min(cells - 1, first + 1) * 4;
  for (let channel = 0; channel < 4; channel++)
    found[channel] = (line[from + channel] as number) * (1 - share) + (line[to + channel] as number) * share;
}

/** Where a row or column of twice as many lies among the cells. */
function placeIn(at: number, cells: number): number {
  return Math.min(cells - 1, Math.max(0, (at + 0.5) / 2 - 0.5));
}
