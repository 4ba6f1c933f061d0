// Reads pixels between pixels, four bytes at once: what moving a face spends its time on.

/** Signed: numbers that fit into 32 bits are the only ones that cost nothing to hand on. */
const OPAQUE = 0xff000000 | 0;

/** The image's pixels as whole numbers of four bytes; a copy where memory does not lie right for that. */
export function asWords(data: Uint8ClampedArray): Int32Array {
  const { buffer, byteOffset, byteLength } = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Int32Array(buffer, byteOffset, byteLength / 4);
}

/** Opaque, mixed of the four nearest in steps of 1/256; beyond the image its border goes on. */
export function makeSampler(
  words: Int32Array,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const [right, bottom] = [width - 1.001, height - 1.001];
  return (x, y) => {
    const cx = x < 0 ? 0 : x > right ? right : x;
    const cy = y < 0 ? 0 : y > bottom ? bottom : y;
    const column = cx | 0;
    const row = cy | 0;
    const fx = ((cx - column) * 256 + 0.5) | 0;
    const fy = ((cy - row) * 256 + 0.5) | 0;
    const at = row * width + column;
    const [a, b] = [words[at] ?? 0, words[at + 1] ?? 0];
    const [c, d] = [words[at + width] ?? 0, words[at + width + 1] ?? 0];
    const forD = (fx * fy) >> 8;
    const forB = fx - forD;
    const forC = fy - forD;
    const forA = 256 - fx - forC;
    // Red and blue lie apart by a byte, so that one multiplication serves both.
    const redBlue =
      (Math.imul(a & 0xff00ff, forA) +
        Math.imul(b & 0xff00ff, forB) +
        Math.imul(c & 0xff00ff, forC) +
        Math.imul(d & 0xff00ff, forD)) >>>
      8;
    const green =
      (Math.imul((a >>> 8) & 0xff, forA) +
        Math.imul((b >>> 8) & 0xff, forB) +
        Math.imul((c >>> 8) & 0xff, forC) +
        Math.imul((d >>> 8) & 0xff, forD)) &
      0xff00;
    return OPAQUE | (redBlue & 0xff00ff) | green;
  };
}

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
