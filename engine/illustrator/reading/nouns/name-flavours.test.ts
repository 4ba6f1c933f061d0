// What ice tastes of is its colour; what is eaten is a dish.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each(['抹茶冰淇淋', 'matcha ice cream', '草莓味的冰淇淋', 'blueberry ice cream'])(
  'colours the ice, and stands nothing beside it: %s',
  (prompt) => {
    const { subjects, ignored } = parsePrompt(prompt);
    expect(subjects.map(({ key }) => key)).toEqual([expect.stringMatching(/^ice-cream/)]);
    // Of a colour, or of words that its drawing knows by their flavour.
    const [{ colour, words = '' } = { colour: undefined }] = subjects;
    expect(colour !== undefined || /matcha|blueberry|抹茶/i.test(words)).toBe(true);
    expect(ignored).toEqual([]);
  },
);

it('leaves a drink a drink', () => {
  expect(parsePrompt('一杯抹茶').subjects[0]?.key).not.toBe('ice-cream');
});

it.each([
  ['一个男孩在吃面', 'ramen'],
  ['小女孩喝粥', 'bowl-with-spoon'],
])('%s', (prompt, dish) => {
  const { subjects, links } = parsePrompt(prompt);
  expect(subjects.map(({ key }) => key)).toContain(dish);
  expect(links.filter(({ relation }) => relation !== 'around')).toHaveLength(1);
});
