// A small copy of an image, each pixel the mean of those it stands for: what masks are searched on.
import type { Image } from './image.ts';

export function shrinkImage(image: Image, longSide: number): Image {
  const scale = Math.min(1, longSide / Math.max(image.width, image.height));
  if (scale === 1) return image;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * image.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * image.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * image.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * image.width) / width));
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let py = top; py < bottom; py++) {
        for (let at = (py * image.width + left) * 4; at < (py * image.width + right) * 4; at += 4) {
          red += image.data[at] ?? 0;
          green += image.data[at + 1] ?? 0;
          blue += image.data[at + 2] ?? 0;
          alpha += image.data[at + 3] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      const at = (y * width + x) * 4;
      data[at] = red / count;
      data[at + 1] = green / count;
      data[at + 2] = blue / count;
      data[at + 3] = alpha / count;
    }
  }
  return { width, height, data };
}
