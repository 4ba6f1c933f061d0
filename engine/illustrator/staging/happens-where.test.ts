// Where it happens is obeyed: rooms of trades, tables outdoors, windows and what is outside of them, buildings in front
// of which something stands, roofs, bridges, balconies and steps under the feet.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { roomKindOf } from '../scenery/room-kind.ts';
import { windowBox } from '../scenery/window-box.ts';
import { placeOutside } from '../scenery/window-view.ts';

beforeAll(needDrawings, 120_000);

describe('a room of a trade', () => {
  it.each([
    ["a wizard's study full of books, candles, and a globe", 'study'],
    ['深夜的书房', 'study'],
    ['a boxer in the gym', 'gym'],
    ['健身房里的女人', 'gym'],
    ['a carpenter in his workshop', 'workshop'],
    ['a scientist in a laboratory', 'laboratory'],
    ['a baker in a bakery', 'shop'],
    ['超市里的一只猫', 'shop'],
    ['a girl in a museum', 'gallery'],
    ['女孩坐在火车车厢里看书', 'carriage'],
  ])('is that room: %s', async (prompt, kind) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('room');
    expect(roomKindOf(scene.stage)).toBe(kind);
    expect(told.ignored).toEqual([]);
  });

  it('has what nobody holds on its desk', async () => {
    const { of } = await plan("a wizard's study full of books, candles, and a globe");
    const [[wizard], [globe], candles] = [of('wizard'), of('globe'), of('candle')];
    expect(candles).toHaveLength(3);
    for (const { y, isPerched } of candles) {
      expect(isPerched).toBe(true);
      expect(y).toBeCloseTo(globe?.y ?? 0, 5);
      expect(y).toBeLessThan((wizard?.y ?? 0) - 60);
    }
  });

  it.each([
    ['外星人在超市买牛奶', 'glass-of-milk'],
    ['a chef and pancakes in a diner kitchen', 'pancakes'],
    ['a cozy coffee shop corner with a laptop and a latte', 'coffee'],
    ['中式书房，书桌上放着毛笔和一本书，窗边有一盆兰花', 'book'],
    ['木桌上摆着一盘切开的西瓜和一顶草帽，窗外是花园', 'plate'],
  ])('has small things on its furniture, not on its floor: %s', async (prompt, key) => {
    const { of } = await plan(prompt);
    expect(of(key)[0]?.isPerched).toBe(true);
  });

  it.each([
    ['a bedroom with a guitar on the bed and a skateboard by the door', 'door', true],
    ['江南小巷，青石板路，一把油纸伞靠在木门边', 'door', false],
    ['a miniature house on a windowsill next to a watering can', 'house', false],
  ])('has doors in its walls, and no house in it: %s', async (prompt, key, isSeen) => {
    const { of, told, reading } = await plan(prompt);
    const words = reading.subjects.find((one) => one.key === key)?.words;
    expect(of(key)).toEqual([]);
    expect(told.understood.includes(words ?? '')).toBe(isSeen);
  });

  it('has nothing in it that stands before doors', async () => {
    const { of, told } = await plan('日式茶室，榻榻米，石灯笼旁落满花瓣');
    expect(of('stone-lantern')).toEqual([]);
    expect(told.ignored).toContain('石灯笼');
  });

  it.each([
    ['a cozy reading nook with a fireplace and a sleeping dog', []],
    ['a cat by the fireplace', []],
    ['a dog in a bedroom with a fireplace', ['fireplace']],
    ['a teacher at the blackboard', []],
    ['a boy at the kitchen table, blackboard', ['blackboard']],
  ])('tells what has no place in it: %s', async (prompt, ignored) => {
    expect((await plan(prompt)).told.ignored).toEqual(ignored);
  });

  it('shows pictures in place of a window', async () => {
    const { scene } = await plan('a girl in a museum, snow');
    expect(scene.layers.some(({ name }) => name === 'window')).toBe(false);
  });
});

describe('an hour of the clock', () => {
  it.each([
    ['a cat in a kitchen, 3am', 'night'],
    ['a cat in a kitchen at 11 p.m.', 'night'],
    ['a cat in a kitchen at 6 am', 'dawn'],
    ['凌晨三点的厨房，一只猫', 'night'],
    ['下午3点的厨房，一只猫', 'day'],
  ])('makes the light: %s', async (prompt, time) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.time).toBe(time);
    expect(told.ignored).toEqual([]);
  });
});

describe('a meal outdoors', () => {
  it.each([
    ['a fox and a rabbit having tea at a tiny table in the forest', 'forest', 'fox'],
    ['a family having dinner in the garden', 'meadow', 'woman'],
    ['一家人在海边吃晚饭', 'sea', 'woman'],
  ])('is had at a table there: %s', async (prompt, place, key) => {
    const { scene, of, told } = await plan(prompt);
    const [[table], [guest]] = [of('dining-table'), of(key)];
    expect(scene.stage.scene).toBe(place);
    expect(told.ignored).toEqual([]);
    expect(guest?.depth).toBeLessThan(table?.depth ?? 0);
    expect((guest?.y ?? 0) - (guest?.tall ?? 0)).toBeLessThan((table?.y ?? 0) - (table?.tall ?? 0));
  });
});

describe('a window', () => {
  it.each([
    ['一只橘猫趴在窗台上看雪，窗外是北京胡同', 'street'],
    ['a cat sleeping on the windowsill, outside the window a snowy forest', 'forest'],
  ])('has its cat inside and the place outside: %s', async (prompt, place) => {
    const { scene, of, told } = await plan(prompt);
    const [cat] = of('cat');
    const { top, tall } = windowBox(scene.stage);
    expect(scene.stage.scene).toBe('room');
    expect(placeOutside(scene.stage)).toBe(place);
    expect(told.ignored).toEqual([]);
    expect(Math.abs((cat?.y ?? 0) - top - tall)).toBeLessThan(12);
  });

  it('shows fireworks and the moon', async () => {
    expect((await plan('一家人吃年夜饭，窗外放烟花')).told.ignored).toEqual([]);
    expect((await plan('a girl in bed, the moon through the window')).told.ignored).toEqual([]);
  });

  it.each(['a bakery window with croissants and a sign saying FRESH', '面包店橱窗里的蛋糕'])(
    'of a shop is seen from the street: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('shop-window');
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('work at one table', () => {
  it.each(['a grandmother teaching her grandson to bake bread in a farmhouse kitchen', '奶奶教孙子做面包'])(
    'is done by both: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      const [[grown], [child]] = [of('woman'), of('boy')];
      expect(told.ignored).toEqual([]);
      expect(child?.step).toBeGreaterThan(5);
      expect(child?.depth).toBeLessThan(grown?.depth ?? 0);
      // Both hands are on the same board.
      const row = (one: typeof grown): number => (one?.y ?? 0) - (one?.tall ?? 0) * (one?.table ?? 0);
      expect(Math.abs(row(child) - row(grown))).toBeLessThan((grown?.tall ?? 0) * 0.08);
    },
  );

  it('is no work of who has fallen asleep over it', async () => {
    const { spots, scene, told } = await plan('a programmer asleep at his desk with three monitors, 3am');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['table']);
    expect(scene.stage.time).toBe('night');
    expect(told.ignored).toEqual([]);
  });
});

describe('a building in front of which something stands', () => {
  it.each([
    ['a red vintage car parked in front of a pink motel', 'motel'],
    ['a couple outside a 1950s diner', 'diner'],
    ['加油站前的一辆红色跑车', 'gas-station'],
    ['a man in front of a noodle shop', 'noodle-front'],
    ['小面馆门口', 'noodle-front'],
    ['猫在书店门口睡觉', 'book-front'],
    ['children in front of a school', 'school'],
  ])('is there: %s', async (prompt, key) => {
    const { scene, of, spots, told } = await plan(prompt);
    const [building] = of(key);
    expect(scene.stage.scene).toBe('street');
    expect(scene.layers.some(({ name }) => name === 'forecourt')).toBe(true);
    const others = spots.filter(({ subject }) => subject.key !== key);
    for (const { depth } of others) expect(depth).toBeGreaterThan(building?.depth ?? 1);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a girl walks past a noodle shop on a city street at night', true],
    ['a man in front of a noodle shop', false],
  ])('has houses beside it where a street is named: %s', async (prompt, isInTown) => {
    const { scene } = await plan(prompt);
    const names = scene.layers.map(({ name }) => name);
    expect([names.includes('row of houses'), names.includes('far trees')]).toEqual([isInTown, !isInTown]);
  });

  it('is a room where somebody is in it', async () => {
    expect((await plan('a nurse in a hospital')).scene.stage.scene).toBe('room');
    expect((await plan('a cat in a bookshop')).scene.stage.scene).toBe('room');
  });
});

describe('what is under the feet', () => {
  it.each([
    ['武侠少女站在竹林屋顶上', 'roof', 'forest'],
    ['a cat on a roof at night', 'roof', 'meadow'],
    ['an old man fishing on a stone bridge', 'bridge deck', 'lake'],
    ['老奶奶在阳台上浇花', 'balcony', 'city'],
    ['女孩坐在楼梯上看书', 'steps', 'street'],
    ['a pirate queen standing on the deck of her ship', 'ship deck', 'sea'],
    ['pirates on a pirate ship', 'ship deck', 'sea'],
    ['海盗船长站在甲板上', 'ship deck', 'sea'],
    ['a woman by the swimming pool', 'pool', 'meadow'],
    ['一个小男孩蹲在江南水乡的河边', 'quay', 'water-town'],
  ])('is drawn before the land: %s', async (prompt, name, place) => {
    const { scene, spots, told } = await plan(prompt);
    const ground = scene.layers.find((layer) => layer.name === name);
    expect(scene.stage.scene).toBe(place);
    expect(ground).toBeDefined();
    for (const { depth } of spots) expect(depth).toBeGreaterThan(ground?.depth ?? 1);
    expect(told.ignored).toEqual([]);
  });

  it('is no bank where nobody stands on one', async () => {
    const { scene } = await plan('江南水乡，一个渔翁划着小船');
    expect(scene.layers.some(({ name }) => name === 'quay')).toBe(false);
  });

  it('has the willow of a water town behind it', async () => {
    const { scene, spots } = await plan('古装女子撑着油纸伞走在石桥上，烟雨江南');
    const willow = scene.layers.find(({ name }) => name === 'willow');
    for (const { depth } of spots) expect(willow?.depth).toBeLessThan(depth);
  });

  it('is a bridge in the land where nobody is on it', async () => {
    const { scene } = await plan('a stone bridge over a river');
    expect(scene.layers.some(({ name }) => name === 'bridge deck')).toBe(false);
    expect(scene.layers.some(({ name }) => name === 'bridge')).toBe(true);
  });
});

it('has all of those in a boat who are said to be in it', async () => {
  const { reading } = await plan('a man and a dog in a rowing boat on the river');
  expect(reading.links.filter(({ relation }) => relation === 'in')).toHaveLength(2);
  const { told, reading: rowing } = await plan('a woman rowing a boat on the lake');
  expect(rowing.links.map(({ relation }) => relation)).toEqual(['in']);
  expect(told.ignored).toEqual([]);
});

it('has a cat before a tank, not under water', async () => {
  const { scene, told } = await plan('小猫在鱼缸前看鱼');
  expect(scene.stage.scene).toBe('room');
  expect(told.ignored).toEqual([]);
});

it('leaves the coat at home for sports', async () => {
  const { reading, told } = await plan('a teenage boy skateboarding down the stairs');
  expect(reading.subjects[0]?.person).toMatchObject({ hands: 'skate', does: 'stairs' });
  expect(told.ignored).toEqual([]);
});

describe('who rows', () => {
  it.each(['情侣在湖上划船', 'a girl rowing on a lake'])('has a boat: %s', async (prompt) => {
    const { of, told } = await plan(prompt);
    expect([of('boat').length, told.ignored]).toEqual([1, []]);
  });

  it('has no second one', async () => {
    expect((await plan('a woman rowing a boat')).of('boat')).toHaveLength(1);
  });
});

it('a door with couplets and lanterns does not stand in the water', async () => {
  expect((await plan('春节对联,红灯笼')).scene.stage.scene).not.toBe('water-town');
});

it.each(['a bear sitting under a tree with a jar of honey', '树下坐着一只棕熊,右边有一罐蜂蜜'])(
  'an animal under a tree is out of doors with its food: %s',
  async (prompt) => {
    const { told, scene } = await plan(prompt);
    expect(scene.stage.scene).not.toBe('table');
    expect(told.ignored).toEqual([]);
  },
);

it.each(['three white rabbits around a big carrot', '猴子骑着小猪,拿着香蕉'])(
  'animals of the open air are there with their food: %s',
  async (prompt) => {
    const { scene } = await plan(prompt);
    expect(scene.stage.scene).toBe('meadow');
  },
);

it.each([
  ['a girl in a black gothic dress holding a lantern at night', false],
  ['女孩提着灯笼', true],
])('a lantern brings a town of lanterns only in its own land: %s', async (prompt, isThere) => {
  const { scene } = await plan(prompt);
  expect(scene.stage.scene === 'water-town').toBe(isThere);
});

it.each([
  ['a hammock between two palm trees on a beach, a coconut on a wooden table, a sailboat', 'sea'],
  ['火星基地，几座温室里种着蔬菜，一辆火星车停在旁边', 'moon'],
  ['a chessboard in a park, two empty chairs and fallen leaves on the table', 'meadow'],
  ['an old man sits at a table in the park and plays chess', 'meadow'],
])('what is large is on the land, not on a table or among plants: %s', async (prompt, place) => {
  expect((await plan(prompt)).scene.stage.scene).toBe(place);
});

it.each([
  ['Christmas still life with pine cones and a candle on a wooden tray', 'christmas-tree'],
  ['a giant tree with a glowing door in its trunk', 'door'],
])('has nothing that would stand beside what it is of: %s', async (prompt, key) => {
  expect((await plan(prompt)).of(key)).toEqual([]);
});

it.each([
  ['a hotel room with a bed, a desk with a lamp and a TV', 'television', 'table', 1.2],
  ['a living room with a sofa, a guitar, a globe and a rug', 'globe', 'rug', 6],
])('things stand in a furnished room in their sizes: %s', async (prompt, key, other, most) => {
  const { of } = await plan(prompt);
  const [one, beside] = [of(key)[0], of(other)[0]];
  expect(one?.tall).toBeLessThan(512 * 0.3);
  expect(one?.tall).toBeLessThan((beside?.tall ?? 0) * most);
});

it.each([
  ['a bakery storefront in Paris with two tables and a dog', 'city'],
  ['turquoise lagoon, bungalows and palm trees, a coral reef under the surface', 'sea'],
  ['蓝色玻璃花瓶里插着向日葵，旁边有两只梨，窗边光线', 'table'],
  ['a wooden desk with a lamp, a globe and a window showing a snowy mountain', 'table'],
  ['an empty classroom with wooden desks and a world map', 'room'],
  ['an open suitcase on a bed, ocean view through the balcony door', 'room'],
  ['鱼缸里有珊瑚和海葵，放在电视柜上', 'room'],
  ['夜晚，几辆大卡车停着，便利店亮着灯', 'street'],
  ['product shot of a speaker on a nightstand in a dim bedroom', 'studio'],
])('is where its house is: %s', async (prompt, place) => {
  expect((await plan(prompt)).scene.stage.scene).toBe(place);
});

it('what a bottle stands beside is on the table with it', async () => {
  const { reading, of } = await plan('一瓶威士忌和两只加冰的酒杯放在壁炉旁的木桌上，背景是皮沙发');
  const bottle = reading.subjects.findIndex(({ key }) => /bottle/.test(key));
  expect(reading.links.map(({ relation, from }) => [relation, from])).toContainEqual(['on', bottle]);
  expect(of('table')).toHaveLength(1);
});

it('tells no window of a bare wall', async () => {
  const { told } = await plan('a brick wall, a bicycle on the wall and huge windows');
  expect(told.understood).not.toContain('windows');
});

it('houses along a street are its own', async () => {
  const { of, told } = await plan('雨中的小巷，两旁是木屋和纸灯笼');
  expect(of('cabin')).toEqual([]);
  expect(told.understood).toContain('木屋');
});

it('nothing flies that is on the ground where something else rises', async () => {
  const { of } = await plan('月球表面有一辆月球车，远处升起蓝色的地球');
  expect(of('rover')[0]?.isFloating).toBe(false);
});

it('keeps what stands by a window that things are set on', async () => {
  const { scene, told } = await plan('卫生间里有一个白色浴缸，窗台上有几支蜡烛');
  const names = scene.layers.map((layer) => (layer.kind === 'painted' ? layer.name : ''));
  expect(told.understood).toContain('浴缸');
  expect(names.filter((name) => name.startsWith('furniture')).length).toBeGreaterThan(2);
});

it('no steps hide the boats that are asked for', async () => {
  const { told } = await plan('海边悬崖上的白色教堂，台阶两旁开满三角梅，海上有几只帆船');
  expect(told.ignored).toContain('台阶');
});

it('an island of a kitchen is no land', async () => {
  const { scene, reading } = await plan('modern kitchen with a marble island and three bar stools');
  expect(reading.subjects.map(({ key }) => key)).toContain('kitchen-island');
  expect(scene.stage.scene).toBe('room');
});

it.each(['apples under an apple tree', 'a basket of apples under a tree'])(
  'what lies under a tree is where it grows: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect([scene.stage.scene, told.ignored]).toEqual(['meadow', []]);
  },
);

it('an apple on a tree is out of doors with who wants it', async () => {
  const { scene } = await plan('小女孩想摘树上最红的苹果');
  expect(scene.stage.scene).not.toBe('room');
});

it.each([
  ['a retro diner sign "EAT" at night', 'street'],
  ['a neon sign "OPEN" in the rain', 'wall'],
])('a sign hangs in its place at any hour: %s', async (prompt, place) => {
  expect((await plan(prompt)).scene.stage.scene).toBe(place);
});
