// Giants are seen larger than who is with them, and the tiny smaller; where they are not, the word is told.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

async function tallsOf(prompt: string, keys: readonly [string, string]): Promise<[number, number]> {
  const { of } = await planScene(prompt);
  return keys.map((key) => of(key)[0]?.tall ?? Number.NaN) as [number, number];
}

describe('the size of what is beside others', () => {
  it.each([
    ['a giant jellyfish and a diver', 'jellyfish', 'person'],
    ['a giant rabbit and a house', 'rabbit', 'house'],
    ['巨大的猫和一座小房子', 'cat', 'house'],
    ['a giant snail on a road with cars', 'snail', 'car'],
    ['a giant pumpkin and a cat', 'pumpkin', 'cat'],
    ['a giant robot and a car', 'robot', 'car'],
    ['a giant mushroom in a forest with a girl', 'tall-mushroom', 'girl'],
    ['a giant sunflower next to a house', 'sunflower', 'house'],
    ['a teacup next to a tiny elephant', 'teacup-without-handle', 'elephant'],
    ['a van and two chairs on a cliff above the ocean', 'van', 'chair'],
    ['beach huts on the sand and two chairs', 'cabin', 'chair'],
    ['a pickup truck next to a barn, crows on a fence', 'pickup-truck', 'blackbird'],
    ['mushroom houses and snails in a village', 'mushroom-house', 'snail'],
    ['a rug and a gift on a rug in the living room', 'rug', 'gift'],
    ['a girl and a red postbox', 'girl', 'postbox'],
    ['product shot of a serum bottle standing on a stone', 'dropper-bottle', 'rock'],
  ])('is seen: %s', async (prompt, large, small) => {
    const [high, low] = await tallsOf(prompt, [large, small]);
    expect(high).toBeGreaterThan(low * 1.12);
  });

  it.each([
    ['a boy plays the flute under an oak tree, his dog lies at his feet, sheep graze', 'boy'],
    ['小女孩在草地上看书,脚边趴着一只小狗', 'girl'],
  ])('makes no bear of a dog that lies there: %s', async (prompt, who) => {
    const [dog, owner] = await tallsOf(prompt, ['dog', who]);
    expect(dog).toBeLessThan(owner * 0.36);
  });

  it('is kept by those who fly above somebody', async () => {
    const [cat, girl] = await tallsOf('a girl and a flying cat', ['cat', 'girl']);
    expect(cat).toBeLessThan(girl * 0.4);
  });

  it('is kept by what lies below a mermaid', async () => {
    const [crown, mermaid] = await tallsOf('人鱼公主，王冠', ['crown', 'mermaid']);
    expect(crown).toBeLessThan(mermaid * 0.4);
  });

  it.each([
    ['a wooden pier on a calm lake, a red bucket', 'bucket'],
    ['a snowy village at night with sleds by the doors', 'sled'],
  ])('leaves the land to be seen around a thing: %s', async (prompt, key) => {
    const { of } = await planScene(prompt);
    expect(of(key)[0]?.tall).toBeLessThan(512 * 0.3);
  });

  it('shows a bench from near that something is on', async () => {
    const { of } = await planScene('公园的长椅上放着一本书，旁边有一盏路灯，远处是湖');
    expect(of('bench')[0]?.tall).toBeGreaterThan(512 * 0.16);
  });

  it('keeps a giant clear of who is beside it', async () => {
    const { of } = await planScene('a huge butterfly over a man');
    const [butterfly, man] = [of('butterfly')[0], of('man')[0]];
    expect(butterfly?.tall).toBeGreaterThan((man?.tall ?? 0) * 0.6);
    expect(Math.abs((butterfly?.x ?? 0) - (man?.x ?? 0))).toBeGreaterThan((man?.tall ?? 0) * 0.4);
  });
});

it.each([
  ['a cat in front of a bookstore', 'cat', 'book-front', 0.4],
  ['一只狗在咖啡馆外', 'dog', 'cafe-front', 0.4],
])('an animal before a house is no giant: %s', async (prompt, who, house, part) => {
  const [small, large] = await tallsOf(prompt, [who, house]);
  expect(small).toBeLessThan(large * part);
});

it.each([
  ['an old woman and a vendor at a market, a tomato on the ground', 'tomato', 'woman', 0.12],
  ['an old man on a bench feeding pigeons', 'pigeon', 'elder', 0.27],
  ['桌上摆着茶壶,两位老人下棋', 'tea', 'elder', 0.2],
])('a small thing beside somebody is small: %s', async (prompt, what, who, part) => {
  const [small, large] = await tallsOf(prompt, [what, who]);
  expect(small).toBeLessThan(large * part);
});

it('a small house behind somebody stands farther off, and is no kennel', async () => {
  const { of, scene } = await planScene('a boy walking on a country road, a small house behind him');
  const [house, boy] = [of('house')[0], of('boy')[0]];
  const [far, near] = [house, boy].map((spot) => (spot?.y ?? 0) - scene.stage.horizon) as [number, number];
  expect((house?.tall ?? 0) / far).toBeGreaterThan(((boy?.tall ?? 0) / near) * 1.5);
});

it.each(['a girl cycling past a cafe', 'three kids riding bikes'])(
  'who rides a bicycle is as large as who goes on foot: %s',
  async (prompt) => {
    const { of } = await planScene(prompt);
    for (const { tall } of of('bike')) expect(tall).toBeGreaterThan(512 * 0.27);
  },
);

it('a pumpkin below a ghost in the air is no house', async () => {
  const [pumpkin] = await tallsOf('a cute ghost holding a pumpkin', ['pumpkin', 'ghost']);
  expect(pumpkin).toBeLessThan(512 * 0.4);
});

it.each([
  ['a monk walking to a temple', 'temple', 'monk'],
  ['children running on the grass, a church on the hill', 'church', 'child'],
])('stands far off where it is no higher than people: %s', async (prompt, house, who) => {
  const { of, scene } = await planScene(prompt);
  const [far, near] = [of(house)[0], of(who)[0] ?? of('person')[0]];
  const { horizon } = scene.stage;
  expect((far?.y ?? 512) - horizon).toBeLessThan(((near?.y ?? 0) - horizon) * 0.35);
});

it.each([
  'a girl sitting by a lake, ducks on the water',
  'an old man on a bench at a pond, ducks on the water',
])('ducks behind somebody are no boats: %s', async (prompt) => {
  const { of, spots } = await planScene(prompt);
  const body = spots.find(({ subject }) => subject.person);
  for (const duck of of('duck')) expect(duck.tall).toBeLessThan((body?.tall ?? 0) * 0.4);
});

it('a cat on the rug is as large as it is beside people', async () => {
  const [cat, woman] = await tallsOf('a grandmother by the fireplace, a cat sleeping on the rug', [
    'cat',
    'woman',
  ]);
  expect(cat).toBeLessThan(woman * 0.4);
});

it.each(['two hikers, a tent behind them', '两个徒步者，身后是一顶帐篷'])(
  'a tent is no tower beside people: %s',
  async (prompt) => {
    const { of, spots } = await planScene(prompt, 7);
    const body = spots.find(({ subject }) => subject.person);
    expect(of('tent')[0]?.tall).toBeLessThan((body?.tall ?? 0) * 1.15);
  },
);

it('candles in the air around somebody are no pillars', async () => {
  const { of } = await planScene('candles floating in the air around a girl', 7);
  const [girl] = of('girl');
  expect(of('candle')).toHaveLength(3);
  for (const candle of of('candle')) expect(candle.tall).toBeLessThan((girl?.tall ?? 0) * 0.3);
});

it.each([
  ['three nuns eating ice cream on the steps of a church', 'church', 'tradesperson'],
  ['一对新人在教堂门口,白色的车停在台阶下', 'church', 'man'],
])('a building at the top of its steps is one: %s', async (prompt, house, who) => {
  const [large, small] = await tallsOf(prompt, [house, who]);
  expect(large).toBeGreaterThan(small * 1.5);
});

it('a fish is smaller than the mermaid who swims with it', async () => {
  const [fish, mermaid] = await tallsOf('美人鱼和小丑鱼在珊瑚礁间游泳', ['fish', 'mermaid']);
  expect(fish).toBeLessThan(mermaid * 0.3);
});

it('who is on a thing that the room makes smaller stays on it', async () => {
  const { spots } = await planScene('厨房里,一只小老鼠站在奶酪上,一只猫在旁边');
  const mouse = spots.find(({ subject }) => subject.key === 'mouse');
  const cheese = spots.find(({ subject }) => subject.kind === 'food' || subject.key.includes('cheese'));
  expect(mouse?.y).toBeGreaterThan((cheese?.y ?? 512) - (cheese?.tall ?? 0) * 1.05);
});

it('is no smaller for a ship on the horizon', async () => {
  const { spots } = await planScene('a mermaid sits on a rock, a sailing ship on the horizon');
  const [mermaid, rock] = ['mermaid', 'rock'].map((key) => spots.find(({ subject }) => subject.key === key));
  expect(mermaid?.tall).toBeGreaterThan((rock?.tall ?? 999) * 0.6);
});
