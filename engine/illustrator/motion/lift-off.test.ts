// A rocket that lifts off rises faster and faster, and leaves its smoke on the ground.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { planMove } from './subject-moves.ts';
import { videoLayers } from './video-layers.ts';

beforeAll(needDrawings, 120_000);

const LENGTH = 4;

it.each(['a rocket launching into the sky', '航天飞机发射升空'])(
  '[product 2.3] rises and leaves its smoke: %s',
  async (prompt) => {
    const { scene } = await planScene(prompt);
    const { stage } = scene;
    const layers = videoLayers(stage, scene.layers, { length: LENGTH, follow: null }, new Set());
    const [rocket, smoke] = layers.filter(({ kind, spot }) => kind === 'painted' && spot !== undefined);
    if (!rocket?.spot || !smoke?.spot) throw new Error('nothing lifts off');
    const move = planMove(stage, rocket.spot, LENGTH, null);
    const rise = [0, 2, LENGTH].map((seconds) => move(seconds).y ?? 0);
    expect(rise[0]).toBeCloseTo(0);
    expect(rise[1]).toBeLessThan(0);
    // Faster and faster.
    expect(rise[2]).toBeLessThan((rise[1] as number) * 3);
    expect(planMove(stage, smoke.spot, LENGTH, null)(LENGTH)).toEqual({});
    expect(layers.filter(({ name }) => name.startsWith('smoke '))).toHaveLength(3);
  },
);

it.each(['a rocket landing on mars', '火箭垂直着陆'])(
  '[product 2.3] comes down, slower and slower: %s',
  async (prompt) => {
    const { scene, told } = await planScene(prompt);
    const { stage } = scene;
    expect(told.ignored).toEqual([]);
    const layers = videoLayers(stage, scene.layers, { length: LENGTH, follow: null }, new Set());
    const rocket = layers.find(
      ({ kind, spot }) => kind === 'painted' && spot?.subject.key === 'rocket-landing',
    );
    if (!rocket?.spot) throw new Error('nothing lands');
    const move = planMove(stage, rocket.spot, LENGTH);
    const [start, middle, end] = [0, LENGTH / 2, LENGTH].map((seconds) => move(seconds).y ?? 0);
    expect(end).toBeCloseTo(0);
    expect(middle).toBeLessThan(0);
    expect(start).toBeLessThan((middle ?? 0) * 2);
  },
);
