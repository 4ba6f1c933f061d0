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
  ['a boy and a girl kneel on a rug', [['kneel'], ['kneel']]],
  ['a grandmother teaches her granddaughter to roll dumplings', [['wrap'], ['wrap']]],
])('is done: %s', (prompt, deeds) => expect(deedsOf(prompt)).toEqual(deeds));

it.each([
  ['cut paper illustration of a girl', 'cut-paper'],
  ["a girl in a wizard's study", 'study'],
])('is not done: %s', (prompt, deed) => expect(deedsOf(prompt).flat()).not.toContain(deed));

it('is said of animals as well', () => {
  expect(parsePrompt('two cats nap on a chair').subjects[0]?.rests?.how).toBe('sleep');
});
