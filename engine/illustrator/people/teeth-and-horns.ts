// What those have who walk by night: fangs, tusks, horns, torn shirts.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, fillBoth, pale, stroke, type Draft } from './draft.ts';
import type { Person } from './person.ts';

/** Over the mouth, from the front: down from the upper lip, or up from the lower one. */
export function drawTeeth(draft: Draft, { teeth }: Person): void {
  if (teeth === 'fangs')
    fillBoth(draft, 'M4.6 -15 L9.4 -15.6 L7.4 -7.6 Z', {
      from: '#fffdf6',
      to: '#d8d0c4',
      top: -15,
      bottom: -8,
    });
  else if (teeth === 'tusks')
    fillBoth(draft, 'M6 -11 L13 -12 L11.6 -25 Z', { from: '#fff6dc', to: '#c8b084', top: -25, bottom: -11 });
}

/** On the forehead, bent up and out. */
export function drawHorns(draft: Draft, { colour }: { colour: Rgb }): void {
  const paint = { from: pale(colour, 0.5), to: deep(colour, 0.3), top: -146, bottom: -92 };
  fillBoth(draft, 'M13 -98 C20 -112 34 -120 40 -146 C52 -122 48 -98 31 -86 C24 -86 18 -90 13 -98 Z', paint);
  for (const s of [-1, 1])
    for (const row of [0, 1, 2])
      stroke(
        draft,
        `M${s * (22 + row * 6)} ${-105 - row * 9} L${s * (36 + row * 4)} ${-97 - row * 9}`,
        deep(colour, 0.5),
        1.4,
        0.6,
      );
}

/** Holes in a shirt through which the skin is seen; in units of the head, the neck at zero. */
export function drawTornShirt(draft: Draft, { skin, outfit }: Person, top: number, h: number): void {
  const dark = mix(outfit.top.colour, '#14100c', 0.6);
  for (const [x, y, size] of [
    [-0.42, 0.6, 0.26],
    [0.34, 1.1, 0.34],
    [-0.16, 1.6, 0.24],
  ] as const) {
    const [a, b, r] = [x * h, top + y * h, size * h];
    const path = `M${a - r} ${b} L${a - r * 0.4} ${b - r * 0.5} L${a + r * 0.2} ${b - r * 0.2} L${a + r} ${b - r * 0.5} L${a + r * 0.5} ${b + r * 0.2} L${a + r * 0.7} ${b + r * 0.8} L${a - r * 0.1} ${b + r * 0.4} L${a - r * 0.7} ${b + r * 0.7} Z`;
    fill(draft, path, mix(skin.base, skin.shade, 0.5));
    stroke(draft, path, dark, h * 0.04, 0.9);
  }
}
