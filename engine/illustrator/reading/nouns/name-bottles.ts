// "Two bottles of beer", 三瓶红酒: as the lexicon has them by the one. What is drunk from them otherwise is in glasses.

import { joinWords } from '../words/noun-phrase.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import type { Meaning, Word } from '../words/word.ts';

const SEVERAL = /^(?:bottle|can|jar|tin|box|carton|tube|vial)(?:e?s)$/i;
const MEASURE = /^(?:[两二三四五六七八九十几数]|[一二三四五六七八九十]{2,3})(?<measure>[瓶罐坛盒])$/u;
/** "Bottles of cold red wine": so many words name what is in them. */
const LONGEST = 3;

const CUPS = /^(?:cups|mugs)$/i;

/** "Two cups of tea" are cups, as one of them is, and no pots. */
export function nameCups(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const end = CUPS.test(word.text) ? endOfContent(words, at) : undefined;
    named.push(end ? { ...joinWords(words, [at, end.at], end.meanings), isPlural: true } : word);
    at = end?.at ?? at;
  }
  return named;
}

/** Returns the words with several bottles as what one of them is. */
export function nameBottles(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const end = SEVERAL.test(word.text) ? endOfContent(words, at) : undefined;
    if (end !== undefined) {
      named.push({ ...joinWords(words, [at, end.at], end.meanings), isPlural: true });
      at = end.at;
      continue;
    }
    const measure = MEASURE.exec(words[at - 1]?.text ?? '')?.groups?.measure;
    const bottled = measure === undefined ? undefined : subjectOf(`一${measure}${word.text}`);
    named.push(bottled ? { ...word, meanings: bottled } : word);
  }
  return named;
}

function endOfContent(
  words: readonly Word[],
  at: number,
): { at: number; meanings: readonly Meaning[] } | undefined {
  if (words[at + 1]?.text !== 'of') return undefined;
  const one = (words[at]?.text ?? '').toLowerCase().replace(/(?<=x)es$|s$/, '');
  for (let end = at + 1 + LONGEST; end > at + 1; end--) {
    const content = words.slice(at + 2, end + 1);
    if (content.length === 0 || content.some(({ run }) => run !== words[at]?.run)) continue;
    const meanings = subjectOf(`${one} of ${content.map(({ text }) => text.toLowerCase()).join(' ')}`);
    if (meanings) return { at: Math.min(end, words.length - 1), meanings };
  }
  return undefined;
}

function subjectOf(phrase: string): readonly Meaning[] | undefined {
  const meanings = VOCABULARY.get(phrase);
  return meanings?.some(({ is }) => is === 'subject') ? meanings : undefined;
}
