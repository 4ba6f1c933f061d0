// "A lantern hanging from a branch", 树上挂着灯笼: it hangs there, and not over a street.

import type { PromptReading, Subject } from '../prompt-reading.ts';

/** More hang all over a tree, and are told apart no more. */
const MOST = 3;

/** Changes the reading: what an animal holds hangs nowhere else, and what hangs elsewhere by itself hangs from a branch that is named with it. */
export function hangOnBranch(reading: PromptReading): void {
  const { subjects, links } = reading;
  for (const { relation, from, to } of links) {
    const held = to === null || relation !== 'holding' ? undefined : subjects[to];
    if (held?.kind === 'hang' && subjects[from]?.kind !== 'figure') held.kind = 'item';
  }
  const branch = subjects.findIndex(isBough);
  if (branch < 0) return;
  for (const [at, subject] of subjects.entries()) {
    if (subject.kind !== 'hang') continue;
    const link = links.find(({ from, to }) => from === at && to !== null && isBough(subjects[to]));
    const isThere = link?.relation === 'on' || (!link && isPlace(subjects[branch]));
    if (!isThere) continue;
    Object.assign(subject, { kind: 'item', count: Math.min(MOST, subject.count) });
    if (!link) links.push({ relation: 'on', from: at, to: branch, words: '' });
  }
}

export function isBough(subject: Subject | undefined): boolean {
  return subject?.kind === 'tree' || subject?.key === 'branch';
}

/** 树枝上: what is named after it is on it. */
function isPlace(subject: Subject | undefined): boolean {
  return subject?.key === 'branch' && subject.words?.endsWith('上') === true;
}
