// A small copy of a picture, each pixel the mean of those it stands for: what masks are searched on.
import type { Picture } from './picture.ts';

export function shrinkPicture(picture: Picture, longSide: number): Picture {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  if (scale === 1) return picture;
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * picture.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * picture.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width));
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let py = top; py < bottom; py++) {
        for (let at = (py * picture.width + left) * 4; at < (py * picture.width + right) * 4; at += 4) {
          red += picture.data[at] ?? 0;
          green += picture.data[at + 1] ?? 0;
          blue += picture.data[at + 2] ?? 0;
          alpha += picture.data[at + 3] ?? 0;
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
