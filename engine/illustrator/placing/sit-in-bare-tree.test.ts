// Who is on a tree without leaves sits on its boughs.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { boughsOf } from '../scenery/bare-tree.ts';

beforeAll(needDrawings, 120_000);

describe('on a bare tree', () => {
  it.each([
    ['birds on a dead tree', 'bird', 3],
    ['three crows on a bare tree', 'blackbird', 3],
    ['ten birds on a bare tree', 'bird', 10],
    ['an owl in a dead tree', 'owl', 1],
    ['一只猫在枯树上', 'cat', 1],
  ])('each has a bough: %s', async (prompt, key, count) => {
    const { scene, spots, told } = await plan(prompt);
    expect(told.ignored).toEqual([]);
    expect(spots.filter(({ isPerched }) => isPerched)).toHaveLength(count);
    const boughs = boughsOf(scene.stage);
    for (const { x, y, tall, subject } of spots) {
      expect(subject.key).toBe(key);
      const away = Math.min(...boughs.map(({ bendX, bendY }) => Math.hypot(bendX - x, bendY - y)));
      expect(away).toBeLessThan(tall * 0.2);
    }
  });

  it('leaves who stands under it before it', async () => {
    const { scene } = await plan('two people under a bare tree');
    const tree = scene.layers.find(({ name }) => name === 'bare tree');
    const people = scene.layers.filter(({ spot }) => spot !== undefined);
    for (const { depth } of people) expect(depth).toBeGreaterThan(tree?.depth ?? 1);
  });
});
