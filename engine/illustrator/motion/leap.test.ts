// Who leaps out of the water goes up and down in a bow, and is not seen below the water.
import { expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { openScene } from './open-scene.ts';
import { planMove } from './subject-moves.ts';

const LENGTH = 4;

/** How many channels of two frames lie far apart. */
function differ(one = Buffer.alloc(0), other = Buffer.alloc(0)): number {
  return one.reduce((sum, value, i) => sum + (Math.abs(value - (other[i] ?? 0)) > 80 ? 1 : 0), 0);
}

it.each(['a dolphin leaps out of the sea', '海豚跃出海面', 'a whale jumping out of the ocean'])(
  '[product 2.3] %s',
  async (prompt) => {
    const { scene, spots } = await planScene(prompt);
    const spot = spots.find(({ subject }) => subject.key.startsWith('leaping-'));
    if (!spot) throw new Error('nobody leaps');
    const move = planMove(scene.stage, spot, LENGTH);
    const top = move(LENGTH / 2);
    expect([top.x, top.y, top.turn].map((value) => Math.abs(value ?? 0))).toEqual([0, 0, 0]);
    expect(top.above).toBe(spot.y);
    const under = move(LENGTH / 2 + 1.1);
    expect(under.y).toBeGreaterThan(spot.tall * 0.9);
    expect(Math.sign(under.x ?? 0)).toBe(Math.sign(under.turn ?? 0));
  },
);

it('shows no dolphin that is under water', async () => {
  const request = {
    prompt: 'a dolphin leaps out of the sea',
    style: 'auto',
    width: 240,
    height: 136,
    seed: 7,
    camera: 'static',
    seconds: LENGTH,
    pace: 1,
    isFine: false,
  } as const;
  const scene = await openScene({ ...request, negativePrompt: '' }, () => {});
  const [under, top, later] = [0.8, 2, 3.2].map((seconds) => Buffer.from(scene.paint(seconds)));
  expect(differ(under, top)).toBeGreaterThan(differ(under, later) * 2);
});
