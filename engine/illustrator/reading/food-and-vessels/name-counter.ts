// "A barista behind the counter", 吧台后的调酒师: what one stands behind in a shop is a thing, and a bar is one.

import { COUNTER } from '../../lexicon/barriers.ts';
import { isUnknown, means, meaningOf, type Word } from '../words/word.ts';

const COUNTERS = /^(?:(?:coffee |shop |store |bar |bakery |cafe |café )?counter|bar|柜台|吧台|收银台|前台)$/i;

export function nameCounter(words: readonly Word[]): Word[] {
  // With stools, it is the counter of a room that they stand at.
  const hasStools = words.some((word) => meaningOf(word, 'subject')?.value.key === 'stool');
  return words.map((word, at) => {
    if (!COUNTERS.test(word.text)) return word;
    if (!isStoodBehind(words, at))
      return hasStools ? { ...word, meanings: [{ is: 'scene', value: 'room' }] } : word;
    // A bar is also the room that it is in.
    const places = word.meanings.filter(({ is }) => is === 'scene');
    return { ...word, meanings: [{ is: 'subject', value: COUNTER }, ...places] };
  });
}

function isStoodBehind(words: readonly Word[], at: number): boolean {
  if (words[at]?.isHan === true) return meaningOf(words[at + 1], 'place-after')?.value === 'behind';
  const before = words
    .slice(0, at)
    .findLast(
      (word) =>
        !/^(?:an?|the|his|her|their)$/i.test(word.text) &&
        !isUnknown(word) &&
        !means(word, 'adjective', 'colour', 'size', 'scene'),
    );
  return meaningOf(before, 'link')?.value === 'behind';
}
