// Young animals and whole families of them, by what is said of the animal.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const read = (prompt: string): string[] =>
  parsePrompt(prompt).subjects.map(
    ({ key, count, isYoung }) => `${count} ${key}${isYoung === true ? ' young' : ''}`,
  );

describe('a young animal', () => {
  it.each([
    ['a baby otter', '1 otter young'],
    ['a cute baby hippo', '1 hippopotamus young'],
    ['a baby arctic fox', '1 fox young'],
    ['a tiger cub', '1 tiger young'],
    ['two seal pups on the beach', '2 seal young'],
    ['水豚宝宝', '1 capybara young'],
  ])('is one, and no child: %s', (prompt, told) => {
    expect(read(prompt)).toEqual([told]);
    expect(parsePrompt(prompt).ignored).toEqual([]);
  });

  it('is no baby that is beside it', () => {
    expect(read('a baby and a dog')).toEqual(['1 person', '1 dog']);
  });
});

describe('a family of animals', () => {
  it.each([
    ['a penguin family', '2 penguin', '3 penguin young'],
    ['a family of ducks', '2 duck', '3 duck young'],
    ['a family of four elephants', '2 elephant', '2 elephant young'],
    ['企鹅一家', '2 penguin', '3 penguin young'],
    ['熊猫一家三口', '2 panda', '1 panda young'],
  ])('is two with their young: %s', (prompt, grown, young) => {
    expect(read(prompt)).toEqual([grown, young]);
    expect(parsePrompt(prompt).ignored).toEqual([]);
  });

  it('is one of people where no animal is named', () => {
    expect(read('a family of four in the park')).toContain('1 woman');
  });
});

describe('a parent', () => {
  it.each([
    ['a polar bear mother with her cub', ['1 polar-bear', '1 polar-bear young']],
    ['a penguin dad', ['1 penguin']],
    ['a lion father and son', ['1 lion', '1 lion young']],
    ['a kangaroo with a baby in its pouch', ['1 kangaroo', '1 kangaroo young']],
    ['an elephant and its baby', ['1 elephant', '1 elephant young']],
  ])('is an animal, and so is its young: %s', (prompt, told) => {
    expect(read(prompt)).toEqual(told);
  });

  it.each(['a dog and a baby', 'a cat with a child', 'a girl with a dog and a baby'])(
    'children of people stay so: %s',
    (prompt) => {
      expect(parsePrompt(prompt).subjects.some(({ kind }) => kind === 'figure')).toBe(true);
    },
  );
});
