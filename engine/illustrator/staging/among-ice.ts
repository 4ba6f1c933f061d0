// Ice that floats: whoever stands there stands on a floe, and boats are in the water behind it.

import type { Stage } from './stage.ts';

export const FLOES = /iceberg|floe|floating ice|pack ice|冰山|浮冰|冰块上/;

/** Whether boats are in the water between the ice. */
export function sailsAmongIce({
  scene,
  words,
  reading,
}: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return scene === 'snowfield' && FLOES.test(words) && reading.subjects.some(({ kind }) => kind === 'boat');
}
