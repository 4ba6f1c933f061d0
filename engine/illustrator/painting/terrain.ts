// Renders land seen from the eye: a field of heights, lit from the side, fading with distance.

import { mix, toRgb, type Rgb } from '#engine/raster/colour.ts';
import { clamp } from '#engine/raster/noise.ts';
import { EYE_HEIGHT, type Stage } from '../staging/stage.ts';
import { surfaceFromPixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import { painted, type PaintedLayer } from './layer.ts';

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

/** The land as a layer, whose form is found without its colours. */
export function terrainLayer(stage: Stage, name: string, depth: number, land: Land): PaintedLayer {
  return painted(name, depth, (brush) => brush.drawImage(renderTerrain(stage, land), 0, 0), {
    form: (brush) => fillTerrain(brush, stage, land),
  });
}

/** Pixels between two columns of a form. */
const FORM_STEP = 4;

/** Fills all that the land covers, from its upper edge down. */
function fillTerrain(brush: Brush, stage: Stage, land: Land): void {
  const { width, height } = stage;
  const columns = Math.ceil(width / FORM_STEP) + 2;
  const { screenY } = measureLand(stage, land, columns, FORM_STEP);
  brush.beginPath();
  brush.moveTo(0, height);
  for (let column = 0; column < columns; column++) {
    let top = height;
    for (let row = 0; row < ROWS; row++) top = Math.min(top, screenY[row * columns + column] as number);
    brush.lineTo(column * FORM_STEP, top);
  }
  brush.lineTo((columns - 1) * FORM_STEP, height);
  brush.fill();
}

type Grid = {
  columns: number;
  screenY: Float32Array;
  /** Three for each spot, once `shade` was asked for it: most of a land hides behind what is nearer. */
  colours: Float32Array;
  shade(at: number): void;
};

function measureLand(stage: Stage, land: Land, columns: number, unit: number): Grid {
  const { palette, short, width, horizon, light } = stage;
  const eye = land.eyeHeight ?? EYE_HEIGHT;
  const ratio = (land.farthest / land.nearest) ** (1 / (ROWS - 1));
  const heights = new Float32Array(columns * ROWS);
  const screenY = new Float32Array(columns * ROWS);
  const distances = Float32Array.from({ length: ROWS }, (_, row) => land.nearest * ratio ** row);
  const across = (column: number, distance: number) => ((column * unit - width / 2) / short) * distance;
  for (let row = 0; row < ROWS; row++) {
    const distance = distances[row] as number;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      heights[at] = land.heightAt(across(column, distance), distance);
      screenY[at] = horizon + ((eye - (heights[at] as number)) / distance) * short;
    }
  }
  const colours = new Float32Array(columns * ROWS * 3);
  const isShaded = new Uint8Array(columns * ROWS);
  const sunHeight = land.sunHeight ?? 0.75;
  const sunLength = Math.hypot(1, sunHeight, 0.35);
  const fog = toRgb(palette.fog);
  const shade = (at: number): void => {
    if (isShaded[at] === 1) return;
    isShaded[at] = 1;
    const row = Math.floor(at / columns);
    const column = at - row * columns;
    const distance = distances[row] as number;
    const height = heights[at] as number;
    const right = heights[column + 1 < columns ? at + 1 : at] as number;
    const left = heights[column > 0 ? at - 1 : at] as number;
    const behind = heights[row + 1 < ROWS ? at + columns : at] as number;
    const slopeX = (right - left) / ((unit / short) * distance * 2);
    const slopeZ = (behind - height) / (distance * (ratio - 1));
    const length = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1);
    const facing = (-slopeX * light.side + sunHeight + slopeZ * 0.35) / (length * sunLength);
    const x = across(column, distance);
    const paint = land.colourAt({ x, distance, height, steepness: 1 - 1 / length, light: clamp(facing) });
    const fadeHaze = land.haze * ((distance - land.nearest) / (land.farthest - land.nearest)) ** 0.6;
    const mist =
      land.mistBelow === undefined ? 0 : clamp((land.mistBelow - height) / (land.mistBelow * 1.2)) * 0.9;
    colours.set(mix(paint, fog, clamp(Math.max(fadeHaze, mist))), at * 3);
  };
  return { columns, screenY, colours, shade };
}

/** Front to back: each row of the grid covers what still stands above the rows before it. */
function fillColumn(stage: Stage, grid: Grid, place: number, sums: Float32Array): void {
  const { columns, screenY } = grid;
  const column = Math.floor(place);
  const part = place - column;
  let top = stage.height;
  let lastY = 0;
  let last: Rgb = [0, 0, 0];
  let lastRow = -1;
  for (let row = 0; row < ROWS; row++) {
    const at = row * columns + column;
    const y = (screenY[at] as number) * (1 - part) + (screenY[at + 1] as number) * part;
    if (y < top) {
      if (row > 0 && lastRow !== row - 1) last = colourBetween(grid, at - columns, part);
      const now = colourBetween(grid, at, part);
      const span = row === 0 ? 1 : Math.max(0.001, lastY - y);
      const first = Math.max(0, Math.floor(y));
      for (let pixel = Math.ceil(top) - 1; pixel >= first; pixel--) {
        const cover = Math.min(pixel + 1, top) - Math.max(pixel, y);
        if (cover <= 0) continue;
        const back = row === 0 ? 1 : clamp((lastY - pixel - 0.5) / span);
        const to = pixel * 4;
        sums[to] = (sums[to] as number) + (last[0] + (now[0] - last[0]) * back) * cover;
        sums[to + 1] = (sums[to + 1] as number) + (last[1] + (now[1] - last[1]) * back) * cover;
        sums[to + 2] = (sums[to + 2] as number) + (last[2] + (now[2] - last[2]) * back) * cover;
        sums[to + 3] = (sums[to + 3] as number) + cover;
      }
      top = Math.max(0, y);
      if (top === 0) return;
      last = now;
      lastRow = row;
    }
    lastY = y;
  }
}

/** Of a spot and the one on its right. */
function colourBetween({ colours, shade }: Grid, at: number, part: number): Rgb {
  shade(at);
  shade(at + 1);
  const a = at * 3;
  const between = (channel: number) =>
    (colours[a + channel] as number) * (1 - part) + (colours[a + 3 + channel] as number) * part;
  return [between(0), between(1), between(2)];
}
