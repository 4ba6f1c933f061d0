// "A man holding a sign that says 'HELLO'", 举着牌子的女孩: a board in both hands, and none on a post.

import { isFigure, means, meaningOf, type Meaning, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

/** Words between the verb and the sign. */
const BETWEEN = 5;
const WITH = /^with(?: a)?$/i;
const BANNER = /banner|横幅|条幅/i;
const HELD: readonly Meaning[] = [{ is: 'person-act', value: 'placard' }];

/** Returns the words, the verb told as holding a board where somebody is named before the sign. */
export function holdSigns(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (isHolding(words, at, 'sign')) return { ...word, meanings: HELD };
    // A banner hangs over all of them, and nobody holds it.
    return isHolding(words, at, 'banner') ? { ...word, meanings: [] } : word;
  });
}

function isHolding(words: readonly Word[], at: number, carrier: 'sign' | 'banner'): boolean {
  const word = words[at] as Word;
  const isVerb =
    meaningOf(word, 'link')?.value === 'holding' ||
    meaningOf(word, 'person-act')?.value === 'lift' ||
    WITH.test(word.text);
  if (!isVerb) return false;
  const after = words.slice(at + 1, at + 1 + BETWEEN).filter(({ clause }) => clause === word.clause);
  const sign = after.findIndex(
    (one) => meaningOf(one, 'carrier')?.value === carrier && (carrier === 'sign' || BANNER.test(one.text)),
  );
  if (sign < 0 || after.slice(0, sign).some((one) => means(one, 'subject', 'garment', 'link'))) return false;
  return words.some((one) => one.clause === word.clause && isSomebody(one));
}

function isSomebody(word: Word): boolean {
  return isFigure(word) || ANIMAL_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? 'item');
}
