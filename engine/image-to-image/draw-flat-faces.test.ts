// A print of few colours keeps the lips and brows that somebody has, and paints nobody others.
import { expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { distance, meanColour } from '#tests/fakes/test-photos.ts';
import { drawFlatFaces } from './draw-flat-faces.ts';
import { startWork } from './work.ts';

it('lips have about the colour that they have in the photo', async () => {
  const photo = await readPixels(openTestPhoto('astronaut'));
  const work = startWork(photo, 1, []);
  const [face] = (await work.lookForPeople()).faces;
  if (!face) throw new Error('a face is there');
  drawFlatFaces(work);
  const [x, y] = [face.points[17 * 2] as number, face.points[17 * 2 + 1] as number];
  // The lower lip, where a light may lie on it.
  const lip = {
    left: (x - 4) / photo.width,
    top: (y - 3) / photo.height,
    right: (x + 4) / photo.width,
    bottom: (y - 1) / photo.height,
  };
  expect(distance(meanColour(work.image, lip), meanColour(photo, lip))).toBeLessThan(85);
});
