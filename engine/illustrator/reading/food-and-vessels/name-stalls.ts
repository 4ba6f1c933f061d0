// "A vegetable stand", 蔬菜摊上: the stall of a market, named after what is sold there.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const STALL = /^(?:stalls?|stands?|booths?)$/i;
const STANDING = /^(?:behind|next to|beside|near|on|in front of|between|under)$/i;
const STALL_HAN = /^(?:摊|摊位|摊子|摊上|摊位上|摊子上|摊儿)$/;
/** Their names alone are of no kind that is drawn. */
const OF_ALL_KINDS =
  /^(?:fruits?|vegetables?|veggies|produce|flowers?|farm|farmers?|水果|蔬菜|菜|瓜果|果蔬|鲜花|花)$/i;
const SELLS = /^(?:selling|sells|offering|displaying|卖|卖着|出售|售卖|摆着|摆满|摆满了)$/i;

/** "Selling lemonade at a wooden stand". */
function isSold(words: readonly Word[], { clause }: Word): boolean {
  return words.some((one) => one.clause === clause && /^(?:selling|sells)$/i.test(one.text));
}

/** Joins both words; of a single kind that is named the word for it stays a thing as well. */
export function nameStalls(words: readonly Word[]): Word[] {
  const stall = VOCABULARY.get('market stall')?.find(({ is }) => is === 'subject');
  if (!stall) return [...words];
  const joined: Word[] = [];
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1);
    // "A glass of wine stands behind it": there nothing is sold.
    const isDone = /^stands$/i.test(word.text) && STANDING.test(words[at + 1]?.text ?? '');
    const isHead = !isDone && (word.isHan ? STALL_HAN.test(word.text) : STALL.test(word.text));
    const isNamed = last !== undefined && last.run === word.run && last.isHan === word.isHan;
    if (isHead && isNamed && OF_ALL_KINDS.test(last.text.replace(/'s$/i, ''))) {
      const text = `${last.text}${word.isHan ? '' : ' '}${word.text}`;
      joined[joined.length - 1] = {
        ...word,
        text,
        start: last.start,
        meanings: [stall],
        isPossessive: false,
      };
    } else if (
      isHead &&
      /^(?:wooden|roadside|little|small)$/i.test(last?.text ?? '') &&
      isSold(words, word)
    ) {
      joined.push({ ...word, meanings: [stall] });
    } else if (isHead && isNamed && meaningOf(last, 'subject')?.value.kind === 'food') {
      // The stall is named, and what is on it.
      joined[joined.length - 1] = { ...last, isPlural: true };
      joined.push({ ...word, run: word.run + 0.5, meanings: [stall] });
    } else joined.push(word);
  }
  const hasStall = joined.some((word) => meaningOf(word, 'subject')?.value.key === 'market-stall');
  return hasStall
    ? joined.map((word) => (SELLS.test(word.text) ? { ...word, meanings: [{ is: 'structure' }] } : word))
    : joined;
}
