// A print of few colours keeps the lips and brows that somebody has, and paints nobody others.
import { expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { distance, meanColour } from '#tests/fakes/test-photos.ts';
import { FACE_LINES, lineOf } from '#engine/vision/face-lines.ts';
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

it('a mouth that shows no teeth gets none', async () => {
  const photo = await readPixels(openTestPhoto('astronaut'));
  const work = startWork(photo, 1, []);
  const [face] = (await work.lookForPeople()).faces;
  if (!face) throw new Error('a face is there');
  // Where the mesh lets lips part there are lips.
  const line = lineOf(face.points, FACE_LINES.mouth);
  const middle = line.reduce((sum, { y }) => sum + y, 0) / line.length;
  const at = (y: number): number => (Math.round(y) * photo.width + Math.round(face.x)) * 4;
  for (let y = Math.round(middle) - 8; y < middle + 9; y++)
    for (let x = Math.round(face.x) - 34; x < face.x + 34; x++)
      photo.data.set([142, 70, 68], (y * photo.width + x) * 4);
  drawFlatFaces(work);
  expect(Math.min(...work.image.data.slice(at(middle), at(middle) + 3))).toBeLessThan(150);
});
