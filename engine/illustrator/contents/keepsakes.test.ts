// Letters, envelopes and pocket watches are drawn as what they are; what is not to be seen is not told as drawn.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPerson } from '../people/read-person.ts';

beforeAll(needDrawings, 120_000);

describe('keepsakes', () => {
  it.each([
    ['a letter on a desk', 'letter', 'own/letter'],
    ['一封情书放在桌上', 'letter', 'own/letter'],
    ['a sealed envelope on a wooden table', 'envelope', 'own/envelope'],
    ['信封', 'envelope', 'own/envelope'],
    ['a pocket watch on a table', 'pocket-watch', 'own/pocket-watch'],
    ['一块怀表', 'pocket-watch', 'own/pocket-watch'],
  ])('lie there: %s', async (prompt, key, drawing) => {
    const { of, told } = await plan(prompt);
    expect(of(key).map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect(told.ignored).toEqual([]);
  });

  it.each(['the letter A', 'a cat, no letters', '她相信未来'])('are not there: %s', async (prompt) => {
    expect((await plan(prompt)).of('letter')).toEqual([]);
  });

  it.each([
    ['a girl reading a love letter', true],
    ['女孩在看信', true],
    ['a girl reading a book', undefined],
  ])('are read from: %s', async (prompt, isLetter) => {
    const { scene, reading } = await plan(prompt);
    const girl = reading.subjects.find(({ kind }) => kind === 'figure');
    expect(girl && readPerson(scene.stage, girl, girl.key).hands?.isLetter).toBe(isLetter);
  });
});

describe('what is not to be seen', () => {
  it('is told where the face is turned away', async () => {
    expect((await plan('a man with glasses seen from behind')).told.ignored).toEqual(['glasses']);
    expect((await plan('a man with glasses')).told.ignored).toEqual([]);
  });

  it('is no part of a floe that somebody stands on', async () => {
    for (const prompt of ['a penguin on an ice floe', '北极熊站在浮冰上'])
      expect((await plan(prompt)).told.ignored).toEqual([]);
  });
});
