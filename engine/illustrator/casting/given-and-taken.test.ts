// Who lies in the bed of a patient, what is taken from a shelf, and a ring that somebody holds out.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  '医生站在病床边看望病人',
  'a doctor visiting a patient in bed',
  "a nurse standing at a patient's bedside",
  '护士在病床前照顾病人',
])('lays the patient in the bed: %s', async (prompt) => {
  const { reading, spots } = await plan(prompt);
  const patient = reading.subjects.find(({ words = '' }) => /patient|病人/.test(words));
  expect(patient?.person?.does).toBe('lie');
  expect(spots.map(({ subject }) => subject)).not.toContain(patient);
  expect(spots.map(({ subject }) => subject.key)).toContain('bed');
});

it.each([
  ['他从书架上拿书', 'book'],
  ['a girl takes a book from the shelf', 'book'],
  ['a student picks a book off the shelf', 'book'],
  ['图书管理员从书架上取下一本书', 'book'],
  ['小男孩从冰箱里拿牛奶', 'glass-of-milk'],
])('has in the hand what is taken: %s', async (prompt, key) => {
  const { reading, of, told } = await plan(prompt);
  const holding = reading.links.find(({ relation }) => relation === 'holding');
  expect(reading.subjects[holding?.to ?? -1]?.key).toBe(key);
  expect(of(key)).toEqual([]);
  expect(told.ignored).toEqual([]);
});

it.each(['新郎给新娘戴戒指', "a groom puts a ring on the bride's finger", '他给女朋友戴戒指'])(
  'holds the ring out to her: %s',
  async (prompt) => {
    const { reading, of } = await plan(prompt);
    const { from, to } = reading.links.find(({ relation }) => relation === 'holding') ?? {};
    expect(reading.subjects[from ?? -1]?.person?.sex).toBe('man');
    expect(reading.subjects[to ?? -1]?.key).toBe('ring');
    expect(of('ring')).toEqual([]);
  },
);

it.each(['给新娘戴戒指', 'a woman wearing a ring'])('shows no ring on a finger: %s', async (prompt) => {
  const { told, spots } = await plan(prompt);
  expect(spots).toHaveLength(1);
  expect(told.ignored.join(' ')).toMatch(/ring|戒指/);
});

it.each([
  ['她在海边看日落', ['woman']],
  ['他和妈妈在厨房做饭', ['man', 'woman']],
])('knows somebody by the pronoun that a sentence begins with: %s', async (prompt, keys) => {
  const { reading } = await plan(prompt);
  expect(reading.subjects.filter(({ kind }) => kind === 'figure').map(({ key }) => key)).toEqual(keys);
});

it.each(['a boy reads a book, kittens sleep in a basket', '三只小狗睡在篮子里,一个小女孩坐在地毯上读故事'])(
  'leaves the basket where the animals are in it: %s',
  async (prompt) => {
    expect((await plan(prompt)).of('basket')).toHaveLength(1);
  },
);
