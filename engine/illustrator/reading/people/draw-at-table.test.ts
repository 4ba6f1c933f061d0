// Who draws at a table sits there with sheets and crayons; at an easel one paints, and a drawing of a table is none of it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['three children drawing with crayons around a table', 'drawing', undefined],
  ['几个孩子围着桌子画画', 'drawing', undefined],
  ['a boy painting at a table', 'drawing', undefined],
  ['an artist painting at an easel beside a table', undefined, 'paint'],
  ['a drawing of a boy at a table', undefined, undefined],
])('%s', (prompt, game, hands) => {
  const { game: read, subjects } = parsePrompt(prompt);
  expect([read?.what, subjects[0]?.person?.hands]).toEqual([game, hands]);
});

it('stays behind the desk', async () => {
  const { of, told } = await plan('a girl is coloring at her desk');
  expect(of('dining-table')[0]?.subject.drawing).toBe('own/game-table-drawing-1');
  expect(of('girl')[0]?.x).toBeCloseTo(of('dining-table')[0]?.x ?? 0, 0);
  expect(told.ignored).toEqual([]);
});
