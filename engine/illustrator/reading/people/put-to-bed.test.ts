// Who sleeps on what grows has no bed.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['a fairy sleeping on a mushroom', 'a girl sleeping under a tree', 'a child sleeping in a flower'])(
  'nobody has a bed out there: %s',
  async (prompt) => {
    const { reading, told } = await planScene(prompt);
    expect(reading.subjects.map(({ key }) => key)).not.toContain('bed');
    expect(told.ignored).toEqual([]);
  },
);
