// A layer that is blown along for ever: its ends are woven into one another, so that it can follow itself.

import { makeSurface, rasterize, readPixels, releasePixels } from '#engine/raster/surface.ts';
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
  const { height } = sheet.surface;
  const whole = makeSurface(stageWidth, height, (brush) => brush.drawImage(sheet.surface, sheet.left, 0));
  const pixels = whole.getContext('2d').getImageData(0, 0, stageWidth, height);
  const weight = new Float64Array(period);
  let cut = 0;
  const woven = makeSurface(period, height, (brush) => {
    const image = brush.createImageData(period, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < period; x++) {
        const to = (y * period + x) * 4;
        const here = (y * stageWidth + x) * 4;
        const far = (y * stageWidth + x + period) * 4;
        const part = x < seam ? x / seam : 1;
        const alphaHere = (pixels.data[here + 3] as number) * part;
        const alphaFar = part < 1 ? (pixels.data[far + 3] as number) * (1 - part) : 0;
        const alpha = alphaHere + alphaFar;
        if (alpha <= 0) continue;
        for (let channel = 0; channel < 3; channel++) {
          const one = pixels.data[here + channel] as number;
          const two = part < 1 ? (pixels.data[far + channel] as number) : one;
          image.data[to + channel] = (one * alphaHere + two * alphaFar) / alpha;
        }
        image.data[to + 3] = alpha;
        weight[x] = (weight[x] as number) + alpha;
      }
    }
    // Copies meet where least is to be seen.
    cut = weight.indexOf(Math.min(...weight));
    brush.putImageData(image, -cut, 0);
    brush.putImageData(image, period - cut, 0);
    releasePixels(image.data);
  });
  releasePixels(pixels.data);
  const surface = rasterize(woven);
  const { top } = sheet;
  const drawn = readPixels(surface);
  const coverage = readCoverage(drawn, { width: period, height, left: 0, top, reach: 0, copies: COPIES });
  releasePixels(drawn);
  return { sheet: { surface, left: cut, top }, period, coverage };
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
