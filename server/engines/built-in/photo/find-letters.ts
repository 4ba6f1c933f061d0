// The letters to write on pictures with: the project's own faces, so that every machine writes alike.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

const LATIN = 'Picture Newsreader';
const LATIN_FILE = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const HAN = '@fontsource-variable/noto-serif-sc';

/** Chinese letters lie in a hundred files, each with some of them. */
type Slice = { name: string; file: string; ranges: (readonly [first: number, last: number])[] };

let slices: Slice[] | undefined;

/**
 * The families to name in a canvas font so that this text can be written, best first; they are loaded when they are
 * first needed.
 */
export function findLetters(text: string): string[] {
  register(LATIN, LATIN_FILE);
  slices ??= readSlices();
  const needed = new Set<Slice>();
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x2e80) continue;
    const slice = slices.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
    if (slice) needed.add(slice);
  }
  for (const { name, file } of needed) register(name, file);
  return [LATIN, ...[...needed].map(({ name }) => name), 'serif'];
}

function readSlices(): Slice[] {
  const file = fileURLToPath(import.meta.resolve(`${HAN}/unicode.json`));
  const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(table).flatMap(([key, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    if (number === undefined) return [];
    return {
      name: `Picture Noto Serif ${number}`,
      file: `${HAN}/files/noto-serif-sc-${number}-wght-normal.woff2`,
      ranges: ranges.split(',').map((range) => {
        const [first = '0', last = first] = range.replace('U+', '').split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    };
  });
}

function register(name: string, file: string): void {
  if (!GlobalFonts.has(name)) GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), name);
}
