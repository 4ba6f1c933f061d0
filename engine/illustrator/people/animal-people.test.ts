// Animals that are somebody are one figure: the animal's head on a body in the dress of the trade.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPerson } from './read-person.ts';

beforeAll(needDrawings, 120_000);

describe('an animal that is somebody', () => {
  it.each([
    ['熊猫宇航员', 'panda', 'spacesuit'],
    ['a cat astronaut', 'cat', 'spacesuit'],
    ['a bear chef', 'bear', 'uniform'],
    ['狐狸侦探', 'fox', 'coat'],
    ['a frog wizard', 'frog', 'robe'],
    ['an astronaut dog', 'dog', 'spacesuit'],
    ['a mouse dressed as a queen', 'mouse', 'dress'],
    ['小狗打扮成消防员', 'dog', 'uniform'],
    ['a rabbit in a suit', 'rabbit', 'suit'],
    ['小狐狸穿着蓝色外套', 'fox', 'coat'],
    ['a penguin in a tuxedo', 'penguin', 'suit'],
  ])('is one figure with its head, in these clothes: %s', async (prompt, key, cut) => {
    const { scene, spots, told } = await plan(prompt);
    expect(told.ignored).toEqual([]);
    const [one, other] = spots.filter(({ subject }) => subject.words !== undefined);
    expect(other).toBeUndefined();
    const person = one && readPerson(scene.stage, one.subject, one.subject.key);
    expect(person?.animal?.key).toBe(key);
    expect(person?.outfit.top.cut).toBe(cut);
  });

  it('has the colour on its fur, and not on its clothes', async () => {
    const { scene, spots } = await plan('a white cat dressed as a king');
    const subject = spots[0]?.subject;
    const person = subject && readPerson(scene.stage, subject, subject.key);
    expect(Math.min(...(person?.animal?.coat.main ?? [0]))).toBeGreaterThan(180);
    expect(Math.max(...(person?.outfit.top.colour ?? [255]))).toBeLessThan(180);
  });

  it('is another than one of the same trade', async () => {
    const { spots } = await plan('a cat astronaut and a dog astronaut');
    const heads = spots.flatMap(({ subject }) => subject.person?.animal?.key ?? []);
    expect(heads.toSorted()).toEqual(['cat', 'dog']);
  });

  it('is none where a hat or a scarf is all that it wears, or where the two are apart', async () => {
    expect((await plan('a fox with a hat')).of('fox')[0]?.subject.person).toBeUndefined();
    expect((await plan('a cat and an astronaut')).of('cat')).toHaveLength(1);
    expect((await plan('a dog beside a chef')).of('dog')).toHaveLength(1);
  });
});
