// Cuts Newsreader to the weights and optical sizes that the interface uses: a third of the bytes that the first page waits
// for. `node scripts/cut-fonts.ts`; what it writes is part of this repository (web/ui/base/faces).
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FACES = path.join(import.meta.dirname, '../web/ui/base/faces');
const PACKAGE = '@fontsource-variable/newsreader/files/';

type Cut = { from: string; axes: Readonly<Record<string, number | { min: number; max: number }>> };

const UPRIGHT = 'newsreader-latin-opsz-normal.woff2';
const ITALIC = 'newsreader-latin-wght-italic.woff2';

/** Titles are set in the fine cut, sentences in the sturdy one: fonts.css says in which weights. */
export const CUTS: Readonly<Record<string, Cut>> = {
  'newsreader-display.woff2': { from: UPRIGHT, axes: { opsz: 72, wght: { min: 300, max: 400 } } },
  'newsreader-text.woff2': { from: UPRIGHT, axes: { opsz: 14, wght: 400 } },
  'newsreader-italic.woff2': { from: ITALIC, axes: { wght: 400 } },
};

/** Of the Latin faces, as fonts.css names them. */
const RANGES = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const;

/** Returns a woff2 file with every character of the Latin faces that the source has. */
export async function cutFont({ from, axes }: Cut): Promise<Buffer> {
  const source = await readFile(fileURLToPath(import.meta.resolve(PACKAGE + from)));
  const characters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );
  return await subsetFont(source, characters.join(''), { targetFormat: 'woff2', variationAxes: axes });
}

if (import.meta.main) {
  for (const [file, cut] of Object.entries(CUTS)) {
    const font = await cutFont(cut);
    await writeFile(path.join(FACES, file), font);
    console.log(`${file}: ${font.length} bytes`);
  }
}
