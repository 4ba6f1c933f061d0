// Finds what is to be written on what: a quote and the sign, card or poster near it; also "a sign that says OPEN".

import type { Taken } from './take-writing.ts';
import type { Writing, WritingCarrier } from './sheet-reading.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

/** How many words away a carrier may stand. */
const NEAR = 7;
const MOST_WORDS = 6;
const SAYS_BARE =
  /^(?:says|saying|say|that says|which says|写着|写有|写上|印着|印有|刻着|上书|字样|标题[是为]?|主题[是为]|lettering|titled|labeled|labelled|with the words?|with the text|(?:with|bearing) the name)$/i;

/** What follows is a title, however it is spelled. */
const TITLED = /^(?:titled|entitled|标题[是为]|主标题[是为]?|题为)$/i;
const SAYS_ANY = /^(?:says|saying|that says|which says|with the words?|with the text)$/i;
const MOST_TITLE_WORDS = 8;
/** Says what is on the sheet beside its title. */
const AFTER_TITLE = /^(?:with|featuring|showing|depicting|above|below|over|under)$/i;

/** A cat that is named Tom wears no letters; a logo has the name. */
const NAMED = /^(?:called|named|for|叫|名为|名叫|名字[叫是]|店名[叫是]?|品牌名[叫是为]?)$/i;

/** Returns the writing, and of each which words it stood in; a title is one word, which stands for all that it `covers`. */
export function placeWriting(
  text: string,
  words: readonly Word[],
  { quotes, details }: Pick<Taken, 'quotes' | 'details'>,
): { writing: Writing; own: Word[]; covers: Word[] }[] {
  const found: { writing: Writing; own: Word[]; covers: Word[] }[] = [];
  const isOnLogo = words.some((word) => meaningOf(word, 'carrier')?.value === 'logo');
  for (const [at, word] of words.entries()) {
    const start = meaningOf(word, 'quote')?.value;
    const quote = start === undefined ? undefined : quotes.get(start);
    const isDetail = start !== undefined && details.has(start);
    const typed = text.slice(word.start, word.end);
    if (quote !== undefined && isDetail)
      found.push({ writing: { text: quote, words: typed, on: 'poster', isDetail }, own: [word], covers: [] });
    else if (quote !== undefined) found.push(make(words, at, quote, [word], typed));
    else if (SAYS_BARE.test(word.text) || (NAMED.test(word.text) && isOnLogo)) {
      const bare = TITLED.test(word.text) ? titleWords(words, at + 1) : saidWords(words, at);
      const [first] = bare;
      const last = bare.at(-1);
      if (first && last) {
        const written = text.slice(first.start, last.end);
        const title: Word = { ...first, text: written, end: last.end, meanings: [] };
        found.push({ ...make(words, at, written, [title], written), covers: bare });
      }
    }
  }
  return found;
}

function make(words: readonly Word[], at: number, quote: string, own: Word[], written: string) {
  const carrier = nearestCarrier(words, at);
  const on = meaningOf(carrier, 'carrier')?.value;
  const writing: Writing = {
    text: quote,
    words: written,
    ...(on === undefined ? {} : { on: preciseOn(carrier, on) }),
  };
  const read = carrier && isReadOn(words, at) ? [words[at - 1] as Word] : [];
  // Of a shirt there is more to be seen than what stands on it: it is told by itself.
  return { writing, own: [...own, ...read, ...(carrier && on !== 'shirt' ? [carrier] : [])], covers: [] };
}

/** "A board that reads", "a mug reading": nobody reads. */
function isReadOn(words: readonly Word[], at: number): boolean {
  const [before, verb] = [words[at - 2], words[at - 1]];
  return (
    /^read(?:s|ing)?$/i.test(verb?.text ?? '') &&
    (means(before, 'carrier') || /^(?:that|which)$/i.test(before?.text ?? ''))
  );
}

/** "Neon sign" is longer than "sign", and a poster may be a kind of image too. */
function preciseOn(carrier: Word | undefined, on: WritingCarrier): WritingCarrier {
  return (
    carrier?.meanings.reduce<WritingCarrier>((kept, one) => (one.is === 'carrier' ? one.value : kept), on) ??
    on
  );
}

function nearestCarrier(words: readonly Word[], at: number): Word | undefined {
  for (let away = 1; away <= NEAR; away++) {
    for (const place of [at - away, at + away])
      if (means(words[place], 'carrier') && !isBesideIt(words, place, at)) return words[place];
  }
  return undefined;
}

/** On these stands what is said of the whole image. */
const SHEETS: ReadonlySet<WritingCarrier> = new Set(['poster', 'card', 'logo', 'banner']);
/** These have words of their own on them only where it is said. */
const THINGS: ReadonlySet<WritingCarrier> = new Set(['cup', 'bottle', 'cake', 'book', 'shirt']);

/** "A poster with a cup and the text": the thing is shown on the sheet, and the words are not on it. */
function isBesideIt(words: readonly Word[], place: number, at: number): boolean {
  const carrier = words[place];
  const kind = meaningOf(carrier, 'carrier')?.value;
  if (kind === undefined || !THINGS.has(kind)) return false;
  const between = words.slice(Math.min(place, at) + 1, Math.max(place, at));
  const isOnSheet =
    carrier?.clause !== words[at]?.clause &&
    words.some((word) => SHEETS.has(meaningOf(word, 'carrier')?.value ?? 'cup'));
  return isOnSheet || between.some((word) => means(word, 'joiner'));
}

/** All up to the end of the clause, or to what is beside it: "titled summer jazz night". */
function titleWords(words: readonly Word[], from: number): Word[] {
  const first = words[from];
  if (!first || first.clause !== words[from - 1]?.clause) return [];
  const title: Word[] = [];
  for (const [at, word] of words.slice(from, from + MOST_TITLE_WORDS).entries()) {
    if (word.clause !== first.clause || word.isHan !== first.isHan || means(word, 'quote')) break;
    // 标题为夏夜爵士的海报.
    if (AFTER_TITLE.test(word.text) || means(word, 'carrier')) break;
    if (word.text === '的' && means(words[from + at + 1], 'carrier')) break;
    title.push(word);
  }
  return title;
}

/** In capitals; on what bears letters in any: "a sign that says open". */
function saidWords(words: readonly Word[], at: number): Word[] {
  const bare = bareWords(words, at + 1);
  if (bare.length > 0 || !SAYS_ANY.test(words[at]?.text ?? '') || !nearestCarrier(words, at)) return bare;
  const said = titleWords(words, at + 1);
  const end = said.findIndex(({ text }) => /^(?:and|in|on|at|near|next to|beside|by)$/i.test(text));
  return end < 0 ? said : said.slice(0, end);
}

/** OPEN in "a sign that says OPEN": capitals, up to the end of the clause. */
function bareWords(words: readonly Word[], from: number): Word[] {
  const first = words[from];
  const before = words[from - 1];
  if (!first || first.clause !== before?.clause || means(first, 'quote')) return [];
  const bare: Word[] = [];
  for (const word of words.slice(from, from + MOST_WORDS)) {
    if (word.clause !== first.clause || word.isHan !== first.isHan || means(word, 'quote')) break;
    if (!word.isHan && !/^\p{Lu}|^\d/u.test(word.text)) break;
    if (word.isHan && (word.text === '的' || means(word, 'carrier'))) break;
    bare.push(word);
  }
  return bare;
}
