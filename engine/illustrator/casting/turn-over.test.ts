// What is upside down stands on its head.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['an upside down house', '一座倒过来的房子'])('a house stands on its roof: %s', async (prompt) => {
  const { of, told } = await planScene(prompt);
  expect(of('house')[0]?.subject.isTurnedOver).toBe(true);
  expect(told.ignored).toEqual([]);
});
