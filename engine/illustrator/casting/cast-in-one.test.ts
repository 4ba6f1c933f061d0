// Somebody is a statue of what it is said to be made of, and a rider with the horse.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { readPerson } from '../people/read-person.ts';

beforeAll(needDrawings, 120_000);

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

it('has a child in its arms of the same, and is drawn so', async () => {
  const { reading, scene, of } = await planScene('a marble statue of a woman holding a child');
  expect(reading.subjects.map(({ material }) => material)).toEqual(['marble', 'marble']);
  const [spot] = of('woman');
  const person = spot && readPerson(scene.stage, spot.subject, spot.subject.key);
  expect(person?.material).toBe('marble');
});

it('is alone of stone where somebody looks at it', async () => {
  const { reading } = await planScene('a boy looks at a statue of a king');
  expect(reading.subjects.find(({ key }) => key === 'boy')?.material).toBeUndefined();
});
