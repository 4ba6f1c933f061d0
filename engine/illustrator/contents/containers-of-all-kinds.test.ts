// Jars, crates, cages, cups and bottles hold what is said to be in them, and fill the frame with it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { contentOf, isResident } from './containers.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import type { Subject } from '../reading/prompt-reading.ts';

beforeAll(needDrawings, 120_000);

function inside(prompt: string): Subject[] {
  const reading = parsePrompt(prompt);
  return reading.subjects.flatMap((one) => contentOf(reading, one) ?? []);
}

async function grown(prompt: string): Promise<string[]> {
  const { scene } = await plan(prompt);
  return scene.layers.map(({ name }) => name).filter((name) => name.includes('sunflower'));
}

describe('fish and flowers in water at home', () => {
  it.each([
    ['a betta fish in a glass bowl, macro photo', 'fish'],
    ['圆形鱼缸里的金鱼', 'koi'],
    ['a goldfish in a fishbowl on a windowsill', 'koi'],
    ['玻璃鱼缸里两条斗鱼', 'fish'],
  ])('are in their bowl, the fish that were named: %s', async (prompt, key) => {
    const { scene, of } = await plan(prompt);
    const fish = scene.stage.reading.subjects.find((one) => one.key === key);
    expect(of('fish-bowl')).toHaveLength(1);
    expect(of(key)).toEqual([]);
    expect(fish && scene.placed.has(fish)).toBe(true);
  });

  it.each(['a cat watching a goldfish in a fish bowl', '小猫看着鱼缸里的金鱼'])(
    'are looked at beside the bowl that they are in: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      const [[cat], [bowl]] = [of('cat'), of('fish-bowl')];
      expect(Math.abs((cat?.x ?? 0) - (bowl?.x ?? 0))).toBeGreaterThan(
        ((cat?.tall ?? 0) + (bowl?.tall ?? 0)) * 0.4,
      );
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['水缸里种着荷花，中式庭院', 'an old water vat full of lotus in a chinese garden'])(
    'grow in their vat: %s',
    async (prompt) => {
      const { scene, of, told } = await plan(prompt);
      expect(of('lotus-vat')).toHaveLength(1);
      expect(scene.stage.scene).not.toBe('lake');
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('containers of all kinds', () => {
  it.each([
    ['a kitten sleeping in a teacup', 'teacup-without-handle', 'cat', 'table'],
    ['a hamster in a mug', 'coffee', 'hamster', 'table'],
    ['a cat in a cardboard box', 'package', 'cat', 'room'],
    ['一只小猫从纸箱里探出头', 'package', 'cat', 'room'],
    ['a goldfish in a light bulb', 'light-bulb', 'koi', 'table'],
    ['瓶中船', 'bottle', 'boat', 'table'],
    ['a ship in a snow globe', 'snow-globe', 'ship', 'table'],
    ['a castle in a crystal ball', 'crystal-ball', 'castle', 'table'],
    ['水晶球里有一座城堡', 'crystal-ball', 'castle', 'table'],
    ['a snow globe with a castle in it', 'snow-globe', 'castle', 'table'],
    ['a tiny forest in a glass jar', 'jar', 'model-forest', 'table'],
    ['雪花球里的城市', 'snow-globe', 'model-city', 'table'],
    ['瓶子里装着大海', 'bottle', 'model-sea', 'table'],
    ['装着星空的玻璃瓶', 'bottle', 'model-galaxy', 'table'],
    ['a deer in a snow globe', 'snow-globe', 'deer', 'table'],
    ['树洞里的松鼠', 'tree-hollow', 'squirrel', 'forest'],
    ['鸟笼里的金丝雀', 'birdcage', 'bird', 'table'],
    ['鸟笼里有一只鹦鹉', 'birdcage', 'parrot', 'table'],
    ['a hamster sleeping in a wooden bowl', 'bowl', 'hamster', 'room'],
    ['a pot full of mushrooms', 'pot', 'mushroom', 'table'],
    ['a bucket of sunflowers', 'bucket', 'sunflower', 'table'],
    ['a candle in a lantern', 'paned-lantern', 'candle', 'table'],
    ['竹篮里装满了草莓', 'basket', 'strawberry', 'table'],
    ['a glass jar filled with cookies', 'jar', 'cookie', 'table'],
    ['玻璃罐里装满彩色糖果', 'jar', 'candy', 'table'],
    ['箱子里装满旧玩具', 'package', 'toys', 'table'],
    ['a bucket full of lemons', 'bucket', 'lemon', 'table'],
    ['a wheelbarrow full of pumpkins', 'wheelbarrow', 'pumpkin', 'meadow'],
    ['a puppy sitting in a pile of autumn leaves', 'leaf-heap', 'dog', 'meadow'],
    ['落叶堆里的刺猬', 'leaf-heap', 'hedgehog', 'meadow'],
    ['a piglet sleeping in a pile of hay', 'hay-heap', 'pig', 'meadow'],
    ['a wooden crate filled with tomatoes at the market', 'crate', 'tomato', 'street'],
  ])('are drawn with what is in them: %s', async (prompt, key, inside, place) => {
    const { scene, spots, told } = await plan(prompt);
    const { reading } = scene.stage;
    const container = reading.subjects.find((one) => one.key === key);
    expect(container && contentOf(reading, container)?.key).toBe(inside);
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    expect(scene.stage.scene).toBe(place);
    expect(told.ignored.filter((words) => words !== '探')).toEqual([]);
    const [spot] = spots;
    expect((spot?.tall ?? 0) / scene.stage.height).toBeGreaterThan(0.3);
  });

  it('are of their season: leaves lie in heaps in autumn, snow in winter', async () => {
    const { stage } = (await plan('a hedgehog in a pile of leaves')).scene;
    expect([stage.isAutumn, stage.isSnowy]).toEqual([true, false]);
    expect((await plan('a fox in a snowdrift')).scene.stage.isSnowy).toBe(true);
    expect((await plan('a piglet in a pile of hay')).scene.stage.isAutumn).toBe(false);
  });

  it('are sat on where somebody is said to be on them', async () => {
    const { spots } = await plan('小男孩坐在草垛上');
    const [heap, boy] = ['hay-heap', 'boy'].map((key) => spots.find(({ subject }) => subject.key === key));
    const top = (heap?.y ?? 0) - (heap?.tall ?? 0);
    // The legs hang down before it.
    const lap = (boy?.y ?? 0) - (boy?.lap ?? 0) * (boy?.tall ?? 0);
    expect(lap).toBeGreaterThan(top + (heap?.tall ?? 0) * 0.1);
    expect(lap).toBeLessThan(top + (heap?.tall ?? 0) * 0.4);
  });

  it.each([
    ['an elephant in a bucket', 'bucket'],
    ['a plate of pasta', 'plate'],
    ['a bottle of champagne', 'bottle'],
    ['a jar and a cookie', 'jar'],
    ['a cup of coffee', 'coffee'],
  ])('hold nothing that is too large, or is drawn by itself: %s', (prompt, key) => {
    const reading = parsePrompt(prompt);
    const container = reading.subjects.find((one) => one.key === key);
    expect(container && contentOf(reading, container)).toBeUndefined();
  });

  it('let nothing of what is in them grow in the land', async () => {
    expect(await grown('sunflowers in front of a shop')).not.toEqual([]);
    expect(await grown('a bucket of sunflowers in front of a shop')).toEqual([]);
  });

  it('stand where what lies in them is said to be', () => {
    const { subjects, links } = parsePrompt('a jar filled with cookies on a shelf');
    const told = links.map(({ relation, from, to }) => [
      subjects[from]?.key,
      relation,
      subjects[to ?? -1]?.key,
    ]);
    expect(told).toContainEqual(['jar', 'on', 'wall-shelf']);
    expect(told).not.toContainEqual(['cookie', 'on', 'wall-shelf']);
  });

  it('show one who looks out, or pieces in heaps', () => {
    expect(inside('three kittens in a basket').map((one) => [isResident(one), one.count])).toEqual([
      [true, 3],
    ]);
    expect(inside('鸟笼里的金丝雀').map((one) => [isResident(one), one.count])).toEqual([[true, 1]]);
    expect(inside('a box full of toys').map(isResident)).toEqual([false]);
    expect(inside('a basket of flowers').map(isResident)).toEqual([false]);
  });

  it.each(['一瓶花放在桌上', 'a vase of tulips'])('are vases for flowers: %s', async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual(['vase']);
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['a girl holding a jar in a forest', 'forest'],
  ['a bottle on a beach', 'sea'],
])('a vessel stands in the place that is named beside it: %s', (prompt, place) => {
  expect(parsePrompt(prompt).scenes).toContain(place);
});

it.each([
  ['a jar of stars', 'star-jar'],
  ['a girl holding a glass bottle filled with stars', 'star-jar'],
  ['一个装满星星的玻璃瓶', 'star-jar'],
  ['a glass jar full of fireflies on a windowsill', 'firefly-jar'],
  ['装着萤火虫的玻璃罐', 'firefly-jar'],
])('small lights are in their jar: %s', async (prompt, key) => {
  const { reading, told } = await plan(prompt);
  expect(reading.subjects.map((one) => one.key)).toContain(key);
  expect([reading.time, reading.weather.size]).toEqual([undefined, 0]);
  expect(told.ignored).toEqual([]);
});

it.each(['fruit bowl', 'a fruit basket'])('what is named after its fruit holds it: %s', async (prompt) => {
  const { reading, told } = await plan(prompt);
  expect(reading.links).toMatchObject([{ relation: 'in' }]);
  expect(told.ignored).toEqual([]);
});
