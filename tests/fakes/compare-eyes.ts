// How much of the forms around somebody's eyes is left in what was made of a photo.
import type { Image } from '#engine/raster/image.ts';
import { lumaOf } from '#engine/raster/curves.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** `face`: where it is in both. 1 where light and dark lie as in the photo, whatever their colours and strength. */
export function compareEyes(photo: Image, made: Image, face: Face): number {
  const [one, other] = [readEyes(photo, face), readEyes(made, face)];
  const [meanOne, meanOther] = [mean(one), mean(other)];
  const product = mean(one.map((value, i) => (value - meanOne) * ((other[i] as number) - meanOther)));
  const spread = (values: readonly number[], middle: number) =>
    mean(values.map((value) => (value - middle) ** 2));
  return product / Math.sqrt(spread(one, meanOne) * spread(other, meanOther));
}

function readEyes({ width, data }: Image, { eyes }: Face): number[] {
  return eyes.flatMap(({ x, y, across }) => {
    const values: number[] = [];
    for (let v = Math.round(y - across * 0.8); v <= y + across * 0.8; v++) {
      for (let u = Math.round(x - across * 1.3); u <= x + across * 1.3; u++) {
        const [red = 0, green = 0, blue = 0] = data.subarray((v * width + u) * 4);
        values.push(lumaOf(red, green, blue));
      }
    }
    return values;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
