// Raises the corners of every mouth: pixels near a corner move up and outwards along the face's own axes.
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeSampler, wordsOf } from '#engine/raster/sample-pixels.ts';
import { smileOf } from '#engine/photo/smile.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { facesMeant } from './faces-meant.ts';
import type { Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

export function makeSmile(work: Work, amount: number, place: Place): Reason | null {
  const faces = facesMeant(work.before, work.people().faces, place);
  if (faces.length === 0) return 'no_person';
  for (const face of faces) work.image = raiseCorners(work.image, face, clamp(amount, 0.3, 1.5));
  return null;
}

function raiseCorners(image: Image, face: Face, amount: number): Image {
  const { width, height, data } = image;
  const result = new Uint8ClampedArray(data);
  const words = wordsOf(result);
  const sample = makeSampler(image);
  const smile = smileOf(face);
  const bottom = Math.min(height - 1, Math.ceil(smile.bottom));
  const last = Math.min(width - 1, Math.ceil(smile.right));
  for (let y = Math.max(0, Math.floor(smile.top)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(smile.left)); x <= last; x++) {
      const [dx, dy] = smile.offsetAt(x, y);
      if (dx !== 0 || dy !== 0) words[y * width + x] = sample(x + dx * amount, y + dy * amount);
    }
  }
  return { ...image, data: result };
}
