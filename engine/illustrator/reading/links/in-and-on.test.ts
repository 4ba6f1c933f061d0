// Where one sits, wades and rides: on chairs, with the fish over the water, and in no cabin that nobody sees.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each(['a man in a chair', 'a crying baby in a high chair'])('sits on it: %s', async (prompt) => {
  const { spots } = await planScene(prompt);
  expect(spots.find(({ subject }) => subject.person)?.pose).toBe('seat');
});

it.each([
  ['a couple in a ferris wheel', 'in a ferris wheel'],
  ['情侣坐在摩天轮里', '摩天轮里'],
])('is told not to be in it: %s', async (prompt, words) => {
  expect((await planScene(prompt)).told.ignored).toContain(words);
});

it.each([
  ['a boy catching fireflies in a jar at night', []],
  ['a fairy in a jar', ['in']],
])('who is in the jar: %s', (prompt, relations) => {
  expect(parsePrompt(prompt).links.map(({ relation }) => relation)).toEqual(relations);
});

describe('a zebra', () => {
  it('crosses a road', () => {
    const { subjects } = parsePrompt('a zebra crossing a road');
    expect(subjects.map(({ key }) => key)).toContain('zebra');
  });

  it('is none where stripes are painted on a road', () => {
    expect(parsePrompt('a zebra crossing').subjects).toEqual([]);
  });
});

it('a heroine of old is drawn', () => {
  expect(parsePrompt('花木兰骑马打仗').subjects.map(({ key }) => key)).toEqual(['woman', 'horse']);
});

it.each([
  ['a woman reading on her phone', 'holding'],
  ['a wizard with a cauldron', 'beside'],
])('nobody stands on what is read, or holds what stands by the fire: %s', (prompt, relation) => {
  expect(parsePrompt(prompt).links.map((link) => link.relation)).toEqual([relation]);
});

it.each([
  'a boy pouring water on a dog',
  'a man shining a light on a car',
  'an elephant spraying water on its calf',
])('nobody stands on what something is poured on: %s', (prompt) => {
  expect(parsePrompt(prompt).links).toEqual([]);
});

it('stands on a rug who pours there', () => {
  const { links } = parsePrompt('a woman pouring tea sitting on a rug');
  expect(links).toContainEqual(expect.objectContaining({ relation: 'on' }));
});

it.each(['一只小猪站在池塘边,细雨落在水面上', '一只鹿站在湖边,月光洒在水面上'])(
  'is in no water because something falls on it: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects[0]?.rests?.how).not.toBe('wade');
  },
);

it('is not where who puts something there is: 她把星星放在树顶', () => {
  const { links } = parsePrompt('爸爸抱起小女儿让她把星星放在圣诞树顶');
  expect(links.map(({ relation }) => relation)).not.toContain('on');
});

it.each(['a student writes on a clipboard', 'a girl on her phone'])(
  'is in the hand, not underfoot: %s',
  (prompt) => {
    expect(parsePrompt(prompt).links.map(({ relation }) => relation)).toEqual(['holding']);
  },
);
