// What is seen on the arms beside the sleeves: tattoos, bands that shine, bracers.

import type { Rgb } from '#engine/raster/colour.ts';
import { deep, limb, oval, pale, stroke, type Draft, type Point } from './draft.ts';
import type { Limb } from './skeleton.ts';

const INK = '#22384e';

/** A place along a part of a limb, `aside` of it. */
function at(from: Point, to: Point, part: number, aside: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  return [from[0] + dx * part - (dy / long) * aside, from[1] + dy * part + (dx / long) * aside];
}

/** On bare skin: bands, a rose, a swallow of a few lines along the forearm. */
export function drawTattoos(draft: Draft, { middle, end, root }: Limb, h: number): void {
  const across = (part: number, wide: number, thick: number): void => {
    const [a, b] = [at(middle, end, part, -wide), at(middle, end, part, wide)];
    stroke(draft, `M${a[0]} ${a[1]} L${b[0]} ${b[1]}`, INK, thick, 0.85);
  };
  across(0.78, h * 0.08, h * 0.05);
  across(0.68, h * 0.085, h * 0.025);
  for (let leaf = 0; leaf < 4; leaf++) {
    const [x, y] = at(middle, end, 0.16 + leaf * 0.13, (leaf % 2 === 0 ? 1 : -1) * h * 0.035);
    oval(draft, [x, y], h * 0.055, h * 0.032, leaf % 2 === 0 ? INK : '#7a2c3a', 0.85, leaf);
  }
  const rose = at(root, middle, 0.78, 0);
  oval(draft, rose, h * 0.09, h * 0.09, INK, 0.85);
  oval(draft, rose, h * 0.055, h * 0.055, '#a8404c', 0.9);
  for (let leaf = 0; leaf < 3; leaf++) {
    const [x, y] = at(root, middle, 0.54 + leaf * 0.08, (leaf % 2 === 0 ? 1 : -1) * h * 0.06);
    oval(draft, [x, y], h * 0.06, h * 0.032, INK, 0.85, leaf * 1.3);
  }
  const [a, b, c] = [
    at(middle, end, 0.1, 0),
    at(middle, end, 0.36, h * 0.04),
    at(middle, end, 0.62, -h * 0.02),
  ];
  stroke(draft, `M${a[0]} ${a[1]} Q${b[0]} ${b[1]} ${c[0]} ${c[1]}`, INK, h * 0.02, 0.85);
}

/** Where a sleeve of the fire brigade shines. */
export function drawSleeveBand(draft: Draft, { middle, end }: Limb, h: number): void {
  const part = 0.62;
  const [x, y] = [middle[0] + (end[0] - middle[0]) * part, middle[1] + (end[1] - middle[1]) * part];
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  const [dx, dy] = [-Math.sin(angle) * h * 0.15, Math.cos(angle) * h * 0.15];
  limb(
    draft,
    [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ],
    [h * 0.14, h * 0.14],
    pale('#e8e34a', 0.1),
  );
  limb(
    draft,
    [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ],
    [h * 0.06, h * 0.06],
    '#dfe6ea',
  );
}

/** Of leather, laced with three cords, around the lower half of a forearm. */
export function drawBracer(draft: Draft, { middle, end }: Limb, h: number, colour: Rgb): void {
  limb(draft, [at(middle, end, 0.48, 0), at(middle, end, 0.98, 0)], [h * 0.37, h * 0.27], colour);
  for (const part of [0.56, 0.72, 0.88]) {
    const [a, b] = [at(middle, end, part, -h * 0.15), at(middle, end, part, h * 0.15)];
    stroke(draft, `M${a[0]} ${a[1]} L${b[0]} ${b[1]}`, pale(deep(colour, 0.1), 0.35), h * 0.03, 0.8);
  }
}
