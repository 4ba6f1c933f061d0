// Finds what is to be written on what: a quote and the sign, card or poster near it; also "a sign that says OPEN".

import type { Taken } from './take-writing.ts';
import type { Writing, WritingCarrier } from './prompt-reading.ts';
import { means, meaningOf, type Word } from './word.ts';

/** How many words away a carrier may stand. */
const NEAR = 7;
const MOST_WORDS = 6;
const SAYS_BARE =
  /^(?:says|saying|say|that says|which says|写着|写有|写上|印着|印有|刻着|上书|字样|标题[是为]?|主题[是为]|lettering|titled|labeled|labelled|with the words?|with the text)$/i;

/** A cat that is named Tom wears no letters; a logo has the name. */
const NAMED = /^(?:called|named|for|叫|名为|名叫|名字[叫是]|店名[叫是]?|品牌名[叫是为]?)$/i;

/** Returns the writing, and of each which words it stood in. */
export function placeWriting(
  text: string,
  words: readonly Word[],
  { quotes, details }: Pick<Taken, 'quotes' | 'details'>,
): { writing: Writing; own: Word[] }[] {
  const found: { writing: Writing; own: Word[] }[] = [];
  const isOnLogo = words.some((word) => meaningOf(word, 'carrier')?.value === 'logo');
  for (const [at, word] of words.entries()) {
    const start = meaningOf(word, 'quote')?.value;
    const quote = start === undefined ? undefined : quotes.get(start);
    const isDetail = start !== undefined && details.has(start);
    const typed = text.slice(word.start, word.end);
    if (quote !== undefined && isDetail)
      found.push({ writing: { text: quote, words: typed, on: 'poster', isDetail }, own: [word] });
    else if (quote !== undefined) found.push(make(words, at, quote, [word], typed));
    else if (SAYS_BARE.test(word.text) || (NAMED.test(word.text) && isOnLogo)) {
      const bare = bareWords(words, at + 1);
      const [first] = bare;
      const last = bare.at(-1);
      if (first && last) {
        const written = text.slice(first.start, last.end);
        found.push(make(words, at, written, bare, written));
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
  // Of a shirt there is more to be seen than what stands on it: it is told by itself.
  return { writing, own: carrier && on !== 'shirt' ? [...own, carrier] : own };
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
    for (const one of [words[at - away], words[at + away]]) if (means(one, 'carrier')) return one;
  }
  return undefined;
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
