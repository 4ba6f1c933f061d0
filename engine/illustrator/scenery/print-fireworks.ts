// Fireworks in print: a few large bursts of broad petals in flat inks, which stay whole where an image has few colours.

import { css, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';

export type PrintedBurst = { x: number; y: number; reach: number; hue: Colour; turn: number };

const HEART = '#fff1c4';

/** Two rings of petals, slender at the middle and round at their ends, about a pale heart. */
export function printBurst(brush: Brush, { x, y, reach, hue, turn }: PrintedBurst): void {
  for (const [petals, from, to, half, ink] of [
    [12, 0.46, 1, 0.075, hue],
    [8, 0.16, 0.44, 0.06, HEART],
  ] as const) {
    brush.fillStyle = css(ink);
    for (let petal = 0; petal < petals; petal++) {
      brush.save();
      brush.translate(x, y);
      brush.rotate(turn + (petal / petals) * 2 * Math.PI);
      brush.beginPath();
      brush.moveTo(reach * from, 0);
      brush.lineTo(reach * (to - half), -reach * half);
      brush.arc(reach * (to - half), 0, reach * half, -Math.PI / 2, Math.PI / 2);
      brush.fill();
      brush.restore();
    }
  }
}
