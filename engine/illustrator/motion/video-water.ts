// Water in a video: the frame so far, mirrored in waves that run. As in a still, but reckoned on a grid, for speed.

import { mix } from '#engine/raster/colour.ts';
import { clamp, smooth, type Noise } from '#engine/raster/noise.ts';
import { wetBetween, type Water } from '../painting/water-sheet.ts';
import { distanceOfRow, type Stage } from '../staging/stage.ts';
import type { Compositor } from '#engine/raster/compositor.ts';
import { projectLayer, rolled, type Frame, type Matrix } from './nearness.ts';
import type { View } from './camera.ts';
import type { Box } from './visible-boxes.ts';

/** Waves are reckoned at every so many pixels of a row. */
const GRID = 8;
/** Pixels around what is seen that its edges are mixed with. */
const EDGE = 2;

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
  /** Lays it over the frame so far; only `box` of it shows. */
  paint(view: View, seconds: number, box: Box): void;
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
  const grid: Grid = { slopes: new Float32Array(columns), ripples: new Float32Array(columns) };
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
    paint(view, seconds, box) {
      const matrix = planeOf(view);
      const [a, , c, d, e, f] = matrix;
      const top = topOf(matrix);
      const all = rowsFrom(top);
      if (all <= 2) return;
      // What is turned may show any part of it.
      const seen = view.roll === 0 ? box : { left: 0, top: 0, width, height };
      const first = Math.floor(top);
      const from = Math.max(0, seen.left - EDGE);
      const to = Math.min(width, seen.left + seen.width + EDGE);
      const above = Math.max(0, seen.top - first - EDGE);
      const rows = Math.min(all, seen.top + seen.height - first + EDGE);
      const { words, start: source } = compositor.words();
      const { start, pitch } = compositor.words(sheet);
      const [skyA, , , , skyE] = scaled(projectLayer(stage, frame, sky, { ...view, roll: 0 }), 1 / detail);
      const lightX = stage.light.x * skyA + skyE;
      for (let row = above; row < rows; row++) {
        const stageRow = (top + row - f) / d;
        const part = clamp((stageRow - water.top) / (stage.height - water.top));
        const distance = distanceOfRow(stage, Math.max(stageRow, stage.horizon + 3));
        const wave = { distance, fromX: -(e + c * stageRow) / a, stepX: 1 / a, seconds };
        fillWaves(stage, water, noise, wave, grid, from >> 3, ((to - 1) >> 3) + 2);
        const reach = 0.25 + part;
        const mirror: MirrorRow = {
          from,
          to,
          source,
          width,
          first,
          target: start + row * pitch,
          tone: packed(mixTones(tones.far, tones.near, smooth(0, 0.9, part))),
          body: water.body * (0.25 + 0.75 * part),
          pushX: 0.012 * short * reach,
          tossX: 0.02 * water.waves * short * reach,
          pushY: short * 0.045 * reach,
          row: first - 2 - row * 0.92,
        };
        mirrorRow(words, grid, mirror);
        if (isWet) {
          const ground = source + (first + row) * width;
          const [left, right] = wetBetween(stage, water, stageRow).map((x) => a * x + c * stageRow + e);
          wetRow(words, mirror, ground, {
            keep: 1 - (water.mirror ?? 1),
            left: left ?? 0,
            right: right ?? 0,
          });
        }
        if (water.hasGlints) {
          const spread = short * (0.07 + part * 0.34);
          glintRow(words, grid, mirror, {
            lightX,
            spread,
            strength: (1 - part * 0.35) * 0.85,
            tone: tones.glint,
          });
        }
      }
      // What it is mixed with at its lower end; it may have been longer before.
      words.fill(0, start + rows * pitch + from, start + rows * pitch + to);
      const level: Matrix = [1, 0, 0, 1, 0, top];
      compositor.draw(
        {
          sheet: { ...sheet, height: rows },
          matrix: view.roll === 0 ? level : rolled(level, { width, height }, view.roll),
        },
        [seen],
      );
    },
  };
}

/** What a row mirrors, and where it is written. */
type MirrorRow = {
  from: number;
  to: number;
  /** The first pixel of the frame; of how many a row has; and how many rows of it there are to mirror. */
  source: number;
  width: number;
  first: number;
  target: number;
  tone: number;
  /** How much of the tone there is where the water is flat. */
  body: number;
  /** Pixels that a slope and a ripple move what is mirrored by. */
  pushX: number;
  tossX: number;
  pushY: number;
  row: number;
};

function mirrorRow(words: Uint32Array, { slopes, ripples }: Grid, row: MirrorRow): void {
  const { from, to, source, width, first, target, tone, body, pushX, tossX, pushY, row: mirrored } = row;
  const toneEven = tone & EVEN;
  const toneOdd = (tone >>> 8) & EVEN;
  for (let x = from; x < to;) {
    const cell = x >> 3;
    const end = Math.min(to, (cell + 1) << 3);
    const slopeStep = ((slopes[cell + 1] as number) - (slopes[cell] as number)) / GRID;
    const rippleStep = ((ripples[cell + 1] as number) - (ripples[cell] as number)) / GRID;
    let slope = (slopes[cell] as number) + slopeStep * (x & 7);
    let ripple = (ripples[cell] as number) + rippleStep * (x & 7);
    for (; x < end; x++, slope += slopeStep, ripple += rippleStep) {
      let atX = (x + slope * pushX + ripple * tossX) | 0;
      atX = atX < 0 ? 0 : atX >= width ? width - 1 : atX;
      let atY = (mirrored - slope * pushY) | 0;
      atY = atY < 0 ? 0 : atY >= first ? first - 1 : atY;
      const pixel = words[source + atY * width + atX] as number;
      let share = ((body + slope * 0.22) * WHOLE) | 0;
      share = share < 0 ? 0 : share > WHOLE ? WHOLE : share;
      words[target + x] = OPAQUE | mixed(pixel, toneEven, toneOdd, share);
    }
  }
}

/** What the wet ground itself keeps of its colour; beside it the ground is dry. */
function wetRow(
  words: Uint32Array,
  { from, to, target }: MirrorRow,
  ground: number,
  { keep, left, right }: { keep: number; left: number; right: number },
): void {
  const wet = Math.round(keep * WHOLE);
  for (let x = from; x < to; x++) {
    const own = words[ground + x] as number;
    const share = x < left || x >= right ? WHOLE : wet;
    words[target + x] = OPAQUE | mixed(words[target + x] as number, own & EVEN, (own >>> 8) & EVEN, share);
  }
}

type Glints = { lightX: number; spread: number; strength: number; tone: readonly number[] };

/** Under the light, where both waves meet: what the grid carries is their sum. */
function glintRow(
  words: Uint32Array,
  { slopes, ripples }: Grid,
  { from, to, target }: MirrorRow,
  { lightX, spread, strength, tone }: Glints,
): void {
  const colour = packed(tone);
  const begin = Math.max(from, Math.ceil(lightX - spread * 2.2));
  const end = Math.min(to, Math.floor(lightX + spread * 2.2));
  for (let x = begin; x < end; x++) {
    const cell = x >> 3;
    const part = (x & 7) / GRID;
    const slope = (slopes[cell] as number) + ((slopes[cell + 1] as number) - (slopes[cell] as number)) * part;
    const ripple =
      (ripples[cell] as number) + ((ripples[cell + 1] as number) - (ripples[cell] as number)) * part;
    const height = ripple * 0.5 + slope * 0.42;
    if (height < LEAST_CREST) continue;
    const column = (x - lightX) / spread;
    const share = smooth(0.3, 0.62, height) * Math.exp(-column * column) * strength * WHOLE;
    const at = target + x;
    words[at] = OPAQUE | mixed(words[at] as number, colour & EVEN, (colour >>> 8) & EVEN, share | 0);
  }
}

const EVEN = 0xff00ff;
const OPAQUE = 0xff000000;
/** Parts that a whole is mixed of: two channels at once fit into a number then. */
const WHOLE = 256;
/** Below it a crest is too faint to be seen. */
const LEAST_CREST = 0.327;

/** `share` (of 256) of another colour, whose first and third channel are `even`, in a pixel; without alpha. */
function mixed(pixel: number, even: number, odd: number, share: number): number {
  const rest = WHOLE - share;
  const first = Math.imul(pixel & EVEN, rest) + Math.imul(even, share);
  const second = Math.imul((pixel >>> 8) & EVEN, rest) + Math.imul(odd, share);
  return ((first >>> 8) & EVEN) | (second & 0xff00);
}

function packed([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red);
}

function scaled(matrix: Matrix, k: number): Matrix {
  return matrix.map((value) => value * k) as unknown as Matrix;
}

/** Waves at every so many pixels of a row. */
type Grid = { slopes: Float32Array; ripples: Float32Array };
type Wave = { distance: number; fromX: number; stepX: number; seconds: number };

function fillWaves(
  stage: Stage,
  water: Water,
  noise: Noise,
  { distance, fromX, stepX, seconds }: Wave,
  { slopes, ripples }: Grid,
  first: number,
  end: number,
): void {
  const frequency = (5.5 / Math.max(0.6, distance ** 0.35)) * 2.2;
  const deep = distance ** 0.75 * 9;
  const flow = seconds * 0.6;
  for (let column = first; column < end; column++) {
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
