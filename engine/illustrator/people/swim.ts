// Somebody who dives: along the water, flippers on the feet.

import type { PersonLook } from '../reading/people/person-look.ts';
import { fill, type Draft } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

/** Whether somebody below the surface swims there: divers always do, others where it is said. */
export function isDiver(look: PersonLook | undefined): boolean {
  return look?.role === 'diver' || look?.does === 'swim';
}

/** Radians that a body turns over to swim. */
export const SWIMMING = 1.25;

/** Long blades on from both feet. */
export function drawFlippers(draft: Draft, { legs, head: h }: Skeleton): void {
  for (const { middle, end } of legs) {
    const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
    const at = (along: number, across: number): string =>
      `${end[0] + Math.cos(angle) * along * h - Math.sin(angle) * across * h} ${end[1] + Math.sin(angle) * along * h + Math.cos(angle) * across * h}`;
    fill(
      draft,
      `M${at(-0.06, -0.14)} L${at(0.3, -0.2)} L${at(1.15, -0.36)} L${at(1.2, 0)} L${at(1.1, 0.28)} L${at(0.3, 0.16)} L${at(-0.06, 0.14)} Z`,
      { from: '#f0c03a', to: '#b87a1c', top: end[1] - h * 0.4, bottom: end[1] + h * 1.2 },
    );
  }
}
