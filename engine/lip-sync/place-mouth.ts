// Where the mouth of the first image is: in the box that was drawn, or where a face is found.
import { findFace, SEARCH_PIXELS, SURE, type Eye as FoundEye, type Face } from '#tools/lip-sync/find-face.ts';
import type { MouthBox } from '#tools/lip-sync/fields.ts';
import { JobRefusal } from '#engine/job.ts';
import type { Image } from '#engine/raster/image.ts';
import { findFace as findFaceBySkin } from '#engine/photo/find-face.ts';
import type { Box } from '#engine/raster/mask.ts';

import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { measureEyes, type Eye } from './measure-eyes.ts';

/** Eyes are closed now and then only where it is certain that they are eyes. */
const SURE_OF_EYES = 0.6;
const SURE_OF_SKIN = 0.6;

/** Pixels of the image. Refuses (no_face) when there is neither a box nor a face. */
export function placeMouth(image: Image, box: MouthBox | null): { box: Box; eyes: readonly Eye[] } {
  const face = findScaled(image);
  if (!box) {
    if (!face || face.sureness < SURE) {
      const box = guessBySkin(image);
      if (!box) throw new JobRefusal('no_face', 'no face was found, and no box says where the mouth is');
      return { box, eyes: [] };
    }
    return { box: face.mouth, eyes: face.sureness > SURE_OF_EYES ? measureEyes(image, face.eyes) : [] };
  }
  const { width, height } = image;
  const drawn = {
    left: box.x * width,
    top: box.y * height,
    width: box.width * width,
    height: box.height * height,
  };
  const isSameFace = face !== null && face.sureness > SURE_OF_EYES && isNear(drawn, face.mouth);
  return { box: drawn, eyes: isSameFace ? measureEyes(image, face.eyes) : [] };
}

/** Another way to look: a face of skin with light cheeks and a dark mouth, as photos have them. */
function guessBySkin(image: Image): Box | null {
  const face = findFaceBySkin(image);
  if (!face || face.sureness < SURE_OF_SKIN) return null;
  const { x, y, width, height } = face;
  return { left: x - width * 0.22, top: y + height * 0.2, width: width * 0.44, height: height * 0.17 };
}

function findScaled(image: Image): Face | null {
  const small = shrinkImage(image, SEARCH_PIXELS);
  const face = findFace(small);
  if (!face) return null;
  const scale = image.width / small.width;
  const eyeOf = ({ x, y, radius }: FoundEye): FoundEye => ({
    x: x * scale,
    y: y * scale,
    radius: radius * scale,
  });
  const { left, top, width, height } = face.mouth;
  return {
    sureness: face.sureness,
    mouth: { left: left * scale, top: top * scale, width: width * scale, height: height * scale },
    eyes: [eyeOf(face.eyes[0]), eyeOf(face.eyes[1])],
  };
}

/** The middle of one lies in the other, or nearly. */
function isNear(one: Box, other: Box): boolean {
  const across = one.left + one.width / 2 - (other.left + other.width / 2);
  const down = one.top + one.height / 2 - (other.top + other.height / 2);
  return Math.abs(across) < other.width * 0.5 && Math.abs(down) < other.height;
}
