import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('what an animal is said to wear', () => {
  it.each([
    ['a fish wearing a hat', 'hat'],
    ['a turtle wearing sunglasses', 'sunglasses'],
    ['a shark wearing a crown', 'crown'],
    ['可爱的小恐龙背着书包', 'backpack'],
  ])('is on it, and not beside it: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a goldfish wearing a hat', 'hat'],
    ['a snail wearing a scarf', 'scarf'],
  ])('is left out where it cannot be seen on it: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toEqual([]);
    expect(told.ignored).toContain(key);
  });
});
