// Breaks a text into lines that fit a room, in a face.

import type { Brush } from '#engine/raster/surface.ts';
import { fontFor, type Hand } from './font-for.ts';

/** From one line to the next, in heights of letters. */
export const LINE = 1.22;
const MOST_LINES = 4;
/** Rather so much smaller than broken. */
const WHOLE_AT = 0.74;

/** Pixels; `wished` is how large the letters are where there is room for it, `most` how many lines there may be. */
export type Room = { wide: number; tall: number; wished: number; most?: number };

/** Breaks a text into lines that fit, at the largest size that fits. */
export function setLines(
  ruler: Brush,
  text: string,
  { wide, tall, wished, most = MOST_LINES }: Room,
  hand: Hand,
): { lines: string[]; pixels: number } {
  let pixels = keepWhole(ruler, text, { wide, tall, wished }, hand);
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

/** A line that is only a little too long is set a little smaller: a name or a date is not to be torn apart. */
function keepWhole(ruler: Brush, text: string, { wide, tall, wished }: Room, hand: Hand): number {
  ruler.font = fontFor(text, wished, hand);
  const widest = Math.max(...text.split(/\r?\n/).map((line) => ruler.measureText(line).width));
  const part = Math.min(wide / widest, tall / (wished * LINE));
  return widest > wide && part >= WHOLE_AT ? wished * part * 0.995 : wished;
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

/** Chinese may break anywhere, other languages between words, but never behind one that ties the next to it. */
function wordsOf(paragraph: string): string[] {
  return (
    paragraph.match(
      /(?:(?<![\p{L}\d])(?:&|\+|and)\s+)*(?:\p{Script=Han}[^\p{Script=Han}\w\s]*\s*|[^\p{Script=Han}\s]+\s*)|\s+/giu,
    ) ?? []
  );
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
