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

describe('[product 2.2] a face that is painted', () => {
  it.each(['anime', 'illustration', 'oil'] as const)('keeps its eyes: %s', async (look) => {
    const painted = await applyLook(photo, faces, look, 0.6, 7);
    expect(compareEyes(photo, painted, faces[0] as Face)).toBeGreaterThan(0.92);
  });
});
