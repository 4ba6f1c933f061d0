// What is said to be in a bowl or a basket is drawn in it, not beside it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { contentOf, heapOf } from './containers.ts';
import { planReading, reportScene } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

function contentsOf(prompt: string): Record<string, string> {
  const reading = parsePrompt(prompt);
  return Object.fromEntries(
    reading.subjects.flatMap((subject) => {
      const content = contentOf(reading, subject);
      return content ? [[subject.key, content.key]] : [];
    }),
  );
}

async function see(prompt: string) {
  const wish = { prompt, style: 'auto' as const, width: 384, height: 384, seed: 1 };
  const { scene } = await planReading(parsePrompt(prompt), wish);
  const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
  return { alone: spots.map(({ subject }) => subject.key), place: scene.stage.scene, ...reportScene(scene) };
}

describe('an egg that breaks open', () => {
  it.each([
    ['a baby dragon hatching from an egg', 'baby-dragon'],
    ['a chick hatching out of a large egg', 'chick'],
    ['从蛋里孵出来的小龙', 'baby-dragon'],
    ['一只破壳而出的小恐龙', 'dinosaur'],
  ])('has in it who hatches: %s', async (prompt, key) => {
    const { eggshell } = contentsOf(prompt);
    expect(eggshell).toBe(key);
    expect((await see(prompt)).ignored).toEqual([]);
  });

  it('is whole where nobody hatches', () => {
    expect(parsePrompt('a chick and an egg').subjects.map(({ key }) => key)).not.toContain('eggshell');
  });
});

describe('bowls and baskets', () => {
  it.each([
    ['a bowl of oranges and a basket of apples on a wooden table', { bowl: 'orange', basket: 'apple' }],
    ['桌上有一个装满苹果的篮子和一碗草莓', { basket: 'apple', bowl: 'strawberry' }],
    ['strawberries in a blue bowl', { bowl: 'strawberry' }],
    ['a basket full of fresh fruit', { basket: 'fruit' }],
    ['篮子里的苹果', { basket: 'apple' }],
    ['a girl holding a basket of strawberries', { basket: 'strawberry' }],
    ['an apple and a basket', {}],
    ['a bowl of ramen with egg', {}],
    ['一碗热气腾腾的牛肉面', {}],
  ])('hold what is said: %s', (prompt, contents) => {
    expect(contentsOf(prompt)).toEqual(contents);
  });

  it('are drawn with it, and all is told as drawn', async () => {
    const { alone, ignored, place } = await see('a bowl of oranges and a basket of apples on a wooden table');
    expect(alone.toSorted()).toEqual(['basket', 'bowl']);
    expect(place).toBe('table');
    expect(ignored).toEqual([]);
  });

  it('are carried with it', async () => {
    const { alone, ignored, place } = await see('a girl holding a basket of strawberries in a garden');
    expect(alone).toEqual(['girl']);
    expect(place).toBe('meadow');
    expect(ignored).toEqual([]);
  });

  it('are no part of a dish that is drawn in its own', () => {
    expect(parsePrompt('a bowl of ramen').subjects.map(({ key }) => key)).toEqual(['ramen']);
  });

  it('hold as many as were said, else a heap', () => {
    expect(heapOf({ count: 3, isCounted: true, words: 'lemons' })).toBe(3);
    expect(heapOf({ count: 3, words: 'lemons' })).toBeUndefined();
    expect(heapOf({ count: 1, words: 'apple' })).toBe(1);
    expect(heapOf({ count: 1, words: 'apples' })).toBeUndefined();
    expect(heapOf({ count: 1, words: '苹果' })).toBeUndefined();
  });
});

it.each([
  '一个玻璃杯里装着冰柠檬茶，杯子外面有水珠',
  'an iced tea, the glass is on a tray',
  '一杯果汁，玻璃杯是绿色的',
])('names the cup of a drink again: %s', (prompt) => {
  const drinks = parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'food');
  expect(drinks).toHaveLength(1);
});

it('counts what stands in jars of its own', () => {
  const [jam] = parsePrompt('three glass jars of jam on a wooden shelf').subjects;
  expect(jam?.count).toBe(3);
});

it.each(['a pair of black headphones', 'a pair of scissors on a desk'])('is one pair: %s', (prompt) => {
  expect(parsePrompt(prompt).subjects[0]?.count).toBe(1);
});

it('does not tell how many swim in a tank, nor colours the room as they are', async () => {
  const told = await see('金鱼缸里有两条红色的金鱼');
  expect(told.ignored).toEqual(['两条', '红色的']);
  expect(parsePrompt('金鱼缸里有两条红色的金鱼').colours).toEqual([]);
});

it('has in the hat who looks out of it', () => {
  const { links } = parsePrompt('a rabbit peeking out of a top hat');
  expect(links.map(({ relation }) => relation)).toEqual(['in']);
});
