// Animals are where they are said to be, and seen at what they do: in the water, dancing, over a castle, at a flower.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a duck standing on the grass', 'duck', 'own/duck-on-foot'],
  ['一只小鸭子在草地上走', 'duck', 'own/duckling-on-foot'],
  ['a swan on the lawn', 'swan', 'own/swan-on-foot'],
  ['a duck on a lake', 'duck', 'duck'],
  ['a duckling swimming in a pond', 'duck', 'own/duckling'],
])('has its legs on land, and swims without: %s', async (prompt, key, drawing) => {
  const { of } = await plan(prompt);
  expect(of(key).map(({ subject }) => subject.drawing)).toEqual([drawing]);
});

describe('an animal in the water', () => {
  it.each([
    ['丹顶鹤站在水里', 'crane'],
    ['a heron standing in shallow water', 'crane'],
    ['an elephant bathing in a river', 'elephant'],
    ['大象在河里洗澡', 'elephant'],
    ['a bear standing in a river', 'bear'],
    ['a moose standing in a misty lake', 'moose'],
  ])('stands in it, off the bank: %s', async (prompt, key) => {
    const { scene, of, told } = await plan(prompt);
    const [spot, other] = of(key);
    expect(told.ignored).toEqual([]);
    expect(other).toBeUndefined();
    expect(spot?.isOnWater).toBe(true);
    expect(spot?.isFloating).toBe(false);
    expect(spot?.y).toBeGreaterThan(scene.stage.horizon);
    expect(spot?.y).toBeLessThan(scene.stage.height * 0.95);
  });

  it.each([
    ['a capybara in a hot spring', 'capybara'],
    ['水豚泡温泉，写实摄影', 'capybara'],
    ['two snow monkeys soaking in an onsen, falling snow', 'monkey'],
    ['雪地里两只猴子泡在温泉里', 'monkey'],
  ])('is within the stones of a spring, up to its shoulders: %s', async (prompt, key) => {
    const { scene, of, told } = await plan(prompt);
    const [spot] = of(key);
    expect(told.ignored).toEqual([]);
    expect(spot?.isOnWater).toBe(true);
    expect(spot?.y).toBeLessThan(scene.stage.height * 0.9);
  });

  it('is none that stands beside it, or where there is no water', async () => {
    expect((await plan('an elephant by a river')).of('elephant')[0]?.isOnWater).toBe(false);
    expect((await plan('three cranes flying over a lake')).of('crane')[0]?.isOnWater).toBe(false);
    const { scene, told } = await plan('a cat bathing in the kitchen');
    expect(scene.stage.scene).toBe('room');
    expect(told.ignored).toContain('bathing');
  });
});

describe('an insect on flowers', () => {
  it.each(['一只蓝色蝴蝶停在紫色薰衣草上，微距', 'a bee on lavender, macro photo'])(
    'sits on the nearest of them: %s',
    async (prompt) => {
      const { scene, spots, told } = await plan(prompt);
      const [insect] = spots;
      expect(insect?.y).toBeGreaterThan(scene.stage.height * 0.7);
      expect(insect?.tall).toBeGreaterThan(scene.stage.short * 0.25);
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('cranes that dance', () => {
  it.each(['两只仙鹤在雪松下起舞', 'two cranes dancing on a frozen lake'])(
    'are on their legs, and not in the air: %s',
    async (prompt) => {
      const { of } = await plan(prompt);
      expect(of('crane').map(({ isFloating }) => isFloating)).toEqual([false, false]);
    },
  );
});

describe('a fish that leaps', () => {
  it.each([
    'a salmon jumping out of the water',
    '鲤鱼跃出水面，国画',
    'a trout leaping out of a mountain river at dawn',
    '一条鱼跳出水面，水花四溅',
  ])('is seen over the water, and not in it: %s', async (prompt) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('lake');
    expect(of('leaping-fish')).toHaveLength(1);
    expect(told.ignored.join()).not.toMatch(/jump|leap|water|跃|跳|水面/);
  });
});

describe('who lives in water', () => {
  it.each([
    ['an otter floating on its back', 'otter'],
    ['two otters floating on their backs in the sea', 'otter'],
    ['海獭躺在海面上', 'otter'],
    ['水獭仰面漂浮在水上', 'otter'],
    ['a seal floating on the water', 'seal'],
  ])('floats in it, and not in the air: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    const [spot] = of(key);
    expect(spot?.isOnWater).toBe(true);
    expect(spot?.isFloating).toBe(false);
    expect(told.ignored).toEqual([]);
  });

  it('has what it holds on its belly', async () => {
    const { of, told } = await plan('cute baby otter floating on its back holding a shell');
    const [[otter], [shell]] = [of('otter'), of('spiral-shell')];
    expect(shell?.isPerched).toBe(true);
    expect(Math.abs((shell?.x ?? 0) - (otter?.x ?? 999))).toBeLessThan(otter?.tall ?? 0);
    expect(told.ignored).toEqual([]);
  });

  it('floats in the air where it is said to', async () => {
    expect((await plan('an otter floating in space')).of('otter')[0]?.isOnWater).toBe(false);
  });
});

describe('an animal that sits or dances', () => {
  it.each([
    ['a dog sitting in the grass', 'dog', 'sit'],
    ['a golden retriever puppy', 'dog', 'sit'],
    ['两只企鹅在冰山上跳舞', 'penguin', 'dance'],
  ])('is seen so: %s', async (prompt, key, how) => {
    const { of, told } = await plan(prompt);
    expect(of(key)[0]?.subject.rests?.how).toBe(how);
    expect(told.ignored).toEqual([]);
  });

  it('is said to sit where its drawing sits, and not where it stands', async () => {
    expect((await plan('a teddy bear sitting on a bed')).told.ignored).toEqual([]);
    expect((await plan('a horse sitting in a field')).told.ignored).toContain('sitting');
  });

  it('does so beside somebody who does it as well', async () => {
    const { reading } = await plan('an old man and his dog sitting on a bench');
    expect(reading.subjects.find(({ key }) => key === 'elder')?.person?.does).toBe('sit');
    expect(reading.subjects.find(({ key }) => key === 'dog')?.rests?.how).toBe('sit');
  });

  it('has a bandana around its neck', async () => {
    const { spots, told } = await plan('a puppy wearing a red bandana');
    expect(told.ignored).toEqual([]);
    expect(spots).toHaveLength(1);
  });
});

describe('a dragon on the wing', () => {
  it.each(['a dragon flying over a castle at night, breathing fire', '一条巨龙在城堡上空喷火'])(
    'is large and high above the castle: %s',
    async (prompt) => {
      const { of } = await plan(prompt);
      const [[dragon], [castle]] = [of('dragon'), of('castle')];
      expect(dragon?.subject.drawing).toBe('own/flying-dragon');
      expect(dragon?.isFloating).toBe(true);
      expect((dragon?.y ?? 0) - (dragon?.tall ?? 0) / 2).toBeLessThan((castle?.y ?? 0) - (castle?.tall ?? 0));
    },
  );

  it.each(['a chinese dragon flying', '一条龙盘旋在云中的长城上空', 'a dragon above the Great Wall'])(
    'coils in the air in China: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      expect(of('dragon')[0]?.subject.drawing).toBe('own/coiling-dragon');
      expect(of('dragon')[0]?.isFloating).toBe(true);
      expect(told.ignored).toEqual([]);
    },
  );

  it('rears up before whoever fights it, taller than they are', async () => {
    const { of } = await plan('a knight fighting a dragon in front of a castle');
    const [[dragon], [knight]] = [of('dragon'), of('knight')];
    expect(dragon?.subject.drawing).toBe('own/rearing-dragon');
    expect(dragon?.tall).toBeGreaterThan(knight?.tall ?? Infinity);
    expect(knight?.x).toBeLessThan(dragon?.x ?? 0);
  });

  it.each(['a castle above the sea, two dragons flying in the sky', '三条龙在山上飞'])(
    'leaves room for the others: %s',
    async (prompt) => {
      const { of } = await plan(prompt);
      const places = of('dragon').map(({ x }) => x);
      expect(new Set(places).size).toBe(places.length);
    },
  );
});

it.each(['a hummingbird and hibiscus flowers', '蜂鸟和扶桑花'])(
  'a hummingbird hovers beside its flower: %s',
  async (prompt) => {
    const { of, told } = await plan(prompt);
    const [[bird], [bush]] = [of('hummingbird'), of('hibiscus')];
    expect(told.ignored).toEqual([]);
    expect(bird?.isFloating).toBe(true);
    expect(Math.abs((bird?.x ?? 0) - (bush?.x ?? 999))).toBeLessThan(bush?.tall ?? 0);
    expect(bird?.y).toBeLessThan(bush?.y ?? 0);
    expect(bird?.tall).toBeLessThan((bush?.tall ?? 0) * 0.5);
  },
);

it.each([
  ['一只柯基在洗澡', 'dog'],
  ['a dog taking a bath', 'dog'],
  ['a cat bathing', 'cat'],
  ['小狗在浴缸里洗澡', 'dog'],
])('has a tub for its bath where no water is named: %s', async (prompt, key) => {
  const { scene, of, told } = await plan(prompt);
  const [[tub], [pet]] = [of('bathtub'), of(key)];
  expect(scene.stage.scene).toBe('room');
  expect(pet?.depth ?? 1).toBeLessThan(tub?.depth ?? 0);
  expect(told.ignored).toEqual([]);
});
