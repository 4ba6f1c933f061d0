// Babies lie in cradles, and nobody else; who holds hands in space is as near; ducks by a bench are ducks.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a cradle', () => {
  it.each([
    'a baby sleeping in a cradle',
    'a baby in a cradle',
    '新生儿在摇篮里睡觉',
    '婴儿床里躺着一个宝宝',
    'a baby in a crib',
    '婴儿床里的宝宝',
  ])('has the baby in it, and no bed is beside it: %s', async (prompt) => {
    const { reading, spots, told } = await planScene(prompt);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('bed');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['cradle']);
    expect(told.ignored).toEqual([]);
  });

  it('is no bed of grown people', async () => {
    const { spots } = await planScene('a mother sleeping beside a cradle');
    expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(['bed', 'cradle']);
  });
});

it('two who shake hands in space are of one size, beside each other', async () => {
  const { of } = await planScene('两个宇航员在太空握手');
  const [one, other] = of('astronaut');
  expect(Math.abs((one?.tall ?? 0) / (other?.tall ?? 1) - 1)).toBeLessThan(0.1);
  expect(one?.y).toBe(other?.y);
});

it('ducks that are fed are smaller than who feeds them', async () => {
  const { of } = await planScene('an old couple sitting on a bench feeding ducks');
  for (const duck of of('duck')) expect(duck.tall).toBeLessThan((of('woman')[0]?.tall ?? 0) * 0.4);
});

it.each([
  ['three elephants walking in a line at sunset', 3],
  ['ducks walking in a line', 4],
])('as many go in a row as were counted: %s', async (prompt, count) => {
  const { reading } = await planScene(prompt);
  expect(reading.subjects[0]?.count).toBe(Number(count));
});

it('no clownfish is as large as a diver', async () => {
  const { of } = await planScene('潜水员和海龟一起游泳,周围有小丑鱼');
  const [diver] = of('person');
  for (const { tall } of of('fish')) expect(tall).toBeLessThan((diver?.tall ?? 0) * 0.6);
});
