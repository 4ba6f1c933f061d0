// Who is carried on the shoulders, however much is said of who carries.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  'A father in a checked shirt carries his sleeping daughter on his shoulders',
  'A father carries his daughter on his shoulders through a park',
])('is on the shoulders: %s', (prompt) => {
  const { subjects, links, ignored } = parsePrompt(prompt);
  expect(links).toMatchObject([{ relation: 'riding', from: 1, to: 0 }]);
  expect(subjects.map(({ person }) => [person?.carried, person?.hands])).toEqual([
    [undefined, 'bear'],
    ['shoulders', undefined],
  ]);
  expect(ignored).toEqual([]);
});
