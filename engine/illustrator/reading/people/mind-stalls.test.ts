// Who keeps which stall, and that the stall has them.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['an old woman selling vegetables at a market stall', 1, 1],
  ['一个小贩在摊位卖苹果', 1, 1],
  ['two vendors behind their fruit stalls in a crowded market', 2, 2],
])('is behind it: %s', (prompt, people, stalls) => {
  const { subjects, links } = parsePrompt(prompt);
  const kept = links.find(
    ({ relation, to }) => relation === 'behind' && subjects[to ?? -1]?.key === 'market-stall',
  );
  expect(subjects[kept?.from ?? -1]?.count).toBe(people);
  expect(subjects[kept?.to ?? -1]?.count).toBe(stalls);
});

it('leaves alone who buys, and who sells by the road', () => {
  const { links } = parsePrompt('a young man buys tomatoes at a market stall');
  expect(links.filter(({ relation }) => relation === 'behind')).toEqual([]);
  expect(parsePrompt('a girl selling flowers in the street').links).toMatchObject([{ relation: 'holding' }]);
});

it('is drawn with its keepers, who stand nowhere else', async () => {
  const { of, told } = await plan('two vendors behind their fruit stalls in a crowded market');
  expect(of('market-stall')).toHaveLength(2);
  expect(of('person')).toEqual([]);
  expect(told.ignored).toEqual([]);
});
