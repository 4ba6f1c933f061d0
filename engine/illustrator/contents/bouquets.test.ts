// A bouquet that is said to be in a vase is one vase with its flowers.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

describe('a bouquet in a vase', () => {
  it.each([
    ['a bouquet of sunflowers in a blue vase on a table', 'own/vase'],
    ['a bouquet of white lilies in a glass vase', 'own/glass-vase'],
    ['玻璃花瓶里的白色百合', 'own/glass-vase'],
    ['花瓶里的一束花', 'own/vase'],
  ])('is one vase with its flowers: %s', async (prompt, drawing) => {
    const { spots, told } = await plan(prompt);
    const things = spots.filter(({ subject }) => subject.key !== 'table');
    expect(things.map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect(told.ignored).toEqual([]);
  });

  it('is wrapped in paper where no vase is named', () => {
    expect(parsePrompt('a bouquet on a table').subjects.map(({ key }) => key)).toContain('bouquet');
  });
});
