// Who is in a boat, and needs no land.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

export function isAboard({ links, subjects }: PromptReading, subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return links.some(
    ({ relation, from, to }) =>
      relation === 'in' && from === own && to !== null && subjects[to]?.kind === 'boat',
  );
}
