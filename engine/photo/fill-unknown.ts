// Fills the unknown part of an image with what lies around it, from far to near: soft, without seams.
import type { Image } from '#engine/raster/image.ts';

type Level = { width: number; height: number; cells: Float32Array };

/** `known` holds 0–1 for each pixel. What is known stays as it is; the result is opaque. */
export function fillUnknown(image: Image, known: Float32Array): Image {
  const levels = [readLevel(image, known)];
  for (let level = levels[0]; level && Math.max(level.width, level.height) > 1; level = levels.at(-1)) {
    levels.push(shrinkLevel(level));
  }
  for (let at = levels.length - 2; at >= 0; at--) fillLevel(levels[at] as Level, levels[at + 1] as Level);
  return writeLevel(levels[0] as Level);
}

function readLevel({ width, height, data }: Image, known: Float32Array): Level {
  const cells = new Float32Array(width * height * 4);
  for (let i = 0; i < known.length; i++) {
    const weight = known[i] as number;
    const at = i * 4;
    cells[at] = (data[at] as number) * weight;
    cells[at + 1] = (data[at + 1] as number) * weight;
    cells[at + 2] = (data[at + 2] as number) * weight;
    cells[at + 3] = weight;
  }
  return { width, height, cells };
}

function shrinkLevel({ width, height, cells }: Level): Level {
  const small: Level = {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
    cells: new Float32Array(0),
  };
  small.cells = new Float32Array(small.width * small.height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((y >> 1) * small.width + (x >> 1)) * 4;
      for (let channel = 0; channel < 4; channel++) {
        small.cells[to + channel] = (small.cells[to + channel] as number) + (cells[from + channel] as number);
      }
    }
  }
  // Little that is known says as much as a lot: weights above one are brought back to one.
  for (let at = 0; at < small.cells.length; at += 4) {
    const weight = small.cells[at + 3] as number;
    if (weight <= 1) continue;
    for (let channel = 0; channel < 4; channel++) {
      small.cells[at + channel] = (small.cells[at + channel] as number) / weight;
    }
  }
  return small;
}

function fillLevel(fine: Level, coarse: Level): void {
  const { width, height, cells } = fine;
  for (let y = 0; y < height; y++) {
    const v = Math.min(coarse.height - 1, Math.max(0, (y + 0.5) / 2 - 0.5));
    const top = Math.floor(v);
    const bottom = Math.min(coarse.height - 1, top + 1);
    const fy = v - top;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const missing = 1 - (cells[at + 3] as number);
      if (missing <= 0) continue;
      const u = Math.min(coarse.width - 1, Math.max(0, (x + 0.5) / 2 - 0.5));
      const left = Math.floor(u);
      const right = Math.min(coarse.width - 1, left + 1);
      const fx = u - left;
      const a = (top * coarse.width + left) * 4;
      const b = (top * coarse.width + right) * 4;
      const c = (bottom * coarse.width + left) * 4;
      const d = (bottom * coarse.width + right) * 4;
      for (let channel = 0; channel < 4; channel++) {
        const upper =
          (coarse.cells[a + channel] as number) * (1 - fx) + (coarse.cells[b + channel] as number) * fx;
        const lower =
          (coarse.cells[c + channel] as number) * (1 - fx) + (coarse.cells[d + channel] as number) * fx;
        const found = upper * (1 - fy) + lower * fy;
        cells[at + channel] = (cells[at + channel] as number) + found * missing;
      }
    }
  }
}

function writeLevel({ width, height, cells }: Level): Image {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < cells.length; at += 4) {
    const weight = Math.max(1e-6, cells[at + 3] as number);
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (cells[at + channel] as number) / weight;
    data[at + 3] = 255;
  }
  return { width, height, data };
}
