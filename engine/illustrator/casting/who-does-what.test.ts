// Who carries, teaches, feeds and flies something: what is in their hands, and where they do it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { isInPool, POOL_ROW } from './bathers.ts';
import { underfootOf } from '../staging/underfoot.ts';

beforeAll(needDrawings, 120_000);

describe('a tray in the hand', () => {
  it.each(['女孩站在桌旁,桌上有一个托盘', 'a woman serving tea at a table with a tray on it'])(
    'is on the table where it is said to be: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      expect(spots.map(({ subject }) => subject.person?.hands)).not.toContain('tray');
      expect(spots.map(({ subject }) => subject.key)).toContain('tray');
    },
  );

  it.each([
    ['a waiter carrying a tray of drinks', 'room'],
    ['a waitress with a tray of glasses', 'room'],
    ['a waiter serving drinks on a tray', 'room'],
    ['a maid serving drinks on a silver tray', 'room'],
    ['服务员端着一盘咖啡', 'room'],
    ['a woman carrying a tray of cupcakes in a garden', 'meadow'],
  ])('has on it what is said: %s', async (prompt, place) => {
    const { scene, spots, told } = await plan(prompt);
    expect(told.ignored).toEqual([]);
    expect(scene.stage.scene).toBe(place);
    // All of it is drawn with who carries it: nothing stands on a table.
    expect(spots.map(({ subject }) => [subject.kind, subject.person?.hands])).toEqual([['figure', 'tray']]);
    const { subjects } = scene.stage.reading;
    expect(subjects.find(({ kind }) => kind === 'food')?.count).toBe(3);
    expect(subjects[0]?.person?.wears.some(({ garment }) => garment === 'glasses')).toBe(false);
  });
});

describe('who teaches', () => {
  it.each([
    ['grandfather teaching his grandson to fish', 'lake', 'fish'],
    ['爷爷教孙子钓鱼', 'lake', 'fish'],
    ['a mother teaching her son to ski', 'snowfield', 'ski'],
  ])('does it with the pupil, where it is done: %s', async (prompt, place, work) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    expect(spots.map(({ subject }) => subject.person?.hands)).toEqual([work, work]);
    expect(told.ignored).toEqual([]);
  });

  it('stands by who rides, and is not said to be seen teaching', async () => {
    const { scene, told } = await plan('a father teaching his daughter to ride a bike');
    expect(scene.stage.scene).not.toBe('room');
    expect(told.ignored).toEqual(['teaching']);
  });
});

describe('two of a family', () => {
  it.each([
    ['小姐妹放风筝', 2],
    ['姐弟放风筝', 2],
    ['two sisters flying a kite', 2],
    ['a family flying a kite', 4],
  ])('have one kite: %s', async (prompt, many) => {
    const { scene, spots, told } = await plan(prompt);
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    expect(people.length).toBe(many);
    expect(spots.length).toBe(many);
    const flyers = people.filter(({ subject, index }) => {
      const label = index === 0 ? subject.key : `${subject.key} ${index}`;
      return readPerson(scene.stage, subject, label).hands?.work === 'kite';
    });
    expect(flyers.length).toBe(1);
    expect(told.ignored).toEqual([]);
  });

  it.each(['grandparents dancing in the kitchen', '母女在公园散步', '父母在公园散步'])(
    'are two people: %s',
    async (prompt) => {
      const { spots, told } = await plan(prompt);
      expect(spots.filter(({ subject }) => subject.kind === 'figure').length).toBe(2);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is with its picnic', async () => {
    const { spots } = await plan('a family picnic');
    expect(spots.filter(({ subject }) => subject.kind === 'figure').length).toBe(4);
  });
});

it.each(['a girl feeding ducks from a bridge', 'a girl on a bridge feeding ducks', '女孩在桥上喂鸭子'])(
  'who feeds from a bridge stands on it: %s',
  async (prompt) => {
    const { scene, of, told } = await plan(prompt);
    expect(underfootOf(scene.stage)).toBe('bridge');
    expect(of('girl')[0]?.subject.person?.hands).toBe('scatter');
    expect(of('duck').length).toBeGreaterThan(0);
    expect(told.ignored).toEqual([]);
  },
);

it('a hero of wuxia is slim and dark, no ghost in a bell of pale cloth', async () => {
  const { scene, spots } = await plan('武侠高手站在竹林屋顶上，手持长剑');
  const subject = spots.find((spot) => spot.subject.key === 'samurai')?.subject;
  if (!subject) throw new Error('nobody is there');
  const person = readPerson(scene.stage, subject, subject.key);
  const { sheet } = drawPersonSheet(scene.stage, person, subject.key, 400);
  expect(Math.max(...person.outfit.top.colour)).toBeLessThan(130);
  // Just over the shins, where a robe would be widest.
  const row = Math.round(sheet.height * 0.8);
  const pixels = readPixels(sheet).subarray(row * sheet.width * 4, (row + 1) * sheet.width * 4);
  let wide = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 128) wide++;
  expect(wide).toBeGreaterThan(20);
  expect(wide).toBeLessThan(130);
});

it.each([
  ['a barista with tattoos', []],
  ['a tattooed man in a suit', ['tattooed']],
])('tattoos are told where arms show them: %s', async (prompt, ignored) => {
  expect((await plan(prompt)).told.ignored).toEqual(ignored);
});

describe('who swims', () => {
  it.each(['a swimmer in a pool', '女孩在游泳池里游泳', 'a woman in a swimming pool'])(
    'is in the water of a pool: %s',
    async (prompt) => {
      const { scene, spots, told } = await plan(prompt);
      const [who] = spots.filter(({ subject }) => subject.kind === 'figure');
      expect(isInPool(scene.stage)).toBe(true);
      expect((who?.y ?? 0) / scene.stage.height).toBeCloseTo(POOL_ROW, 2);
      expect((who?.tall ?? 0) / scene.stage.height).toBeLessThan(0.42);
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['a man swimming in a lake', 'a boy swimming in the sea'])('is in it: %s', async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.find(({ subject }) => subject.kind === 'figure')?.isOnWater).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it('stays dry where they are by it', async () => {
    const { spots } = await plan('a woman by the swimming pool');
    expect(spots.find(({ subject }) => subject.kind === 'figure')?.isOnWater).toBe(false);
  });
});

it.each(['a skater in a skatepark', '滑板少年在滑板公园'])(
  'who skates in a skatepark is on a board on its concrete: %s',
  async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    expect(underfootOf(scene.stage)).toBe('skatepark');
    expect(scene.layers.some(({ name }) => name === 'skatepark')).toBe(true);
    expect(spots.map(({ subject }) => subject.person?.hands)).toEqual(['skate']);
    expect(told.ignored).toEqual([]);
  },
);

describe('打', () => {
  it.each([
    ['小猫打闹', ['小猫', '打闹'], []],
    ['孩子们打闹', ['孩子们', '打闹'], []],
    ['女孩打伞走在雨中', ['女孩', '打伞', '伞', '走在', '雨中'], []],
    ['爸爸在打呼噜', ['爸爸'], ['打呼噜']],
    ['男孩打陀螺', ['男孩', '陀螺'], ['打']],
  ])('is told with what is done, seen or not: %s', async (prompt, understood, ignored) => {
    expect((await plan(prompt)).told).toMatchObject({ understood, ignored });
  });
});

describe('of several alike', () => {
  it.each([
    ['穿蓝色旗袍的女人和穿绿色旗袍的女人站在花园里', 2],
    ['a woman in a blue dress and a woman in a green dress', 2],
    ['a cat on the sofa and a cat under the table', 2],
    ['左边的男孩拿着气球,右边的男孩拿着风筝', 2],
    ['一个女孩穿着红裙,女孩在笑', 1],
  ])('each is one: %s', async (prompt, many) => {
    const { spots } = await plan(prompt);
    const alive = spots.filter(({ subject }) => subject.kind === 'figure' || subject.key === 'cat');
    expect(alive).toHaveLength(many);
  });
});

describe('who is only named by what they have', () => {
  it.each(['her red dress flutters on the beach', '她的红裙子在风中飘扬', 'his black coat in the rain'])(
    'is there and wears it: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      expect(spots.map(({ subject }) => subject.person?.wears.length)).toEqual([1]);
    },
  );
});

describe('a hand that waves', () => {
  it.each([
    ['A woman waves goodbye at a train station', 'wave'],
    ['a girl waves to the camera', 'wave'],
    ['a boy waves a flag', undefined],
    ['a woman on a beach with waves', undefined],
  ])('is no water, and no camera is there: %s', async (prompt, does) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects.find(({ kind }) => kind === 'figure')?.person?.does).toBe(does);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('camera');
    expect(reading.scenes.includes('sea')).toBe(/beach/.test(prompt));
  });
});

describe('what is said of a place', () => {
  it.each([
    ['the city is still asleep, an old woman walks on the street', 'walk'],
    ['沉睡的城市,一个女孩站在屋顶', undefined],
  ])('is done by nobody: %s', async (prompt, does) => {
    const { spots } = await plan(prompt);
    expect(spots.find(({ subject }) => subject.kind === 'figure')?.subject.person?.does).toBe(does);
  });

  it('is no side of the image where somebody left', async () => {
    const { reading } = await plan('an old man who has left his village');
    expect(reading.links.filter(({ relation }) => relation === 'left')).toEqual([]);
  });
});

describe('who is under the sky', () => {
  it.each([
    'the moon hung in the sky while two friends sat by the campfire',
    '月亮挂在天空中,两个朋友坐在篝火旁',
  ])('stays on the ground: %s', async (prompt) => {
    const { spots } = await plan(prompt);
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ isFloating }) => !isFloating)).toBe(true);
  });
});

it('what a sentence ends with is of whom it is about', async () => {
  const { reading } = await plan('a penguin between two seals, with a red scarf');
  const { subjects, links } = reading;
  const worn = links.find(({ relation }) => relation === 'wearing');
  expect(subjects[worn?.from ?? -1]?.key).toBe('penguin');
});

describe('a story in the past', () => {
  it.each([
    ['two old friends sat by the campfire', 'sit'],
    ['a girl danced on the beach', 'dance'],
    ['a boy ran across the meadow', 'run'],
    ['an old man slept under a tree', 'sleep'],
  ])('tells what is done: %s', async (prompt, does) => {
    const { spots } = await plan(prompt);
    expect(spots.find(({ subject }) => subject.kind === 'figure')?.subject.person?.does).toBe(does);
  });

  it.each([
    ['the dog chased a cat', 'dog'],
    ['a cat chased by a dog', undefined],
  ])('tells who does it: %s', async (prompt, who) => {
    const { reading } = await plan(prompt);
    const chase = reading.links.find(({ relation }) => relation === 'chasing');
    expect(chase && reading.subjects[chase.from]?.key).toBe(who);
  });
});

it.each([
  ['一篮子红苹果和一只小刺猬', 'basket'],
  ['a squirrel and a pumpkin', 'pumpkin'],
  ['a dog and a guitar', 'guitar'],
])('what is too large for paws stands by the animal: %s', async (prompt, key) => {
  expect((await plan(prompt)).of(key)).toHaveLength(1);
});

describe('who has the hands full', () => {
  it.each([
    ['妈妈撑着红伞背着女儿', ['撑着红伞', '红', '伞']],
    ['小男孩趴在爸爸背上,爸爸提着一盏灯笼', ['提着一盏灯笼', '灯笼']],
    ['a scarecrow holding a lantern', ['holding a lantern', 'lantern']],
    ['a fisherman in his boat holding a lobster', ['holding a lobster', 'lobster']],
  ])('holds nothing else, and nothing stands there instead: %s', async (prompt, ignored) => {
    const { spots, told } = await plan(prompt);
    expect(spots).toHaveLength(1);
    expect(told.ignored).toEqual(ignored);
  });
});

it.each([
  ['a raccoon cooking pancakes in front of a tent', 'meadow'],
  ['妈妈走在小巷里,墙边开着绣球花', 'street'],
  ['两个孩子在院子里打雪仗,奶奶叫他们吃饭', 'courtyard'],
  ['a camel driver resting under a palm tree next to two camels', 'desert'],
  ['a dragon sleeping on a pile of gold, a thief beside it', 'meadow'],
  ['a bear and a big fish', 'lake'],
  ['a fox in a waistcoat and a badger having tea at a table in front of a tree house', 'meadow'],
  ['three firefighters spraying water on a burning house', 'meadow'],
  ['a grandmother teaching her granddaughter to sew at a wooden table', 'room'],
])('is where what stands there is: %s', async (prompt, place) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).toBe(place);
  expect(told.ignored.filter((words) => !/teaching|sew|墙|fish|叫|吃饭/.test(words))).toEqual([]);
});

it('a mother beside the nurse who holds the baby has none', async () => {
  const { scene, of } = await plan('a nurse holding a newborn baby, the mother smiling from the bed');
  const hands = of('woman').map(({ subject }) => readPerson(scene.stage, subject, subject.key).hands?.work);
  expect(hands.filter((work) => work === 'cradle')).toHaveLength(1);
});

it('one child rides one of three camels', async () => {
  const { of } = await plan('商人牵着三头骆驼,一个孩子坐在第一头骆驼上');
  const tall = of('camel').map((spot) => spot.tall);
  // A rider makes it taller.
  expect(tall.filter((one) => one > Math.min(...tall) * 1.1)).toHaveLength(1);
});

it.each([
  ['a man sitting on a stool in a meadow', 'seat'],
  ['a man standing on a stool in a meadow', 'stand'],
])('has a stool under the feet only where that is said: %s', async (prompt, pose) => {
  expect((await plan(prompt)).of('man')[0]?.pose).toBe(pose);
});

it('who sits in a wheelchair stays in it under the umbrella of somebody else', async () => {
  const { of } = await plan('a woman in a wheelchair by a pond while a nurse holds an umbrella over her');
  const sitter = of('woman').find(({ pose }) => pose === 'seat');
  expect(Math.abs((sitter?.x ?? 0) - (of('wheelchair')[0]?.x ?? Infinity))).toBeLessThan(30);
});
