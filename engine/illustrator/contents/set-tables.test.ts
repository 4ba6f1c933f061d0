// What is set out on tables: trays, laid tables, cakes, dishes with meat, things for sale with flowers beside them.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { cakeWith } from '../things/birthday-cake.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['桌子上摆着螃蟹、啤酒和一碟醋', ['beer-mug', 'soy-sauce', 'steamed-crab']],
  ['a lobster on a table', ['steamed-crab']],
])('has shellfish on it as a dish: %s', async (prompt, keys) => {
  const { scene, spots } = await plan(prompt);
  expect(scene.stage.scene).toBe('table');
  expect(spots.map(({ subject }) => subject.key).sort()).toEqual(keys);
});

describe('a tray', () => {
  it.each([
    ['a blue teapot and three white cups on a wooden tray', 3],
    ['木托盘上有一个茶壶和四个杯子', 4],
  ])('carries the pot and as many cups as were said: %s', async (prompt, cups) => {
    const { of, told } = await plan(prompt);
    const [tray] = of('tray');
    const [pot] = of('tea');
    expect(told.ignored).toEqual([]);
    expect(pot?.subject.drawing).toBe('own/teapot-alone');
    expect(of('teacup-without-handle')).toHaveLength(cups);
    const half = ((tray?.tall ?? 0) * 240) / 56 / 2;
    for (const one of [pot, ...of('teacup-without-handle')]) {
      expect(Math.abs((one?.x ?? 0) - (tray?.x ?? 0))).toBeLessThan(half);
      expect(one?.y).toBeLessThan(tray?.y ?? 0);
      expect(one?.y).toBeGreaterThan((tray?.y ?? 0) - (tray?.tall ?? 0));
      expect(one?.tall).toBeLessThanOrEqual(pot?.tall ?? 0);
    }
  });
});

describe('a laid table', () => {
  it.each(['火锅，桌上摆满了肉和蔬菜', 'a hot pot on a table full of meat and vegetables'])(
    'has plates all around the pot: %s',
    async (prompt) => {
      const { of, spots, told } = await plan(prompt);
      const [pot] = of('hotpot');
      expect(told.ignored).toEqual([]);
      expect(of('meat-slices').length + of('vegetables').length).toBeGreaterThan(3);
      expect(of('tofu').length).toBeGreaterThan(0);
      expect(spots.some(({ x }) => x < (pot?.x ?? 0) - 100)).toBe(true);
      expect(spots.some(({ x }) => x > (pot?.x ?? 0) + 100)).toBe(true);
    },
  );

  it('has dishes where only food is named, and fruit in a bowl', async () => {
    const food = await plan('a table full of food');
    expect(food.spots.length).toBeGreaterThan(5);
    expect(food.told.ignored).toEqual([]);
    const fruit = await plan('桌上摆满了水果和面包');
    expect(fruit.of('bowl')).toHaveLength(1);
    expect(fruit.told.ignored).toEqual([]);
  });
});

/** Rows of flames: how many there are is counted by the lights of their wicks. */
function yellowOf(candles: number): number {
  const cake = cakeWith(candles);
  const pixels = readPixels(
    makeSurface(cake.width, cake.height, (brush) => {
      brush.translate(cake.width / 2, cake.height);
      cake.paint({ brush, random: makeRandom(1, 'cake'), isDark: false, isSnowy: false, side: 1 });
    }),
  );
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha > 250 && red > 240 && green > 150 && green < 215 && blue < 90) count++;
  }
  return count;
}

describe('a birthday cake', () => {
  it.each([
    ['a birthday cake with five candles', 5],
    ['生日蛋糕上插着七根蜡烛', 7],
    ['a birthday cake with 1 candle', 1],
  ])('has its own number of candles: %s', async (prompt, candles) => {
    const { of, told } = await plan(prompt);
    expect(of('cake')[0]?.subject.candles).toBe(candles);
    expect(told.ignored).toEqual([]);
  });

  it('has a flame for each', () => {
    const [one, five] = [yellowOf(1), yellowOf(5)];
    expect(one).toBeGreaterThan(10);
    expect(Math.round(five / one)).toBe(5);
  });
});

it.each(['an apple on a wooden plate', '饺子，木盘'])('lies on a plate of wood: %s', async (prompt) => {
  const { reading, told } = await plan(prompt);
  expect(reading.plate?.colour).toBe('#b5834e');
  expect(told.ignored).toEqual([]);
});

it('lays maps on a table, and not in the land that is on them', async () => {
  expect((await plan('fantasy map, parchment, mountains and sea')).scene.stage.scene).toBe('table');
});

describe('what is eaten', () => {
  it.each([
    ['sushi platter with salmon and tuna on black slate', ['sushi']],
    ['寿司拼盘，有三文鱼和金枪鱼', ['sushi']],
    ['寿司拼盘，三文鱼，芥末', ['salmon', 'sushi', 'green-sauce']],
    ['beef noodles', ['ramen']],
    ['chicken rice', ['rice']],
    ['pork buns', ['steamed-buns']],
    ['猪肉包子', ['steamed-buns']],
    ['虾仁炒饭', ['fried-rice']],
    ['noodles with shrimp', ['ramen']],
  ])('is no animal, and is on its dish: %s', async (prompt, keys) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('table');
    expect([...new Set(spots.map(({ subject }) => subject.key))]).toEqual(keys);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a salmon in a river', 'fish'],
    ['a chicken eating rice', 'rooster'],
    ['a pig on a farm', 'pig'],
  ])('is an animal where nothing says that it is eaten: %s', async (prompt, key) => {
    expect((await plan(prompt)).of(key).length).toBeGreaterThan(0);
  });
});

describe('a thing for sale', () => {
  it.each([
    ['a perfume bottle on a marble table with pink roses', 'perfume', 'rose'],
    ['香水瓶和红玫瑰', 'perfume', 'rose'],
    ['a wristwatch with water drops', 'watch', 'drops'],
    ['lipstick with rose petals', 'lipstick', 'petals'],
    ['sneaker with leaves', 'shoes', 'leaves'],
    ['headphones with pebbles', 'headphones', 'pebbles'],
  ])('fills the frame, and what is with it lies beside it: %s', async (prompt, product, besides) => {
    const { of, scene, told } = await plan(prompt);
    const [hero] = of(product);
    expect(told.ignored).toEqual([]);
    expect(['table', 'studio']).toContain(scene.stage.scene);
    expect(hero?.tall).toBeGreaterThan(512 * 0.28);
    expect(of(besides)).toHaveLength(3);
    for (const one of of(besides)) expect(one.tall).toBeLessThan((hero?.tall ?? 0) * 0.75);
  });

  it('leaves the lipstick of a woman alone', async () => {
    const { scene } = await plan('a woman with lipstick in a garden of roses');
    expect(scene.stage.scene).toBe('meadow');
  });
});

it.each(['a treasure chest full of gold coins on the sea floor', '海底的宝箱里装满金币'])(
  'has the gold in the chest, under water: %s',
  async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('underwater');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['treasure-chest']);
    expect(told.ignored).toEqual([]);
  },
);

it('lays flowers on a table where there is no vase for them', async () => {
  for (const prompt of [
    'a camera and a book on a wooden table with roses',
    'a cup of coffee with a red rose',
  ]) {
    const { of, told } = await plan(prompt);
    expect(told.ignored).toEqual([]);
    for (const { subject } of of('rose')) expect(subject.drawing).toBe('own/cut-rose');
  }
  const { reading } = await plan('a vase of roses on a table');
  expect(reading.subjects.find(({ key }) => key === 'rose')?.drawing).toBe('noto/rose');
});

it.each(['a delicious burger with fries and a cola', '一个汉堡配薯条和可乐'])(
  'lays three things beside each other, none before another: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    const xs = spots.map(({ x }) => x).toSorted((a, b) => a - b);
    expect(xs).toHaveLength(3);
    for (const [at, x] of xs.slice(1).entries()) expect(x - (xs[at] ?? 0)).toBeGreaterThan(60);
  },
);

describe('a picnic that nobody is at', () => {
  it.each(['a basket of strawberries on a picnic blanket', '野餐垫上放着一篮草莓'])(
    'has no second basket: %s',
    async (prompt) => {
      const { of } = await plan(prompt);
      expect(of('picnic').map(({ subject }) => subject.drawing)).toEqual(['own/bare-blanket']);
      expect(of('basket')).toHaveLength(1);
    },
  );

  it.each([
    'a picnic with grapes, a cake and a bottle of wine',
    'sandwiches and lemonade on a checkered blanket',
    '湖边的野餐，有三明治和草莓',
  ])('has what is named on its blanket: %s', async (prompt) => {
    const { of, spots, told } = await plan(prompt);
    const [blanket] = of('picnic');
    const half = ((blanket?.tall ?? 0) * 232) / 64 / 2;
    expect(blanket?.subject.drawing).toBe('own/picnic-blanket');
    for (const one of spots.filter((spot) => spot !== blanket)) {
      expect(Math.abs(one.x - (blanket?.x ?? 0))).toBeLessThan(half);
      expect(one.y).toBeGreaterThan((blanket?.y ?? 0) - (blanket?.tall ?? 0));
    }
    expect(told.ignored).toEqual([]);
  });

  it('keeps its own food where somebody sits at it', async () => {
    const { of } = await plan('a family having a picnic with sandwiches');
    expect(of('picnic')[0]?.subject.drawing).toBe('own/picnic');
  });
});

describe('a meal', () => {
  it.each(['a candlelit dinner for two on a balcony', '双人烛光晚餐', 'lunch for two on a terrace'])(
    'is had by as many as it is for, who face it: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      const people = spots.filter(({ subject }) => subject.kind === 'figure');
      expect(people).toHaveLength(2);
      expect(people.some(({ view }) => view === 'back')).toBe(false);
    },
  );

  it.each(['breakfast in bed with pancakes and coffee', '床上的早餐，咖啡和可颂'])(
    'is on a tray on the sheets where nobody is in bed: %s',
    async (prompt) => {
      const { scene, of, told } = await plan(prompt);
      expect(of('tray')).toHaveLength(1);
      expect([scene.stage.reading.surface?.material, told.ignored]).toEqual(['linen', []]);
    },
  );

  it('leaves who has breakfast in bed there', async () => {
    const { of } = await plan('a woman having breakfast in bed');
    expect(of('tray')).toEqual([]);
  });
});

it('stands high things of a full table behind low ones', async () => {
  const { of, told } = await plan(
    'a table with five apples in a bowl, two pears, a loaf of bread and a glass of milk',
  );
  expect(of('bowl')[0]?.depth).toBeLessThan(of('pear')[0]?.depth ?? 0);
  expect(told.ignored).toEqual([]);
});

it('food is on no floor where those who are there serve it', async () => {
  const { of, told } = await plan('a chef and a waitress in a kitchen, a steak');
  expect(of('steak')[0]?.y).toBeLessThan((of('person')[0]?.y ?? 0) * 0.6);
  expect(told.ignored).toEqual([]);
});

it.each(['a waiter carries two plates of pasta', 'two plates of pasta on a table'])(
  'plates of what is served on them are as many of it: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.reading.subjects.find(({ kind }) => kind === 'food')?.count).toBe(2);
    expect(told.ignored).toEqual([]);
  },
);
