// The towers of a town at the foot of a poster: two rows of plain fronts, the nearer the darker, with lit windows.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';

const FOOT = 0.9;
/** Rows from the back, in parts of the sheet and of its short side. */
const ROWS = [
  { dark: 0.2, low: 0.16, high: 0.5, wide: 0.13, windows: false },
  { dark: 0.46, low: 0.12, high: 0.34, wide: 0.12, windows: true },
] as const;
const ROOFS = ['flat', 'stepped', 'spire', 'gable'] as const;

type Tower = { left: number; top: number; wide: number; foot: number };

export function paintPosterSkyline(
  stage: Stage,
  brush: Brush,
  { base, ink }: { base: Colour; ink: Colour },
): void {
  const { width, height, short } = stage;
  const foot = height * FOOT;
  for (const [row, { dark, low, high, wide, windows }] of ROWS.entries()) {
    const random = stage.random(`poster towers ${row}`);
    const colour = css(mix(base, '#14101c', dark));
    for (let left = -short * 0.05; left < width;) {
      const across = short * wide * random.between(0.75, 1.25);
      // Highest in the middle, as towns are.
      const near = 1 - Math.abs((left + across / 2) / width - 0.5) * 1.1;
      const tall = short * (low + (high - low) * near * random.between(0.45, 1));
      const tower = { left, top: foot - tall, wide: across, foot };
      brush.fillStyle = colour;
      paintTower(brush, tower, random.pick(ROOFS));
      if (windows) paintWindows(brush, tower, css(mix(base, ink, 0.75)), () => random.next());
      left += across * random.between(0.98, 1.2);
    }
  }
  brush.fillStyle = css(mix(base, '#14101c', 0.62));
  brush.fillRect(0, foot - 1, width, height - foot + 1);
}

function paintTower(brush: Brush, { left, top, wide, foot }: Tower, roof: (typeof ROOFS)[number]): void {
  brush.fillRect(left, top, wide, foot - top);
  const middle = left + wide / 2;
  brush.beginPath();
  if (roof === 'stepped') {
    brush.rect(left + wide * 0.18, top - wide * 0.26, wide * 0.64, wide * 0.27);
    brush.rect(left + wide * 0.34, top - wide * 0.46, wide * 0.32, wide * 0.22);
  } else if (roof === 'spire') {
    brush.moveTo(left + wide * 0.2, top);
    brush.lineTo(middle - wide * 0.05, top - wide * 0.42);
    brush.lineTo(middle, top - wide * 0.95);
    brush.lineTo(middle + wide * 0.05, top - wide * 0.42);
    brush.lineTo(left + wide * 0.8, top);
  } else if (roof === 'gable') {
    brush.moveTo(left, top);
    brush.lineTo(middle, top - wide * 0.34);
    brush.lineTo(left + wide, top);
  }
  brush.fill();
}

function paintWindows(
  brush: Brush,
  { left, top, wide, foot }: Tower,
  light: string,
  next: () => number,
): void {
  const columns = 3;
  const each = wide / (columns * 2 + 1);
  brush.fillStyle = light;
  for (let y = top + each * 1.4; y < foot - each * 2; y += each * 2.4)
    for (let column = 0; column < columns; column++)
      if (next() < 0.55) brush.fillRect(left + each * (1 + column * 2), y, each, each * 1.3);
}
