// 圣诞老人坐着雪橇, "Santa riding a sled": his is a sleigh, and no sledge down a slope.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const SANTA = /santa|father christmas|圣诞老人|圣诞爷爷|🎅/i;

const SKY = /\bsky\b|moon|stars|夜空|天空|月亮|星空/i;
const ACROSS = /^(?:across|through|over|past|划过|掠过|穿过|飞越)$/i;

/** Returns the words with what Santa rides as his sleigh. */
export function nameSleighRide(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => SANTA.test(text))) return [...words];
  const hasSky = words.some(({ text }) => SKY.test(text));
  return words.map((word) =>
    hasSky && ACROSS.test(word.text)
      ? { ...word, meanings: [{ is: 'act', value: 'fly' }] }
      : meaningOf(word, 'person-act')?.value === 'sled' || meaningOf(word, 'subject')?.value.key === 'sled'
        ? { ...word, meanings: VOCABULARY.get('圣诞雪橇') ?? [] }
        : word,
  );
}
