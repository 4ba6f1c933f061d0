// Lays one image over another: everywhere by a share, or where a mask says so.
import type { Image } from './image.ts';
import type { Mask } from './mask.ts';

/** `share` 0 is all `under`, 1 all `over`; a mask gives each pixel its own. The result is a new image. */
export function blendImages(under: Image, over: Image, share: number | Mask): Image {
  const { width, height } = under;
  if (over.width !== width || over.height !== height) throw new RangeError('pictures of different sizes');
  const values = typeof share === 'number' ? null : share.values;
  const even = typeof share === 'number' ? share : 0;
  const data = new Uint8ClampedArray(under.data.length);
  for (let i = 0, o = 0; o < data.length; i++, o += 4) {
    const part = values ? (values[i] ?? 0) : even;
    for (let channel = 0; channel < 4; channel++) {
      const from = under.data[o + channel] ?? 0;
      data[o + channel] = from + ((over.data[o + channel] ?? 0) - from) * part;
    }
  }
  return { width, height, data };
}
