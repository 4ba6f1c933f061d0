// Animals do what is said of them, and wear things where these belong, in both languages.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels, type Surface } from '#engine/raster/surface.ts';
import { branchAt } from '../placing/perches.ts';
import { drawAnimal } from './draw-animal.ts';
import { movedAs } from './heads.ts';

beforeAll(needDrawings, 120_000);

describe('an animal that rests', () => {
  it.each([
    ['a sleeping cat', 'cat', 'sleep'],
    ['a dog asleep on a rug', 'dog', 'sleep'],
    ['一只睡觉的猫', 'cat', 'sleep'],
    ['猫在沙发上睡觉', 'cat', 'sleep'],
    ['a yawning lion', 'lion', 'yawn'],
    ['打哈欠的老虎', 'tiger', 'yawn'],
    ['a black cat lying on a windowsill', 'black-cat', 'lie'],
    ['一只小狗趴在地毯上', 'dog', 'lie'],
    ['a sleeping owl', 'owl', 'sleep'],
  ])('is seen so: %s', async (prompt, key, how) => {
    const { reading, of, told } = await plan(prompt);
    expect(of(key)[0]?.subject.rests?.how).toBe(how);
    expect(told.ignored).toEqual([]);
    expect(reading.subjects.filter(({ rests }) => rests)).toHaveLength(1);
  });

  it('is not who sleeps beside it', async () => {
    const { reading } = await plan('a girl sleeping next to a cat');
    expect(reading.subjects.filter(({ rests }) => rests)).toEqual([]);
  });

  it.each(['cat', 'sheep', 'cow'])('lies lower than it stands: a %s', async (key) => {
    const [awake, asleep] = [await plan(`a ${key}`), await plan(`a sleeping ${key}`)];
    expect(asleep.of(key)[0]?.tall).toBeLessThan((awake.of(key)[0]?.tall ?? 0) * 0.8);
  });

  it('lies beside the other where two share a bed', async () => {
    const { of } = await plan('two cats sleeping on a bed');
    const [one, other] = of('cat');
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(one?.tall ?? 512);
  });

  it('is told as left out where its drawing cannot show it', async () => {
    expect((await plan('a yawning elephant')).told.ignored).toEqual(['yawning']);
    expect((await plan('a sleeping kangaroo')).told.ignored).toEqual(['sleeping']);
  });
});

describe('a dragon that breathes fire', () => {
  it.each(['a dragon breathing fire over a castle', '喷火的龙', '一条巨龙在城堡上空喷火'])(
    'has the flames before its mouth: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      expect(of('dragon')[0]?.subject.rests?.how).toBe('fire');
      expect(told.ignored).toEqual([]);
    },
  );

  it('is over what is 上空 of', async () => {
    const { of } = await plan('一条巨龙在城堡上空喷火');
    const [[dragon], [castle]] = [of('dragon'), of('castle')];
    expect(dragon?.y).toBeLessThan((castle?.y ?? 0) - (castle?.tall ?? 0) * 0.5);
  });

  it('is none where the head has no mouth to see', async () => {
    expect((await plan('a fire-breathing rabbit')).told.ignored).toEqual(['fire-breathing']);
  });
});

describe('an animal that is dressed', () => {
  it.each([
    ['a cat wearing a scarf', 'cat', 'scarf'],
    ['a dog with sunglasses', 'dog', 'sunglasses'],
    ['a penguin in a top hat', 'penguin', 'hat'],
    ['戴帽子的狗', 'dog', 'hat'],
    ['戴墨镜的猫', 'cat', 'sunglasses'],
    ['a fox with a bow tie', 'fox', 'tie'],
    ['小狗戴着蝴蝶结', 'dog', 'tie'],
    ['a panda with headphones', 'panda', 'headphones'],
    ['a rabbit wearing glasses', 'rabbit', 'glasses'],
    ['a horse wearing a straw hat', 'horse', 'hat'],
    ['戴着皇冠的青蛙', 'frog', 'crown'],
    ['戴圣诞帽的小狗', 'dog', 'hat'],
  ])('has it on, as one: %s', async (prompt, key, garment) => {
    const { reading, spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    expect(reading.subjects.map((subject) => subject.key)).toContain(garment);
    expect(told.ignored).toEqual([]);
  });

  it('leaves the glasses for wine alone', async () => {
    const { reading } = await plan('a cat beside two glasses of wine');
    expect(reading.subjects.map(({ key }) => key)).not.toContain('glasses');
  });

  const red = makeSurface(40, 40, (brush) => {
    brush.fillStyle = '#ff0000';
    brush.fillRect(0, 0, 40, 40);
  });
  const cat = { key: 'cat', drawing: 'cat', kind: 'full' } as const;

  it.each([
    ['hat', 0, 0.45],
    ['scarf', 0.35, 0.86],
    ['sunglasses', 0.15, 0.5],
  ])('wears a %s at its height', async (key, from, to) => {
    const bare = await drawAnimal(cat, []);
    const dressed = await drawAnimal(cat, [{ thing: { key, colour: '#ff0000', words: key }, drawing: red }]);
    const rows = redRows(dressed);
    expect(rows.length).toBeGreaterThan(0);
    expect(redRows(bare)).toEqual([]);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...rows)).toBeLessThan(to);
  });
});

/** Where pure red is, as parts of the height. */
function redRows(sheet: Surface | undefined): number[] {
  if (!sheet) return [];
  const pixels = readPixels(sheet);
  const rows = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha > 250 && red > 235 && green < 25 && blue < 25)
      rows.add(Math.floor(at / 4 / sheet.width) / sheet.height);
  }
  return [...rows];
}

describe('an animal that plays', () => {
  it.each([
    ['a puppy playing in autumn leaves', 'leap'],
    ['两只小猫在花园里玩耍', 'run'],
    ['two kittens playing with a ball of yarn', 'run'],
    ['a gray kitten plays with a ball of yarn', 'run'],
  ])('is on the move, and drawn as a young one: %s', async (prompt, how) => {
    const { spots, told } = await plan(prompt);
    const player = spots.find(({ subject }) => subject.rests)?.subject;
    expect(player?.rests?.how).toBe(how);
    expect(player?.drawing).toMatch(/-young$/);
    expect(told.ignored).toEqual([]);
  });

  it('does so with the other', async () => {
    const { of } = await plan('小狗和小猫一起嬉戏');
    expect([...of('dog'), ...of('cat')].map(({ subject }) => subject.rests?.how)).toEqual(['run', 'run']);
  });
});

it.each(['an elephant walking across the savanna', '一只兔子在雪地里走路'])(
  'has legs that walk: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    const [walker] = spots.flatMap(({ subject }) => (subject.rests ? [subject] : []));
    expect(walker && movedAs(walker, walker.rests?.how)).toMatch(/-walking$/);
  },
);

it('a rabbit of which nothing else is said stands on the ground', async () => {
  const { scene } = await plan('a rabbit');
  expect(scene.stage.scene).toBe('meadow');
});

it.each(['a sloth hanging from a branch', '树懒挂在树枝上'])('hangs below the branch: %s', async (prompt) => {
  const { of, scene } = await plan(prompt);
  const [sloth] = of('sloth');
  expect((sloth?.y ?? 0) - (sloth?.tall ?? 0)).toBeGreaterThan(
    branchAt(scene.stage, 0.5).y - (sloth?.tall ?? 0) * 0.3,
  );
});

it.each(['two cranes standing on a pine branch', '一只鹤站在松树枝上', 'a crane on a pine branch'])(
  'stands on the branch, and does not fly: %s',
  async (prompt) => {
    const { of } = await plan(prompt);
    expect(of('crane').map(({ subject }) => subject.drawing)).toContain('own/standing-crane');
  },
);

it.each([
  ['a lion cub walking beside its mother', 'own/lioness'],
  ['狮子妈妈和小狮子', 'own/lioness'],
  ['小象和它的妈妈', 'own/elephant'],
  ['a kitten and its mother', 'own/cat'],
])('is beside a mother of its kind: %s', async (prompt, drawing) => {
  const { spots } = await plan(prompt);
  const mother = spots.find(({ subject }) => subject.isYoung === undefined)?.subject;
  expect(mother?.drawing).toBe(drawing);
});
