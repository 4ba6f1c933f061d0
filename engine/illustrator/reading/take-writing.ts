// Takes what stands in quotes out of a prompt: it is to be lettered, not drawn.

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
  ['‘', '’'],
  ["'", "'"],
];
const LONGEST = 60;
/** Stands where a quote stood; nobody types it. */
const MARK = '\uE000';

/** The prompt with as many signs as before, and the quotes by where they stood. */
export function takeWriting(prompt: string): { text: string; quotes: ReadonlyMap<number, string> } {
  const quotes = new Map<number, string>();
  let text = prompt.replaceAll(MARK, ' ');
  for (const [open, close] of PAIRS) text = takePair(text, open, close, quotes);
  return { text, quotes };
}

/** Where a quote stands in the text that `takeWriting` returns. */
export const QUOTE_PATTERN = `${MARK}+`;

function takePair(text: string, open: string, close: string, quotes: Map<number, string>): string {
  const isSingle = open === "'" || open === '‘';
  let result = '';
  let from = 0;
  while (from < text.length) {
    const start = text.indexOf(open, from);
    if (start < 0) break;
    const end = findEnd(text, start, close, isSingle);
    if (end < 0) {
      result += text.slice(from, start + 1);
      from = start + 1;
      continue;
    }
    const inner = text.slice(start + 1, end).trim();
    if (inner !== '' && !inner.includes(MARK)) quotes.set(start, inner);
    result += text.slice(from, start) + (quotes.has(start) ? MARK : ' ').repeat(end + 1 - start);
    from = end + 1;
  }
  return result + text.slice(from);
}

/** An apostrophe inside of a word neither begins nor ends a quote. */
function findEnd(text: string, start: number, close: string, isSingle: boolean): number {
  if (isSingle && /[\p{L}\d]/u.test(text[start - 1] ?? '')) return -1;
  const last = Math.min(text.length, start + LONGEST + 2);
  for (let at = start + 1; at < last; at++) {
    if (text[at] !== close) continue;
    if (isSingle && /[\p{L}\d]/u.test(text[at + 1] ?? '')) continue;
    return at;
  }
  return -1;
}
