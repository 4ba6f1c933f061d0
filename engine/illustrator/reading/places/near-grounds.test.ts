// Small things lie on sheets, snow and sand, seen from near; bouquets lie there, too.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

describe('a near ground', () => {
  it.each([
    ['a single red rose on the snow', 'snow', 'own/cut-rose'],
    ['一个橘子放在雪地上', 'snow', 'noto/tangerine'],
    ['a red apple in the snow', 'snow', 'noto/red-apple'],
    ['seashells on the sand', 'sand', 'spiral-shell'],
    ['a gold ring on green moss', 'moss', 'own/ring'],
    ['一束粉色玫瑰放在白色床单上', 'linen', 'own/lying-bouquet-rose'],
    ['a cup of coffee on a knitted blanket', 'wool', 'own/coffee-cup'],
  ])('is what it lies on: %s', async (prompt, material, drawing) => {
    const { reading, scene, spots, told } = await plan(prompt);
    expect(reading.surface?.material).toBe(material);
    expect(scene.stage.scene).toBe('studio');
    expect(spots.map(({ subject }) => subject.drawing)).toContain(drawing);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a dog on the grass',
    'a house in the snow',
    'a girl lying on a bed',
    'an apple tree on the grass',
    'a book on a bed in a cozy bedroom',
    '雪地上的小木屋',
  ])('is a place where anybody or anything large is there: %s', (prompt) => {
    expect(parsePrompt(prompt).surface).toBeUndefined();
  });
});

it.each([
  ['a house on the shores of a mountain lake', ['lake']],
  ['a cabin on a lake shore', ['lake']],
  ['a tent on the bank of a river', ['lake']],
  ['a house on the shore', ['sea']],
])('knows the shore of a lake from that of the sea: %s', (prompt, scenes) => {
  expect([...parsePrompt(prompt).scenes]).toEqual(scenes);
});

describe('a bouquet of named flowers', () => {
  it.each([
    ['a bouquet of pink roses', 'own/lying-bouquet-rose', true],
    ['一束白色郁金香', 'own/lying-bouquet-tulip', true],
    ['a bouquet of white lilies on a bed', 'own/lying-bouquet-lily', true],
    ['a bunch of lavender on a wooden table', 'own/cut-lavender', false],
  ])('is one of them, in their colour: %s', (prompt, drawing, isColoured) => {
    const { subjects } = parsePrompt(prompt);
    expect(subjects.map((one) => one.drawing)).toEqual([drawing]);
    expect(subjects[0]?.colour !== undefined).toBe(isColoured);
  });

  it('is in the hands of whoever is there', () => {
    const { subjects } = parsePrompt('a girl holding a bouquet of red roses');
    expect(subjects.some((one) => one.drawing.startsWith('own/lying-bouquet'))).toBe(false);
  });
});
