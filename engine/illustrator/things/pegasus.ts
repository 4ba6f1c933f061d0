// Pegasus: a white horse with the wings of a swan.

import { mix } from '#engine/raster/colour.ts';
import { featheredWing } from './beasts-of-tales.ts';
import { fourLegged } from './four-legged.ts';
import { WINGED_HORSE } from './four-legged-builds.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const HORSE = fourLegged(WINGED_HORSE);
const [PLUME, SHADE] = ['#f2eff8', '#b9b4d2'] as const;

function pegasus(pen: Pen): void {
  featheredWing(pen, {
    arm: [
      [-20, -138],
      [-46, -192],
      [-20, -226],
    ],
    turn: [-14, -84],
    long: [92, 58],
    count: 11,
    tone: mix(PLUME, SHADE, 0.6),
    end: SHADE,
  });
  HORSE.paint(pen);
  featheredWing(pen, {
    arm: [
      [-4, -126],
      [-22, -186],
      [12, -222],
    ],
    turn: [4, -70],
    long: [104, 66],
    count: 12,
    tone: PLUME,
    end: mix(PLUME, SHADE, 0.6),
  });
}

export const PEGASUS: Record<string, OwnDrawing> = {
  'own/pegasus': { width: Math.max(HORSE.width, 270), height: Math.max(HORSE.height, 302), paint: pegasus },
};
