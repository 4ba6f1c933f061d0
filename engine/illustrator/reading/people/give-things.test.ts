// Who holds what out to whom, in a sentence in which more is said of either; who looks through a microscope has one.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a robot hands a letter to a woman', 'robot', 'letter'],
  ['a courier on a red bicycle hands a letter to an old lady', 'courier', 'letter'],
  ['爷爷给穿红棉袄的小孙女递红包', '爷爷', '红包'],
  ['机器人把一杯咖啡递给女孩', '机器人', '一杯咖啡'],
])('has it in the hand: %s', (prompt, who, what) => {
  const { subjects, links } = parsePrompt(prompt);
  const { from, to } = links.find(({ relation }) => relation === 'holding') ?? {};
  expect(subjects[from ?? -1]).toMatchObject({ words: who, kind: 'figure' });
  expect(subjects[to ?? -1]?.words).toBe(what);
});

it('rides the bicycle that hands follow', () => {
  const { understood } = parsePrompt('a mail carrier on a red bicycle hands a letter to an old lady');
  expect(understood).toContain('bicycle');
});

it.each([
  'a scientist looks through a microscope',
  'a student looking into a microscope in a classroom',
  '一位女科学家在实验室里用显微镜观察',
])('looks down into the one on the table: %s', (prompt) => {
  const { subjects } = parsePrompt(prompt);
  expect(subjects.map(({ person }) => person?.hands)).toEqual(['look-through-microscope']);
});
