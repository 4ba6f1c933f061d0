// What has landed on a nose is there: of an animal as its glasses are, of somebody seen from near.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const linksOf = (prompt: string): string[] => {
  const { links, subjects } = parsePrompt(prompt);
  return links.map(
    ({ relation, from, to }) => `${subjects[from]?.key} ${relation} ${subjects[to ?? -1]?.key}`,
  );
};

it.each([
  ["a butterfly on a dog's nose", 'dog wearing butterfly'],
  ['a puppy with a ladybug on its nose, close up', 'dog wearing ladybug'],
  ['蝴蝶停在小猫的鼻子上', 'cat wearing butterfly'],
])('is on the face of an animal that looks at us: %s', (prompt, link) => {
  expect(linksOf(prompt)).toEqual([link]);
  const animal = parsePrompt(prompt).subjects.find(({ key }) => link.startsWith(key));
  expect(animal?.kind === 'face' || animal?.rests?.how === 'sit').toBe(true);
});

it.each([
  ['a girl with a butterfly on her nose', 'butterfly on girl'],
  ["a butterfly on a child's nose, close up", 'butterfly on child'],
  ['小女孩鼻子上停着一只蝴蝶', 'butterfly on girl'],
])('is seen on somebody from near: %s', (prompt, link) => {
  expect(linksOf(prompt)).toContain(link);
  expect(parsePrompt(prompt).isPortrait).toBe(true);
});

it.each(['a seal balancing a ball on its nose', 'a clown with a red nose', 'a butterfly on a flower'])(
  'is nothing else: %s',
  (prompt) => {
    expect(parsePrompt(prompt).isPortrait).toBe(false);
    expect(linksOf(prompt).some((link) => link.includes('wearing'))).toBe(false);
  },
);
