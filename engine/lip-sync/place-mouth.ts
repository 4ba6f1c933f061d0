// Where the mouth of the first image is: in the box that was drawn, or in the widest face.
import type { MouthBox } from '#tools/lip-sync/fields.ts';
import { JobRefusal } from '#engine/job.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import type { Eye, Face } from '#engine/vision/find-faces.ts';

/**
 * `faces`: all of the image, the widest first. Pixels of the image. The eyes are those of the face that the mouth is in;
 * none where the box lies in no face. Refuses (no_face) when there is neither a box nor a face.
 */
export function placeMouth(
  { width, height }: Image,
  box: MouthBox | null,
  faces: readonly Face[],
): { box: Box; eyes: readonly Eye[] } {
  if (box) {
    const drawn = {
      left: box.x * width,
      top: box.y * height,
      width: box.width * width,
      height: box.height * height,
    };
    return { box: drawn, eyes: faces.find(({ mouth }) => isNear(drawn, mouth))?.eyes.map(withLids) ?? [] };
  }
  const [face] = faces;
  if (!face) throw new JobRefusal('no_face', 'no face was found, and no box says where the mouth is');
  return { box: face.mouth, eyes: face.eyes.map(withLids) };
}

/** The mesh follows the opening; to close an eye, its lashes and the rims of its lids must close, too. */
function withLids(eye: Eye): Eye {
  return { ...eye, across: eye.across * 1.2, down: eye.down * 1.6 };
}

/** The middle of one lies in the other, or nearly. */
function isNear(one: Box, other: Box): boolean {
  const across = one.left + one.width / 2 - (other.left + other.width / 2);
  const down = one.top + one.height / 2 - (other.top + other.height / 2);
  return Math.abs(across) < other.width * 0.5 && Math.abs(down) < other.height;
}
