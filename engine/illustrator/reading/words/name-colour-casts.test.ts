// Colours of the whole image are read as such, and as those of no thing beside them.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const BLUE = '#2f7fd8';
const GOLD = '#f2c230';
const TEAL = '#2bb5b0';
const ORANGE = '#f08a2c';

it.each([
  ['a lake, blue tones', [BLUE], false, 'blue tones'],
  ['a lake in shades of blue', [BLUE], false, 'shades of blue'],
  ['a lake in shades of blue and gold', [BLUE, GOLD], false, 'shades of blue and gold'],
  ['a car in the desert, teal and orange', [TEAL, ORANGE], false, 'teal and orange'],
  ['a city, color palette of teal and orange', [TEAL, ORANGE], false, 'color palette of teal and orange'],
  ['a fox, monochromatic blue', [BLUE], true, 'monochromatic blue'],
  ['一只猫,蓝色调', [BLUE], false, '蓝色调'],
  ['整体色调为蓝色,一只猫', [BLUE], false, '色调为蓝色'],
  ['以蓝色为主色调,海边小屋', [BLUE], false, '以蓝色为主色调'],
  ['粉色系房间', ['#ec6fa4'], false, '粉色系'],
  ['蓝金配色,一条龙', [BLUE, GOLD], false, '蓝金配色'],
  ['a mountain, in two colors', [], true, 'in two colors'],
  ['一座山,双色', [], true, '双色'],
])('are of the image: %s', (prompt, colours, isInk, words) => {
  const { cast, understood, subjects } = parsePrompt(prompt);
  expect(cast).toEqual({ colours, isInk });
  expect(understood).toContain(words);
  expect(subjects.filter(({ key }) => key === 'sunglasses')).toHaveLength(0);
});

it.each([
  ['a queen on a throne, purple light', 'purple light'],
  ['一位女王,紫色光线', '紫色光线'],
  ['a cat in soft purple light', 'purple light'],
])('are the light that lies on all of it: %s', (prompt, words) => {
  const { cast, colours, understood } = parsePrompt(prompt);
  expect(cast).toEqual({ colours: ['#8148c0'], isInk: false, isLight: true });
  expect(colours).toEqual([]);
  expect(understood).toContain(words);
});

it.each([
  'a man in shades',
  'a blue lake',
  'a car at a red light',
  'a green light on a pole',
  'two cats of two colors on a sofa',
  '一只蓝色的鸟',
  'a palette and a brush',
])('are of nothing but what is named: %s', (prompt) => expect(parsePrompt(prompt).cast).toBeUndefined());

it('leaves no other color where there is one ink', () => {
  const { understood, ignored } = parsePrompt('a woman in a green dress, monochromatic teal');
  expect(ignored).toContain('green');
  expect(understood).toContain('monochromatic teal');
});

it('golden light is no color of walls', () => {
  const { colours, lights } = parsePrompt('a vast library, golden light');
  expect([colours, [...lights]]).toEqual([[], ['warm']]);
});
