// A camera that comes nearer keeps heads in the frame.
import { beforeAll, expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { findRelief } from './find-relief.ts';

/** About what a camera does that comes nearer as fast as it may. */
const ZOOM = 1.26;
let photo: Image;
beforeAll(async () => {
  const portrait = openTestPhoto('astronaut').extend({ top: 12, extendWith: 'mirror' });
  photo = await readPixels(portrait);
});

it('the middle of a zoom is so high that hair near the edge stays within', async () => {
  const people = await seePeople(photo);
  const [face] = await findFaces(photo);
  if (!face) throw new Error('a face is there');
  const top = (face.y - face.height * 0.95) / photo.height;
  expect(top).toBeGreaterThan(0.015);
  const { y } = findRelief(photo, people).focus;
  expect(y + (top - y) * ZOOM).toBeGreaterThanOrEqual(0);
});
