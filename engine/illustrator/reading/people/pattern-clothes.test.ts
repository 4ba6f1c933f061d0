// What is printed on clothes is told of them, and is no thing of its own.

import { describe, expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { parsePrompt } from '../parse-prompt.ts';

needDrawings();

function wornIn(prompt: string) {
  return parsePrompt(prompt).subjects.flatMap(({ person }) => person?.wears ?? []);
}

const [WHITE, BLACK, BLUE] = ['a white cat', 'a black hat', 'a blue cat'].map(
  (prompt) => parsePrompt(prompt).subjects[0]?.colour,
);

describe('the pattern of clothes', () => {
  it.each([
    ['a man wearing a striped shirt', 'shirt', { name: 'stripes' }],
    ['a banker in a pinstripe suit', 'suit', { name: 'pinstripes' }],
    ['a girl in a floral dress', 'dress', { name: 'flowers' }],
    ['a lumberjack in a plaid flannel shirt', 'shirt', { name: 'checks' }],
    ['a woman in a polka dot dress', 'dress', { name: 'dots' }],
    ['a woman in a leopard print coat', 'coat', { name: 'leopard' }],
    ['a soldier in a camouflage jacket', 'jacket', { name: 'camouflage' }],
    ['a boy in a rainbow sweater', 'sweater', { name: 'colours' }],
    ['a cat wearing a striped sweater', 'sweater', { name: 'stripes' }],
    ['a white dress with black polka dots on a little girl', 'dress', { name: 'dots', ink: BLACK }],
    ['a sailor in a blue and white striped shirt', 'shirt', { name: 'stripes', ink: WHITE }],
    ['a man in a black and white checkered coat', 'coat', { name: 'checks', ink: '#f2f0ec' }],
    ['穿碎花裙的女孩', 'dress', { name: 'flowers' }],
    ['穿花裙子的女孩', 'dress', { name: 'flowers' }],
    ['穿格子衬衫的男人', 'shirt', { name: 'checks' }],
    ['穿着条纹T恤的小男孩', 't-shirt', { name: 'stripes' }],
    ['穿豹纹大衣的女人', 'coat', { name: 'leopard' }],
    ['穿彩色毛衣的男孩', 'sweater', { name: 'colours' }],
  ])('is on them: %s', async (prompt, garment, pattern) => {
    expect(wornIn(prompt)).toContainEqual(expect.objectContaining({ garment, pattern }));
    expect((await planScene(prompt)).told.ignored).toEqual([]);
  });

  it('has the first of two colours for its ground', () => {
    expect(wornIn('a sailor in a blue and white striped shirt')[0]?.colour).toBe(BLUE);
  });

  it.each([
    ['a woman with a colorful headwrap', 'colorful'],
    ['a striped shirt on a hanger', 'striped'],
    ['a floral scarf on the table', 'floral'],
  ])('is told as left out where it is not drawn: %s', async (prompt, word) => {
    expect((await planScene(prompt)).told.ignored).toContain(word);
  });

  it('leaves flowers in the hand of who wears them, too', () => {
    expect(
      parsePrompt('a man in a floral shirt holding flowers').subjects.map(({ key }) => key),
    ).toHaveLength(2);
  });
});
