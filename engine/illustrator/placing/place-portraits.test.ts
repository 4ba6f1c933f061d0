// Portraits of people who have something behind them, or a pet beside them.

import { describe, expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';

needDrawings();

describe('whoever sits for a portrait fills the frame before what is behind', () => {
  it.each([
    ['Close-up portrait of a bearded sailor, a lighthouse in the background', 'lighthouse'],
    ['Portrait of a bearded sailor, lighthouse blurred in the background', 'lighthouse'],
    ['portrait of an old man with a castle behind him', 'castle'],
    ['close-up of a girl with a dog in the background', 'dog'],
    ['一位女士的特写肖像，背景是埃菲尔铁塔', 'eiffel-tower'],
    ['portrait of a woman with a horse behind her', 'horse'],
    ['海边男子肖像，背景里有一艘帆船', 'sailboat'],
    ['portrait of a firefighter in front of a fire truck', 'fire-engine'],
  ])('%s', async (prompt, behind) => {
    const { of, spots, told } = await planScene(prompt, 7);
    const near = spots.find(({ subject }) => subject.kind === 'figure');
    const [far] = of(behind);
    expect(near?.isPortrait).toBe(true);
    expect(far?.depth).toBeLessThan(near?.depth ?? 0);
    // Beside the head, and within the frame.
    expect(far?.x).toBeGreaterThan((near?.x ?? 512) + 60);
    expect(far?.x).toBeLessThan(512);
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['a portrait of a girl with her cat', 'cat'],
  ['close-up portrait of an old man with his golden retriever', 'dog'],
  ['一个小男孩和一只小狗的肖像', 'dog'],
])('a pet sits at the shoulder: %s', async (prompt, pet) => {
  const { of, spots, told } = await planScene(prompt, 7);
  expect(spots.find(({ subject }) => subject.kind === 'figure')?.isPortrait).toBe(true);
  expect(of(pet)[0]?.tall).toBeGreaterThan(512 * 0.35);
  expect(of(pet)[0]?.subject.rests?.how).toBe('sit');
  expect(told.ignored).toEqual([]);
});

it('a pet before a castle is as near as who sits', async () => {
  const { of } = await planScene('一个女孩和她的猫的肖像，背景是城堡', 7);
  expect(of('cat')[0]?.tall).toBeGreaterThan(512 * 0.35);
  expect(of('castle')[0]?.x).toBeGreaterThan(300);
});

it('two pets do not sit in one place', async () => {
  const { of } = await planScene('portrait of a girl with her cat and her dog', 7);
  const [cat, dog] = [of('cat')[0], of('dog')[0]];
  expect(Math.abs((cat?.x ?? 0) - (dog?.x ?? 0))).toBeGreaterThan(60);
});

describe('who does nothing in a place is seen from near, before it', () => {
  it.each([
    'a girl in a cyberpunk city',
    'an astronaut on the moon',
    '旗袍女子在上海街头',
    'a couple in the park',
  ])('%s', async (prompt) => {
    const { spots, told } = await planScene(prompt, 7);
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    expect(people.every(({ isPortrait, tall }) => isPortrait && tall > 512 * 0.7)).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a girl in boots in a meadow',
    'a woman in red boots on the street',
    'a lonely man on the beach',
    'a wide shot of a girl in a city',
    'mother and daughter in a garden',
    'a man walking in the snow',
    'a tiny girl in a forest',
    'a forest with a girl',
  ])('but whole where more is said: %s', async (prompt) => {
    const { spots } = await planScene(prompt, 7);
    expect(spots.find(({ subject }) => subject.kind === 'figure')?.isPortrait).toBe(false);
  });
});

it('a bedroom for somebody is what the image is of', async () => {
  expect((await planScene('a bedroom for a little girl', 7)).reading.isPortrait).toBe(false);
});

it('who sits for a portrait holds up what is held', async () => {
  const { spots } = await planScene('portrait of a woman sitting by a window, holding a cup of coffee', 7);
  expect(spots.map(({ pose }) => pose)).toEqual(['hold']);
});
