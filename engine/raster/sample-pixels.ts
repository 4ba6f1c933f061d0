// Reads pixels between pixels, four bytes at once: what bending an image spends its time on.
import type { Image } from './image.ts';

const PAIRS = 0x00ff00ff;

/**
 * The pixels as whole numbers of four bytes; a copy where memory does not lie right for that. Signed: numbers that fit
 * into 32 bits are the only ones that cost nothing to hand on.
 */
export function wordsOf(data: Uint8ClampedArray): Int32Array {
  const { buffer, byteOffset, byteLength } = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Int32Array(buffer, byteOffset, byteLength / 4);
}

/**
 * Reads a place by its column and row: mixed of the four nearest pixels in steps of 1/256. Beyond the image its border
 * goes on, or nothing is there.
 */
export function makeSampler(
  { width, height, data }: Image,
  outside: 'edge' | 'clear' = 'edge',
): (x: number, y: number) => number {
  const words = wordsOf(data);
  const isClear = outside === 'clear';
  const [right, bottom] = [width - 1.001, height - 1.001];
  return (x, y) => {
    if (isClear && (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5)) return 0;
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
    // Two channels lie apart by a byte, so that one multiplication serves both.
    const redBlue =
      (Math.imul(a & PAIRS, forA) +
        Math.imul(b & PAIRS, forB) +
        Math.imul(c & PAIRS, forC) +
        Math.imul(d & PAIRS, forD)) >>>
      8;
    const greenAlpha =
      Math.imul((a >>> 8) & PAIRS, forA) +
      Math.imul((b >>> 8) & PAIRS, forB) +
      Math.imul((c >>> 8) & PAIRS, forC) +
      Math.imul((d >>> 8) & PAIRS, forD);
    return (redBlue & PAIRS) | (greenAlpha & ~PAIRS);
  };
}
