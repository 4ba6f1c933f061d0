// A layer that is blown along for ever: its ends are woven into one another, so that it can follow itself.

import type { BakedSheet } from './baked-sheet.ts';
import { readCoverage, type Coverage } from './coverage.ts';

export type Drift = {
  sheet: BakedSheet;
  period: number;
  /** Of as many copies side by side as are drawn at most, from the left edge of the first. */
  coverage: Coverage;
};

/** The stage is wider than the sheet by the seam, and the first copy begins anywhere within its width before it. */
const COPIES = 3;

/** Part of the width over which the ends are woven. */
const SEAM = 0.16;

/** The sheet must span the stage for its ends to meet; pixels. */
export function weaveEnds(sheet: BakedSheet, stageWidth: number): Drift {
  const seam = Math.round(stageWidth * SEAM);
  const period = stageWidth - seam;
  const { height, top } = sheet;
  const woven = new Uint8ClampedArray(period * height * 4);
  const weight = new Float64Array(period);
  for (let y = 0; y < height; y++)
    weaveRow(sheet, y, seam, woven.subarray(y * period * 4, (y + 1) * period * 4), weight);
  // Copies meet where least is to be seen.
  const cut = weight.indexOf(Math.min(...weight));
  const pixels = new Uint8Array(woven.length);
  for (let row = 0; row < woven.length; row += period * 4) {
    pixels.set(woven.subarray(row + cut * 4, row + period * 4), row);
    pixels.set(woven.subarray(row, row + cut * 4), row + (period - cut) * 4);
  }
  const coverage = readCoverage(pixels, { width: period, height, left: 0, top, reach: 0, copies: COPIES });
  return { sheet: { pixels, width: period, height, left: cut, top }, period, coverage };
}

/** Adds to `weight` how much is to be seen in each column. */
function weaveRow(
  { pixels, left, width }: BakedSheet,
  y: number,
  seam: number,
  woven: Uint8ClampedArray,
  weight: Float64Array,
): void {
  const period = weight.length;
  const row = pixels.subarray(y * width * 4, (y + 1) * width * 4);
  // Beyond the sheet there is nothing.
  const from = Math.min(period, Math.max(seam, left));
  const end = Math.max(from, Math.min(period, left + width));
  woven.set(row.subarray((from - left) * 4, (end - left) * 4), from * 4);
  mixEnds(row, left * 4, seam, period, woven);
  for (let x = 0, at = 3; x < period; x++, at += 4) weight[x] = (weight[x] as number) + (woven[at] as number);
}

function mixEnds(
  row: Uint8Array,
  left: number,
  seam: number,
  period: number,
  woven: Uint8ClampedArray,
): void {
  for (let x = 0, to = 0; x < seam; x++, to += 4) {
    const part = x / seam;
    const here = to - left;
    const there = here + period * 4;
    const isHere = here >= 0 && here < row.length;
    const isThere = there >= 0 && there < row.length;
    for (let channel = 0; channel < 4; channel++) {
      const own = isHere ? (row[here + channel] as number) : 0;
      const other = isThere ? (row[there + channel] as number) : 0;
      woven[to + channel] = own * part + other * (1 - part);
    }
  }
}

/** Left edges of as many copies side by side as the stage is wide, when it has gone so far. */
export function copiesOf(drift: Drift, shift: number, stageWidth: number): number[] {
  const lefts: number[] = [];
  for (let left = beginOf(drift, shift); left < stageWidth; left += drift.period) lefts.push(left);
  return lefts;
}

/** Where its pixels are when it has gone so far. */
export function coverDrift(drift: Drift, shift: number): Coverage {
  return { ...drift.coverage, left: beginOf(drift, shift) };
}

/** Where the first copy begins. */
function beginOf({ sheet, period }: Drift, shift: number): number {
  return ((((shift + sheet.left) % period) + period) % period) - period;
}
