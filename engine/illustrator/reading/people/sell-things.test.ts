// Who sells something has it in hand, where no stall is named.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
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
