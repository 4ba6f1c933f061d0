// Makes every face that is meant narrower: cheeks and jaw move towards the middle line of the face, and nothing far from it.
import { clamp, ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeSampler, wordsOf } from '#engine/raster/sample-pixels.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { facesMeant } from './faces-meant.ts';
import type { Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of the face's width: how far a cheek moves, how far out it is, and how far around it the image goes along. */
const MOVED = 0.055;
const CHEEK = 0.46;
const REACH = 0.34;
/** Of the face's height below its middle: where the cheeks are, and to where the jaw reaches. */
const HIGH = -0.06;
const LOW = 0.5;

export function slimFaces(work: Work, amount: number, place: Place): Reason | null {
  const faces = facesMeant(work.before, work.people().faces, place);
  if (faces.length === 0) return 'no_person';
  for (const face of faces) work.image = narrow(work.image, face, clamp(amount, 0.4, 1.6));
  return null;
}

function narrow(image: Image, face: Face, amount: number): Image {
  const { width, height, data } = image;
  const [left, right] = face.eyes;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const result = new Uint8ClampedArray(data);
  const words = wordsOf(result);
  const sample = makeSampler(image);
  const far = Math.max(face.width, face.height) * 1.1;
  const [top, bottom] = [
    Math.max(0, Math.floor(face.y - far)),
    Math.min(height - 1, Math.ceil(face.y + far)),
  ];
  const [first, last] = [Math.max(0, Math.floor(face.x - far)), Math.min(width - 1, Math.ceil(face.x + far))];
  for (let y = top; y <= bottom; y++) {
    for (let x = first; x <= last; x++) {
      const [dx, dy] = [x - face.x, y - face.y];
      const across = (dx * cos + dy * sin) / face.width;
      const down = (dy * cos - dx * sin) / face.height;
      const beside = (Math.abs(across) - CHEEK) / REACH;
      const row = ramp(HIGH - 0.22, HIGH + 0.16, down) * ramp(LOW + 0.28, LOW - 0.12, down);
      if (row === 0 || Math.abs(beside) > 1) continue;
      // What is seen here now was farther out.
      const move = (1 - beside * beside) ** 2 * row * MOVED * amount * face.width * Math.sign(across);
      words[y * width + x] = sample(x + cos * move, y + sin * move);
    }
  }
  return { ...image, data: result };
}
