// What is said to shine does, and is seen to by night; what is in a hand is lit with who has it.

import { expect, it } from 'vitest';
import { planScene, reportScene } from '../../illustrate.ts';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a glowing jellyfish in the deep sea', 'jellyfish'],
  ['a mysterious door in the forest glowing with light', 'door'],
  ['mushrooms that glow in a dark forest', 'mushroom'],
  ['发光的鹿站在湖边', 'deer'],
  ['a glowing sunflower in a garden', 'sunflower'],
  ['a glowing car on a road', 'car'],
])('shines by itself: %s', (prompt, key) => {
  const { subjects } = parsePrompt(prompt);
  expect(subjects.filter(({ glows }) => glows).map((one) => one.key)).toEqual([key]);
});

it.each([
  ['a glowing deer', 'night'],
  ['a glowing deer at sunrise', 'dawn'],
  ['a deer', undefined],
])('is seen in the dark, where no other hour is said: %s', (prompt, time) => {
  expect(parsePrompt(prompt).time).toBe(time);
});

it.each(['a lamp glowing on a desk', 'a forest, glowing sunset', 'a girl with a glowing smile'])(
  'is of nothing else: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.some(({ glows }) => glows)).toBe(false);
  },
);

it.each([
  ['a glowing deer', []],
  ['glowing mushrooms in a dark forest', []],
  ['a wizard holding a glowing sword', ['glowing']],
])('is told as it is seen: %s', async (prompt, ignored) => {
  const { scene } = await planScene({ prompt, style: 'auto', width: 640, height: 640, seed: 5 });
  expect(reportScene(scene).ignored).toEqual(ignored);
});
