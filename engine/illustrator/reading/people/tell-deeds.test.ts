// What is said of somebody's feelings and ways is seen, or told as left out.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('is seen', () => {
  it.each([
    ['a boy crossing the street', 'crossing', 'walk'],
    ['小女孩过马路', '过', 'walk'],
    ['an old man waiting at the bus stop', 'waiting', 'stand'],
    ['孩子们在公园里玩耍', '玩耍', 'catch'],
  ])('of somebody: %s', async (prompt, word, pose) => {
    const { spots, told } = await planScene(prompt);
    expect(told.understood).toContain(word);
    expect(spots.find(({ subject }) => subject.person)?.pose).toBe(pose);
  });

  it.each(['a happy man', '开心的小女孩', 'joyful children', 'a man who looks happy'])(
    'on the face: %s',
    async (prompt) => {
      const { spots } = await planScene(prompt);
      expect(spots.every(({ subject }) => subject.person?.smile !== undefined)).toBe(true);
    },
  );
});

describe('is told as left out', () => {
  it.each([
    ['a happy dog', 'happy'],
    ['a sad cat', 'sad'],
    ['孤独的企鹅', '孤独的'],
    ['a dog waiting at the door', 'waiting'],
    ['a cat stretching on the sofa', 'stretching'],
    ['a cat drifting in space', 'drifting'],
    ['a man falling from the sky', 'falling'],
    ['a sleepy boy', 'sleepy'],
  ])('of whom nobody sees it: %s', async (prompt, word) => {
    expect((await planScene(prompt)).told.ignored).toContain(word);
  });

  it.each(['jellyfish drifting in the ocean', 'leaves falling on a girl'])(
    'but not of: %s',
    async (prompt) => {
      expect((await planScene(prompt)).told.ignored).toEqual([]);
    },
  );
});

it.each([
  'a portrait of a grandmother knitting by the window',
  '奶奶织毛衣的肖像',
  'portrait of a chef cooking',
  'portrait of a woman dancing',
  'portrait of a man playing the violin',
])('is seen in a portrait, by all of the body where it takes that: %s', async (prompt) => {
  const { told } = await planScene(prompt);
  expect(told.ignored).toEqual([]);
});

it.each(['修表匠在工作台前', 'a tailor at a workbench'])(
  'is at the table that belongs to the work: %s',
  async (prompt) => {
    const { told } = await planScene(prompt);
    expect(told.ignored).toEqual([]);
  },
);

it('sweeps snow where nothing else is swept', () => {
  const { subjects, ignored } = parsePrompt('小和尚在寺庙门口扫雪');
  expect(subjects.find(({ person }) => person)?.person?.workColour).toBeDefined();
  expect(ignored).toEqual([]);
});
