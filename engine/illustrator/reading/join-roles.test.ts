// Two words that name one person: what that person wears.

import { expect, it } from 'vitest';
import { parsePrompt } from './parse-prompt.ts';

it.each([
  ['a pirate captain with a parrot', 'pirate', undefined],
  ['海盗船长', 'pirate', undefined],
  ['a pirate queen', 'pirate', 'crown'],
  ['海盗女王', 'pirate', 'crown'],
  ['a viking chief', 'viking', undefined],
  ['维京首领', 'viking', undefined],
  ['a ninja girl', 'ninja', undefined],
  ['the fairy queen in a forest', 'fairy', 'crown'],
  ['精灵女王', 'fairy', 'crown'],
  ['a cowboy astronaut', 'astronaut', 'hat'],
  ['太空船长', 'astronaut', undefined],
])('is one person, dressed by what says most: %s', (prompt, role, garment) => {
  const { subjects, ignored } = parsePrompt(prompt);
  const people = subjects.flatMap(({ person }) => person ?? []);
  expect(people).toHaveLength(1);
  expect(people[0]?.role).toBe(role);
  expect(people[0]?.wears[0]?.garment).toBe(garment);
  expect(ignored).toEqual([]);
});

it('leaves two people that are named side by side', () => {
  expect(parsePrompt('国王王后').subjects).toHaveLength(2);
  expect(parsePrompt('a pirate and a queen').subjects).toHaveLength(2);
});

it('says whether it is a woman by the second word', () => {
  expect(parsePrompt('a samurai woman').subjects[0]?.person).toMatchObject({ role: 'samurai', sex: 'woman' });
});

it('is a house still, where it is said to be overgrown', () => {
  expect(parsePrompt('a house overgrown with ivy').subjects.map(({ key }) => key)).toEqual(['house']);
});
