// Who sells something has it in hand, where no stall is named; and deeds whose things stand by: flags, goals, newspapers.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { isNewsRead } from '../../people/hands.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

const linksOf = (prompt: string) => {
  const { links, subjects } = parsePrompt(prompt);
  return links.map(
    ({ relation, from, to }) => `${subjects[from]?.key} ${relation} ${subjects[to ?? -1]?.key}`,
  );
};

describe('what somebody sells', () => {
  it.each([
    ['an old man selling balloons in the park', 'elder holding balloon'],
    ['a boy selling newspapers', 'boy holding newspaper'],
    ['卖花的小女孩', 'girl holding flower'],
    ['夜市里卖糖葫芦的老爷爷', 'elder holding candied-haws'],
  ])('is in their hand: %s', async (prompt, link) => {
    expect(linksOf(prompt)).toContain(link);
    const { told, spots } = await plan(prompt);
    expect(told.ignored).toEqual([]);
    expect(spots).toHaveLength(1);
  });

  it('is on the stall where there is one', () => {
    expect(linksOf('a woman selling fruit at a market stall').join()).not.toContain('woman holding');
  });
});

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

describe('a newspaper', () => {
  it.each([
    ['an owl reading a newspaper', true],
    ['一只狗在看报纸', true],
    ['a cat reading a book', false],
  ])('is no book: %s', (prompt, isNews) => {
    expect(isNewsRead(parsePrompt(prompt))).toBe(isNews);
  });
});

describe('a temple', () => {
  it.each(['a monk sweeping leaves in front of a temple', '小和尚在寺庙门口扫落叶'])(
    'stands in no street of a town: %s',
    async (prompt) => {
      expect((await plan(prompt)).scene.stage.scene).not.toBe('street');
    },
  );
});

describe('a cliff above the clouds', () => {
  it.each(['a tiny house on a cliff above the clouds', '悬崖上的小屋，在云层之上'])(
    'stands over a sea of them: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('mountains');
      expect(scene.layers.some(({ name }) => name === 'ledge')).toBe(true);
      expect(told.understood.join()).toMatch(/clouds|云层/);
    },
  );
});
