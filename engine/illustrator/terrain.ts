// Renders land seen from the eye: a field of heights, lit from the side, fading with distance.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { clamp } from '#engine/raster/noise.ts';
import { EYE_HEIGHT, type Stage } from './stage.ts';
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';

/** What the painter of a land is told of one spot. Lengths in eye units (a person is 1.7). */
export type Spot = {
  x: number;
  distance: number;
  height: number;
  /** 0 flat, 1 upright. */
  steepness: number;
  /** How much sun falls on it, 0 to 1. */
  light: number;
};

export type Land = {
  nearest: number;
  farthest: number;
  heightAt(x: number, distance: number): number;
  colourAt(spot: Spot): Rgb;
  /** Part of the colour that haze takes at the farthest distance, 0 to 1. */
  haze: number;
  /** Below this height everything is swallowed by mist, when set. */
  mistBelow?: number;
  /** Where the eye is above the zero height; mountains are watched from higher up. */
  eyeHeight?: number;
  /** Direction of the light in height: low suns give long shades. */
  sunHeight?: number;
};

const COLUMN_STEP = 2;
const ROWS = 200;

/** Paints the land on a new sheet of the frame's size; above it the sheet stays empty. */
export function renderTerrain(stage: Stage, land: Land): Surface {
  const { width, height } = stage;
  const unit = Math.max(COLUMN_STEP, Math.round((COLUMN_STEP * stage.short) / 1024));
  const columns = Math.ceil(width / unit) + 2;
  const grid = measureLand(stage, land, columns, unit);
  const pixels = new Uint8ClampedArray(width * height * 4);
  const sums = new Float32Array(height * 4);
  for (let x = 0; x < width; x++) {
    sums.fill(0);
    fillColumn(stage, grid, x / unit, sums);
    for (let y = 0; y < height; y++) {
      const cover = sums[y * 4 + 3] ?? 0;
      if (cover <= 0.004) continue;
      const at = (y * width + x) * 4;
      pixels[at] = (sums[y * 4] ?? 0) / cover;
      pixels[at + 1] = (sums[y * 4 + 1] ?? 0) / cover;
      pixels[at + 2] = (sums[y * 4 + 2] ?? 0) / cover;
      pixels[at + 3] = cover * 255;
    }
  }
  return surfaceFromPixels(width, height, pixels);
}

type Grid = { columns: number; screenY: Float32Array; colours: Float32Array };

function measureLand(stage: Stage, land: Land, columns: number, unit: number): Grid {
  const { palette, short, width, horizon } = stage;
  const eye = land.eyeHeight ?? EYE_HEIGHT;
  const ratio = (land.farthest / land.nearest) ** (1 / (ROWS - 1));
  const heights = new Float32Array(columns * ROWS);
  const distances = Float32Array.from({ length: ROWS }, (_, row) => land.nearest * ratio ** row);
  for (let row = 0; row < ROWS; row++) {
    const distance = distances[row] as number;
    for (let column = 0; column < columns; column++) {
      const x = ((column * unit - width / 2) / short) * distance;
      heights[row * columns + column] = land.heightAt(x, distance);
    }
  }
  const screenY = new Float32Array(columns * ROWS);
  const colours = new Float32Array(columns * ROWS * 3);
  const sunHeight = land.sunHeight ?? 0.75;
  const sunLength = Math.hypot(1, sunHeight, 0.35);
  for (let row = 0; row < ROWS; row++) {
    const distance = distances[row] as number;
    const stepX = (unit / short) * distance;
    const stepZ = distance * (ratio - 1);
    const fadeHaze = land.haze * ((distance - land.nearest) / (land.farthest - land.nearest)) ** 0.6;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const height = heights[at] as number;
      const right = heights[column + 1 < columns ? at + 1 : at] as number;
      const left = heights[column > 0 ? at - 1 : at] as number;
      const behind = heights[row + 1 < ROWS ? at + columns : at] as number;
      const slopeX = (right - left) / (stepX * 2);
      const slopeZ = (behind - height) / stepZ;
      const length = Math.hypot(slopeX, slopeZ, 1);
      const facing = (-slopeX * stage.light.side + sunHeight + slopeZ * 0.35) / (length * sunLength);
      const x = ((column * unit - width / 2) / short) * distance;
      const paint = land.colourAt({ x, distance, height, steepness: 1 - 1 / length, light: clamp(facing) });
      const mist =
        land.mistBelow === undefined ? 0 : clamp((land.mistBelow - height) / (land.mistBelow * 1.2)) * 0.9;
      const veil = mix(paint, palette.fog, clamp(Math.max(fadeHaze, mist)));
      screenY[at] = horizon + ((eye - height) / distance) * short;
      colours.set(veil, at * 3);
    }
  }
  return { columns, screenY, colours };
}

/** Front to back: each row of the grid covers what still stands above the rows before it. */
function fillColumn(stage: Stage, grid: Grid, place: number, sums: Float32Array): void {
  const { columns, screenY, colours } = grid;
  const column = Math.floor(place);
  const part = place - column;
  let top = stage.height;
  let lastY = 0;
  let lastRed = 0;
  let lastGreen = 0;
  let lastBlue = 0;
  for (let row = 0; row < ROWS; row++) {
    const a = row * columns + column;
    const b = a + 1;
    const y = (screenY[a] as number) * (1 - part) + (screenY[b] as number) * part;
    const red = (colours[a * 3] as number) * (1 - part) + (colours[b * 3] as number) * part;
    const green = (colours[a * 3 + 1] as number) * (1 - part) + (colours[b * 3 + 1] as number) * part;
    const blue = (colours[a * 3 + 2] as number) * (1 - part) + (colours[b * 3 + 2] as number) * part;
    if (y < top) {
      const span = row === 0 ? 1 : Math.max(0.001, lastY - y);
      const first = Math.max(0, Math.floor(y));
      for (let pixel = Math.ceil(top) - 1; pixel >= first; pixel--) {
        const cover = Math.min(pixel + 1, top) - Math.max(pixel, y);
        if (cover <= 0) continue;
        const back = row === 0 ? 1 : clamp((lastY - pixel - 0.5) / span);
        const at = pixel * 4;
        sums[at] = (sums[at] as number) + (lastRed + (red - lastRed) * back) * cover;
        sums[at + 1] = (sums[at + 1] as number) + (lastGreen + (green - lastGreen) * back) * cover;
        sums[at + 2] = (sums[at + 2] as number) + (lastBlue + (blue - lastBlue) * back) * cover;
        sums[at + 3] = (sums[at + 3] as number) + cover;
      }
      top = Math.max(0, y);
      if (top === 0) return;
    }
    lastY = y;
    lastRed = red;
    lastGreen = green;
    lastBlue = blue;
  }
}
