// Two words that name one person: what that person wears.

import { describe, expect, it } from 'vitest';
import type { PersonLook } from './person-look.ts';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a pirate captain with a parrot', 'pirate', undefined],
  ['海盗船长', 'pirate', undefined],
  ['a pirate queen', 'pirate', 'crown'],
  ['海盗女王', 'pirate', 'crown'],
  ['a viking chief', 'viking', undefined],
  ['维京首领', 'viking', undefined],
  ['a ninja girl', 'ninja', undefined],
  ['the fairy queen in a forest', 'fairy', 'crown'],
  ['精灵女王', 'fairy', 'crown'],
  ['a cowboy astronaut', 'astronaut', 'hat'],
  ['太空船长', 'astronaut', undefined],
  ['吸血鬼女王', 'vampire', 'crown'],
  ['仙侠，白衣男子', 'swordsman', 'robe'],
  ['武侠，红衣女子', 'swordsman', 'robe'],
  ['女巫老师', 'teacher', 'hat'],
  ['海盗厨师', 'chef', 'hat'],
  ['吸血鬼医生', 'vampire', undefined],
  ['a vampire doctor', 'vampire', undefined],
  ['戴着皇冠的青蛙王子', 'prince', 'crown'],
])('is one person, dressed by what says most: %s', (prompt, role, garment) => {
  const { subjects, ignored } = parsePrompt(prompt);
  const people = subjects.flatMap(({ person }) => person ?? []);
  expect(people).toHaveLength(1);
  expect(people[0]?.role).toBe(role);
  expect(people[0]?.wears[0]?.garment).toBe(garment);
  expect(ignored).toEqual([]);
});

it.each(['古风，少年侠客', '国风，少年将军'])('is one, whatever the style puts on them: %s', (prompt) => {
  expect(parsePrompt(prompt).subjects.filter(({ person }) => person)).toHaveLength(1);
});

it('leaves two people that are named side by side', () => {
  expect(parsePrompt('国王王后').subjects).toHaveLength(2);
  expect(parsePrompt('a pirate and a queen').subjects).toHaveLength(2);
});

it.each([
  ['律师和法官在法庭', [undefined, 'judge']],
  ['a lawyer talking to a judge', [undefined, 'judge']],
  ['a manager, a banker, and a reporter', ['business', 'business', 'business']],
  ['医生、兽医和药剂师', ['doctor', 'doctor', 'doctor']],
  ['a sailor and a captain', ['sailor', 'sailor']],
  ['警察和小偷', ['police', 'thief']],
  ['a girl and her friend', [undefined, undefined]],
  ['一个男人和另一个男人', [undefined, undefined]],
])('has everybody who is named by another name, each in their dress: %s', (prompt, roles) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.map(({ person }) => person?.role)).toEqual(roles);
  expect(ignored.filter((word) => word !== 'talking')).toEqual([]);
});

it('knows who is named again', () => {
  expect(parsePrompt('a sailor on a ship, the captain looks at the sea').subjects).toHaveLength(2);
  expect(parsePrompt('1girl, young woman, portrait, red hair').subjects).toHaveLength(1);
});

it.each(['two cooks in a kitchen', 'the cooks', 'cooks making soup'])(
  'takes for people what is done as well: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects[0]?.person?.role).toBe('chef');
  },
);

it('says whether it is a woman by the second word', () => {
  expect(parsePrompt('a samurai woman').subjects[0]?.person).toMatchObject({ role: 'samurai', sex: 'woman' });
});

it('is a house still, where it is said to be overgrown', () => {
  expect(parsePrompt('a house overgrown with ivy').subjects.map(({ key }) => key)).toEqual(['house']);
});

it.each([['少年侠客牵着白马'], ['a boy wizard'], ['一个少女剑客']])(
  'is one whose age is said first: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure')).toHaveLength(1);
  },
);

it('are two with a word between', () => {
  expect(parsePrompt('一个少年和一个侠客').subjects.filter(({ kind }) => kind === 'figure')).toHaveLength(2);
});

it.each([
  ['一位大爷提着鸟笼', 'old', 1],
  ['四个好朋友围坐在一起', undefined, 4],
])('is somebody of that age, and so many: %s', (prompt, age, count) => {
  const [first] = parsePrompt(prompt).subjects;
  expect([first?.person?.age, first?.count]).toEqual([age, count]);
});

function people(prompt: string): PersonLook[] {
  return parsePrompt(prompt).subjects.flatMap(({ person }) => person ?? []);
}

describe('whoever is named by tags', () => {
  it.each([
    ['1boy, knight, silver armor, castle', 'knight', 'man'],
    ['1girl, princess, long silver hair', 'princess', 'woman'],
    ['knight, 1girl, solo', 'knight', 'woman'],
    ['a young woman, elven princess, forest', 'princess', 'woman'],
    ['Thor, viking warrior, holding a hammer', 'thunder-god', undefined],
    ['一个男孩,骑士,银色盔甲', 'knight', 'man'],
    ['少女,女巫,森林', 'witch', 'woman'],
  ])('is one person: %s', (prompt, role, sex) => {
    expect(people(prompt)).toHaveLength(1);
    expect(people(prompt)[0]).toMatchObject({ role, ...(sex && { sex }) });
  });

  it.each([
    'a girl, a knight',
    'girl, wizard and witch',
    'king, queen',
    'a woman, her doctor',
    '1girl, 1boy, knight',
  ])('is somebody else where the words say so: %s', (prompt) => {
    expect(people(prompt).length).toBeGreaterThan(1);
  });
});

it.each([
  ['a barber shaving an old man', 'shaving'],
  ['妈妈给女儿梳头', '梳头'],
])('what is drawn as done to oneself is not told of others: %s', (prompt, deed) => {
  const { understood, ignored } = parsePrompt(prompt);
  expect(ignored).toContain(deed);
  expect(understood).not.toContain(deed);
});

it.each(['a man shaving', '少女对镜梳妆'])('and is of oneself: %s', (prompt) => {
  expect(parsePrompt(prompt).ignored).toEqual([]);
});

it('is nearby wherever it stands', () => {
  const { subjects, ignored } = parsePrompt('a cabin in the woods, deer nearby');
  expect(subjects.map(({ key }) => key)).toEqual(['cabin', 'deer']);
  expect(ignored).toEqual([]);
});

it.each([
  ['农民伯伯在收割小麦', 'farmer', 'man'],
  ['护士姐姐', 'nurse', 'woman'],
])('is one person, how one speaks of somebody with a trade: %s', (prompt, role, sex) => {
  const people = parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure');
  expect(people.map(({ person }) => [person?.role, person?.sex])).toEqual([[role, sex]]);
});

it.each([
  ['小女孩，红裙子，糖葫芦，雪地', 'candied-haws'],
  ['女孩，气球', 'balloon'],
])('holds what is eaten out of the hand: %s', (prompt, key) => {
  const { subjects, links } = parsePrompt(prompt);
  expect(links.map(({ relation, to }) => [relation, subjects[to ?? -1]?.key])).toEqual([['holding', key]]);
});
