// "A kitten with a butterfly on its nose", 蝴蝶停在小狗的鼻子上: on the face, which looks at us.

import { canRest, isBeast } from '../../animals/heads.ts';
import { canSitOnBody, isInsect, NOSE } from '../../placing/sit-on-body.ts';
import type { PromptReading, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';

/** Changes who is landed on, and how many do: an animal has it on as it has glasses. */
export function landOnNoses(ties: readonly Tie[]): Tie[] {
  return ties.map((tie) => {
    const { relation, from, to, words } = tie;
    if (relation !== 'on' || !to || !NOSE.test(words) || !canSitOnBody(from, 'nose')) return tie;
    from.count = 1;
    if (!isBeast(to) || !(to.kind === 'face' || canRest(to, 'sit'))) return tie;
    if (to.kind !== 'face') to.rests ??= { how: 'sit', words: '' };
    return { ...tie, relation: 'wearing', from: to, to: from };
  });
}

/** Whether it has landed on somebody's nose. */
export function isOnNose(insect: Subject, ties: readonly Tie[]): boolean {
  return ties.some(
    ({ relation, from, to, words }) =>
      from === insect &&
      relation === 'on' &&
      to?.kind === 'figure' &&
      NOSE.test(words) &&
      canSitOnBody(from, 'nose'),
  );
}

/** Changes the frame: on a nose it is seen from near alone. */
export function comeNearToNose(reading: PromptReading, ties: readonly Tie[]): void {
  const isOfAnimal = ties.some(
    ({ relation, from, to }) => relation === 'wearing' && isBeast(from) && to && isInsect(to),
  );
  if (
    !reading.subjects.some((one) => isOnNose(one, ties)) &&
    !(isOfAnimal && reading.scenes.length === 0 && reading.subjects.length === 2)
  )
    return;
  reading.frame ??= 'portrait';
  reading.isPortrait = true;
}
