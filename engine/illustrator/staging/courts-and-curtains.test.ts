// Courts of houses, and what hangs at the windows of rooms.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a court', () => {
  it.each(['a courtyard with a well', 'a cat in a courtyard', '院子里有一棵树', '一只狗趴在庭院里'])(
    'is seen between its walls: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('courtyard');
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('curtains', () => {
  it.each(['red curtains', 'a bedroom with red curtains', '红色窗帘的卧室'])(
    'hang at the window of a room in their colour: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('room');
      expect(told.ignored).toEqual([]);
      expect(scene.miscoloured.size).toBe(0);
    },
  );

  it.each(['a stage with red curtains', 'red curtains on a stage'])(
    'are those of a stage, where one is named: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('theatre');
      expect(told.ignored).toEqual([]);
    },
  );

  it('are told as left out where there is no window', async () => {
    expect((await plan('a dog on a beach with red curtains')).told.ignored.join()).toContain('curtains');
  });
});

it('has the wall that things grow at', async () => {
  const { scene } = await plan('外婆在院子里,墙边开满了向日葵');
  expect(scene.stage.scene).toBe('courtyard');
});
