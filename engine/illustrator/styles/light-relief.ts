// Lights a relief from the upper left: how much light each pixel gets, and how much it shines back.
import { clamp } from '#engine/raster/curves.ts';

/** The light on a row of pixels, of which `first` is the index of the first. What is handed over is used again. */
export type LitRow = { first: number; diffuse: Float64Array; gleam: Float64Array };

/** For `brighten`: slopes turn away from the light, so a whole photo becomes darker by a tenth. */
export const RELIEF_LIFT = 0.3;

/** Hands the light on each row to `shade`; `scale` says how steep the relief is, in pixels for a height of 1. */
export function lightRelief(
  relief: Float32Array,
  width: number,
  height: number,
  scale: number,
  shade: (row: LitRow) => void,
): void {
  const row: LitRow = { first: 0, diffuse: new Float64Array(width), gleam: new Float64Array(width) };
  for (let y = 0; y < height; y++) {
    row.first = y * width;
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    lightRow(relief, row, up, down, scale);
    shade(row);
  }
}

/** How much of a gleam is seen, its 30th power: only where it is near its brightest. */
export function glossOf(gleam: number): number {
  const second = gleam * gleam;
  const fourth = second * second;
  const eighth = fourth * fourth;
  return second * fourth * eighth * (eighth * eighth);
}

function lightRow(
  relief: Float32Array,
  { first, diffuse, gleam }: LitRow,
  up: number,
  down: number,
  scale: number,
): void {
  const last = diffuse.length - 1;
  for (let x = 0, i = first; x <= last; x++, i++) {
    const left = relief[x > 0 ? i - 1 : i] as number;
    const right = relief[x < last ? i + 1 : i] as number;
    const nx = (left - right) * scale;
    const ny = ((relief[i + up] as number) - (relief[i + down] as number)) * scale;
    const nz = 1 / Math.sqrt(1 + nx * nx + ny * ny);
    diffuse[x] = clamp((-nx * 0.42 - ny * 0.56 + 0.72) * nz, 0, 1.2) / 0.72;
    gleam[x] = clamp((-nx * 0.26 - ny * 0.36 + 0.9) * nz);
  }
}
