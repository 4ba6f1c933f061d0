// Who sits on a seesaw.

import type { PromptReading } from '../reading/prompt-reading.ts';

export function isOnSeesaw({ links, subjects }: PromptReading, key: string): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'on' && subjects[from]?.key === key && subjects[to ?? -1]?.key === 'seesaw',
  );
}
