// Who is low stands before who is tall.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { makeSpot } from './spot.ts';
import { asItIs } from '../painting/sprite.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import { bringLowForward } from './bring-low-forward.ts';
import type { Cast } from './cast.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a boy and a dog in a park', true],
  ['a dog behind a boy in a park', false],
])('%s', async (prompt, isBefore) => {
  const { scene } = await plan(prompt);
  const { stage } = scene;
  const cast = stage.reading.subjects
    .filter(({ key }) => key === 'boy' || key === 'dog')
    .map((subject): Cast => {
      const isDog = subject.key === 'dog';
      const spot = makeSpot(stage, subject, 0, {
        x: 200,
        y: isDog ? 300 : 310,
        tall: isDog ? 60 : 200,
        depth: isDog ? 0.7 : 0.75,
      });
      return { spot, sprite: asItIs(makeSurface(80, isDog ? 60 : 200, () => undefined)) };
    });
  bringLowForward(stage, cast);
  const [dog, boy] = ['dog', 'boy'].map(
    (key) => cast.find(({ spot }) => spot.subject.key === key)?.spot.depth ?? 0,
  );
  expect((dog ?? 0) > (boy ?? 0)).toBe(isBefore);
});
