// What people do is read in any form of its verb.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function deedsOf(prompt: string): string[][] {
  return parsePrompt(prompt).subjects.flatMap(({ person }) =>
    person ? [(person.deeds ?? []).map(({ act }) => act)] : [],
  );
}

it.each([
  ['two girls sit on a sofa', [['sit']]],
  ['a knight in black armor kneels on a rug', [['kneel']]],
  ['two men play chess in a park', [['chess']]],
  ['three kids make dumplings', [['wrap']]],
  ['a woman makes dumplings, two boys read a book', [['wrap'], ['read']]],
  ['an old woman in a red dress knits', [['knit']]],
  ['a grandfather and grandson fish from a small boat', [['fish'], ['fish']]],
  ['two men fish from a pier', [['fish']]],
  ['a boy and a girl kneel on a rug', [['kneel'], ['kneel']]],
  ['a grandmother teaches her granddaughter to roll dumplings', [['wrap'], ['wrap']]],
])('is done: %s', (prompt, deeds) => expect(deedsOf(prompt)).toEqual(deeds));

it.each(['a fish in a bowl', 'two fish in a river', 'a man with a fish on a plate'])(
  'is the animal: %s',
  (prompt) => {
    const { subjects } = parsePrompt(prompt);
    expect(subjects.map(({ key }) => key)).toContain('fish');
    expect(deedsOf(prompt).flat()).not.toContain('fish');
  },
);

it.each([
  ['two swordsmen', 'swordsmen', 2],
  ['three snowmen', 'snowmen', 3],
  ['four firemen', 'firemen', 4],
])('names of men are read in their plural: %s', (prompt, words, count) => {
  const [one] = parsePrompt(prompt).subjects;
  expect(one).toMatchObject({ words, count });
  expect(one?.key).not.toBe('tradesperson');
});

it.each([
  ['cut paper illustration of a girl', 'cut-paper'],
  ["a girl in a wizard's study", 'study'],
])('is not done: %s', (prompt, deed) => expect(deedsOf(prompt).flat()).not.toContain(deed));

it('is said of animals as well', () => {
  expect(parsePrompt('two cats nap on a chair').subjects[0]?.rests?.how).toBe('sleep');
});
