// Brings an image nearer to who is in it: on a print, faces should be near each other and large enough to be met.
import type { Image } from '#engine/raster/image.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import type { People } from '#engine/vision/see-people.ts';
import type { Box } from '#engine/raster/mask.ts';
import { clamp } from './parts/ease.ts';

/** Of each side, at least so much is kept. */
const KEPT = 0.56;

/** `people`: all of the image. The part of it to print, in its own pixels and nearly its own shape. */
export function cropPrint(image: Image, people: People): Box {
  const { width, height } = image;
  const figure = cutSubject(image, people);
  if (!figure) return { left: 0, top: 0, width, height };
  const { box, face } = figure;
  // Around a face: air above it, and the shoulders.
  const wish = face
    ? {
        x: (face.x + box.left + box.width / 2) / 2,
        top: face.y - face.height * 1.25,
        bottom: face.y + face.height * 1.75,
        half: face.width * 1.7,
      }
    : {
        x: box.left + box.width / 2,
        top: box.top - box.height * 0.14,
        bottom: box.top + box.height * 1.06,
        half: box.width * 0.62,
      };
  const tall = clamp(Math.max((wish.bottom - wish.top) / height, (wish.half * 2) / width), KEPT, 1);
  const size = { width: Math.round(width * tall), height: Math.round(height * tall) };
  return {
    left: Math.round(clamp(wish.x - size.width / 2, 0, width - size.width)),
    top: Math.round(clamp(wish.top, 0, height - size.height)),
    ...size,
  };
}
