// Takes what stands in quotes out of a prompt, and the small lines of posters: it is to be lettered, not drawn.

import { isOfPaper, takeDetails } from './take-details.ts';

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
  ['‘', '’'],
  ["'", "'"],
];
/** Of a book or a film, which a sheet shows in letters. */
const TITLE = ['《', '》'] as const;
const LONGEST = 60;
/** Stands where a quote stood; nobody types it. */
const MARK = '\uE000';

/** "A sign that says NO PARKING": it forbids nothing that could be drawn. */
const CAPITALS =
  /(?<=\b(?:say(?:s|ing)|(?:that|which) reads|(?:sign|board|banner|plate|label|shirt) reading|lettered|labell?ed) )([A-Z\d][A-Z\d'’!?&-]+(?: [A-Z\d][A-Z\d'’!?&-]*){0,5})(?=[\s,.;]|$)/g;

export type Taken = {
  /** The prompt with as many signs as before. */
  text: string;
  /** By where they stood. */
  quotes: ReadonlyMap<number, string>;
  /** Which of them are small lines of a sheet. */
  details: ReadonlySet<number>;
};

export function takeWriting(prompt: string): Taken {
  const quotes = new Map<number, string>();
  const details = new Set<number>();
  let text = prompt.replaceAll(MARK, ' ');
  text = text.replaceAll(CAPITALS, (said: string, inner: string, start: number) => {
    quotes.set(start + said.length - inner.length, inner);
    return said.slice(0, -inner.length) + MARK.repeat(inner.length);
  });
  const isPaper = isOfPaper(text);
  for (const [open, close] of isPaper ? [...PAIRS, TITLE] : PAIRS) text = takePair(text, open, close, quotes);
  for (const { start, end, text: line } of takeDetails(text)) {
    quotes.set(start, line);
    details.add(start);
    // Two marks that touch would be one.
    const isAfter = text[start - 1] === MARK;
    const isBefore = text[end] === MARK;
    text =
      text.slice(0, isAfter ? start - 1 : start) +
      (isAfter ? ' ' : '') +
      MARK.repeat(end - start - (isBefore ? 1 : 0)) +
      (isBefore ? ' ' : '') +
      text.slice(end);
  }
  return { text, quotes, details };
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
