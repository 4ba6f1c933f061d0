// The people of an image one by one: the part around each, with which of its pixels are theirs.
import type { Image } from '#engine/raster/image.ts';
import type { Box, Mask } from '#engine/raster/mask.ts';
import { moveFace, type Face } from '#engine/vision/find-faces.ts';
import { nearestFace } from '#engine/vision/nearest-face.ts';
import { NOBODY, whosePixels } from '#engine/vision/whose-pixels.ts';

/** How surely a pixel is of somebody at least, to be asked whose it is. */
const LEAST_OWN = 0.2;
/** Widths of a face that are looked at around somebody who stands beside others. */
const AROUND = 0.5;

/** One of the people: the part of the small image around them, and which of its pixels are theirs. */
export type One = { image: Image; box: Box; face: Face; body: Float32Array };

/** Returns for each pixel of `body` whose it is, by the place of their face in the list; −1 where it is nobody's. */
export function ownersOf(image: Image, faces: readonly Face[], body: Mask): Int8Array {
  const { width, values } = body;
  if (faces.length === 1) return new Int8Array(values.length);
  const owners = whosePixels(image, faces, body, LEAST_OWN);
  // Legs behind a table touch nobody: they are of whose face is nearest.
  for (let i = 0; i < owners.length; i++)
    if (owners[i] === NOBODY && (values[i] as number) > LEAST_OWN)
      owners[i] = faces.indexOf(nearestFace(faces, i % width, Math.floor(i / width)));
  return owners;
}

/** Each by themselves: hair and skin of one have other colours than those of the next. */
export function takeApart(image: Image, faces: readonly Face[], mask: Mask): One[] {
  const { width, height } = image;
  const body = mask.values;
  const isAlone = faces.length === 1;
  const owners = ownersOf(image, faces, mask);
  return faces.map((face, at) => {
    const box = isAlone ? { left: 0, top: 0, width, height } : boxOfOwn(owners, at, face, image);
    const data = new Uint8ClampedArray(box.width * box.height * 4);
    const own = new Float32Array(box.width * box.height);
    for (let y = 0; y < box.height; y++) {
      const row = (box.top + y) * width + box.left;
      data.set(image.data.subarray(row * 4, (row + box.width) * 4), y * box.width * 4);
      for (let x = 0, to = y * box.width; x < box.width; x++, to++) {
        if (owners[row + x] === at) own[to] = body[row + x] as number;
      }
    }
    return {
      image: { width: box.width, height: box.height, data },
      box,
      face: moveFace(face, -box.left, -box.top, 1),
      body: own,
    };
  });
}

/** Around all that is theirs, with some of what is behind them: colours are told apart from those. */
function boxOfOwn(owners: Int8Array, at: number, face: Face, { width, height }: Image): Box {
  let [left, top, right, bottom] = [face.x, face.y, face.x, face.y];
  for (let i = 0; i < owners.length; i++) {
    if (owners[i] !== at) continue;
    const x = i % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.max(bottom, Math.floor(i / width));
  }
  const far = face.width * AROUND;
  const from = { left: Math.max(0, Math.floor(left - far)), top: Math.max(0, Math.floor(top - far)) };
  return {
    ...from,
    width: Math.min(width, Math.ceil(right + far)) - from.left,
    height: Math.min(height, Math.ceil(bottom + far)) - from.top,
  };
}
