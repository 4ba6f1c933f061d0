// Who has what makes them themselves: riders their mounts, mothers their young, sleepers shut eyes, fighters their dress.

import { describe, expect, it } from 'vitest';
import { readPixels } from '#engine/raster/surface.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { planScene, reportScene } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import type { Report } from '../report-placed.ts';
import type { Spot } from '../placing/spot.ts';
import type { ScenePlan } from '../illustrate.ts';

type Plan = { scene: ScenePlan; spots: Spot[]; told: Report; of: (key: string) => Spot[] };

async function plan(prompt: string): Promise<Plan> {
  const { scene } = await planScene({ prompt, style: 'auto', width: 512, height: 512, seed: 5 });
  const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
  return {
    scene,
    spots,
    told: reportScene(scene),
    of: (key) => spots.filter(({ subject }) => subject.key === key),
  };
}

describe('who rides', () => {
  it.each([
    ['two cyclists racing down a mountain road at dawn', 'bike', 2],
    ['骑行者在山路上', 'bike', 1],
    ['three motorcyclists in the desert', 'motorcycle', 3],
    ['a jockey at a race', 'horse', 1],
    ['kayakers on a river', 'canoe', 3],
    ['a delivery rider in the rain', 'scooter', 1],
    ['two boys riding bicycles', 'bike', 2],
    ['一家四口骑自行车', 'bike', 4],
    ['a family of four cycling along the beach', 'bike', 4],
    ['a man biking in the rain', 'bike', 1],
    ['两个人骑行在山路上', 'bike', 2],
    ['有人在骑车', 'bike', 1],
    ['women horseback riding on the beach', 'horse', 3],
  ])('has it: %s', async (prompt, mount, count) => {
    const { spots, of } = await plan(prompt);
    expect(of(mount)).toHaveLength(count);
    expect(spots.some(({ subject }) => subject.kind === 'figure')).toBe(false);
  });

  it.each([['a man in a cycling helmet'], ['a cycling poster with a dog'], ['a cycling race']])(
    'has none where the word only describes: %s',
    async (prompt) => expect((await plan(prompt)).of('bike')).toEqual([]),
  );

  it('is alone on it where another is taken along', async () => {
    const { of, told } = await plan('爸爸骑车送孩子');
    expect([of('bike').length, of('child').length]).toEqual([1, 1]);
    expect(told.understood).toContain('骑车');
  });
});

it.each([['两个人在路上'], ['两个人在拥抱'], ['两个人手牵手']])('two people are two: %s', async (prompt) => {
  expect((await plan(prompt)).of('person')).toHaveLength(2);
});

describe('a mother and her young', () => {
  it.each([
    ['a mother whale and her calf', 'whale', 1],
    ['a cat with two kittens', 'cat', 2],
    ['北极熊妈妈带着宝宝', 'polar-bear', 1],
    ['小马驹跟着妈妈', 'horse', 1],
    ['a fox with a baby fox', 'fox', 1],
    ['a mare and her foal', 'horse', 1],
    ['大象妈妈和小象', 'elephant', 1],
    ['a penguin and its chick', 'penguin', 1],
  ])('are of one kind, beside each other and not of one size: %s', async (prompt, key, young) => {
    const [mothers, children] = [
      (await plan(prompt)).of(key).filter(({ subject }) => !subject.isYoung),
      (await plan(prompt)).of(key).filter(({ subject }) => subject.isYoung),
    ];
    expect(mothers).toHaveLength(1);
    expect(children).toHaveLength(young);
    for (const child of children) {
      expect(child.tall).toBeLessThan((mothers[0]?.tall ?? 0) * 0.85);
      expect(Math.abs(child.x - (mothers[0]?.x ?? 0))).toBeGreaterThan(child.tall * 0.3);
    }
  });

  it.each(['a golden retriever puppy', '小猫和小狗'])('are young alone, too: %s', async (prompt) => {
    const { spots } = await plan(prompt);
    expect(spots.every(({ subject }) => subject.isYoung === true)).toBe(true);
  });

  it('are as large as they are where they have a name of their own', async () => {
    const { spots } = await plan('a lamb in a meadow');
    expect(spots.every(({ subject }) => subject.isYoung !== true)).toBe(true);
  });
});

describe('who sleeps', () => {
  it.each([
    ['a woman sleeping in a hammock', 'lie'],
    ['a man asleep on the sofa', 'lie'],
    ['a man sleeping on a chair', 'seat'],
  ])('has the eyes shut: %s', async (prompt, pose) => {
    const { scene, spots, told } = await plan(prompt);
    const sleeper = spots.find(({ subject }) => subject.kind === 'figure');
    expect(sleeper?.pose).toBe(pose);
    expect(sleeper && readPerson(scene.stage, sleeper.subject, sleeper.subject.key).isAsleep).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it('has a toy in the bed', async () => {
    expect((await plan('小女孩抱着泰迪熊睡在床上')).told.ignored).toEqual([]);
  });
});

describe('what somebody looks like', () => {
  it.each([
    ['武侠高手站在竹林中', 'robe', 'hair-crown'],
    ['a viking', 'shirt', 'viking-helmet'],
    ['a gladiator', 'bare', 'crested-helmet'],
    ['秦始皇站在长城上', 'robe', 'beaded-crown'],
    ['an egyptian pharaoh', 'bare', 'nemes'],
    ['three musketeers', 'jacket', 'plumed-hat'],
    ['消防员', 'uniform', 'fire-helmet'],
    ['a knight with a helmet', 'armour', 'helmet'],
    ['a boy with a helmet', 'tee', 'bike-helmet'],
  ])('is known by it: %s', async (prompt, cut, gear) => {
    const { scene, spots } = await plan(prompt);
    const one = spots.find(({ subject }) => subject.kind === 'figure');
    const person = one && readPerson(scene.stage, one.subject, one.subject.key);
    expect(person?.outfit.headgear?.kind).toBe(gear);
    expect(person?.outfit.top.cut).toBe(cut);
  });

  it('shows tattoos on bare arms, and no plain arms without them', async () => {
    const { scene } = await plan('a man with tattoos in a t-shirt');
    const [subject] = scene.stage.reading.subjects;
    if (!subject?.person) throw new Error('nobody was read');
    const inked = readPerson(scene.stage, subject, 'one');
    const plain = { ...inked, outfit: { ...inked.outfit, hasTattoos: false } };
    const [a, b] = [inked, plain].map((who) => drawPersonSheet(scene.stage, who, 'one', 300).sheet);
    expect(inked.outfit.hasTattoos).toBe(true);
    if (!a || !b) throw new Error('nobody was drawn');
    expect(Buffer.from(readPixels(a)).equals(Buffer.from(readPixels(b)))).toBe(false);
  });

  it.each([
    ['a golfer', 'golf'],
    ['羽毛球运动员', 'badminton'],
    ['举重运动员举起杠铃', 'barbell'],
    ['a rock climber on a cliff', 'climb'],
    ['a figure skater', 'ice-skate'],
    ['a boxer', 'box'],
  ])('has the gear of the sport in the hands: %s', async (prompt, work) => {
    const { scene, spots, told } = await plan(prompt);
    const one = spots.find(({ subject }) => subject.kind === 'figure');
    expect(one && readPerson(scene.stage, one.subject, one.subject.key).hands?.work).toBe(work);
    expect(told.ignored).toEqual([]);
  });

  it('raises a hand at the desk', async () => {
    const { scene, spots, told } = await plan('教室里学生们举手');
    const pupil = spots.find(({ subject }) => subject.kind === 'figure');
    const hands = pupil && readPerson(scene.stage, pupil.subject, pupil.subject.key).hands;
    expect(hands).toMatchObject({ work: 'study', isRaised: true });
    expect(told.ignored).toEqual([]);
  });
});

describe('what happens to things', () => {
  it('burns above the roof', async () => {
    const [burning, whole] = [await plan('a burning house'), await plan('a house')];
    expect(burning.told.understood).toContain('burning');
    expect(burning.of('house')[0]?.tall).toBeGreaterThan((whole.of('house')[0]?.tall ?? 0) * 1.3);
  });

  it('is wound around: one drawing of both', async () => {
    const { spots, told } = await plan('a dragon curled around a castle tower');
    expect(spots.map(({ subject }) => subject.key)).toEqual(['stone-tower']);
    expect(told.ignored).toEqual([]);
  });

  it('is caught by a whirlpool, at its far side', async () => {
    const { of, told } = await plan('a pirate ship sailing into a whirlpool');
    const [ship, pool] = [of('pirate-ship')[0], of('whirlpool')[0]];
    expect(ship?.y).toBeLessThan(pool?.y ?? 0);
    expect(ship?.depth).toBeGreaterThan(pool?.depth ?? 1);
    expect(told.ignored).toEqual([]);
  });

  it('goes below the water', async () => {
    const { of, scene } = await plan('a submarine under water');
    const [boat] = of('submarine');
    expect(boat?.isFloating).toBe(true);
    expect(boat?.y).toBeGreaterThan(scene.stage.height * 0.3);
  });
});

it.each([
  ['a yoga class on the beach at sunrise', 4],
  ['瑜伽课，海边', 4],
  ['yoga in the park', 1],
])('has as many who practise as a class has: %s', async (prompt, count) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.person?.does)).toEqual(
    Array.from({ length: count }, () => 'yoga'),
  );
  expect(told.ignored).toEqual([]);
});

it.each([
  ['a cowboy riding through the desert', 'horse'],
  ['一个侠客策马奔驰在草原上', 'horse'],
  ['a cowboy riding a bull', 'ox'],
])('has horsemen ride a horse where nothing else is named: %s', (prompt, ridden) => {
  const { subjects, links } = parsePrompt(prompt);
  expect(
    links.filter(({ relation }) => relation === 'riding').map(({ to }) => subjects[to ?? -1]?.key),
  ).toEqual([ridden]);
});

it.each([
  ['a man rowing a boat', 'rowing'],
  ['情侣在湖上划船', '划船'],
])('has oars who rows, and is told so: %s', async (prompt, word) => {
  const { of, told } = await plan(prompt);
  expect(of('boat')[0]?.subject.drawing).toBe('own/rowed-boat');
  expect(told.understood).toContain(word);
});

it('has none who sails', async () => {
  const { of } = await plan('a man sailing a boat');
  expect(of('boat')[0]?.subject.drawing).not.toBe('own/rowed-boat');
});
