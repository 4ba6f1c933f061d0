// Where somebody is from, and titles without quotes: told as one, and seen or left out.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

describe('where somebody is from', () => {
  it.each([
    ['a Japanese woman in a garden', 'Japanese'],
    ['two Vietnamese girls drinking coffee', 'Vietnamese'],
    ['an African man smiling', 'African'],
    ['a black woman reading', 'black'],
    ['法国女孩在喝咖啡', '法国'],
    ['一个年轻的日本女人撑伞', '日本'],
  ])('is told as shown by skin and hair: %s', (prompt, nation) => {
    expect(parsePrompt(prompt).ignored).not.toContain(nation);
    expect(parsePrompt(prompt).understood).toContain(nation);
  });

  it.each([
    ['a Japanese woman in a kimono', 'Japanese'],
    ['a Scottish man in a kilt', 'Scottish'],
    ['印度女人穿着纱丽', '印度'],
  ])('is understood where the dress shows it: %s', (prompt, nation) => {
    const { understood, ignored } = parsePrompt(prompt);
    expect(understood).toContain(nation);
    expect(ignored).not.toContain(nation);
  });

  it('takes no number from whom it is said of', () => {
    expect(parsePrompt('two Vietnamese girls').subjects.map(({ count }) => count)).toEqual([2]);
    expect(parsePrompt('两个越南女孩').subjects.map(({ count }) => count)).toEqual([2]);
  });

  it('is of people: a French bulldog is a dog', () => {
    expect(parsePrompt('a French bulldog').ignored).toEqual([]);
  });
});

describe('a title without quotes', () => {
  it.each([
    ['poster titled summer jazz night', 'summer jazz night'],
    ['a movie poster titled the last dragon, a knight on a cliff', 'the last dragon'],
    ['a book cover titled Wolf Moon with a forest', 'Wolf Moon'],
    ['poster that says summer sale', 'summer sale'],
    ['海报标题为夏夜爵士', '夏夜爵士'],
    ['一张标题为海边的狗的海报', '海边的狗'],
  ])('is lettered whole, and nothing in it is drawn: %s', (prompt, title) => {
    const { writing, understood, subjects, time } = parsePrompt(prompt);
    expect(writing.map(({ text }) => text)).toEqual([title]);
    expect(understood).toContain(title);
    expect(time).toBeUndefined();
    expect(subjects.filter(({ key }) => /dragon|wolf|dog/.test(key))).toEqual([]);
  });
});

describe('what is planted or cut', () => {
  it('is no plant where it is a flag', () => {
    const { subjects, links } = parsePrompt('an astronaut planting a flag on Mars');
    expect(subjects[0]?.person?.does).toBeUndefined();
    expect(subjects.map(({ key }) => key)).toContain('plain-flag');
    expect(links.map(({ relation }) => relation)).toContain('holding');
  });

  it.each([['青花瓷瓶里插着一枝梅花'], ['三枝桃花插在花瓶里'], ['a sprig of cherry blossom in a vase']])(
    'is a branch, and no tree, where it is counted by branches: %s',
    (prompt) => {
      const keys = parsePrompt(prompt).subjects.map(({ key }) => key);
      expect(keys).toHaveLength(2);
      expect(keys).toEqual(
        expect.arrayContaining(['vase', expect.stringMatching(/^vase-(?:plum|peach|cherry)$/)]),
      );
    },
  );
});
