// The skirt of a ballet dancer: stiff tulle that stands out from the hips. `h` is the height of the head.

import type { Rgb } from '#engine/raster/colour.ts';
import { cloth, deep, fill, pale, stroke, type Draft } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

export function drawTutu(draft: Draft, { hips, head: h }: Skeleton, colour: Rgb, isSide: boolean): void {
  const [x, y] = [hips[0], hips[1] - h * 0.34];
  const wide = h * (isSide ? 1.5 : 1.9);
  for (const [layer, drop] of [0.62, 0.44, 0.24].entries()) {
    const half = wide * (0.86 + layer * 0.07);
    const paint = cloth(layer === 2 ? colour : deep(colour, 0.16 - layer * 0.06), y - h * 0.3, y + h * 0.7);
    fill(draft, ruffle(x, y, half, h, drop), paint, 0.96);
  }
  for (let ray = -7; ray <= 7; ray++) {
    const to = (ray / 7.6) * wide;
    stroke(
      draft,
      `M${x + to * 0.2} ${y - h * 0.02} Q${x + to * 0.6} ${y + h * 0.04} ${x + to} ${y + h * (0.34 - Math.abs(ray) * 0.024)}`,
      ray % 2 === 0 ? pale(colour, 0.5) : deep(colour, 0.22),
      h * 0.025,
      0.5,
    );
  }
  stroke(
    draft,
    `M${x - h * 0.52} ${y - h * 0.1} Q${x} ${y + h * 0.06} ${x + h * 0.52} ${y - h * 0.1}`,
    pale(colour, 0.5),
    h * 0.08,
  );
}

/** A flat disc with a waved rim. */
function ruffle(x: number, y: number, half: number, h: number, drop: number): string {
  const waves = 9;
  let path = `M${x - h * 0.46} ${y - h * 0.16} C${x - half * 0.6} ${y - h * 0.14} ${x - half * 0.94} ${y - h * 0.02} ${x - half} ${y + h * drop * 0.5}`;
  for (let wave = 0; wave < waves; wave++) {
    const [from, to] = [wave, wave + 1].map((at) => -half + (2 * half * at) / waves) as [number, number];
    const bow = (at: number): number => y + h * drop * (0.5 + 0.5 * (1 - (at / half) ** 2));
    // No number so small that it is written with an exponent.
    const points = [x + (from + to) / 2, (bow(from) + bow(to)) / 2 + h * 0.15, x + to, bow(to)];
    path += ` Q${points.map((at) => at.toFixed(3)).join(' ')}`;
  }
  return `${path} C${x + half * 0.94} ${y - h * 0.02} ${x + half * 0.6} ${y - h * 0.14} ${x + h * 0.46} ${y - h * 0.16} Z`;
}
