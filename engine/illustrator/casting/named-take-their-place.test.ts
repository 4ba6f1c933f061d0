// Who is named takes the place that a drawn set has for somebody: in the chair of a barber, in a family, beside a sleeper.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPerson } from '../people/read-person.ts';

beforeAll(needDrawings, 120_000);

describe('who is served', () => {
  it.each([
    ['牙医正在检查女孩的牙齿', '女孩'],
    ["A dentist checking a girl's teeth", "girl's"],
    ['A barber shaving an old man', 'old man'],
    ['理发师在给小男孩剪头发', '小男孩'],
  ])('sits before them, and nobody stands beside: %s', async (prompt, name) => {
    const { spots, told, reading } = await plan(prompt);
    expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(1);
    expect(told.understood).toContain(name);
    expect(reading.subjects[0]?.person?.serves).toBeDefined();
  });

  it.each(['a barber and his son', '牙医和女儿在公园里'])(
    'is nobody who only stands by: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      const both = spots.filter(({ subject }) => subject.kind === 'figure');
      expect(both).toHaveLength(2);
      expect(both.map(({ pose }) => pose)).not.toContain('lie');
    },
  );
});

describe('a family', () => {
  it.each(['爸爸带着全家去海边散步', '妈妈和全家人在公园里散步'])(
    'has those who are named before it: %s',
    async (prompt) => {
      const { reading, told } = await plan(prompt);
      const looks = reading.subjects.flatMap(({ person }) => (person ? [`${person.sex} ${person.age}`] : []));
      expect(looks.toSorted()).toEqual(['man adult', 'man child', 'woman adult', 'woman child']);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is another where somebody else is named', async () => {
    const { reading } = await plan('一个老师和一家人');
    expect(reading.subjects).toHaveLength(5);
  });
});

describe('who leans on somebody asleep', () => {
  it.each([
    '女孩靠在男孩肩上睡着了',
    '地铁上女孩靠在妈妈肩上睡着了',
    'A girl sleeping on her mother’s shoulder',
  ])('lies in no bed, and is not carried: %s', async (prompt) => {
    const { reading, spots } = await plan(prompt);
    expect(reading.subjects.some(({ key }) => key === 'bed')).toBe(false);
    expect(reading.subjects.some(({ person }) => person?.carried)).toBe(false);
    expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(2);
  });
});

it('says of who comes after 的 that they sleep', async () => {
  const { reading, told } = await plan('妈妈坐在床边看着熟睡的孩子');
  const [mother, child] = reading.subjects.filter(({ kind }) => kind === 'figure');
  expect(mother?.person?.does).toBe('sit');
  expect(child?.person?.does).toBe('sleep');
  expect(told.understood).toEqual(expect.arrayContaining(['妈妈', '坐在', '熟睡', '孩子']));
});

it.each([
  '哥哥把红领巾戴在妹妹脖子上',
  '妈妈把围巾围在女孩脖子上',
  "A man putting a scarf around a girl's neck",
])('wears what is put on them: %s', async (prompt) => {
  const { reading } = await plan(prompt);
  const worn = reading.subjects.map(({ person }) => person?.wears.map(({ garment }) => garment));
  expect(worn).toEqual([[], ['scarf']]);
  expect(reading.subjects.some(({ person }) => person?.carried)).toBe(false);
});

it.each(['骑手把外卖递给顾客', '骑手把外卖放在门口'])('reads 骑手 whole before 把: %s', async (prompt) => {
  const { told, reading } = await plan(prompt);
  expect(told.understood).toContain('骑手');
  expect(told.ignored).not.toContain('手把');
  expect(reading.subjects.some(({ kind }) => kind === 'mount')).toBe(false);
});

it.each(['金毛犬把头伸出车窗', '一只狗把头探出车窗', 'A dog sticking its head out of a car window'])(
  'has the head out of a car: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.map(({ key }) => key)).toEqual(['dog', 'car']);
    expect(reading.links[0]?.relation).toBe('in');
    expect(told.understood).toContain(reading.subjects[1]?.words);
  },
);

describe('a car that is mended', () => {
  it.each(['A mechanic changing a tire on a red car', 'a mechanic changing the tires of a red car'])(
    'is the one that was named, in its colour: %s',
    async (prompt) => {
      const { reading, told, scene } = await plan(prompt);
      expect(reading.subjects.map(({ key }) => key)).toEqual(['tradesperson']);
      expect(told.understood).toEqual(expect.arrayContaining(['red', 'car']));
      const [mechanic] = reading.subjects;
      if (!mechanic) throw new Error('There is nobody');
      expect(readPerson(scene.stage, mechanic, mechanic.key).hands?.colour).toBe('#d8342f');
    },
  );
});

it.each(['一家三口在超市里推着购物车', 'a family of four pushing a stroller in the park'])(
  'has one of a group push what is pushed: %s',
  async (prompt) => {
    const { reading } = await plan(prompt);
    const hands = reading.subjects.flatMap(({ person }) => (person ? [person.hands] : []));
    expect(hands.filter((work) => work === 'push')).toHaveLength(1);
  },
);

it('has nobody do what is said of a thing', async () => {
  const { reading, told } = await plan('A couple dancing in the kitchen while dinner is cooking');
  expect(reading.subjects.flatMap(({ person }) => person?.hands ?? [])).not.toContain('cook');
  expect(told.understood).toContain('dancing');
  expect(told.ignored).toContain('cooking');
});

it('gives no lesson where a teacher does something else', async () => {
  const { reading, told } = await plan('老师蹲下来安慰哭泣的小女孩');
  expect(reading.subjects.map(({ person }) => person?.hands)).toEqual([undefined, undefined]);
  expect(told.understood).toEqual(expect.arrayContaining(['老师', '蹲下来', '哭泣', '小女孩']));
});

it.each([
  ['桂林山水，一叶竹筏', 'own/bamboo-raft', 0],
  ['a fisherman on a bamboo raft', 'own/bamboo-raft', 0],
  ['two kids on a raft', 'own/empty-bamboo-raft', 2],
])('a raft is of poles, and has those on it who are named: %s', async (prompt, drawing, people) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.drawing)).toContain(drawing);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(people);
  expect(told.ignored).toEqual([]);
});
