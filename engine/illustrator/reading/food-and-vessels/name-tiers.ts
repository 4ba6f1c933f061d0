// "A three-tier white cake", 三层白色蛋糕: how high one cake is, and no number of cakes. Of a strawberry cake only one tier is drawn.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const TIERS = /^(?:[二两三四五六七多]层|(?:two|three|four|five|multi)[- ]?tier(?:ed)?|tiered)$/i;
const CAKE = /^(?:.+-)?cake$/;
/** Words between it and its cake: a colour, what it is covered with. */
const REACH = 4;

/** Returns the words, with such a cake as the one that stands in tiers. */
export function nameTiers(words: readonly Word[]): Word[] {
  const cakes = new Set<Word>();
  const tiers = new Set<Word>();
  const unseen = new Set<Word>();
  for (const [at, word] of words.entries()) {
    if (!TIERS.test(word.text)) continue;
    const cake = words
      .slice(at + 1, at + 1 + REACH)
      .find((one) => CAKE.test(meaningOf(one, 'subject')?.value.key ?? '') && one.clause === word.clause);
    if (!cake) continue;
    if (!isPlain(cake)) unseen.add(word);
    else if (!means(words[at + 1], 'subject')) {
      tiers.add(word);
      cakes.add(cake);
    }
  }
  return words.map((word) => {
    if (unseen.has(word)) return { ...word, meanings: [] };
    if (cakes.has(word)) return { ...word, meanings: VOCABULARY.get('tiered cake') ?? [] };
    return tiers.has(word) ? { ...word, meanings: [{ is: 'adjective' }] } : word;
  });
}

/** Drawn in tiers: plain, or with cream alone. */
function isPlain(cake: Word): boolean {
  return meaningOf(cake, 'subject')?.value.key === 'cake' || /^(?:奶油蛋糕|cream cake)$/i.test(cake.text);
}
