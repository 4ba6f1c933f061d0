// What is told of deeds and seen of them: verbs of who is drawn, telephones that take photos, who sits aboard, riders who leap.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('an English verb that nothing shows', () => {
  it.each([
    ['A teacher showing a fossil to the students', 'showing'],
    ['A man opening a parcel with scissors', 'opening'],
    ['A boy showing his drawing to his mother', 'showing'],
    ['A woman hanging a mirror on the wall', 'hanging'],
    ['A boy writing a poem in his diary', 'writing'],
    ['A girl wearing a bracelet', 'wearing'],
    ['a scientist looking into a telescope', 'looking into a telescope'],
    ['Children building a dam in the stream', 'building'],
    ['A boy throwing a paper plane', 'throwing'],
    ['A dog breaking a vase', 'breaking'],
    ['探险家举着荧光棒走进山洞', '举着'],
    ['一个男孩举着刚钓到的大鱼', '举着'],
    ['a painter and a tourist couple, paintings leaning against a wall', 'leaning against'],
    ['女孩在雨中转圈跳舞，雨滴飞溅', '飞溅'],
    ['渔民在船上撒网,妻子在船尾煮饭', '煮饭'],
    ['说书先生坐着,伙计提着长嘴壶给客人倒茶', '倒茶'],
    ['An elephant on a ball, an acrobat above and a ringmaster in a top hat bowing', 'bowing'],
  ])('is told as left out: %s', async (prompt, verb) => {
    const { told } = await plan(prompt);
    expect(told.ignored).toContain(verb);
    expect(told.understood.join(' ')).not.toContain(verb);
  });

  it.each([
    'a poster showing a cat',
    'a girl wearing a red dress',
    'a boy opening a gift',
    'a woman hanging laundry',
    'lanterns hanging in a street',
    'a girl taking a selfie',
    'a man turning into a wolf',
  ])('is missed by nobody where it is seen, or no deed: %s', async (prompt) => {
    const { told } = await plan(prompt);
    expect(told.ignored.filter((word) => word.endsWith('ing'))).toEqual([]);
  });
});

it.each(['A girl taking a photo of a cake with her phone', '妈妈用手机给孩子拍照'])(
  'takes a photo with the telephone that is held up: %s',
  async (prompt) => {
    const { reading, spots, told } = await plan(prompt);
    expect(spots.some(({ subject }) => subject.key === 'mobile-phone')).toBe(false);
    expect(told.understood.some((word) => /phone|手机/.test(word))).toBe(true);
    const phone = reading.subjects.findIndex(({ key }) => key === 'mobile-phone');
    const held = reading.links.filter(({ to }) => to === phone).map(({ relation, from }) => [relation, from]);
    expect(held).toEqual([['holding', 0]]);
  },
);

describe('who reads, sleeps or looks at a telephone aboard', () => {
  it.each([
    'A man reading a newspaper on the train',
    'A passenger looking at his phone on the metro',
    '飞机上一个男人在看书',
    '地铁里一个女孩在看手机',
    '火车上一个老人睡着了',
    'A girl reading a book on the bus',
  ])('sits: %s', async (prompt) => {
    const { spots } = await plan(prompt);
    expect(spots.filter(({ subject }) => subject.person).map(({ pose }) => pose)).toEqual(['seat']);
  });

  it('stands where that is said', async () => {
    const { spots } = await plan('A man standing on the bus reading a book');
    expect(spots.map(({ pose }) => pose)).not.toContain('seat');
  });
});

it.each(['A mountain biker jumping over a log', 'A motocross rider jumping over a car'])(
  'leaps over it on what is ridden: %s',
  async (prompt) => {
    const { spots, told, reading } = await plan(prompt);
    const [mount, under] = [
      spots.find(({ subject }) => /bike|motorcycle/.test(subject.key)),
      spots.find(({ subject }) => subject === reading.subjects[1]),
    ];
    expect(mount?.x).toBeCloseTo(under?.x ?? 0, -1);
    expect(mount?.y).toBeLessThan((under?.y ?? 0) - (under?.tall ?? 0) * 0.5);
    expect(told.ignored).toEqual([]);
  },
);

it('waters with somebody, whatever animal lies near', async () => {
  const { reading } = await plan('妈妈在阳台上给花浇水，猫趴在窗台上');
  expect(reading.subjects.find(({ key }) => key === 'woman')?.person?.hands).toBe('water');
  expect(reading.subjects.some(({ key }) => key === 'watering-can')).toBe(false);
});

it.each(['两个女孩在奶茶店门口自拍', '女孩在蛋糕店外面'])(
  'draws nothing of what a shop sells, before its door: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.every(({ kind }) => kind === 'figure')).toBe(true);
    expect(told.ignored.some((word) => /店/.test(word))).toBe(true);
  },
);

it.each([
  ['A woman trying on shoes in a shop', 'shoes'],
  ['女孩在商店里试穿裙子', 'dress'],
])('wears what is tried on: %s', async (prompt, garment) => {
  const { reading, told } = await plan(prompt);
  expect(reading.subjects.map(({ kind }) => kind)).toEqual(['figure']);
  expect(reading.subjects[0]?.person?.wears.map((one) => one.garment)).toContain(garment);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['龙守护着金币', 'dragon'],
  ['羊啃着草', 'sheep'],
  ['鸟啄着米粒', 'bird'],
  ['牛耕着地', 'cow'],
  ['狗守着门', 'dog'],
])('keeps an animal of one sign beside a verb that nothing shows: %s', async (prompt, key) => {
  expect((await plan(prompt)).reading.subjects.map((one) => one.key)).toContain(key);
});

it.each(['小男孩把硬币投进存钱罐', 'A girl putting coins into a piggy bank'])(
  'draws no jar and no live pig for what saves coins: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    const keys = reading.subjects.map(({ key }) => key).filter((key) => /pig|jar/.test(key));
    expect(keys).toEqual(['piggy-bank']);
    expect(told.understood.some((word) => /存钱罐|piggy bank/.test(word))).toBe(true);
  },
);

it.each([
  ['A ballerina spins gracefully on a stage', 'spins', true],
  ['A woman spins wool', 'spins', false],
  ['A rocket launches with flames and smoke', 'with flames', true],
  ['A city street at night, light trails', 'trails', false],
])('tells what is seen of it: %s', async (prompt, words, isSeen) => {
  const { told } = await plan(prompt);
  expect(told.understood.includes(words)).toBe(isSeen);
});

it('launches no rocket that is on fire', async () => {
  const { of } = await plan('A rocket launches from the pad with flames and smoke');
  expect(of('rocket-launch').map(({ subject }) => subject.isBurning)).toEqual([undefined]);
});
