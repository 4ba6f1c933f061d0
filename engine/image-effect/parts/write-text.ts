// Sets the words that a person typed: in a hand of our own, broken into lines, made smaller until they fit.
import type { Brush } from '#engine/raster/surface.ts';
import { fontFor, type Hand as Face } from '#engine/letters/font-for.ts';

export type Hand = 'written' | 'loud' | 'plain' | 'book';

const HANDS: Readonly<Record<Hand, Face>> = {
  written: { file: 'newsreader/files/newsreader-latin-wght-italic', style: 'italic 400' },
  loud: { file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-italic', style: 'italic 800' },
  plain: { file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal', style: '600' },
  book: { file: 'newsreader/files/newsreader-latin-wght-normal', style: '500' },
};

export type TextRoom = {
  hand: Hand;
  /** Pixels. */
  width: number;
  height: number;
  /** Size of the letters, at most; smaller ones where they would not fit. */
  size: number;
  mostLines: number;
  /** Parts of the size. */
  leading?: number;
};

export type SetText = { lines: string[]; size: number; leading: number; font: string; width: number };

/** The largest setting that fits; at the smallest size what is too much ends in an ellipsis. */
export function setText(brush: Brush, text: string, room: TextRoom): SetText {
  const { hand, width, height, mostLines, leading = 1.25 } = room;
  const words = text.replaceAll(/\s+/g, ' ').trim();
  const least = room.size * 0.3;
  for (let size = room.size; ; size = Math.max(least, size * 0.92)) {
    const font = fontFor(words, size, HANDS[hand]);
    brush.font = font;
    const lines = breakLines(brush, words, width);
    const fits = lines.length <= mostLines && lines.length * size * leading <= height;
    if (!fits && size > least) continue;
    const shown = fits
      ? lines
      : cutLines(lines, Math.max(1, Math.min(mostLines, Math.floor(height / size / leading))));
    const widest = Math.max(0, ...shown.map((line) => brush.measureText(line).width));
    return { lines: shown, size, leading: size * leading, font, width: widest };
  }
}

/** Draws it with its middle at `x` and its first line's top at `y`. Returns the height. */
export function drawText(
  brush: Brush,
  { lines, size, leading, font }: SetText,
  x: number,
  y: number,
): number {
  brush.font = font;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  lines.forEach((line, n) => brush.fillText(line, x, y + n * leading + size * 0.86));
  return lines.length * leading;
}

const CLOSING = /^[，。、！？：；）》」』]/;

/** Latin text breaks between words, Chinese anywhere but before its closing marks. */
function breakLines(brush: Brush, text: string, width: number): string[] {
  const pieces = text.match(
    /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+\s?|\s/g,
  );
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces ?? []) {
    const longer = line + piece;
    if (line === '' || brush.measureText(longer.trimEnd()).width <= width || CLOSING.test(piece)) {
      line = longer;
      continue;
    }
    lines.push(line.trim());
    line = piece;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines.flatMap((one) => splitLong(brush, one, width));
}

/** A word that no line can hold is cut; a closing mark may hang over. */
function splitLong(brush: Brush, line: string, width: number): string[] {
  const body = CLOSING.test(line.slice(-1)) ? line.slice(0, -1) : line;
  if (brush.measureText(body).width <= width) return [line];
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (part !== '' && brush.measureText(part + letter).width > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function cutLines(lines: readonly string[], most: number): string[] {
  const shown = lines.slice(0, most);
  const last = shown.pop() ?? '';
  return [...shown, `${Array.from(last).slice(0, -1).join('')}…`];
}
