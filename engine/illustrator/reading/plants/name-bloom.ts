// "A butterfly on a flower", 蜜蜂在向日葵上采蜜: the flower is seen from near, and is no field of them.

import { INSECT_KEYS } from '../../lexicon/barriers.ts';
import { bloomOf } from '../../scenery/bloom-kinds.ts';
import { isSatOn } from './name-leaf.ts';
import { meaningOf, type Word } from '../words/word.ts';

/** What is done at a flower, or how near it is seen. */
const AT_FLOWER =
  /^(?:(?:collecting|gathering|sipping|drinking|feeding on) (?:nectar|pollen)|pollinat(?:ing|es)|nectar|pollen|采蜜|采花蜜|采花粉|吸食花蜜|吸花蜜|授粉)$/i;
/** More are a swarm, and fly. */
const FEW = 3;
/** So far apart the insect and its flower may be named. */
const REACH = 14;

/** Changes what the flower means where an insect is at it. */
export function nameBloom(words: readonly Word[]): Word[] {
  const insect = words.findIndex((word) => INSECT_KEYS.has(meaningOf(word, 'subject')?.value.key ?? ''));
  const own = words[insect];
  if (!own || (own.isPlural && !own.isHan) || isMany(words, insect)) return [...words];
  const isNear = words.some(
    (word) => AT_FLOWER.test(word.text) || meaningOf(word, 'frame')?.value === 'close_up',
  );
  const at = words.findIndex(
    (word, place) =>
      Math.abs(place - insect) <= REACH &&
      bloomOf(meaningOf(word, 'subject')?.value, word.text) !== undefined &&
      (isNear || isSatOn(words, place)),
  );
  return words.map((word, place) => {
    const bloom = place === at ? bloomOf(meaningOf(word, 'subject')?.value, word.text) : undefined;
    return bloom ? { ...word, isPlural: false, meanings: [{ is: 'subject', value: bloom }] } : word;
  });
}

function isMany(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some((word) => (meaningOf(word, 'number')?.value ?? 0) > FEW);
}
