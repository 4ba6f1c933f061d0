// Letters of both languages from the product's own typefaces, so that a film looks alike on every machine.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

const STYLES_FILE = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-serif-sc/index.css'));

type Slice = { face: string; file: string; ranges: readonly (readonly [number, number])[] };

let slices: readonly Slice[] | undefined;

/**
 * A value for `brush.font` that can write these words. The typeface comes in slices of some hundred characters; only
 * those that are needed are loaded.
 */
export function fontFor(words: string, pixels: number, weight = 700): string {
  slices ??= readSlices();
  const faces = new Set<string>();
  for (const letter of words) {
    const slice = findSlice(letter);
    if (!slice) continue;
    if (!GlobalFonts.has(slice.face)) GlobalFonts.registerFromPath(slice.file, slice.face);
    faces.add(slice.face);
  }
  return `${weight} ${pixels}px ${[...Array.from(faces, (face) => `"${face}"`), 'serif'].join(', ')}`;
}

/** The words without what this typeface cannot write: emoji would stand there as empty boxes. */
export function writableOf(words: string): string {
  slices ??= readSlices();
  return Array.from(words)
    .filter((letter) => findSlice(letter) !== undefined)
    .join('')
    .trim();
}

function findSlice(letter: string): Slice | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return slices?.find(({ ranges }) => ranges.some(([low, high]) => code >= low && code <= high));
}

function readSlices(): Slice[] {
  const css = readFileSync(STYLES_FILE, 'utf8');
  const face = /url\(\.\/(files\/[\w-]+\.woff2)\)[^;]*;\s*unicode-range:\s*([^;]+);/g;
  return Array.from(css.matchAll(face), ([, file = '', ranges = ''], n) => ({
    face: `Film Serif ${n}`,
    file: path.join(path.dirname(STYLES_FILE), file),
    ranges: ranges.split(',').map((range) => {
      const [low = '', high = low] = range.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(low, 16), Number.parseInt(high, 16)] as const;
    }),
  }));
}
