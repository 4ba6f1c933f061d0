// A rocket that lifts off leaves its smoke on the ground; who spins is seen from one side after the other.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { planMove, planStride } from './subject-moves.ts';
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

it.each([
  ['a rocket launching, smoke billowing', 'smoke billowing'],
  ['火箭升空，浓烟滚滚', '浓烟滚滚'],
  ['a burning house with thick smoke', 'thick smoke'],
  ['a chef cooking in a kitchen, steam rising', 'steam rising'],
  ['two koi in a pond', 'pond'],
])('[product 2.1] is told of what is drawn with its smoke or water: %s', async (prompt, words) => {
  const { told } = await planScene(prompt);
  expect(told.understood).toContain(words);
  expect(told.ignored).toEqual([]);
});

it.each(['a ballerina spinning on a stage', 'a girl twirling in a meadow', '一个女孩在草地上旋转'])(
  '[product 2.3] turns around: %s',
  async (prompt) => {
    const { scene, told } = await planScene(prompt);
    expect(told.ignored).toEqual([]);
    const layer = scene.layers.find((one) => one.kind === 'painted' && one.strides !== undefined);
    if (layer?.kind !== 'painted' || !layer.spot) throw new Error('nobody turns');
    const strideAt = planStride(scene.stage, layer.spot);
    expect(strideAt?.(0)).not.toBe(strideAt?.(0.3));
    const strides = await layer.strides?.(6);
    expect(strides?.paints).toHaveLength(6);
  },
);

it('[product 2.1] has nobody spin who spins something', async () => {
  const { reading, told } = await planScene('an old woman spinning wool by the fire');
  expect(reading.subjects[0]?.person?.does).not.toBe('spin');
  expect(told.ignored.join(' ')).toContain('spinning');
});
