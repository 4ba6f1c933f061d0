// What is said of a part of a thing, or is one, is read with the thing.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

function keysOf(prompt: string): string[] {
  return parsePrompt(prompt).subjects.map(({ key }) => key);
}

describe('a thing that is said of another', () => {
  it.each([
    ['cozy cabin, snow on the roof', ['cabin']],
    ['dinosaur skeleton in a museum', []],
    ['a pirate skeleton', ['skeleton']],
    ['手机壳图案，小兔子', ['rabbit']],
    ['a crystal swan on a mirror table', ['toy-swan']],
    ['巧克力蛋糕上插着三根蜡烛', ['chocolate-cake']],
  ])('is none by itself: %s', (prompt, keys) => {
    expect(keysOf(prompt)).toEqual(keys);
  });

  it.each(['a cup of black coffee', 'black coffee in the morning', '一杯黑咖啡'])(
    'leaves the cup its own colour: %s',
    (prompt) => {
      expect(parsePrompt(prompt).subjects.map(({ key, colour }) => [key, colour])).toEqual([
        ['coffee', undefined],
      ]);
    },
  );

  it('counts candles on a cake of chocolate', () => {
    expect(parsePrompt('a chocolate cake with three candles').subjects[0]?.candles).toBe(3);
  });

  it.each(['slice of lemon', 'lemon slices on a plate', '一片柠檬'])('cuts a fruit: %s', (prompt) => {
    expect(parsePrompt(prompt).subjects[0]?.isHalved).toBe(true);
  });
});

describe('how many there are', () => {
  it.each([
    ['tiny hot air balloon next to a whale', 'hot-air-balloon', 1],
    ['red bird on a branch', 'bird', 1],
    ['hot air balloons over a lake', 'hot-air-balloon', 3],
    ['一群鸟飞过湖面', 'bird', 13],
  ])('is one where the article is left out: %s', (prompt, key, count) => {
    expect(parsePrompt(prompt).subjects.find((one) => one.key === key)?.count).toBe(count);
  });
});

describe('a thing by its own drawing', () => {
  it.each([
    ['smartwatch on a table', 'own/smartwatch'],
    ['黑胶唱片', 'own/vinyl-record'],
    ['光盘', 'optical-disk'],
    ['智能音箱', 'own/smart-speaker'],
    ['a cactus in a yellow pot', 'own/potted-cactus'],
    ['a potted plant in a blue pot on a desk', 'own/potted-rubber-plant'],
  ])('is no other of its kind: %s', (prompt, drawing) => {
    expect(parsePrompt(prompt).subjects.map((one) => one.drawing)).toEqual([drawing]);
  });

  it('has the colour that stands by itself after it', () => {
    expect(parsePrompt('tram in a street, yellow').subjects[0]?.colour).toBeDefined();
  });
});

it('is on a sill no larger than somebody who sits there', async () => {
  const [cup] = (await planScene('a cup of coffee on a windowsill')).spots;
  const [cat] = (await planScene('a cat sitting on a windowsill')).spots;
  expect(cup?.tall).toBeLessThan((cat?.tall ?? 0) * 0.8);
  const { of } = await planScene('a tray of cookies and a glass of milk on a windowsill, a cat beside them');
  expect(of('cat')[0]?.tall).toBeGreaterThan(of('cookie')[0]?.tall ?? Infinity);
});

it('stands on the sill, however small', async () => {
  const [tiny] = (await planScene('a tiny cactus in a yellow pot on a windowsill')).spots;
  const [usual] = (await planScene('a cactus in a yellow pot on a windowsill')).spots;
  expect(tiny?.tall).toBeLessThan((usual?.tall ?? 0) * 0.7);
  expect(Math.abs((tiny?.y ?? 0) - (usual?.y ?? 0))).toBeLessThan(4);
});

describe('where it is', () => {
  it('is over no clouds where it stands by the sea', async () => {
    const { told } = await planScene('a castle by the sea above the clouds');
    expect(told.ignored).toContain('above the clouds');
  });

  it.each([
    ['粉色天空下的摩天轮', 'meadow'],
    ['木雕的大象摆在书架上', 'room'],
  ])('stands on the ground under a sky: %s', async (prompt, scene) => {
    expect((await planScene(prompt)).scene.stage.scene).toBe(scene);
  });

  it.each(['noodles in a blue bowl', '一碗馄饨,蓝色瓷碗'])(
    'is no bowl that paints the wall: %s',
    (prompt) => {
      const { colours, ignored } = parsePrompt(prompt);
      expect(colours).toEqual([]);
      expect(ignored.join()).toMatch(/blue|蓝色/);
    },
  );

  it('is no light that tints the ground', () => {
    const { colours, cast } = parsePrompt('汽车，蓝色光线');
    expect(colours).toEqual([]);
    expect(cast?.isLight).toBe(true);
  });
});

it('has flowers in the bottle that they are put in', () => {
  const { subjects, links } = parsePrompt('桌上有一个插着向日葵的玻璃瓶');
  const [flower, vase] = ['sunflower', 'vase'].map((key) => subjects.findIndex((one) => one.key === key));
  expect(links).toContainEqual(expect.objectContaining({ relation: 'in', from: flower, to: vase }));
});

it('tells a bridge that no room has, and no hotpot where a pot of soup is hot', async () => {
  expect((await planScene('a bedroom with a bridge')).told.ignored).toContain('bridge');
  expect(keysOf('a hot pot of soup on a stove')).not.toContain('hotpot');
});
