// A dragon and a phoenix hide nothing of each other.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['龙凤呈祥', 'a dragon and a phoenix flying in the sky'])(
  'have the sky between them: %s',
  async (prompt) => {
    const { of, told } = await planScene(prompt);
    const [dragon] = of('dragon');
    const [phoenix] = of('phoenix');
    expect(Math.abs((dragon?.x ?? 0) - (phoenix?.x ?? 0))).toBeGreaterThan(150);
    expect(told.ignored).toEqual([]);
  },
);
