// Two people who have one umbrella between them.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

/** Whether two people, and nobody else, have one: they are seen from the front, so that both are under it. */
export function haveOneUmbrella({ links, subjects }: PromptReading): boolean {
  const people = subjects.filter(({ kind }) => kind === 'figure').reduce((sum, { count }) => sum + count, 0);
  return (
    people === 2 &&
    links.some(({ relation, to }) => relation === 'holding' && to !== null && isOneUmbrella(subjects[to]))
  );
}

export function isOneUmbrella(subject: Subject | undefined): boolean {
  return subject?.key === 'umbrella' && subject.count === 1;
}
