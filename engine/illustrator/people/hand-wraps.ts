// White bands around hands and wrists, one of them still loose.

import { mix } from '#engine/raster/colour.ts';
import { limb, oval, stroke, type Draft } from './draft.ts';
import type { Limb } from './skeleton.ts';

const BAND = '#f4f0e6';

export function drawHandWraps(draft: Draft, arms: readonly [Limb, Limb], h: number): void {
  for (const { middle, end } of arms) {
    const wrist = [end[0] + (middle[0] - end[0]) * 0.3, end[1] + (middle[1] - end[1]) * 0.3] as const;
    limb(
      draft,
      [
        [wrist[0], wrist[1]],
        [end[0], end[1]],
      ],
      [h * 0.2, h * 0.24],
      BAND,
    );
    oval(draft, [end[0], end[1]], h * 0.16, h * 0.15, BAND);
    for (const part of [0.1, 0.4, 0.7]) {
      const [x, y] = [wrist[0] + (end[0] - wrist[0]) * part, wrist[1] + (end[1] - wrist[1]) * part];
      stroke(
        draft,
        `M${x - h * 0.07} ${y - h * 0.1} L${x + h * 0.07} ${y + h * 0.1}`,
        mix(BAND, '#6a5a58', 0.4),
        h * 0.025,
      );
    }
  }
  const [left, right] = [arms[0].end, arms[1].end];
  // The end that is being wound.
  stroke(
    draft,
    `M${left[0] + h * 0.1} ${left[1]} C${left[0] + h * 0.3} ${left[1] - h * 0.24} ${right[0] - h * 0.3} ${right[1] - h * 0.2} ${right[0]} ${right[1]}`,
    BAND,
    h * 0.09,
  );
  stroke(
    draft,
    `M${right[0]} ${right[1] + h * 0.1} C${right[0] + h * 0.2} ${right[1] + h * 0.5} ${right[0] - h * 0.1} ${right[1] + h * 0.7} ${right[0] + h * 0.12} ${right[1] + h}`,
    mix(BAND, '#8a7a70', 0.14),
    h * 0.09,
  );
}
