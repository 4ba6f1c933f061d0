// A colour that is said of clothes is that of what somebody has by a role; a school uniform is a shirt and a skirt.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function wornBy(prompt: string, at = 0): string[] {
  const people = parsePrompt(prompt).subjects.filter(({ person }) => person !== undefined);
  return (people[at]?.person?.wears ?? []).map(({ garment, colour }) => `${garment} ${colour ?? ''}`.trim());
}

const [WHITE, RED] = [parsePrompt('a white cat'), parsePrompt('a red cat')].map(
  ({ subjects }) => subjects[0]?.colour,
);

describe('the colour of clothes', () => {
  it.each([
    ['two astronauts in white suits', `spacesuit ${WHITE}`],
    ['一个白衣侠客手持长剑', `robe ${WHITE}`],
    ['a swordsman dressed in white', `armour ${WHITE}`],
    ['红衣女侠,手握宝剑', `robe ${RED}`],
    ['一袭红衣的少女', `hanfu ${RED}`],
    ['穿红衣服的女人', `dress ${RED}`],
    ['穿红衣服的书生', `robe ${RED}`],
  ])('is that of what the role has on: %s', (prompt, worn) => {
    expect(wornBy(prompt)).toEqual([worn]);
    expect(parsePrompt(prompt).ignored).toEqual([]);
  });

  it('is of who comes after it', () => {
    expect([wornBy('少年和白衣少女在桥上'), wornBy('少年和白衣少女在桥上', 1)]).toEqual([
      [],
      [`hanfu ${WHITE}`],
    ]);
  });

  it('is that of a masked one as well', () => {
    expect(wornBy('黑衣刺客,蒙面').map((worn) => worn.split(' ')[0])).toEqual(['robe', 'mask']);
  });
});

it('is red of a scarf of pioneers', () => {
  expect(wornBy('小学生戴着红领巾')).toEqual(['scarf #d8281f']);
});

describe('a school uniform', () => {
  it.each(['穿校服的少女', 'a girl in a school uniform'])('has a skirt: %s', (prompt) => {
    expect(wornBy(prompt).map((worn) => worn.split(' ')[0])).toEqual(['shirt', 'skirt', 'tie']);
  });

  it('is worn by both who are joined', () => {
    const cuts = [0, 1].map((at) => wornBy('穿校服的男生和女生', at)[1]?.split(' ')[0]);
    expect(cuts).toEqual(['trousers', 'skirt']);
  });
});

function sweaters(prompt: string): number {
  return parsePrompt(prompt).subjects.filter(({ person }) =>
    person?.wears.some(({ garment, colour }) => garment === 'sweater' && colour === RED),
  ).length;
}

describe('what is worn after a list of people', () => {
  it.each([
    ['爷爷奶奶爸爸妈妈和两个孩子,穿着红色毛衣,客厅', 5],
    ['爸爸、妈妈和儿子都穿着红毛衣', 3],
    ['一个男人和一个女人穿着红色毛衣', 2],
    ['grandma, grandpa, mom, dad and two kids, wearing red sweaters', 5],
    ['a father and a son in matching red sweaters', 2],
    ['a boy and a girl, both in a red sweater', 2],
  ])('is worn by all of them: %s', (prompt, count) => {
    expect(sweaters(prompt)).toBe(count);
  });

  it.each([
    'a man and a woman in a red sweater',
    'a father holding a girl, the girl in a red sweater',
    '一个男孩,一个女孩穿着红毛衣',
    '一个男孩和一个穿红毛衣的女孩',
    '爸爸抱着女儿,女儿穿着红毛衣',
    'a man in a coat and a woman in a red sweater',
  ])('is that of one alone where the words say so: %s', (prompt) => {
    expect(sweaters(prompt)).toBe(1);
  });
});

describe('a colour before a word that nobody knows', () => {
  it.each([
    ['灰色布艺沙发上坐着一个女人', 'couch-and-lamp', []],
    ['红色皮沙发', 'couch-and-lamp', ['皮']],
    ['a grey fabric sofa', 'couch-and-lamp', []],
    ['a red zorblike car', 'car', ['zorblike']],
  ])('is that of the thing after it: %s', (prompt, key, told) => {
    const { subjects, ignored } = parsePrompt(prompt);
    expect(subjects.find((one) => one.key === key)?.colour).toBeDefined();
    expect(ignored).toEqual(told);
  });

  it.each(['穿白色蕾丝连衣裙的女孩', 'a woman in a white lace dress', 'a girl in a white zorb lace dress'])(
    'is that of the garment after it: %s',
    (prompt) => {
      expect(wornBy(prompt)).toEqual([`dress ${WHITE}`]);
    },
  );

  it('leaves the number to whoever comes after it', () => {
    expect(parsePrompt('three zorblike riders').subjects[0]?.count).toBe(3);
  });
});

it('puts whoever is said to be on it on what was named before', () => {
  const { subjects, links } = parsePrompt('红色皮沙发,男人坐在上面');
  expect(
    links.map(({ relation, from, to }) => [relation, subjects[from]?.key, subjects[to ?? -1]?.key]),
  ).toEqual([['on', 'man', 'couch-and-lamp']]);
});

it('is worn by both who marry, where the wedding is named first', () => {
  expect([0, 1].map((at) => wornBy('中式婚礼,新郎新娘穿红色喜服', at)[0])).toEqual([
    `hanfu ${RED}`,
    `hanfu ${RED}`,
  ]);
});
