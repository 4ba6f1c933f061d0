// Breaks a text into lines that fit a room, in a face.

import type { Brush } from '#engine/raster/surface.ts';
import { fontFor, type Hand } from './font-for.ts';

/** From one line to the next, in heights of letters. */
export const LINE = 1.22;
const MOST_LINES = 4;

/** Pixels; `wished` is how large the letters are where there is room for it, `most` how many lines there may be. */
export type Room = { wide: number; tall: number; wished: number; most?: number };

/** Breaks a text into lines that fit, at the largest size that fits. */
export function setLines(
  ruler: Brush,
  text: string,
  { wide, tall, wished, most = MOST_LINES }: Room,
  hand: Hand,
): { lines: string[]; pixels: number } {
  let pixels = wished;
  for (;;) {
    ruler.font = fontFor(text, pixels, hand);
    const lines = breakLines(ruler, text, wide);
    const fits =
      lines.length <= most &&
      lines.length * pixels * LINE <= tall &&
      lines.every((line) => ruler.measureText(line).width <= wide);
    if (fits || pixels < 9) return { lines, pixels };
    pixels *= 0.9;
  }
}

/** At commas where it has to break and every part fits, else between words. */
function breakLines(ruler: Brush, text: string, wide: number): string[] {
  const fits = (line: string): boolean => ruler.measureText(line.trimEnd()).width <= wide;
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const parts = paragraph.split(/(?<=[,;](?!\d)\s*|[，；、。])/u);
    const isBroken = parts.length > 1 && !fits(paragraph) && parts.every(fits);
    return fill(isBroken ? parts : wordsOf(paragraph), fits);
  });
}

/** Chinese may break anywhere, other languages between words. */
function wordsOf(paragraph: string): string[] {
  return paragraph.match(/\p{Script=Han}[^\p{Script=Han}\w\s]*\s*|[^\p{Script=Han}\s]+\s*|\s+/gu) ?? [];
}

/** As many pieces on a line as it has room for. */
function fill(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && !fits(line + piece)) {
      lines.push(line.trim());
      line = piece;
    } else line += piece;
  }
  lines.push(line.trim());
  return lines.filter((one) => one !== '');
}
