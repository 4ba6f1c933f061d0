// Herds and schools: how many of them a word is, and where they are.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { loweredTo, varyInHerd } from '../casting/vary-herd.ts';

beforeAll(needDrawings, 120_000);

describe('a herd', () => {
  it.each([
    ['草原上奔跑的骏马群', 'horse'],
    ['an elephant herd walking across the savanna', 'elephant'],
    ['a pride of lions on the savanna', 'lion'],
    ['鹿群在森林里', 'deer'],
    ['一群绵羊在山坡上', 'sheep'],
    ['a pack of wolves in a forest', 'wolf'],
  ])('goes from near to far: %s', async (prompt, key) => {
    const { of, scene, told } = await plan(prompt);
    const herd = of(key);
    expect(herd.length).toBeGreaterThan(4);
    const rows = herd.map(({ y }) => y);
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(scene.stage.height * 0.1);
    const near = herd.toSorted((a, b) => b.y - a.y);
    expect(near[0]?.tall ?? 0).toBeGreaterThan((near.at(-1)?.tall ?? 0) * 1.4);
    expect(told.ignored.filter((words) => /群|herd|pride|pack/.test(words))).toEqual([]);
  });

  it.each([
    ['草原上的蒙古包和羊群', 'sheep'],
    ['a yurt on the grassland with a herd of horses behind it', 'horse'],
    ['a barn and a herd of cows', 'cow'],
  ])('is seen beside a house, and not hidden by it: %s', async (prompt, key) => {
    const { scene, of } = await plan(prompt);
    const house = scene.layers
      .flatMap(({ spot }) => spot ?? [])
      .find(({ subject }) => subject.kind === 'building');
    const hidden = of(key).filter(
      ({ x, depth }) =>
        depth < (house?.depth ?? 0) && Math.abs(x - (house?.x ?? 0)) < (house?.tall ?? 0) * 0.5,
    );
    expect(house).toBeDefined();
    expect(of(key).length).toBeGreaterThan(4);
    expect(hidden).toEqual([]);
  });

  it.each([
    ['八匹奔跑的马', 'horse', 8],
    ['ten running horses', 'horse', 10],
    ['twelve cows on a meadow', 'cow', 12],
    ['five foxes in the snow', 'fox', 5],
  ])('is so placed that each can be counted: %s', async (prompt, key, count) => {
    const { of, told } = await plan(prompt);
    expect(of(key).length).toBe(count);
    expect(told.ignored).toEqual([]);
  });

  it('is a row where the words say so, from near to far', async () => {
    const { of, told } = await plan('ten penguins standing in a row');
    const row = of('penguin').toSorted((a, b) => a.x - b.x);
    expect(row.map(({ y }) => y)).toEqual(row.map(({ y }) => y).toSorted((a, b) => b - a));
    expect(told.ignored).toEqual([]);
  });

  it('of children that stand in a row is no deeper than one', async () => {
    const { of, told, scene } = await plan('nine children in a row');
    const rows = of('child').map(({ y }) => y);
    expect(rows.length).toBe(9);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(scene.stage.height * 0.03);
    expect(told.understood).toContain('row');
  });

  it('of ducklings swims behind their mother, who is larger', async () => {
    const { spots } = await plan('seven yellow ducklings following their mother');
    const mother = spots.find(({ subject }) => subject.key === 'duck' && subject.isYoung !== true);
    const young = spots.filter(({ subject }) => subject.key === 'duck' && subject.isYoung === true);
    expect(young.length).toBe(7);
    expect(Math.max(...young.map(({ tall }) => tall))).toBeLessThan(mother?.tall ?? 0);
  });

  it('of chicks is around the hen, not in a row with her', async () => {
    const { of } = await plan('一群小鸡跟着母鸡');
    const [hen] = of('rooster');
    const chicks = of('chick');
    expect(chicks.length).toBeGreaterThan(4);
    expect(hen?.tall ?? 0).toBeGreaterThan((chicks[0]?.tall ?? 0) * 1.5);
    expect(new Set(chicks.map(({ y }) => Math.round(y / 8))).size).toBeGreaterThan(2);
  });

  it('is of different ones', () => {
    const horse = { drawing: 'own/horse', count: 13 };
    const drawn = [0, 1, 2, 3].map((variant) =>
      varyInHerd({ ...horse, colour: undefined as never, rests: undefined as never }, variant),
    );
    expect(new Set(drawn.map(({ drawing, colour }) => `${drawing} ${colour}`)).size).toBe(4);
    expect(drawn[2]?.drawing).toBe('own/horse-grazing');
  });

  it('is lower where its head is in the grass', () => {
    expect(loweredTo({ drawing: 'own/cow', rests: { how: 'graze', words: '' } })).toBeLessThan(1);
    expect(loweredTo({ drawing: 'own/cow-grazing' })).toBeLessThan(1);
    expect(loweredTo({ drawing: 'own/cow' })).toBe(1);
  });
});

it('a school beside a turtle is as large as by itself', async () => {
  const { of, scene } = await plan('a school of fish with a sea turtle');
  expect(Math.max(...of('fish').map(({ tall }) => tall))).toBeGreaterThan(scene.stage.short * 0.1);
});

it('small fish of the ocean are seen in it', async () => {
  expect((await plan('a school of fish in the ocean')).scene.stage.scene).toBe('underwater');
});
