// 门前 with no house named is before a house; in rooms it is their door.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each(['老奶奶坐在门前', '老奶奶坐在家门口', '老奶奶坐在房子门前'])('is before a house: %s', (prompt) => {
  const { subjects, links, scenes, ignored } = parsePrompt(prompt);
  expect(subjects.map(({ key }) => key).toSorted()).toEqual(['house', 'woman']);
  expect(links).toMatchObject([{ relation: 'in_front', from: subjects.findIndex(({ person }) => person) }]);
  expect([scenes, ignored]).toEqual([[], []]);
});

it.each(['女孩站在门口,妈妈在厨房里做饭', '爷爷坐在门口,院子里的石榴树结满了果子'])(
  'is that of the place: %s',
  (prompt) => {
    const { subjects } = parsePrompt(prompt);
    expect(subjects.map(({ key }) => key)).not.toContain('house');
  },
);
