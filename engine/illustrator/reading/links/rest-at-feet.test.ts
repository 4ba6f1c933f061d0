import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a grandmother knitting by the window with a cat at her feet', 'woman', 'cat'],
  ['老人脚边趴着一只狗', 'elder', 'dog'],
  ['a man reading in an armchair, a dog at his feet', 'man', 'dog'],
  ['女孩坐在沙发上，脚边有一只猫', 'girl', 'cat'],
])('who is at the feet lies beside them, on the same ground: %s', async (prompt, owner, animal) => {
  const { of, reading } = await planScene(prompt);
  const { subjects, links } = reading;
  expect(
    links.some(
      ({ relation, from, to }) =>
        relation === 'beside' && subjects[from]?.key === animal && subjects[to ?? -1]?.key === owner,
    ),
  ).toBe(true);
  expect(Math.abs((of(animal)[0]?.y ?? 0) - (of(owner)[0]?.y ?? 0))).toBeLessThan(512 * 0.05);
});
