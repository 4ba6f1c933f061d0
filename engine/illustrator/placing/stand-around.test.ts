import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('between others', () => {
  it.each([
    ['a cat between two dogs', 'cat', ['dog']],
    ['a cat between a dog and a rabbit', 'cat', ['dog', 'rabbit']],
    ['a candle between two books on a table', 'candle', ['book']],
    ['男孩站在两只狗中间', 'boy', ['dog']],
    ['小女孩和小猫中间的球', 'ball', ['girl', 'cat']],
  ])('has them on both sides: %s', async (prompt, key, others) => {
    const { of, told } = await plan(prompt);
    const x = of(key)[0]?.x ?? Number.NaN;
    const places = others.flatMap((one) => of(one).map((spot) => spot.x));
    expect(Math.min(...places)).toBeLessThan(x);
    expect(Math.max(...places)).toBeGreaterThan(x);
    expect(told.ignored).toEqual([]);
  });
});

describe('around somebody', () => {
  it.each([
    ['butterflies around a girl', 'butterfly', 'girl'],
    ['children around a snowman', 'child', 'snowman'],
  ])('are on both sides: %s', async (prompt, key, middle) => {
    const { of, told } = await plan(prompt);
    const x = of(middle)[0]?.x ?? Number.NaN;
    const places = of(key).map((spot) => spot.x);
    expect(Math.min(...places)).toBeLessThan(x);
    expect(Math.max(...places)).toBeGreaterThan(x);
    expect(told.ignored).toEqual([]);
  });
});

describe('guests at a table', () => {
  it('are behind what is served, and nothing hides them', async () => {
    const { of, spots } = await plan('a hedgehog having a tea party with two mice');
    const guests = [...of('hedgehog'), ...of('mouse')];
    expect(guests).toHaveLength(3);
    for (const served of spots.filter(({ subject }) => subject.kind === 'food'))
      for (const guest of guests) {
        expect(served.depth).toBeGreaterThan(guest.depth);
        expect(served.y - served.tall).toBeGreaterThan(guest.y - guest.tall * 0.6);
      }
  });
});

it('what hangs from a branch is below it, and brings no town', async () => {
  for (const prompt of ['a lantern hanging from a tree branch', '树枝上挂着一个红灯笼']) {
    const { scene, of } = await plan(prompt);
    const [lantern] = of('lantern');
    expect(scene.stage.scene).toBe('meadow');
    expect(lantern && lantern.y - lantern.tall).toBeGreaterThan(scene.stage.height * 0.55);
  }
});
