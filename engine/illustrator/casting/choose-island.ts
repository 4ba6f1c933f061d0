// A kitchen island has stools of its own, unless some are named.

import type { PromptReading } from '../reading/prompt-reading.ts';

/** Changes the drawing of an island beside stools. */
export function chooseIsland({ subjects }: PromptReading): void {
  if (!subjects.some(({ key }) => key === 'stool' || key === 'chair')) return;
  for (const subject of subjects)
    if (subject.drawing === 'own/kitchen-island') subject.drawing = 'own/bare-kitchen-island';
}
