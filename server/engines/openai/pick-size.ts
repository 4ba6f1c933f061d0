// The size that a server is asked for: the one that loses least when it is cut to the size that was wanted.
import type { Sizes } from './kinds.ts';

type Size = { width: number; height: number };

export function pickSize({ width, height }: Size, sizes: Sizes): Size {
  const ratio = width / height;
  if ('choices' in sizes) {
    const distance = ([w, h]: readonly [number, number]) => Math.abs(Math.log(w / h / ratio));
    const [nearest = [width, height] as const] = sizes.choices.toSorted((a, b) => distance(a) - distance(b));
    return { width: nearest[0], height: nearest[1] };
  }
  const { step, leastPixels, mostPixels, mostSide, mostRatio } = sizes;
  const shape = clamp(ratio, 1 / mostRatio, mostRatio);
  const pixels = clamp(width * height, leastPixels, mostPixels);
  const shrink = Math.min(1, mostSide / Math.sqrt(pixels * Math.max(shape, 1 / shape)));
  const sides = [Math.sqrt(pixels * shape) * shrink, Math.sqrt(pixels / shape) * shrink] as const;
  // A hair above a whole step is the computer's, not anybody's wish.
  const [w, h] = sides.map((side) => Math.ceil(side / step - 1e-6) * step) as [number, number];
  if (w * h <= mostPixels && Math.max(w, h) <= mostSide) return { width: w, height: h };
  const [lower, other] = sides.map((side) => Math.floor(side / step + 1e-6) * step) as [number, number];
  return { width: Math.max(step, lower), height: Math.max(step, other) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
