// Trades at their work: who does it, where, with what, and what is told of it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { planReading } from '../illustrate.ts';
import { FEAT_MANNERS } from '../lexicon/feats.ts';
import { TRADE_WORK } from '../lexicon/trade-work.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { isFromGlass } from '../people/pour.ts';
import { placeOutside } from '../scenery/window-view.ts';
import { roomKindOf } from '../scenery/room-kind.ts';

beforeAll(needDrawings, 120_000);

describe('somebody of a trade', () => {
  it.each([
    ['a plumber', 'fix-sink', 'room'],
    ['修车师傅', 'fix-car', 'room'],
    ['铁匠', 'hammer', 'room'],
    ['一位木匠', 'saw', 'room'],
    ['an electrician', 'on-ladder', 'room'],
    ['a beekeeper with a hive', 'keep-bees', 'meadow'],
    ['a potter at the wheel', 'throw-pot', 'room'],
    ['a tailor', 'sew', 'room'],
    ['面包师', 'knead', 'room'],
    ['a dentist with a patient', 'treat-teeth', 'room'],
    ['a barber and a customer', 'cut-hair', 'room'],
    ['a miner', 'mine', 'cave'],
    ['剪纸艺人', 'cut-paper', 'room'],
    ['糖画师傅', 'paint-sugar', 'room'],
    ['快递员', 'deliver', 'street'],
    ['环卫工人', 'sweep', 'street'],
    ['a shepherd', 'herd', 'meadow'],
    ['a pilot in the cockpit', 'fly-plane', 'room'],
    ['a butcher', 'cut-meat', 'room'],
    ['a window cleaner on a skyscraper', 'wash-window', 'city'],
  ])('is at it where nothing else is said: %s', async (prompt, work, place) => {
    const { reading, scene, told } = await plan(prompt);
    expect(reading.subjects.flatMap(({ person }) => person?.hands ?? [])).toEqual([work]);
    expect(scene.stage.scene).toBe(place);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a blacksmith riding a horse',
    'a carpenter sleeping under a tree',
    'a baker eating an apple',
    'a plumber on the beach',
    'portrait of a blacksmith',
    'a dentist from behind',
    'seven blacksmiths',
  ])('does what is said, is where it is said, or is seen too near: %s', (prompt) => {
    const [first] = parsePrompt(prompt).subjects;
    expect(first?.person?.hands).toBeUndefined();
  });
});

describe('work that is named', () => {
  it.each([
    ['a woman ironing a shirt', 'iron', 'ironing a shirt'],
    ['妈妈在熨衣服', 'iron', '熨衣服'],
    ['an old woman grinding herbs in a mortar', 'pound', 'grinding herbs in a mortar'],
    ['老中医在捣药', 'pound', '捣药'],
    ['玉兔捣药', 'pound', '捣药'],
    ['a boy washing dishes', 'wash-dishes', 'washing dishes'],
    ['爸爸洗碗', 'wash-dishes', '洗碗'],
    ['a man mopping the floor', 'mop', 'mopping the floor'],
    ['妈妈拖地', 'mop', '拖地'],
    ['a woman vacuuming the living room', 'vacuum', 'vacuuming'],
    ['a witch stirring a cauldron', 'stir', 'stirring a cauldron'],
    ['女巫在熬制魔药', 'stir', '熬制魔药'],
    ['a plumber repairing a sink', 'fix-sink', 'repairing a sink'],
    ['a man fixing a leaky pipe', 'fix-sink', 'fixing a leaky pipe'],
    ['a woman combing her long hair', 'comb-hair', 'combing her long hair'],
    ['小孩在刷牙', 'brush-teeth', '刷牙'],
    ['爸爸在刮胡子', 'shave', '刮胡子'],
    ['a girl putting on red lipstick', 'make-up-face', 'putting on red lipstick'],
    ['妈妈在晾衣服', 'hang-laundry', '晾衣服'],
    ['a woman hanging up the washing', 'hang-laundry', 'hanging up the washing'],
    ['a man washing the dishes', 'wash-dishes', 'washing the dishes'],
    ['男人举杯', 'toast', '举杯'],
    ['a mechanic working under a car', 'under-car', 'working under a car'],
    ['a mechanic under a car', 'under-car', 'car'],
    ['a woman repairing old boots', 'mend-shoes', 'repairing old boots'],
    ['a blacksmith hammering a sword', 'hammer', 'hammering a sword'],
    ['a boy sweeping the floor', 'sweep', 'sweeping the floor'],
    ['a man painting a wall', 'paint-wall', 'painting a wall'],
    ['a barber cutting hair', 'cut-hair', 'cutting hair'],
    ['理发师给顾客剪头发', 'cut-hair', '给顾客剪头发'],
    ['渔民撒网', 'cast-net', '撒网'],
    ['老奶奶在织布', 'weave', '织布'],
    ['书法家在写春联', 'write-brush', '写春联'],
    ['a welder welding steel', 'weld', 'welding steel'],
    ['a chef tossing vegetables in a flaming wok', 'stir-fry', 'tossing vegetables in a flaming wok'],
    ['厨师在颠勺', 'stir-fry', '颠勺'],
    ['a dad grilling burgers', 'grill', 'grilling burgers'],
    ['a grandmother stirring a pot of soup', 'cook', 'stirring a pot of soup'],
    ['一个机器人在厨房里做早餐', 'cook', '做早餐'],
  ] as const)('is drawn with what it is done to, and told: %s', async (prompt, work, words) => {
    const { reading, told, spots } = await plan(prompt);
    expect(reading.subjects.map(({ person }) => person?.hands)).toEqual([work]);
    expect(spots).toHaveLength(1);
    expect(told.understood).toContain(words);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a man fixing his tie',
    'a woman cutting a birthday cake',
    'a sink, repairing',
    'a man mending his ways',
  ])('is no other: %s', (prompt) => {
    const works = parsePrompt(prompt).subjects.flatMap(({ person }) => person?.hands ?? []);
    expect(
      works.filter((work) => ['fix-sink', 'saw', 'cut-hair', 'sew', 'on-ladder'].includes(work)),
    ).toEqual([]);
  });

  it.each([
    ['a glassblower shaping a vase', 'blow-glass'],
    ['a delivery woman carrying a box', 'deliver'],
  ])('is that of the trade: %s', (prompt, work) => {
    expect(parsePrompt(prompt).subjects.map(({ person }) => person?.hands)).toEqual([work]);
  });

  it('is an examination of teeth at the dentist, and none at school', async () => {
    const { scene } = await plan('a dentist examining teeth');
    expect(roomKindOf(scene.stage)).toBe('clinic');
  });

  it('is not told where it is not to be seen', async () => {
    const { told } = await plan('a postman delivering letters on a bicycle');
    expect(told.ignored).toContain('delivering letters');
  });

  it.each(['a farmer with a straw hat harvesting rice', '收割稻子的农民'])(
    'cuts ripe grain, and no bowl of rice: %s',
    async (prompt) => {
      const { reading, scene, told } = await plan(prompt);
      expect(reading.subjects.map(({ key, person }) => person?.hands ?? key)).toEqual(
        expect.arrayContaining(['reap', 'wheat']),
      );
      expect(reading.subjects.some(({ key }) => key === 'rice')).toBe(false);
      expect(scene.stage.scene).toBe('meadow');
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['牧羊人放羊', 'a shepherd herding sheep'])('has sheep to herd: %s', async (prompt) => {
    const { of, told } = await plan(prompt);
    expect(of('sheep').length).toBeGreaterThan(1);
    expect(told.ignored).toEqual([]);
  });

  it('faces what is mended', async () => {
    const { of } = await plan('a mechanic fixing a motorcycle');
    const [[mechanic], [motorcycle]] = [of('tradesperson'), of('motorcycle')];
    expect(mechanic?.x).toBeLessThan(motorcycle?.x ?? 0);
    expect(mechanic?.isFlipped).toBe(true);
  });

  it.each([
    ['a firefighter putting out a fire', true],
    ['a firefighter spraying water on a burning house', undefined],
  ])('has the fire before it, unless something burns there: %s', async (prompt, isAtFire) => {
    const { scene, reading } = await plan(prompt);
    const firefighter = reading.subjects.find(({ person }) => person);
    if (!firefighter) throw new Error('There is nobody');
    expect(readPerson(scene.stage, firefighter, firefighter.key).hands?.isAtFire).toBe(isAtFire);
  });

  it.each(['two firefighters putting out a fire', 'two carpenters sawing wood'])(
    'leaves each room for the own work: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      const [first, second] = spots.toSorted((a, b) => a.x - b.x);
      expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan((first?.tall ?? 0) * 0.8);
    },
  );

  it.each(['钟表师傅在修怀表', '钟表师傅'])(
    'is that of whoever is called a master of it: %s',
    async (prompt) => {
      const { reading, told } = await plan(prompt);
      expect(reading.subjects.map(({ person }) => person?.hands)).toEqual(['mend-watch']);
      expect(told.ignored).toEqual([]);
    },
  );

  it('puts water on a house from the ground', async () => {
    const { spots, of } = await plan('a firefighter spraying water on a burning house');
    const firefighter = spots.find(({ subject }) => subject.person);
    expect(firefighter?.isPerched).not.toBe(true);
    expect(firefighter?.y).toBeGreaterThan((of('house')[0]?.y ?? 0) - 1);
  });
});

describe('robots and animals of a trade', () => {
  it.each([
    ['a robot chef flipping pancakes in a diner kitchen', 'robot', 'flip'],
    ['机器人厨师在炒菜', 'robot', 'stir-fry'],
    ['a robot gardener watering roses', 'robot', 'water'],
    ['robot mechanic repairing a car', 'robot', 'fix-car'],
    ['a fox blacksmith', 'fox', 'hammer'],
  ])('keep their heads: %s', async (prompt, key, work) => {
    const { reading, told } = await plan(prompt);
    const [person] = reading.subjects.flatMap((subject) => subject.person ?? []);
    expect([person?.animal?.key, person?.hands]).toEqual([key, work]);
    expect(told.ignored).toEqual([]);
  });

  it('stay what they are without one', () => {
    expect(parsePrompt('a robot in a garden').subjects[0]).toMatchObject({ key: 'robot', kind: 'face' });
  });
});

describe('a lighthouse keeper', () => {
  it('is in the round room, the storm in the window', async () => {
    const { scene, told } = await plan('a lighthouse keeper reading letters by lamplight, storm outside');
    expect([scene.stage.scene, roomKindOf(scene.stage)]).toEqual(['room', 'lighthouse']);
    expect(scene.layers.some(({ name }) => name === 'round wall')).toBe(true);
    expect(placeOutside(scene.stage)).toBe('sea');
    expect(told.ignored).toEqual([]);
  });

  it('is out in a storm that is not said to be outside', async () => {
    expect((await plan('a lighthouse keeper in a storm')).scene.stage.scene).not.toBe('room');
  });
});

it('who climbs a ladder is on it', async () => {
  const { of, told } = await plan('a librarian climbing a ladder to reach a book');
  expect(of('person')[0]?.subject.person?.hands).toBe('ladder');
  // It is drawn with who is on it.
  expect(of('ladder')).toEqual([]);
  expect(told.ignored).toEqual([]);
});

describe('what is worked at', () => {
  const request = { style: 'auto', width: 256, height: 256, seed: 1 } as const;

  it('is as high as who works at it: a child reaches the anvil', async () => {
    const { scene } = await plan('a man');
    const widthOf = (age: 'child' | 'adult'): number => {
      // Both in a shirt: clothes that chance chooses are of several breadths.
      const wears = [{ garment: 'shirt' as const, words: '' }];
      const look = { sex: 'man', age, hands: 'hammer', wears } as const;
      const person = readPerson(scene.stage, { key: 'man', person: look }, 'man');
      // Whoever it is, the body is 160 pixels high.
      return drawPersonSheet(scene.stage, person, 'man', 160).sheet.width;
    };
    expect(widthOf('child')).toBeLessThan(widthOf('adult'));
    expect(widthOf('child')).toBeGreaterThan(widthOf('adult') * 0.7);
  });

  it.each(['a plumber repairing a sink', 'an electrician fixing a lamp', '糖画师傅'])(
    'fits into a narrow frame: %s',
    async (prompt) => {
      const { scene } = await planReading(parsePrompt(prompt), { ...request, prompt, height: 456 });
      const [spot] = scene.layers.flatMap((layer) => layer.spot ?? []);
      expect(spot?.x).toBeGreaterThan(0);
      expect(spot?.x).toBeLessThan(request.width);
      expect(spot?.tall).toBeGreaterThan(request.width * 0.4);
    },
  );
});

it('has no name for two kinds of doing', () => {
  expect(Object.keys(TRADE_WORK).filter((work) => work in FEAT_MANNERS)).toEqual([]);
});

it.each(['a robot watering flowers in a greenhouse', '机器人在花园里浇花', 'an alien watering roses'])(
  'who has hands waters with a can in them: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.flatMap(({ person }) => person?.hands ?? [])).toEqual(['water']);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('watering-can');
    expect(told.ignored).toEqual([]);
  },
);

it.each(['a street vendor grilling lamb skewers', '烧烤摊老板在烤羊肉串'])(
  'who sells what is grilled stands in the street: %s',
  async (prompt) => {
    const { reading, scene } = await plan(prompt);
    expect(reading.subjects.flatMap(({ person }) => person?.hands ?? [])).toEqual(['grill']);
    expect(scene.stage.scene).toBe('street');
  },
);

it('soup is cooked in a kitchen', async () => {
  expect(roomKindOf((await plan('奶奶在熬汤')).scene.stage)).toBe('kitchen');
});

it.each([
  ['a barista pouring milk into a cup', 'counter'],
  ['咖啡师往杯子里倒牛奶拉花', 'counter'],
  ['a barista making latte art in a cozy cafe', 'counter'],
  ['服务员给客人倒红酒', undefined],
  ['a girl pouring milk into a glass', undefined],
])(
  'pours what is poured from hand to hand, and nothing of it stands on the floor: %s',
  async (prompt, key) => {
    const { spots, told, reading } = await plan(prompt);
    const [first] = reading.subjects.filter(({ person }) => person !== undefined);
    expect(first?.person?.hands).toBe('pour');
    expect(spots.filter(({ subject }) => subject.kind === 'food')).toEqual([]);
    expect(reading.subjects.some((one) => one.key === 'counter')).toBe(key !== undefined);
    expect(told.ignored).toEqual([]);
  },
);

it.each([
  ['地铁站里的街头艺人在拉小提琴', 'bow'],
  ['a street musician', 'strum'],
  ['a street musician with a violin in front of a fountain', 'bow'],
  ['宇航员在月球上种了一棵树', 'plant-tree'],
])('has what is named in hand, else a guitar: %s', async (prompt, work) => {
  const { spots, scene } = await plan(prompt);
  expect(spots.map((spot) => spot.work)).toContain(work);
  // Neither the violin nor the tree is there twice.
  expect(spots.map(({ subject }) => subject.key)).not.toContain('violin');
  expect(scene.layers.map(({ name }) => name)).not.toContain('tree tree');
});

it.each(['a pilot standing in front of an old biplane', '飞行员站在飞机旁'])(
  'nobody flies the plane that they stand by: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('meadow');
    expect(told.ignored).toEqual([]);
  },
);

it('who is in a wheelchair sits in it, and the game is told', async () => {
  const { of, told } = await plan('a man in a wheelchair playing basketball');
  expect(of('man')[0]?.pose).toBe('seat');
  expect(told.ignored).toEqual(['playing basketball']);
});

it.each([
  ['a woman pouring wine into a glass', true],
  ['a man pouring beer', true],
  ['a girl pouring coffee', false],
])('is poured into a glass where it is drunk from one: %s', async (prompt, isGlass) => {
  const { reading } = await plan(prompt);
  const pours = reading.subjects.find(({ person }) => person)?.person?.pours;
  expect(isFromGlass(pours ?? '')).toBe(isGlass);
});

it.each(['a family having a picnic, the father pouring tea', '一家人在草地上野餐，妈妈在倒茶'])(
  'tea is poured beside a blanket with no table: %s',
  async (prompt) => {
    const { spots, scene, told } = await plan(prompt, 7);
    expect(scene.stage.scene).toBe('meadow');
    expect(spots.flatMap(({ work }) => work ?? [])).toEqual(['pour']);
    expect(spots.filter(({ pose }) => pose === 'sit')).toHaveLength(3);
    expect(told.ignored).toEqual([]);
  },
);

it('an animal that lies under a car mends nothing', async () => {
  const { of, told } = await plan('a cat lying under a car');
  expect(of('cat')[0]?.work).toBeUndefined();
  expect(of('car')).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it.each([
  'A mechanic lying under an old blue car in a garage, a dog waiting beside him',
  '一个修车工躺在蓝色汽车底下',
])('a mechanic under a car works at it and is no dwarf: %s', async (prompt) => {
  const { spots } = await plan(prompt);
  expect(spots.find(({ subject }) => subject.person)?.work).toBe('under-car');
});
