// The headgear of the Monkey King: a golden band with a curl over the brow, and two long feathers.

import { deep, fill, oval, pale, stroke, type Draft } from './draft.ts';
import type { Rgb } from '#engine/raster/colour.ts';

export function drawFillet(draft: Draft, { colour }: { colour: Rgb }): void {
  for (const side of [-1, 1]) {
    const quill = `M${side * 9} -92 C${side * 16} -128 ${side * 42} -150 ${side * 76} -134`;
    stroke(draft, quill, '#7a2a1c', 5.4);
    stroke(draft, quill, '#d8553a', 3);
    for (let barb = 0; barb < 6; barb++) {
      const along = barb / 5;
      const [x, y] = [side * (16 + along * 52), -118 - Math.sin(along * 2.4) * 22];
      stroke(draft, `M${x} ${y} L${x + side * 4} ${y - 6}`, '#f2c04a', 1.8);
    }
  }
  const band = { from: pale(colour, 0.4), to: deep(colour, 0.24), top: -92, bottom: -72 };
  fill(draft, 'M-37 -84 C-16 -74 16 -74 37 -84 L36 -73 C16 -62 -16 -62 -36 -73 Z', band);
  stroke(draft, 'M-36 -82 C-16 -72 16 -72 36 -82', pale(colour, 0.6), 1.2, 0.8);
  // Its two ends curl up over the brow.
  stroke(draft, 'M0 -70 C-3 -80 -14 -84 -12 -91 C-10 -96 -4 -93 -6 -89', colour, 3.4);
  stroke(draft, 'M0 -70 C3 -80 14 -84 12 -91 C10 -96 4 -93 6 -89', colour, 3.4);
  oval(draft, [0, -71], 4.2, 4.8, '#c8283c');
  oval(draft, [-1, -72.6], 1.2, 1.4, '#ffd8d0');
}
