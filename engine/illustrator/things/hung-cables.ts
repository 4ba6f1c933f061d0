// The main cables of a bridge that hangs between two towers.

import type { Colour } from '#engine/raster/colour.ts';
import { line, type Pen } from './pen.ts';

/** How far the towers and the ends are from the middle. */
const TOWER = 140;
const END = 300;
const STEPS = 40;

/** `cableAt`: the row of the cable at a column, both from the middle of the bridge. */
export function hangCables(pen: Pen, cableAt: (x: number) => number, colour: Colour, thick: number): void {
  for (const [from, to] of [
    [-END, -TOWER],
    [-TOWER, TOWER],
    [TOWER, END],
  ] as const) {
    const points = Array.from({ length: STEPS + 1 }, (_, step) => {
      const x = from + ((to - from) * step) / STEPS;
      return `${x} ${cableAt(x)}`;
    });
    line(pen, `M${points.join(' L')}`, colour, thick);
  }
}
