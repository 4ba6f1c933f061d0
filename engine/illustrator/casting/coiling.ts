// Who winds around what: a dragon around a tower, a snake around a column or a branch, ivy around a post.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Coiler } from '../things/coils.ts';

const COILERS: Readonly<Record<string, Coiler>> = { dragon: 'dragon', snake: 'snake', ivy: 'ivy' };
const UPRIGHT =
  /tower|castle|column|lighthouse|pagoda|sword|staff|windmill|church|minaret|temple|skyscraper|street-lamp/;

/** Of one that is said to be around another; undefined where it is not drawn so. */
export function coilerOf(one: Subject, other: Subject): Coiler | undefined {
  return one.count === 1 && UPRIGHT.test(other.key) ? COILERS[one.key] : undefined;
}

/** Changes the drawing of a snake that winds around a branch: the branch is the scene's. */
export function coilOnBranch({ links, subjects }: PromptReading): void {
  for (const { relation, from, to } of links) {
    const [one, other] = [subjects[from], to === null ? undefined : subjects[to]];
    if (relation === 'around' && one?.key === 'snake' && other?.key === 'branch')
      one.drawing = 'own/coiled-snake';
  }
}
