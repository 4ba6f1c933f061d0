// Of what several people wear, the main colour of each: a yellow jacket and a grey one are both the jackets.
import { keepMainColour } from '#engine/photo/main-colour.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Box, Mask } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { nearestFace } from '#engine/vision/nearest-face.ts';

/** `mask`: of the image's size, what they wear. */
export function mainOfGarments(image: Image, mask: Mask, people: readonly Face[]): Mask {
  const faces = mainFaces(image, people);
  const [only] = faces;
  if (!only || faces.length === 1) return keepMainColour(image, mask, only ? { face: boxOf(only) } : {});
  const owns = faces.map(() => new Float32Array(mask.values.length));
  for (let i = 0; i < mask.values.length; i++) {
    const value = mask.values[i] as number;
    if (value === 0) continue;
    const owner = faces.indexOf(nearestFace(faces, i % mask.width, Math.floor(i / mask.width)));
    (owns[owner] as Float32Array)[i] = value;
  }
  const values = new Float32Array(mask.values.length);
  for (const [at, face] of faces.entries()) {
    const main = keepMainColour(image, { ...mask, values: owns[at] as Float32Array }, { face: boxOf(face) });
    for (let i = 0; i < values.length; i++) if (main.values[i]) values[i] = main.values[i] as number;
  }
  return { ...mask, values };
}

function boxOf({ x, y, width, height }: Face): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}
