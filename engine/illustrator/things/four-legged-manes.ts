// Manes along the crest of a neck: in locks that hang, or short as a brush.

import { limb, type Draft, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Build } from './four-legged-build.ts';

/** Along the crest of the neck, in locks. */
export function drawMane(draft: Draft, build: Build, mane: Colour, [x, y]: Point): void {
  const { long, tall, neck, head } = build;
  const top: Point = [x + head.size * 0.5, y - head.size * 0.8];
  const end: Point = [-long * 0.2, -tall - neck.wide * 0.04];
  if (build.hasBrush) return drawBrushMane(draft, build, mane, top, end);
  const locks = 12;
  for (let lock = 0; lock <= locks; lock++) {
    const part = lock / locks;
    const [px, py] = [top[0] + (end[0] - top[0]) * part, top[1] + (end[1] - top[1]) * part];
    const bow = Math.sin(part * Math.PI) * neck.wide * 0.06;
    limb(
      draft,
      [
        [px + bow, py - bow],
        [px + neck.wide * 0.22, py + neck.wide * 0.26],
        [px + neck.wide * 0.16, py + neck.wide * 0.74],
      ],
      [neck.wide * 0.3, neck.wide * 0.34, neck.wide * 0.06],
      mix(mane, '#ffffff', lock % 2 === 0 ? 0.02 : 0.12),
    );
  }
  // The forelock.
  limb(
    draft,
    [top, [x - head.size * 0.2, y - head.size * 0.9], [x - head.size * 0.5, y - head.size * 0.3]],
    [head.size * 0.5, head.size * 0.42, head.size * 0.08],
    mane,
  );
}

/** A brush that stands up along the crest of a neck, in the colours of its bands. */
function drawBrushMane(
  draft: Draft,
  { neck: { wide }, coat, stripes, head: { size } }: Build,
  mane: Colour,
  top: Point,
  end: Point,
): void {
  const length = Math.hypot(end[0] - top[0], end[1] - top[1]) || 1;
  const out: Point = [(end[1] - top[1]) / length, -(end[0] - top[0]) / length];
  for (let lock = -2; lock <= 22; lock++) {
    const part = lock / 24;
    const [x, y] = [top[0] + (end[0] - top[0]) * part, top[1] + (end[1] - top[1]) * part];
    const far = wide * 0.3 * Math.min(1, 1.25 - part);
    limb(
      draft,
      [
        [x - out[0] * wide * 0.16, y - out[1] * wide * 0.16],
        [x + out[0] * far - size * 0.06, y + out[1] * far],
      ],
      [wide * 0.12, wide * 0.05],
      stripes !== undefined && lock % 4 < 2 ? coat : mane,
    );
  }
}
