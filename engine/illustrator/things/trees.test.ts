// Trees are seen in the season: green in summer, of rime in the snow, brown and golden in autumn.

import { beforeAll, expect, it } from 'vitest';
import { readPixels } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { drawSubject } from '../painting/draw-subject.ts';

beforeAll(needDrawings, 120_000);

/** Which part of the tree is green, 0–1. */
async function greenOf(prompt: string): Promise<number> {
  const { scene, reading } = await plan(prompt);
  const tree = reading.subjects.find(({ kind }) => kind === 'tree');
  if (!tree) throw new Error('No tree');
  const pixels = readPixels(await drawSubject(scene.stage, tree));
  let [seen, green] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    seen++;
    if (
      (pixels[at + 1] ?? 0) > (pixels[at] ?? 0) * 1.08 &&
      (pixels[at + 1] ?? 0) > (pixels[at + 2] ?? 0) * 1.08
    )
      green++;
  }
  return green / seen;
}

it.each([
  ['an oak tree in a meadow', 'an oak tree in the snow'],
  ['a birch in a meadow', '东北的冬天'],
  ['草地上的一棵橡树', '秋天的一棵橡树'],
])('has no green leaves in winter and autumn: %s, %s', async (summer, later) => {
  expect(await greenOf(summer)).toBeGreaterThan(0.3);
  expect(await greenOf(later)).toBeLessThan(0.1);
});
