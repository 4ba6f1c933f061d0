// Who feeds has something in the hand, and what is fed is before it, on the ground.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['an old man feeding pigeons in the square', 'elder', 'pigeon'],
  ['一个男孩在喂鸽子', 'boy', 'pigeon'],
  ['a boy feeding chickens', 'boy', 'rooster'],
])('scatters grain before birds on the ground: %s', async (prompt, who, key) => {
  const { of, told } = await plan(prompt);
  const [feeder] = of(who);
  const flock = of(key);
  if (!feeder) throw new Error('There is nobody');
  expect(feeder.subject.person?.hands).toBe('scatter');
  expect(feeder.view).toBe('side');
  expect(flock.length).toBeGreaterThan(1);
  for (const { x, tall, isFloating } of flock) {
    expect(isFloating).toBe(false);
    // Drawings look to the left; the feeder is turned around.
    expect(x > feeder.x).toBe(feeder.isFlipped);
    expect(tall).toBeLessThan(feeder.tall * 0.5);
  }
  expect(told.ignored).toEqual([]);
});

it('offers leaves to a giraffe', async () => {
  const { of, told } = await plan('a zookeeper feeding a giraffe');
  expect(of('tradesperson')[0]?.subject.person?.hands).toBe('offer');
  expect(told.ignored).toEqual([]);
});

it.each(['an old man in a wheelchair feeding pigeons in the park', '老奶奶坐在长椅上喂鸽子'])(
  'has birds before a seat in sight, not down among the grass: %s',
  async (prompt) => {
    const { spots, of } = await plan(prompt);
    const feeder = spots.find(({ subject }) => subject.kind === 'figure');
    if (!feeder) throw new Error('There is nobody');
    const middle = of('pigeon').reduce((sum, { y }) => sum + y, 0) / of('pigeon').length;
    expect(middle).toBeLessThan(feeder.y);
  },
);

it.each(['a girl feeding a horse with an apple', 'a boy feeding a rabbit with a carrot'])(
  'has in the hand what it feeds with: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    const { links, subjects } = reading;
    const held = links.find(({ relation }) => relation === 'holding');
    expect([subjects[held?.from ?? -1]?.kind, subjects[held?.to ?? -1]?.kind]).toEqual(['figure', 'food']);
    expect(told.ignored).toEqual([]);
  },
);

it('chickens are smaller than the farmer, also before a barn', async () => {
  const { of } = await plan('a farmer feeding chickens in front of a red barn');
  const [farmer] = of('person');
  for (const hen of of('rooster')) expect(hen.tall).toBeLessThan((farmer?.tall ?? 0) * 0.5);
});
