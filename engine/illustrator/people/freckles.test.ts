// Freckles are drawn where a face is seen, and told only there.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { drawPortraitSheet, readPerson } from './draw-person.ts';

beforeAll(needDrawings, 120_000);

it('are seen on a face', async () => {
  const { scene } = await plan('portrait of a girl with freckles');
  const [girl] = scene.stage.reading.subjects;
  if (!girl?.person) throw new Error('nobody is there');
  const person = readPerson(scene.stage, girl, 'girl');
  expect(person.hasFreckles).toBe(true);
  const draw = (hasFreckles: boolean) =>
    drawPortraitSheet(scene.stage, { ...person, hasFreckles }, 'girl', 300).sheet;
  const bare = readPixels(draw(false));
  const changed = readPixels(draw(true)).filter((value, i) => Math.abs(value - (bare[i] ?? 0)) > 8).length;
  expect(changed).toBeGreaterThan(50);
});

it.each([
  ['a girl with red hair and freckles, portrait', []],
  ['一个有雀斑的女孩，肖像', []],
  ['a girl with freckles seen from behind', ['freckles']],
  ['a house with freckles', ['freckles']],
])('are told truly: %s', async (prompt, ignored) => {
  expect((await plan(prompt)).told.ignored).toEqual(ignored);
});
