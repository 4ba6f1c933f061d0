// What a trade wears is asked for alone, unless its owner is said to do something.

import { expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

const drawnFor = (prompt: string): string[] => parsePrompt(prompt).subjects.map(({ drawing }) => drawing);

it.each([
  ["a knight's helmet", ['own/knights-helmet']],
  ['a samurai helmet, museum lighting', ['own/kabuto']],
  ['骑士的头盔', ['own/knights-helmet']],
  ['骑士头盔', ['own/knights-helmet']],
  ["a chef's hat", ['own/chef-hat']],
  ['厨师帽', ['own/chef-hat']],
  ["a witch's hat", ['own/witch-hat']],
  ["a king's crown", ['crown']],
  ['国王的王冠', ['crown']],
  ["a princess's dress", ['dress']],
  ['奶奶的眼镜', ['glasses']],
  ["a witch's broom", ['broom']],
])('shows the thing and no owner: %s', async (prompt, drawings) => {
  expect(drawnFor(prompt)).toEqual(drawings);
  const { told } = await planScene(prompt);
  expect(told.understood).not.toEqual([]);
});

it.each(["a captain's hat", '警察的帽子', "a sailor's cap"])('shows no other hat for one: %s', (prompt) => {
  expect(parsePrompt(prompt).subjects).toEqual([]);
  expect(parsePrompt(prompt).understood).toEqual([]);
});

it.each([
  ["a boy wearing a knight's helmet", 'boy'],
  ["a cat in a chef's hat", 'cat'],
  ["the knight's helmet shines as he rides a horse", 'knight'],
])('is on whoever has it: %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map((one) => one.key)).toContain(key);
});
