// Gods and beings of old tales: each is one person with what everybody knows of them, and nothing else is drawn for their names.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a being of old tales', () => {
  it.each([
    ['Zeus throwing lightning from the clouds', 'sky-god', 'own/thunderbolt'],
    ['宙斯站在云端', 'sky-god', 'own/thunderbolt'],
    ['Poseidon king of the sea underwater', 'sea-god', 'own/trident'],
    ['海神波塞冬手持三叉戟站在海边', 'sea-god', 'own/trident'],
    ['Neptune with his trident rising from the sea', 'sea-god', 'own/trident'],
    ['Athena goddess of wisdom', 'war-goddess', 'own/spear'],
    ['雅典娜女神', 'war-goddess', 'own/spear'],
  ])('is one person with its own arm: %s', async (prompt, role, arm) => {
    const { reading, spots } = await plan(prompt);
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    expect(people.map(({ subject }) => subject.person?.role)).toEqual([role]);
    expect(reading.subjects.map(({ drawing }) => drawing)).toContain(arm);
  });

  it.each(['Medusa with snakes for hair', '蛇发女妖美杜莎'])(
    'has snakes for hair, and none beside: %s',
    async (prompt) => {
      const { reading, told } = await plan(prompt);
      expect(reading.subjects.map(({ person, key }) => person?.role ?? key)).toEqual(['gorgon']);
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['Anubis, dark fantasy', '阿努比斯'])('has the head of a jackal: %s', async (prompt) => {
    expect((await plan(prompt)).spots[0]?.subject.person?.animal?.face).toBe('own/jackal-head');
  });

  it('leaves the planet that has his name', async () => {
    expect((await plan('the planet Neptune in space')).reading.subjects[0]?.key).toBe('neptune');
  });
});
