// Lowers the border of a sky to where it can be seen: in dusk and haze the sky goes over into itself where belief ends.
import type { LabPlanes } from '#engine/raster/lab.ts';

/** Rows over which colours above and below a border are compared, and how far apart they lie where there is one, in Lab. */
const ROWS = 3;
export const STEP = 7;
/** What may still be sky is as calm as this, in lightness, and has so much of the colours of air: dusk is nearly grey. */
const CALM = 4.5;
const AIRY = 0.1;

type Seen = { lab: LabPlanes; air: Float32Array; texture: Float32Array };

/**
 * Changes `border`, for each column the first row that is no sky, where nothing ends at it: to the next row where something
 * does, if all down to there may be sky. `last`: no row lower than this. A column in which nothing ends stays as it is.
 */
export function sinkBorder({ lab, air, texture }: Seen, border: Int32Array, last: number): void {
  const { width, height } = lab;
  const lowest = Math.min(last, height - ROWS - 1);
  for (let x = 0; x < width; x++) {
    const start = border[x] as number;
    if (start < ROWS || start > lowest || stepAt(lab, x, start) > STEP) continue;
    let row = start + 1;
    while (row <= lowest && stepAt(lab, x, row) <= STEP && isSky(row * width + x)) row++;
    if (row > lowest || stepAt(lab, x, row) <= STEP) continue;
    // The clearest of the rows about there.
    while (row < lowest && stepAt(lab, x, row + 1) > stepAt(lab, x, row)) row++;
    border[x] = row;
  }
  function isSky(i: number): boolean {
    return (texture[i] as number) < CALM && (air[i] as number) > AIRY;
  }
}

/** How far the colours above and below a row lie apart. */
export function stepAt({ width, lightness, a, b }: LabPlanes, x: number, row: number): number {
  const light = meanOf(lightness, width, x, row - ROWS) - meanOf(lightness, width, x, row + 1);
  const red = meanOf(a, width, x, row - ROWS) - meanOf(a, width, x, row + 1);
  const yellow = meanOf(b, width, x, row - ROWS) - meanOf(b, width, x, row + 1);
  return Math.hypot(light, red, yellow);
}

function meanOf(plane: Float32Array, width: number, x: number, from: number): number {
  const above = (plane[from * width + x] ?? 0) + (plane[(from + 1) * width + x] ?? 0);
  return (above + (plane[(from + 2) * width + x] ?? 0)) / ROWS;
}
