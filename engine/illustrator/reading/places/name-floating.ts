// "A floating castle", 漂浮在云端的城堡, 浮空城堡: what stands in the air stands on land that hangs there; on water it floats as
// boats do.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const FLOATING = /^(?:floating|hovering|levitating|浮空|悬浮|悬浮的|漂浮|漂浮的|飘浮|飘浮的|空中)$/i;
const AFLOAT = /^(?:water|river|canal|market|水上|水面|水|河|hotel|dock)$/i;
const WATERS: ReadonlySet<string> = new Set(['sea', 'lake', 'water-town', 'underwater']);
/** Words between it and its house: "a floating old stone castle". */
const REACH = 3;

/** Returns the words, with such a word as the island that its house is on. */
export function nameFloating(words: readonly Word[]): Word[] {
  const hasIsland = words.some((word) => meaningOf(word, 'subject')?.value.key === 'floating-island');
  if (hasIsland) return [...words];
  return words.map((word, at) => {
    if (!isBeforeHouse(words, at)) return word;
    if (words.some((one) => one.clause === word.clause && isOfWater(one))) return word;
    // No word of a compound: the run is one of its own.
    return { ...word, meanings: VOCABULARY.get('floating island') ?? [], run: word.run + 0.5 };
  });
}

function isOfWater({ text, meanings }: Word): boolean {
  return AFLOAT.test(text) || meanings.some((one) => one.is === 'scene' && WATERS.has(one.value));
}

function isBeforeHouse(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !FLOATING.test(word.text)) return false;
  const next = words
    .slice(at + 1, at + 1 + REACH)
    .find((one) => one.text !== '的' && !means(one, 'adjective', 'size', 'colour', 'material'));
  return next?.run === word.run && meaningOf(next, 'subject')?.value.kind === 'building';
}
