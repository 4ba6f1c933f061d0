// Convolved by tiles, an image becomes what plain sums say, whatever its size and the number of its channels.
import { dispose, fused, tensor1d, tensor4d } from '@tensorflow/tfjs-core';
import { expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import { loadSegmenter } from './segment-people.ts';

/** Of the largest sums, which are about 10. */
const LEAST_DIFFERENCE = 1e-4;

type Case = { width: number; height: number; from: number; to: number; activation: 'relu' | 'linear' };

it.each<Case>([
  { width: 1, height: 1, from: 16, to: 8, activation: 'linear' },
  { width: 7, height: 5, from: 16, to: 16, activation: 'relu' },
  { width: 4, height: 9, from: 20, to: 24, activation: 'linear' },
  { width: 83, height: 6, from: 32, to: 8, activation: 'relu' }, // more tiles than are made at a time
  { width: 6, height: 3, from: 64, to: 64, activation: 'linear' },
  { width: 9, height: 9, from: 3, to: 5, activation: 'relu' }, // not by tiles
])('$width × $height pixels of $from channels become $to, $activation', async (given) => {
  await loadSegmenter();
  const { width, height, from, to, activation } = given;
  const random = makeRandom(1, JSON.stringify(given));
  const some = (count: number) => Float32Array.from({ length: count }, () => random.between(-1, 1));
  const [pixels, weights, bias] = [some(width * height * from), some(9 * from * to), some(to)];
  const inputs = {
    x: tensor4d(pixels, [1, height, width, from]),
    filter: tensor4d(weights, [3, 3, from, to]),
    bias: tensor1d(bias),
  };
  const result = fused.conv2d({ ...inputs, strides: 1, pad: 'same', activation });
  const found = result.dataSync<'float32'>();
  dispose([...Object.values(inputs), result]);
  let most = 0;
  for (const [i, value] of plainSums(pixels, weights, bias, given).entries())
    most = Math.max(most, Math.abs(value - (found[i] ?? Infinity)));
  expect(most).toBeLessThan(LEAST_DIFFERENCE);
});

function plainSums(
  pixels: Float32Array,
  weights: Float32Array,
  bias: Float32Array,
  { width, height, from, to, activation }: Case,
): number[] {
  return Array.from({ length: width * height * to }, (_, i) => {
    const [x, y, channel] = [Math.floor(i / to) % width, Math.floor(i / to / width), i % to];
    let sum = bias[channel] ?? 0;
    for (let place = 0; place < 9; place++) {
      const [u, v] = [x + (place % 3) - 1, y + Math.floor(place / 3) - 1];
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      for (let c = 0; c < from; c++)
        sum += (pixels[(v * width + u) * from + c] ?? 0) * (weights[(place * from + c) * to + channel] ?? 0);
    }
    return activation === 'relu' ? Math.max(0, sum) : sum;
  });
}
