// Water in a video: the frame so far, mirrored in waves that run. As in a still, but reckoned on a grid, for speed.

import { mix } from '#engine/raster/colour.ts';
import { clamp, smooth, type Noise } from '#engine/raster/noise.ts';
import type { Water } from '../painting/water-sheet.ts';
import { distanceOfRow, type Stage } from '../staging/stage.ts';
import type { Compositor } from '#engine/raster/compositor.ts';
import { projectLayer, rolled, type Frame, type Matrix } from './nearness.ts';
import type { View } from './camera.ts';

/** Waves are reckoned at every so many pixels of a row. */
const GRID = 8;

export type WaterTones = { near: readonly number[]; far: readonly number[]; glint: readonly number[] };

/** The colours of the water of a still; a look hands in others. */
export function waterTones(stage: Stage, water: Water): WaterTones {
  const { palette } = stage;
  return {
    near: mix(water.tint, palette.shade, 0.35),
    far: mix(water.tint, palette.horizon, 0.35),
    glint: mix(palette.sun, '#ffffff', 0.35),
  };
}

export type VideoWater = {
  /** Lays it over the frame so far. */
  paint(view: View, seconds: number): void;
  /** From which row of the frame on it hides what is behind it; null where all of it shows through. */
  hidesFrom(view: View): number | null;
};

/** `detail` is how many pixels of the stage one of the video has. */
export function makeVideoWater(
  compositor: Compositor,
  {
    stage,
    frame,
    detail,
    water,
    tones,
  }: { stage: Stage; frame: Frame; detail: number; water: Water; tones: WaterTones },
): VideoWater {
  const noise = stage.noise('waves');
  const { width, height } = compositor;
  const sheet = compositor.keep(width, height, null);
  const short = stage.short / detail;
  const columns = Math.ceil(width / GRID) + 2;
  const slopes = new Float32Array(columns);
  const ripples = new Float32Array(columns);
  const plane = { shape: 'ground', nearness: 1, size: 0.75 } as const;
  const sky = { shape: 'upright', nearness: 0.02, size: 0.02 } as const;

  const isWet = water.mirror !== undefined && water.mirror < 1;
  const planeOf = (view: View) => scaled(projectLayer(stage, frame, plane, { ...view, roll: 0 }), 1 / detail);
  const topOf = ([, , , d, , f]: Matrix) => Math.max(2, d * water.top + f);
  // To the very edge: a part of a row would let the sky behind it through.
  const rowsFrom = (top: number) => Math.ceil(height - top);

  return {
    hidesFrom(view) {
      const top = topOf(planeOf(view));
      return isWet || view.roll !== 0 || rowsFrom(top) <= 2 ? null : top;
    },
    paint(view, seconds) {
      const matrix = planeOf(view);
      const [a, , c, d, e, f] = matrix;
      const top = topOf(matrix);
      const rows = rowsFrom(top);
      if (rows <= 2) return;
      const first = Math.floor(top);
      const { words, start: source } = compositor.words();
      const { start, pitch } = compositor.words(sheet);
      const [skyA, , , , skyE] = scaled(projectLayer(stage, frame, sky, { ...view, roll: 0 }), 1 / detail);
      const lightX = stage.light.x * skyA + skyE;
      for (let row = 0; row < rows; row++) {
        const stageRow = (top + row - f) / d;
        const part = clamp((stageRow - water.top) / (stage.height - water.top));
        const distance = distanceOfRow(stage, Math.max(stageRow, stage.horizon + 3));
        const wave = { part, distance, fromX: -(e + c * stageRow) / a, stepX: 1 / a, seconds };
        fillWaves(stage, water, noise, wave, columns, slopes, ripples);
        const tone = mixTones(tones.far, tones.near, smooth(0, 0.9, part));
        const bodyShare = water.body * (0.25 + 0.75 * part);
        const reach = 0.25 + part;
        const pushX = 0.012 * short * reach;
        const tossX = 0.02 * water.waves * short * reach;
        const pushY = short * 0.045 * reach;
        const mirrorRow = first - 2 - row * 0.92;
        const spread = short * (0.07 + part * 0.34);
        const base = start + row * pitch;
        for (let x = 0; x < width; x++) {
          const cell = x >> 3;
          const fraction = (x & 7) / GRID;
          const slope =
            (slopes[cell] as number) + ((slopes[cell + 1] as number) - (slopes[cell] as number)) * fraction;
          const ripple =
            (ripples[cell] as number) +
            ((ripples[cell + 1] as number) - (ripples[cell] as number)) * fraction;
          let atX = (x + slope * pushX + ripple * tossX) | 0;
          atX = atX < 0 ? 0 : atX >= width ? width - 1 : atX;
          let atY = (mirrorRow - slope * pushY) | 0;
          atY = atY < 0 ? 0 : atY >= first ? first - 1 : atY;
          const from = words[source + atY * width + atX] as number;
          let share = bodyShare + slope * 0.22;
          share = share < 0 ? 0 : share > 1 ? 1 : share;
          let red = (from & 255) + (tone[0] - (from & 255)) * share;
          let green = ((from >> 8) & 255) + (tone[1] - ((from >> 8) & 255)) * share;
          let blue = ((from >> 16) & 255) + (tone[2] - ((from >> 16) & 255)) * share;
          if (isWet) {
            const ground = words[source + (first + row) * width + x] as number;
            const keep = 1 - (water.mirror ?? 1);
            red += ((ground & 255) - red) * keep;
            green += (((ground >> 8) & 255) - green) * keep;
            blue += (((ground >> 16) & 255) - blue) * keep;
          }
          if (water.hasGlints) {
            const column = (x - lightX) / spread;
            if (column < 2.2 && column > -2.2) {
              // What the grid carries is the sum; the crests are where both waves meet.
              const crest = smooth(0.3, 0.62, ripple * 0.5 + slope * 0.42);
              if (crest > 0.02) {
                const glint = crest * Math.exp(-column * column) * (1 - part * 0.35) * 0.85;
                red += ((tones.glint[0] ?? 255) - red) * glint;
                green += ((tones.glint[1] ?? 255) - green) * glint;
                blue += ((tones.glint[2] ?? 255) - blue) * glint;
              }
            }
          }
          words[base + x] = 0xff000000 | (blue << 16) | (green << 8) | red;
        }
      }
      // What it is mixed with at its lower end; it may have been longer before.
      words.fill(0, start + rows * pitch, start + rows * pitch + width);
      const level: Matrix = [1, 0, 0, 1, 0, top];
      compositor.draw(
        {
          sheet: { ...sheet, height: rows },
          matrix: view.roll === 0 ? level : rolled(level, { width, height }, view.roll),
        },
        [{ left: 0, top: 0, width, height }],
      );
    },
  };
}

function scaled(matrix: Matrix, k: number): Matrix {
  return matrix.map((value) => value * k) as unknown as Matrix;
}

type Wave = { part: number; distance: number; fromX: number; stepX: number; seconds: number };

function fillWaves(
  stage: Stage,
  water: Water,
  noise: Noise,
  wave: Wave,
  columns: number,
  slopes: Float32Array,
  ripples: Float32Array,
): void {
  const { distance, fromX, stepX, seconds } = wave;
  const frequency = (5.5 / Math.max(0.6, distance ** 0.35)) * 2.2;
  const deep = distance ** 0.75 * 9;
  const flow = seconds * 0.6;
  for (let column = 0; column < columns; column++) {
    const x = fromX + column * GRID * stepX;
    const across = ((x - stage.width / 2) / stage.short) * frequency;
    const swell = noise(across * 0.6 + flow * 0.3, deep * 0.45 - flow);
    const ripple = noise(across * 2.3 - flow * 0.5, deep * 1.7 + flow);
    slopes[column] = (swell * 0.75 + ripple * 0.45) * water.waves;
    ripples[column] = ripple;
  }
}

function mixTones(from: readonly number[], to: readonly number[], part: number): [number, number, number] {
  const at = (index: number) => (from[index] ?? 0) + ((to[index] ?? 0) - (from[index] ?? 0)) * part;
  return [at(0), at(1), at(2)];
}
