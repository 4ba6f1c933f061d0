// Pixels of four bytes in one number: reads one, and lays a colour over it.

const OPAQUE = 0xff000000 | 0;

/** Red, green and blue of a pixel, 0–255 each, into `colour`. */
export function readWord(word: number, colour: Float32Array): void {
  colour[0] = word & 0xff;
  colour[1] = (word >>> 8) & 0xff;
  colour[2] = (word >>> 16) & 0xff;
}

/** `share` 0–1 of a colour (0–255 each) over a pixel. */
export function blendWord(word: number, colour: Float32Array, share: number): number {
  const mix = (under: number, over: number) => (under + (over - under) * share) & 0xff;
  const red = mix(word & 0xff, colour[0] ?? 0);
  const green = mix((word >>> 8) & 0xff, colour[1] ?? 0);
  const blue = mix((word >>> 16) & 0xff, colour[2] ?? 0);
  return OPAQUE | (blue << 16) | (green << 8) | red;
}
