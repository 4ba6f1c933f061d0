// A window that somebody looks out of is that of the house that is named with them, or of a room.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'A castle on a hill, a princess looking out of the window',
  'A dragon curled around the tower of a castle, a princess looking out of the window',
])('a castle is seen from outside: %s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).not.toBe('room');
  expect(told.understood).toContain('castle');
});

it.each([
  'a girl looks out of the window at a castle',
  'a cozy cabin, snow outside the window',
  'a princess looking out of the window',
])('a room is seen from inside: %s', async (prompt) => {
  expect((await plan(prompt)).scene.stage.scene).toBe('room');
});
