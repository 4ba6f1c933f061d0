// What a PDF of ours says: its number of pages, and its text by the tables with which readers find and copy it.
import { inflateSync } from 'node:zlib';

export function readPdf(bytes: Buffer): { pages: number; text: string } {
  const whole = bytes.toString('latin1');
  const objects = new Map(
    Array.from(whole.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g), ([, number = '', body = '']) => [
      number,
      body,
    ]),
  );
  const bodies = [...objects.values()];
  const content = bodies.map(unpack).find((stream) => /\bBT\b[\s\S]*\bTj\b/.test(stream)) ?? '';
  let text = '';
  let letters = new Map<string, string>();
  for (const [, font, shown] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj/g)) {
    if (font !== undefined) letters = readLetters(objects, font);
    else text += Array.from(shown?.match(/../g) ?? [], (code) => letters.get(code) ?? '?').join('');
  }
  return { pages: bodies.filter((body) => /\/Type \/Page\b/.test(body)).length, text };
}

function unpack(body: string): string {
  const [, packed] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? [];
  if (packed === undefined) return '';
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return packed;
  }
}

/** By their codes of one byte. */
function readLetters(objects: ReadonlyMap<string, string>, font: string): Map<string, string> {
  const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
  const map = unpack(objects.get(table) ?? '');
  const letters = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', letter = ''] of block.matchAll(/<(..)> <(.*?)>/g)) set(letters, code, letter);
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', letter = ''] of block.matchAll(/<(..)> <(..)> <(.*?)>/g)) {
      for (let at = Number.parseInt(first, 16); at <= Number.parseInt(last, 16); at += 1) {
        const next = Number.parseInt(letter, 16) + at - Number.parseInt(first, 16);
        set(letters, at.toString(16).padStart(2, '0').toUpperCase(), next.toString(16).padStart(4, '0'));
      }
    }
  }
  return letters;
}

function set(letters: Map<string, string>, code: string, letter: string): void {
  letters.set(code.toUpperCase(), Buffer.from(letter, 'hex').swap16().toString('utf16le'));
}
