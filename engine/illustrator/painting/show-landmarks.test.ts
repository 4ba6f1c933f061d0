// What a scene was asked for is seen beside whom it is laid behind, or told as hidden.
import { beforeAll, expect, it } from 'vitest';
import { planScene, type ScenePlan } from '#engine/illustrator/illustrate.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { showBeside } from '#engine/photo/show-beside.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { showLandmarks } from './show-landmarks.ts';

beforeAll(needDrawings, 120_000);

const SIDE = 400;

/** Somebody between two columns, from the upper edge to the lower one. */
function somebody(from: number, to: number): Mask {
  const values = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < values.length; i++) values[i] = i % SIDE >= from && i % SIDE < to ? 1 : 0;
  return { width: SIDE, height: SIDE, values };
}

async function plan(prompt: string, width: number): Promise<ScenePlan> {
  const { scene } = await planScene({
    prompt,
    style: 'auto',
    width,
    height: SIDE,
    seed: 4,
    isBackdrop: true,
  });
  return scene;
}

it.each(['eiffel tower', 'tokyo tower', 'a beach with a palm tree', 'pyramids'])(
  'shows %s beside somebody in the middle',
  async (prompt) => {
    const mask = somebody(110, 300);
    const { wide, left } = showBeside(mask);
    const { left: shown, hidden } = showLandmarks(await plan(prompt, wide), mask, left);
    expect([...hidden]).toEqual([]);
    expect(shown).toBeGreaterThanOrEqual(0);
    expect(shown).toBeLessThanOrEqual(wide - SIDE);
  },
);

it('leaves the view as it is where enough is seen, or nothing that has a place was asked for', async () => {
  const mask = somebody(0, 60);
  expect(showLandmarks(await plan('eiffel tower', SIDE * 1.5), mask, 100).left).toBe(100);
  expect(showLandmarks(await plan('a forest', SIDE * 1.5), somebody(20, 380), 100).left).toBe(100);
});

it('tells what nobody can see behind somebody who fills the image', async () => {
  const scene = await plan('eiffel tower', SIDE);
  expect([...showLandmarks(scene, somebody(0, SIDE), 0).hidden]).toEqual(scene.stage.reading.subjects);
});
