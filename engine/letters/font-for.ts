// The letters to write on images and videos with: the project's own faces, so that every machine writes alike.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** `file` is a face for Latin letters in its package, without its ending; '' = the serif that has Chinese ones too. */
export type Hand = { file: string; style: string };

/** The face of titles. */
export const NEWSREADER: Hand = { file: 'newsreader/files/newsreader-latin-opsz-normal', style: '500' };
/** The face of signs. */
export const HANKEN: Hand = {
  file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
  style: '700',
};
const SERIF: Hand = { file: '', style: '700' };
/** In a hundred files, each with some of the letters. */
const HAN = 'noto-serif-sc';
/** Every hand has the letters up to here. */
const LATIN_END = 0xff;

type Slice = { file: string; ranges: readonly (readonly [first: number, last: number])[] };

let slices: readonly Slice[] | undefined;

/** A value for `brush.font` that can write this text: the hand first, then what it lacks. Loads what is needed. */
export function fontFor(text: string, pixels: number, { file, style }: Hand = SERIF): string {
  const files = new Set(file === '' ? [] : [file]);
  for (const letter of new Set(text)) {
    const slice = file === '' || codeOf(letter) > LATIN_END ? findSlice(letter) : undefined;
    if (slice) files.add(slice.file);
  }
  return `${style} ${pixels.toFixed(1)}px ${[...Array.from(files, load), 'serif'].join(', ')}`;
}

/** The text without what the serif cannot write: emoji would stand there as empty boxes. */
export function writableOf(text: string): string {
  return Array.from(text)
    .filter((letter) => findSlice(letter) !== undefined)
    .join('')
    .trim();
}

function findSlice(letter: string): Slice | undefined {
  slices ??= readSlices();
  const code = codeOf(letter);
  return slices.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

function readSlices(): Slice[] {
  const table = JSON.parse(readFileSync(locate(`${HAN}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(table).map(([name, ranges]) => ({
    file: `${HAN}/files/${HAN}-${name.replaceAll(/[[\]]/g, '')}-wght-normal`,
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
}

/** The quoted name under which a face can be drawn with. */
function load(file: string): string {
  const family = `Picture ${path.basename(file)}`;
  if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(locate(`${file}.woff2`), family);
  return `"${family}"`;
}

function locate(file: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`));
}
