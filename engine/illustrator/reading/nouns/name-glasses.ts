// "Two glasses beside a wine bottle", 一瓶红酒和两个杯子: what stands by a bottle is drunk from, and nobody wears it.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, means, UNSHOWN, type Word } from '../words/word.ts';

const GLASSES =
  /^(?:(?:empty |crystal )?glass(?:es)?|goblets?|tumblers?|杯子|玻璃杯|酒杯|高脚杯|空酒杯|小酒杯|空杯子)$/i;
/** What one drinks from, by what is poured. */
const POURED: Readonly<Record<string, string>> = {
  'wine-bottle': 'wine glass',
  'bottle-with-popping-cork': 'wine glass',
  'whiskey-bottle': 'whiskey',
  'beer-bottle': 'beer',
  'water-bottle': 'glass of water',
  'baijiu-bottle': 'glass of water',
  lemonade: 'lemonade',
  sake: 'sake',
};
/** Words between the bottle and its glasses. */
const REACH = 8;

/** Changes what the words mean: glasses near a bottle are of what is in it. */
export function nameGlasses(words: readonly Word[]): Word[] {
  const named = nameVessels(words);
  // "Lemonade in a blue glass": what is in it is not blue.
  return named.map((word, at) => {
    const next = words[at + 1]?.text === '的' ? at + 2 : at + 1;
    const isOfGlass = named[next] !== undefined && named[next] !== words[next];
    return means(word, 'colour') && isOfGlass ? { ...word, meanings: UNSHOWN } : word;
  });
}

function nameVessels(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!GLASSES.test(word.text) || words[at + 1]?.text === 'of' || isWorn(words, at)) return word;
    const drink = words
      .slice(Math.max(0, at - REACH), at + REACH + 1)
      .map((one) => POURED[meaningOf(one, 'subject')?.value.key ?? ''])
      .find((one) => one !== undefined);
    const meaning = drink && VOCABULARY.get(drink)?.find(({ is }) => is === 'subject');
    // "Glasses" are no pair of them here.
    return meaning
      ? { ...word, isPlural: word.isPlural === true || /es$/i.test(word.text), meanings: [meaning] }
      : word;
  });
}

/** "A man with glasses", "wearing glasses". */
function isWorn(words: readonly Word[], at: number): boolean {
  if (!/^glasses$/i.test(words[at]?.text ?? '')) return false;
  const before = words.slice(Math.max(0, at - 3), at);
  const isSomebody = words
    .slice(Math.max(0, at - REACH), at)
    .some((one) => meaningOf(one, 'subject')?.value.kind === 'figure');
  return before.some(
    (one) => meaningOf(one, 'link')?.value === 'wearing' || (isSomebody && /^(?:with|in)$/i.test(one.text)),
  );
}
