// How things lie to each other is seen as it is told, in both languages; what is not seen is told as left out.

import { describe, expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { discsOf } from './scenery/sky-discs.ts';
import { seenOfDisc } from './staging/low-light.ts';
import { treesAt } from './scenery/at-tree.ts';

async function ignoredOf(prompt: string): Promise<string[]> {
  return (await planScene(prompt)).told.ignored;
}

async function treesOf(prompt: string) {
  const { scene, spots, of } = await planScene(prompt);
  const tree = scene.stage.reading.subjects.find(({ kind }) => kind === 'tree');
  return { trees: tree ? treesAt(scene.stage, tree, spots) : [], of };
}

describe('a great tree', () => {
  it('hides a part of who is behind it', async () => {
    for (const prompt of ['a dog behind a tree', '大树后面的狗', 'a tree in front of a dog']) {
      const { trees, of } = await treesOf(prompt);
      const [dog] = of('dog');
      expect(trees[0]?.depth, `of ${prompt}`).toBeGreaterThan(dog?.depth ?? 1);
      expect(Math.abs((trees[0]?.x ?? 0) - (dog?.x ?? 512)), `of ${prompt}`).toBeLessThan(
        (dog?.tall ?? 0) * 0.4,
      );
      expect(await ignoredOf(prompt), `of ${prompt}`).toEqual([]);
    }
  });

  it('stands behind who is before it, and over who is under it', async () => {
    for (const prompt of [
      'a fox in front of a tree',
      '大树前面的狐狸',
      'a fox under a tree',
      '狐狸在大树下',
    ]) {
      const { trees, of } = await treesOf(prompt);
      const [fox] = of('fox');
      expect(trees[0]?.depth, `of ${prompt}`).toBeLessThan(fox?.depth ?? 0);
      expect(Math.abs((trees[0]?.x ?? 0) - (fox?.x ?? 512)), `of ${prompt}`).toBeLessThan(512 * 0.2);
      expect(await ignoredOf(prompt), `of ${prompt}`).toEqual([]);
    }
  });

  it('has those around it on both sides, and stands on both sides of who is between two', async () => {
    const around = await treesOf('three foxes around a tree');
    const xs = around.of('fox').map(({ x }) => x);
    expect(around.trees).toHaveLength(1);
    expect(Math.min(...xs)).toBeLessThan(around.trees[0]?.x ?? 0);
    expect(Math.max(...xs)).toBeGreaterThan(around.trees[0]?.x ?? 512);
    const between = await treesOf('a dog between two trees');
    expect(between.trees).toHaveLength(2);
    expect(await ignoredOf('a dog between two trees')).toEqual([]);
  });
});

describe('what the land and the sky do not show', () => {
  it.each([
    ['a dragon behind a mountain', 'behind a mountain'],
    ['山后面的狗', '山后面'],
    ['a bear under a bridge', 'under a bridge'],
    ['a frog on a lake', 'on a lake'],
    ['three cats around a mountain', 'around a mountain'],
    ['a dog flying to the left of an island', 'to the left of an island'],
    ['a horse inside a tree', 'inside a tree'],
    ['a cat above a tree', 'above a tree'],
    ['a cat hanging from a branch', 'hanging from a branch'],
    ['a fox hanging from an elephant', 'hanging from an elephant'],
    ['three horses around a bridge', 'around a bridge'],
    ['a church reflected in a river', 'reflected'],
    ['a train passing over a stone viaduct', 'over a stone viaduct'],
    ['a pavilion in a lake, a boat in front of the pavilion', 'in front of the pavilion'],
    ['a piano in a room with a girl in the background', 'background'],
    ['a stone well with a bucket hanging above it', 'above it'],
    ['a family having dinner around a table, a dog under the table', 'under the table'],
    ['圣诞老人站在雪地里,挂着彩灯的窗户', '窗户'],
    ['白雪公主躺在花丛中间,周围站着七个小矮人', '白雪公主'],
    ['壁炉上面放着三根蜡烛', '壁炉上面'],
    ['客厅的墙上挂着一个钟,沙发上有一只猫', '钟'],
    ['a boy sitting at a desk, a surfboard and a lifeguard tower', 'lifeguard tower'],
  ])('%s', async (prompt, words) => {
    expect(await ignoredOf(prompt)).toContain(words);
  });

  it.each([
    'a swan on a lake',
    'a bird flying over a mountain',
    'a boat under a bridge',
    '石桥下面有两只鸭子在游泳',
    'a duck on a pond with a bench in the background',
    'a farmhouse with a man on the roof',
    '狗在云下面',
    '麒麟站在瀑布前面',
    'a fish under the sea',
    'a mountain reflected in a lake',
    'an owl in a tree',
  ])('%s is seen', async (prompt) => {
    expect(await ignoredOf(prompt)).toEqual([]);
  });
});

describe('discs of the sky', () => {
  it('are as many as were asked for', async () => {
    for (const [prompt, many] of [
      ['two moons over a desert', 2],
      ['三个太阳', 3],
      ['十个太阳', 10],
      ['the moon over a lake', 1],
    ] as const) {
      const { scene } = await planScene(prompt);
      expect(discsOf(scene.stage), `of ${prompt}`).toHaveLength(many);
    }
  });

  it('are hidden in part by a cloud that they are behind', async () => {
    for (const prompt of ['the moon behind a cloud', '月亮躲在云后面']) {
      const { scene, told } = await planScene(prompt);
      expect(
        scene.layers.some(({ name }) => name === 'cloud veil before the moon'),
        `of ${prompt}`,
      ).toBe(true);
      expect(
        told.ignored.filter((words) => /behind|后/.test(words)),
        `of ${prompt}`,
      ).toEqual([]);
    }
  });
});

describe('known counterexamples', () => {
  it('a wood that stands in snow is a wood', async () => {
    for (const prompt of ['雪地里的白桦林', 'a pine forest in a snowfield']) {
      const { scene, told } = await planScene(prompt);
      expect([scene.stage.scene, scene.stage.isSnowy], `of ${prompt}`).toEqual(['forest', true]);
      expect(told.ignored, `of ${prompt}`).toEqual([]);
    }
  });

  it('the earth rises over the ground of the moon', async () => {
    const { scene, told } = await planScene('the earth rising over the moon');
    expect(scene.stage.scene).toBe('moon');
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['jellyfish floating between skyscrapers', 'jellyfish'],
    ['鲸鱼在城市里游动', 'whale'],
  ])('sea animals swim through the air of a town: %s', async (prompt, key) => {
    const { of, told } = await planScene(prompt);
    expect(of(key).every(({ isFloating }) => isFloating)).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it('a dog that looks out of a car is in it', async () => {
    const { spots, told } = await planScene('a dog looking out of a car window');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['car']);
    expect(told.understood).toContain('dog');
  });

  it('who is in a row is several, and goes one way', async () => {
    for (const prompt of ['骆驼在沙漠里排成一队走', 'ducks walking in a line']) {
      const { spots, told } = await planScene(prompt);
      expect(spots.length, `of ${prompt}`).toBeGreaterThan(3);
      expect(new Set(spots.map(({ isFlipped }) => isFlipped)).size, `of ${prompt}`).toBe(1);
      expect(told.ignored, `of ${prompt}`).toEqual([]);
    }
  });

  it('a boat among icebergs is in the water, with one of them on each side', async () => {
    const { of, told, scene } = await planScene('a sailboat between two icebergs');
    const ice = scene.layers.find(({ name }) => name === 'ice floe');
    expect(of('sailboat').map(({ isOnWater }) => isOnWater)).toEqual([true]);
    expect(of('sailboat')[0]?.depth).toBeGreaterThan(ice?.depth ?? 1);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a cargo ship loaded with containers',
    'a robot arm in a factory',
    'a road lined with poplars in autumn',
    '青蛙坐在荷叶上',
  ])('%s', async (prompt) => {
    expect(await ignoredOf(prompt)).toEqual([]);
  });
});

describe('what has a spot', () => {
  it('a house behind some is farther off than all of them', async () => {
    for (const prompt of ['草地上有三只小猪，后面有一座房子', 'a house behind three pigs']) {
      const { of, told } = await planScene(prompt);
      const [house] = of('house');
      for (const pig of of('pig')) expect(pig.depth, `of ${prompt}`).toBeGreaterThan(house?.depth ?? 1);
      expect(told.ignored, `of ${prompt}`).toEqual([]);
    }
  });

  it('who is beside a wreck swims beside it, and a boat on the pool of a fall is before it', async () => {
    const wreck = await planScene('海底的沉船旁边有一只章鱼');
    expect(wreck.of('octopus')[0]?.y).toBeGreaterThan((wreck.of('shipwreck')[0]?.y ?? 512) - 100);
    const fall = await planScene('a boat under a waterfall');
    const layer = fall.scene.layers.find(({ name }) => name === 'waterfall');
    expect(fall.of('boat')[0]?.depth).toBeGreaterThan(layer?.depth ?? 1);
  });

  it.each([
    ['a rabbit behind a tree stump', 'tree-stump'],
    ['a frog on a mossy log', 'log'],
    ['老鹰抓着一条鱼飞过湖面', 'fishing-eagle'],
    ['a poplar by a lake', 'poplar'],
  ])('%s', async (prompt, key) => {
    const { scene, told } = await planScene(prompt);
    expect(scene.stage.reading.subjects.map((one) => one.key)).toContain(key);
    expect(told.ignored).toEqual([]);
  });

  it('a seal lies, and what is far from something is not next to it', async () => {
    expect(await ignoredOf('a seal lying on an ice floe')).toEqual([]);
    expect(await ignoredOf('a car next to a plane')).toEqual(['next to a plane']);
    expect(await ignoredOf('a black cat sitting on a fence under a crescent moon')).toEqual([]);
  });

  it('peaks hide a part of the moon that is behind them', async () => {
    for (const prompt of ['the moon behind the mountains', '月亮在山后面']) {
      const { scene, told } = await planScene(prompt);
      const seen = seenOfDisc(scene.stage, scene.layers);
      expect(seen, `of ${prompt}`).toBeGreaterThan(0.15);
      expect(seen, `of ${prompt}`).toBeLessThan(0.95);
      expect(told.ignored, `of ${prompt}`).toEqual([]);
    }
  });
});

it('who is named by a word that nobody knows sits there, and no one else', async () => {
  const { spots } = await planScene('a bride and groom under a flower arch, guests sitting on both sides');
  expect(spots.flatMap(({ pose }) => pose ?? [])).toEqual(['stand', 'stand']);
});

it('who is on a house is no larger than it', async () => {
  const { of } = await planScene('a white house with a black cat on the roof');
  expect(of('black-cat')[0]?.tall).toBeLessThan((of('house')[0]?.tall ?? 0) * 0.3);
});

describe('who is placed by what has been moved', () => {
  it('goes with it: an owl above whoever stands between two shelves', async () => {
    const { of, told } = await planScene(
      'a wizard standing between two bookshelves with a cat in front of him and an owl above him',
    );
    const [wizard] = of('wizard');
    expect(Math.abs((of('owl')[0]?.x ?? 0) - (wizard?.x ?? 512))).toBeLessThan(40);
    expect(told.ignored).toEqual([]);
  });

  it('is behind the table on which something is, or the bench on which somebody sits', async () => {
    const { of } = await planScene('a cake on a table with a boy behind it');
    expect(of('boy')[0]?.y).toBeGreaterThan((of('table')[0]?.y ?? 512) - 80);
    const bench = await planScene('an old man on a bench, with a bicycle behind him');
    expect(bench.of('bike')[0]?.depth).toBeLessThan(bench.of('elder')[0]?.depth ?? 0);
  });

  it('stays on its branch when it becomes smaller', async () => {
    const { of } = await planScene('a hiker resting under a tree, a squirrel on a branch');
    expect(of('squirrel')[0]?.y).toBeGreaterThan(290);
  });

  it('is far off with the hill that is far off', async () => {
    const { of } = await planScene('a boy in a boat on a lake, a castle on a hill in the background');
    expect(of('castle')[0]?.depth).toBeLessThan(0.5);
  });

  it('stands up where somebody else lies', async () => {
    const { spots } = await planScene('白雪公主躺在花丛中间,周围站着七个小矮人');
    expect(new Set(spots.map(({ pose }) => pose))).toEqual(new Set(['stand']));
  });

  it('runs on the ground behind one who leaps', async () => {
    const { of } = await planScene('a skateboarder jumping over a bench with a dog running behind him');
    expect(of('dog')[0]?.y).toBeGreaterThan(440);
  });

  it('sleeps where somebody else reads', async () => {
    const { of, scene } = await planScene('a wizard reading a book beside a tower, with a dragon sleeping');
    expect(scene.stage.scene).toBe('meadow');
    expect(of('wizard')[0]?.pose).not.toBe('lie');
  });

  it('is no tiger on a rug beside a chair', async () => {
    const { of } = await planScene('a cat sleeping on a rug, a rocking chair beside it');
    expect(of('cat')[0]?.tall).toBeLessThan((of('rocking-chair')[0]?.tall ?? 0) * 0.5);
  });

  it('is seen between those who play before it', async () => {
    const { of } = await planScene('a cat sleeping in a box, with two kittens playing in front of the box');
    const [box] = of('package');
    const xs = of('cat').map(({ x }) => x);
    expect(Math.min(...xs)).toBeLessThan((box?.x ?? 0) - 20);
    expect(Math.max(...xs)).toBeGreaterThan((box?.x ?? 512) + 20);
  });

  it('is on the bank, and not on the bridge that somebody else is on', async () => {
    const { told } = await planScene('石桥上站着一个男孩,岸边的柳树下有一头水牛');
    expect(told.ignored).toContain('石桥上');
  });

  it('is before a house that has a door, and in no room', async () => {
    const { scene } = await planScene('a red mushroom house with a small door, a snail before it');
    expect(scene.stage.scene).toBe('meadow');
  });

  it('plays under the tree', async () => {
    expect((await planScene('老树下面放着一张石桌,两位老人坐在桌边下棋')).scene.stage.scene).toBe('meadow');
  });

  it('is far off in the deep', async () => {
    const { of } = await planScene('two clownfish and a starfish, a shark in the distance');
    expect(of('shark')[0]?.depth).toBeLessThan(Math.min(...of('fish').map(({ depth }) => depth)));
  });

  it('a book before a vase hides little of it', async () => {
    const { of } = await planScene('a vase between two candles on a table, an open book in front of it');
    const [vase, book] = [of('vase')[0], of('book')[0]];
    expect((book?.y ?? 0) - (book?.tall ?? 512)).toBeGreaterThan((vase?.y ?? 0) - (vase?.tall ?? 0) * 0.5);
  });
});

describe('on and in what is high', () => {
  it.each([
    ['a turtle on a lighthouse', 'on a lighthouse'],
    ['a horse inside a windmill', 'inside a windmill'],
    ['a car on top of a cloud', 'on top of a cloud'],
  ])('is told only where the feet are up there: %s', async (prompt, words) => {
    expect(await ignoredOf(prompt)).toContain(words);
  });
});

it.each([
  'a pegasus flying above the clouds',
  '一匹飞马在天上飞',
  '向日葵田上空飘着三个热气球',
  'a spaceship between two planets',
])('is seen: %s', async (prompt) => {
  expect(await ignoredOf(prompt)).toEqual([]);
});

it.each(['a hiker looking at a waterfall', '看瀑布的女孩', 'a couple looking at a volcano'])(
  'who looks at the land from before it is told so: %s',
  async (prompt) => {
    const { spots, told } = await planScene(prompt);
    expect(spots.every(({ view }) => view === 'back')).toBe(true);
    expect(told.ignored).toEqual([]);
  },
);

it.each([
  ['the sun shining over a green meadow', true],
  ['地平线上的太阳', true],
  ['the sun behind the clouds', false],
])('a sun that is named stands before the clouds, unless it is behind them: %s', async (prompt, isBefore) => {
  const { layers } = (await planScene(prompt)).scene;
  const sun = layers.find(({ name }) => name === 'asked light');
  const clouds = layers.filter(({ name }) => /^clouds?$/.test(name)).map(({ depth }) => depth);
  expect(clouds.every((depth) => (sun?.depth ?? 0) > depth)).toBe(isBefore);
});

it('is a barn behind those who feed a flock', async () => {
  const { of } = await planScene(
    'a grandmother feeding chickens, a boy chasing a rooster and a barn behind them',
  );
  expect(of('barn')[0]?.depth).toBeLessThan(0.7);
});

it('is a table behind somebody, with what is on it beside them', async () => {
  const { of } = await planScene('A boy stands at the refrigerator, a cake sits on the table behind him');
  const [boy, table, cake] = [of('boy')[0], of('table')[0], of('cake')[0]];
  expect(table?.depth).toBeLessThan(boy?.depth ?? 0);
  expect(Math.abs((cake?.x ?? 0) - (boy?.x ?? 0))).toBeGreaterThan((boy?.tall ?? 0) * 0.2);
  expect(boy?.pose).toBe('stand');
});

it('hides nobody behind a table that they are not at', async () => {
  const { of } = await planScene('卧室里,一个男孩趴在地毯上,书桌上的地球仪和台灯亮着');
  expect(of('table')[0]?.depth).toBeLessThan(of('boy')[0]?.depth ?? 0);
});

it('is behind who sits, and the seat', async () => {
  const { told, of } = await planScene('一位老奶奶坐在沙发上织毛衣,身后的书架上摆着一台收音机');
  expect(told.ignored).toEqual([]);
  // What is on it goes where it goes.
  const [shelves, radio] = [of('bookshelf')[0], of('radio')[0]];
  expect(radio?.x).toBeCloseTo(shelves?.x ?? 0, 0);
  expect(radio?.y).toBeLessThan((shelves?.y ?? 0) - (shelves?.tall ?? 0) * 0.9);
});
