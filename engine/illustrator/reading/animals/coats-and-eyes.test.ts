// The colour of a coat is that of the animal, and a monster has as many eyes as are said.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const first = (prompt: string) => parsePrompt(prompt).subjects[0];

it.each([
  ['a cat with white fur', '#f4f2ee'],
  ['a cute cartoon monster, purple fur', '#8148c0'],
  ['紫色毛发的小怪兽', '#8148c0'],
  ['a bird with blue feathers', '#2f7fd8'],
])('is of its coat: %s', (prompt, colour) => {
  expect(first(prompt)?.colour).toBe(colour);
  expect(parsePrompt(prompt).ignored).toEqual([]);
});

it('is not that of a coat that somebody wears', () => {
  const { subjects } = parsePrompt('a woman in a brown coat with a dog');
  expect(subjects.find(({ key }) => key === 'dog')?.colour).toBeUndefined();
});

it.each([
  ['a monster with one eye', 'own/one-eyed-monster'],
  ['三只眼睛的怪兽', 'own/three-eyed-monster'],
  ['a monster with two eyes', 'own/monster'],
])('has so many: %s', (prompt, drawing) => {
  expect(parsePrompt(prompt).subjects.map((one) => one.drawing)).toEqual([drawing]);
});

it.each(['沙漠中的商队', '沙漠中的商队,骆驼'])('is a row of camels: %s', (prompt) => {
  expect(parsePrompt(prompt).subjects.map(({ key, count }) => [key, count])).toEqual([['camel', 4]]);
});

it.each([
  ['a white cat with blue eyes', 'cat', { colour: '#2f7fd8' }],
  ['a blue-eyed cat on a sofa', 'cat', { colour: '#2f7fd8' }],
  ['蓝眼睛的白猫', 'cat', { colour: '#2f7fd8' }],
  ['a wolf, glowing red eyes, dark forest', 'wolf', { glows: true }],
  ['一只眼睛发光的黑豹', 'leopard', { glows: true }],
  ['a robot with glowing eyes', 'robot', { glows: true }],
])('has eyes as they are said to be: %s', (prompt, key, look) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(subjects.find((one) => one.key === key)?.eyes).toMatchObject(look);
  expect(subjects.every(({ glows }) => glows === undefined)).toBe(true);
  expect(ignored).toEqual([]);
});

it('leaves the eyes of somebody to them', () => {
  const { subjects } = parsePrompt('a woman with glowing blue eyes beside a cat');
  expect(subjects.map(({ eyes }) => eyes)).toEqual([undefined, undefined]);
  expect(subjects[0]?.person?.traits).toMatchObject([{ trait: 'lit-eyes', colour: '#2f7fd8' }]);
});

it('is told where its eyes are not drawn so', () => {
  expect(parsePrompt('a statue with glowing eyes').ignored).toContain('glowing');
});
