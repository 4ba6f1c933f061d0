// A second image that spreads over the first, along an order that is given for every pixel.
import type { Image } from '#engine/raster/image.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { makeSheet } from './sheet.ts';

export type Reveal = {
  /** All pixels whose order lies below `front` are shown; `soft` is how much of the order the edge takes. */
  draw(brush: Brush, front: number, soft: number): void;
};

/** `order` holds a number for each pixel, about 0–1; the image's own alpha is kept. */
export function makeReveal(image: Image, order: Float32Array): Reveal {
  const sheet = makeSheet(image.width, image.height);
  const { data } = sheet.image;
  data.set(image.data);
  const alphas = new Uint8Array(order.length);
  for (let i = 0; i < alphas.length; i++) alphas[i] = image.data[i * 4 + 3] as number;
  return {
    draw(brush, front, soft) {
      const scale = 1 / Math.max(1e-4, soft);
      for (let i = 0; i < order.length; i++) {
        const share = (front - (order[i] as number)) * scale;
        const kept = share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share);
        data[i * 4 + 3] = kept * (alphas[i] as number);
      }
      sheet.show();
      brush.drawImage(sheet.surface, 0, 0);
    },
  };
}

/** A plane as large as an image, worked out on a coarse grid and even between: enough for orders and shapes. */
export function spreadPlane(
  width: number,
  height: number,
  value: (x: number, y: number) => number,
  cell = 4,
): Float32Array {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const grid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      grid[row * columns + column] = value(column * cell, row * cell);
  }
  const plane = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell);
    const fy = y / cell - row;
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / cell);
      const fx = x / cell - column;
      const at = row * columns + column;
      const upper = (grid[at] as number) * (1 - fx) + (grid[at + 1] as number) * fx;
      const lower = (grid[at + columns] as number) * (1 - fx) + (grid[at + columns + 1] as number) * fx;
      plane[y * width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return plane;
}
