// Hands go to and fro over their work in a video, and whoever swings does.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { planStride } from '../motion/subject-moves.ts';
import { BEFORE_BREAST } from './arms-from-front.ts';
import { isStroked, strokeArms } from './work-strokes.ts';

beforeAll(needDrawings, 120_000);

describe('hands at work', () => {
  it('are as in the still at first, and elsewhere a quarter of a stroke later', () => {
    expect(strokeArms(BEFORE_BREAST, 'knit', 'front', 0)).toEqual(BEFORE_BREAST);
    const [left, right] = strokeArms(BEFORE_BREAST, 'drum', 'front', 0.25);
    expect(right[1]).toBeGreaterThan(BEFORE_BREAST[1][1]);
    // One stick falls as the other rises: to the left and to the right of the body the signs are others.
    expect(left[1]).toBeGreaterThan(BEFORE_BREAST[0][1]);
  });

  it('rest where they only hold', () => {
    expect(isStroked('phone')).toBe(false);
    expect(strokeArms(BEFORE_BREAST, 'phone', 'front', 0.25)).toEqual(BEFORE_BREAST);
  });

  it.each([
    'a girl on a swing in the park',
    'a chef cooking in a kitchen',
    'a man playing guitar',
    'a blacksmith hammering a sword',
    '奶奶在织毛衣',
    'a girl jumping rope in the park',
    'a clown juggling three balls',
    'a boy kicking a football',
    'a boy dribbling a basketball',
    'a child blowing bubbles in a garden',
    'a boy flying a kite on a hill',
    'a woman playing tennis',
    'a man skiing down a slope',
    'a girl walking with a basket of flowers',
    'a boy jumping for joy',
    '男孩在打拳',
    '小女孩在转呼啦圈',
  ])('[product 2.3] are seen to move: %s', async (prompt) => {
    const { scene } = await planScene(prompt);
    const busy = scene.layers.find((layer) => layer.kind === 'painted' && layer.strides !== undefined);
    if (!busy?.spot) throw new Error('nobody moves');
    const strideAt = planStride(scene.stage, busy.spot);
    expect(strideAt?.(0)).not.toBe(strideAt?.(0.3));
  });

  it('[product 2.3] rest where something is only held', async () => {
    const { scene } = await planScene('a woman holding a cat');
    expect(scene.layers.some((layer) => layer.kind === 'painted' && layer.strides !== undefined)).toBe(false);
  });
});
