// What is said to take off comes from the ground and rises; what is said to eat stays there.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { planMove } from './subject-moves.ts';

beforeAll(needDrawings, 120_000);

const LENGTH = 4;

/** Where its lower edge is at both ends of the video, of the height of the image. */
async function rowsOf(prompt: string, key: string): Promise<number[]> {
  const { scene, of } = await planScene(prompt);
  const [spot] = of(key);
  if (!spot) throw new Error(`there is no ${key}`);
  const move = planMove(scene.stage, spot, LENGTH);
  return [0, LENGTH].map((seconds) => (spot.y + (move(seconds).y ?? 0)) / scene.stage.height);
}

it.each([
  ['一群白鸽从广场上飞起', 'dove'],
  ['pigeons taking off from a city square', 'dove'],
  ['a butterfly takes off into the sky over a meadow', 'butterfly'],
  ['seagulls flying up from the beach', 'gull'],
])('[product 2.3] %s', async (prompt, key) => {
  const [from = 0, to = 1] = await rowsOf(prompt, key);
  expect(from).toBeGreaterThan(0.45);
  expect(from - to).toBeGreaterThan(0.2);
});

it('does not rise where it only flies', async () => {
  const [from = 0, to = 1] = await rowsOf('pigeons flying over a city square', 'dove');
  expect(Math.abs(from - to)).toBeLessThan(0.05);
});

it('tells no flight of birds that somebody feeds', async () => {
  const { told, of } = await planScene('An old man feeds pigeons in the park, the pigeons fly up');
  expect(of('pigeon').every(({ isFloating }) => !isFloating)).toBe(true);
  expect(told.ignored.join(' ')).toContain('fly');
});
