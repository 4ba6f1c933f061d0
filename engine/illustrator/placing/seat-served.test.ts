// Who is in the chair of a hairdresser or a dentist: whoever came, be it an animal; nobody else.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ["a poodle at the hairdresser's", 'poodle'],
  ["a cat at the dentist's", 'cat'],
  ['猫咪看牙医', 'cat'],
  ['宠物美容师给贵宾犬剪毛', 'poodle'],
  ["a barber cutting a dog's hair", 'dog'],
  ["a groomer trimming a poodle's fur", 'poodle'],
])('puts an animal into the chair: %s', async (prompt, key) => {
  const { of, spots } = await plan(prompt);
  const [animal] = of(key);
  const worker = spots.find(({ subject }) => subject.kind === 'figure');
  if (!animal || !worker) throw new Error('Not both are there');
  const body = worker.tall / (worker.share ?? 1);
  expect(worker.subject.person?.servesAnimal).toBe(true);
  expect(animal.y).toBeLessThan(worker.y - body * 0.2);
  expect(Math.abs(animal.x - worker.x)).toBeLessThan(body * 0.7);
});

it.each(["a boy at the dentist's", '小女孩看牙医', "a woman at the hairdresser's"])(
  'seats who came for it: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots).toHaveLength(1);
    expect(spots[0]?.subject.person?.serves).toBeDefined();
    expect(told.ignored).toEqual([]);
  },
);

describe('hair that is washed', () => {
  it.each([
    "a hairdresser washing a customer's hair",
    '理发师给顾客洗头',
    '妈妈给女儿洗头发',
    "a mother washing her son's hair",
  ])('is no hair that is cut: %s', async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ work }) => work)).toEqual(['wash-hair']);
    expect(told.ignored).toEqual([]);
  });

  it('is told as left out where it is their own', async () => {
    const { spots, told } = await plan('a girl washing her hair');
    expect(spots[0]?.work).toBeUndefined();
    expect(told.ignored).toContain('washing');
  });
});

it('leaves a nurse beside the dentist', async () => {
  expect((await plan('a dentist and a nurse')).spots).toHaveLength(2);
});
