// Who slides on a sled, and who is drawn on one.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['two children on a wooden sled in the snow', 'sled'],
  ['两个孩子坐在木雪橇上', 'sled'],
  ['a man on a wooden sled that three dogs pull', undefined],
])('%s', (prompt, hands) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.find(({ person }) => person)?.person?.hands).toBe(hands);
  expect(ignored).toEqual([]);
});
