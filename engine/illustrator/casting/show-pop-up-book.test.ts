// What comes out of a book, or is in a cup, stands there and nowhere else; a being of two halves is one.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a castle rising out of an open book',
  'a pop-up book with a castle',
  '一本打开的立体书，里面是城堡',
])('a castle stands on the pages: %s', async (prompt) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual(['pop-up-book']);
  expect(told.ignored).toEqual([]);
});

it('who reads a book under a castle has one in the hands', async () => {
  const { spots } = await planScene('a girl reading a book in front of a castle');
  expect(spots.some(({ subject }) => subject.key === 'pop-up-book')).toBe(false);
});

it.each([
  ['a tiny village inside a teacup', 'village'],
  ['a tiny world inside a teacup', 'world'],
])('a village is in the cup: %s', async (prompt, word) => {
  const { spots, told } = await planScene(prompt);
  expect(spots).toHaveLength(1);
  expect(told.understood).toContain(word);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['half cat half robot', 'cat', 'half-steel'],
  ['half woman half fish', 'mermaid', undefined],
  ['a creature that is half lion and half eagle', 'griffin', undefined],
  ['a robot wolf made of steel', 'wolf', 'steel'],
])('is one: %s', async (prompt, key, material) => {
  const { reading } = await planScene(prompt);
  expect(reading.subjects.map((one) => [one.key, one.material])).toEqual([[key, material]]);
});

it('tells the half that nothing shows', async () => {
  const { reading, told } = await planScene('half dog half fish');
  expect(reading.subjects.map(({ key }) => key)).toEqual(['dog']);
  expect(told.ignored).toEqual(['half fish']);
});

it.each([
  ['a marble statue of a woman', 'marble'],
  ['a statue of a king in a park', 'stone'],
  ['a golden statue of a warrior', 'gold'],
  ['公园里有一座国王的铜像', 'copper'],
  ['大理石女神雕像', 'marble'],
])('somebody is a statue: %s', async (prompt, material) => {
  const { reading, told } = await planScene(prompt);
  expect(reading.subjects.find(({ kind }) => kind === 'figure')?.material).toBe(material);
  expect(told.ignored).toEqual([]);
});

it('rides in bronze on a horse of bronze', async () => {
  const { reading } = await planScene('a bronze statue of a general on a horse');
  expect(reading.subjects.map(({ material }) => material)).toEqual(['copper', 'copper']);
});

it('a city behind a cup is not in it', async () => {
  const { reading } = await planScene('a city in the morning with a cup of coffee');
  expect(reading.scenes).toContain('city');
});
