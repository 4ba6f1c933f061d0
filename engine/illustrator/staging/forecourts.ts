// Where a building of a town has a pavement and a road before it.

import type { Stage } from './stage.ts';
import { isTownBuilding } from '../things/coloured-buildings.ts';

/** The street is one of a town of houses apart: what is asked for is before the viewer, whole. */
export function hasForecourt({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return scene === 'street' && reading.subjects.some(isTownBuilding);
}
