// Which mouth speaks: that of the face that was meant, or a box that lies in no face.
import type { MouthBox } from '#tools/lip-sync/fields.ts';
import { JobRefusal } from '#engine/job.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { angleOf, measureMouth } from './measure-mouth.ts';
import { isHidden, plainMouth, type Mouth } from './mouth.ts';

/** Pixels from corner to corner: less cannot be seen to speak. */
const LEAST_WIDTH = 12;

/** Pixels of the image. Null: the mouth is where it was drawn, in no face or where the face has none. */
export type Placed = { mouth: Mouth; face: Face | null };

/**
 * `faces`: all of the image, the widest first. Refuses no_face when there is neither a box nor a face, mouth_small when
 * it has too few pixels, mouth_hidden when the face is turned away.
 */
export function placeMouth(image: Image, box: MouthBox | null, faces: readonly Face[]): Placed {
  const { width, height } = image;
  const drawn = box && {
    left: box.x * width,
    top: box.y * height,
    width: box.width * width,
    height: box.height * height,
  };
  const meant = drawn ? findMeant(drawn, faces) : faces[0];
  if (!meant && !drawn)
    throw new JobRefusal('no_face', 'no face was found, and no box says where the mouth is');
  const face = meant && (!drawn || isAbout(drawn, meant.mouth)) ? meant : null;
  const mouth = face
    ? measureMouth(image, face.points)
    : plainMouth(image, drawn as Box, meant ? angleOf(meant.points) : 0);
  if (isHidden(mouth))
    throw new JobRefusal('mouth_hidden', 'the face is turned away, its mouth is hardly seen');
  if (mouth.half * 2 < LEAST_WIDTH) {
    const wide = Math.round(mouth.half * 2);
    throw new JobRefusal('mouth_small', `the mouth is ${wide} pixels wide, it needs ${LEAST_WIDTH}`);
  }
  return { mouth, face };
}

/** Drawn around the mouth that was found, or nearly: more exactly than by hand is known where that is. */
function isAbout(box: Box, mouth: Box): boolean {
  const across = Math.abs(box.left + box.width / 2 - (mouth.left + mouth.width / 2));
  const down = Math.abs(box.top + box.height / 2 - (mouth.top + mouth.height / 2));
  const isAround = across < box.width / 2 && down < box.height / 2;
  return isAround || (across < mouth.width * 0.5 && down < Math.max(mouth.height, mouth.width * 0.4));
}

/** Of the faces that the middle of the box lies in, the one with the nearest mouth. */
function findMeant(box: Box, faces: readonly Face[]): Face | undefined {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const away = ({ mouth }: Face) =>
    Math.hypot(mouth.left + mouth.width / 2 - x, mouth.top + mouth.height / 2 - y);
  return faces
    .filter((face) => Math.abs(face.x - x) < face.width / 2 && Math.abs(face.y - y) < face.height / 2)
    .toSorted((one, other) => away(one) - away(other))[0];
}
