// Lays what can be seen through on white, in place: a video has no see-through places, nor has a print.
import type { Image } from '#engine/raster/image.ts';

export function layOnWhite(image: Image): Image {
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const own = data[at + 3] as number;
    if (own === 255) continue;
    const alpha = own / 255;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = (data[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
    }
    data[at + 3] = 255;
  }
  return image;
}
