// Generals ride their war horses, and armies stand in rows behind them where there is land for it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a general', () => {
  it.each([
    'a general riding a war horse',
    '骑着战马的将军',
    '将军骑着战马',
    '一位将军骑在马上',
    'a general on horseback',
  ])('rides the horse: %s', async (prompt) => {
    const { reading, told, spots, of } = await plan(prompt);
    expect(reading.subjects.map(({ key }) => key).toSorted()).toEqual(['horse', 'samurai']);
    // The rider is drawn as one with the horse.
    expect([spots.length, of('horse').length]).toEqual([1, 1]);
    expect(told.ignored).toEqual([]);
  });

  it('is none in general', async () => {
    expect((await plan('a quiet forest in general')).reading.subjects).toEqual([]);
  });
});

describe('an army', () => {
  it.each([
    'a general riding a war horse, an army behind him',
    '将军骑着战马，身后是千军万马',
    '沙漠中的大军',
  ])('stands in rows: %s', async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('army');
    expect(told.ignored).toEqual([]);
  });

  it('is told as left out where it has no ground', async () => {
    const { scene, told } = await plan('an army in a living room');
    expect(scene.layers.map(({ name }) => name)).not.toContain('army');
    expect(told.ignored).toContain('army');
  });
});
