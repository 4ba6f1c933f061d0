// Of what several people wear, the main colour of each: a yellow jacket and a grey one are both the jackets.
import { keepMainColour } from '#engine/photo/main-colour.ts';
import { ownersOf } from '#engine/photo/take-apart.ts';
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { GUIDE_PIXELS } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { moveFace, type Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';

/** `mask`: of the image's size, what they wear. */
export function mainOfGarments(image: Image, mask: Mask, people: readonly Face[]): Mask {
  const faces = mainFaces(image, people);
  const [only] = faces;
  if (!only || faces.length === 1) return keepMainColour(image, mask, only ? { face: boxOf(only) } : {});
  const ownerAt = readOwners(image, mask, faces);
  const values = new Float32Array(mask.values.length);
  for (const [at, face] of faces.entries()) {
    const own = mask.values.map((value, i) => (value > 0 && ownerAt(i) === at ? value : 0));
    const main = keepMainColour(image, { ...mask, values: own }, { face: boxOf(face) });
    for (let i = 0; i < values.length; i++) if (main.values[i]) values[i] = main.values[i] as number;
  }
  return { ...mask, values };
}

/** Whose each pixel is, told on a small copy. */
function readOwners(image: Image, mask: Mask, faces: readonly Face[]): (i: number) => number {
  const small = shrinkImage(image, GUIDE_PIXELS);
  const scale = small.width / image.width;
  const near = faces.map((face) => moveFace(face, 0, 0, scale));
  const owners = ownersOf(small, near, resizeMask(mask, small.width, small.height));
  return (i) => {
    const x = Math.floor(((i % mask.width) / mask.width) * small.width);
    const y = Math.floor((Math.floor(i / mask.width) / mask.height) * small.height);
    return owners[y * small.width + x] as number;
  };
}

function boxOf({ x, y, width, height }: Face): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}
