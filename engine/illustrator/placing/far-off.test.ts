// Whoever is far off is seen beyond all others, and told so only there.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a meadow with a red barn, grazing cows and a castle in the distance', 'castle', 'cow', 'distance'],
  ['远处有一间农舍,近处的荷塘边有一只青蛙', 'house', 'frog', '远处'],
  ['古代集市,街道上有一匹马,远处是高高的城楼', 'city-gate', 'horse', '远处'],
  ['美人鱼坐在礁石上看着远方的帆船', 'sailboat', 'mermaid', '远方'],
  ['a tractor in a wheat field, a distant windmill', 'windmill', 'tractor', 'distant'],
  ['a woman waits at a corner, taxis and tall buildings in the background', 'taxi', 'woman', 'background'],
  ['elephants in the savanna, zebras grazing in the background', 'zebra', 'elephant', 'background'],
])('is smaller, farther and higher up: %s', async (prompt, far, near, word) => {
  const { of, told } = await planScene(prompt);
  const [one, other] = [of(far)[0], of(near)[0]];
  expect(one?.y ?? 512).toBeLessThan(other?.y ?? 0);
  expect(one?.depth ?? 1).toBeLessThan(other?.depth ?? 0);
  expect(told.understood).toContain(word);
});

it('takes no room of those who are near', async () => {
  const { of } = await planScene('a woman waits on a street corner, two cars in the background');
  expect(of('woman')[0]?.tall).toBeGreaterThan(512 * 0.5);
});

it('has each of several in sight', async () => {
  const { of } = await planScene('草原上有一群白色的绵羊,远处是三座蒙古包');
  expect(new Set(of('yurt').map(({ x }) => Math.round(x))).size).toBe(3);
});

it('is told to be near where no land is out there', async () => {
  const { told } = await planScene('a castle on a cliff above the sea with a lighthouse in the distance');
  expect(told.ignored).toContain('distance');
});

it.each([
  ['a farmer in a field, hills in the distance', 'distance'],
  ['牧民骑着马,身后是连绵的雪山', '连绵的雪山'],
])('is seen where far land is all that is said to be there: %s', async (prompt, words) => {
  const { told } = await planScene(prompt);
  expect(told.understood).toContain(words);
  expect(told.ignored).toEqual([]);
});
