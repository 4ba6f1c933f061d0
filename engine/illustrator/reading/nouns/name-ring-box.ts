// "A diamond ring in a velvet box", 盒子里的戒指: one thing, the box that rings are given in.

import { VOCABULARY } from '../words/vocabulary.ts';
import { isUnknown, means, type Word, keyOf } from '../words/word.ts';

/** How many words after one the other may stand. */
const NEAR = 6;
const PUT = /^(?:放在|装在|躺在|在)$/u;
const INSIDE = /^(?:in|inside|里|里的|中的|里面|里面的|中)$/iu;

/** Joins the words of both, and what is between them. */
export function nameRingBox(words: readonly Word[]): Word[] {
  for (const [at, first] of words.entries()) {
    if (!isOne(first)) continue;
    const away = words
      .slice(at + 1, at + 1 + NEAR)
      .findIndex((other) => isOne(other) && keyOf(other) !== keyOf(first) && other.clause === first.clause);
    const last = words[at + 1 + away];
    const between = words.slice(at + 1, at + 1 + Math.max(0, away));
    const isInside =
      between.some(({ text }) => INSIDE.test(text)) ||
      // 戒指放在盒子里.
      (between.some(({ text }) => PUT.test(text)) && INSIDE.test(words[at + 2 + away]?.text ?? ''));
    if (away < 0 || !last || !isInside) continue;
    if (
      !between.every(
        (one) =>
          INSIDE.test(one.text) ||
          isUnknown(one) ||
          means(one, 'adjective', 'structure', 'colour', 'place-after'),
      )
    )
      continue;
    const text = [first, ...between, last].map((one) => one.text).join(first.isHan ? '' : ' ');
    const joined: Word = {
      ...first,
      text,
      end: last.end,
      isPlural: false,
      meanings: VOCABULARY.get('ring box') ?? [],
    };
    // 红宝石戒指放在黑色的盒子里: what is seen is the box, in its colour.
    const shade = between.find((one) => means(one, 'colour'));
    const before = words
      .slice(0, at)
      .map((one) =>
        shade && one.clause === first.clause && means(one, 'colour') ? { ...one, meanings: [] } : one,
      );
    return [...before, ...(shade ? [shade] : []), joined, ...words.slice(at + away + 2)];
  }
  return [...words];
}

function isOne(word: Word): boolean {
  return /^(?:ring|package)$/.test(keyOf(word) ?? '');
}
