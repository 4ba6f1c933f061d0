// What is told of an image is what is to be seen in it, and nothing is in it that nobody asked for.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

async function keysSeen(prompt: string): Promise<string[]> {
  const { scene } = await plan(prompt);
  return scene.layers.flatMap(({ spot }) => (spot ? [spot.subject.key] : []));
}

describe('what is held', () => {
  it('is a fish in the hand, and told', async () => {
    const { told, of } = await plan('an old fisherman with a white beard holding a big fish');
    expect(told.ignored).toEqual([]);
    expect(of('fish')).toEqual([]); // drawn with him
  });

  it('is nothing in hands that are behind a table', async () => {
    const { told } = await plan(
      'two women drinking tea at a table, one wearing a hat, the other holding a fan',
    );
    expect(told.ignored).toEqual(['holding a fan', 'a fan']);
  });

  it('is no grove', async () => {
    expect((await plan('一只熊猫抱着竹子')).told.ignored).toEqual(['抱着竹子']);
  });

  it('is the flowers that were picked', async () => {
    expect((await plan('a girl holding a sunflower')).told.ignored).toEqual([]);
  });
});

it('has a zither before the girl who plays it, and nobody with a guitar', async () => {
  expect(await keysSeen('穿汉服的少女弹古筝，桃花')).toEqual(['girl']);
});

it('has the young of an animal beside it, and no child', async () => {
  for (const prompt of ['an elephant and her baby', '大象和它的宝宝']) {
    const { of } = await plan(prompt);
    const [one, other] = of('elephant').toSorted((a, b) => b.tall - a.tall);
    expect(of('person')).toEqual([]);
    expect((other?.tall ?? 0) / (one?.tall ?? 1)).toBeLessThan(0.85);
  }
});

describe('what is done after something else', () => {
  it.each([
    ['a cat sleeping on a rug, then it yawns', ['yawns']],
    ['先是一只小猫在睡觉，然后打哈欠', ['打哈欠']],
    ['a dog lying asleep on a rug', []],
  ])('is told as left out where one image cannot show both: %s', async (prompt, missed) => {
    const { told } = await plan(prompt);
    expect(told.ignored.filter((word) => /yawn|sleep|lying|哈欠/.test(word))).toEqual([...missed]);
  });
});

it('counts a child of people for a child', async () => {
  expect((await plan('a mother and her child')).of('child')).toHaveLength(1);
});

describe('places that have no stage of their own', () => {
  it.each([
    ['停车场里的年轻人', 'street', '停车场'],
    ['古代将军骑马，战场', 'meadow', '战场'],
  ])('are where the nearest one is, and told as not drawn: %s', async (prompt, stage, place) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(stage);
    expect(told.ignored).toContain(place);
  });

  it('give way to one that has', async () => {
    expect((await plan('a doctor in the garden of a hospital')).scene.stage.scene).toBe('meadow');
  });
});

it('cooks a fish that is a dish', async () => {
  for (const prompt of ['一盘红烧鱼，旁边两双筷子', 'grilled fish on a plate']) {
    const { scene, of, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('table');
    expect(of('cooked-fish')).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  }
  expect((await plan('a fish')).scene.stage.scene).toBe('underwater');
});

it('says of flowers in a vase that they are in it', async () => {
  const { told, scene } = await plan('5 sunflowers in a vase');
  expect(told.ignored).toEqual([]);
  expect(scene.stage.reading.subjects).toMatchObject([{ key: 'sunflower', count: 5, isCounted: true }, {}]);
  // A bunch is no single one.
  expect((await plan('一束玫瑰放在花瓶里')).scene.stage.reading.subjects[0]?.isCounted).toBeUndefined();
});

it('has no umbrella in a street without people', async () => {
  expect(await keysSeen('a street at night, no people, neon signs')).toEqual([]);
});

it('sits a portrait before the white that was asked for', async () => {
  for (const prompt of ['portrait of a man, white background', '白色背景的男生半身像']) {
    const { scene, told } = await plan(prompt);
    expect(scene.stage).toMatchObject({ scene: 'backdrop', groundColour: '#f2f0ec' });
    expect(told.ignored).toEqual([]);
  }
});

it('takes no emoji for the place of what stands before it', async () => {
  expect((await plan('a house in autumn 🎃')).scene.stage.reading.links).toEqual([]);
});

it('leaves a mermaid on her rock', async () => {
  expect((await plan('a mermaid sitting on a rock, ocean waves')).scene.stage.scene).toBe('sea');
  expect((await plan('a mermaid in the ocean')).scene.stage.scene).toBe('underwater');
});

it('hangs balloons in the air over a table', async () => {
  const { of } = await plan('balloons and a cake on a table');
  expect(of('balloon').every(({ isFloating }) => isFloating)).toBe(true);
});

it.each(['a man with a long red beard', 'a girl with red curly hair', '红色卷发的女孩'])(
  'tells red of hair as seen, which is not as red as paint: %s',
  async (prompt) => expect((await plan(prompt)).told.ignored).toEqual([]),
);

it.each([
  'a young black woman with golden earrings',
  'an African boy and an Asian girl',
  'a dark-skinned man',
  '一位印度老人',
])('tells from where people are, which their skin and hair show: %s', async (prompt) =>
  expect((await plan(prompt)).told.ignored).toEqual([]),
);

it('tells no wedding of a land', async () =>
  expect((await plan('an Indian wedding')).told.ignored).toEqual(['Indian']));

it('tells the boards of a floor where they are seen', async () => {
  for (const prompt of ['a living room with a wooden floor', '客厅，木地板，白墙'])
    expect((await plan(prompt)).told.ignored).toEqual([]);
  expect((await plan('a kitchen with a tiled floor')).told.ignored).toEqual(['tiled floor']);
});

it('draws black animals black', async () => {
  expect((await plan('一只黑猫')).of('black-cat')).toMatchObject([{ subject: { colour: '#26262c' } }]);
});

it('has a boat on water, also among mountains', async () => {
  const { scene, of, told } = await plan('水墨山水，一叶扁舟，孤独的老人');
  expect(scene.stage.scene).toBe('lake');
  expect(of('boat')).toMatchObject([{ isOnWater: true }]);
  expect(told.ignored).toEqual([]);
});

it('hangs a sign over a street where it is said to hang nowhere', async () => {
  expect((await plan('粉色招牌“甜心”')).scene.stage.scene).toBe('street');
});

it('sends who skis down snow, on skis', async () => {
  const { scene, spots, told } = await plan('a girl skiing down a mountain');
  expect(scene.stage.isSnowy).toBe(true);
  expect(spots).toMatchObject([{ subject: { person: { hands: 'ski', wears: [{ garment: 'jacket' }] } } }]);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['books under a bed', 'under a bed'],
  ['a surfboard leaning against a van', 'leaning against a van'],
  ['一家人在贴春联', '贴'],
])('is not told of what only lies or stands nearby: %s', async (prompt, ignored) => {
  expect((await plan(prompt)).told.ignored).toEqual([ignored]);
});

it.each(['一杯拿铁，上面有心形拉花', '一盘切好的西瓜', 'two koi in a pond'])(
  'misses nothing of what is drawn so anyway: %s',
  async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  },
);

it.each([
  ['a violinist on a stage, golden chandeliers above', 'chandelier'],
  ['a pianist in a forest, a chandelier above', 'chandelier'],
])('no chandelier stands on the ground: %s', async (prompt, key) => {
  expect(await keysSeen(prompt)).not.toContain(key);
});

it.each([
  ['老木匠站在工作台前', '工作台'],
  ['a scientist in a laboratory, glass flasks on the bench', 'flasks'],
])('what a room of a trade is furnished with is told: %s', async (prompt, word) => {
  expect((await plan(prompt)).told.ignored).not.toContain(word);
});

it.each([
  ['a blacksmith hammering a sword on an anvil, a horse waiting outside the open door', 'horse'],
  ['a chef cooking in the kitchen, a car parked outside', 'car'],
])('what is said to be outside stands in no room: %s', async (prompt, key) => {
  const { of, told } = await plan(prompt);
  expect(of(key)).toEqual([]);
  expect(told.ignored).toContain(key);
});

it.each([
  ['a goalkeeper diving to catch the ball, a crowd cheering', 'crowd'],
  ['两位拳击手在对打,人群在欢呼', '人群'],
])('a crowd at a match is in the stands: %s', async (prompt, word) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).not.toBe('street');
  expect(told.understood).toContain(word);
});
