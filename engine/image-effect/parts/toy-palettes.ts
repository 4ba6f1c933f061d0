// The colours that craft materials come in: as they are, warm, pastel, cool. Other seeds take others.
import type { Grade } from '#engine/photo/grade-colours.ts';

export const TOY_PALETTES: readonly [Grade, ...Grade[]] = [
  {},
  { saturation: 1.15, lights: [1.06, 0.99, 0.86], shadows: [1.12, 1, 0.9] },
  { exposure: 0.16, contrast: -0.1, saturation: 0.82, lights: [1.02, 1, 1.02] },
  { saturation: 1.05, lights: [0.98, 1, 1.02], shadows: [0.94, 1, 1.12] },
];
