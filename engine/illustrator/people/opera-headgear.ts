// Headgear of Chinese legends: the band and feathers of the Monkey King, the hat of officials, the cap of Guan Yu.

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

/** Black, with a higher back and a wing to each side. */
export function drawOfficialHat(draft: Draft, { colour }: { colour: Rgb }): void {
  for (const side of [-1, 1]) {
    stroke(draft, `M${side * 34} -84 L${side * 50} -86`, deep(colour, 0.4), 4);
    fill(
      draft,
      `M${side * 48} -88 C${side * 64} -104 ${side * 92} -100 ${side * 94} -88 C${side * 92} -76 ${side * 64} -74 ${side * 48} -84 Z`,
      { from: pale(colour, 0.24), to: colour, top: -102, bottom: -76 },
    );
  }
  const crown = { from: pale(colour, 0.22), to: deep(colour, 0.2), top: -138, bottom: -74 };
  fill(draft, 'M-30 -96 C-30 -140 30 -140 30 -96 Z', crown);
  fill(draft, 'M-38 -74 C-40 -112 40 -112 38 -74 C16 -84 -16 -84 -38 -74 Z', crown);
  stroke(draft, 'M-37 -78 C-16 -88 16 -88 37 -78', '#d8a840', 3.4);
  oval(draft, [0, -92], 5.6, 6.4, '#d8a840');
  oval(draft, [0, -92], 3, 3.8, '#c8283c');
}

/** Soft cloth with a golden rim, tied over the brow. */
export function drawWarriorCap(draft: Draft, { colour }: { colour: Rgb }): void {
  const cloth = { from: pale(colour, 0.2), to: deep(colour, 0.28), top: -136, bottom: -70 };
  fill(draft, 'M-39 -66 C-46 -112 -26 -138 6 -134 C38 -134 46 -104 39 -66 C18 -82 -18 -82 -39 -66 Z', cloth);
  stroke(
    draft,
    'M-18 -130 C-26 -112 -28 -98 -26 -84 M14 -133 C20 -116 22 -100 20 -84',
    deep(colour, 0.4),
    2,
    0.6,
  );
  fill(draft, 'M-39 -70 C-18 -88 18 -88 39 -70 L38 -60 C18 -76 -18 -76 -38 -60 Z', '#d8a840');
  oval(draft, [0, -80], 6, 6.6, '#f2d070');
  oval(draft, [0, -80], 3.4, 4, '#c8283c');
}
