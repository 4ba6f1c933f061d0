// What products stand on and before: paper of one colour, tops of marble and wood.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['white sneakers floating on an orange background', '一双白色运动鞋悬浮在橙色背景上'])(
  'a pair of shoes floats over paper of that colour: %s',
  async (prompt) => {
    const { scene, of, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('studio');
    expect(scene.stage.reading.ground).toBe('#f08a2c');
    const [shoes, ...more] = of('shoes');
    expect(more).toEqual([]);
    expect(shoes).toMatchObject({ isFloating: true, subject: { isPair: true } });
    expect(shoes?.y).toBeLessThan(scene.stage.height * 0.7);
    expect(told.ignored).toEqual([]);
  },
);

it.each(['a perfume bottle on black marble with water droplets', '黑色大理石台面上的香水'])(
  'what is on marble stands on a top of it: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('stone top');
    expect(told.ignored).toEqual([]);
  },
);

it('a top is told only where one is drawn', async () => {
  expect((await plan('a girl dancing on black marble')).told.ignored).toContain('black marble');
});
