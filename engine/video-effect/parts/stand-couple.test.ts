// Two people of a couple are as tall as each other, however close their photos were taken.
import { expect, it } from 'vitest';
import type { Face } from '#engine/vision/find-faces.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import type { CutPerson } from '../cut-couple.ts';
import type { EffectStage } from '../effect.ts';
import { standCouple } from './stand-couple.ts';

function person(tall: number, foot: number): CutPerson {
  const face = { x: 200, y: 200, width: tall * 0.8, height: tall } as Face;
  return { surface: makeSurface(400, 400), face, foot };
}

it('shows both as close as the closer one', async () => {
  const stage = {
    width: 640,
    height: 360,
    couple: () => Promise.resolve([person(220, 330), person(60, 400)]),
  } as unknown as EffectStage;
  const [one, other] = await standCouple(stage);
  expect(one.height).toBeGreaterThan(360 * 0.4);
  expect(other.height).toBeCloseTo(one.height);
});
