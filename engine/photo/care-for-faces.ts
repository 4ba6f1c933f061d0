// Where faces lie: materials and brushes are finer there, or nobody would be known again.
import type { Image } from '#engine/raster/image.ts';
import { blend, ramp } from '#engine/raster/curves.ts';
import { eyeDistance } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';

type Size = Pick<Image, 'width' | 'height'>;
/** An oval that lies level in the face. */
type Oval = { x: number; y: number; across: number; down: number };

/** All care up to here, and none from there on, in radii of an oval. */
const INSIDE = 0.75;
const OUTSIDE = 1.25;

/** 1 in each face, falling to 0 around it; 0 everywhere where there is none. */
export function careForFaces(size: Size, faces: readonly Face[]): Float32Array {
  const care = new Float32Array(size.width * size.height);
  for (const face of faces) layOval(care, size, face, ovalOf(face), 1);
  return care;
}

/** So far cheeks and foreheads are painted in smaller forms. */
const SKIN = 0.45;
/** And in a material of which the forms are as large in each face: in a small one and in one that fills the image. */
const SMALL = { width: 0.15, skin: 0.95 } as const;
const LARGE = { width: 0.45, skin: 0.8 } as const;

/** The same for brushes: 1 around eyes and mouths alone, as a face that is not painted at all would be one pasted in. */
export function careForFeatures(size: Size, faces: readonly Face[]): Float32Array {
  return careFor(size, faces, () => SKIN);
}

/** The same for materials of which the grain would be wrinkles in a small face. */
export function careForSkin(size: Size, faces: readonly Face[]): Float32Array {
  const side = Math.min(size.width, size.height);
  return careFor(size, faces, ({ width }) =>
    blend(SMALL.skin, LARGE.skin, ramp(SMALL.width, LARGE.width, width / side)),
  );
}

function careFor(size: Size, faces: readonly Face[], skinOf: (face: Face) => number): Float32Array {
  const care = new Float32Array(size.width * size.height);
  for (const face of faces) {
    layOval(care, size, face, ovalOf(face), skinOf(face));
    const apart = eyeDistance(face.eyes);
    // The brow goes with its eye.
    for (const { x, y } of face.eyes)
      layOval(care, size, face, { x, y: y - apart * 0.08, across: apart * 0.4, down: apart * 0.36 }, 1);
    const { left, top, width, height } = face.mouth;
    const mouth = {
      x: left + width / 2,
      y: top + height / 2,
      across: width * 0.62,
      down: height * 0.5 + width * 0.14,
    };
    layOval(care, size, face, mouth, 1);
  }
  return care;
}

function ovalOf({ x, y, width, height }: Face): Oval {
  return { x, y, across: width * 0.62, down: height * 0.62 };
}

function layOval(
  care: Float32Array,
  { width, height }: Size,
  { eyes }: Face,
  oval: Oval,
  most: number,
): void {
  const [one, other] = eyes;
  const angle = Math.atan2(other.y - one.y, other.x - one.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.max(oval.across, oval.down) * OUTSIDE;
  const left = Math.max(0, Math.floor(oval.x - reach));
  const right = Math.min(width - 1, Math.ceil(oval.x + reach));
  const bottom = Math.min(height - 1, Math.ceil(oval.y + reach));
  for (let y = Math.max(0, Math.floor(oval.y - reach)); y <= bottom; y++) {
    const row = care.subarray(y * width + left, y * width + right + 1);
    layOvalRow(row, left - oval.x, y - oval.y, cos, sin, oval, most);
  }
}

/** `dx` and `dy`: how far the first pixel is from the middle. */
function layOvalRow(
  row: Float32Array,
  dx: number,
  dy: number,
  cos: number,
  sin: number,
  { across, down }: Oval,
  most: number,
): void {
  for (let x = 0; x < row.length; x++) {
    const level = ((dx + x) * cos + dy * sin) / across;
    const upright = (dy * cos - (dx + x) * sin) / down;
    const far = level * level + upright * upright;
    if (far >= OUTSIDE * OUTSIDE) continue;
    row[x] = Math.max(row[x] as number, most * ramp(OUTSIDE, INSIDE, Math.sqrt(far)));
  }
}
