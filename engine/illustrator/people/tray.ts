// A round tray on the palm of one hand, seen a little from above.

import { mix } from '#engine/raster/colour.ts';
import { oval, type Draft, type Point } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

const WOOD = '#8a4e28';

/** The middle of its top: over the palm. */
export function trayTop({ arms, head: h }: Skeleton): Point {
  const { end } = arms[1];
  return [end[0] + h * 0.16, end[1] - h * 0.34];
}

export function drawTray(draft: Draft, skeleton: Skeleton, colour: string = WOOD): void {
  const [x, y] = trayTop(skeleton);
  const { head: h } = skeleton;
  const [wide, deep] = [h * 1.32, h * 0.25];
  const dark = mix(colour, '#20101c', 0.46);
  oval(draft, [x, y + h * 0.09], wide * 0.96, deep, dark);
  oval(draft, [x, y], wide, deep, {
    from: mix(colour, '#ffffff', 0.4),
    to: mix(colour, '#20101c', 0.2),
    top: y - deep,
    bottom: y + deep,
  });
  oval(draft, [x, y + h * 0.02], wide * 0.9, deep * 0.8, {
    from: mix(colour, '#20101c', 0.16),
    to: mix(colour, '#ffffff', 0.24),
    top: y - deep,
    bottom: y + deep,
  });
}
