// Goods in what they are packed in, sweets and sauces in what they are served in, and the cloth they stand on.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { redrawnAs } from '../things/redrawn.ts';
import { contentsOf } from './containers.ts';
import { toppingsOf } from './toppings.ts';

beforeAll(needDrawings, 120_000);

describe('goods for the shelf', () => {
  it.each([
    ['茶叶包装盒，绿色，木桌上', 'own/product-box'],
    ['a box of chocolates', 'own/product-box'],
    ['一盒月饼礼盒', 'own/product-box'],
    ['咖啡豆包装袋', 'own/coffee-bag'],
    ['一盒草莓牛奶', 'own/carton'],
    ['a tea tin', 'own/tin'],
    ['饼干罐', 'own/tin'],
    ['a bag of potato chips', 'own/pouch'],
    ['狗粮包装袋', 'own/pouch'],
    ['a tube of hand cream', 'own/tube'],
    ['牙膏', 'own/tube'],
    ['a carton of milk', 'own/carton'],
    ['a can of orange soda', 'own/can'],
    ['lavender soap bars', 'own/soap-bars'],
    ['a skincare set', 'own/skincare-set'],
    ['一套护肤品', 'own/skincare-set'],
    ['a leather backpack', 'own/backpack'],
  ])('is drawn in what it is packed in, and told: %s', async (prompt, drawing) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.drawing)).toContain(drawing);
    expect(told.ignored).toEqual([]);
  });

  it('has the colour that was asked for', () => {
    expect(parsePrompt('a black chocolate box').subjects[0]).toMatchObject({
      key: 'product-box',
      colour: expect.any(String),
    });
  });

  it('is one pair of sunglasses', () => {
    expect(parsePrompt('a pair of sunglasses').subjects).toMatchObject([{ key: 'sunglasses', count: 1 }]);
  });
});

describe('ice cream', () => {
  it.each([
    ['a bowl of chocolate ice cream', 'ice-cream-bowl'],
    ['一碗冰淇淋', 'ice-cream-bowl'],
    ['a strawberry popsicle', 'popsicle'],
    ['一根芒果雪糕', 'popsicle'],
    ['水蜜桃冰淇淋圣代', 'sundae'],
    ['mango gelato', 'ice-cream-cone'],
  ])('is in what was named: %s', (prompt, key) => {
    const { subjects } = parsePrompt(prompt);
    expect(subjects.map((one) => one.key)).toEqual([key]);
  });
});

describe('on the table', () => {
  it.each([
    ['一盘饺子和一碟醋', 'soy-sauce'],
    ['fries with ketchup', 'ketchup'],
    ['sushi with wasabi', 'green-sauce'],
  ])('a sauce is in a dish of its own: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key).map(({ subject }) => subject.drawing)).toEqual(['own/sauce-dish']);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['一盘饺子，红色桌布', undefined],
    ['croissants on a red checkered tablecloth', true],
    ['红色格子桌布上的面包', true],
  ])('the cloth has its colour: %s', async (prompt, isChecked) => {
    const { reading, scene, told } = await plan(prompt);
    expect(reading.surface).toMatchObject({ material: 'cloth', colour: expect.any(String) });
    expect(reading.surface?.isChecked).toBe(isChecked);
    expect(scene.stage.scene).toBe('table');
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'bread on a blue and white checkered tablecloth',
    '蓝白格子桌布上的面包',
    '蓝白格子餐布上放着三明治',
  ])('checks of two colours are of the one that is not white: %s', async (prompt) => {
    const { reading: blue } = await plan('bread on a blue checkered tablecloth');
    const { reading, told } = await plan(prompt);
    expect(reading.surface?.colour).toBe(blue.surface?.colour);
    expect(told.ignored).toEqual([]);
  });

  it('two sauces stand apart', async () => {
    const { spots } = await plan('sushi with soy sauce and wasabi');
    const places = spots.map(({ x }) => x).toSorted((a, b) => a - b);
    expect(places).toHaveLength(3);
    const gaps = places.slice(1).map((x, at) => x - (places[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(512 * 0.1);
  });

  it.each([
    ['tacos on a blue plate', 'blue plate'],
    ['jollof rice on a black plate', 'black plate'],
    ['蓝色盘子里的饺子', '蓝色盘子里'],
  ])('the plate has its colour, and the room has not: %s', async (prompt, words) => {
    const { reading, told } = await plan(prompt);
    expect(reading.plate).toMatchObject({ words });
    expect(reading.colours).toEqual([]);
    expect(told.understood).toContain(words);
  });

  it('a plate that nothing lies on is not told', async () => {
    expect((await plan('a man holding a blue plate')).told.ignored).toContain('blue plate');
  });

  it.each([
    ['two glasses beside a wine bottle', 'wine', 2],
    ['一瓶红酒和两个杯子', 'wine', 2],
    ['一瓶白酒和两个小酒杯', 'water-glass', 2],
    ['a whiskey bottle and a glass', 'tumbler-glass', 1],
  ])('glasses are of what is in the bottle: %s', async (prompt, key, count) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toHaveLength(count);
    expect(told.ignored).toEqual([]);
  });

  it('leaves glasses to who wears them', () => {
    const { subjects } = parsePrompt('a man wearing glasses beside a wine bottle');
    expect(subjects.map(({ key }) => key)).not.toContain('wine');
  });

  it.each([
    ['a plate of jollof rice with fried plantains', ['jollof-rice', 'plantains']],
    ['feijoada', ['black-beans']],
    ['butter chicken with naan bread', ['butter-chicken', 'flatbread']],
    ['虾饺和烧卖', ['har-gow', 'siu-mai']],
    ['羊肉泡馍', ['bread-soup']],
    ['一杯莫吉托', ['mojito']],
  ])('dishes of the world are themselves: %s', (prompt, keys) => {
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys);
  });
});

describe('what is served with all that goes with it', () => {
  it.each([
    ['片皮鸭，配荷叶饼、葱丝和甜面酱', 'own/peking-duck'],
    ['peking duck with thin pancakes and cucumber sticks', 'own/peking-duck'],
    ['a wooden sushi boat with tuna', 'own/sushi-boat'],
    ['便当里有三文鱼和鸡蛋', 'own/bento'],
    ['a tiered cake stand with scones', 'own/tiered-stand'],
    ['bourbon on the rocks', 'own/whisky-on-ice'],
    ['炭火上的五个羊肉串', 'own/skewers-over-coals'],
    ['lamb skewers on a charcoal grill', 'own/skewers-over-coals'],
    ['a plate of spicy crayfish', 'own/crayfish'],
  ])('is one drawing on a table: %s', async (prompt, drawing) => {
    const { scene, spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect([scene.stage.scene, told.ignored]).toEqual(['table', []]);
  });

  it.each(['a bowl of raspberries and cream', '一碗蓝莓和奶油', 'strawberries and cream in a glass bowl'])(
    'lies in one bowl with the cream, which is no colour: %s',
    async (prompt) => {
      const { scene, spots } = await plan(prompt);
      const [bowl] = spots;
      expect(spots).toHaveLength(1);
      expect(bowl && contentsOf(scene.stage.reading, bowl.subject).map(({ key }) => key)).toContain('cream');
    },
  );

  it('leaves cream a colour where nothing is eaten', () => {
    expect(parsePrompt('a red and cream sofa').subjects.map(({ key }) => key)).not.toContain('cream');
  });

  it('shares the plate that was asked for, in two rows', async () => {
    const { spots } = await plan('a plate of tacos with lime and salsa');
    const rows = spots.map(({ y }) => y);
    const short = 384;
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(short * 0.1);
  });
});

it.each([
  'a blue plate with grilled salmon, asparagus and lemon slices next to a glass of white wine',
  'a plate with steak, broccoli, potatoes, tomatoes and lemon and a glass of red wine',
])('stands what is drunk beside the plate: %s', async (prompt) => {
  const { of, spots } = await plan(prompt);
  const [glass] = of('wine');
  expect(Math.max(...spots.map(({ x }) => x))).toBe(glass?.x);
});

describe('what a thing is shown on', () => {
  it.each([
    ['white sneakers on a concrete pedestal', 'pedestal'],
    ['a watch on a wooden podium', 'pedestal'],
    ['a bottle of perfume on a round stone pedestal, product photography', 'pedestal'],
    ['a cupcake on a pink podium', 'pedestal'],
    ['a silver ring on a bed of moss', 'moss'],
  ])('is made of what is said: %s', (prompt, material) => {
    expect(parsePrompt(prompt).surface?.material).toBe(material);
  });

  it('is told where whatever is small stands on a pedestal', async () => {
    const { scene, told } = await plan('a teddy bear on a white pedestal');
    expect([scene.stage.scene, told.ignored]).toEqual(['studio', []]);
  });

  it('is no bed where it is one of petals', () => {
    expect(parsePrompt('a gold ring on a bed of rose petals').subjects.map(({ key }) => key)).toEqual([
      'ring',
      'petals',
    ]);
  });
});

describe('an orange', () => {
  it.each(['oranges and kiwis', 'orange and kiwi on a plate', 'kiwi and orange'])(
    'is a fruit beside other food: %s',
    (prompt) => {
      expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toContain('orange');
    },
  );

  it.each(['an apple and orange juice', 'a cake and orange candles'])(
    'is a colour or a flavour of the next word: %s',
    (prompt) => {
      expect(parsePrompt(prompt).subjects.map(({ key }) => key)).not.toContain('orange');
    },
  );
});

it.each([
  ['a stack of books beside a candle', 'own/book-stack'],
  ['桌上的一摞书', 'own/book-stack'],
])('stacks books that are told as a stack: %s', async (prompt, drawing) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => redrawnAs(subject))).toContain(drawing);
  expect(told.ignored).toEqual([]);
});

describe('small food that was counted', () => {
  it.each([
    ['four macarons', 'macarons', 4],
    ['三个马卡龙', 'macarons', 3],
    ['three spring rolls', 'spring-rolls', 3],
    ['两个蛋挞', 'egg-tarts', 2],
    ['九个汤圆', 'rice-balls', 9],
  ])('lies on one plate, or in one bowl: %s', async (prompt, key, pieces) => {
    const { of } = await plan(prompt);
    expect(of(key).map(({ subject }) => subject.pieces)).toEqual([pieces]);
  });

  it.each([
    ['two donuts', 2],
    ['六个饺子', 6],
    ['five cookies', 5],
  ])('shares one plate, each piece a drawing of its own: %s', async (prompt, count) => {
    const { spots, scene } = await plan(prompt);
    expect(spots).toHaveLength(count);
    expect(scene.layers.filter(({ name }) => name.startsWith('plate'))).toHaveLength(1);
  });

  it('is of so many plates where the plates were counted', async () => {
    expect((await plan('two plates of macarons')).of('macarons')[0]?.subject.pieces).toBeUndefined();
  });
});

describe('a bowl of what was named piece by piece', () => {
  it.each([
    ['salmon in a bowl with rice', 'rice-bowl', ['rice', 'salmon']],
    [
      'a bowl with salmon, rice, avocado and cucumber',
      'rice-bowl',
      ['avocado', 'cucumber', 'rice', 'salmon'],
    ],
    ['rice, tuna, mango and edamame in a bowl', 'rice-bowl', ['mango', 'pea-pod', 'rice', 'tuna']],
    ['碗里有米饭、三文鱼和黄瓜', 'rice-bowl', ['cucumber', 'rice', 'salmon']],
    ['三文鱼饭,碗里有牛油果和黄瓜', 'rice', ['avocado', 'cucumber']],
    [
      'shrimp in a bowl with avocado, corn and tomatoes',
      'leaf-bowl',
      ['avocado', 'ear-of-corn', 'shrimp', 'tomato'],
    ],
  ])('is one dish with all of it: %s', async (prompt, key, inside) => {
    const { spots, reading, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    const [dish] = spots;
    const laid = dish ? toppingsOf(reading, dish.subject) : [];
    expect(laid.map((one) => one.key).toSorted()).toEqual(inside);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a bowl with avocado and tomatoes', 'bowl'],
    ['a goldfish in a bowl', 'fish-bowl'],
    ['a bowl of ramen with egg and scallions', 'ramen'],
  ])('is no other bowl: %s', async (prompt, key) => {
    expect((await plan(prompt)).spots.map(({ subject }) => subject.key)).toContain(key);
  });
});

it.each([
  ['three macarons on a white plate', 'white plate'],
  ['a steak on a black plate', 'black plate'],
  ['braised pork on a blue plate', 'blue plate'],
])('colours the plate that a dish is drawn on: %s', async (prompt, words) => {
  expect((await plan(prompt)).told.understood).toContain(words);
});

it('puts small cakes on the plate that is asked for', async () => {
  const { scene, told } = await plan('three cupcakes on a white plate');
  expect(scene.layers.map(({ name }) => name)).toContain('plate');
  expect(told.understood).toContain('white plate');
});

it('does not tell a plate where only its table is seen', async () => {
  const { told } = await plan('a bowl of ramen on a white plate');
  expect(told.ignored).toContain('white plate');
});

it.each([
  ['a lamb drinking milk from a bottle', 'sheep'],
  ['a girl feeding milk to a lamb', 'sheep'],
  ['lamb and rice on a table', 'meat-slices'],
])('serves no animal that drinks or is fed: %s', async (prompt, key) => {
  const { reading } = await plan(prompt);
  expect(reading.subjects.map((one) => one.key)).toContain(key);
});
