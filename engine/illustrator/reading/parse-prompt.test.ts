// What the illustrator understands of prompts in both languages, and what it leaves alone.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { hasDrawing } from '../drawings.ts';
import { KNOWN_SUBJECTS, parsePrompt } from './parse-prompt.ts';
import { isPersonDrawing } from '../people/read-person.ts';
import { findOwnDrawing } from '../painting/render-own.ts';

beforeAll(needDrawings, 120_000);

function keys(prompt: string): string[] {
  return parsePrompt(prompt).subjects.map((subject) => subject.key);
}

describe('English prompts', () => {
  it.each([
    ['a fox reading a book under cherry blossoms at sunset', ['fox', 'cherry-tree'], [], 'sunset'],
    ['an astronaut riding a horse on the moon', ['astronaut', 'horse'], ['moon'], undefined],
    ['A Lighthouse on a cliff, stormy sea at night', ['lighthouse'], ['sea'], 'night'],
    ['hot air balloons over a lake', ['hot-air-balloon'], ['lake'], undefined],
    ['two foxes and three geese', ['fox'], [], undefined],
  ])('%s', (prompt, subjects, scenes, time) => {
    const reading = parsePrompt(prompt);
    for (const subject of subjects) expect(keys(prompt)).toContain(subject);
    for (const scene of scenes) expect(reading.scenes).toContain(scene);
    expect(reading.time).toBe(time);
  });

  it('counts what a number word stands before', () => {
    const { subjects } = parsePrompt('two penguins, many balloons and a cat');
    expect(subjects.map(({ key, count }) => [key, count])).toEqual([
      ['penguin', 2],
      ['balloon', 13],
      ['cat', 1],
    ]);
  });

  it('takes a plural without a number for a few', () => {
    expect(parsePrompt('boats on the sea').subjects[0]?.count).toBe(3);
    expect(parsePrompt('a boat on the sea').subjects[0]?.count).toBe(1);
  });

  it('gives a colour to the thing after it, or else to the place', () => {
    expect(parsePrompt('a red car in the desert').subjects[0]?.colour).toBe('#d8342f');
    expect(parsePrompt('golden fields').colours).toEqual(['#f2c230']);
  });

  it('keeps relations, looks and moods apart from things', () => {
    const reading = parsePrompt('a knight riding a dragon, oil painting');
    expect(reading.relations.has('ride')).toBe(true);
    expect(reading.looks).toEqual(['oil']);
    expect(parsePrompt('the sound of silence').moods).toEqual(['calm']);
    expect(parsePrompt('the sound of silence').subjects).toEqual([]);
  });

  it('never guesses: unknown words are listed as written, fillers are not', () => {
    const reading = parsePrompt('a beautiful Quxolotl beside a fox');
    expect(reading.ignored).toEqual(['Quxolotl']);
    expect(keys('a beautiful Quxolotl beside a fox')).toEqual(['fox']);
  });

  it('does not draw loose tags of drawings', () => {
    expect(keys('hot')).toEqual([]);
    expect(keys('fishing')).not.toContain('otter');
  });
});

describe('Chinese prompts', () => {
  it.each([
    ['赛博朋克城市夜景，雨，霓虹灯', [], ['city'], 'night'],
    ['一只猫在海边看日出', ['cat'], ['sea'], 'dawn'],
    ['水墨画，竹林里的熊猫', ['bamboo', 'panda'], ['forest'], undefined],
    ['雨中的东京街头', [], ['street'], undefined],
    ['江南水乡，石桥，红灯笼，夜晚', ['bridge', 'lantern'], ['water-town'], 'night'],
    ['宇航员站在月球上看地球', ['astronaut', 'earth'], ['moon'], undefined],
    ['长城上的日落', ['great-wall'], ['mountains'], 'sunset'],
    ['荷塘月色', ['lotus', 'moon'], ['lake'], undefined],
  ])('%s', (prompt, subjects, scenes, time) => {
    const reading = parsePrompt(prompt);
    for (const subject of subjects) expect(keys(prompt)).toContain(subject);
    for (const scene of scenes) expect(reading.scenes).toContain(scene);
    expect(reading.time).toBe(time);
    expect(reading.ignored).toEqual([]);
  });

  it('counts with measure words', () => {
    expect(parsePrompt('三只小猫').subjects[0]?.count).toBe(3);
    expect(parsePrompt('两个孩子').subjects[0]?.count).toBe(2);
    expect(parsePrompt('一群企鹅').subjects[0]?.count).toBe(13);
    expect(parsePrompt('一条鱼').subjects[0]?.count).toBe(1);
  });

  it('knows a mood without any noun', () => {
    const reading = parsePrompt('乡愁');
    expect(reading.moods).toEqual(['nostalgia']);
    expect(reading.subjects).toEqual([]);
  });

  it('lists unknown words and does not draw a part of them', () => {
    const reading = parsePrompt('量子纠缠');
    expect(reading.subjects).toEqual([]);
    expect(reading.ignored.join('')).toContain('量子');
  });
});

describe('both', () => {
  it('lists no bare count and no measure word', () => {
    expect(parsePrompt('雪中的灯塔，旁边停着一只红色小船').understood).toEqual([
      '雪中',
      '灯塔',
      '旁边',
      '红色',
      '小船',
    ]);
    expect(parsePrompt('two penguins').understood).toEqual(['penguins']);
  });

  it('leaves the place its colour when only a touch of another is asked for', () => {
    expect(parsePrompt('a pagoda after the first snow, one touch of red').colours).toEqual([]);
    expect(parsePrompt('初雪后的宝塔，一点红').colours).toEqual([]);
  });

  it('sees a room behind a window, but not behind those of a city or a train', () => {
    expect(parsePrompt('a cat at the window').scenes).toEqual(['room']);
    expect(parsePrompt('a city at night in the rain, windows full of light').scenes).toEqual(['city']);
    expect(parsePrompt('a night train crossing the snow, one window lit').scenes).toEqual([]);
  });

  it('gives back every word once, in understood or in ignored', () => {
    const reading = parsePrompt('a fox, 狐狸, a fox and a zorblax');
    expect(reading.understood).toEqual(['fox', '狐狸']);
    expect(reading.ignored).toEqual(['zorblax']);
  });

  it('has a drawing for every word of the lexicon', () => {
    const own = new Set(['tree', 'sky', 'landmark']);
    const missing = KNOWN_SUBJECTS.filter(
      ({ drawing, kind }) =>
        !own.has(kind) && !isPersonDrawing(drawing) && !findOwnDrawing(drawing) && !hasDrawing(drawing),
    ).map(({ key, drawing }) => `${key}: ${drawing}`);
    expect(missing).toEqual([]);
  });
});

it.each([
  ['3个男孩在踢球', 3],
  ['2位老师', 2],
])('counts by figures before a measure as well: %s', (prompt, count) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects[0]?.count).toBe(count);
  expect(ignored).toEqual([]);
});

it.each([
  ['新娘手捧玫瑰花束', 'own/held-bouquet-rose'],
  ['a bride holding a bouquet of white lilies', 'own/held-bouquet-lily'],
  ['老人拄着拐杖', 'own/walking-stick'],
])('has what is held as one thing: %s', (prompt, drawing) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.slice(1).map((one) => one.drawing)).toEqual([drawing]);
  expect(ignored).toEqual([]);
});

it.each([
  ['戴眼镜的女孩的肖像', ['girl']],
  ['唐朝仕女,牡丹', ['tradesperson', 'flower']],
  ['全班同学合影', ['child']],
])('has everybody whom the words of a picture name: %s', (prompt, keys) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.map(({ key }) => key)).toEqual(keys);
  expect(ignored).toEqual([]);
});

function counts(prompt: string): number[] {
  return parsePrompt(prompt).subjects.flatMap(({ person, count }) => (person ? [count] : []));
}

describe('one of several', () => {
  it.each([
    ['2girls, school uniform', [2]],
    ['five friends around a campfire, one plays guitar', [4, 1]],
    ['三个女孩在公园,其中一个弹吉他', [2, 1]],
    ['two women, one in a red dress and one in a blue dress', [1, 1]],
    ['两个男孩,一个戴红帽子,一个戴蓝帽子', [1, 1]],
    ['三个男孩和一个弹吉他的女孩', [3, 1]],
    ['a man and a woman, one child', [1, 1, 1]],
    ['two daughters on a sofa, the smaller girl reads a book', [1, 1]],
    ['three brothers on a bench, the youngest holds a balloon', [2, 1]],
    ['三个孩子在草地上,最小的孩子抱着一只兔子', [2, 1]],
    ['a chef at a stove, beside him an assistant in an apron', [1, 1]],
    ['a tennis player and a coach in a red cap', [1, 1]],
    ['a boy in the smaller boat', [1]],
    ['two carpenters carry a ladder, a third one stands on the roof', [2, 1]],
    ['three surfers carry boards, the woman in front wears a red cap', [2, 1]],
    ['三个骑骆驼的旅人排成一队,最前面的人穿着蓝色长袍', [2, 1]],
    ['网前两名红衣队员举手', [2]],
    ['a boy on a pier, the woman in front of him waves', [1, 1]],
    ['two children play in the sand, the boy in a blue shirt, the girl in a yellow dress', [1, 1]],
    ['three friends at a table, the woman in a green sweater laughs', [2, 1]],
    ['两个孩子在沙滩上,左边的男孩拿着铲子,右边的女孩戴着草帽', [1, 1]],
    ['两个人在下棋,左边的老人戴着眼镜,右边的年轻人穿红毛衣', [1, 1]],
    ['two kids build a snowman while the man watches', [2, 1]],
    ['a man and two women at a bar, the man wears a hat', [1, 2]],
    ['two dancers on a stage, the man in a black suit and the woman in a red dress', [1, 1]],
    ['two children, a boy and a girl, build a snowman. The boy wears a hat, the girl a scarf', [1, 1]],
    ['three kids, two girls and a boy, in a park', [2, 1]],
    ['two nurses and a doctor in a hospital, the doctor holds a clipboard', [2, 1]],
    ['a teacher and two students in a lab, the boy holds a cup and the girl reads a book', [1, 1, 1]],
    ['两个孩子在堆雪人,男孩戴着帽子,女孩戴着围巾', [1, 1]],
    ['两位老人坐在长椅上,老爷爷看报纸,老奶奶织毛衣', [1, 1]],
    ['两个小女孩在草地上,妈妈在旁边看书', [2, 1]],
    ['两位舞者跳舞,男的穿黑色西装,女舞者穿红色长裙', [1, 1]],
    ['两位武士对决,左边的穿白衣,右边的穿黑衣', [1, 1]],
    ['一家五口在客厅里,爸爸妈妈坐在沙发上,三个孩子坐在地毯上', [1, 1, 3]],
    ['新郎穿着长袍,新娘戴着凤冠,两人手牵手站在庭院里', [1, 1]],
    ['一个男孩和一个女孩坐在屋顶上,两个孩子都穿着睡衣', [1, 1]],
    ['a knight and a wizard in a forest. Both men carry lanterns', [1, 1]],
    ['爸爸妈妈坐在沙发上,两个孩子在画画', [1, 1, 2]],
    ['三个小矮人在吃饭,一个戴红帽子,一个戴绿帽子,一个戴蓝帽子', [1, 1, 1]],
    ['two kids, one kid in a green hoodie and the other in a purple jacket', [1, 1]],
    ['两个男孩,一个男孩在看书,另一个男孩在画画', [1, 1]],
    ['三个登山者举着红旗,最左边的人穿黄色外套,另外两个穿蓝色外套', [2, 1]],
  ])('is taken from those who were named: %s', (prompt, expected) => {
    expect(counts(prompt)).toEqual(expected);
  });

  it.each([
    ['两只熊猫在竹林里,一只小鸟停在其中一只的头上', 'bird'],
    ['two pandas in a forest, a bird on the head of one of them', 'bird'],
    ['five penguins on the ice, the smallest one at the front wears a blue scarf', 'scarf'],
  ])('has of animals what is on it: %s', (prompt, key) => {
    const { subjects, links } = parsePrompt(prompt);
    const tie = links.find(({ from, to }) => subjects[from]?.key === key || subjects[to ?? -1]?.key === key);
    const [one] = tie ? [subjects[subjects[tie.from]?.key === key ? (tie.to ?? -1) : tie.from]] : [];
    expect(one?.count).toBe(1);
    expect(subjects.filter((other) => other.key === one?.key)).toHaveLength(2);
  });

  it('does what all of them do, where nothing else is said', () => {
    const { subjects, links } = parsePrompt('三个骑骆驼的旅人,最前面的人穿着蓝色长袍');
    expect(links.map(({ relation }) => relation)).toEqual(['riding', 'riding']);
    expect(subjects.find(({ key }) => key === 'camel')?.count).toBe(3);
    const surfers = parsePrompt(
      'three surfers carry their boards, the woman in front wears a red cap',
    ).subjects;
    expect(surfers.flatMap(({ person }) => person?.hands ?? [])).toEqual([
      'carry-surfboard',
      'carry-surfboard',
    ]);
  });

  it('gives nobody what somebody wears whom nobody knows', () => {
    const { subjects } = parsePrompt('a girl in a park, a zorbler in a red hat beside her');
    expect(subjects[0]?.person?.wears).toEqual([]);
  });

  it('has what is said of one and not of the other', () => {
    const { subjects } = parsePrompt('two women, one in a red dress and one in a blue dress');
    const worn = subjects.map(({ person }) => person?.wears.map(({ colour }) => colour));
    expect(worn[0]).not.toEqual(worn[1]);
  });
});

it.each([
  ['画室里，模特是一只黑猫', ['black-cat']],
  ['船长紧握着舵轮，两个水手拉着绳子，木船在海上', ['man', 'ships-wheel', 'man', 'ship-deck']],
  ['a queen in a gown, two pages carry her long train', ['princess']],
  ['a white teapot on a tray, a branch of pink plum blossoms in front', ['tea', 'tray', 'branch']],
  ['the guest is a panda, the waiter is a fox', ['panda', 'fox']],
  ['a football stadium packed with fans, a striker kicks the ball', ['pitch', 'person']],
  ['a tennis player, the stands behind are full of people', ['person', 'crowd']],
  ['岸边站满了人，一条龙舟在江面上', ['crowd', 'dragon-boat']],
])('names nobody twice, and counts nobody of a crowd: %s', (prompt, keys) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys);
});

it.each([
  ['a musician plays the saxophone, an open case with coins lies at his feet', ['sax']],
  ['a woman chops wood, a husky pulls a sled', ['chop-wood']],
])('does nothing that is said of another: %s', (prompt, deeds) => {
  const { subjects, links } = parsePrompt(prompt);
  expect(subjects[0]?.person?.deeds?.map(({ act }) => act)).toEqual(deeds);
  expect(links.filter(({ from }) => from === 0)).toEqual([]);
});

it('has the sex that its own clause tells', () => {
  const { subjects } = parsePrompt(
    'a potter with clay on her hands at a wheel, an apprentice paints a plate',
  );
  expect(subjects.map(({ person }) => person?.sex)).toEqual(['woman', undefined]);
});

it('tells the colours of what nobody knows with it', () => {
  expect(parsePrompt('一个男孩,身边散落着红蓝黄的橡皮泥').understood).toEqual(['男孩']);
});

it('has all of a family whose pairs are named', () => {
  expect(parsePrompt('grandparents, parents and three kids').subjects).toHaveLength(5);
});
