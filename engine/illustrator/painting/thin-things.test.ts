// What is thin, told as understood, can be seen: smoke, steam and rain change the image, whatever it is painted with.

import { beforeAll, expect, it } from 'vitest';
import type { Style } from '#contract/limits.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planReading } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { applyStyle } from '../styles/apply-style.ts';
import { composeScene, readCare } from './compose-scene.ts';
import type { Layer } from './layer.ts';

beforeAll(needDrawings, 120_000);

const SIZE = 320;

/** The part of the image that clearly differs without the layers of this name, per cent. */
async function shareOf(prompt: string, style: Style, name: RegExp): Promise<number> {
  const request = { prompt, style, width: SIZE, height: SIZE, seed: 7 };
  const { scene, look } = await planReading(parsePrompt(prompt), request);
  const paint = (layers: Layer[]): Uint8ClampedArray => {
    const own = { ...scene, layers };
    const data = readPixels(composeScene(own));
    return applyStyle(look, { width: SIZE, height: SIZE, data }, 7, readCare(own)).data;
  };
  const [all, rest] = [paint(scene.layers), paint(scene.layers.filter((layer) => !name.test(layer.name)))];
  let differs = 0;
  for (let at = 0; at < all.length; at += 4) {
    const most = [0, 1, 2].map((byte) => Math.abs((all[at + byte] ?? 0) - (rest[at + byte] ?? 0)));
    if (Math.max(...most) > 24) differs += 1;
  }
  return (differs / SIZE ** 2) * 100;
}

it.each([
  ['a cottage in a meadow with smoke rising from its chimney', 'auto', /^smoke/, 1.5],
  ['a cottage in a meadow with smoke rising from its chimney', 'watercolor', /^smoke/, 1.5],
  ['a cottage in a meadow with smoke rising from its chimney', 'ink', /^smoke/, 0.5],
  ['a campfire in a forest, smoke', 'auto', /^smoke/, 4],
  ['a bowl of ramen, steam', 'watercolor', /^steam/, 2.5],
  ['a bowl of ramen, steam', '3d', /^steam/, 2.5],
  ['a cat in a garden in the rain', 'auto', /^rain/, 1.5],
  ['a cat in a garden in the rain', 'watercolor', /^rain/, 1.5],
  ['a cat in a garden in the rain', '3d', /^rain/, 1.5],
] as const)('is seen: %s, %s', async (prompt, style, name, least) => {
  expect(await shareOf(prompt, style, name)).toBeGreaterThan(least);
});
