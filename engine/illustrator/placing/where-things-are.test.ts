// Things are where their kind can be: houses on their headland, lamps under ceilings, boats on water, plants before no bath.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('what has no place there', () => {
  it.each([
    ['a spice market stall with hanging lamps and woven baskets', 'pendant'],
    ['a sushi platter and a tuna on a table', 'fish'],
    ['a cup of coffee on a wooden table by a lake with a sailboat', 'sailboat'],
    ['a canal in Venice with a gondola and old houses', 'house'],
    ['a village square with a Christmas tree and market stalls', 'market-stall'],
    ['窗台上有一盆天竺葵，外面是大海和白色的帆船', 'sailboat'],
    ['a station with a red train, 屋顶上积满了雪', 'tile-roof'],
    ["a lighthouse keeper's cottage by the sea", 'tradesperson'],
    ['skincare bottles on a pink podium, peach background', 'peach'],
    ['石头砌成的壁炉里燃着火', 'rock'],
    ['夜市摊位上摆着烤串和珍珠奶茶', 'bubble-tea'],
    ['a winter cabin interior with a stone fireplace and a rug', 'rock'],
    ['a pan with fried eggs, sausages and mushrooms', 'mushroom'],
    ['a gold ring in an open velvet box', 'package'],
    ['酒窖里有橡木桶，木桌上放着一瓶红酒和一块奶酪', 'barrel'],
    ['a sunken treasure galleon on the ocean floor', 'galleon'],
    ['a corridor with a large window showing Saturn', 'saturn'],
    ['an owl-shaped lamp on a bedside table with a glass of water', 'floor-lamp'],
    ['a winter market at night with stalls selling candles', 'candle'],
    ['奶茶店里有一杯奶茶和一排吊灯', 'pendant'],
    ['a cocktail with a paper umbrella on a bar', 'paper-umbrella'],
    ['a desert oasis with date palms, a small pool and camels', 'pool'],
    ['热气球飘过葡萄酒庄', 'wine'],
    ["a bright children's playroom with a rainbow rug", 'child'],
    ['a quiet canal in Amsterdam with tall narrow houses', 'house'],
    ['a waterfall falling into a blue lagoon', 'blue-lagoon'],
  ])('stands nowhere: %s', async (prompt, key) => {
    const { of } = await plan(prompt);
    expect(of(key)).toEqual([]);
  });
});

describe('two that would hide each other', () => {
  it('stand one behind the other on their headland, and none in the water', async () => {
    const { of, scene } = await plan('a castle on a cliff above the sea with a lighthouse');
    const { side } = scene.stage.light;
    const [castle, tower] = [of('castle')[0]?.x ?? 0, of('lighthouse')[0]?.x ?? 0];
    expect((castle - tower) * side).toBeGreaterThan(0);
    expect((castle - 256) * side).toBeLessThan(512 * 0.1);
  });

  it('are over each other where they float, and there is no room beside', async () => {
    const { of } = await plan('太空站飘浮在星球上空,旁边有一艘飞船');
    const [station, ship] = [of('space-station')[0], of('spaceship')[0]];
    expect(Math.abs((station?.y ?? 0) - (ship?.y ?? 0))).toBeGreaterThan(100);
  });

  it('are a tree and the house that it would cover', async () => {
    const { of, scene } = await plan('海边的白色教堂，门前有一棵橄榄树');
    const { side } = scene.stage.light;
    expect(((of('church')[0]?.x ?? 0) - 256) * side).toBeGreaterThan(0);
  });

  it('lie on the planks of a pier, whatever ship is beside them', async () => {
    const { of } = await plan('码头边停着一艘海盗船，旁边堆着木桶和箱子');
    for (const key of ['bucket', 'package']) expect(Math.abs((of(key)[0]?.x ?? 0) - 256)).toBeLessThan(120);
  });

  it('are a bath and the plants of its room', async () => {
    const { scene } = await plan('a bathroom with a clawfoot bathtub, a mirror and green plants on a shelf');
    expect(scene.fewer.size).toBe(1);
  });
});

it.each([
  ['a crane flying past pine trees on a mountain', 'own/crane'],
  ['a crane standing on a pine tree', 'own/standing-crane'],
])('is drawn as it moves: %s', async (prompt, drawing) => {
  const { of } = await plan(prompt);
  expect(of('crane')[0]?.subject.drawing).toBe(drawing);
});

it('lies on the stall of a market', async () => {
  const { spots, told } = await plan('a farmers market table with pumpkins, corn and tomatoes');
  expect(spots.map(({ subject }) => subject.key)).toEqual(['market-stall']);
  expect(told.ignored).toEqual([]);
});

it('is no larger than its beach lets a shell be', async () => {
  const { spots } = await plan('a starfish, two seashells and a bottle on a beach');
  expect(Math.max(...spots.map(({ tall }) => tall))).toBeLessThan(512 * 0.3);
});

it('eats at no pavement', async () => {
  const { scene } = await plan('老北京的早点,桌上有豆浆和油条');
  expect(scene.stage.scene).toBe('table');
});

it.each([
  ['停机坪上停着一架白色客机', 'meadow'],
  ['a white plane in the clouds', 'sky'],
  ['a tiny island with a rowboat, surrounded by sharks', 'sea'],
  ['a plate of fish with peas and a newspaper, seaside view behind', 'table'],
  ['an old steam train at a small countryside station', 'station'],
  ['窗边的小圆桌上放着一瓶向日葵和一碟曲奇，白纱帘', 'table'],
  ['a polar bear on a small ice floe in dark blue water', 'snowfield'],
  ['an outdoor wedding with rows of white chairs', 'meadow'],
  ['a safari jeep, giraffes in the background', 'meadow'],
  ['a purple bicycle in front of a stone bakery', 'street'],
  ['一碗馄饨和一双筷子，背景是老街的灯笼', 'table'],
  ['a shelf with a camera, three books and a framed picture of a sailboat', 'shelf'],
  ['a fruit stand with oranges and bananas at a street market', 'street'],
  ['木地板上放着一个行李箱，旁边趴着一只柴犬', 'room'],
  ['水下的古代神庙，一群小鱼，阳光从水面射下', 'underwater'],
  ['老式理发店门口，一把木椅和一辆自行车', 'street'],
  ['桌上摆着一盘月饼和几个柿子，窗外是一轮圆月', 'table'],
  ['an oak door covered in ivy with a cat on the doorstep', 'wall'],
])('is where it is said to be: %s', async (prompt, place) => {
  expect((await plan(prompt)).scene.stage.scene).toBe(place);
});

it.each([
  ['海鲜市场，摊位上摆着螃蟹、龙虾和鱿鱼', ['market-stall']],
  ['一列高铁驶过跨海大桥，桥下是白色的渔船', ['fishing-boat', 'viaduct-train']],
])('is with what it belongs to: %s', async (prompt, keys) => {
  const { spots } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key).toSorted()).toEqual(keys);
});

it('is told as left out, where nobody would find it', async () => {
  const { told } = await plan('a row of kayaks on a beach, a wooden jetty and pine trees');
  expect(told.ignored).toContain('kayaks');
});

it.each([
  ['雾气笼罩的湖面上漂着一盏灯笼', '灯笼'],
  ['a snowman and a lit lantern in a snowy forest', 'lantern'],
  ['a village with rope bridges, glowing lanterns and a full moon', 'lanterns'],
  ['一群奶牛脖子上挂着铃铛', '挂着铃铛'],
  ['一个玻璃罐里装满了折纸星星', '折纸星星'],
  ['a giant robot overgrown with plants, sitting in a wheat field', 'sitting'],
  ['一张老式书桌，桌上有打字机和一盏绿色台灯，窗外是巴黎', '书桌'],
  ['a neon-lit diner with a chrome counter and red stools', 'counter'],
])('is told as left out, where it is not so: %s', async (prompt, words) => {
  expect((await plan(prompt)).told.ignored).toContain(words);
});

it('does not burn for what nobody knows', async () => {
  const { reading } = await plan('a teapot, a bonsai tree and a burning incense stick');
  expect(reading.subjects.filter(({ isBurning }) => isBurning)).toEqual([]);
});

it('is on the desk of its room, whatever plant is named with it', async () => {
  const { of } = await plan('a laptop and a cup of tea on a white desk in a bright room with a fern');
  expect(of('teacup-without-handle')[0]).toMatchObject({ isPerched: true });
});

it('is one of several things, and on no dog', async () => {
  const { of } = await plan('草地上放着一把吉他、一顶草帽和一个野餐篮，旁边有一只小狗');
  expect(of('hat')).toHaveLength(1);
});

it('is on no head', async () => {
  const { reading } = await plan('儿童生日派对的长桌，上面有蛋糕和气球');
  expect(reading.links.filter(({ to }) => reading.subjects[to ?? -1]?.kind === 'figure')).toEqual([]);
});

it('is as large as its room has it, whatever stands along the wall', async () => {
  const { of } = await plan('a bathroom with a round tub, candles, a wooden stool and a large plant');
  expect(of('stool')[0]?.tall).toBeLessThan(512 * 0.35);
});

it('is a small pot, where it is on a washstand', async () => {
  const { of } = await plan('浴室里有白色浴缸，洗手台上放着绿植和香薰蜡烛');
  expect(of('potted-plant')[0]?.tall).toBeLessThan(512 * 0.2);
});

it('stands on a desk of its class', async () => {
  const { of } = await plan('一块黑板前放着讲台，讲台上有一个地球仪');
  expect(of('globe')[0]).toMatchObject({ isPerched: true });
});

it('has no look of the whole image', async () => {
  expect((await plan('a teapot on an embroidered tablecloth')).scene.stage.look).toBe('auto');
});

it('is as many as are said, whatever is said of them', async () => {
  expect((await plan('桌上放着三个包装精美的礼物')).of('gift')).toHaveLength(3);
  expect((await plan('flour and eggs on a kitchen table')).of('egg').length).toBeGreaterThan(1);
});

it('is told lower than a house, where it is one of two that are built', async () => {
  const { of } = await plan('a red mailbox and a stone house in a field');
  expect(of('postbox')[0]?.tall).toBeLessThan((of('house')[0]?.tall ?? 0) * 0.7);
});

it('is a boat of paper, and no ship', async () => {
  const { of } = await plan('池塘边有一把红色的椅子，水面上漂着一只小纸船');
  expect(of('paper-boat')[0]?.tall).toBeLessThan((of('chair')[0]?.tall ?? 0) * 0.4);
});

it('is the size that it has beside a house', async () => {
  const [alone] = (await plan('a duck swimming in a river')).of('duck');
  const [beside] = (await plan('a watermill by a river and a duck swimming')).of('duck');
  expect(beside?.tall).toBeLessThan((alone?.tall ?? 0) * 0.6);
});

it('is a beach where somebody sits in the shade, whatever table is there', async () => {
  const { scene } = await plan('热带海滩上有一把遮阳伞,旁边的小桌上放着一个椰子,远处有帆船');
  expect(scene.stage.scene).toBe('sea');
});

it('stands on the ground where people stand, however high it is', async () => {
  const prompt = '海边,小男孩在堆沙堡,姐姐戴着草帽,爸爸躺在遮阳伞下看书';
  const { spots } = await plan(prompt, 7);
  const feet = spots.map(({ y }) => y);
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(512 * 0.1);
});
