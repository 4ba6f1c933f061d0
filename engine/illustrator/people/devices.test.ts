// What is held before the eyes or the breast: a gamepad, field glasses, a board with words; and who dives.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a boy playing video games on the couch', 'game'],
  ['一只熊猫打游戏', 'game'],
  ['a man looking through binoculars', 'binoculars'],
  ['一位老人用双筒望远镜看鸟', 'binoculars'],
  ['a man giving a speech at a podium', 'speech'],
  ['一个女孩演讲', 'speech'],
  ['a panda blowing bubbles', 'bubbles'],
  ['a corgi surfing a big wave', 'surf'],
  ['一只熊猫舞剑', 'duel'],
])('is in the hands: %s', async (prompt, work) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map((spot) => spot.work)).toContain(work);
  expect(told.ignored).toEqual([]);
});

describe('a sign', () => {
  it.each([
    'a girl holding a sign that says "HELLO"',
    'a cat holding a sign that says "FEED ME"',
    '一个女孩举着牌子写着"加油"',
    'a protester with a sign that says "SAVE THE PLANET" on a city street',
  ])('is held before the breast: %s', async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    const [holder] = spots;
    if (!holder) throw new Error('Nobody is there');
    expect(holder.work).toBe('placard');
    const [board] = scene.layers.flatMap(({ name, depth }) => (name === 'sign 0' ? [depth] : []));
    expect(board).toBeGreaterThan(holder.depth);
    expect(told.ignored).toEqual([]);
  });

  it('stands on a post beside who only stands there', async () => {
    const { spots } = await plan('a girl standing next to a sign that says "BEACH"');
    expect(spots[0]?.work).toBeUndefined();
  });

  it('is held by nobody where nothing is written on it', async () => {
    const { spots, told } = await plan('a man holding a sign');
    expect(spots[0]?.work).toBeUndefined();
    expect(told.ignored).toContain('holding');
  });

  it('is no banner, which hangs over all', async () => {
    expect((await plan('two kids holding a banner that says "WELCOME"')).told.ignored).toEqual(['holding']);
  });
});

it.each(['a girl swimming underwater with fish', 'a man scuba diving over a coral reef', '一个女孩潜水'])(
  'swims below: %s',
  async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('underwater');
    expect(spots.find(({ subject }) => subject.kind === 'figure')?.pose).toBe('swim');
    expect(told.ignored).toEqual([]);
  },
);

it.each(['a panda camping in the forest', 'a girl camping by a tent'])(
  'is there beside the tent: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots).toHaveLength(2);
    expect(told.ignored).toEqual([]);
  },
);
