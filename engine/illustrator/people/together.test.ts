// Who dances with whom, who sits on whose shoulder and in which boat; hair keeps its colour, eyes have goggles.

import { beforeAll, describe, expect, it } from 'vitest';
import { readPixels } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { drawPersonSheet, drawPortraitSheet } from './draw-person.ts';
import { readPerson } from './read-person.ts';

beforeAll(needDrawings, 120_000);

async function personOf(prompt: string) {
  const { scene } = await plan(prompt);
  const { stage } = scene;
  const somebody = stage.reading.subjects.find(({ kind }) => kind === 'figure');
  if (!somebody) throw new Error('There is nobody');
  return { stage, key: somebody.key, person: readPerson(stage, somebody, somebody.key) };
}

describe('two who dance', () => {
  it.each([['wedding couple dancing'], ['新郎新娘在婚礼上跳舞'], ['young couple dancing in the rain']])(
    'hold each other, face to face: %s',
    async (prompt) => {
      const { spots, told } = await plan(prompt);
      const [left, right] = spots.toSorted((a, b) => a.x - b.x);
      if (!left || !right) throw new Error('There are not two');
      expect(spots).toHaveLength(2);
      // Drawings look to the left.
      expect([left.isFlipped, right.isFlipped]).toEqual([true, false]);
      expect(right.x - left.x).toBeLessThan(left.tall * 0.5);
      expect(told.ignored).toEqual([]);
    },
  );

  it.each([['an old couple doing tai chi'], ['three children dancing'], ['a dancer and a man dancing']])(
    'do not where they dance alone: %s',
    async (prompt) => {
      const { reading } = await plan(prompt);
      expect(reading.subjects.map(({ person }) => person?.hands)).not.toContain('waltz');
    },
  );

  it('wear a white dress with a veil, and a dark suit', async () => {
    const { scene } = await plan('wedding couple');
    const [bride, groom] = scene.stage.reading.subjects.map((one) => readPerson(scene.stage, one, one.key));
    expect(bride?.outfit).toMatchObject({ top: { cut: 'dress' }, headgear: { kind: 'veil' } });
    expect(Math.min(...(bride?.outfit.top.colour ?? [0]))).toBeGreaterThan(200);
    expect(groom?.outfit.top.cut).toBe('suit');
    expect(Math.max(...(groom?.outfit.top.colour ?? [255]))).toBeLessThan(80);
  });
});

it('stands side by side before the church of the wedding', async () => {
  const { spots } = await plan('a wedding in a church');
  const [one, other] = spots.filter(({ subject }) => subject.kind === 'figure');
  if (!one || !other) throw new Error('There are not two');
  expect(Math.abs(one.x - other.x)).toBeGreaterThan(one.tall * 0.2);
});

describe('a bird on somebody', () => {
  it.each([
    ['一只蓝色的鹦鹉站在海盗的肩膀上'],
    ['a pirate with a parrot on his shoulder'],
    ['a small bird on the head of a boy'],
    ['女孩的肩膀上站着一只小鸟'],
    ['an owl on her arm, a woman in a forest'],
    ["a parrot sitting on a pirate's shoulder"],
  ])('is one with them, and is told: %s', async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject, pose }) => [subject.kind, pose === 'sit'])).toEqual([['figure', false]]);
    expect(told.ignored).toEqual([]);
  });
});

it.each([['荷塘里一只小船，采莲的姑娘'], ['a girl in a small boat picking lotus flowers']])(
  'sits in the boat between its ends: %s',
  async (prompt) => {
    const { of } = await plan(prompt);
    const [[girl], [boat]] = [of('girl'), of('boat')];
    if (!girl || !boat) throw new Error('Somebody is not there');
    expect(Math.abs(girl.x - boat.x)).toBeLessThan(boat.tall * 2);
    expect(girl.y).toBeLessThanOrEqual(boat.y);
    expect(girl.y).toBeGreaterThan(boat.y - boat.tall);
    expect(girl.tall).toBeGreaterThan(boat.tall);
  },
);

it.each([
  ['red', 0, 2],
  ['blonde', 0, 2],
  ['blue', 2, 0],
] as const)('is of the colour that was said also by night: %s hair', async (colour, most, least) => {
  const [day, night] = await Promise.all(
    ['at noon', 'at night'].map(
      async (time) => (await personOf(`a girl with ${colour} hair ${time}`)).person,
    ),
  );
  const gap = (hair: readonly number[]): number => (hair[most] ?? 0) - (hair[least] ?? 0);
  expect(gap(night?.hair.colour ?? [])).toBeGreaterThan(gap(day?.hair.colour ?? []));
});

it('is seen with goggles of their colour, from the front and from the side', async () => {
  const { stage, key, person } = await personOf('portrait of a girl with red goggles');
  expect(person.outfit.goggles).toBeDefined();
  for (const view of ['front', 'side'] as const) {
    const reds = (isWorn: boolean): number => {
      const outfit = isWorn ? person.outfit : { ...person.outfit, goggles: undefined };
      const { sheet } = drawPortraitSheet(stage, { ...person, view, outfit }, key, 300);
      const pixels = readPixels(sheet);
      let count = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
        if (alpha > 200 && red > green + 90 && red > blue + 90) count++;
      }
      return count;
    };
    expect(reds(true)).toBeGreaterThan(reds(false) + 300);
  }
});

it('has a skull on the hat and a patch on one eye as a pirate', async () => {
  const { person } = await personOf('a pirate');
  expect(person.outfit).toMatchObject({ hasEyePatch: true, headgear: { kind: 'tricorne' } });
});

it('has the kite on its string over the head of who flies it', async () => {
  const { stage, key, person } = await personOf('小女孩放风筝');
  const { share, hand } = drawPersonSheet(stage, person, key, 200);
  expect(share).toBeGreaterThan(1.4);
  expect(hand.y).toBeGreaterThan(0.4);
});

it.each([
  ['a huge crowd at a rock concert, hands in the air', 1],
  ['演唱会现场，台下人山人海', 1],
  ['a rock band playing at a concert, audience waving', 4],
  ['a singer on stage in front of thousands of cheering fans', 1],
])('before a stage there is an audience, and somebody on it: %s', async (prompt, players) => {
  const { scene, spots, told } = await plan(prompt);
  expect(scene.layers.some(({ name }) => name.startsWith('audience'))).toBe(true);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(players);
  expect(told.understood.join()).toMatch(/crowd|人山人海|audience|fans/);
});

it.each(['a choir of children singing', '孩子们组成的合唱团在唱歌', '小学生合唱团'])(
  'the children of a choir are those who sing: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    expect(spots.length).toBeGreaterThan(3);
    expect(new Set(spots.map(({ subject }) => `${subject.person?.age} ${subject.key.slice(0, 6)}`))).toEqual(
      new Set(['child player']),
    );
  },
);

it.each([
  ['一对情侣,男生穿白衬衫,女生穿红裙子', ['man', 'woman']],
  ['a couple, man in a black suit and woman in a red dress', ['man', 'woman']],
  ['一家三口在海边放风筝,爸爸妈妈和儿子', ['man', 'man', 'woman']],
  ['family of four having a picnic in the park, dad playing guitar', ['man', 'man', 'woman', 'woman']],
  ['a couple walking, a man watching them', ['man', 'man', 'woman']],
])('has nobody twice who is named after the group: %s', async (prompt, sexes) => {
  const { spots, told } = await plan(prompt);
  const people = spots.flatMap(({ subject }) => subject.person ?? []);
  expect(people.map(({ sex }) => sex).toSorted()).toEqual(sexes);
  expect(told.ignored).toEqual([]);
});

it('rides together, where one bicycle is named', async () => {
  const { of, spots } = await plan('a young couple riding a bicycle by the sea');
  expect(of('bike')).toHaveLength(1);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toEqual([]);
});
