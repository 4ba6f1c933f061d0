// What hangs from the ceiling of a room hangs high in it, once, and nowhere under the sky; what lies on the floor is on no sill.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['千纸鹤挂在窗前，女孩坐在书桌旁写信', 'paper-crane', 1],
  ['天花板上挂着三只千纸鹤，妈妈抱着婴儿', 'paper-crane', 3],
  ['model airplanes hang from the ceiling', 'toy-plane', 3],
  ['copper pots hang above the counter in a kitchen', 'pot', 3],
])('is under the ceiling: %s', async (prompt, key, count) => {
  const { of, scene, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('room');
  expect(of(key)).toHaveLength(count);
  for (const { y, isFloating } of of(key)) {
    expect(isFloating).toBe(true);
    expect(y).toBeLessThan(scene.stage.height * 0.35);
  }
  expect(told.ignored).not.toContain('ceiling');
});

it('hangs nowhere under the sky', async () => {
  const { of } = await plan('paper cranes hang overhead in a forest');
  expect(of('paper-crane')).toEqual([]);
});

it('lies on the floor, and on no sill', async () => {
  const { of, scene } = await plan('窗台上摆着三盆绿植，一只金毛犬趴在地板上等着');
  const [dog] = of('dog');
  expect(dog?.y).toBeGreaterThan(scene.stage.height * 0.8);
});

it('floats within the frame, with what is on it', async () => {
  const { spots } = await plan('product photo of white sneakers on a floating stone');
  for (const { y, tall } of spots) expect(y - tall).toBeGreaterThanOrEqual(0);
});

it.each(['a clock on the wall', '墙上的钟', 'a painting on the wall', 'a mirror on the wall'])(
  '[product 2.1] hangs on the wall of a room: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('room');
    expect(told.ignored).toEqual([]);
  },
);
