// Bends a baked layer sideways, row by row: grass and crowns in the wind, weed in the current, lanterns on their strings.

import { makePixelWriter, makeSurface, readPixels, type Area, type Surface } from '#engine/raster/surface.ts';
import type { BakedSheet } from './baked-sheet.ts';
import { readCoverage, type Coverage } from './coverage.ts';

export type SwayPlan = {
  /** How far a row may go, pixels, by its place on the stage. */
  reachAt(row: number): number;
  /** Length of a wave along the row, pixels. */
  wave: number;
  /** Radians a second. */
  pace: number;
  phase: number;
};

export type Sway = {
  surface: Surface;
  left: number;
  top: number;
  coverage: Coverage;
  /** Bends what is `seen`; the rest of the surface is empty. Cheap where it is bent so already, as nearly as anybody sees. */
  bend(seconds: number, seen: Area): void;
};

/** Sines are reckoned at every so many pixels and rows. */
const STEP_X = 32;
const STEP_Y = 4;
const LEAST_REACH = 0.3;
/** Pixels around what is seen: in the next frames the camera will see a little more on one side. */
const AHEAD = 24;
/**
 * Pixels: a sheet is bent as it is at moments between which no row moves farther. Half of it is the usual, and nobody sees
 * that. The moments are the same whoever asks, and in whatever order: two may paint the frames of one video.
 */
const UNSEEN = 0.75;
/** The most that `fillShifts` changes while a wave goes on by a radian. */
const STEEPEST = 0.62 + 0.38 * 1.63 + 0.3 * 0.37;
/** How far a colour is carried into the see-through beside it, so that no dark rim shows where it bends. */
const BLEED = 3;

/** Null when nothing of the sheet would move. */
export function makeSway(sheet: BakedSheet, plan: SwayPlan, stageWidth: number): Sway | null {
  const { width, height } = sheet.surface;
  const reach = Float32Array.from({ length: height }, (_, row) => plan.reachAt(sheet.top + row));
  const first = reach.findIndex((far) => far >= LEAST_REACH);
  if (first < 0) return null;
  const last = reach.findLastIndex((far) => far >= LEAST_REACH);
  const farthest = reach.reduce((most, far) => Math.max(most, far), 0);
  const margin = Math.ceil(farthest) + 2;
  const wide = width + margin * 2;
  const surface = makeSurface(wide, height);
  const brush = surface.getContext('2d');
  brush.drawImage(sheet.surface, margin, 0);
  const pixels = readPixels(surface);
  const write = makePixelWriter(surface);
  brush.clearRect(0, 0, wide, height);
  const tall = last - first + 1;
  const target = new Int32Array(pixels.buffer, first * wide * 4, wide * tall);
  const source = target.slice();
  bleed(source, wide, tall);
  // What ends at the edge of the stage goes on beyond it.
  if (sheet.left <= 0) carryOn(source, wide, tall, margin, -1);
  if (sheet.left + width >= stageWidth) carryOn(source, wide, tall, wide - 1 - margin, 1);
  const moving = findMoving(source, wide, tall, margin);
  const shifts = new Float32Array(Math.ceil(wide / STEP_X) + 2);
  const left = sheet.left - margin;
  const { top } = sheet;
  let bentAt = -Infinity;
  let bent: Area = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Seconds from one moment to the next. */
  const stride = UNSEEN / (farthest * plan.pace * STEEPEST);
  return {
    surface,
    left,
    top,
    coverage: readCoverage(pixels, { width: wide, height, left, top, reach: margin }),
    bend(seconds, seen) {
      const asked = clampArea(seen, left, top, wide, height, 0);
      const moment = Math.floor(seconds / stride) * stride;
      if (isWithin(asked, bent) && moment === bentAt) return;
      bentAt = moment;
      bent = clampArea(seen, left, top, wide, height, AHEAD);
      const [from, to] = [Math.floor(bent.left / STEP_X), Math.ceil(bent.right / STEP_X)];
      const end = Math.min(tall, bent.bottom - first);
      for (let row = Math.max(0, bent.top - first), isFirst = true; row < end; row++, isFirst = false) {
        const far = reach[first + row] as number;
        const step = row - (row % STEP_Y);
        if (isFirst || step === row) fillShifts(shifts, plan, top + first + step, moment);
        bendRow(source, target, row * wide, wide, shifts, far, moving[row] as Uint8Array, from, to);
      }
      // Without what was there before, nothing has to be copied to be overwritten.
      brush.clearRect(0, 0, wide, height);
      write(pixels, bent);
    },
  };
}

/** In pixels of a sheet that lies so on the stage. */
function clampArea(
  { left, top, right, bottom }: Area,
  sheetLeft: number,
  sheetTop: number,
  wide: number,
  tall: number,
  more: number,
): Area {
  return {
    left: within(Math.floor(left - sheetLeft) - more, wide),
    top: within(Math.floor(top - sheetTop) - more, tall),
    right: within(Math.ceil(right - sheetLeft) + more, wide),
    bottom: within(Math.ceil(bottom - sheetTop) + more, tall),
  };
}

function within(value: number, end: number): number {
  return Math.min(end, Math.max(0, value));
}

function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

/** −1 to 1 along a row; two waves that run with the wind, and a gust over all. */
function fillShifts(shifts: Float32Array, plan: SwayPlan, row: number, seconds: number): void {
  const { wave, pace, phase } = plan;
  const gust = 0.7 + 0.3 * Math.sin(seconds * pace * 0.37 + phase * 2);
  const run = seconds * pace + phase;
  const slant = row * 0.6;
  for (let cell = 0; cell < shifts.length; cell++) {
    const x = ((cell * STEP_X + slant) / wave) * Math.PI * 2;
    shifts[cell] = gust * (0.62 * Math.sin(run - x) + 0.38 * Math.sin(run * 1.63 - x * 1.9 + phase));
  }
}

/** Stretches `first` to `end` of a row; `moving` says of each whether anything is there to be bent. */
function bendRow(
  source: Int32Array,
  target: Int32Array,
  base: number,
  wide: number,
  shifts: Float32Array,
  far: number,
  moving: Uint8Array,
  first: number,
  end: number,
): void {
  const last = wide - 2;
  for (let cell = first; cell < end; cell++) {
    if (moving[cell] === 0) continue;
    const from = cell * STEP_X;
    const to = Math.min(wide, from + STEP_X);
    const shift = (shifts[cell] as number) * far;
    const next = (shifts[cell + 1] as number) * far;
    // In whole numbers: pixels times 65 536.
    let at = ((from - shift) * 65_536) | 0;
    const step = (65_536 + ((shift - next) * 65_536) / STEP_X) | 0;
    for (let x = from; x < to; x++, at = (at + step) | 0) {
      let pixel = at >> 16;
      if (pixel < 0) pixel = 0;
      else if (pixel > last) pixel = last;
      const one = source[base + pixel] as number;
      const two = source[base + pixel + 1] as number;
      target[base + x] = one === two ? one : mixWords(one, two, (at >> 8) & 255);
    }
  }
}

/** Two pixels mixed, four channels at once; `part` 0–255. */
function mixWords(one: number, two: number, part: number): number {
  const rest = 256 - part;
  const even = ((Math.imul(one & 0xff00ff, rest) + Math.imul(two & 0xff00ff, part)) >>> 8) & 0xff00ff;
  const odd =
    (Math.imul((one >>> 8) & 0xff00ff, rest) + Math.imul((two >>> 8) & 0xff00ff, part)) & 0xff00ff00;
  return even | odd;
}

/** For each row and stretch whether anything on it, or within reach of it, can be seen. */
function findMoving(source: Int32Array, wide: number, tall: number, reach: number): Uint8Array[] {
  const stretches = Math.ceil(wide / STEP_X);
  return Array.from({ length: tall }, (_, row) => {
    const moving = new Uint8Array(stretches);
    for (let x = 0; x < wide; x++) {
      if ((source[row * wide + x] as number) >>> 24 === 0) continue;
      const first = Math.max(0, Math.floor((x - reach) / STEP_X));
      const last = Math.min(stretches - 1, Math.floor((x + reach) / STEP_X));
      moving.fill(1, first, last + 1);
      // Until the reach of a pixel gets beyond the last stretch it marks nothing more.
      x = Math.max(x, (last + 1) * STEP_X - reach - 1);
    }
    return moving;
  });
}

function bleed(pixels: Int32Array, wide: number, tall: number): void {
  for (let row = 0; row < tall; row++) {
    const base = row * wide;
    for (const way of [1, -1]) {
      let colour = 0;
      let left = 0;
      for (let step = 0; step < wide; step++) {
        const at = base + (way > 0 ? step : wide - 1 - step);
        const word = pixels[at] as number;
        if (word >>> 24 > 0) {
          colour = word & 0xffffff;
          left = BLEED;
        } else if (left > 0) {
          left--;
          if (word === 0) pixels[at] = colour;
        }
      }
    }
  }
}

/** Repeats a column to the end of the sheet. */
function carryOn(pixels: Int32Array, wide: number, tall: number, column: number, way: -1 | 1): void {
  for (let row = 0; row < tall; row++) {
    const word = pixels[row * wide + column] as number;
    for (let x = column + way; x >= 0 && x < wide; x += way) pixels[row * wide + x] = word;
  }
}
