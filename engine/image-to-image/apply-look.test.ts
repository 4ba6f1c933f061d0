// Faces that are painted can still be known: around their eyes the forms are those of the photo.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareEyes } from '#tests/fakes/compare-eyes.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { findFaces, type Face } from '#engine/vision/find-faces.ts';
import { applyLook } from './apply-look.ts';

let photo: Image;
let faces: readonly Face[];

beforeAll(async () => {
  photo = await readPixels(sharp(await openTestPhoto('astronaut').resize(700).toBuffer()));
  faces = await findFaces(photo);
});

/** Which part of the pixels has nearly the colour of the pixel beside it. */
function flatnessOf({ data }: Image): number {
  let flat = 0;
  for (let at = 0; at < data.length - 4; at += 4)
    if ([0, 1, 2].every((n) => Math.abs((data[at + n] ?? 0) - (data[at + n + 4] ?? 0)) <= 1)) flat++;
  return (flat * 4) / data.length;
}

it('an illustration is made of flat shapes', async () => {
  const painted = await applyLook(photo, faces, 'illustration', 0.8, 7);
  expect(flatnessOf(painted)).toBeGreaterThan(flatnessOf(photo) * 1.5);
});

describe('[product 2.2] a face that is painted', () => {
  it.each(['anime', 'illustration', 'oil'] as const)('keeps its eyes: %s', async (look) => {
    const painted = await applyLook(photo, faces, look, 0.6, 7);
    expect(compareEyes(photo, painted, faces[0] as Face)).toBeGreaterThan(0.92);
  });
});
