// A part of an image alone, with straight alpha, its edges free of what was around it.
import type { Image } from '#engine/raster/image.ts';
import { fillUnknown } from '#engine/photo/fill-unknown.ts';

/** At its edge a pixel holds both; its colour is taken from just inside, its alpha says how much of it is there. */
export function cutOutBy(pixels: Image, mask: Float32Array): Image {
  const inside = fillUnknown(
    pixels,
    mask.map((value) => (value > 0.9 ? 1 : 0)),
  );
  const { data } = inside;
  for (let i = 0; i < mask.length; i++) {
    const value = mask[i] as number;
    if (value > 0.9) {
      data[i * 4] = pixels.data[i * 4] as number;
      data[i * 4 + 1] = pixels.data[i * 4 + 1] as number;
      data[i * 4 + 2] = pixels.data[i * 4 + 2] as number;
    }
    data[i * 4 + 3] = value * 255;
  }
  return inside;
}
