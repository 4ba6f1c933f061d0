// "Earth in the sky over Mars": the moon and open space are painted with the earth; over any other land it hangs as other
// planets do.

import type { PromptReading } from '../reading/prompt-reading.ts';
import { isOutside, type Stage } from './stage.ts';

const PAINTED_WITH_IT: ReadonlySet<Stage['scene']> = new Set(['moon', 'space', 'poster', 'emblem']);

/** Changes the kind of the subject. */
export function hangEarth(stage: Pick<Stage, 'scene'> & { reading: PromptReading }): void {
  if (PAINTED_WITH_IT.has(stage.scene) || !isOutside(stage)) return;
  for (const subject of stage.reading.subjects) if (subject.key === 'earth') subject.kind = 'air';
}
