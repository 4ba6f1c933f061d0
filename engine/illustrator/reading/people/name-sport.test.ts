// The goal that a ball goes into is behind who kicks it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a goal', () => {
  it.each(['a football player kicking the ball into the goal', '小男孩把足球踢进球门'])(
    'stands behind who kicks the ball: %s',
    async (prompt) => {
      const { spots, scene, told } = await plan(prompt);
      const who = spots.find(({ subject }) => subject.kind === 'figure');
      expect(who?.pose).toBe('kick');
      expect(who?.isFloating).not.toBe(true);
      const goal = scene.layers.find(({ spot }) => spot?.subject.key === 'football-goal');
      expect(goal?.depth).toBeGreaterThan(0);
      expect(told.ignored).toEqual([]);
    },
  );
});

it.each([
  ['a goalkeeper in green dives to the left to catch the ball, a packed stadium', 'dives'],
  ['守门员扑向飞来的足球', '扑向'],
])('keeps a goal on a pitch, with the feet off the ground: %s', (prompt, words) => {
  const { subjects, understood, ignored } = parsePrompt(prompt);
  expect(subjects[0]?.person?.does).toBe('keeper');
  expect(subjects.map(({ key }) => key)).not.toContain('track');
  expect(understood).toContain(words);
  expect(ignored.filter((one) => one !== 'packed')).toEqual([]);
});

it.each([
  ['a young couple ice skates on a frozen pond', 'ice-skate'],
  ['two friends ice skate on a frozen lake', 'ice-skate'],
  ['a couple in red coats ice skates on a frozen pond', 'ice-skate'],
  ['a girl roller skates in the park', 'roller-skate'],
  ['a man shovels snow', 'dig'],
])('does it with what is named right after who does it: %s', (prompt, act) => {
  const { subjects, ignored } = parsePrompt(prompt);
  expect(new Set(subjects.map(({ person }) => person?.hands ?? person?.does))).toEqual(new Set([act]));
  expect(ignored).toEqual([]);
});

it('lies there where nobody does it', () => {
  expect(parsePrompt('a pair of ice skates').subjects.map(({ key }) => key)).toEqual(['ice-skate']);
});
